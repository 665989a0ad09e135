# Pictures of Glen More’s chronicles: short, for every word has to fit.

glenmore-sheet-race = Веслярські перегони
glenmore-sheet-own-race = Перегони, як їх знаєте ви
glenmore-sheet-haggis = Гаґіс
glenmore-sheet-own-haggis = Ваш гаґіс
glenmore-sheet-votes = Грейт-Глен: голоси
glenmore-sheet-cellars = Льохи й продаж
glenmore-sheet-chronicle-legend = Значки хронік
glenmore-sheet-gangs = Банди: в’язниця

# Highland Boat Race.
glenmore-picture-race = Перегони на «Драконах»
glenmore-picture-race-coming = Ще не почалися: до їхнього початку жетонів від { $least } до { $most }
glenmore-picture-race-waiting = Почнуться, коли фішка пройде початок перегонів
glenmore-picture-race-open = Веслуйте ліворуч, з річки в річку й додому
glenmore-picture-race-over = Перегони завершено
glenmore-picture-race-neutral = Нейтральна річка
glenmore-picture-race-left = додому { $count }
glenmore-picture-race-result = { $result ->
    [first] 1-й: 15
    [second] 2-й: 10
    [third] 3-й: 5
   *[loser] програш
}

# Hammer of the Scots.
glenmore-picture-englishman = Раунд { $round } · хід англійця, вирішує { $name }

# Single Cask Whisky.
glenmore-picture-cellars = Однобочкове віскі
glenmore-picture-cellars-about = Щити: за скільки продається бочка

# Controversial Chapters.
glenmore-picture-events = Перевернуто на подію

# Ode to the Haggis.
glenmore-picture-haggis = Ода гаґісу
glenmore-picture-haggis-about = Темні фішки лежать закритими
glenmore-picture-haggis-own = Числа темних фішок бачите лише ви
glenmore-picture-haggis-now = Підрахунок гаґісу: кубик відкриває фішки
glenmore-picture-haggis-supply = Запас
glenmore-picture-haggis-rolls = Кидки для всіх

# Between Hammer and Anvil.
glenmore-picture-votes = Грейт-Глен
glenmore-picture-votes-about = Схвалена картка принесе наприкінці 10 очок
glenmore-picture-votes-now = Голосування: { $card }
glenmore-picture-glen-livestock = найбільше корів і овець
glenmore-picture-glen-square = найбільший квадрат жетонів
glenmore-picture-glen-materials = найбільше дерева й каменю
glenmore-picture-glen-sets = шотландець, віскі, картка, постать
glenmore-picture-glen-castles = найбільше замків із шотландцем
glenmore-picture-glen-distilleries = найбільше винокурень
glenmore-picture-glen-smallest = найменше жетонів
glenmore-picture-glen-pastures = найбільше тварин поруч
glenmore-picture-glen-farthest = шотландець найдалі від дому
glenmore-picture-glen-discards = найбільше в особистому скиді

# Penny Mobs.
glenmore-picture-gangs = Грошові банди
glenmore-picture-gangs-about = За ґратами ті, кого ще не викупили
glenmore-picture-gangs-aside = Ще прийдуть зі стосом B: { $count }
glenmore-picture-gangs-post = { $name }, { $cell }
glenmore-picture-gangs-toll = мито: { $clans }
glenmore-picture-gangs-reserved = резерв: { $tile }, іншим +{ $count }
glenmore-picture-claimed = Претендує { $name }
glenmore-picture-claims = Претензії на чужі картки

