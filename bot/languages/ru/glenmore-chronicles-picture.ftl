# Pictures of Glen More’s chronicles: short, for every word has to fit.

glenmore-sheet-race = Гребная гонка
glenmore-sheet-own-race = Гонка, как её знаете вы
glenmore-sheet-haggis = Хаггис
glenmore-sheet-own-haggis = Ваш хаггис
glenmore-sheet-votes = Грейт-Глен: голоса
glenmore-sheet-cellars = Погреба и продажи
glenmore-sheet-chronicle-legend = Значки хроник
glenmore-sheet-gangs = Банды: тюрьма

# Highland Boat Race.
glenmore-picture-race = Гребная гонка на «Драконах»
glenmore-picture-race-coming = Не началась: до начала гонки жетонов от { $least } до { $most }
glenmore-picture-race-waiting = Начнётся, когда фишка пройдёт начало гонки
glenmore-picture-race-open = Гребите влево, из реки в реку и домой
glenmore-picture-race-over = Гонка окончена
glenmore-picture-race-neutral = Нейтральная река
glenmore-picture-race-left = осталось { $count }
glenmore-picture-race-result = { $result ->
    [first] 1-я: 15
    [second] 2-я: 10
    [third] 3-я: 5
   *[loser] проигрыш
}

# Hammer of the Scots.
glenmore-picture-englishman = Раунд { $round } · ход англичанина, решает { $name }

# Single Cask Whisky.
glenmore-picture-cellars = Однобочковый виски
glenmore-picture-cellars-about = Щиты: за сколько продаётся бочка

# Controversial Chapters.
glenmore-picture-events = Перевёрнуты на событие

# Ode to the Haggis.
glenmore-picture-haggis = Ода хаггису
glenmore-picture-haggis-about = Тёмные фишки лежат закрытыми
glenmore-picture-haggis-own = Числа тёмных фишек видите только вы
glenmore-picture-haggis-now = Подсчёт хаггиса: кубик открывает фишки
glenmore-picture-haggis-supply = Запас
glenmore-picture-haggis-rolls = Броски для всех

# Between Hammer and Anvil.
glenmore-picture-votes = Грейт-Глен
glenmore-picture-votes-about = Принятая карта принесёт в конце 10 очков
glenmore-picture-votes-now = Голосование: { $card }
glenmore-picture-glen-livestock = больше всего коров и овец
glenmore-picture-glen-square = самый большой квадрат жетонов
glenmore-picture-glen-materials = больше всего дерева и камня
glenmore-picture-glen-sets = шотландец, виски, карта, личность
glenmore-picture-glen-castles = больше всего замков с шотландцем
glenmore-picture-glen-distilleries = больше всего винокурен
glenmore-picture-glen-smallest = меньше всего жетонов
glenmore-picture-glen-pastures = больше всего животных рядом
glenmore-picture-glen-farthest = шотландец дальше всех от дома
glenmore-picture-glen-discards = больше всего в личном сбросе

# Penny Mobs.
glenmore-picture-gangs = Грошовые банды
glenmore-picture-gangs-about = За решёткой те, кого ещё не выкупили
glenmore-picture-gangs-aside = Ещё придут со стопкой B: { $count }
glenmore-picture-gangs-post = { $name }, { $cell }
glenmore-picture-gangs-toll = налог: { $clans }
glenmore-picture-gangs-reserved = резерв: { $tile }, другим +{ $count }
glenmore-picture-claimed = Права заявляет { $name }
glenmore-picture-claims = Притязания на чужие карты

