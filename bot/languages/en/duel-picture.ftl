# The duel's pictures: short, for every word has to fit.

duel-sheet-board = Table
duel-sheet-hand = Your hand

duel-picture-title = Scottish Duel
duel-picture-clan = { $clan ->
    [wilds] Wilds
   *[golds] Golds
}
duel-picture-card = { $card ->
    [0] Musician
    [1] Princess
    [2] Spy
    [3] Assassin
    [4] Ambassador
    [5] Wizard
    [6] General
   *[7] Prince
}

# A card's power in at most three short lines; $fate and $bitter are yes or no.
duel-picture-power = { $card ->
    [0] This round is on hold
    [1] { $bitter ->
        [yes] Against the Prince: 4 points
       *[no] Against the Prince: victory!
    }
    [2] { $fate ->
        [yes] Peek, then redo your row
       *[no] Next round they show first
    }
    [3] The lower number wins
    [4] A win with it counts twice
    [5] The other card has no power
    [6] Your next card gets +2
   *[7] Wins the round
}

# The line under the title.
duel-picture-round = Round { $round } · worth { $worth }
duel-picture-round-each = Round { $round } · worth { $wilds } : { $golds }
duel-picture-both-choose = both choose in secret
duel-picture-awaited = { $clan ->
    [wilds] waiting for the Wilds
   *[golds] waiting for the Golds
}
duel-picture-shows-first = { $clan ->
    [wilds] the Wilds show first
   *[golds] the Golds show first
}
duel-picture-answers = { $clan ->
    [wilds] now the Wilds answer
   *[golds] now the Golds answer
}
duel-picture-rearranges = { $clan ->
    [wilds] the Wilds’ Spy is looking
   *[golds] the Golds’ Spy is looking
}
duel-picture-draft = Draft · packet { $number } of 4 · keep one of { $size }
duel-picture-lay = Fate · eight cards each, face down
duel-picture-over = { $rounds ->
    [0] The game is over
    [one] The game is over · { $rounds } round
   *[other] The game is over · { $rounds } rounds
}

# What a clan is doing, after its name.
duel-picture-status-choosing = choosing
duel-picture-status-chosen = has chosen
duel-picture-status-shown = has shown
duel-picture-status-waiting = waiting
duel-picture-status-picking = picking a card
duel-picture-status-laying = { $laid } of 8 laid
duel-picture-status-laid = row is laid
duel-picture-status-rearranging = rearranging
duel-picture-status-won = victory

# The end.
duel-picture-wins = { $name } wins!
duel-picture-reason = { $reason ->
    [goal] { $clan ->
        [wilds] The Wilds have reached { $points } points
       *[golds] The Golds have reached { $points } points
    }
    [princess] The Princess has won the Prince’s heart
    [resign] { $loser } resigns
   *[bitter_end] More points after all eight rounds
}
duel-picture-draw = A draw
duel-picture-draw-reason = { $reason ->
    [cards] The cards are played, nobody has 4 points
   *[bitter_end] Equal points after all eight rounds
}

# A hand.
duel-picture-hand = Your hand
duel-picture-ask-choose = choose a card
duel-picture-ask-first = they will see your card first
duel-picture-ask-seen = answer the card you see
duel-picture-ask-none = not your turn
duel-picture-you-chose = chosen: { duel-picture-card }
duel-picture-pick = Draft · packet { $number } of 4 · keep one card
duel-picture-pick-waiting = Draft · packet { $number } of 4 · { duel-picture-awaited }
duel-picture-ask-lay = Fate · which card for round { $round }?
duel-picture-laid-waiting = Fate · your row is laid
duel-picture-ask-rearrange = Fate · keep your row or redo it
duel-picture-being-looked-at = Fate · their Spy is looking at your row
duel-picture-bonus = +{ $bonus } strength
duel-picture-no-powers = only numbers count
duel-picture-kept = Kept so far: { $count } of 8
duel-picture-row = Your cards, round by round
duel-picture-note-shows = { $clan ->
    [wilds] The Wilds show: { duel-picture-card }
   *[golds] The Golds show: { duel-picture-card }
}
duel-picture-note-next = { $clan ->
    [wilds] The Wilds’ next card: { duel-picture-card }
   *[golds] The Golds’ next card: { duel-picture-card }
}
duel-picture-note-gave = the card you gave
duel-picture-note-got = the card you got

# The same position in words, for those who can't see the picture.
duel-alt-score = Score: Wilds { $wilds }, Golds { $golds }
duel-alt-score-goal = Score: Wilds { $wilds }, Golds { $golds }; first to { $goal }
duel-alt-player = { $clan }, { $name }
duel-alt-holds = cards { $cards }
duel-alt-holds-none = no cards
duel-alt-holds-unknown = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
duel-alt-deck = { $count } still to draw
duel-alt-laid = { $count } face down in the row
duel-alt-bonus = +{ $bonus } from the General
duel-alt-shows = shows the { duel-picture-card }
duel-alt-round-won = Round { $round }: Wilds { $wilds }, Golds { $golds }, { $clan } +{ $points }
duel-alt-round-held = Round { $round }: Wilds { $wilds }, Golds { $golds }, on hold
duel-alt-hand = Your hand, { $clan }
duel-alt-cards = Your cards: { $cards }
duel-alt-packet = The packet: { $cards }
duel-alt-kept = Kept so far: { $cards }
duel-alt-row = Your row in order: { $cards }
