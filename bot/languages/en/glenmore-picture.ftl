# Glen More’s pictures: short, for every word has to fit.

# The sheets, as menus call them.
glenmore-sheet-rondel = Ring and market
glenmore-sheet-territory = Territory: { $name }
glenmore-sheet-clans = Clan board
glenmore-sheet-scores = Scores
glenmore-sheet-place = Places for the tile
glenmore-sheet-discard = Discard pile
glenmore-sheet-legend = Icons

# Titles, and the lines below them.
glenmore-picture-title = Glen More II
glenmore-picture-and = { $first } and { $last }
glenmore-picture-more = { $first } and { $count } more
glenmore-picture-takes = Round { $round } · { $name } takes a tile: { $tiles }
glenmore-picture-took = Round { $round } · { $name } took { $tile }
glenmore-picture-blocked = Round { $round } · { $name } can take nothing
glenmore-picture-acts = Round { $round } · it’s { $name }’s turn
glenmore-picture-over = The game is over
glenmore-picture-market = buy / sell
glenmore-picture-territory = { $name }’s territory
glenmore-picture-activate = Activate: { $cells }
glenmore-picture-activate-steps = Activate: { $cells } · steps: { $steps }
glenmore-picture-steps = Steps left: { $steps }
glenmore-picture-size = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
glenmore-picture-clan = Clan { $clan }
glenmore-picture-landmarks = Landmarks
glenmore-picture-persons = Persons
glenmore-picture-clans = The clans
glenmore-picture-clans-about = { $coins ->
    [one] Bright: what { $name } can pay with { $coins } coin
   *[other] Bright: what { $name } can pay with { $coins } coins
}
glenmore-picture-clans-over = Where everyone’s markers stand
glenmore-picture-where = Where does it go?
glenmore-picture-places = { $name } · { $places }
glenmore-picture-cost = Cost
glenmore-picture-action = Activation
glenmore-picture-river = river: must continue yours
glenmore-picture-dry = no river: not beside the river
glenmore-picture-rebuild = goes on a tile of its kind
glenmore-picture-woken = How many tiles
glenmore-picture-woken-about = that cell would activate
glenmore-picture-kind = { $kind ->
    [village] Village
    [castle] Castle
    [distillery] Distillery
    [animal] Animals
    [material] Material
    [trade] Trade
    [loch] Loch
    [person] Person
    [ring] Ring tile
    [special] Special kind
   *[end] End
}
glenmore-picture-good = { $good ->
    [wood] wood
    [stone] stone
    [barley] barley
    [sheep] sheep
   *[cow] cow
}
glenmore-picture-amount = { $kind ->
    [wood] { $count ->
            [one] { $count } wood
           *[other] { $count } wood
        }
    [stone] { $count ->
            [one] { $count } stone
           *[other] { $count } stone
        }
    [barley] { $count ->
            [one] { $count } barley
           *[other] { $count } barley
        }
    [sheep] { $count ->
            [one] { $count } sheep
           *[other] { $count } sheep
        }
    [cow] { $count ->
            [one] { $count } cow
           *[other] { $count } cows
        }
    [any] { $count ->
            [one] { $count } of any goods
           *[other] { $count } of any goods
        }
    [animal] { $count ->
            [one] { $count } animal
           *[other] { $count } animals
        }
    [different] { $count ->
            [one] { $count } good
           *[other] { $count } different goods
        }
    [whisky] { $count ->
            [one] { $count } barrel
           *[other] { $count } barrels
        }
    [coins] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
    [scotsmen] { $count ->
            [one] { $count } Scotsman
           *[other] { $count } Scotsmen
        }
    [points] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    [steps] { $count ->
            [one] { $count } step
           *[other] { $count } steps
        }
    [haggis] { $count ->
            [one] { $count } haggis token
           *[other] { $count } haggis tokens
        }
    [age] { $count ->
            [one] { $count } barrel moves on
           *[other] { $count } barrels move on
        }
    [event] { $count ->
            [one] { $count } event
           *[other] { $count } events
        }
   *[marker] { $count ->
            [one] { $count } clan marker
           *[other] { $count } clan markers
        }
}
glenmore-picture-discard = The discard pile
glenmore-picture-salvage = { $name } places one of these again, for free
glenmore-picture-scores = Scores
glenmore-picture-scores-now = Pale: what scoring { $round } and the end would bring now
glenmore-picture-scores-over = Scorings A to D, then tiles, coins and landmarks
glenmore-picture-wins = { $count ->
    [one] { $names } wins the glen!
   *[other] { $names } share the glen!
}

