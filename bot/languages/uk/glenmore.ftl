# Глен-Мор II

glenmore = Глен-Мор II
glenmore-pitch = Беріть жетони з рондели й розбудовуйте свої володіння: кожен новий жетон активує сусідні. Збирайте шотландців у замку, віскі, пам’ятки й славетних людей, здобувайте підтримку кланів і не давайте володінням надто розростися. Перемагає той, хто має найбільше очок.
glenmore-rules-brief =
    Ходить той, хто останній на ронделі, часом і кілька разів поспіль. Ви йдете вперед до будь-якого жетона й берете його, якщо можете оплатити й розмістити: стороною до своїх володінь і так, щоб поруч, нехай і по діагоналі, стояв ваш шотландець. Жетони з річкою продовжують її ліворуч або праворуч.
    Розміщений жетон одразу дає одноразовий ефект. Потім можна активувати його й усі жетони навколо, кожен по разу: вони виробляють ресурси, обмінюють їх або дають кроки для шотландців. На жетоні вміщується 3 ресурси. У свій хід ресурси можна продавати, а чого бракує для оплати — купити на ринку.
    Постать дає маркер на полі кланів: оплатіть дороги й отримайте те, що дає клан.
    Після стосів A, B і C та наприкінці ви отримуєте очки, якщо маєте більше, ніж той, хто має найменше: окремо за шотландців у родовому замку, картки пам’яток, бочки віскі й постатей. Наприкінці монета дає очко, а кожен жетон понад найменші володіння забирає 3.

command-glenmore = гленмор
command-glenmore-about = Глен-Мор II
command-glenmore-take = взяти
command-glenmore-take-about = Перейти до жетона на ронделі й узяти його
command-glenmore-place = розмістити
command-glenmore-place-about = Розмістити новий жетон
command-glenmore-activate = активувати
command-glenmore-activate-about = Активувати жетон або все безплатне
command-glenmore-move = крок
command-glenmore-move-about = Перевести шотландця на сусідній жетон
command-glenmore-buy = купити
command-glenmore-buy-about = Купити на ринку те, чим ви платите
command-glenmore-sell = продати
command-glenmore-sell-about = Продати ресурс на ринку
command-glenmore-clan = клан
command-glenmore-clan-about = Поставити маркер клану або відмовитися
command-glenmore-undo = скасувати
command-glenmore-undo-about = Скасувати останню дію або весь незавершений хід
command-glenmore-done = готово
command-glenmore-done-about = Завершити хід
command-glenmore-icons = значки
command-glenmore-icons-about = Що означають значки
option-glenmore-tile = жетон
option-glenmore-tile-about = Який жетон
option-glenmore-cell = клітинка
option-glenmore-cell-about = Яка клітинка ваших володінь, наприклад g4
option-glenmore-what = жетон
option-glenmore-what-about = Який із ваших жетонів
option-glenmore-way = шлях
option-glenmore-way-about = Звідки й куди
option-glenmore-good = ресурс
option-glenmore-good-about = Який ресурс
option-glenmore-clan = клан
option-glenmore-clan-about = Який клан