# The same in words, for those who can’t see the picture.
glenmore-alt-mountain = На горі: { $goods }; там стоїть: { $name }
glenmore-alt-haggis-supply = Відкрито в запасі: { $open }; закрито: { $hidden }
glenmore-alt-haggis-table = { $name }: закрито { $down }, відкрито { $up }
glenmore-alt-haggis-own = Ваші закриті фішки: { $values }
glenmore-alt-haggis-served = { $name }: гаґіс на суму { $points }
glenmore-alt-haggis-rolls = { $name }, кидки за віскі: { $rolls }
glenmore-alt-race-boat = Човен ({ $name }): { $place }, { $state }
glenmore-alt-race-river = Річка ({ $name }), справа наліво: { $cells }; замок { $castle }, винагород { $tokens }
glenmore-alt-race-known = Ці винагороди ви знаєте: { $rewards }
glenmore-alt-votes-state = { $state ->
    [open] ще не голосували
    [now] триває голосування
    [yes] схвалено, { $yes } до { $no }
   *[no] відхилено, { $yes } до { $no }
}
glenmore-alt-votes-stock = { $name }, лишилися голоси: за { $yes }, проти { $no }
glenmore-alt-cellars-seat = { $name }: бочки на { $barrels }, вільні { $free }, без очок { $floor }
glenmore-alt-cellars-next = { $name }, наступний льох: { $cost }
glenmore-alt-cellars-sale = { $tile }: вільно { $free }, бонус { $bonus }
glenmore-alt-england = Англійця веде { $name }; узяти ним жетон коштує { $price }, інакше ряд дає { $offer }
glenmore-alt-englishman = англієць
glenmore-alt-gangs-jailed = { $member }: у в’язниці, штраф { $penalty }, пенні { $pennies }
glenmore-alt-gangs-free = { $member }: власник { $name }, штраф { $penalty }
glenmore-alt-gangs-pennies = { $name }: пенні в замку { $purse }, виграно { $won }
glenmore-alt-gangs-post = { $member }, власник { $name }: стоїть на { $cell }

# Short names, where tiles lie on the ring.
glenmore-tile-shipbuilder-b-short = Корабели B
glenmore-tile-shipbuilder-c-short = Корабели C
glenmore-tile-race-start-short = Перегони
glenmore-tile-sale-b-short = Продаж B
glenmore-tile-sale-c-short = Продаж C
glenmore-tile-sale-d-short = Продаж D

# The legend of the chronicles.
glenmore-legend-chronicles = Значки хронік
glenmore-legend-chronicles-about = Що вони додають до значків базової гри
glenmore-legend-chronicle-all = Усі хроніки
glenmore-legend-chronicle-boats = Перегони
glenmore-legend-chronicle-mountain = Гори
glenmore-legend-chronicle-casks = Однобочкове віскі
glenmore-legend-chronicle-england = Молот шотландців
glenmore-legend-chronicle-haggis = Ода гаґісу
glenmore-legend-chronicle-events = Неоднозначні розділи
glenmore-legend-chronicle-votes = Грейт-Глен
glenmore-legend-chronicle-gangs = Банди
glenmore-legend-special = жетон особливого виду
glenmore-legend-boat = човен кольору власника
glenmore-legend-reward = винагороди замку
glenmore-legend-castle = замок річки
glenmore-legend-climb = на гору можна
glenmore-legend-climb-not = на гору зараз не можна
glenmore-legend-age = бочка на комірку вперед
glenmore-legend-cellar = наступний льох
glenmore-legend-cask-cell = вільна комірка: очки
glenmore-legend-sale = продаж: бонус
glenmore-legend-englishman = англієць і його ряд
glenmore-legend-england-row = що лежить у ряді Англії
glenmore-legend-haggis = отримати фішку гаґісу
glenmore-legend-haggis-up = відкрита: принесе очки
glenmore-legend-haggis-down = закрита
glenmore-legend-event = розіграти подію
glenmore-legend-yes = голос «за»
glenmore-legend-no = голос «проти»
glenmore-legend-ballot = очки схвалених карток
glenmore-legend-jail = у в’язниці, можна викупити
glenmore-legend-penny = пенні вдома: −1 очко
glenmore-legend-penny-won = виграний пенні: 1 очко
glenmore-legend-penalty = штраф наприкінці
glenmore-legend-mask = члени банди