# The legend.
glenmore-legend-title = How to read a tile
glenmore-legend-about = Four corners, four meanings
glenmore-legend-corner-cost = Top left
glenmore-legend-corner-cost-about = the price, paid first
glenmore-legend-corner-once = Top right
glenmore-legend-corner-once-about = wax: once, when placed
glenmore-legend-corner-activation = Bottom right
glenmore-legend-corner-activation-about = each time it is activated
glenmore-legend-corner-kind = Bottom left
glenmore-legend-corner-kind-about = its kind; a hammer: goes on top
glenmore-legend-goods = Goods
glenmore-legend-gains = Gains
glenmore-legend-kinds = Kinds
glenmore-legend-marks = Marks
glenmore-legend-good-wood = wood
glenmore-legend-good-stone = stone
glenmore-legend-good-barley = barley
glenmore-legend-good-sheep = sheep
glenmore-legend-good-cow = cow
glenmore-legend-good-any = any of five
glenmore-legend-good-animal = any animal
glenmore-legend-good-differ = different
glenmore-legend-good-whisky = whisky
glenmore-legend-gain-coin = coin
glenmore-legend-gain-points = points
glenmore-legend-gain-boot = step
glenmore-legend-gain-scot = Scotsman
glenmore-legend-gain-banner = clan marker
glenmore-legend-gain-landmark = landmark
glenmore-legend-gain-bust = person
glenmore-legend-gain-lasting = lasting
glenmore-legend-gain-sunset = at the end
glenmore-legend-kind-village = village
glenmore-legend-kind-castle = castle
glenmore-legend-kind-distillery = distillery
glenmore-legend-kind-animal = animals
glenmore-legend-kind-material = material
glenmore-legend-kind-trade = trade
glenmore-legend-kind-loch = loch
glenmore-legend-kind-person = person
glenmore-legend-kind-end = the end
glenmore-legend-mark-can = can be taken
glenmore-legend-mark-cannot = cannot
glenmore-legend-mark-struck = can’t be had
glenmore-legend-mark-bought = bought for 2
glenmore-legend-mark-no-room = no room
glenmore-legend-mark-active = activate it
glenmore-legend-mark-done = done
glenmore-legend-mark-price = price now
glenmore-legend-mark-woken = activates
glenmore-legend-makes = makes 1
glenmore-legend-turns = turns
glenmore-legend-sells = sells these
glenmore-legend-any = sells any 3
glenmore-legend-plants = a clan marker
glenmore-legend-rising = it rises

# The same in words, for those who can’t see the picture.
glenmore-alt-ring = On the ring, from the rearmost: { $spaces }
glenmore-alt-tile = { $number } { $tile }
glenmore-alt-closed = { $number } { $tile } (not now)
glenmore-alt-die = the die
glenmore-alt-row = { $good } { $buy }/{ $sell }
glenmore-alt-market = Market, to buy/sell: { $rows }
glenmore-alt-stacks = Stacks: { $stacks }; discarded { $discard }
glenmore-alt-purse = { $name }: coins { $coins }, whisky { $whisky }, points { $points }
glenmore-alt-supply = Landmarks { $cards }, persons { $persons }; in supply: markers { $markers }, Scotsmen { $scotsmen }
glenmore-alt-place = { $cell } ({ $count }: { $cells })
glenmore-alt-places = Places, and the tiles that each would activate: { $places }
glenmore-alt-prices = Prices: { $prices }
glenmore-alt-held = Markers: { $clans }
glenmore-alt-scoring = { $after ->
    [end] The end: { $points }
   *[other] Scoring { $after }: { $points }
}
glenmore-alt-scoring-now = Scoring { $after } would now bring: { $points }
glenmore-alt-points = Points: { $points }

