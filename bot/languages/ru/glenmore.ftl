# Глен-Мор II

glenmore = Глен-Мор II
glenmore-pitch = Берите жетоны с рондели и стройте свои владения: каждый новый жетон активирует соседние. Собирайте шотландцев в замке, виски, достопримечательности и знаменитых людей, заручайтесь поддержкой кланов и не давайте владениям слишком разрастись. Побеждает тот, у кого больше всего очков.
glenmore-rules-brief =
    Ходит тот, кто последний на рондели, иногда и несколько раз подряд. Вы идёте вперёд к любому жетону и берёте его, если можете оплатить и разместить: стороной к своим владениям и так, чтобы рядом, пусть и по диагонали, стоял ваш шотландец. Жетоны с рекой продолжают её влево или вправо.
    Размещённый жетон сразу даёт одноразовый эффект. Потом можно активировать его и все жетоны вокруг, каждый по разу: они производят ресурсы, обменивают их или дают шаги для шотландцев. На жетоне помещается 3 ресурса. В свой ход ресурсы можно продавать, а недостающее для оплаты купить на рынке.
    Личность даёт маркер на поле кланов: оплатите дороги и получите то, что даёт клан.
    После стопок A, B и C и в конце вы получаете очки, если у вас больше, чем у того, у кого меньше всего: отдельно за шотландцев в родовом замке, карты достопримечательностей, бочки виски и личностей. В конце монета даёт очко, а каждый жетон сверх самых маленьких владений отнимает 3.

command-glenmore = гленмор
command-glenmore-about = Глен-Мор II
command-glenmore-take = взять
command-glenmore-take-about = Перейти к жетону на рондели и взять его
command-glenmore-place = разместить
command-glenmore-place-about = Разместить новый жетон
command-glenmore-activate = активировать
command-glenmore-activate-about = Активировать жетон или всё бесплатное
command-glenmore-move = шаг
command-glenmore-move-about = Перевести шотландца на соседний жетон
command-glenmore-buy = купить
command-glenmore-buy-about = Купить на рынке то, чем вы платите
command-glenmore-sell = продать
command-glenmore-sell-about = Продать ресурс на рынке
command-glenmore-clan = клан
command-glenmore-clan-about = Поставить маркер клана или отказаться
command-glenmore-undo = отменить
command-glenmore-undo-about = Отменить последнее действие или весь незаконченный ход
command-glenmore-done = готово
command-glenmore-done-about = Закончить ход
command-glenmore-icons = значки
command-glenmore-icons-about = Что означают значки
option-glenmore-tile = жетон
option-glenmore-tile-about = Какой жетон
option-glenmore-cell = клетка
option-glenmore-cell-about = Какая клетка ваших владений, например g4
option-glenmore-what = жетон
option-glenmore-what-about = Какой из ваших жетонов
option-glenmore-way = путь
option-glenmore-way-about = Откуда и куда
option-glenmore-good = ресурс
option-glenmore-good-about = Какой ресурс
option-glenmore-clan = клан
option-glenmore-clan-about = Какой клан

# Названия, для всех текстов, где такое есть среди фактов. Всегда в именительном падеже.
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
    [landmark] Карта достопримечательности
    [scotsman] Шотландец
    [any] Любой ресурс
    [marker] Маркер клана
    [whisky] Виски
    [coins] Монеты
    [haggis] Фишка хаггиса
   *[points] Очки
}
glenmore-fact-good = { $value ->
    [wood] дерево
    [stone] камень
    [barley] ячмень
    [sheep] овца
   *[cow] корова
}
# За что даются очки.
glenmore-fact-source = { $value ->
    [castle] шотландцы в замке
    [landmarks] достопримечательности
    [whisky] виски
    [persons] личности
    [territory] размер владений
    [coins] монеты
    [sale] продажа виски
    [race] гонка
    [reward] фишка награды
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
    [haggis] хаггис
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
    [gangs] члены банд
    [pennies] пенни
    [sybil] { glenmore-member-sybil }
   *[other] { glenmore-fact-tile }
}

## Сколько чего

