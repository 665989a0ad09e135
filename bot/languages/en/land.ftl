# Land of Clans

land = Land of Clans
land-pitch = Conquer land square by square, complete the shapes on the prizes and build castles on them. Guard them well: swords take castles, shields keep them. The fourth prize ends the game, most points win.
land-rules-brief =
    On your turn you do one thing: conquer a square or attack a castle.
    To conquer, play a land card and put a token on an empty square with its symbol. If that completes the shape of a prize on display, your tokens turn into a castle and the prize is yours. A Wizard takes any empty square, or one with another clan’s token.
    To attack, be at least as strong around a castle as its owner, and play swords. Exactly as many shields repel you; otherwise castle and prize are yours.
    The fourth prize of a clan ends the game. Most points win.

command-land = land
command-land-about = Land of Clans
command-land-conquer = conquer
command-land-conquer-about = Play a card and put your token on a square
command-land-wizard = wizard
command-land-wizard-about = Play a Wizard: an empty square, or another clan’s token
command-land-attack = attack
command-land-attack-about = Attack another clan’s castle with swords
command-land-join = join
command-land-join-about = Add swords to your partner’s attack
command-land-defend = defend
command-land-defend-about = Answer an attack with shields, or don’t defend
command-land-discard = discard
command-land-discard-about = Discard a card if none of yours can conquer
command-land-orders = orders
command-land-orders-about = Say in advance how attacks on your castles are answered
option-land-card = card
option-land-card-about = Which card of your hand
option-land-square = square
option-land-square-about = Which square, such as c4
option-land-token = token
option-land-token-about = Which of your tokens moves there, if all are on the board
option-land-build = castle
option-land-build-about = Which castle you build, if several are complete
option-land-which = wizard
option-land-which-about = The open Wizard, or the one in your hand
option-land-castle = castle
option-land-castle-about = Which castle, by its first square
option-land-swords = swords
option-land-swords-about = How many swords
option-land-shields = shields
option-land-shields-about = How many shields; 0 doesn’t defend
option-land-order = order
option-land-order-about = What you order, for this game

# Names, for all texts that have such a thing among their facts.
# A card of one square alone comes in two parts: oak and c9.
land-fact-card = { $head ->
    [oak] Oak
    [crag] Crag
    [sun] Sun
    [fish] Fish
    [thistle] Thistle
    [toadstool] Toadstool
    [moon] Moon
    [stones] Stones
    [sword] Sword
    [shield] Shield
   *[wizard] Wizard
} { $tail }
land-fact-symbol = { $value ->
    [oak] Oak
    [crag] Crag
    [sun] Sun
    [fish] Fish
    [thistle] Thistle
    [toadstool] Toadstool
    [moon] Moon
    [stones] Stones
   *[no-mans-land] No-man’s-land
}
land-fact-shape = { $value ->
    [I3] row of 3
    [V3] corner of 3
    [I4] row of 4
    [L4] L of 4
    [T4] T of 4
    [O4] square of 4
    [S4] S of 4
    [I5] row of 5
    [L5] L of 5
    [Y5] Y of 5
    [P5] P of 5
    [U5] U of 5
    [V5] V of 5
    [T5] T of 5
    [N5] N of 5
    [F5] F of 5
    [W5] W of 5
    [Z5] Z of 5
   *[X5] cross of 5
}
land-fact-corner = { $value ->
    [0] top left
    [1] top right
    [2] bottom left
   *[3] bottom right
}

## Moves

land-move-card = { $card ->
    [wizard] Wizard from your hand
    [sword] Sword, for no-man’s-land
    [shield] Shield, for no-man’s-land
   *[other] { $card_name }
}
land-move-throw = { $card_name }
land-move-wizard = Open Wizard
land-move-discard = Discard a card
land-move-column = Column { $column }
land-move-square = { $square } · { $symbol_name }
land-move-token = The token on { $square }
land-move-castle = { $squares } · { $shape_name }
land-move-castle-about = { $points } points
land-move-attack = Attack { $castle }
land-move-attack-about = Strength { $strength } : { $against } · { $shape_name }, { $points } points · { $other_clan }’s castle
land-move-swords = { $swords ->
    [0] No swords
    [one] { $swords } sword
   *[other] { $swords } swords
}
land-move-defend = { $shields ->
    [one] Defend with { $shields } shield
   *[other] Defend with { $shields } shields
}
land-move-decline = Don’t defend