# The same in words, for those who can’t see the picture.
glenmore-alt-mountain = На горе: { $goods }; там стоит: { $name }
glenmore-alt-haggis-supply = Открыто в запасе: { $open }; закрыто: { $hidden }
glenmore-alt-haggis-table = { $name }: закрыто { $down }, открыто { $up }
glenmore-alt-haggis-own = Ваши закрытые фишки: { $values }
glenmore-alt-haggis-served = { $name }: хаггис на сумму { $points }
glenmore-alt-haggis-rolls = { $name }, броски за виски: { $rolls }
glenmore-alt-race-boat = Лодка ({ $name }): { $place }, { $state }
glenmore-alt-race-river = Река ({ $name }), справа налево: { $cells }; замок { $castle }, наград { $tokens }
glenmore-alt-race-known = Эти награды вы знаете: { $rewards }
glenmore-alt-votes-state = { $state ->
    [open] ещё не голосовали
    [now] идёт голосование
    [yes] принята, { $yes } к { $no }
   *[no] отклонена, { $yes } к { $no }
}
glenmore-alt-votes-stock = { $name }, остались голоса: за { $yes }, против { $no }
glenmore-alt-cellars-seat = { $name }: бочки на { $barrels }, свободны { $free }, без очков { $floor }
glenmore-alt-cellars-next = { $name }, следующий погреб: { $cost }
glenmore-alt-cellars-sale = { $tile }: свободно { $free }, бонус { $bonus }
glenmore-alt-england = Англичанина ведёт { $name }; взять им жетон стоит { $price }, иначе ряд даёт { $offer }
glenmore-alt-englishman = англичанин
glenmore-alt-gangs-jailed = { $member }: в тюрьме, штраф { $penalty }, пенни { $pennies }
glenmore-alt-gangs-free = { $member }: хозяин { $name }, штраф { $penalty }
glenmore-alt-gangs-pennies = { $name }: пенни в замке { $purse }, выиграно { $won }
glenmore-alt-gangs-post = { $member }, хозяин { $name }: стоит на { $cell }

# Short names, where tiles lie on the ring.
glenmore-tile-shipbuilder-b-short = Корабелы B
glenmore-tile-shipbuilder-c-short = Корабелы C
glenmore-tile-race-start-short = Начало гонки
glenmore-tile-sale-b-short = Продажа B
glenmore-tile-sale-c-short = Продажа C
glenmore-tile-sale-d-short = Продажа D

# The legend of the chronicles.
glenmore-legend-chronicles = Значки хроник
glenmore-legend-chronicles-about = Что они добавляют к значкам базовой игры
glenmore-legend-chronicle-all = Все хроники
glenmore-legend-chronicle-boats = Гребная гонка
glenmore-legend-chronicle-mountain = Горы
glenmore-legend-chronicle-casks = Однобочковый виски
glenmore-legend-chronicle-england = Молот шотландцев
glenmore-legend-chronicle-haggis = Ода хаггису
glenmore-legend-chronicle-events = Неоднозначные главы
glenmore-legend-chronicle-votes = Грейт-Глен
glenmore-legend-chronicle-gangs = Банды
glenmore-legend-special = жетон особого вида
glenmore-legend-boat = лодка цвета хозяина
glenmore-legend-reward = награды замка
glenmore-legend-castle = замок реки
glenmore-legend-climb = на гору можно
glenmore-legend-climb-not = на гору сейчас нельзя
glenmore-legend-age = бочка на ячейку вперёд
glenmore-legend-cellar = следующий погреб
glenmore-legend-cask-cell = свободная ячейка: очки
glenmore-legend-sale = продажа: бонус
glenmore-legend-englishman = англичанин и его ряд
glenmore-legend-england-row = что лежит в ряду Англии
glenmore-legend-haggis = получить фишку хаггиса
glenmore-legend-haggis-up = открыта: принесёт очки
glenmore-legend-haggis-down = закрыта
glenmore-legend-event = разыграть событие
glenmore-legend-yes = голос «за»
glenmore-legend-no = голос «против»
glenmore-legend-ballot = очки принятых карт
glenmore-legend-jail = в тюрьме, можно выкупить
glenmore-legend-penny = пенни дома: −1 очко
glenmore-legend-penny-won = выигранный пенни: 1 очко
glenmore-legend-penalty = штраф в конце
glenmore-legend-mask = члены банды
