### Glen More II, chronicle 1: the rules by number, as /rules and refused moves show them.

## The box

glenmore-rule-c1-r1-title = The parts
glenmore-rule-c1-r1 = There are 4 boats, a race-start tile, 2 shipbuilder tiles, 7 result cards (winner, second, third and 4 losers), 2 neutral rivers and 16 reward tokens.

## The start

glenmore-rule-c1-r2-title = Boats at home
glenmore-rule-c1-r2 = Everyone’s boat starts in their own home castle.
glenmore-rule-c1-r3-title = In the upper third of B
glenmore-rule-c1-r3 = The race-start tile is put into the upper third of stack B, so that it comes early in the second round.
glenmore-rule-c1-r4-title = Result cards wait
glenmore-rule-c1-r4 = The result cards are set aside until boats come home.
glenmore-rule-c1-r5-title = Neutral rivers
glenmore-rule-c1-r5 = With two players both neutral rivers are used, with three players one, with four none.
glenmore-rule-c1-r6-title = Between the players
glenmore-rule-c1-r6 = A neutral river lies between the rivers of two players, and boats must sail through it.
glenmore-rule-c1-r7-title = Tokens on castles
glenmore-rule-c1-r7 = With 2, 3 or 4 players 2, 3 or 4 random reward tokens lie face down on every home castle and every neutral castle.
glenmore-rule-c1-r8-title = Unused tokens
glenmore-rule-c1-r8 = The other tokens go back to the box, and nobody sees them.
glenmore-rule-c1-r9-title = Shipbuilders
glenmore-rule-c1-r9 = The shipbuilder tiles are shuffled into stacks B and C.

## The race

glenmore-rule-c1-r10-title = Who opens the race
glenmore-rule-c1-r10 = The race opens for everyone when any player’s figure passes the race-start tile for the first time.
glenmore-rule-c1-r11-title = Not before
glenmore-rule-c1-r11 = Until then no boat may move.
glenmore-rule-c1-r12-title = For everyone
glenmore-rule-c1-r12 = From then on everyone may move their boat, whether or not their own figure has passed the tile.
glenmore-rule-c1-r13-title = Steps for the boat
glenmore-rule-c1-r13 = A step may be spent on your boat instead of a Scotsman. The steps of a turn may be split between them.
glenmore-rule-c1-r14-title = Along the river
glenmore-rule-c1-r14 = A boat moves along rivers only, and only clockwise, to the left.
glenmore-rule-c1-r15-title = To the next river
glenmore-rule-c1-r15 = From the left end of a river the boat goes on to the rightmost tile of the next river to the left, a player’s or a neutral one.

## Coming home

glenmore-rule-c1-r16-title = The winner
glenmore-rule-c1-r16 = Whoever’s boat is home first gets the winner card at once: 15 points and 1 whisky.
glenmore-rule-c1-r17-title = Second place
glenmore-rule-c1-r17 = Whoever’s boat is home second gets 10 points.
glenmore-rule-c1-r18-title = Third place
glenmore-rule-c1-r18 = Whoever’s boat is home third gets 5 points.
glenmore-rule-c1-r19-title = Home for good
glenmore-rule-c1-r19 = A boat that is back home never moves again.
glenmore-rule-c1-r20-title = The last one
glenmore-rule-c1-r20 = When all other boats are home, the remaining player gets a loser card. So the last boat never scores.
glenmore-rule-c1-r21-title = Coins of a loser
glenmore-rule-c1-r21 = With a loser card your coins are worth nothing in the final scoring.
glenmore-rule-c1-r22-title = Armadale Castle still scores
glenmore-rule-c1-r22 = Armadale Castle still scores for a loser.
glenmore-rule-c1-r23-title = Not home at the end
glenmore-rule-c1-r23 = At the end of the game everyone whose boat is not home gets a loser card; there may be several.

## Rewards

glenmore-rule-c1-r24-title = One token for each castle
glenmore-rule-c1-r24 = A boat that reaches a castle or passes it during the race may at once take exactly 1 reward token from it.
glenmore-rule-c1-r25-title = Looking in secret
glenmore-rule-c1-r25 = Its player looks at all tokens there, chooses one, gets its reward and puts the others back face down without showing them.
glenmore-rule-c1-r26-title = Also at home
glenmore-rule-c1-r26 = Coming home to your own castle gives a reward token too.
glenmore-rule-c1-r27-title = Not when setting out
glenmore-rule-c1-r27 = Setting out from your own castle gives none.
glenmore-rule-c1-r28-title = Which castles
glenmore-rule-c1-r28 = Only home castles and neutral castles have tokens; other castle tiles on a river give nothing.
glenmore-rule-c1-r29-title = Neutral castles
glenmore-rule-c1-r29 = A neutral castle counts as a castle for rewards.

## Tiles

glenmore-rule-c1-r30-title = What shipbuilders give
glenmore-rule-c1-r30 = Activating a shipbuilder tile gives 2 steps, for Scotsmen or the boat.
glenmore-rule-c1-r31-title = Boats protect tiles
glenmore-rule-c1-r31 = A tile with any boat on it can’t be removed from a territory in any way.