glenmore-amount-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
    [many] { $count } дерева
   *[other] { $count } дерева
}
glenmore-amount-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
glenmore-amount-barley = { $count ->
    [one] { $count } ячмень
    [few] { $count } ячменя
    [many] { $count } ячменя
   *[other] { $count } ячменя
}
glenmore-amount-sheep = { $count ->
    [one] { $count } овца
    [few] { $count } овцы
    [many] { $count } овец
   *[other] { $count } овцы
}
glenmore-amount-cow = { $count ->
    [one] { $count } корова
    [few] { $count } коровы
    [many] { $count } коров
   *[other] { $count } коровы
}
glenmore-amount-any = { $count ->
    [one] { $count } любой ресурс
    [few] { $count } любых ресурса
    [many] { $count } любых ресурсов
   *[other] { $count } любого ресурса
}
glenmore-amount-different = { $count ->
    [one] { $count } ресурс
    [few] { $count } разных ресурса
    [many] { $count } разных ресурсов
   *[other] { $count } ресурса
}
glenmore-amount-animal = { $count ->
    [one] { $count } животное
    [few] { $count } животных
    [many] { $count } животных
   *[other] { $count } животного
}
glenmore-amount-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
glenmore-amount-whisky = { $count } виски
glenmore-amount-scotsmen = { $count ->
    [one] { $count } шотландец
    [few] { $count } шотландца
    [many] { $count } шотландцев
   *[other] { $count } шотландца
}
glenmore-amount-scotsman = { $count ->
    [one] { $count } шотландец
    [few] { $count } шотландца
    [many] { $count } шотландцев
   *[other] { $count } шотландца
}
glenmore-amount-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}
glenmore-amount-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
glenmore-amount-landmark = карта достопримечательности
glenmore-amount-marker = маркер клана
glenmore-amount-bought-marker = маркер клана

## Действия

glenmore-move-take = { $number } · { $tile_name }
glenmore-move-take-about = { $costs ->
    [0] бесплатно
   *[other] { $cost }{ $bought ->
        [0] { "" }
       *[other] { " " }(монет на рынок: { $bought })
    }
}{ $toll ->
    [0] { "" }
   *[other] { " " }· на гору — монета или ресурс
}{ $gains ->
    [0] { "" }
   *[other] { " " }· даёт: { $gain }
}{ $ways ->
    [none] { "" }
    [one] { " " }· активация: { $made }
    [exchange] { " " }· обмен: { $given } → { $made }
   *[several] { " " }· обмен
}{ $ageing ->
    [or] { "" } или выдержка бочки
    [and] { "" } и выдержка бочки
   *[none] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· куда: { $places }
}
glenmore-move-finish = Перейти на конец света
glenmore-move-discard = { $number } · { $tile_name }
glenmore-move-discard-about = Ни один жетон взять нельзя: сбросьте этот и получите монету или шаг
glenmore-move-comfort = { $comfort ->
    [coin] 1 монета
   *[step] 1 шаг
}
glenmore-move-pay = { $good_name } с { $cell } ({ $tile_name })
glenmore-move-spend = шотландец с { $cell } ({ $tile_name })
glenmore-move-buy = Купить за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}: { $good_name }
glenmore-move-pay-coin = монета взамен
glenmore-move-pay-cheapest = Дешевле всего: { $cost }
glenmore-move-sell = Продать с { $cell } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}: { $good_name }
glenmore-move-place = { $cell } · { $count ->
    [0] ничего не активирует
   *[other] активирует { $wakes }
}
glenmore-move-effect = { $effect_name }
glenmore-move-activate = { $cell } · { $tile_name } · { $offers ->
    [0] { $gain }
    [1] { $cost } → { $gain }
   *[other] обмен
}{ $ageing ->
    [or] { "" } или выдержка бочки
    [and] { "" } и выдержка бочки
   *[none] { "" }
}
glenmore-move-activate-free = Всё бесплатное: { $gain }
glenmore-move-trade = { $cost } → { $gain }
glenmore-move-barrel-points = 3 очка вместо бочки
glenmore-move-move = { $cell } → { $to } ({ $goal_name })
glenmore-move-clan = { $clan_name } · { $coins ->
    [0] бесплатно
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
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
    [0] личность
   *[other] куда: { $places }
}
glenmore-move-done = { $turn ->
    [1] Закончить ход
   *[other] Это всё
}
# Спрашивается перед действием; пусто, если спрашивать нечего.
glenmore-sure-done = { $left ->
    [nothing] { "" }
    [steps] Не истрачено шагов: { $steps }. Закончить ход?
    [tiles] Не активировано: { $unused }. Закончить ход?
   *[both] Не истрачено шагов: { $steps }. Не активировано: { $unused }. Закончить ход?
}

