# Земля кланів

land = Земля кланів
land-pitch = Захоплюйте землю клітинку за клітинкою, складайте фігури з призів і будуйте на них замки. І бережіть їх: мечі відбирають замки, щити боронять. Четвертий приз закінчує партію, перемагає той, хто має більше очок.
land-rules-brief =
    У свій хід ви робите одне: захоплюєте клітинку або нападаєте на замок.
    Щоб захопити клітинку, зіграйте карту землі й покладіть жетон на вільну клітинку з її символом. Якщо це завершує фігуру з викладеного призу, на місці жетонів постає замок, а приз ваш. Чаклун захоплює будь-яку вільну клітинку або клітинку з чужим жетоном.
    Щоб напасти, будьте біля замку не слабші за власника й зіграйте мечі. Стільки ж щитів відіб’є напад, інакше замок і приз ваші.
    Четвертий приз у клану закінчує партію. Перемагає той, хто має більше очок.

command-land = земля
command-land-about = Земля кланів
command-land-conquer = захопити
command-land-conquer-about = Зіграти карту й покласти жетон на клітинку
command-land-wizard = чаклун
command-land-wizard-about = Зіграти Чаклуна: на вільну клітинку або замість чужого жетона
command-land-attack = напасти
command-land-attack-about = Напасти на чужий замок
command-land-join = підтримати
command-land-join-about = Додати мечі до нападу напарника
command-land-defend = захист
command-land-defend-about = Відповісти на напад щитами або не захищатися
command-land-discard = скинути
command-land-discard-about = Скинути карту, якщо жодною не можна захопити клітинку
command-land-orders = наказ
command-land-orders-about = Вирішити наперед, як відповідати на напади на ваші замки
option-land-card = карта
option-land-card-about = Яка карта з руки
option-land-square = клітинка
option-land-square-about = Яка клітинка, наприклад c4
option-land-token = жетон
option-land-token-about = Який жетон перейде туди, якщо всі вже на полі
option-land-build = замок
option-land-build-about = Який замок збудувати, якщо готові кілька
option-land-which = чаклун
option-land-which-about = Відкритий Чаклун або той, що на руці
option-land-castle = замок
option-land-castle-about = Який замок, за його першою клітинкою
option-land-swords = мечі
option-land-swords-about = Скільки мечів
option-land-shields = щити
option-land-shields-about = Скільки щитів; 0 — не захищатися
option-land-order = наказ
option-land-order-about = Що наказати на цю партію

