### Land of Clans: the rules by number, as /rules and refused moves show them.

## The box and the start

land-rule-lc-r1-title = Players and pieces
land-rule-lc-r1 = Two to four play, each with one colour: 15 tokens and 4 castles. In teams four or six play.
land-rule-lc-r2-title = The 108 cards
land-rule-lc-r2 = There are 108 cards: 10 of land for each of the 8 symbols, 10 swords, 10 shields and 8 Wizards.
land-rule-lc-r3-title = Two open Wizards each
land-rule-lc-r3 = Each player starts with 2 Wizards that lie open; with six players it is 1. Wizards that nobody gets leave the game.
land-rule-lc-r4-title = Five hidden cards each
land-rule-lc-r4 = The other 100 cards are shuffled. Each player gets five and keeps them hidden; the rest is the draw pile.
land-rule-lc-r5-title = Prizes on the corners
land-rule-lc-r5 = Four prizes lie on the corners of the board: two of 3 points and two of 5. The other 15 are in the bag.

## The turn

land-rule-lc-r6-title = One action in a turn
land-rule-lc-r6 = On your turn you either conquer a square or attack a castle. Then the next player clockwise has the turn.
land-rule-lc-r7-title = Conquer with a land card
land-rule-lc-r7 = Play a land card and put a token on an empty square that shows its symbol.
land-rule-lc-r8-title = Back to five cards
land-rule-lc-r8 = After playing a card you draw until you have five again.
land-rule-lc-r9-title = All tokens on the board
land-rule-lc-r9 = If all your 15 tokens are on the board, move one of them to the square that you conquer.

## Castles

land-rule-lc-r10-title = Building a castle
land-rule-lc-r10 = When your new token completes, with your other tokens, the shape of a prize in a corner, you build. Rotations and mirror images count, unless an option says otherwise. The tokens come back to you, the castle covers their squares, the prize is yours, and the bag gives a new one.
land-rule-lc-r11-title = Which castle is built
land-rule-lc-r11 = You must build what you have completed. If several castles fit, you choose one of them; only one is built.
land-rule-lc-r12-title = Castles stay
land-rule-lc-r12 = Squares under a castle can’t be conquered any more.
land-rule-lc-r13-title = No-man’s-land
land-rule-lc-r13 = No-man’s-land can be taken only by a token that completes a displayed shape. Then any card will do, even a sword or a shield.

## Wizards

land-rule-lc-r14-title = What a Wizard can do
land-rule-lc-r14 = A Wizard puts your token on any empty square, or in the place of another clan’s token, which goes back to its owner. It can’t go to castles or your own tokens, and to no-man’s-land only if that completes a shape.
land-rule-lc-r15-title = After a Wizard
land-rule-lc-r15 = A played Wizard goes to the discard pile. For one that lay open you draw nothing; for one from your hand you draw a card.

## Attacks

land-rule-lc-r16-title = Who may attack
land-rule-lc-r16 = You may attack another clan’s castle if you are at least as strong there. You count your tokens and castles that share an edge with it. The owner counts the same, and 1 for the castle itself. Diagonals and third clans don’t count.
land-rule-lc-r17-title = Swords
land-rule-lc-r17 = To attack you play at least one sword, as many as you like, and no other cards.
land-rule-lc-r18-title = Shields
land-rule-lc-r18 = The defender may answer with exactly as many shields as there are swords. Then the attack is repelled, these cards are discarded, and both draw back to five. Every defender is asked, and nobody learns whether one who declines had shields.
land-rule-lc-r19-title = A castle falls
land-rule-lc-r19 = If the attack is not repelled, the castle and its prize go to the attacker. The swords are discarded, and the attacker draws back to five.
land-rule-lc-r20-title = A prize for every castle
land-rule-lc-r20 = A clan always has exactly as many prizes as castles on the board.

## Cards and the end

land-rule-lc-r21-title = A new draw pile
land-rule-lc-r21 = When a card must be drawn and the draw pile is empty, the discard pile is shuffled and becomes the new one.
land-rule-lc-r22-title = The fourth prize
land-rule-lc-r22 = The game ends at once when a clan has its fourth prize, whether by building or by capture.
land-rule-lc-r23-title = Who wins
land-rule-lc-r23 = Most points win, and that need not be the clan that ended the game. Equal points share the victory.
land-rule-lc-r24-title = What is hidden
land-rule-lc-r24 = Hands, the draw pile and the bag are hidden. Everything on the board, all prizes, open Wizards and played cards are public.
land-rule-lc-r25-title = When no card can conquer
land-rule-lc-r25 = If none of your cards can conquer a square, you may discard one and draw one instead of playing a Wizard or attacking. That ends your turn.
land-rule-lc-r25a-title = Drawing after an attack
land-rule-lc-r25a = After an attack everyone who played cards draws back to five: the attacker first, then the others clockwise.

## Teams

land-rule-lc-r26-title = Teams of two
land-rule-lc-r26 = Partners share one colour and their prizes, but not their hands. In an attack the partner may add swords, then both defenders may play shields that must add up to exactly the number needed; otherwise they keep them. The fourth prize of a team ends the game.

## Board and shapes

land-rule-lc-r27-title = The board
land-rule-lc-r27 = The board is a cross of 84 squares: 10 of each of the 8 symbols and 4 of no-man’s-land. Equal symbols are never neighbours.
land-rule-lc-r28-title = The shapes
land-rule-lc-r28 = There are 19 shapes: 2 of three squares, 5 of four and 12 of five. Each is on one prize.
