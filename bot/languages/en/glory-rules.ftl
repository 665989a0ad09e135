### Clans and Glory: the rules by number, as /rules and refused moves show them.

## Preparation

glory-rule-cg-r1-title = Two to four players
glory-rule-cg-r1 = Two, three or four can play.
glory-rule-cg-r2-title = The villagers
glory-rule-cg-r2 = The full deck has 42 different villagers: strengths 3 to 8 in each of seven colours.
glory-rule-cg-r3-title = Who stays in the box
glory-rule-cg-r3 = With two players the 8s and 7s stay in the box, so 28 cards are left; with three players the 8s, so 35 are left. Four players use all 42.
glory-rule-cg-r4-title = Cards removed unseen
glory-rule-cg-r4 = Before the deal 3, 4 or 5 random cards (with 2, 3 or 4 players) are put away unseen. Nobody learns which ones, not even when the game is over.
glory-rule-cg-r5-title = The table
glory-rule-cg-r5 = 4, 5 or 6 fields (with 2, 3 or 4 players) form a line. The first and the last have a bonfire. Each field has three cells above and three below; a bonfire field has one more at the head of the table.
glory-rule-cg-r6-title = Start cards
glory-rule-cg-r6 = Random villagers are on every field from the start: two with two players (cells T0 and B2), one with three or four players (cell T1).
glory-rule-cg-r7-title = The hands
glory-rule-cg-r7 = In the order of turns the players get 9 and 8 cards, or 9, 9 and 8, or 8, 8, 8 and 7. That uses up the deck.
glory-rule-cg-r8-title = Five shields each
glory-rule-cg-r8 = Each player starts with five shields.

## The turn

glory-rule-cg-r9-title = Whose turn it is
glory-rule-cg-r9 = Turns go clockwise, and the player with the fewest cards comes last. You can move only when it is your turn and the game is not over.
glory-rule-cg-r10-title = A card, then perhaps a shield
glory-rule-cg-r10 = On your turn you place exactly one card from your hand. After that you may place one shield, or pass.
glory-rule-cg-r11-title = Where a card fits
glory-rule-cg-r11 = A card goes on an empty cell. Beside it or opposite it there must be at least one face-up card of the same colour or the same strength.
glory-rule-cg-r12-title = Neighbours and opposite
glory-rule-cg-r12 = Every cell has two neighbours, left and right along the edge of the table, and one opposite cell across it. Diagonals never count.
glory-rule-cg-r13-title = The heads of the table
glory-rule-cg-r13 = The two head cells are opposite each other, however long the table is. The neighbours of a head are the first upper and the first lower cell at its end.
glory-rule-cg-r14-title = Over the border of a field
glory-rule-cg-r14 = The last cell of a side and the first cell of the same side on the next field are neighbours. An option of the game can switch this off.

## Face down

glory-rule-cg-r15-title = Face up if you can
glory-rule-cg-r15 = As long as any card in your hand fits anywhere on the table, you must place a card face up.
glory-rule-cg-r16-title = If nothing fits
glory-rule-cg-r16 = If no card in your hand fits anywhere, you place any one of them face down on any empty cell. You may still place a shield on that field.
glory-rule-cg-r17-title = A face-down card
glory-rule-cg-r17 = A face-down card keeps its cell until the end. It matches nothing, scores nothing and breaks no tie; only the player who placed it knows what it is.

## Shields

glory-rule-cg-r18-title = Where a shield goes
glory-rule-cg-r18 = A shield goes only on the field of the card you have just placed, even if that card is face down.
glory-rule-cg-r19-title = How many shields
glory-rule-cg-r19 = At most one shield a turn, and five in the whole game. A shield that has been placed never moves.
glory-rule-cg-r20-title = The stack
glory-rule-cg-r20 = The shields of a field stack in the order in which they were placed. You may have several on one field, and everybody sees the order.

## The end and the score

glory-rule-cg-r21-title = The end
glory-rule-cg-r21 = The game ends as soon as the last player has placed their last card and finished the turn: after 16, 24 or 28 turns with 2, 3 or 4 players.
glory-rule-cg-r22-title = The card that is left
glory-rule-cg-r22 = At the end each of the other players still holds one card. It is discarded and scores nothing.
glory-rule-cg-r23-title = What a shield takes
glory-rule-cg-r23 = The shields of each field take cards in the order they were placed. Each takes all cards of the lowest strength that is still there.
glory-rule-cg-r24-title = Too many shields, too many cards
glory-rule-cg-r24 = When no cards are left on a field, its other shields take nothing. When no shields are left, the other cards go to nobody.
glory-rule-cg-r25-title = A field without shields
glory-rule-cg-r25 = The cards of a field without shields go to nobody.
glory-rule-cg-r26-title = Points
glory-rule-cg-r26 = Your score is the sum of the strengths of all cards you took. The order in which the fields are counted makes no difference.
glory-rule-cg-r27-title = Who wins
glory-rule-cg-r27 = The highest score wins. In a tie the player who took more cards wins; if that is equal too, they share the win.
glory-rule-cg-r28-title = What the others see
glory-rule-cg-r28 = The others see how many cards you have, but not which ones.