glenmore-made-take = Взят жетон { $number }.
glenmore-made-finish = Вы на конце света.
glenmore-made-discard = Сброшен жетон { $number }.
glenmore-made-comfort = { $comfort ->
    [coin] За это вы получили монету.
   *[step] За это вы получили шаг.
}
glenmore-made-pay = Оплата: { $good_name } с { $cell }.
glenmore-made-spend = Оплата: шотландец с { $cell }.
glenmore-made-buy = Куплено: { $good_name }.
glenmore-made-pay-coin = Оплата: монета взамен.
glenmore-made-pay-cheapest = Оплачено дешевле всего.
glenmore-made-sell = Продано с { $cell }: { $good_name }.
glenmore-made-place = Он размещён на { $cell }.
glenmore-made-effect = Сначала: { $effect_name }.
glenmore-made-activate = Активировано: { $cell }.
glenmore-made-activate-all = Активировано: { $names }.
glenmore-made-activate-each = { $cell }
glenmore-made-activate-free = Активировано всё бесплатное.
glenmore-made-trade = Обменяно ресурсов: { $number }.
glenmore-made-barrel-points = Вместо бочки взяты очки.
glenmore-made-move = Шаг: { $cell } → { $to }.
glenmore-made-move-all = Шаги: { $names }.
glenmore-made-move-each = { $cell } → { $to }
glenmore-made-clan = Ваш маркер: { $clan_name }.
glenmore-made-no-marker = Маркер не поставлен.
glenmore-made-gain = Выбрано: { $good_name }.
glenmore-made-keep = Оставлено: { $good_name }.
glenmore-made-put = На { $cell }: { $good_name }.
glenmore-made-settle = Шотландец на { $cell }.
glenmore-made-remove = Убрано: { $cell }.
glenmore-made-salvage = Из сброса: { $tile_name }.
glenmore-made-done = { "" }

## Что сейчас, вопросы, меню и путь к вопросу

glenmore-stage-round-a = Стопка A, ходит { $seat }
glenmore-stage-round-b = Стопка B, ходит { $seat }
glenmore-stage-round-c = Стопка C, ходит { $seat }
glenmore-stage-round-d = Стопка D, ходит { $seat }
glenmore-stage-over = Партия окончена
glenmore-ask-take = Ваш ход: какой жетон вы берёте?
glenmore-ask-comfort = Ни один жетон взять нельзя. Монета или шаг?
glenmore-ask-pay = Чем вы платите?
glenmore-ask-place = Куда вы кладёте жетон?
glenmore-ask-effect = Что сначала?
glenmore-ask-activate = { $active ->
    [0] Что ещё, прежде чем закончить ход?
   *[other] Что вы активируете?
}{ $steps ->
    [0] { "" }
    [one] { " " }Остался { $steps } шаг.
    [few] { " " }Осталось { $steps } шага.
    [many] { " " }Осталось { $steps } шагов.
   *[other] { " " }Осталось { $steps } шага.
}
glenmore-ask-wake = Какой жетон вы активируете?
glenmore-ask-trade = Какой обмен вы делаете?
glenmore-ask-produce = Какой ресурс вы получаете?
glenmore-ask-gain = Какой ресурс вы получаете?
glenmore-ask-clan = Куда вы ставите маркер клана?
glenmore-ask-put = Куда положить ресурс?
glenmore-ask-settle = Куда поставить шотландца?
glenmore-ask-remove = Какой свой жетон вы убираете?
glenmore-ask-keep = В замке нет места для всего. Что оставить?
glenmore-ask-salvage = Какой жетон из сброса вы размещаете?
glenmore-group-take = Взять жетон
glenmore-group-discard = Сбросить жетон
glenmore-group-finish = Конец света
glenmore-group-comfort = Монета или шаг
glenmore-group-pay = Оплатить
glenmore-group-place = Разместить жетон
glenmore-group-effect = Что сначала
glenmore-group-activate = Активировать
glenmore-group-trade = Обмен
glenmore-group-move = Перевести шотландца
glenmore-group-market = Продать
glenmore-group-clan = Маркер клана
glenmore-group-gain = Выбрать ресурс
glenmore-group-keep = Оставить
glenmore-group-put = Положить ресурс
glenmore-group-settle = Шотландец
glenmore-group-remove = Убрать жетон
glenmore-group-salvage = Из сброса
glenmore-group-end = Готово
glenmore-crumb-tile = { $tile_name }
glenmore-crumb-card = карта { $card_name }
glenmore-crumb-clan = клан { $clan_name }
glenmore-crumb-marker = маркер клана
glenmore-crumb-pay = оплата
glenmore-crumb-salvage = из сброса