land-made-card = Your card: { $card_name }.
land-made-throw = You discarded: { $card_name }.
land-made-wizard = You played an open Wizard.
land-made-discard = You discarded a card.
land-made-column = Column { $column }.
land-made-square = You took { $square }.
land-made-token = Your token came from { $square }.
land-made-castle = You built on { $squares }: { $points } points.
land-made-attack = You attacked { $castle }.
land-made-swords = { $swords ->
    [0] You added no swords.
    [one] You played { $swords } sword.
   *[other] You played { $swords } swords.
}
land-made-defend = { $shields ->
    [one] You gave { $shields } shield.
   *[other] You gave { $shields } shields.
}
land-made-decline = You didn’t defend.

## Stages and questions

land-stage-turn = Turn { $turn }: { $who } conquers a square or attacks
land-stage-swords = Attack on { $castle }: { $who } may add swords
land-stage-shields = Attack on { $castle }: waiting for the defender
land-stage-over = The game is over
land-ask-action = Turn { $turn }: conquer a square with a card or a Wizard, or attack a castle.
land-ask-column = In which column does the Wizard put your token?
land-ask-square = Which square do you conquer?
land-ask-token = All your tokens are on the board. Which of them moves there?
land-ask-castle = You have completed several shapes. Which castle do you build?
land-ask-discard = Which card do you discard?
land-ask-swords = Attack on { $castle }, strength { $strength } : { $against }. How many swords do you play?
land-ask-join = Your partner attacks { $castle }, strength { $strength } : { $against }, { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
} so far. Do you add any?
land-ask-shields = { $seat } attacks your castle at { $castle } with { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, strength { $strength } : { $against }. { $needed ->
    [one] Defend with { $needed } shield?
   *[other] Defend with { $needed } shields?
}

## Standing orders

land-order-shields = When your castles are attacked
land-order-shields-ask = Ask me
land-order-shields-ask-about = You decide each time
land-order-shields-always = Always defend if I can
land-order-shields-always-about = With as many shields as it takes, at once
land-order-shields-never = Never defend
land-order-shields-never-about = Castles fall at once, shields stay in your hand
land-ordered-shields-ask = You will be asked when your castles are attacked.
land-ordered-shields-always = In this game your castles are defended at once, if you can. Change it with `/{ command-land } { command-land-orders }`.
land-ordered-shields-never = In this game your castles are not defended. Change it with `/{ command-land } { command-land-orders }`.

## Events

land-event-conquered = { $card ->
    [wizard] { $seat } sends a Wizard to **{ $square }**.
   *[other] { $seat } takes **{ $square }** ({ $card_name }).
}
land-event-replaced = { $other_clan }’s token goes back to its owner.
land-event-moved = The token comes from { $origin }.
land-event-built = { $seat } builds a castle on **{ $squares }**: { $shape_name }, { $points } points.
land-event-prize = New prize, { $corner_name }: { $shape_name }, { $points } points.
land-event-bag_empty = The bag is empty: the { $corner_name } corner stays empty.
land-event-discarded = { $seat } discards a card: { $card_name }.
land-event-reshuffled = The discard pile is shuffled: { $cards } cards to draw from.
land-event-drew = { $count ->
    [one] You draw a card: { $cards }.
   *[other] You draw { $count } cards: { $cards }.
}
land-event-attacked = { $seat } attacks { $other_clan }’s castle at **{ $castle }** with { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}. Strength **{ $strength } : { $against }**.
land-event-joined = { $swords ->
    [0] { $seat } adds no swords.
    [one] { $seat } adds { $swords } sword.
   *[other] { $seat } adds { $swords } swords.
}
land-event-answered = { $seat } has answered.
land-event-offered = { $shields ->
    [0] { $seat } plays no shields.
    [one] { $seat } plays { $shields } shield.
   *[other] { $seat } plays { $shields } shields.
}
land-event-repelled = { $other }’s attack on **{ $castle }** is repelled with { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}. The castle stays with { $seat_clan }.
land-event-captured = { $seat } captures { $other_clan }’s castle at **{ $castle }**: { $points } points.
land-event-ended = { $seat } has the fourth prize.

## The end

land-outcome-prizes = { $count ->
    [0] A shared victory for { $winners }!
    [one] { $winners } wins the land!
   *[other] { $winners } win the land!
}

## Refusals

land-refusal-no-such-move = There is no such move. Name a card, a square such as c4, or use the menus.
land-refusal-not-asked = You can’t do that right now.
land-refusal-card-not-held = You don’t have that card: { $card_name }.
land-refusal-no-square-left = { $card_name }: there is no square left for it.
land-refusal-only-no-mans-land = { $card_name } conquers only no-man’s-land, and only to complete a shape.
land-refusal-no-wizard = You have no Wizard.
land-refusal-one-wizard-a-turn = You can play only one Wizard per turn.
land-refusal-column-closed = There is no square for a Wizard in column { $column }.
land-refusal-other-column = { $square } is in another column.
land-refusal-own-token = Your token lies on { $square } already.
land-refusal-castle-there = A castle stands on { $square }.
land-refusal-completes-nothing = { $square } is no-man’s-land: a token there would have to complete a shape.
land-refusal-square-taken = A token lies on { $square }.
land-refusal-wrong-land = { $square } doesn’t fit the card { $card_name }.
land-refusal-no-own-token = You have no token on { $square }.
land-refusal-token-is-needed = The token on { $square } is needed for the shape.
land-refusal-shape-not-displayed = No prize shows that shape: { $shape_name }.
land-refusal-castle-not-complete = Your tokens on { $squares } don’t complete a shape.
land-refusal-no-castle = No castle starts at { $castle }. Castles are named by their first square.
land-refusal-own-castle = The castle at { $castle } is your own.
land-refusal-too-weak = You are too weak at { $castle }: { $strength } against { $against }.
land-refusal-no-sword = You have no sword.
land-refusal-at-least-one-sword = An attack takes at least one sword.
land-refusal-swords-not-held = { $held ->
    [0] You have no sword.
    [one] You have only { $held } sword.
   *[other] You have only { $held } swords.
}
land-refusal-shields-dont-fit = { $needed ->
    [one] You need exactly { $needed } shield to repel this; you have { $held }.
   *[other] You need exactly { $needed } shields to repel this; you have { $held }.
}
land-refusal-cards-can-conquer = You can discard only if none of your cards can conquer a square.

## Options

land-options-teams = Teams of two (four or six players)?
land-option-teams = teams of two
land-reason-each-alone = Without teams it is for { $known } players.
land-reason-teams-of-two = Teams of two are for { $known } players.
land-options-land_match = What does a land card conquer?
land-land_match-symbol = any square of its symbol
land-land_match-symbol-about = The usual game
land-land_match-exact = each land card for one square alone
land-land_match-exact-about = Every card names its square; a harder game
land-options-mirror_allowed = May shapes be mirrored?
land-option-mirror_allowed = no mirrored shapes
land-options-shape_must_contain_new_token = Must the new token be part of the shape?
land-option-shape_must_contain_new_token = shapes count without the new token too
land-options-wizard_replaces_card_play = Is a Wizard played instead of a card?
land-option-wizard_replaces_card_play = Wizards come on top of a card
land-options-points = Points of the prizes
land-points-odd = 3, 5 and 7 points
land-points-odd-about = By the size of the shape
land-points-squares = a point for each square
land-points-squares-about = 3, 4 and 5 points

## Chapters of the rules

land-chapter-start = The box and the start
land-chapter-turn = The turn
land-chapter-castles = Castles
land-chapter-wizards = Wizards
land-chapter-attacks = Attacks
land-chapter-end = Cards and the end
land-chapter-teams = Teams
land-chapter-board = Board and shapes
