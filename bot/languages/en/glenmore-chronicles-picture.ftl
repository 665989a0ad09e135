# Pictures of Glen More’s chronicles: short, for every word has to fit.

glenmore-sheet-race = Boat race
glenmore-sheet-own-race = Boat race, as you know it
glenmore-sheet-haggis = Haggis
glenmore-sheet-own-haggis = Your haggis
glenmore-sheet-votes = Great Glen: votes
glenmore-sheet-cellars = Cellars and sales
glenmore-sheet-chronicle-legend = Icons of the chronicles
glenmore-sheet-gangs = Penny Mobs: the jail

# Highland Boat Race.
glenmore-picture-race = Highland Boat Race
glenmore-picture-race-coming = It hasn’t begun: { $least } to { $most } tiles before the start
glenmore-picture-race-waiting = It begins when a figure passes the race start
glenmore-picture-race-open = It’s on: row to the left, from river to river, and home
glenmore-picture-race-over = The race is over
glenmore-picture-race-neutral = Neutral river
glenmore-picture-race-left = to go: { $count }
glenmore-picture-race-result = { $result ->
    [first] 1st: 15
    [second] 2nd: 10
    [third] 3rd: 5
   *[loser] lost
}

# Hammer of the Scots.
glenmore-picture-englishman = Round { $round } · the Englishman’s turn, led by { $name }

# Single Cask Whisky.
glenmore-picture-cellars = Single Cask Whisky
glenmore-picture-cellars-about = Shields: what a barrel there is sold for

# Controversial Chapters.
glenmore-picture-events = Turned over to events

# Ode to the Haggis.
glenmore-picture-haggis = Ode to the Haggis
glenmore-picture-haggis-about = Dark tokens are face down
glenmore-picture-haggis-own = Only you see the values of your dark tokens
glenmore-picture-haggis-now = Haggis is scored: what the die shows is turned up
glenmore-picture-haggis-supply = Supply
glenmore-picture-haggis-rolls = Rolled for all

# Between Hammer and Anvil.
glenmore-picture-votes = The Great Glen
glenmore-picture-votes-about = Voted in, a card brings 10 points at the end
glenmore-picture-votes-now = Vote: { $card }
glenmore-picture-glen-livestock = most cows and sheep
glenmore-picture-glen-square = largest full square of tiles
glenmore-picture-glen-materials = most wood and stone
glenmore-picture-glen-sets = Scotsman at home, whisky, card, person
glenmore-picture-glen-castles = most castles with a Scotsman
glenmore-picture-glen-distilleries = most distilleries
glenmore-picture-glen-smallest = fewest tiles
glenmore-picture-glen-pastures = largest group of animal tiles
glenmore-picture-glen-farthest = Scotsman farthest from home
glenmore-picture-glen-discards = most tiles in your own discard pile

# Penny Mobs.
glenmore-picture-gangs = Penny Mobs
glenmore-picture-gangs-about = Behind bars: not bailed out yet
glenmore-picture-gangs-aside = Still to come with stack B: { $count }
glenmore-picture-gangs-post = with { $name }, { $cell }
glenmore-picture-gangs-toll = tax: { $clans }
glenmore-picture-gangs-reserved = reserved: { $tile }, others +{ $count }
glenmore-picture-claimed = Claimed by { $name }
glenmore-picture-claims = Claimed from others

# The same in words, for those who can’t see the picture.
glenmore-alt-mountain = On the mountain: { $goods }; standing there: { $name }
glenmore-alt-haggis-supply = Open in the supply: { $open }; face down: { $hidden }
glenmore-alt-haggis-table = { $name }: face down { $down }, turned up { $up }
glenmore-alt-haggis-own = Your tokens face down: { $values }
glenmore-alt-haggis-served = { $name } has haggis worth { $points }
glenmore-alt-haggis-rolls = { $name } rolled for whisky: { $rolls }
glenmore-alt-race-boat = { $name }’s boat: { $place }, { $state }
glenmore-alt-race-river = River ({ $name }), from the right: { $cells }; castle { $castle }, rewards { $tokens }
glenmore-alt-race-known = You know these rewards: { $rewards }
glenmore-alt-votes-state = { $state ->
    [open] no vote yet
    [now] the vote goes on
    [yes] voted in, { $yes } to { $no }
   *[no] voted out, { $yes } to { $no }
}
glenmore-alt-votes-stock = { $name } has votes left: yes { $yes }, no { $no }
glenmore-alt-cellars-seat = { $name }: barrels worth { $barrels }, free cells { $free }, worth nothing { $floor }
glenmore-alt-cellars-next = { $name }’s next cellar costs { $cost }
glenmore-alt-cellars-sale = { $tile }: free cells { $free }, bonus { $bonus }
glenmore-alt-england = The Englishman is led by { $name }; to use him costs { $price }, else the row gives { $offer }
glenmore-alt-englishman = the Englishman
glenmore-alt-gangs-jailed = { $member }: in jail, penalty { $penalty }, pennies { $pennies }
glenmore-alt-gangs-free = { $member }: with { $name }, penalty { $penalty }
glenmore-alt-gangs-pennies = { $name }: pennies in the castle { $purse }, won { $won }
glenmore-alt-gangs-post = { $member }, sent by { $name }, stands on { $cell }

# Short names, where tiles lie on the ring.
glenmore-tile-shipbuilder-b-short = Shipbuilder B
glenmore-tile-shipbuilder-c-short = Shipbuilder C
glenmore-tile-race-start-short = Race start
glenmore-tile-sale-b-short = Whisky sale B
glenmore-tile-sale-c-short = Whisky sale C
glenmore-tile-sale-d-short = Whisky sale D

# The legend of the chronicles.
glenmore-legend-chronicles = Icons of the chronicles
glenmore-legend-chronicles-about = What they add to those of the base game
glenmore-legend-chronicle-all = All chronicles
glenmore-legend-chronicle-boats = Boat Race
glenmore-legend-chronicle-mountain = Highlander
glenmore-legend-chronicle-casks = Single Cask Whisky
glenmore-legend-chronicle-england = Hammer of the Scots
glenmore-legend-chronicle-haggis = Ode to the Haggis
glenmore-legend-chronicle-events = Controversial Chapters
glenmore-legend-chronicle-votes = Great Glen
glenmore-legend-chronicle-gangs = Penny Mobs
glenmore-legend-special = a tile of a kind of its own
glenmore-legend-boat = a boat, in its owner’s colour
glenmore-legend-reward = reward tokens of a castle
glenmore-legend-castle = the castle of a river
glenmore-legend-climb = you can go onto the mountain
glenmore-legend-climb-not = you can’t go there now
glenmore-legend-age = a barrel moves on by a cell
glenmore-legend-cellar = the next cellar
glenmore-legend-cask-cell = a free cell: so many points
glenmore-legend-sale = sale: what the bonus cell adds
glenmore-legend-englishman = the Englishman, and his row
glenmore-legend-england-row = what is in the England row
glenmore-legend-haggis = you get a haggis token
glenmore-legend-haggis-up = face up: it will be scored
glenmore-legend-haggis-down = face down
glenmore-legend-event = play an event
glenmore-legend-yes = a vote: yes
glenmore-legend-no = a vote: no
glenmore-legend-ballot = points of the voted cards
glenmore-legend-jail = in jail, to be bailed out
glenmore-legend-penny = a penny at home: 1 point lost
glenmore-legend-penny-won = a penny won: 1 point
glenmore-legend-penalty = points lost at the end
glenmore-legend-mask = members of the gang
