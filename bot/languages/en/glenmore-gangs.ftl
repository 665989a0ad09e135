# Glen More II: Penny Mobs

glenmore-chronicles-gangs = 8 · Penny Mobs
glenmore-chronicles-gangs-about = 2–4 players · +10 min · hard: buy gang members out of jail and use their tricks
command-glenmore-gang = gang
command-glenmore-gang-about = Pennies, gang members and their tricks
option-glenmore-gang = what
option-glenmore-gang-about = Which member, or what it does
glenmore-fact-member = { $value ->
    [collector] { glenmore-member-collector }
    [joe] { glenmore-member-joe }
    [bruce] { glenmore-member-bruce }
    [tenant] { glenmore-member-tenant }
    [kenneth] { glenmore-member-kenneth }
    [fergus] { glenmore-member-fergus }
    [sybil] { glenmore-member-sybil }
    [derek] { glenmore-member-derek }
    [mike] { glenmore-member-mike }
    [calum] { glenmore-member-calum }
    [billy] { glenmore-member-billy }
    [fraser] { glenmore-member-fraser }
    [una] { glenmore-member-una }
    [elspeth] { glenmore-member-elspeth }
    [erin] { glenmore-member-erin }
   *[john] { glenmore-member-john }
}
glenmore-fact-stall = { $value ->
    [england] England
   *[other] { glenmore-fact-good }
}
glenmore-fact-thing = { $value ->
    [coin] coin
   *[other] { glenmore-fact-good }
}

glenmore-ask-bail = Place a penny on someone in jail, or take a gang member out of it?
glenmore-ask-recruit = Which Scotsman plays the gang member?
glenmore-ask-station = Where does the gang member go?
glenmore-ask-rob = What does Kenneth steal?
glenmore-ask-dump = Where does Derek put the tile?
glenmore-ask-levy = Does Bruce buy what was just produced, for a coin from his card?
glenmore-ask-give-penny = The boats pass each other. Do you give away a penny?
glenmore-ask-extra-reward = A second reward by lot, once in the game?
glenmore-ask-steal-haggis = Does Fraser steal a haggis token, once in the game?
glenmore-ask-give-haggis = Fraser steals from you. Which haggis token do you give?
glenmore-ask-reroll = Does Una have the die rolled again?
glenmore-ask-cheat = What does Elspeth exchange on the mountain?
glenmore-ask-swindle = Does Derek take a tile now, once in the game?
glenmore-ask-claim = Which landmark card does John claim?
glenmore-group-penny = Place a penny
glenmore-group-release = Take a member
glenmore-group-tax = Tax token
glenmore-group-fiction = Joe: take coins
glenmore-group-reserve = Reserve a tile
glenmore-group-levy = Levy
glenmore-group-post = Post a member
glenmore-group-recruit = Scotsman
glenmore-group-station = Station
glenmore-group-sneak = Move Kenneth
glenmore-group-rob = Steal
glenmore-group-swindle = Derek: take a tile
glenmore-group-dump = Put the tile
glenmore-group-give-penny = Penny
glenmore-group-extra-reward = Second reward
glenmore-group-steal-haggis = Steal haggis
glenmore-group-give-haggis = Give a token
glenmore-group-reroll = Roll again
glenmore-group-cheat = Exchange
glenmore-group-claim = Claim a landmark
glenmore-crumb-member = { $member_name }
glenmore-crumb-levy = { $other }, { $cell }
glenmore-crumb-give-penny = { $other }
glenmore-crumb-reroll = rolled: { $number }