# The tiles; -short where they lie on the ring.
glenmore-tile-inshriach = Inshriach
glenmore-tile-ballachulish = Ballachulish
glenmore-tile-black-isle = Black Isle
glenmore-tile-strathspey = Strathspey
glenmore-tile-lochridge = Lochridge
glenmore-tile-loch-lochy = Loch Lochy
glenmore-tile-donan-castle = Donan Castle
glenmore-tile-castle-stalker = Castle Stalker
glenmore-tile-castle-stalker-short = Castle Stalker
glenmore-tile-halkirk = Halkirk
glenmore-tile-plockton = Plockton
glenmore-tile-pulteney = Pulteney
glenmore-tile-rothiemurchus = Rothiemurchus
glenmore-tile-easdale = Easdale
glenmore-tile-tarbat-ness = Tarbat Ness
glenmore-tile-glen-lyon = Glen Lyon
glenmore-tile-aberfoyle = Aberfoyle
glenmore-tile-crieff = Crieff
glenmore-tile-robert-the-bruce = Robert the Bruce
glenmore-tile-robert-the-bruce-short = Robert Bruce
glenmore-tile-william-wallace = William Wallace
glenmore-tile-inverness = Inverness
glenmore-tile-loch-shiel = Loch Shiel
glenmore-tile-duart-castle = Duart Castle
glenmore-tile-glen-mhor = Glen Mhor
glenmore-tile-glenlochy = Glenlochy
glenmore-tile-fort-augustus = Fort Augustus
glenmore-tile-kyle-of-lochalsh = Kyle of Lochalsh
glenmore-tile-kyle-of-lochalsh-short = Kyle o’ Lochalsh
glenmore-tile-glen-tilt = Glen Tilt
glenmore-tile-cromarty = Cromarty
glenmore-tile-glen-feshie = Glen Feshie
glenmore-tile-falkirk-tryst = Falkirk Tryst
glenmore-tile-falkirk-tryst-short = Falkirk Tryst
glenmore-tile-carrbridge = Carrbridge
glenmore-tile-clachaig-inn = Clachaig Inn
glenmore-tile-clachaig-inn-short = Clachaig Inn
glenmore-tile-portree = Portree
glenmore-tile-mary-stuart = Mary Stuart
glenmore-tile-john-knox = John Knox
glenmore-tile-james-iv = James IV
glenmore-tile-loch-ness = Loch Ness
glenmore-tile-armadale-castle = Armadale Castle
glenmore-tile-armadale-castle-short = Armadale
glenmore-tile-edradour = Edradour
glenmore-tile-pitlochry = Pitlochry
glenmore-tile-tobermory = Tobermory
glenmore-tile-oban = Oban
glenmore-tile-foyers = Foyers
glenmore-tile-glen-nevis = Glen Nevis
glenmore-tile-strathmore = Strathmore
glenmore-tile-stornoway = Stornoway
glenmore-tile-dingwall = Dingwall
glenmore-tile-spean-bridge = Spean Bridge
glenmore-tile-kings-house = Kings House
glenmore-tile-kings-house-short = Kings House
glenmore-tile-kilmartin = Kilmartin
glenmore-tile-rob-roy-macgregor = Rob Roy MacGregor
glenmore-tile-rob-roy-macgregor-short = Rob Roy
glenmore-tile-charles-edward-stuart = Charles Edward Stuart
glenmore-tile-charles-edward-stuart-short = Charles Stuart
glenmore-tile-flora-macdonald = Flora MacDonald
glenmore-tile-flora-macdonald-short = F. MacDonald
glenmore-tile-loch-morar = Loch Morar
glenmore-tile-castle-moil = Castle Moil
glenmore-tile-castle-of-mey = Castle of Mey
glenmore-tile-millburn = Millburn
glenmore-tile-kingussie = Kingussie
glenmore-tile-kinlochleven = Kinlochleven
glenmore-tile-aviemore = Aviemore
glenmore-tile-beauly = Beauly
glenmore-tile-culbin = Culbin
glenmore-tile-inveraray = Inveraray
glenmore-tile-dunkeld = Dunkeld
glenmore-tile-bridge-of-oich = Bridge of Oich
glenmore-tile-sligachan-inn = Sligachan Inn
glenmore-tile-sligachan-inn-short = Sligachan Inn
glenmore-tile-braemar = Braemar
glenmore-tile-robert-burns = Robert Burns
glenmore-tile-walter-scott = Walter Scott
glenmore-tile-arthur-conan-doyle = Arthur Conan Doyle
glenmore-tile-arthur-conan-doyle-short = Conan Doyle
glenmore-tile-world-end = The World’s End
glenmore-tile-world-end-short = World’s End
glenmore-tile-david-hume = David Hume
glenmore-tile-start-village = Start village
glenmore-tile-home-castle = Home castle