# Назви, для всіх текстів, де таке є серед фактів. Завжди в називному відмінку.
glenmore-fact-tile = { $value ->
    [start-village] { glenmore-tile-start-village }
    [home-castle] { glenmore-tile-home-castle }
    [inshriach] { glenmore-tile-inshriach }
    [ballachulish] { glenmore-tile-ballachulish }
    [black-isle] { glenmore-tile-black-isle }
    [strathspey] { glenmore-tile-strathspey }
    [lochridge] { glenmore-tile-lochridge }
    [loch-lochy] { glenmore-tile-loch-lochy }
    [donan-castle] { glenmore-tile-donan-castle }
    [castle-stalker] { glenmore-tile-castle-stalker }
    [halkirk] { glenmore-tile-halkirk }
    [plockton] { glenmore-tile-plockton }
    [pulteney] { glenmore-tile-pulteney }
    [rothiemurchus] { glenmore-tile-rothiemurchus }
    [easdale] { glenmore-tile-easdale }
    [tarbat-ness] { glenmore-tile-tarbat-ness }
    [glen-lyon] { glenmore-tile-glen-lyon }
    [aberfoyle] { glenmore-tile-aberfoyle }
    [crieff] { glenmore-tile-crieff }
    [robert-the-bruce] { glenmore-tile-robert-the-bruce }
    [william-wallace] { glenmore-tile-william-wallace }
    [inverness] { glenmore-tile-inverness }
    [loch-shiel] { glenmore-tile-loch-shiel }
    [duart-castle] { glenmore-tile-duart-castle }
    [glen-mhor] { glenmore-tile-glen-mhor }
    [glenlochy] { glenmore-tile-glenlochy }
    [fort-augustus] { glenmore-tile-fort-augustus }
    [kyle-of-lochalsh] { glenmore-tile-kyle-of-lochalsh }
    [glen-tilt] { glenmore-tile-glen-tilt }
    [cromarty] { glenmore-tile-cromarty }
    [glen-feshie] { glenmore-tile-glen-feshie }
    [falkirk-tryst] { glenmore-tile-falkirk-tryst }
    [carrbridge] { glenmore-tile-carrbridge }
    [clachaig-inn] { glenmore-tile-clachaig-inn }
    [portree] { glenmore-tile-portree }
    [mary-stuart] { glenmore-tile-mary-stuart }
    [john-knox] { glenmore-tile-john-knox }
    [james-iv] { glenmore-tile-james-iv }
    [loch-ness] { glenmore-tile-loch-ness }
    [armadale-castle] { glenmore-tile-armadale-castle }
    [edradour] { glenmore-tile-edradour }
    [pitlochry] { glenmore-tile-pitlochry }
    [tobermory] { glenmore-tile-tobermory }
    [oban] { glenmore-tile-oban }
    [foyers] { glenmore-tile-foyers }
    [glen-nevis] { glenmore-tile-glen-nevis }
    [strathmore] { glenmore-tile-strathmore }
    [stornoway] { glenmore-tile-stornoway }
    [dingwall] { glenmore-tile-dingwall }
    [spean-bridge] { glenmore-tile-spean-bridge }
    [kings-house] { glenmore-tile-kings-house }
    [kilmartin] { glenmore-tile-kilmartin }
    [rob-roy-macgregor] { glenmore-tile-rob-roy-macgregor }
    [charles-edward-stuart] { glenmore-tile-charles-edward-stuart }
    [flora-macdonald] { glenmore-tile-flora-macdonald }
    [loch-morar] { glenmore-tile-loch-morar }
    [castle-moil] { glenmore-tile-castle-moil }
    [castle-of-mey] { glenmore-tile-castle-of-mey }
    [millburn] { glenmore-tile-millburn }
    [kingussie] { glenmore-tile-kingussie }
    [kinlochleven] { glenmore-tile-kinlochleven }
    [aviemore] { glenmore-tile-aviemore }
    [beauly] { glenmore-tile-beauly }
    [culbin] { glenmore-tile-culbin }
    [inveraray] { glenmore-tile-inveraray }
    [dunkeld] { glenmore-tile-dunkeld }
    [bridge-of-oich] { glenmore-tile-bridge-of-oich }
    [sligachan-inn] { glenmore-tile-sligachan-inn }
    [braemar] { glenmore-tile-braemar }
    [robert-burns] { glenmore-tile-robert-burns }
    [walter-scott] { glenmore-tile-walter-scott }
    [arthur-conan-doyle] { glenmore-tile-arthur-conan-doyle }
    [david-hume] { glenmore-tile-david-hume }
    [shetland] { glenmore-tile-shetland }
    [drovers-inn] { glenmore-tile-drovers-inn }
    [old-inn] { glenmore-tile-old-inn }
    [creek-inn] { glenmore-tile-creek-inn }
    [haggis-house] { glenmore-tile-haggis-house }
    [feast-of-beasts] { glenmore-tile-feast-of-beasts }
    [race-start] { glenmore-tile-race-start }
    [shipbuilder-b] { glenmore-tile-shipbuilder-b }
    [shipbuilder-c] { glenmore-tile-shipbuilder-c }
    [ben-wyvis] { glenmore-tile-ben-wyvis }
    [glen-albyn] { glenmore-tile-glen-albyn }
    [sale-b] { glenmore-tile-sale-b }
    [sale-c] { glenmore-tile-sale-c }
    [sale-d] { glenmore-tile-sale-d }
    [loch-lomond] { glenmore-tile-loch-lomond }
    [glenfinnan-church] { glenmore-tile-glenfinnan-church }
    [glenfinnan-monument] { glenmore-tile-glenfinnan-monument }
    [military-roads] { glenmore-tile-military-roads }
    [gathering-a] { glenmore-tile-gathering-a }
    [gathering-b] { glenmore-tile-gathering-b }
    [gathering-c] { glenmore-tile-gathering-c }
    [gathering-d] { glenmore-tile-gathering-d }
    [old-man-of-storr] { glenmore-tile-old-man-of-storr }
    [wallace-monument] { glenmore-tile-wallace-monument }
    [dunvegan-castle] { glenmore-tile-dunvegan-castle }
    [fort-george] { glenmore-tile-fort-george }
   *[world-end] { glenmore-tile-world-end }
}
glenmore-fact-goal = { glenmore-fact-tile }
glenmore-fact-card = { glenmore-fact-tile }
glenmore-fact-clan = { $value ->
    [brodie] { glenmore-clan-brodie }
    [gunn] { glenmore-clan-gunn }
    [grant] { glenmore-clan-grant }
    [douglas] { glenmore-clan-douglas }
    [cameron] { glenmore-clan-cameron }
    [macgregor] { glenmore-clan-macgregor }
    [macdonald] { glenmore-clan-macdonald }
    [macdonell] { glenmore-clan-macdonell }
    [mackintosh] { glenmore-clan-mackintosh }
    [mackay] { glenmore-clan-mackay }
    [mackenzie] { glenmore-clan-mackenzie }
    [mackinnon] { glenmore-clan-mackinnon }
    [macleod] { glenmore-clan-macleod }
    [maclachlan] { glenmore-clan-maclachlan }
    [maclean] { glenmore-clan-maclean }
    [macmillan] { glenmore-clan-macmillan }
    [macpherson] { glenmore-clan-macpherson }
    [munro] { glenmore-clan-munro }
    [oliphant] { glenmore-clan-oliphant }
    [ross] { glenmore-clan-ross }
    [sutherland] { glenmore-clan-sutherland }
    [sinclair] { glenmore-clan-sinclair }
   *[chisholm] { glenmore-clan-chisholm }
}
glenmore-fact-effect = { $value ->
    [landmark] Картка пам’ятки
    [scotsman] Шотландець
    [any] Будь-який ресурс
    [marker] Маркер клану
    [whisky] Віскі
    [coins] Монети
    [haggis] Фішка гаґісу
   *[points] Очки
}
glenmore-fact-good = { $value ->
    [wood] дерево
    [stone] камінь
    [barley] ячмінь
    [sheep] вівця
   *[cow] корова
}
# За що дають очки.
glenmore-fact-source = { $value ->
    [castle] шотландці в замку
    [landmarks] пам’ятки
    [whisky] віскі
    [persons] постаті
    [territory] розмір володінь
    [coins] монети
    [sale] продаж віскі
    [race] перегони
    [reward] фішка винагороди
    [armadale] { glenmore-tile-armadale-castle }
    [brodie] { glenmore-clan-brodie }
    [grant] { glenmore-clan-grant }
    [douglas] { glenmore-clan-douglas }
    [macgregor] { glenmore-clan-macgregor }
    [maclachlan] { glenmore-clan-maclachlan }
    [maclean] { glenmore-clan-maclean }
    [macpherson] { glenmore-clan-macpherson }
    [oliphant] { glenmore-clan-oliphant }
    [sutherland] { glenmore-clan-sutherland }
    [haggis] гаґіс
    [glen-livestock] { glenmore-glen-livestock }
    [glen-square] { glenmore-glen-square }
    [glen-materials] { glenmore-glen-materials }
    [glen-sets] { glenmore-glen-sets }
    [glen-castles] { glenmore-glen-castles }
    [glen-distilleries] { glenmore-glen-distilleries }
    [glen-smallest] { glenmore-glen-smallest }
    [glen-pastures] { glenmore-glen-pastures }
    [glen-farthest] { glenmore-glen-farthest }
    [glen-discards] { glenmore-glen-discards }
    [gangs] члени банд
    [pennies] пенні
    [sybil] { glenmore-member-sybil }
   *[other] { glenmore-fact-tile }
}

