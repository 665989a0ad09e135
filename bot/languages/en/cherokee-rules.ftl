### Cherokee: the rules by number, as /rules and refused moves show them.

## Before the game

cherokee-rule-ch-r1-title = Two to four players
cherokee-rule-ch-r1 = Two, three or four people play.
cherokee-rule-ch-r2-title = 72 members of six clans
cherokee-rule-ch-r2 = There are six clans: Birds, Blue, Wild Potato, Deer, Wolf and Long Hair. Each has men of values 4 to 9 and women of values 3 to 8, one of each.
cherokee-rule-ch-r3-title = Your secret clan
cherokee-rule-ch-r3 = Each player gets one clan card that only they may see until the end. The clan cards left over stay unseen and out of the game.
cherokee-rule-ch-r4-title = The pyramid and the hands
cherokee-rule-ch-r4 = 36 members are placed face up in a pyramid with rows of one to eight, from A1 at the top to H8 in the base. The other 36 are dealt out: 18 cards each for two players, 12 for three, 9 for four.

## The turn

cherokee-rule-ch-r5-title = Whose turn it is
cherokee-rule-ch-r5 = A player drawn by lot begins. After that the turn passes clockwise.
cherokee-rule-ch-r6-title = What a turn is
cherokee-rule-ch-r6 = First you drive one member out of the pyramid, then others move up into the gaps, and finally you place one card from your hand into the gap in the base.
cherokee-rule-ch-r7-title = Sideways or upward
cherokee-rule-ch-r7 = A member can be attacked by its neighbours in the same row and by the two members just below it. Nobody attacks downward.
cherokee-rule-ch-r8-title = One clan attacks together
cherokee-rule-ch-r8 = The attackers are one to four members of the same clan. They can’t attack a member of their own clan.
cherokee-rule-ch-r9-title = Stronger than the target
cherokee-rule-ch-r9 = The values of the attackers together must be higher than the target’s. If anyone attacks from below, the target’s value counts 1 less (only 1, however many attack from below). Only if the game was started with that option does a woman also drive out a man of equal value.
cherokee-rule-ch-r10-title = The target stands alone
cherokee-rule-ch-r10 = Neighbours of the target’s own clan don’t help it to defend.
cherokee-rule-ch-r11-title = Who takes the place
cherokee-rule-ch-r11 = The member who is driven out is discarded and the attacker moves into its place. Of several attackers the one with the highest value moves, of two equals the woman; the others stay where they are.
cherokee-rule-ch-r12-title = Who moves up into a gap
cherokee-rule-ch-r12 = Of the two members below a gap the one with the higher value moves up, of two equals the woman. If both have the same value and the same sex, you choose. This goes on until the gap is in the base.
cherokee-rule-ch-r13-title = A card for the base
cherokee-rule-ch-r13 = You fill the gap in the base with any card from your hand. The pyramid has 36 members again, and your turn is over.
cherokee-rule-ch-r14-title = When the game ends
cherokee-rule-ch-r14 = Nobody draws cards, and every turn takes one from the hand. The game is over when all hands are empty.

## The end

cherokee-rule-ch-r15-title = Counting feathers
cherokee-rule-ch-r15 = All clans are revealed. Each member of your clan brings you the feathers of its row: 7 at the top, then 6, 5, 4, 3, 2 and 1; the base brings none.
cherokee-rule-ch-r16-title = Who wins
cherokee-rule-ch-r16 = Most feathers win. In a tie it is the player with more women of their own clan in the pyramid, the base included. If that is equal too, they share the victory.

## Secret and open

cherokee-rule-ch-r17-title = Any clan may attack
cherokee-rule-ch-r17 = In the secret game you may attack with members of any clan, not only with your own.
cherokee-rule-ch-r18-title = The open game
cherokee-rule-ch-r18 = In the open game all clan cards are face up, and two more clans are neutral. You may attack only with your own clan or a neutral one; anyone can be the target. With two or three players there are clans that nobody attacks with.

## Odds and ends

cherokee-rule-ch-r19-title = No attack is possible
cherokee-rule-ch-r19 = If you have no legal attack, you discard a card of your choice and your turn is over. If the game was started with the option to pass, you keep your cards and the turn goes on to the next player who can attack; when nobody can, the game ends.
cherokee-rule-ch-r20-title = Nothing gets lost
cherokee-rule-ch-r20 = Pyramid, hands and discard together always hold every member exactly once. All feathers together are 84.
