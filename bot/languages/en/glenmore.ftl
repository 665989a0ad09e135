# Glen More II

glenmore = Glen More II
glenmore-pitch = Take tiles from the ring and build your territory: each new tile activates those around it. Fill your castle, collect whisky, landmarks and famous Scots, win over the clans, and don’t let your territory grow too large. Most points wins.
glenmore-rules-brief =
    Whoever is last on the ring has the turn, sometimes several in a row. Move ahead to any tile and take it, if you can pay for it and place it: one side must touch your territory, and one of your Scotsmen must stand next to the place, diagonally counts too. River tiles continue the river to the left or right.
    A placed tile has its one-time effect. Then you can activate it and all tiles around it, once each: they produce goods, trade them, or give steps for your Scotsmen. A tile holds 3 goods. On your turn you can sell goods, and you can buy from the market what you need to pay with.
    A person brings a marker for the clan board: pay for the roads and get what the clan gives.
    After stacks A, B and C and at the end you score for having more than whoever has the fewest, separately for Scotsmen in the home castle, landmark cards, barrels of whisky and persons. At the end each coin is worth a point, and each tile more than the smallest territory has costs 3.

command-glenmore = glenmore
command-glenmore-about = Glen More II
command-glenmore-take = take
command-glenmore-take-about = Go to a tile on the ring and take it
command-glenmore-place = place
command-glenmore-place-about = Place your new tile
command-glenmore-activate = activate
command-glenmore-activate-about = Activate a tile, or everything that is free
command-glenmore-move = move
command-glenmore-move-about = Move a Scotsman to a neighbouring tile
command-glenmore-buy = buy
command-glenmore-buy-about = Pay with something bought from the market
command-glenmore-sell = sell
command-glenmore-sell-about = Sell goods to the market
command-glenmore-clan = clan
command-glenmore-clan-about = Place a clan marker, or none
command-glenmore-undo = undo
command-glenmore-undo-about = Undo your last move, or your whole unfinished turn
command-glenmore-done = done
command-glenmore-done-about = End your turn
command-glenmore-icons = icons
command-glenmore-icons-about = What the icons mean
option-glenmore-tile = tile
option-glenmore-tile-about = Which tile
option-glenmore-cell = cell
option-glenmore-cell-about = Which cell of your territory, such as g4
option-glenmore-what = tile
option-glenmore-what-about = Which of your tiles
option-glenmore-way = way
option-glenmore-way-about = Where from and where to
option-glenmore-good = goods
option-glenmore-good-about = Which goods
option-glenmore-clan = clan
option-glenmore-clan-about = Which clan

# Names, for all texts that have such a thing among their facts.
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
    [landmark] Landmark card
    [scotsman] Scotsman
    [any] Goods of choice
    [marker] Clan marker
    [whisky] Whisky
    [coins] Coins
    [haggis] Haggis token
   *[points] Points
}
glenmore-fact-good = { $value ->
    [wood] wood
    [stone] stone
    [barley] barley
    [sheep] sheep
   *[cow] cow
}
# Where points come from.
glenmore-fact-source = { $value ->
    [castle] Scotsmen in the castle
    [landmarks] landmarks
    [whisky] whisky
    [persons] persons
    [territory] size of the territory
    [coins] coins
    [sale] whisky sale
    [race] the race
    [reward] reward token
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
    [haggis] haggis
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
    [gangs] gang members
    [pennies] pennies
    [sybil] { glenmore-member-sybil }
   *[other] { glenmore-fact-tile }
}

## Amounts

glenmore-amount-wood = { $count } wood
glenmore-amount-stone = { $count } stone
glenmore-amount-barley = { $count } barley
glenmore-amount-sheep = { $count } sheep
glenmore-amount-cow = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
glenmore-amount-any = { $count } of any goods
glenmore-amount-different = { $count } different goods
glenmore-amount-animal = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
glenmore-amount-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
glenmore-amount-whisky = { $count } whisky
glenmore-amount-scotsmen = { $count ->
    [one] { $count } Scotsman
   *[other] { $count } Scotsmen
}
glenmore-amount-scotsman = { $count ->
    [one] { $count } Scotsman
   *[other] { $count } Scotsmen
}
glenmore-amount-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
glenmore-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
glenmore-amount-landmark = landmark card
glenmore-amount-marker = clan marker
glenmore-amount-bought-marker = clan marker