## События

glenmore-event-took = { $seat } берёт: **{ $tile_name }**.
glenmore-event-finished = { $seat } приходит на **конец света**.
glenmore-event-blocked = { $seat } не может взять ни один жетон и сбрасывает один.
glenmore-event-swept = Все прошли мимо: { $tiles }.
glenmore-event-discarded = В сброс: { $tiles }.
glenmore-event-die-discarded = Кубик сбрасывает: { $tiles }.
glenmore-event-rolled = На кубике { $number }.
glenmore-event-die-left = Кубик покидает рондель.
glenmore-event-laid = Новое на рондели: { $tiles }.
glenmore-event-placed = На **{ $cell }** теперь { $tile_name }.
# Кто берёт личность, уже сказано; по клану приходит только Дэвид Юм.
glenmore-event-person = { $tile ->
    [david-hume] { $seat } получает личность: { $tile_name }.
   *[other] { "" }
}
glenmore-event-card = { $seat } получает карту: { $card_name }.
# Что это даёт, сказано сразу.
glenmore-event-activated = { "" }
glenmore-event-steps = { "" }
glenmore-event-goods = { $seat } получает: { $goods } ({ $cell }).
glenmore-event-goods-lost = Нет места, { $seat } теряет: { $goods }.
glenmore-event-paid-good = { $seat } отдаёт с { $cell }: { $good_name }.
glenmore-event-bought = { $price ->
    [one] { $seat } покупает за { $price } монету: { $good_name }.
    [few] { $seat } покупает за { $price } монеты: { $good_name }.
    [many] { $seat } покупает за { $price } монет: { $good_name }.
   *[other] { $seat } покупает за { $price } монеты: { $good_name }.
}
glenmore-event-sold = { $price ->
    [one] { $seat } продаёт с { $cell } за { $price } монету: { $good_name }.
    [few] { $seat } продаёт с { $cell } за { $price } монеты: { $good_name }.
    [many] { $seat } продаёт с { $cell } за { $price } монет: { $good_name }.
   *[other] { $seat } продаёт с { $cell } за { $price } монеты: { $good_name }.
}
glenmore-event-coins = { $coins ->
    [one] { $seat } получает { $coins } монету.
    [few] { $seat } получает { $coins } монеты.
    [many] { $seat } получает { $coins } монет.
   *[other] { $seat } получает { $coins } монеты.
}
glenmore-event-paid-coins = { $coins ->
    [one] { $seat } платит { $coins } монету.
    [few] { $seat } платит { $coins } монеты.
    [many] { $seat } платит { $coins } монет.
   *[other] { $seat } платит { $coins } монеты.
}
glenmore-event-whisky = { $barrels ->
    [one] { $seat } получает { $barrels } бочку виски.
    [few] { $seat } получает { $barrels } бочки виски.
    [many] { $seat } получает { $barrels } бочек виски.
   *[other] { $seat } получает { $barrels } бочки виски.
}
glenmore-event-paid-whisky = { $barrels ->
    [one] { $seat } платит { $barrels } бочку виски.
    [few] { $seat } платит { $barrels } бочки виски.
    [many] { $seat } платит { $barrels } бочек виски.
   *[other] { $seat } платит { $barrels } бочки виски.
}
glenmore-event-scotsman = { $seat } получает шотландца на { $cell }.
glenmore-event-paid-scotsman = { $seat } отдаёт шотландца с { $cell }.
glenmore-event-stepped = { $seat } переводит шотландца: { $cell } → { $to }.
glenmore-event-marker = { $seat } ставит маркер: **{ $clan_name }**.
glenmore-event-no-marker = { $seat } не ставит маркер.
glenmore-event-removed = { $seat } убирает с { $cell }: { $tiles }.
glenmore-event-salvaged = { $seat } берёт из сброса: **{ $tile_name }**.
glenmore-event-points = { $seat }: **{ $points }** { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} ({ $source_name }).
glenmore-event-scoring = { $after ->
    [end] **Итоговый подсчёт**
   *[other] **Подсчёт после стопки { $after }**
}
glenmore-event-over = { "" }

