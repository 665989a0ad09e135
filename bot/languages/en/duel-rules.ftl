### Scottish Duel: the rules by number, as /rules and refused moves show them.

## The round

duel-rule-br-r1-title = Two players, eight cards each
duel-rule-br-r1 = Two play. Each starts with the same eight cards, numbered 0 to 7.
duel-rule-br-r2-title = Choose in secret, reveal together
duel-rule-br-r2 = Each round both choose one card in secret. When both have chosen, the two cards are revealed at the same time. Nobody chooses twice in a round or after the end of the game.
duel-rule-br-r3-title = Which card wins
duel-rule-br-r3 = The higher number wins unless a power says otherwise: the Prince wins, the Assassin lets the lower number win, the Musician puts the round on hold, the Wizard leaves the other card only its number. Equal numbers hold the round.
duel-rule-br-r4-title = Which card wins after a General
duel-rule-br-r4 = If one player has the General’s bonus, 2 is added to that card’s number before the two are compared; powers work as always. If both have the bonus, nothing changes between them.

## Powers for the next round

duel-rule-br-r5-title = The General’s bonus
duel-rule-br-r5 = After a General its owner’s card is 2 stronger in the next round, and only in that one, whether the General won or lost. A General that met a Wizard gives no bonus.
duel-rule-br-r6-title = A Wizard doesn’t take the bonus
duel-rule-br-r6 = A bonus from the round before stays, even if a Wizard is played in the round where it counts.
duel-rule-br-r7-title = Two Generals
duel-rule-br-r7 = If both play a General in the same round, both have the bonus in the next one.
duel-rule-br-r8-title = The Spy looks first
duel-rule-br-r8 = After a Spy the other player must choose and show a card first in the next round; only then does the Spy’s owner choose. Two Spies cancel each other, and a Spy that met a Wizard sees nothing.

## Held rounds and points

duel-rule-br-r9-title = The Musician holds the round
duel-rule-br-r9 = A Musician puts the round on hold against every card but the Wizard. The opponent’s General or Spy still works in the next round, unless this game was started with the option that the Musician cancels it.
duel-rule-br-r10-title = What a round on hold is worth
duel-rule-br-r10 = A round on hold waits for the next winner. For each player it is worth 1 point, or 2 if that player’s own Ambassador is in it.
duel-rule-br-r11-title = Winning the rounds on hold
duel-rule-br-r11 = Whoever wins the next round scores it together with their own share of all rounds on hold. The other player’s share is lost, and nothing is on hold any more.
duel-rule-br-r12-title = The Ambassador counts twice
duel-rule-br-r12 = A round won with the Ambassador scores 2 points. Against a Wizard the Ambassador has no power, and the win scores 1.
duel-rule-br-r13-title = An Ambassador in a round on hold
duel-rule-br-r13 = If your Ambassador is in a round on hold and you win the next one for the usual 1 point, you score 3. If the other player wins it, the other player scores 2.
duel-rule-br-r14-title = Held rounds add up
duel-rule-br-r14 = Several rounds in a row can be on hold. The next winner takes them all.

## The end

duel-rule-br-r15-title = The Princess wins the game
duel-rule-br-r15 = If a Princess meets a Prince, her owner wins the whole game at once, whatever the score.
duel-rule-br-r16-title = Four points win
duel-rule-br-r16 = The game ends as soon as a player has 4 points or more; that player wins.
duel-rule-br-r17-title = Out of cards: a draw
duel-rule-br-r17 = If all eight rounds are played and nobody has 4 points, the game is a draw, even if one player leads. Rounds still on hold count for nobody.

## Playing cards

duel-rule-br-r18-title = Every card once
duel-rule-br-r18 = Each card is played once. You can only choose a card that you have and that can be chosen now.
duel-rule-br-r19-title = Powers always work
duel-rule-br-r19 = A card’s power works whenever the card is played, even against its owner. It can’t be declined.

## Variants

duel-rule-br-r20-title = Variant: sandbox
duel-rule-br-r20 = Only the numbers count; no card has a power. The higher number scores 1 point, equal numbers put the round on hold, and 4 points win.
duel-rule-br-r21-title = Variant: traitor in the clan
duel-rule-br-r21 = Before the game each player gives one random card to the other, and it belongs to the new deck from then on. Only the two players know which cards changed sides.
duel-rule-br-r22-title = Variant: poor visibility
duel-rule-br-r22 = Your eight cards are shuffled into a deck. You have three and draw one before every later round while the deck lasts; for the last two rounds you have two cards and then one.
duel-rule-br-r23-title = Variant: mixed clans
duel-rule-br-r23 = All sixteen cards are shared out in packets of four. One player keeps a card and passes three, the other keeps one and passes two, the first keeps one more, and the last card goes to the other. The players take turns opening a packet.
duel-rule-br-r24-title = Variant: dark night
duel-rule-br-r24 = All sixteen cards are shuffled and dealt, eight to each player. A number may be in one hand twice.
duel-rule-br-r25-title = Variant: fate
duel-rule-br-r25 = Both place all their cards in a row face down, and the rows are revealed pair by pair. Whoever reveals a Spy looks at the other’s next card and may rearrange their own hidden cards, unless the other card is a Spy or a Wizard or fewer than two cards are left.
duel-rule-br-r26-title = Variant: to the bitter end
duel-rule-br-r26 = All eight rounds are played and points decide: 1 for a win, 2 with the Ambassador, 4 for the Princess over the Prince, and play goes on. Equal points are a draw.
