# Земля кланів

land = Земля кланів
land-pitch = Захоплюйте землю квадрат за квадратом, складайте фігури з призових карток і будуйте на них замки. І бережіть їх: мечі відбирають замки, щити боронять. Четверта призова картка завершує партію, перемагає той, у кого найбільше очок.
land-rules-brief =
    У свій хід ви або захоплюєте квадрат, або нападаєте на замок.
    Щоб захопити квадрат, зіграйте карту землі й покладіть жетон на вільний квадрат із її символом. Якщо це завершує фігуру з призової картки в куті поля, на місці жетонів постає замок, а картка ваша. Чаклун захоплює будь-який вільний квадрат або квадрат із чужим жетоном.
    Щоб напасти, треба мати біля замку не менше сили, ніж власник, і зіграти мечі. Якщо захисник відповість стількома ж щитами, напад відбито, інакше замок і призова картка ваші.
    Партія закінчується з четвертою призовою карткою клану. Перемагає той, у кого найбільше очок.

command-land = земля
command-land-about = Земля кланів
command-land-conquer = захопити
command-land-conquer-about = Зіграти карту й покласти жетон на квадрат
command-land-wizard = чаклун
command-land-wizard-about = Зіграти Чаклуна: на вільний квадрат або замість чужого жетона
command-land-attack = напасти
command-land-attack-about = Напасти на чужий замок
command-land-join = підтримати
command-land-join-about = Додати мечі до нападу напарника
command-land-defend = захищатися
command-land-defend-about = Відповісти на напад щитами або не захищатися
command-land-discard = скинути
command-land-discard-about = Скинути карту, якщо жодною не можна захопити квадрат
command-land-orders = наказ
command-land-orders-about = Вирішити наперед, як відповідати на напади на ваші замки
option-land-card = карта
option-land-card-about = Яка карта з руки
option-land-square = квадрат
option-land-square-about = Який квадрат, наприклад c4
option-land-token = жетон
option-land-token-about = Який жетон перейде туди, якщо всі вже на полі
option-land-build = замок
option-land-build-about = Який замок збудувати, якщо готові кілька
option-land-which = чаклун
option-land-which-about = Відкритий Чаклун або той, що в руці
option-land-castle = замок
option-land-castle-about = Який замок: назвіть його перший квадрат
option-land-swords = мечі
option-land-swords-about = Скільки мечів
option-land-shields = щити
option-land-shields-about = Скільки щитів; 0 — не захищатися
option-land-order = наказ
option-land-order-about = Який наказ діє в цій партії

# Назви, для всіх текстів, де таке є серед фактів. Завжди в називному відмінку.
# Карта одного-єдиного квадрата надходить двома частинами: oak і c9.
land-fact-card = { $head ->
    [oak] Дуб
    [crag] Скеля
    [sun] Сонце
    [fish] Риба
    [thistle] Будяк
    [toadstool] Мухомор
    [moon] Місяць
    [stones] Камені
    [sword] Меч
    [shield] Щит
   *[wizard] Чаклун
} { $tail }
land-fact-symbol = { $value ->
    [oak] Дуб
    [crag] Скеля
    [sun] Сонце
    [fish] Риба
    [thistle] Будяк
    [toadstool] Мухомор
    [moon] Місяць
    [stones] Камені
   *[no-mans-land] Нічийна земля
}
land-fact-shape = { $value ->
    [I3] ряд із 3 квадратів
    [V3] кутик із 3 квадратів
    [I4] ряд із 4 квадратів
    [L4] «L» із 4 квадратів
    [T4] «T» із 4 квадратів
    [O4] квадрат 2 × 2
    [S4] «S» із 4 квадратів
    [I5] ряд із 5 квадратів
    [L5] «L» із 5 квадратів
    [Y5] «Y» із 5 квадратів
    [P5] «P» із 5 квадратів
    [U5] «U» із 5 квадратів
    [V5] «V» із 5 квадратів
    [T5] «T» із 5 квадратів
    [N5] «N» із 5 квадратів
    [F5] «F» із 5 квадратів
    [W5] «W» із 5 квадратів
    [Z5] «Z» із 5 квадратів
   *[X5] хрест із 5 квадратів
}
land-fact-corner = { $value ->
    [0] угорі ліворуч
    [1] угорі праворуч
    [2] унизу ліворуч
   *[3] унизу праворуч
}

## Ходи

land-move-card = { $card ->
    [wizard] Чаклун із руки
    [sword] Меч, на нічийну землю
    [shield] Щит, на нічийну землю
   *[other] { $card_name }
}
land-move-throw = { $card_name }
land-move-wizard = Відкритий Чаклун
land-move-discard = Скинути карту
land-move-column = Стовпець { $column }
land-move-square = { $square } · { $symbol_name }
land-move-token = Жетон із { $square }
land-move-castle = { $squares } · { $shape_name }
land-move-castle-about = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
land-move-attack = Напасти на замок { $castle }
land-move-attack-about = Сила { $strength } : { $against } · { $shape_name } · очок: { $points } · замок клану { $other_clan }
land-move-swords = { $swords ->
    [0] Без мечів
    [one] { $swords } меч
    [few] { $swords } мечі
    [many] { $swords } мечів
   *[other] { $swords } меча
}
land-move-defend = Захищатися: { $shields ->
    [one] { $shields } щит
    [few] { $shields } щити
    [many] { $shields } щитів
   *[other] { $shields } щита
}
land-move-decline = Не захищатися