## Конец партии

glenmore-outcome-end = { $count ->
    [0] Общая победа: { $winners }!
    [one] Победа: { $winners }!
   *[other] Общая победа: { $winners }!
}

## Отказы

glenmore-refusal-no-such-move = Такого действия нет. Действуйте через меню или командами вроде `/{ command-glenmore } { command-glenmore-take }`.
glenmore-refusal-not-asked = Сейчас этого сделать нельзя.
glenmore-refusal-not-possible = Сейчас это невозможно.
glenmore-refusal-end-is-not-taken = Конец света не берут: на него можно только перейти.
glenmore-refusal-barred = На этот жетон нельзя перейти: { $tile_name }.
glenmore-refusal-too-dear = Оплатить этот жетон вам нечем, даже если продать ресурсы: { $tile_name }.
glenmore-refusal-no-place = В ваших владениях нет места для этого жетона: { $tile_name }.
glenmore-refusal-no-end-yet = Конца света на рондели ещё нет.
glenmore-refusal-no-tile-there = На рондели нет жетона { $number }.
glenmore-refusal-not-blocked = Вы можете взять жетон, поэтому сбросить этот нельзя: { $tile_name }.
glenmore-refusal-nothing-to-rebuild = На { $cell } пусто, а этот жетон кладут поверх другого.
glenmore-refusal-other-kind-below = Жетон на { $cell } другого вида, а этот кладут только на свой вид.
glenmore-refusal-river-would-break = На { $cell } жетон прервёт реку.
glenmore-refusal-no-scotsman-near = Вокруг { $cell } нет ваших шотландцев.
glenmore-refusal-cell-taken = Клетка { $cell } занята.
glenmore-refusal-no-side-touches = { $cell } не касается ваших владений стороной.
glenmore-refusal-not-on-the-river = На { $cell } жетон не продолжит вашу реку.
glenmore-refusal-dry-tile-beyond = На { $cell } река упрётся в жетон без реки.
glenmore-refusal-nothing-is-free = Нет двух жетонов, которые активируются бесплатно. Выбирайте по одному.
glenmore-refusal-not-around = { $cell } не рядом с новым жетоном.
glenmore-refusal-not-payable = Вам нечем заплатить за то, что делает жетон на { $cell }.
glenmore-refusal-other-kind = Жетон на { $cell } не того вида.
glenmore-refusal-no-own-tile = На { $cell } нет вашего жетона.
glenmore-refusal-no-activation = Активировать нечего: { $tile_name }.
glenmore-refusal-activated-already = В этот ход уже активировано: { $tile_name }.
glenmore-refusal-good-not-there = На { $cell } этого нет: { $good_name }.
glenmore-refusal-row-without-coins = В этом ряду рынка нет монет, продать нельзя: { $good_name }.
glenmore-refusal-no-steps = Шагов больше нет.
glenmore-refusal-no-scotsman-there = На { $cell } нет вашего шотландца.
glenmore-refusal-not-next-to-it = От { $cell } до { $to } больше одного шага.
glenmore-refusal-marker-was-paid = Маркер оплачен, его нужно поставить.
glenmore-refusal-no-marker-left = У вас не осталось маркеров.
glenmore-refusal-clan-taken = Клан занят: { $clan_name }.
glenmore-refusal-road-too-dear = Дорога вам не по средствам, нужно монет: { $coins } ({ $clan_name }).
glenmore-refusal-no-points-for-barrel = Без клана Макгрегор очков здесь не дают.
glenmore-refusal-no-such-exchange = { $tile_name }: обменять столько ресурсов нельзя ({ $number }).
glenmore-refusal-not-given = Этого вы сейчас не получаете: { $good_name }.
glenmore-refusal-tile-is-full = На { $cell } уже 3 ресурса.
glenmore-refusal-scotsman-not-spared = Шотландца с { $cell } отдать нельзя.
glenmore-refusal-row-is-full = На рынке этого не осталось: { $good_name }.
glenmore-refusal-coin-not-taken = Монета здесь ресурс не заменяет.
glenmore-refusal-pay-first = Сначала оплатите. Во время оплаты ресурсы продают, только если без этого не заплатить.
glenmore-refusal-not-owed = Для этой оплаты такое не нужно.
glenmore-refusal-must-remove = Жетон нужно убрать.
glenmore-refusal-home-stays = Начальную деревню и родовой замок не убирают.
glenmore-refusal-would-break = Без { $cell } ваши владения или река распадутся.
glenmore-refusal-not-discarded = В сбросе этого нет: { $tile_name }.