## Скільки чого

glenmore-amount-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
    [many] { $count } дерева
   *[other] { $count } дерева
}
glenmore-amount-stone = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
    [many] { $count } каменів
   *[other] { $count } каменя
}
glenmore-amount-barley = { $count ->
    [one] { $count } ячмінь
    [few] { $count } ячменю
    [many] { $count } ячменю
   *[other] { $count } ячменю
}
glenmore-amount-sheep = { $count ->
    [one] { $count } вівця
    [few] { $count } вівці
    [many] { $count } овець
   *[other] { $count } вівці
}
glenmore-amount-cow = { $count ->
    [one] { $count } корова
    [few] { $count } корови
    [many] { $count } корів
   *[other] { $count } корови
}
glenmore-amount-any = { $count ->
    [one] { $count } будь-який ресурс
    [few] { $count } будь-які ресурси
    [many] { $count } будь-яких ресурсів
   *[other] { $count } будь-якого ресурсу
}
glenmore-amount-different = { $count ->
    [one] { $count } ресурс
    [few] { $count } різні ресурси
    [many] { $count } різних ресурсів
   *[other] { $count } ресурсу
}
glenmore-amount-animal = { $count ->
    [one] { $count } тварина
    [few] { $count } тварини
    [many] { $count } тварин
   *[other] { $count } тварини
}
glenmore-amount-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
glenmore-amount-whisky = { $count } віскі
glenmore-amount-scotsmen = { $count ->
    [one] { $count } шотландець
    [few] { $count } шотландці
    [many] { $count } шотландців
   *[other] { $count } шотландця
}
glenmore-amount-scotsman = { $count ->
    [one] { $count } шотландець
    [few] { $count } шотландці
    [many] { $count } шотландців
   *[other] { $count } шотландця
}
glenmore-amount-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
glenmore-amount-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
glenmore-amount-landmark = картка пам’ятки
glenmore-amount-marker = маркер клану
glenmore-amount-bought-marker = маркер клану

