# Cherokee's pictures: short, for every word has to fit.

cherokee-sheet-board = Table
cherokee-sheet-hand = Your hand

cherokee-picture-title = Cherokee
cherokee-picture-clan = { $clan ->
    [birds] Birds
    [blue] Blue
    [wild_potato] Wild Potato
    [deer] Deer
    [wolf] Wolf
   *[long_hair] Long Hair
}
cherokee-picture-sex = { $sex ->
    [man] Man
   *[woman] Woman
}
cherokee-picture-discard = Discard: { $count }
cherokee-picture-neutral = Neutral
cherokee-picture-to-move = to move

# The line under the title: the turn, and what it is at; $cell is the cell in question.
cherokee-picture-turn = Turn { $turn } of { $turns }
cherokee-picture-now-target = choosing a target
cherokee-picture-now-attackers = attack on { $cell }: who attacks?
cherokee-picture-now-successor = who moves up to { $cell }?
cherokee-picture-now-place = which card goes to { $cell }?
cherokee-picture-now-drop = can’t attack: a card is discarded
cherokee-picture-over = { $turn ->
    [one] The game is over · { $turn } turn
   *[other] The game is over · { $turn } turns
}

# The end.
cherokee-picture-wins = { $name } wins!
cherokee-picture-shared = A shared victory!
cherokee-picture-reason = { $reason ->
    [women] Tied on feathers, but more women: { $women }
    [shared] Tied on feathers and on women
    [resign] { $loser } resigns
   *[feathers] The most feathers: { $points }
}

# A hand.
cherokee-picture-hand = Your hand
cherokee-picture-you = You: { $clan }
cherokee-picture-ask-target = who to drive out?
cherokee-picture-ask-attackers = who attacks { $cell }?
cherokee-picture-ask-successor = who moves up to { $cell }?
cherokee-picture-ask-place = which card goes to { $cell }?
cherokee-picture-ask-drop = can’t attack: discard which?
cherokee-picture-ask-none = not your turn

# The same position in words, for those who can't see the picture.
cherokee-alt-holds = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
cherokee-alt-cards = Your cards: { $cards }
cherokee-alt-card = { $sex ->
    [man] man { $value }
   *[woman] woman { $value }
}
cherokee-alt-group = { $sex ->
    [man] men { $members }
   *[woman] women { $members }
}
cherokee-alt-targets = Can be driven out: { $cells }
cherokee-alt-attacks = Attackers: { $sets }
cherokee-alt-successors = Can move up: { $cells }
cherokee-alt-last = last driven out: { $member } from { $cell }; moves: { $steps }
cherokee-alt-dropped = last discarded: { $member }
cherokee-alt-since = Since your last turn: { $turns }
cherokee-alt-chased = { $name } drove { $member } out of { $cell }
cherokee-alt-moved = moved { $steps }
cherokee-alt-threw = { $name } discarded { $member }