glenmore-move-penny = { $member_name }
glenmore-move-penny-about = A point less to lose for you; on the card: { $count }
glenmore-move-release = { $member_name }
glenmore-move-release-about = With { $count ->
    [one] { $count } penny
   *[other] { $count } pennies
}; costs { $penalty } points at the end · { $member ->
    [collector] { glenmore-member-collector-effect }
    [joe] { glenmore-member-joe-effect }
    [bruce] { glenmore-member-bruce-effect }
    [tenant] { glenmore-member-tenant-effect }
    [kenneth] { glenmore-member-kenneth-effect }
    [fergus] { glenmore-member-fergus-effect }
    [sybil] { glenmore-member-sybil-effect }
    [derek] { glenmore-member-derek-effect }
    [mike] { glenmore-member-mike-effect }
    [calum] { glenmore-member-calum-effect }
    [billy] { glenmore-member-billy-effect }
    [fraser] { glenmore-member-fraser-effect }
    [una] { glenmore-member-una-effect }
    [elspeth] { glenmore-member-elspeth-effect }
    [erin] { glenmore-member-erin-effect }
   *[john] { glenmore-member-john-effect }
}
glenmore-move-no-penny = Neither
glenmore-move-tax = { $clan_name } · token of { $coins }
glenmore-move-fiction = { $stall_name } · { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
glenmore-move-reserve = { $number } · { $tile_name } · token of { $coins }
glenmore-move-levy = { $good_name } to { $cell } ({ $tile_name })
glenmore-move-levy-sell = { $good_name } to the market: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
glenmore-move-no-levy = Don’t buy
glenmore-move-post = Post { $member_name }
glenmore-move-post-about = { $member ->
    [collector] { glenmore-member-collector-effect }
    [joe] { glenmore-member-joe-effect }
    [bruce] { glenmore-member-bruce-effect }
    [tenant] { glenmore-member-tenant-effect }
    [kenneth] { glenmore-member-kenneth-effect }
    [fergus] { glenmore-member-fergus-effect }
    [sybil] { glenmore-member-sybil-effect }
    [derek] { glenmore-member-derek-effect }
    [mike] { glenmore-member-mike-effect }
    [calum] { glenmore-member-calum-effect }
    [billy] { glenmore-member-billy-effect }
    [fraser] { glenmore-member-fraser-effect }
    [una] { glenmore-member-una-effect }
    [elspeth] { glenmore-member-elspeth-effect }
    [erin] { glenmore-member-erin-effect }
   *[john] { glenmore-member-john-effect }
}
glenmore-move-recruit = From the supply
glenmore-move-recruit-from = From { $cell } ({ $tile_name })
glenmore-move-station = { $seat }: { $cell } ({ $tile_name })
glenmore-move-stay = Not now
glenmore-move-sneak = Kenneth to { $cell } ({ $tile_name })
glenmore-move-rob = { $good_name }
glenmore-move-no-rob = Nothing
glenmore-move-swindle = { $seat }: { $cell } · { $tile_name }
glenmore-move-dump = { $seat }: { $cell }
glenmore-move-give-penny = Give a penny
glenmore-move-no-gift = Keep it
glenmore-move-extra-reward = Draw a second reward
glenmore-move-no-extra = Not now
glenmore-move-steal-haggis = From { $seat }
glenmore-move-no-steal = Not now
glenmore-move-give-haggis = Token of value { $number }
glenmore-move-reroll = Roll again
glenmore-move-keep-roll = Keep the roll
glenmore-move-cheat = { $thing_name } → { $good_name }
glenmore-move-no-cheat = Nothing
glenmore-move-claim = { $tile_name }

glenmore-made-penny = Your penny: { $member_name }.
glenmore-made-release = You took { $member_name }.
glenmore-made-no-penny = { "" }
glenmore-made-tax = Tax token: { $clan_name }.
glenmore-made-fiction = Joe took coins: { $stall_name }.
glenmore-made-reserve = You reserved tile { $number }.
glenmore-made-levy = Bruce bought { $good_name }.
glenmore-made-levy-sell = Bruce bought and sold { $good_name }.
glenmore-made-no-levy = Bruce bought nothing.
glenmore-made-post = You post { $member_name }.
glenmore-made-recruit = A Scotsman from the supply.
glenmore-made-recruit-from = The Scotsman from { $cell }.
glenmore-made-station = Now in { $seat }’s territory, on { $cell }.
glenmore-made-stay = Not now.
glenmore-made-sneak = Kenneth went to { $cell }.
glenmore-made-rob = Stolen: { $good_name }.
glenmore-made-no-rob = Nothing stolen.
glenmore-made-swindle = Derek takes { $cell } from { $seat }.
glenmore-made-dump = The tile went to { $seat }’s territory, on { $cell }.
glenmore-made-give-penny = You gave away a penny.
glenmore-made-no-gift = You kept your pennies.
glenmore-made-extra-reward = You drew a second reward.
glenmore-made-no-extra = No second reward.
glenmore-made-steal-haggis = Fraser steals from { $seat }.
glenmore-made-no-steal = Fraser steals nothing.
glenmore-made-give-haggis = You gave a token of value { $number }.
glenmore-made-reroll = Una had the die rolled again.
glenmore-made-keep-roll = The roll stands.
glenmore-made-cheat = Exchanged: { $thing_name } → { $good_name }.
glenmore-made-no-cheat = Nothing exchanged.
glenmore-made-claim = Claimed: { $tile_name }.

glenmore-event-penny = { $seat } places a penny: { $member_name }.
glenmore-event-released = { $seat } takes **{ $member_name }** with { $count ->
    [one] { $count } penny
   *[other] { $count } pennies
}.
glenmore-event-jailed = Now in jail: { $member_name }.
glenmore-event-taxed = { $seat } places a tax token of { $coins }: { $clan_name }.
glenmore-event-tax-paid = { $seat } pays { $other } tax: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
glenmore-event-fiction = { $seat } takes coins from the market row { $stall_name }: { $coins }.
glenmore-event-reserved = { $seat } reserves { $tile_name }, for others { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more.
glenmore-event-rent = { $seat } pays { $other } for the reserved tile: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
glenmore-event-tenant-ruined = { $seat } can’t take { $tile_name }: Peggy the Tenant is out of the game.
glenmore-event-levied = { $seat } buys { $good_name } from { $other } for a coin.
glenmore-event-levy-sold = { $seat } sells { $good_name } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
glenmore-event-stationed = { $member_name } ({ $seat }) is now in { $other }’s territory, on { $cell }.
glenmore-event-sneaked = Kenneth the Thief ({ $seat }) walks in { $other }’s territory: { $cell } → { $to }.
glenmore-event-robbed = { $seat } steals from { $other }: { $good_name }.
glenmore-event-fergus-paid = { $seat } pays { $other } 1 coin because of Shady Fergus.
glenmore-event-swindled = Derek Anderson moves { $tile_name } to { $other }’s territory, on { $cell }.
glenmore-event-penny-given = { $seat } gives { $other } a penny.
glenmore-event-haggis-stolen = { $seat } steals a haggis token from { $other }.
glenmore-event-haggis-stolen-value = The stolen haggis token has the value { $value }.
glenmore-event-haggis-rerolled = Una has the die rolled again: { $number }.
glenmore-event-cheated = { $seat } exchanges on the mountain: { $thing_name } → { $good_name }.
glenmore-event-claimed = { $seat } claims { $card_name }.

glenmore-refusal-not-in-jail = Not in jail: { $member_name }.
glenmore-refusal-no-penny-left = You have no penny left in your castle.
glenmore-refusal-must-move-on = { $member_name } must go to another player’s territory.
glenmore-refusal-no-station = { $member_name } can’t stand there.
glenmore-refusal-nothing-to-rob = There is none there to steal: { $good_name }.
glenmore-refusal-no-such-member = You don’t control { $member_name }.
glenmore-refusal-reserved-first = You’ve reserved { $tile_name }, so you must take it now.
glenmore-refusal-last-turn = This is your last turn, so you couldn’t take a reserved tile.
glenmore-refusal-member-spent = Already used in this game: { $member_name }.
glenmore-refusal-member-own-turn = Only on your own turn, not on the Englishman’s: { $member_name }.
glenmore-refusal-member-cannot = That is not possible now: { $member_name }.
glenmore-refusal-no-dump = The tile doesn’t fit there: { $cell }.
glenmore-refusal-not-produced = That was not produced: { $good_name }.
glenmore-refusal-no-haggis-there = { $seat } has no haggis token to steal.
glenmore-refusal-not-on-mountain = Not on the mountain: { $thing_name }.
glenmore-refusal-place-too-dear = On { $cell } you need a coin more because of Shady Fergus, and you don’t have it.

glenmore-order-levy = When Bruce could buy something
glenmore-order-levy-ask = Ask me
glenmore-order-levy-ask-about = Each time
glenmore-order-levy-always = Always buy
glenmore-order-levy-always-about = The first thing that finds room
glenmore-order-levy-never = Never
glenmore-order-levy-never-about = Bruce buys nothing
glenmore-ordered-levy-ask = You will be asked each time.
glenmore-ordered-levy-always = Bruce always buys.
glenmore-ordered-levy-never = Bruce never buys.
glenmore-order-give-penny = When boats pass each other
glenmore-order-give-penny-ask = Ask me
glenmore-order-give-penny-ask-about = Each time
glenmore-order-give-penny-always = Always give
glenmore-order-give-penny-always-about = Calum gives a penny whenever he can
glenmore-order-give-penny-never = Never
glenmore-order-give-penny-never-about = Calum keeps the pennies
glenmore-ordered-give-penny-ask = You will be asked each time.
glenmore-ordered-give-penny-always = Calum always gives a penny.
glenmore-ordered-give-penny-never = Calum never gives a penny.
glenmore-order-reroll = When the die was rolled for haggis
glenmore-order-reroll-ask = Ask me
glenmore-order-reroll-ask-about = After each roll
glenmore-order-reroll-always = First roll
glenmore-order-reroll-always-about = Una has the first roll of each scoring rolled again
glenmore-order-reroll-never = Never
glenmore-order-reroll-never-about = Una lets the rolls stand
glenmore-ordered-reroll-ask = You will be asked each time.
glenmore-ordered-reroll-always = Una has the first roll rolled again.
glenmore-ordered-reroll-never = Una lets all rolls stand.
