# Land's pictures: short, for every word has to fit.

land-sheet-board = Table
land-sheet-hand = Your hand

land-picture-title = Land of Clans
land-picture-card = { $card ->
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
}
# Letters are what a shape looks like.
land-picture-shape = { $shape ->
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
land-picture-and = { $first } and { $last }

# The line under the title.
land-picture-turn = Turn { $turn } · { $name } to conquer or attack
land-picture-joining = { $name } attacks { $castle } · more swords?
land-picture-attacked = { $name } attacks { $castle } · waiting for the defender
land-picture-over = The game is over · turn { $turns }

# The end.
land-picture-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
land-picture-shared = { $names } share the victory!
land-picture-points-won = { $points } points after { $turns } turns
land-picture-resigned = { $name } resigns

# A hand.
land-picture-hand = Your hand
land-picture-waiting = Waiting for { $name }
land-picture-ask-action = Turn { $turn } · conquer or attack
land-picture-ask-square = { land-picture-card } · which square?
land-picture-ask-column = { land-picture-card } · which column?
land-picture-ask-token = Which of your tokens moves there?
land-picture-ask-castle = Which castle do you build?
land-picture-ask-discard = Which card do you discard?
land-picture-ask-swords = Attack on { $castle } · how many swords?
land-picture-ask-join = Attack on { $castle } · add swords?
land-picture-ask-shields = { $castle } is attacked · shields needed: { $needed }
land-picture-open-wizards = { $count ->
    [one] open
   *[other] open
}

# The same position in words, for those who can't see the picture.
land-alt-attack = Strength at { $castle }: { $strength } against { $against }, swords { $swords }
land-alt-prizes = Prizes from the top left, with points: { $prizes }; { $bag } in the bag
land-alt-prize = { $shape } ({ $points })
land-alt-no-prize = none
land-alt-clan = { $names }: { $points } points, { $prizes } of { $goal } prizes, Wizards { $wizards }, tokens left { $tokens }
land-alt-tokens = tokens on { $squares }
land-alt-castles = { $count ->
    [one] castle on { $castles }
   *[other] castles on { $castles }
}
land-alt-last = Last: { $deed }
land-alt-since = Since your last turn: { $deeds }
land-alt-deed = { $kind ->
    [conquered] { $name } took { $square }
    [built] { $name } built on { $castle }
    [captured] { $name } captured { $castle }
    [repelled] { $name } attacked { $castle } in vain
   *[discarded] { $name } discarded a card
}
land-alt-cards = Your cards: { $cards }
land-alt-completing = A castle could be completed at { $squares }
land-alt-buildable = To choose from: { $castles }
land-alt-targets = Could be attacked: { $castles }