land-made-card = Ваша карта: { $card_name }.
land-made-throw = Це { $card_name }.
land-made-wizard = Ви зіграли відкритого Чаклуна.
land-made-discard = Ви скинули карту.
land-made-column = Стовпець { $column }.
land-made-square = Квадрат { $square } ваш.
land-made-token = Ваш жетон перейшов із { $square }.
land-made-castle = Ви збудували замок на { $squares }, очок: { $points }.
land-made-attack = Ви напали на { $castle }.
land-made-swords = { $swords ->
    [0] Ви не додали мечів.
    [one] Ви зіграли { $swords } меч.
    [few] Ви зіграли { $swords } мечі.
    [many] Ви зіграли { $swords } мечів.
   *[other] Ви зіграли { $swords } меча.
}
land-made-defend = Ви зіграли { $shields } щит / щити / щитів.
land-made-decline = Ви не стали захищатися.

## Етапи й питання

land-stage-turn = Хід { $turn }: { $who } захоплює квадрат або нападає
land-stage-swords = Напад на { $castle }: { $who } може додати мечі
land-stage-shields = Напад на { $castle }: чекаємо на відповідь
land-stage-over = Партію завершено
land-ask-action = Хід { $turn }: захопіть квадрат картою чи Чаклуном або нападіть на замок.
land-ask-column = У якому стовпці Чаклун покладе ваш жетон?
land-ask-square = Який квадрат захопити?
land-ask-token = Усі ваші жетони на полі. Який із них перемістити?
land-ask-castle = Готові одразу кілька фігур. Який замок збудувати?
land-ask-discard = Яку карту скинути?
land-ask-swords = Напад на { $castle }, сила { $strength } : { $against }. Скільки мечів зіграти?
land-ask-join = Напарник нападає на { $castle }, сила { $strength } : { $against }, поки що { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
    [many] { $swords } мечів
   *[other] { $swords } меча
}. Додасте ще?
land-ask-shields = { $seat } нападає на ваш замок { $castle }: { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
    [many] { $swords } мечів
   *[other] { $swords } меча
}, сила { $strength } : { $against }. { $needed ->
    [one] Потрібен { $needed } щит
    [few] Потрібно { $needed } щити
    [many] Потрібно { $needed } щитів
   *[other] Потрібно { $needed } щита
}. Захищаєтеся?

## Накази

land-order-shields = Коли нападають на ваші замки
land-order-shields-ask = Питати мене
land-order-shields-ask-about = Щоразу вирішуєте ви
land-order-shields-always = Завжди захищати, якщо можу
land-order-shields-always-about = Одразу й рівно стількома щитами, скільки треба
land-order-shields-never = Ніколи не захищати
land-order-shields-never-about = Замки падають одразу, щити лишаються в руці
land-ordered-shields-ask = Коли нападуть на ваші замки, вас запитають.
land-ordered-shields-always = У цій партії бот одразу захищатиме ваші замки, якщо є чим. Змінити це можна командою `/{ command-land } { command-land-orders }`.
land-ordered-shields-never = У цій партії бот не захищатиме ваших замків. Змінити це можна командою `/{ command-land } { command-land-orders }`.

## Події

