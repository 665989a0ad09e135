### Glen More II, chronicle 3: the rules by number, as /rules and refused moves show them.

## The start

glenmore-rule-c3-r1-title = New distilleries
glenmore-rule-c3-r1 = The five distilleries of the base game are replaced by those of the same names with the symbol of the chronicle, so the die can’t discard them.
glenmore-rule-c3-r2-title = Two more distilleries
glenmore-rule-c3-r2 = Ben Wyvis joins stack B, Glen Albyn stack C.
glenmore-rule-c3-r3-title = Sale tiles
glenmore-rule-c3-r3 = One sale tile joins each of the stacks B, C and D.
glenmore-rule-c3-r4-title = The first cellar
glenmore-rule-c3-r4 = Everyone starts with a first cellar.
glenmore-rule-c3-r5-title = Cellars to buy
glenmore-rule-c3-r5 = The second and third cellars lie face up beside the ring and can be bought.

## Barrels

glenmore-rule-c3-r6-title = Ordinary whisky
glenmore-rule-c3-r6 = A barrel in a cellar is ordinary whisky for paying costs and in scorings.
glenmore-rule-c3-r7-title = Where new whisky goes
glenmore-rule-c3-r7 = Whisky that you make or get in any way may be put on the leftmost free cell of the first cellar, worth 1, 2 or 3 points.
glenmore-rule-c3-r8-title = No free cell
glenmore-rule-c3-r8 = If all three cells are full, the barrel goes to the area worth 0 points.
glenmore-rule-c3-r9-title = Which barrel is spent
glenmore-rule-c3-r9 = When whisky is spent, its owner picks the barrel, from anywhere in the cellars.

## Ageing

glenmore-rule-c3-r10-title = Ageing
glenmore-rule-c3-r10 = The symbol for ageing lets you move 1 barrel in any of your cellars 1 cell to the right.
glenmore-rule-c3-r11-title = Into an empty cell
glenmore-rule-c3-r11 = That cell must be empty; barrels can’t be jumped.
glenmore-rule-c3-r12-title = Into the next cellar
glenmore-rule-c3-r12 = From the rightmost cell a barrel may move to the leftmost cell of your next cellar.
glenmore-rule-c3-r13-title = One of two
glenmore-rule-c3-r13 = Of two symbols with a slash between them only one may be used in one activation.
glenmore-rule-c3-r14-title = Whisky and ageing
glenmore-rule-c3-r14 = One symbol means: make 1 whisky for 1 barley and 1 wood, and also you may move 1 barrel.

## Cellars

glenmore-rule-c3-r15-title = Buying a cellar
glenmore-rule-c3-r15 = You can buy a cellar at any time on your own turn for the cost printed on it.
glenmore-rule-c3-r16-title = In their order
glenmore-rule-c3-r16 = Cellars are bought in their order: the second, then the third.
glenmore-rule-c3-r17-title = One of each
glenmore-rule-c3-r17 = Nobody has more than one cellar of each kind.
glenmore-rule-c3-r18-title = In scorings
glenmore-rule-c3-r18 = In every scoring a barrel in a cellar counts as one whisky.

## Sale tiles

glenmore-rule-c3-r19-title = Cells of a sale tile
glenmore-rule-c3-r19 = How many cells of a sale tile are used depends on the number of players.
glenmore-rule-c3-r20-title = One barrel in a cell
glenmore-rule-c3-r20 = Each cell of a sale tile holds 1 barrel.
glenmore-rule-c3-r21-title = Selling on the way
glenmore-rule-c3-r21 = A figure that passes a sale tile may sell 1 barrel into a free cell of its lower right part.
glenmore-rule-c3-r22-title = What a barrel brings
glenmore-rule-c3-r22 = A sold barrel brings as many points as the cell of the cellar that it came from shows.
glenmore-rule-c3-r23-title = Going there to sell
glenmore-rule-c3-r23 = A figure that lands on a sale tile must sell 1 or 2 barrels: one into the bonus cell, one into a free cell, or both.
glenmore-rule-c3-r24-title = Not without a sale
glenmore-rule-c3-r24 = A figure can’t land there without selling at least one barrel.
glenmore-rule-c3-r25-title = One figure at a time
glenmore-rule-c3-r25 = Only one player’s figure at a time may stand on a sale tile.
glenmore-rule-c3-r26-title = A discarded sale tile
glenmore-rule-c3-r26 = When a sale tile is discarded, the barrels on it go back to the supply.
glenmore-rule-c3-r27-title = At the end
glenmore-rule-c3-r27 = At the end barrels in cellars are ordinary whisky; only sales bring extra points.
glenmore-rule-c3-r28-title = MacGregor
glenmore-rule-c3-r28 = MacGregor’s 3 points can’t be taken from a distillery that makes no whisky.