## Дії

glenmore-move-take = { $number } · { $tile_name }
glenmore-move-take-about = { $costs ->
    [0] безплатно
   *[other] { $cost }{ $bought ->
        [0] { "" }
       *[other] { " " }(монет на ринок: { $bought })
    }
}{ $toll ->
    [0] { "" }
   *[other] { " " }· на гору — монета або ресурс
}{ $gains ->
    [0] { "" }
   *[other] { " " }· дає: { $gain }
}{ $ways ->
    [none] { "" }
    [one] { " " }· активація: { $made }
    [exchange] { " " }· обмін: { $given } → { $made }
   *[several] { " " }· обмін
}{ $ageing ->
    [or] { "" } або витримка бочки
    [and] { "" } і витримка бочки
   *[none] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· куди: { $places }
}
glenmore-move-finish = Перейти на кінець світу
glenmore-move-discard = { $number } · { $tile_name }
glenmore-move-discard-about = Жодного жетона взяти не можна: скиньте цей і отримайте монету або крок
glenmore-move-comfort = { $comfort ->
    [coin] 1 монета
   *[step] 1 крок
}
glenmore-move-pay = { $good_name } з { $cell } ({ $tile_name })
glenmore-move-spend = шотландець з { $cell } ({ $tile_name })
glenmore-move-buy = Купити за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}: { $good_name }
glenmore-move-pay-coin = монета натомість
glenmore-move-pay-cheapest = Найдешевше: { $cost }
glenmore-move-sell = Продати з { $cell } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}: { $good_name }
glenmore-move-place = { $cell } · { $count ->
    [0] нічого не активує
   *[other] активує { $wakes }
}
glenmore-move-effect = { $effect_name }
glenmore-move-activate = { $cell } · { $tile_name } · { $offers ->
    [0] { $gain }
    [1] { $cost } → { $gain }
   *[other] обмін
}{ $ageing ->
    [or] { "" } або витримка бочки
    [and] { "" } і витримка бочки
   *[none] { "" }
}
glenmore-move-activate-free = Усе безплатне: { $gain }
glenmore-move-trade = { $cost } → { $gain }
glenmore-move-barrel-points = 3 очки замість бочки
glenmore-move-move = { $cell } → { $to } ({ $goal_name })
glenmore-move-clan = { $clan_name } · { $coins ->
    [0] безплатно
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
glenmore-move-clan-about = { $clan ->
    [brodie] { glenmore-clan-brodie-effect }
    [gunn] { glenmore-clan-gunn-effect }
    [grant] { glenmore-clan-grant-effect }
    [douglas] { glenmore-clan-douglas-effect }
    [cameron] { glenmore-clan-cameron-effect }
    [macgregor] { glenmore-clan-macgregor-effect }
    [macdonald] { glenmore-clan-macdonald-effect }
    [macdonell] { glenmore-clan-macdonell-effect }
    [mackintosh] { glenmore-clan-mackintosh-effect }
    [mackay] { glenmore-clan-mackay-effect }
    [mackenzie] { glenmore-clan-mackenzie-effect }
    [mackinnon] { glenmore-clan-mackinnon-effect }
    [macleod] { glenmore-clan-macleod-effect }
    [maclachlan] { glenmore-clan-maclachlan-effect }
    [maclean] { glenmore-clan-maclean-effect }
    [macmillan] { glenmore-clan-macmillan-effect }
    [macpherson] { glenmore-clan-macpherson-effect }
    [munro] { glenmore-clan-munro-effect }
    [oliphant] { glenmore-clan-oliphant-effect }
    [ross] { glenmore-clan-ross-effect }
    [sutherland] { glenmore-clan-sutherland-effect }
    [sinclair] { glenmore-clan-sinclair-effect }
   *[chisholm] { glenmore-clan-chisholm-effect }
}
glenmore-move-no-marker = Без маркера
glenmore-move-gain = { $good_name }
glenmore-move-keep = { $good_name }
glenmore-move-put = { $good_name } на { $cell } ({ $tile_name })
glenmore-move-settle = { $cell } · { $tile_name }
glenmore-move-remove = { $cell } · { $tile_name }
glenmore-move-salvage = { $tile_name }
glenmore-move-salvage-about = { $count ->
    [0] постать
   *[other] куди: { $places }
}
glenmore-move-done = { $turn ->
    [1] Завершити хід
   *[other] Це все
}
# Питають перед дією; порожньо, якщо питати нічого.
glenmore-sure-done = { $left ->
    [nothing] { "" }
    [steps] Не витрачено кроків: { $steps }. Завершити хід?
    [tiles] Не активовано: { $unused }. Завершити хід?
   *[both] Не витрачено кроків: { $steps }. Не активовано: { $unused }. Завершити хід?
}

glenmore-made-take = Узято жетон { $number }.
glenmore-made-finish = Ви на кінці світу.
glenmore-made-discard = Скинуто жетон { $number }.
glenmore-made-comfort = { $comfort ->
    [coin] За це ви отримали монету.
   *[step] За це ви отримали крок.
}
glenmore-made-pay = Оплата: { $good_name } з { $cell }.
glenmore-made-spend = Оплата: шотландець з { $cell }.
glenmore-made-buy = Куплено: { $good_name }.
glenmore-made-pay-coin = Оплата: монета натомість.
glenmore-made-pay-cheapest = Оплачено найдешевше.
glenmore-made-sell = Продано з { $cell }: { $good_name }.
glenmore-made-place = Його розміщено на { $cell }.
glenmore-made-effect = Спершу: { $effect_name }.
glenmore-made-activate = Активовано: { $cell }.
glenmore-made-activate-all = Активовано: { $names }.
glenmore-made-activate-each = { $cell }
glenmore-made-activate-free = Активовано все безплатне.
glenmore-made-trade = Обміняно ресурсів: { $number }.
glenmore-made-barrel-points = Замість бочки взято очки.
glenmore-made-move = Крок: { $cell } → { $to }.
glenmore-made-move-all = Кроки: { $names }.
glenmore-made-move-each = { $cell } → { $to }
glenmore-made-clan = Ваш маркер: { $clan_name }.
glenmore-made-no-marker = Маркер не поставлено.
glenmore-made-gain = Обрано: { $good_name }.
glenmore-made-keep = Залишено: { $good_name }.
glenmore-made-put = На { $cell }: { $good_name }.
glenmore-made-settle = Шотландець на { $cell }.
glenmore-made-remove = Прибрано: { $cell }.
glenmore-made-salvage = Зі скиду: { $tile_name }.
glenmore-made-done = { "" }

## Що зараз, запитання, меню і шлях до запитання

glenmore-stage-round-a = Стос A, ходить { $seat }
glenmore-stage-round-b = Стос B, ходить { $seat }
glenmore-stage-round-c = Стос C, ходить { $seat }
glenmore-stage-round-d = Стос D, ходить { $seat }
glenmore-stage-over = Партію завершено
glenmore-ask-take = Ваш хід: який жетон ви берете?
glenmore-ask-comfort = Жодного жетона взяти не можна. Монета чи крок?
glenmore-ask-pay = Чим ви платите?
glenmore-ask-place = Куди ви кладете жетон?
glenmore-ask-effect = Що спершу?
glenmore-ask-activate = { $active ->
    [0] Що ще, перш ніж завершити хід?
   *[other] Що ви активуєте?
}{ $steps ->
    [0] { "" }
    [one] { " " }Лишився { $steps } крок.
    [few] { " " }Лишилося { $steps } кроки.
    [many] { " " }Лишилося { $steps } кроків.
   *[other] { " " }Лишилося { $steps } кроку.
}
glenmore-ask-wake = Який жетон ви активуєте?
glenmore-ask-trade = Який обмін ви робите?
glenmore-ask-produce = Який ресурс ви отримуєте?
glenmore-ask-gain = Який ресурс ви отримуєте?
glenmore-ask-clan = Куди ви ставите маркер клану?
glenmore-ask-put = Куди покласти ресурс?
glenmore-ask-settle = Куди поставити шотландця?
glenmore-ask-remove = Який свій жетон ви прибираєте?
glenmore-ask-keep = У замку немає місця для всього. Що залишити?
glenmore-ask-salvage = Який жетон зі скиду ви розміщуєте?
glenmore-group-take = Узяти жетон
glenmore-group-discard = Скинути жетон
glenmore-group-finish = Кінець світу
glenmore-group-comfort = Монета чи крок
glenmore-group-pay = Оплатити
glenmore-group-place = Розмістити жетон
glenmore-group-effect = Що спершу
glenmore-group-activate = Активувати
glenmore-group-trade = Обмін
glenmore-group-move = Перевести шотландця
glenmore-group-market = Продати
glenmore-group-clan = Маркер клану
glenmore-group-gain = Обрати ресурс
glenmore-group-keep = Залишити
glenmore-group-put = Покласти ресурс
glenmore-group-settle = Шотландець
glenmore-group-remove = Прибрати жетон
glenmore-group-salvage = Зі скиду
glenmore-group-end = Готово
glenmore-crumb-tile = { $tile_name }
glenmore-crumb-card = картка { $card_name }
glenmore-crumb-clan = клан { $clan_name }
glenmore-crumb-marker = маркер клану
glenmore-crumb-pay = оплата
glenmore-crumb-salvage = зі скиду

## Події

glenmore-event-took = { $seat } бере: **{ $tile_name }**.
glenmore-event-finished = { $seat } приходить на **кінець світу**.
glenmore-event-blocked = { $seat } не може взяти жодного жетона й скидає один.
glenmore-event-swept = Усі проминули: { $tiles }.
glenmore-event-discarded = У скид: { $tiles }.
glenmore-event-die-discarded = Кубик скидає: { $tiles }.
glenmore-event-rolled = На кубику { $number }.
glenmore-event-die-left = Кубик залишає рондель.
glenmore-event-laid = Нове на ронделі: { $tiles }.
glenmore-event-placed = На **{ $cell }** тепер { $tile_name }.
# Хто бере постать, уже сказано; за кланом приходить лише Девід Юм.
glenmore-event-person = { $tile ->
    [david-hume] { $seat } отримує постать: { $tile_name }.
   *[other] { "" }
}
glenmore-event-card = { $seat } отримує картку: { $card_name }.
# Що це дає, сказано одразу.
glenmore-event-activated = { "" }
glenmore-event-steps = { "" }
glenmore-event-goods = { $seat } отримує: { $goods } ({ $cell }).
glenmore-event-goods-lost = Немає місця, { $seat } втрачає: { $goods }.
glenmore-event-paid-good = { $seat } віддає з { $cell }: { $good_name }.
glenmore-event-bought = { $price ->
    [one] { $seat } купує за { $price } монету: { $good_name }.
    [few] { $seat } купує за { $price } монети: { $good_name }.
    [many] { $seat } купує за { $price } монет: { $good_name }.
   *[other] { $seat } купує за { $price } монети: { $good_name }.
}
glenmore-event-sold = { $price ->
    [one] { $seat } продає з { $cell } за { $price } монету: { $good_name }.
    [few] { $seat } продає з { $cell } за { $price } монети: { $good_name }.
    [many] { $seat } продає з { $cell } за { $price } монет: { $good_name }.
   *[other] { $seat } продає з { $cell } за { $price } монети: { $good_name }.
}
glenmore-event-coins = { $coins ->
    [one] { $seat } отримує { $coins } монету.
    [few] { $seat } отримує { $coins } монети.
    [many] { $seat } отримує { $coins } монет.
   *[other] { $seat } отримує { $coins } монети.
}
glenmore-event-paid-coins = { $coins ->
    [one] { $seat } платить { $coins } монету.
    [few] { $seat } платить { $coins } монети.
    [many] { $seat } платить { $coins } монет.
   *[other] { $seat } платить { $coins } монети.
}
glenmore-event-whisky = { $barrels ->
    [one] { $seat } отримує { $barrels } бочку віскі.
    [few] { $seat } отримує { $barrels } бочки віскі.
    [many] { $seat } отримує { $barrels } бочок віскі.
   *[other] { $seat } отримує { $barrels } бочки віскі.
}
glenmore-event-paid-whisky = { $barrels ->
    [one] { $seat } платить { $barrels } бочку віскі.
    [few] { $seat } платить { $barrels } бочки віскі.
    [many] { $seat } платить { $barrels } бочок віскі.
   *[other] { $seat } платить { $barrels } бочки віскі.
}
glenmore-event-scotsman = { $seat } отримує шотландця на { $cell }.
glenmore-event-paid-scotsman = { $seat } віддає шотландця з { $cell }.
glenmore-event-stepped = { $seat } переводить шотландця: { $cell } → { $to }.
glenmore-event-marker = { $seat } ставить маркер: **{ $clan_name }**.
glenmore-event-no-marker = { $seat } не ставить маркера.
glenmore-event-removed = { $seat } прибирає з { $cell }: { $tiles }.
glenmore-event-salvaged = { $seat } бере зі скиду: **{ $tile_name }**.
glenmore-event-points = { $seat }: **{ $points }** { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} ({ $source_name }).
glenmore-event-scoring = { $after ->
    [end] **Підсумковий підрахунок**
   *[other] **Підрахунок після стосу { $after }**
}
glenmore-event-over = { "" }

## Кінець партії

glenmore-outcome-end = { $count ->
    [0] Спільна перемога: { $winners }!
    [one] Перемога: { $winners }!
   *[other] Спільна перемога: { $winners }!
}

## Відмови

glenmore-refusal-no-such-move = Такої дії немає. Дійте через меню або командами на зразок `/{ command-glenmore } { command-glenmore-take }`.
glenmore-refusal-not-asked = Зараз цього зробити не можна.
glenmore-refusal-not-possible = Зараз це неможливо.
glenmore-refusal-end-is-not-taken = Кінець світу не беруть: на нього можна лише перейти.
glenmore-refusal-barred = На цей жетон не можна перейти: { $tile_name }.
glenmore-refusal-too-dear = Оплатити цей жетон вам нічим, навіть якщо продати ресурси: { $tile_name }.
glenmore-refusal-no-place = У ваших володіннях немає місця для цього жетона: { $tile_name }.
glenmore-refusal-no-end-yet = Кінця світу на ронделі ще немає.
glenmore-refusal-no-tile-there = На ронделі немає жетона { $number }.
glenmore-refusal-not-blocked = Ви можете взяти жетон, тож скинути цей не можна: { $tile_name }.
glenmore-refusal-nothing-to-rebuild = На { $cell } порожньо, а цей жетон кладуть поверх іншого.
glenmore-refusal-other-kind-below = Жетон на { $cell } іншого виду, а цей кладуть лише на свій вид.
glenmore-refusal-river-would-break = На { $cell } жетон перерве річку.
glenmore-refusal-no-scotsman-near = Навколо { $cell } немає ваших шотландців.
glenmore-refusal-cell-taken = Клітинку { $cell } зайнято.
glenmore-refusal-no-side-touches = { $cell } не торкається ваших володінь стороною.
glenmore-refusal-not-on-the-river = На { $cell } жетон не продовжить вашу річку.
glenmore-refusal-dry-tile-beyond = На { $cell } річка впреться в жетон без річки.
glenmore-refusal-nothing-is-free = Немає двох жетонів, які активуються безплатно. Обирайте по одному.
glenmore-refusal-not-around = { $cell } не поруч із новим жетоном.
glenmore-refusal-not-payable = Вам нічим заплатити за те, що робить жетон на { $cell }.
glenmore-refusal-other-kind = Жетон на { $cell } не того виду.
glenmore-refusal-no-own-tile = На { $cell } немає вашого жетона.
glenmore-refusal-no-activation = Активувати нічого: { $tile_name }.
glenmore-refusal-activated-already = Цього ходу вже активовано: { $tile_name }.
glenmore-refusal-good-not-there = На { $cell } цього немає: { $good_name }.
glenmore-refusal-row-without-coins = У цьому ряду ринку немає монет, продати не можна: { $good_name }.
glenmore-refusal-no-steps = Кроків більше немає.
glenmore-refusal-no-scotsman-there = На { $cell } немає вашого шотландця.
glenmore-refusal-not-next-to-it = Від { $cell } до { $to } більше ніж один крок.
glenmore-refusal-marker-was-paid = Маркер оплачено, його треба поставити.
glenmore-refusal-no-marker-left = У вас не лишилося маркерів.
glenmore-refusal-clan-taken = Клан зайнято: { $clan_name }.
glenmore-refusal-road-too-dear = На дорогу вам бракує, потрібно монет: { $coins } ({ $clan_name }).
glenmore-refusal-no-points-for-barrel = Без клану Макгрегор очок тут не дають.
glenmore-refusal-no-such-exchange = { $tile_name }: стільки ресурсів обміняти не можна ({ $number }).
glenmore-refusal-not-given = Цього ви зараз не отримуєте: { $good_name }.
glenmore-refusal-tile-is-full = На { $cell } вже 3 ресурси.
glenmore-refusal-scotsman-not-spared = Шотландця з { $cell } віддати не можна.
glenmore-refusal-row-is-full = На ринку цього не лишилося: { $good_name }.
glenmore-refusal-coin-not-taken = Монета тут ресурсу не замінює.
glenmore-refusal-pay-first = Спершу оплатіть. Під час оплати ресурси продають, лише якщо без цього не заплатити.
glenmore-refusal-not-owed = Для цієї оплати таке не потрібне.
glenmore-refusal-must-remove = Жетон треба прибрати.
glenmore-refusal-home-stays = Початкове село й родовий замок не прибирають.
glenmore-refusal-would-break = Без { $cell } ваші володіння або річка розпадуться.
glenmore-refusal-not-discarded = У скиді цього немає: { $tile_name }.

## Налаштування

glenmore-options-die = Грати з кубиком?
glenmore-reason-die-with-two = Удвох завжди грають із кубиком.
glenmore-option-die = з кубиком
glenmore-options-end = Де лежить кінець світу?
glenmore-end-middle = усередині стосу D
glenmore-end-middle-about = Звичайна партія
glenmore-end-top = на стосі D згори
glenmore-end-top-about = Коротша партія, добра для першого разу
glenmore-options-chronicles = Хроніки (будь-які)
glenmore-reason-chronicle-seats = Ця хроніка — для { $known } гравців.

## Chapters of the rules

glenmore-chapter-box = Що в коробці
glenmore-chapter-start = Початок гри
glenmore-chapter-order = Раунди й порядок ходу
glenmore-chapter-die = Кубик
glenmore-chapter-turn = Хід
glenmore-chapter-paying = Як узяти й оплатити жетон
glenmore-chapter-market = Ринок
glenmore-chapter-placing = Як розмістити жетон
glenmore-chapter-rebuilding = Перебудова
glenmore-chapter-effects = Одноразові ефекти
glenmore-chapter-activating = Активація
glenmore-chapter-moving = Рух шотландців
glenmore-chapter-board = Постаті й поле кланів
glenmore-chapter-clans = Клани
glenmore-chapter-landmarks = Картки пам’яток
glenmore-chapter-scorings = Підрахунки очок
glenmore-chapter-end = Кінець гри
glenmore-chapter-details = Подробиці
glenmore-chapter-chronicles = Гра з хроніками

## Presets

glenmore-preset-base = Базова гра
glenmore-preset-base-about = без хронік: найкраще для першої партії
glenmore-preset-short = Коротка гра
glenmore-preset-short-about = без хронік, і кінець настає раніше
glenmore-preset-simple = Прості хроніки
glenmore-preset-simple-about = перегони, гора й гаґіс: приблизно на 20 хвилин довше
glenmore-preset-medium = Середні хроніки
glenmore-preset-medium-about = прості, бочки й голосування: приблизно на 40 хвилин довше
glenmore-preset-seven = Усе, крім англійця
glenmore-preset-seven-about = сім хронік, можна й удвох: приблизно на 70 хвилин довше
glenmore-preset-everything = Усе разом
glenmore-preset-everything-about = усі вісім хронік: приблизно на 80 хвилин довше

## Чому ні?

glenmore-why = Чому ні?
glenmore-why-title = ### Які жетони зараз узяти не можна й чому
glenmore-why-none = Зараз можна взяти будь-який жетон попереду, або брати жетон не потрібно.