## Moves

glenmore-move-take = { $number } · { $tile_name }
glenmore-move-take-about = { $costs ->
    [0] free
   *[other] { $cost }{ $bought ->
        [0] { "" }
       *[other] { " " }(coins for the market: { $bought })
    }
}{ $toll ->
    [0] { "" }
   *[other] { " " }· the mountain takes a coin or goods
}{ $gains ->
    [0] { "" }
   *[other] { " " }· brings { $gain }
}{ $ways ->
    [none] { "" }
    [one] { " " }· activated: { $made }
    [exchange] { " " }· trade: { $given } → { $made }
   *[several] { " " }· trade
}{ $ageing ->
    [or] { "" } or a barrel ages
    [and] { "" } and a barrel ages
   *[none] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }· fits { $places }
}
glenmore-move-finish = Go to the World’s End
glenmore-move-discard = { $number } · { $tile_name }
glenmore-move-discard-about = You can’t take any tile: go there, discard it, get a coin or a step
glenmore-move-comfort = { $comfort ->
    [coin] 1 coin
   *[step] 1 step
}
glenmore-move-pay = { $good_name } from { $cell } ({ $tile_name })
glenmore-move-spend = Scotsman from { $cell } ({ $tile_name })
glenmore-move-buy = Buy { $good_name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
glenmore-move-pay-coin = a coin instead
glenmore-move-pay-cheapest = Cheapest: { $cost }
glenmore-move-sell = Sell { $good_name } from { $cell }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
glenmore-move-place = { $cell } · { $count ->
    [0] activates nothing
   *[other] activates { $wakes }
}
glenmore-move-effect = { $effect_name }
glenmore-move-activate = { $cell } · { $tile_name } · { $offers ->
    [0] { $gain }
    [1] { $cost } → { $gain }
   *[other] trade
}{ $ageing ->
    [or] { "" } or a barrel ages
    [and] { "" } and a barrel ages
   *[none] { "" }
}
glenmore-move-activate-free = Everything free: { $gain }
glenmore-move-trade = { $cost } → { $gain }
glenmore-move-barrel-points = 3 points instead of the barrel
glenmore-move-move = { $cell } → { $to } ({ $goal_name })
glenmore-move-clan = { $clan_name } · { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
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
glenmore-move-no-marker = No marker
glenmore-move-gain = { $good_name }
glenmore-move-keep = { $good_name }
glenmore-move-put = { $good_name } to { $cell } ({ $tile_name })
glenmore-move-settle = { $cell } · { $tile_name }
glenmore-move-remove = { $cell } · { $tile_name }
glenmore-move-salvage = { $tile_name }
glenmore-move-salvage-about = { $count ->
    [0] a person
   *[other] fits { $places }
}
glenmore-move-done = { $turn ->
    [1] End turn
   *[other] That’s all
}
# Asked before the move is made; empty if there is nothing to ask.
glenmore-sure-done = { $left ->
    [nothing] { "" }
    [steps] Steps unused: { $steps }. End the turn?
    [tiles] Not activated: { $unused }. End the turn?
   *[both] Steps unused: { $steps }. Not activated: { $unused }. End the turn?
}

glenmore-made-take = You took tile { $number }.
glenmore-made-finish = You went to the World’s End.
glenmore-made-discard = You discarded tile { $number }.
glenmore-made-comfort = { $comfort ->
    [coin] You got a coin for it.
   *[step] You got a step for it.
}
glenmore-made-pay = Paid: { $good_name } from { $cell }.
glenmore-made-spend = Paid: a Scotsman from { $cell }.
glenmore-made-buy = Bought: { $good_name }.
glenmore-made-pay-coin = Paid: a coin instead.
glenmore-made-pay-cheapest = You paid the cheapest way.
glenmore-made-sell = Sold: { $good_name } from { $cell }.
glenmore-made-place = You placed it on { $cell }.
glenmore-made-effect = First came: { $effect_name }.
glenmore-made-activate = You activated { $cell }.
glenmore-made-activate-all = You activated { $names }.
glenmore-made-activate-each = { $cell }
glenmore-made-activate-free = You activated everything free.
glenmore-made-trade = Goods traded: { $number }.
glenmore-made-barrel-points = You took points instead of a barrel.
glenmore-made-move = Moved: { $cell } → { $to }.
glenmore-made-move-all = Moved: { $names }.
glenmore-made-move-each = { $cell } → { $to }
glenmore-made-clan = Your marker: { $clan_name }.
glenmore-made-no-marker = You placed no marker.
glenmore-made-gain = You chose { $good_name }.
glenmore-made-keep = You kept { $good_name }.
glenmore-made-put = { $good_name } to { $cell }.
glenmore-made-settle = A Scotsman to { $cell }.
glenmore-made-remove = You removed { $cell }.
glenmore-made-salvage = From the discard pile: { $tile_name }.
glenmore-made-done = { "" }

## Stages, questions, groups and steps of the path

glenmore-stage-round-a = Stack A: { $seat }’s turn
glenmore-stage-round-b = Stack B: { $seat }’s turn
glenmore-stage-round-c = Stack C: { $seat }’s turn
glenmore-stage-round-d = Stack D: { $seat }’s turn
glenmore-stage-over = The game is over
glenmore-ask-take = Your turn: which tile do you take?
glenmore-ask-comfort = You couldn’t take any tile. A coin or a step?
glenmore-ask-pay = How do you pay?
glenmore-ask-place = Where do you place the tile?
glenmore-ask-effect = What comes first?
glenmore-ask-activate = { $active ->
    [0] Anything else before you end the turn?
   *[other] What do you activate?
}{ $steps ->
    [0] { "" }
    [one] { " " }{ $steps } step left.
   *[other] { " " }{ $steps } steps left.
}
glenmore-ask-wake = Which tile do you activate?
glenmore-ask-trade = Which trade do you make?
glenmore-ask-produce = Which goods do you get?
glenmore-ask-gain = Which goods do you get?
glenmore-ask-clan = Where do you place your clan marker?
glenmore-ask-put = Where do the goods go?
glenmore-ask-settle = Where does the Scotsman go?
glenmore-ask-remove = Which of your tiles do you remove?
glenmore-ask-keep = The castle has no room for everything. What do you keep?
glenmore-ask-salvage = Which tile from the discard pile do you place?
glenmore-group-take = Take a tile
glenmore-group-discard = Discard a tile
glenmore-group-finish = World’s End
glenmore-group-comfort = A coin or a step
glenmore-group-pay = Pay
glenmore-group-place = Place the tile
glenmore-group-effect = What comes first
glenmore-group-activate = Activate
glenmore-group-trade = Trade
glenmore-group-move = Move a Scotsman
glenmore-group-market = Sell
glenmore-group-clan = Clan marker
glenmore-group-gain = Choose goods
glenmore-group-keep = Keep
glenmore-group-put = Put goods
glenmore-group-settle = Scotsman
glenmore-group-remove = Remove a tile
glenmore-group-salvage = From the discard pile
glenmore-group-end = Done
glenmore-crumb-tile = { $tile_name }
glenmore-crumb-card = Card { $card_name }
glenmore-crumb-clan = Clan { $clan_name }
glenmore-crumb-marker = clan marker
glenmore-crumb-pay = payment
glenmore-crumb-salvage = from the discard pile

## Events

glenmore-event-took = { $seat } takes **{ $tile_name }**.
glenmore-event-finished = { $seat } goes to the **World’s End**.
glenmore-event-blocked = { $seat } can’t take any tile and discards one.
glenmore-event-swept = Everyone has passed: { $tiles }.
glenmore-event-discarded = Discarded: { $tiles }.
glenmore-event-die-discarded = The die discards: { $tiles }.
glenmore-event-rolled = The die shows { $number }.
glenmore-event-die-left = The die leaves the ring.
glenmore-event-laid = New on the ring: { $tiles }.
glenmore-event-placed = { $tile_name } is placed on **{ $cell }**.
# Who takes a person has been told already; only David Hume comes by a clan.
glenmore-event-person = { $tile ->
    [david-hume] { $tile_name } joins { $seat }.
   *[other] { "" }
}
glenmore-event-card = { $seat } gets the card { $card_name }.
# What it brings is told at once.
glenmore-event-activated = { "" }
glenmore-event-steps = { "" }
glenmore-event-goods = { $seat } gets { $goods } ({ $cell }).
glenmore-event-goods-lost = No room: { $seat } loses { $goods }.
glenmore-event-paid-good = { $seat } gives { $good_name } from { $cell }.
glenmore-event-bought = { $price ->
    [one] { $seat } buys { $good_name } for { $price } coin.
   *[other] { $seat } buys { $good_name } for { $price } coins.
}
glenmore-event-sold = { $price ->
    [one] { $seat } sells { $good_name } from { $cell } for { $price } coin.
   *[other] { $seat } sells { $good_name } from { $cell } for { $price } coins.
}
glenmore-event-coins = { $coins ->
    [one] { $seat } gets { $coins } coin.
   *[other] { $seat } gets { $coins } coins.
}
glenmore-event-paid-coins = { $coins ->
    [one] { $seat } pays { $coins } coin.
   *[other] { $seat } pays { $coins } coins.
}
glenmore-event-whisky = { $barrels ->
    [one] { $seat } gets { $barrels } barrel of whisky.
   *[other] { $seat } gets { $barrels } barrels of whisky.
}
glenmore-event-paid-whisky = { $barrels ->
    [one] { $seat } pays { $barrels } barrel of whisky.
   *[other] { $seat } pays { $barrels } barrels of whisky.
}
glenmore-event-scotsman = { $seat } gets a Scotsman on { $cell }.
glenmore-event-paid-scotsman = { $seat } pays with the Scotsman on { $cell }.
glenmore-event-stepped = { $seat } moves a Scotsman: { $cell } → { $to }.
glenmore-event-marker = { $seat } places a marker: **{ $clan_name }**.
glenmore-event-no-marker = { $seat } places no marker.
glenmore-event-removed = { $seat } removes from { $cell }: { $tiles }.
glenmore-event-salvaged = { $seat } takes from the discard pile: **{ $tile_name }**.
glenmore-event-points = { $points ->
    [one] { $seat } scores **{ $points }** point: { $source_name }.
   *[other] { $seat } scores **{ $points }** points: { $source_name }.
}
glenmore-event-scoring = { $after ->
    [end] **Final scoring**
   *[other] **Scoring after stack { $after }**
}
glenmore-event-over = { "" }

## The end

glenmore-outcome-end = { $count ->
    [0] A shared victory for { $winners }!
    [one] { $winners } wins!
   *[other] { $winners } win together!
}

## Refusals

glenmore-refusal-no-such-move = There is no such move. Use the menus, or commands such as `/{ command-glenmore } { command-glenmore-take }`.
glenmore-refusal-not-asked = You can’t do that right now.
glenmore-refusal-not-possible = That’s not possible right now.
glenmore-refusal-end-is-not-taken = The World’s End is never taken: you can only go there.
glenmore-refusal-barred = Nobody may land on { $tile_name }.
glenmore-refusal-too-dear = You can’t pay for { $tile_name }, even if you sell goods.
glenmore-refusal-no-place = There is no place for { $tile_name } in your territory.
glenmore-refusal-no-end-yet = The World’s End is not on the ring yet.
glenmore-refusal-no-tile-there = The ring has no tile { $number }.
glenmore-refusal-not-blocked = You can take a tile, so you can’t discard { $tile_name }.
glenmore-refusal-nothing-to-rebuild = Nothing is on { $cell }: this tile goes on top of another one.
glenmore-refusal-other-kind-below = The tile on { $cell } is of another kind, and this one goes only on its own kind.
glenmore-refusal-river-would-break = On { $cell } the tile would break the river.
glenmore-refusal-no-scotsman-near = None of your Scotsmen is around { $cell }.
glenmore-refusal-cell-taken = { $cell } is taken.
glenmore-refusal-no-side-touches = { $cell } doesn’t touch your territory with a side.
glenmore-refusal-not-on-the-river = On { $cell } the tile doesn’t continue your river.
glenmore-refusal-dry-tile-beyond = On { $cell } the river would run into a tile without river.
glenmore-refusal-nothing-is-free = There aren’t two tiles to activate for free. Choose them one by one.
glenmore-refusal-not-around = { $cell } is not around your new tile.
glenmore-refusal-not-payable = You can’t pay for what { $cell } needs.
glenmore-refusal-other-kind = { $cell } is not of the right kind.
glenmore-refusal-no-own-tile = You have no tile on { $cell }.
glenmore-refusal-no-activation = { $tile_name } has nothing to activate.
glenmore-refusal-activated-already = You’ve already activated { $tile_name } this turn.
glenmore-refusal-good-not-there = There is no { $good_name } on { $cell }.
glenmore-refusal-row-without-coins = There are no coins in that row of the market, so you can’t sell { $good_name }.
glenmore-refusal-no-steps = You have no steps left.
glenmore-refusal-no-scotsman-there = You have no Scotsman on { $cell }.
glenmore-refusal-not-next-to-it = From { $cell } it’s more than one step to { $to }.
glenmore-refusal-marker-was-paid = You’ve paid for the marker, so you must place it.
glenmore-refusal-no-marker-left = You have no markers left.
glenmore-refusal-clan-taken = { $clan_name } is taken.
glenmore-refusal-road-too-dear = The road to { $clan_name } costs more than you have: { $coins }.
glenmore-refusal-no-points-for-barrel = Without MacGregor you get no points here.
glenmore-refusal-no-such-exchange = { $tile_name }: you can’t trade that many goods ({ $number }).
glenmore-refusal-not-given = You don’t get that now: { $good_name }.
glenmore-refusal-tile-is-full = There are already 3 goods on { $cell }.
glenmore-refusal-scotsman-not-spared = No Scotsman can be spared from { $cell }.
glenmore-refusal-row-is-full = The market has no { $good_name } left.
glenmore-refusal-coin-not-taken = A coin can’t replace goods here.
glenmore-refusal-pay-first = Pay first. While you pay, you can sell goods only if you need the coins for it.
glenmore-refusal-not-owed = That isn’t needed for this payment.
glenmore-refusal-must-remove = You must remove a tile.
glenmore-refusal-home-stays = The start village and the home castle are never removed.
glenmore-refusal-would-break = Without { $cell } your territory or its river would fall apart.
glenmore-refusal-not-discarded = { $tile_name } is not in the discard pile.

## Options

glenmore-options-die = Play with the die?
glenmore-reason-die-with-two = With two players the die is always in play.
glenmore-option-die = with the die
glenmore-options-end = Where is the World’s End?
glenmore-end-middle = in the middle of stack D
glenmore-end-middle-about = The usual game
glenmore-end-top = on top of stack D
glenmore-end-top-about = A shorter game, good for the first one
glenmore-options-chronicles = Chronicles (any that you like)
glenmore-reason-chronicle-seats = This chronicle is for { $known } players.

## Chapters of the rules

glenmore-chapter-box = What is in the box
glenmore-chapter-start = The start
glenmore-chapter-order = Rounds and order
glenmore-chapter-die = The die
glenmore-chapter-turn = A turn
glenmore-chapter-paying = Taking and paying
glenmore-chapter-market = The market
glenmore-chapter-placing = Placing a tile
glenmore-chapter-rebuilding = Rebuilding
glenmore-chapter-effects = One-time effects
glenmore-chapter-activating = Activating
glenmore-chapter-moving = Moving Scotsmen
glenmore-chapter-board = Persons and the clan board
glenmore-chapter-clans = The clans
glenmore-chapter-landmarks = Landmark cards
glenmore-chapter-scorings = Scorings
glenmore-chapter-end = The end
glenmore-chapter-details = Details
glenmore-chapter-chronicles = Playing with chronicles

## Presets

glenmore-preset-base = Base game
glenmore-preset-base-about = no chronicles: the best first game
glenmore-preset-short = Short game
glenmore-preset-short-about = no chronicles, and the end comes early
glenmore-preset-simple = Simple chronicles
glenmore-preset-simple-about = boat race, mountain and haggis: about 20 minutes more
glenmore-preset-medium = Medium chronicles
glenmore-preset-medium-about = the simple ones, barrels and votes: about 40 minutes more
glenmore-preset-seven = All but the Englishman
glenmore-preset-seven-about = seven chronicles, also for two: about 70 minutes more
glenmore-preset-everything = Everything
glenmore-preset-everything-about = all eight chronicles: about 80 minutes more

## Why not?

glenmore-why = Why not?
glenmore-why-title = ### Tiles that can’t be taken now, and why
glenmore-why-none = You can take any tile ahead, or it’s not the moment to take one.