## Настройки

glenmore-options-die = Играть с кубиком?
glenmore-reason-die-with-two = Вдвоём всегда играют с кубиком.
glenmore-option-die = с кубиком
glenmore-options-end = Где лежит конец света?
glenmore-end-middle = в середине стопки D
glenmore-end-middle-about = Обычная партия
glenmore-end-top = на стопке D сверху
glenmore-end-top-about = Партия короче, хороша для первого раза
glenmore-options-chronicles = Хроники (любые)
glenmore-reason-chronicle-seats = Эта хроника — для { $known } игроков.

## Chapters of the rules

glenmore-chapter-box = Состав игры
glenmore-chapter-start = Начало игры
glenmore-chapter-order = Раунды и порядок хода
glenmore-chapter-die = Кубик
glenmore-chapter-turn = Ход
glenmore-chapter-paying = Как взять и оплатить жетон
glenmore-chapter-market = Рынок
glenmore-chapter-placing = Как разместить жетон
glenmore-chapter-rebuilding = Перестройка
glenmore-chapter-effects = Одноразовые эффекты
glenmore-chapter-activating = Активация
glenmore-chapter-moving = Движение шотландцев
glenmore-chapter-board = Личности и поле кланов
glenmore-chapter-clans = Кланы
glenmore-chapter-landmarks = Карты достопримечательностей
glenmore-chapter-scorings = Подсчёты очков
glenmore-chapter-end = Конец игры
glenmore-chapter-details = Подробности
glenmore-chapter-chronicles = Игра с хрониками

## Presets

glenmore-preset-base = Базовая игра
glenmore-preset-base-about = без хроник: лучше всего для первой партии
glenmore-preset-short = Короткая игра
glenmore-preset-short-about = без хроник, и конец наступает раньше
glenmore-preset-simple = Простые хроники
glenmore-preset-simple-about = гонка, гора и хаггис: примерно на 20 минут дольше
glenmore-preset-medium = Средние хроники
glenmore-preset-medium-about = простые, бочки и голосования: примерно на 40 минут дольше
glenmore-preset-seven = Всё, кроме англичанина
glenmore-preset-seven-about = семь хроник, можно и вдвоём: примерно на 70 минут дольше
glenmore-preset-everything = Всё сразу
glenmore-preset-everything-about = все восемь хроник: примерно на 80 минут дольше

## Почему нет?

glenmore-why = Почему нет?
glenmore-why-title = ### Какие жетоны сейчас взять нельзя и почему
glenmore-why-none = Сейчас можно взять любой жетон впереди, или брать жетон не нужно.