# Назви, для всіх текстів, де таке є серед фактів. Завжди в називному відмінку.
# Карта однієї-єдиної клітинки надходить двома частинами: oak і c9.
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
    [I3] ряд із 3
    [V3] кутик із 3
    [I4] ряд із 4
    [L4] L із 4
    [T4] T із 4
    [O4] квадрат із 4
    [S4] S із 4
    [I5] ряд із 5
    [L5] L із 5
    [Y5] Y із 5
    [P5] P із 5
    [U5] U із 5
    [V5] V із 5
    [T5] T із 5
    [N5] N із 5
    [F5] F із 5
    [W5] W із 5
    [Z5] Z із 5
   *[X5] хрест із 5
}
land-fact-corner = { $value ->
    [0] зліва вгорі
    [1] справа вгорі
    [2] зліва внизу
   *[3] справа внизу
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
land-move-attack = Напасти на { $castle }
land-move-attack-about = Сила { $strength } : { $against } · { $shape_name }, очки: { $points } · замок клану: { $other_clan }
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
land-made-throw = Це була карта: { $card_name }.
land-made-wizard = Зіграно відкритого Чаклуна.
land-made-discard = Ви скинули карту.
land-made-column = Стовпець { $column }.
land-made-square = Клітинка { $square } ваша.
land-made-token = Ваш жетон прийшов із { $square }.
land-made-castle = Ваш замок збудовано на { $squares }, очки: { $points }.
land-made-attack = Ви напали на { $castle }.
land-made-swords = { $swords ->
    [0] Ви не додали мечів.
    [one] Ви зіграли { $swords } меч.
    [few] Ви зіграли { $swords } мечі.
    [many] Ви зіграли { $swords } мечів.
   *[other] Ви зіграли { $swords } меча.
}
land-made-defend = { $shields ->
    [one] Ви дали { $shields } щит.
    [few] Ви дали { $shields } щити.
    [many] Ви дали { $shields } щитів.
   *[other] Ви дали { $shields } щита.
}
land-made-decline = Ви не стали захищатися.

## Етапи й питання

land-stage-turn = Хід { $turn }: { $who } захоплює клітинку або нападає
land-stage-swords = Напад на { $castle }: { $who } може додати мечі
land-stage-shields = Напад на { $castle }: чекаємо відповіді
land-stage-over = Партію завершено
land-ask-action = Хід { $turn }: захопіть клітинку картою чи Чаклуном або нападіть на замок.
land-ask-column = У якому стовпці Чаклун покладе ваш жетон?
land-ask-square = Яку клітинку захопити?
land-ask-token = Усі ваші жетони на полі. Який із них перейде туди?
land-ask-castle = Готові одразу кілька фігур. Який замок збудувати?
land-ask-discard = Яку карту скинути?
land-ask-swords = Напад на { $castle }, сила { $strength } : { $against }. Скільки мечів зіграти?
land-ask-join = Напарник нападає на { $castle }, сила { $strength } : { $against }, поки що { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
    [many] { $swords } мечів
   *[other] { $swords } меча
}. Додасте ще?
land-ask-shields = { $seat } нападає на ваш замок на { $castle }: { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
    [many] { $swords } мечів
   *[other] { $swords } меча
}, сила { $strength } : { $against }. Захищатиметеся? { $needed ->
    [one] Потрібен { $needed } щит
    [few] Потрібно { $needed } щити
    [many] Потрібно { $needed } щитів
   *[other] Потрібно { $needed } щита
}.

## Накази

land-order-shields = Коли нападають на ваші замки
land-order-shields-ask = Питати мене
land-order-shields-ask-about = Щоразу вирішуєте ви
land-order-shields-always = Завжди захищати, якщо можу
land-order-shields-always-about = Одразу, стількома щитами, скільки треба
land-order-shields-never = Ніколи не захищати
land-order-shields-never-about = Замки падають одразу, щити лишаються на руці
land-ordered-shields-ask = Коли нападуть на ваші замки, вас запитають.
land-ordered-shields-always = У цій партії ваші замки захищають одразу, якщо є чим. Змінити можна командою /земля наказ.
land-ordered-shields-never = У цій партії ваші замки не захищають. Змінити можна командою /земля наказ.

## Події

land-event-conquered = { $card ->
    [wizard] { $seat } посилає Чаклуна на **{ $square }**.
   *[other] { $seat } захоплює **{ $square }** ({ $card_name }).
}
land-event-replaced = Чужий жетон повертається клану: { $other_clan }.
land-event-moved = Жетон прийшов із { $origin }.
land-event-built = { $seat } будує замок на **{ $squares }**: { $shape_name }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
land-event-prize = Новий приз { $corner_name }: { $shape_name }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
land-event-bag_empty = Мішечок порожній: кут { $corner_name } лишається без призу.
land-event-discarded = { $seat } скидає карту: { $card_name }.
land-event-reshuffled = Скид перемішано, у новій колоді { $cards ->
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
land-event-attacked = { $seat } нападає на **{ $castle }**, { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
    [many] { $swords } мечів
   *[other] { $swords } меча
}. Замок клану: { $other_clan }. Сила **{ $strength } : { $against }**.
land-event-joined = { $swords ->
    [0] { $seat } не додає мечів.
    [one] { $seat } додає { $swords } меч.
    [few] { $seat } додає { $swords } мечі.
    [many] { $seat } додає { $swords } мечів.
   *[other] { $seat } додає { $swords } меча.
}
land-event-answered = { $seat }: відповідь дано.
land-event-offered = { $shields ->
    [0] { $seat } не дає щитів.
    [one] { $seat } дає { $shields } щит.
    [few] { $seat } дає { $shields } щити.
    [many] { $seat } дає { $shields } щитів.
   *[other] { $seat } дає { $shields } щита.
}
land-event-repelled = Напад на **{ $castle }** відбито, { $shields ->
    [one] { $shields } щит
    [few] { $shields } щити
    [many] { $shields } щитів
   *[other] { $shields } щита
}. { $other } відступає, замок лишається за кланом: { $seat_clan }.
land-event-captured = { $seat } здобуває замок на **{ $castle }**, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}. Замок належав клану: { $other_clan }.
land-event-ended = { $seat } дістає четвертий приз.

## Кінець

land-outcome-prizes = { $count ->
    [0] Перемогу ділять { $winners }!
    [one] { $winners } перемагає!
    [few] { $winners } перемагають!
    [many] { $winners } перемагають!
   *[other] { $winners } перемагають!
}

## Відмови

land-refusal-no-such-move = Такого ходу немає. Назвіть карту, клітинку на зразок c4 або візьміть хід із меню.
land-refusal-not-asked = Зараз питають про інше.
land-refusal-card-not-held = Цієї карти у вас немає: { $card_name }.
land-refusal-no-square-left = { $card_name }: для цієї карти не лишилося клітинки.
land-refusal-only-no-mans-land = { $card_name } захоплює лише нічийну землю, і лише щоб завершити фігуру.
land-refusal-no-wizard = Ви не маєте Чаклуна.
land-refusal-one-wizard-a-turn = За хід грають лише одного Чаклуна.
land-refusal-column-closed = У стовпці { $column } немає клітинки для Чаклуна.
land-refusal-other-column = Клітинка { $square } в іншому стовпці.
land-refusal-own-token = На { $square } вже лежить ваш жетон.
land-refusal-castle-there = На { $square } стоїть замок.
land-refusal-completes-nothing = { $square } — нічийна земля: жетон там має завершити фігуру.
land-refusal-square-taken = На { $square } лежить жетон.
land-refusal-wrong-land = Клітинка { $square } не пасує до карти «{ $card_name }».
land-refusal-no-own-token = На { $square } немає вашого жетона.
land-refusal-token-is-needed = Жетон на { $square } потрібен для фігури.
land-refusal-shape-not-displayed = Такої фігури немає на жодному призі: { $shape_name }.
land-refusal-castle-not-complete = На { $squares } нічого не завершено.
land-refusal-no-castle = На { $castle } не починається жоден замок.
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
land-refusal-shields-dont-fit = Щитів треба рівно стільки, скільки бракує: { $needed }. Ви маєте { $held }.
land-refusal-cards-can-conquer = Скидати можна, лише якщо жодною картою не можна захопити клітинку.

## Налаштування

land-options-teams = Команди по двоє (учотирьох або вшістьох)?
land-option-teams = команди по двоє
land-reason-each-alone = Без команд потрібно гравців: { $known }.
land-reason-teams-of-two = Для команд по двоє потрібно гравців: { $known }.
land-options-land_match = Що захоплює карта землі?
land-land_match-symbol = будь-яку клітинку зі своїм символом
land-land_match-symbol-about = Звичайна гра
land-land_match-exact = кожна карта землі лише для однієї клітинки
land-land_match-exact-about = На карті названо клітинку; грати важче
land-options-mirror_allowed = Чи можна віддзеркалювати фігури?
land-option-mirror_allowed = без віддзеркалення фігур
land-options-shape_must_contain_new_token = Чи має новий жетон належати до фігури?
land-option-shape_must_contain_new_token = фігура рахується й без нового жетона
land-options-wizard_replaces_card_play = Чи грають Чаклуна замість карти?
land-option-wizard_replaces_card_play = Чаклун на додачу до карти
land-options-points = Очки за призи
land-points-odd = 3, 5 і 7 очок
land-points-odd-about = За розміром фігури
land-points-squares = очко за кожну клітинку
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