# The clans, and what their cells bring.
glenmore-clan-brodie = Brodie
glenmore-clan-brodie-effect = 3 villages: 5 points, 4: 8
glenmore-clan-gunn = Gunn
glenmore-clan-gunn-effect = 1 sheep and 1 cow
glenmore-clan-grant = Grant
glenmore-clan-grant-effect = Scotsmen on 5 tiles: 5 points, 6: 8
glenmore-clan-douglas = Douglas
glenmore-clan-douglas-effect = 3 points, any number of times
glenmore-clan-cameron = Cameron
glenmore-clan-cameron-effect = 1 trade tile, 3 steps
glenmore-clan-macgregor = MacGregor
glenmore-clan-macgregor-effect = 3 points instead of a barrel
glenmore-clan-macdonald = MacDonald
glenmore-clan-macdonald-effect = 1 stone and 1 wood
glenmore-clan-macdonell = MacDonell
glenmore-clan-macdonell-effect = 1 material tile and 1 distillery
glenmore-clan-mackintosh = Mackintosh
glenmore-clan-mackintosh-effect = castles count as Scotsmen
glenmore-clan-mackay = MacKay
glenmore-clan-mackay-effect = David Hume, who counts as 2
glenmore-clan-mackenzie = MacKenzie
glenmore-clan-mackenzie-effect = 1 barley and 1 barrel
glenmore-clan-mackinnon = MacKinnon
glenmore-clan-mackinnon-effect = 1 Scotsman and 2 coins
glenmore-clan-macleod = MacLeod
glenmore-clan-macleod-effect = 3 coins
glenmore-clan-maclachlan = MacLachlan
glenmore-clan-maclachlan-effect = 1 point for each unused step
glenmore-clan-maclean = MacLean
glenmore-clan-maclean-effect = 1 animal tile and 1 distillery
glenmore-clan-macmillan = MacMillan
glenmore-clan-macmillan-effect = remove 1 tile
glenmore-clan-macpherson = Macpherson
glenmore-clan-macpherson-effect = 2 rebuilds: 5 points, 3: 8
glenmore-clan-munro = Munro
glenmore-clan-munro-effect = 1 discarded tile for free
glenmore-clan-oliphant = Oliphant
glenmore-clan-oliphant-effect = 9 coins: 5 points, 12: 8
glenmore-clan-ross = Ross
glenmore-clan-ross-effect = 2 Scotsmen
glenmore-clan-sutherland = Sutherland
glenmore-clan-sutherland-effect = 4 river tiles: 5 points, 6: 8
glenmore-clan-sinclair = Sinclair
glenmore-clan-sinclair-effect = in a trade 1 coin can replace 1 of the goods
glenmore-clan-chisholm = Chisholm
glenmore-clan-chisholm-effect = 1 barley and 1 Scotsman

# What landmark cards bring.
glenmore-card-loch-lochy-effect = 2 goods of your choice
glenmore-card-donan-castle-effect = 1 clan marker
glenmore-card-castle-stalker-effect = 3 coins
glenmore-card-inverness-effect = 1 barley, then 1 barrel
glenmore-card-loch-shiel-effect = 1 Scotsman, then 1 barrel
glenmore-card-duart-castle-effect = 1 clan marker and 1 coin
glenmore-card-loch-ness-effect = each turn activate 1 more tile
glenmore-card-armadale-castle-effect = at the end 8 coins count twice
glenmore-card-loch-morar-effect = remove up to 2 tiles
glenmore-card-castle-moil-effect = Scotsmen at home count twice
glenmore-card-castle-of-mey-effect = activate all your tiles
