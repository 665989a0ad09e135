# Земля кланов

land = Земля кланов
land-pitch = Занимайте землю клетку за клеткой, складывайте фигуры с призов и стройте на них замки. И берегите их: мечи отнимают замки, щиты хранят. Четвёртый приз завершает партию, побеждает тот, у кого больше очков.
land-rules-brief =
    В свой ход вы делаете одно: занимаете клетку или нападаете на замок.
    Чтобы занять клетку, сыграйте карту земли и поставьте жетон на свободную клетку с её символом. Если это завершает фигуру одного из призов по углам, на месте жетонов встаёт замок, а приз ваш. Колдун занимает любую свободную клетку или клетку с чужим жетоном.
    Напасть можно, если вы у замка не слабее хозяина: сыграйте мечи. Столько же щитов отобьёт нападение, иначе замок и приз ваши.
    Четвёртый приз у клана завершает партию. Побеждает тот, у кого больше очков.

command-land = земля
command-land-about = Земля кланов
command-land-conquer = занять
command-land-conquer-about = Сыграть карту и поставить жетон на клетку
command-land-wizard = колдун
command-land-wizard-about = Сыграть Колдуна: на свободную клетку или вместо чужого жетона
command-land-attack = напасть
command-land-attack-about = Напасть на чужой замок
command-land-join = поддержать
command-land-join-about = Добавить мечи к нападению напарника
command-land-defend = защита
command-land-defend-about = Ответить на нападение щитами или не защищаться
command-land-discard = сброс
command-land-discard-about = Сбросить карту, если ни одной нельзя занять клетку
command-land-orders = приказ
command-land-orders-about = Решить заранее, как отвечать на нападения на ваши замки
option-land-card = карта
option-land-card-about = Какая карта из руки
option-land-square = клетка
option-land-square-about = Какая клетка, например c4
option-land-token = жетон
option-land-token-about = Какой жетон перейдёт туда, если все уже на поле
option-land-build = замок
option-land-build-about = Какой замок построить, если готовы несколько
option-land-which = колдун
option-land-which-about = Открытый Колдун или тот, что на руках
option-land-castle = замок
option-land-castle-about = Какой замок, по его первой клетке
option-land-swords = мечи
option-land-swords-about = Сколько мечей
option-land-shields = щиты
option-land-shields-about = Сколько щитов; 0 — не защищаться
option-land-order = приказ
option-land-order-about = Что приказать на эту партию

# Названия, для всех текстов, где такое есть среди фактов. Всегда в именительном падеже.
# Карта одной-единственной клетки приходит двумя частями: oak и c9.
land-fact-card = { $head ->
    [oak] Дуб
    [crag] Утёс
    [sun] Солнце
    [fish] Рыба
    [thistle] Чертополох
    [toadstool] Мухомор
    [moon] Луна
    [stones] Камни
    [sword] Меч
    [shield] Щит
   *[wizard] Колдун
} { $tail }
land-fact-symbol = { $value ->
    [oak] Дуб
    [crag] Утёс
    [sun] Солнце
    [fish] Рыба
    [thistle] Чертополох
    [toadstool] Мухомор
    [moon] Луна
    [stones] Камни
   *[no-mans-land] Ничейная земля
}
land-fact-shape = { $value ->
    [I3] ряд из 3
    [V3] уголок из 3
    [I4] ряд из 4
    [L4] L из 4
    [T4] T из 4
    [O4] квадрат из 4
    [S4] S из 4
    [I5] ряд из 5
    [L5] L из 5
    [Y5] Y из 5
    [P5] P из 5
    [U5] U из 5
    [V5] V из 5
    [T5] T из 5
    [N5] N из 5
    [F5] F из 5
    [W5] W из 5
    [Z5] Z из 5
   *[X5] крест из 5
}
land-fact-corner = { $value ->
    [0] слева вверху
    [1] справа вверху
    [2] слева внизу
   *[3] справа внизу
}

## Ходы

land-move-card = { $card ->
    [wizard] Колдун из руки
    [sword] Меч, на ничейную землю
    [shield] Щит, на ничейную землю
   *[other] { $card_name }
}
land-move-throw = { $card_name }
land-move-wizard = Открытый Колдун
land-move-discard = Сбросить карту
land-move-column = Столбец { $column }
land-move-square = { $square } · { $symbol_name }
land-move-token = Жетон с { $square }
land-move-castle = { $squares } · { $shape_name }
land-move-castle-about = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
land-move-attack = Напасть на { $castle }
land-move-attack-about = Сила { $strength } : { $against } · { $shape_name }, очки: { $points } · замок клана: { $other_clan }
land-move-swords = { $swords ->
    [0] Без мечей
    [one] { $swords } меч
    [few] { $swords } меча
    [many] { $swords } мечей
   *[other] { $swords } меча
}
land-move-defend = Защищаться: { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
    [many] { $shields } щитов
   *[other] { $shields } щита
}
land-move-decline = Не защищаться