land-event-conquered = { $card ->
    [wizard] { $seat } посилає Чаклуна на **{ $square }**.
   *[other] { $seat } захоплює **{ $square }** ({ $card_name }).
}
land-event-replaced = Жетон клану { $other_clan } повертається в запас.
land-event-moved = Жетон перейшов із { $origin }.
land-event-built = { $seat } будує замок на **{ $squares }** ({ $shape_name }) і здобуває { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
land-event-prize = Новий приз { $corner_name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} за { $shape_name }.
land-event-bag_empty = Мішечок порожній: кут { $corner_name } лишається без призу.
land-event-discarded = { $seat } скидає карту: { $card_name }.
land-event-reshuffled = Відбій перемішано, у новій колоді { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
land-event-drew = { $count ->
    [one] Ви берете { $count } карту: { $cards }.
    [few] Ви берете { $count } карти: { $cards }.
    [many] Ви берете { $count } карт: { $cards }.
   *[other] Ви берете { $count } карти: { $cards }.
}
land-event-attacked = { $seat } нападає на замок клану { $other_clan } (**{ $castle }**): { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
    [many] { $swords } мечів
   *[other] { $swords } меча
}, сила **{ $strength } : { $against }**.
land-event-joined = { $swords ->
    [0] { $seat } не додає мечів.
    [one] { $seat } додає { $swords } меч.
    [few] { $seat } додає { $swords } мечі.
    [many] { $seat } додає { $swords } мечів.
   *[other] { $seat } додає { $swords } меча.
}
land-event-answered = { $seat }: відповідь дано.
land-event-offered = { $shields ->
    [0] { $seat } не додає щитів.
    [one] { $seat } додає { $shields } щит.
    [few] { $seat } додає { $shields } щити.
    [many] { $seat } додає { $shields } щитів.
   *[other] { $seat } додає { $shields } щита.
}
land-event-repelled = Напад на **{ $castle }** відбито ({ $shields ->
    [one] { $shields } щит
    [few] { $shields } щити
    [many] { $shields } щитів
   *[other] { $shields } щита
}). { $other } відступає, замок лишається за кланом { $seat_clan }.
land-event-captured = { $seat } здобуває замок клану { $other_clan } на **{ $castle }**: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
land-event-ended = { $seat } отримує четверту призову картку.

## Кінець

land-outcome-prizes = { $count ->
    [0] Спільна перемога: { $winners }!
    [one] { $winners } перемагає!
    [few] { $winners } перемагають!
    [many] { $winners } перемагають!
   *[other] { $winners } перемагають!
}

## Відмови

land-refusal-no-such-move = Такого ходу немає. Назвіть карту чи квадрат на зразок c4 або оберіть хід у меню.
land-refusal-not-asked = Зараз так ходити не можна.
land-refusal-card-not-held = Цієї карти у вас немає: { $card_name }.
land-refusal-no-square-left = { $card_name }: для цієї карти не лишилося вільних квадратів.
land-refusal-only-no-mans-land = { $card_name } захоплює лише нічийну землю, і то лише коли це завершує фігуру.
land-refusal-no-wizard = Ви не маєте Чаклуна.
land-refusal-one-wizard-a-turn = За хід грають лише одного Чаклуна.
land-refusal-column-closed = У стовпці { $column } немає квадрата для Чаклуна.
land-refusal-other-column = Квадрат { $square } в іншому стовпці.
land-refusal-own-token = На { $square } вже лежить ваш жетон.
land-refusal-castle-there = На { $square } стоїть замок.
land-refusal-completes-nothing = { $square } — нічийна земля: жетон там має завершити фігуру.
land-refusal-square-taken = На { $square } лежить жетон.
land-refusal-wrong-land = Квадрат { $square } не підходить до карти «{ $card_name }».
land-refusal-no-own-token = На { $square } немає вашого жетона.
land-refusal-token-is-needed = Жетон на { $square } потрібен для фігури.
land-refusal-shape-not-displayed = Такої фігури немає на жодній призовій картці: { $shape_name }.
land-refusal-castle-not-complete = На { $squares } не завершено жодної фігури.
land-refusal-no-castle = Немає замку з першим квадратом { $castle }.
land-refusal-own-castle = Замок на { $castle } ваш власний.
land-refusal-too-weak = Біля { $castle } вам бракує сили: { $strength } проти { $against }.
land-refusal-no-sword = Ви не маєте мечів.
land-refusal-at-least-one-sword = Для нападу потрібен хоча б один меч.
land-refusal-swords-not-held = { $held ->
    [0] Ви не маєте мечів.
    [one] Ви маєте лише { $held } меч.
    [few] Ви маєте лише { $held } мечі.
    [many] Ви маєте лише { $held } мечів.
   *[other] Ви маєте лише { $held } меча.
}
land-refusal-shields-dont-fit = Щитів треба рівно { $needed }, а у вас { $held }.
land-refusal-cards-can-conquer = Скидати можна, лише якщо жодною картою не можна захопити квадрат.

## Налаштування

land-options-teams = Команди по двоє (учотирьох або вшістьох)?
land-option-teams = команди по двоє
land-reason-each-alone = Без команд потрібно гравців: { $known }.
land-reason-teams-of-two = Для команд по двоє потрібно гравців: { $known }.
land-options-land_match = Що захоплює карта землі?
land-land_match-symbol = будь-який квадрат зі своїм символом
land-land_match-symbol-about = Звичайна гра
land-land_match-exact = кожна карта землі лише для одного квадрата
land-land_match-exact-about = На карті названо квадрат; грати важче
land-options-mirror_allowed = Чи можна віддзеркалювати фігури?
land-option-mirror_allowed = без віддзеркалення фігур
land-options-shape_must_contain_new_token = Чи має новий жетон належати до фігури?
land-option-shape_must_contain_new_token = фігура зараховується й без нового жетона
land-options-wizard_replaces_card_play = Чи грають Чаклуна замість карти?
land-option-wizard_replaces_card_play = Чаклун на додачу до карти
land-options-points = Очки за призові картки
land-points-odd = 3, 5 і 7 очок
land-points-odd-about = За розміром фігури
land-points-squares = очко за кожен квадрат
land-points-squares-about = 3, 4 і 5 очок

## Chapters of the rules

land-chapter-start = Склад і початок
land-chapter-turn = Хід
land-chapter-castles = Замки
land-chapter-wizards = Чаклуни
land-chapter-attacks = Напади
land-chapter-end = Карти й кінець гри
land-chapter-teams = Команди
land-chapter-board = Поле та фігури
