### Glen More II: what all chronicles lean on

glenmore-rule-c0-r1-title = Any chronicles together
glenmore-rule-c0-r1 = Chronicles can be combined in any way.
glenmore-rule-c0-r2-title = Set-up with chronicles
glenmore-rule-c0-r2 = A chronicle changes the usual set-up as its own rules say.
glenmore-rule-c0-r3-title = The symbol protects
glenmore-rule-c0-r3 = The die can’t discard a tile with a chronicle’s symbol.
glenmore-rule-c0-r4-title = The die counts them
glenmore-rule-c0-r4 = The die counts tiles of chronicles too. Only if it would stop on one it goes on to the next tile without a symbol.
glenmore-rule-c0-r5-title = Only symbols ahead
glenmore-rule-c0-r5 = If no tile without a symbol is ahead, the die goes to the empty space and takes the first suitable tile that comes.
glenmore-rule-c0-r6-title = The die and the World’s End
glenmore-rule-c0-r6 = The die never discards the World’s End and leaves the ring there, with chronicles too.
glenmore-rule-c0-r7-title = The ban symbol
glenmore-rule-c0-r7 = A figure may pass a tile with the ban symbol but can’t land on it.
glenmore-rule-c0-r8-title = Passed by all
glenmore-rule-c0-r8 = A tile that everyone has passed is discarded at once. Only the die doesn’t count for that; every other figure does.
glenmore-rule-c0-r9-title = One empty space
glenmore-rule-c0-r9 = Filling up leaves only the space behind the last figure empty.
glenmore-rule-c0-r10-title = When to score
glenmore-rule-c0-r10 = The last tile of A, B or C calls for a scoring at once, before the next turn.
glenmore-rule-c0-r11-title = Cards of chronicles
glenmore-rule-c0-r11 = Landmark cards of chronicles lie with the others. What a card brings comes before activations.
glenmore-rule-c0-r12-title = Rows of the market
glenmore-rule-c0-r12 = The rows of the market that the base game doesn’t use are for chronicles.
glenmore-rule-c0-r13-title = Cards are open
glenmore-rule-c0-r13 = All landmark cards in play are open from the start.