land-made-card = Ваша карта: { $card_name }.
land-made-throw = Вы сбросили: { $card_name }.
land-made-wizard = Сыгран открытый Колдун.
land-made-discard = Вы сбросили карту.
land-made-column = Столбец { $column }.
land-made-square = Клетка { $square } ваша.
land-made-token = Ваш жетон пришёл с { $square }.
land-made-castle = Ваш замок построен на { $squares }, очки: { $points }.
land-made-attack = Вы напали на { $castle }.
land-made-swords = { $swords ->
    [0] Вы не добавили мечей.
    [one] Вы сыграли { $swords } меч.
    [few] Вы сыграли { $swords } меча.
    [many] Вы сыграли { $swords } мечей.
   *[other] Вы сыграли { $swords } меча.
}
land-made-defend = { $shields ->
    [one] Вы дали { $shields } щит.
    [few] Вы дали { $shields } щита.
    [many] Вы дали { $shields } щитов.
   *[other] Вы дали { $shields } щита.
}
land-made-decline = Вы не стали защищаться.

## Этапы и вопросы

land-stage-turn = Ход { $turn }: { $who } может занять клетку или напасть
land-stage-swords = Нападение на { $castle }: { $who } может добавить мечи
land-stage-shields = Нападение на { $castle }: ждём ответа
land-stage-over = Партия окончена
land-ask-action = Ход { $turn }: займите клетку картой или Колдуном либо нападите на замок.
land-ask-column = В каком столбце Колдун поставит ваш жетон?
land-ask-square = Какую клетку занять?
land-ask-token = Все ваши жетоны на поле. Какой из них перейдёт туда?
land-ask-castle = Готовы сразу несколько фигур. Какой замок построить?
land-ask-discard = Какую карту сбросить?
land-ask-swords = Нападение на { $castle }, сила { $strength } : { $against }. Сколько мечей сыграть?
land-ask-join = Напарник нападает на { $castle }, сила { $strength } : { $against }, пока { $swords ->
    [one] { $swords } меч
    [few] { $swords } меча
    [many] { $swords } мечей
   *[other] { $swords } меча
}. Добавите ещё?
land-ask-shields = { $seat } нападает на ваш замок на { $castle }: { $swords ->
    [one] { $swords } меч
    [few] { $swords } меча
    [many] { $swords } мечей
   *[other] { $swords } меча
}, сила { $strength } : { $against }. Будете защищаться? { $needed ->
    [one] Нужен { $needed } щит
    [few] Нужно { $needed } щита
    [many] Нужно { $needed } щитов
   *[other] Нужно { $needed } щита
}.

## Приказы

land-order-shields = Когда нападают на ваши замки
land-order-shields-ask = Спрашивать меня
land-order-shields-ask-about = Каждый раз решаете вы
land-order-shields-always = Всегда защищать, если могу
land-order-shields-always-about = Сразу, столькими щитами, сколько нужно
land-order-shields-never = Никогда не защищать
land-order-shields-never-about = Замки падают сразу, щиты остаются на руках
land-ordered-shields-ask = Когда нападут на ваши замки, вас спросят.
land-ordered-shields-always = В этой партии ваши замки защищаются сами, если хватает щитов. Изменить это можно командой `/{ command-land } { command-land-orders }`.
land-ordered-shields-never = В этой партии ваши замки не защищаются. Изменить это можно командой `/{ command-land } { command-land-orders }`.

## События

land-event-conquered = { $card ->
    [wizard] { $seat } посылает Колдуна на **{ $square }**.
   *[other] { $seat } занимает **{ $square }** ({ $card_name }).
}
land-event-replaced = Жетон возвращается хозяину: { $other_clan }.
land-event-moved = Жетон пришёл с { $origin }.
land-event-built = { $seat } строит замок на **{ $squares }**: { $shape_name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
land-event-prize = Новый приз { $corner_name }: { $shape_name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
land-event-bag_empty = Мешочек пуст: угол { $corner_name } остаётся без приза.
land-event-discarded = { $seat } сбрасывает карту: { $card_name }.
land-event-reshuffled = Сброс перемешан, в новой колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
land-event-drew = { $count ->
    [one] Вы берёте { $count } карту: { $cards }.
    [few] Вы берёте { $count } карты: { $cards }.
    [many] Вы берёте { $count } карт: { $cards }.
   *[other] Вы берёте { $count } карты: { $cards }.
}
land-event-attacked = { $seat } нападает на **{ $castle }**, { $swords ->
    [one] { $swords } меч
    [few] { $swords } меча
    [many] { $swords } мечей
   *[other] { $swords } меча
}. Хозяин замка: { $other_clan }. Сила **{ $strength } : { $against }**.
land-event-joined = { $swords ->
    [0] { $seat } не добавляет мечей.
    [one] { $seat } добавляет { $swords } меч.
    [few] { $seat } добавляет { $swords } меча.
    [many] { $seat } добавляет { $swords } мечей.
   *[other] { $seat } добавляет { $swords } меча.
}
land-event-answered = { $seat }: ответ дан.
land-event-offered = { $shields ->
    [0] { $seat } не играет щитов.
    [one] { $seat } играет { $shields } щит.
    [few] { $seat } играет { $shields } щита.
    [many] { $seat } играет { $shields } щитов.
   *[other] { $seat } играет { $shields } щита.
}
land-event-repelled = Нападение на **{ $castle }** отбито, { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
    [many] { $shields } щитов
   *[other] { $shields } щита
}. { $other } отступает. Хозяин замка прежний: { $seat_clan }.
land-event-captured = { $seat } захватывает замок на **{ $castle }**, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Прежний хозяин: { $other_clan }.
land-event-ended = { $seat } получает четвёртый приз.

## Конец

land-outcome-prizes = { $count ->
    [0] Победу делят { $winners }!
    [one] { $winners } побеждает!
    [few] { $winners } побеждают!
    [many] { $winners } побеждают!
   *[other] { $winners } побеждают!
}

## Отказы

land-refusal-no-such-move = Такого хода нет. Назовите карту, клетку вроде c4 или возьмите ход из меню.
land-refusal-not-asked = Сейчас так ходить нельзя.
land-refusal-card-not-held = Этой карты у вас нет: { $card_name }.
land-refusal-no-square-left = { $card_name }: для этой карты не осталось клетки.
land-refusal-only-no-mans-land = { $card_name } занимает только ничейную землю, и только чтобы завершить фигуру.
land-refusal-no-wizard = У вас нет Колдуна.
land-refusal-one-wizard-a-turn = За ход играют только одного Колдуна.
land-refusal-column-closed = В столбце { $column } нет клетки для Колдуна.
land-refusal-other-column = Клетка { $square } в другом столбце.
land-refusal-own-token = На { $square } уже стоит ваш жетон.
land-refusal-castle-there = На { $square } стоит замок.
land-refusal-completes-nothing = { $square } — ничейная земля: жетон там должен завершить фигуру.
land-refusal-square-taken = На { $square } стоит жетон.
land-refusal-wrong-land = Клетка { $square } не подходит к карте «{ $card_name }».
land-refusal-no-own-token = На { $square } нет вашего жетона.
land-refusal-token-is-needed = Жетон на { $square } нужен для фигуры.
land-refusal-shape-not-displayed = Такой фигуры нет ни на одном призе: { $shape_name }.
land-refusal-castle-not-complete = Жетоны на { $squares } не завершают фигуру.
land-refusal-no-castle = Замка { $castle } нет. Замок называют по его первой клетке.
land-refusal-own-castle = Замок на { $castle } ваш собственный.
land-refusal-too-weak = У { $castle } вам не хватает силы: { $strength } против { $against }.
land-refusal-no-sword = У вас нет мечей.
land-refusal-at-least-one-sword = Для нападения нужен хотя бы один меч.
land-refusal-swords-not-held = { $held ->
    [0] У вас нет мечей.
    [one] У вас только { $held } меч.
    [few] У вас только { $held } меча.
    [many] У вас только { $held } мечей.
   *[other] У вас только { $held } меча.
}
land-refusal-shields-dont-fit = Чтобы отбить нападение, нужно щитов: { $needed }, ровно столько. У вас { $held }.
land-refusal-cards-can-conquer = Сбрасывать можно, только если ни одной картой нельзя занять клетку.

## Настройки

land-options-teams = Команды по двое (вчетвером или вшестером)?
land-option-teams = команды по двое
land-reason-each-alone = Без команд нужно игроков: { $known }.
land-reason-teams-of-two = Для команд по двое нужно игроков: { $known }.
land-options-land_match = Что занимает карта земли?
land-land_match-symbol = любую клетку со своим символом
land-land_match-symbol-about = Обычная игра
land-land_match-exact = каждая карта земли только для одной клетки
land-land_match-exact-about = На карте названа клетка; играть труднее
land-options-mirror_allowed = Можно ли отражать фигуры?
land-option-mirror_allowed = без отражения фигур
land-options-shape_must_contain_new_token = Должен ли новый жетон входить в фигуру?
land-option-shape_must_contain_new_token = фигура считается и без нового жетона
land-options-wizard_replaces_card_play = Играют ли Колдуна вместо карты?
land-option-wizard_replaces_card_play = Колдун в придачу к карте
land-options-points = Очки за призы
land-points-odd = 3, 5 и 7 очков
land-points-odd-about = По размеру фигуры
land-points-squares = очко за каждую клетку
land-points-squares-about = 3, 4 и 5 очков

## Chapters of the rules

land-chapter-start = Состав и начало
land-chapter-turn = Ход
land-chapter-castles = Замки
land-chapter-wizards = Волшебники
land-chapter-attacks = Нападения
land-chapter-end = Карты и конец игры
land-chapter-teams = Команды
land-chapter-board = Поле и фигуры
