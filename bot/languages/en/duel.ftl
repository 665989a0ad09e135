# Scottish Duel

duel = Scottish Duel
duel-pitch = Two clans, eight cards each, one throne. Choose in secret, reveal together: the higher card wins, unless a power says otherwise. First to four points.
duel-rules-brief =
    Each round both choose a card in secret and reveal together. The higher number wins 1 point, unless a power says otherwise. Equal numbers put the round on hold: whoever wins the next round takes it too. First to 4 points.
    7 · Prince: wins the round, but not against Princess or Musician
    6 · General: your next card gets +2
    5 · Wizard: your opponent’s card loses its power
    4 · Ambassador: a win with it counts twice
    3 · Assassin: the lower number wins
    2 · Spy: next round your opponent shows a card first
    1 · Princess: against the Prince she wins the whole game
    0 · Musician: the round is on hold

command-duel = duel
command-duel-about = Scottish Duel
command-duel-play = play
command-duel-play-about = Choose your card for this round
option-card = card
option-card-about = The card’s number or name

# The name of a card, for all texts that have a card among their facts.
duel-fact-card = { $value ->
    [0] Musician
    [1] Princess
    [2] Spy
    [3] Assassin
    [4] Ambassador
    [5] Wizard
    [6] General
   *[7] Prince
}
duel-fact-against = { duel-fact-card }

## Moves

duel-move-card = { $card } · { $card_name }
duel-move-card-about = { $sandbox ->
    [yes] Numbers only: this card has no power
   *[no] { $card ->
        [0] The round is on hold; whoever wins the next one takes it too
        [1] { $bitter_end ->
            [yes] Against the Prince: four points
           *[no] Against the Prince: you win the whole game
        }
        [2] { $fate ->
            [yes] You see your opponent’s next card and may change your row
           *[no] Next round your opponent shows a card first
        }
        [3] The lower number wins this round
        [4] A win with it counts twice
        [5] The other card loses its power
        [6] Your next card is two stronger
       *[7] Wins the round, but not against Princess or Musician
    }
}
duel-move-pick = { duel-move-card }
duel-move-pick-about = { duel-move-card-about }
duel-move-lay = { duel-move-card }
duel-move-lay-about = { duel-move-card-about }
duel-move-keep = Leave the row as it is
duel-made-card = You chose the { $card_name }.
duel-made-pick = You keep the { $card_name }.
duel-made-lay = You laid the { $card_name }.
duel-made-lay-all = Your row, from left to right: { $names }. The card that was left comes last.
duel-made-lay-each = { $card_name }
duel-made-keep = You left your row as it was.

## Stages and questions

duel-stage-choose = Round { $round }: { $watched ->
    [no] both choose in secret
   *[yes] a Spy watches, so they choose one after the other
}
duel-stage-draft = Mixed clans: the cards are being drafted
duel-stage-lay = Both lay their eight cards in a row
duel-stage-rearrange = Round { $round }: { $who }’s Spy saw the next card; { $who } may change the row
duel-stage-over = The duel is over
duel-ask-choose = Round { $round }: choose your card.
duel-ask-choose_seen = Round { $round }: you see your opponent’s card. Choose yours.
duel-ask-choose_first = Round { $round }: a Spy is watching you. Choose a card; your opponent will see it before choosing.
duel-ask-pick = Keep one of these cards; the others go to your opponent.
duel-ask-lay = Which card comes next in your row?
duel-ask-rearrange = You’ve seen your opponent’s next card. Keep your row, or lay it out again from the left.

## Events

duel-event-chose = { "" }
duel-event-laid = { "" }
duel-event-picked = { $seat } keeps a card.
duel-event-row = { $seat } has laid the row.
duel-event-showed = { $seat } shows the { $card_name }.
duel-event-looks = { $seat }’s Spy looks at { $other }’s next card.
duel-event-bonus = { $seat }’s General gives the next card +2.
duel-event-spies = { $seat }’s Spy watches: { $other } will show a card first.
# A strength, with what a General adds to it.
duel-strength = { $strength_bonus ->
    [0] { $strength }
   *[other] { $card }+{ $strength_bonus }
}
duel-weakness = { $weakness_bonus ->
    [0] { $weakness }
   *[other] { $against }+{ $weakness_bonus }
}
# silenced: 1, this side's Wizard took the other card's power; -1, this side's card lost its own.
# held: how many of the points come from held rounds.
duel-event-won = **Round { $round }:** { $reason ->
    [princess] the Princess charms the Prince.
    [prince] the Prince beats the { $against_name }.
    [lower] an Assassin is in play, so { duel-strength } beats { duel-weakness }: { $card_name } over { $against_name }.
   *[higher] { $silenced ->
        [1] the Wizard silences the { $against_name }; { duel-strength } beats { duel-weakness }.
        [-1] the { $card_name }, silenced by the Wizard, still wins: { duel-strength } beats { duel-weakness }.
       *[0] the { $card_name } beats the { $against_name }, { duel-strength } to { duel-weakness }.
    }
} { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $held ->
    [0] { "" }
   *[other] { "" }, including rounds on hold
}. **Wilds { $score0 }, Golds { $score1 }**
duel-event-held = **Round { $round }:** { $reason ->
    [musician] { $card_name } and { $against_name }: the Musician plays, and the round is on hold.
   *[equal] { $silenced ->
        [1] the Wizard silences the { $against_name }; { duel-strength } against { duel-weakness }: the round is on hold.
        [-1] the Wizard silences the { $card_name }; { duel-weakness } against { duel-strength }: the round is on hold.
       *[0] { $card_name } and { $against_name } are equal, { duel-strength } to { duel-weakness }: the round is on hold.
    }
} **Wilds { $score0 }, Golds { $score1 }**

## The end

duel-outcome-goal = { $winners } wins the duel!
duel-outcome-princess = The Princess decides it: { $winners } wins the duel!
duel-outcome-cards = All cards are played and nobody has four points: a draw.
duel-outcome-bitter_end = { $count ->
    [0] To the bitter end, and still equal: a draw.
   *[other] To the bitter end: { $winners } wins the duel!
}

## Refusals

duel-refusal-card-not-held = You don’t have the { $card_name } in hand.
duel-refusal-not-in-packet = The { $card_name } is not among these cards.
duel-refusal-nothing-to-keep = There’s no row to keep right now.
duel-refusal-no-such-card = There is no such card: cards are numbered 0 to 7.

## Options

duel-options-variants = Variants (any that go together)
duel-options-musician_cancels_delayed = Does the Musician cancel what General and Spy do for the next round?
duel-option-musician_cancels_delayed = the Musician cancels General and Spy
duel-variants-sandbox = Sandbox
duel-variants-sandbox-about = Numbers only, no powers
duel-variants-traitor = Traitor in the clan
duel-variants-traitor-about = Each gives one random card to their opponent
duel-variants-poor_visibility = Poor visibility
duel-variants-poor_visibility-about = Three cards in hand, the rest face down to draw
duel-variants-mixed_clans = Mixed clans
duel-variants-mixed_clans-about = All sixteen cards are drafted
duel-variants-dark_night = Dark night
duel-variants-dark_night-about = All sixteen cards are dealt at random
duel-variants-fate = Fate
duel-variants-fate-about = Lay all eight in a row, then reveal
duel-variants-bitter_end = To the bitter end
duel-variants-bitter_end-about = All eight rounds; most points win
duel-reason-decks-made-twice = { $first } and { $second } don’t go together: each says how the decks are made.
duel-reason-row-or-draw = { $first } and { $second } don’t go together: a row needs all eight cards in hand.

## Chapters of the rules

duel-chapter-round = The round
duel-chapter-powers = Powers for the next round
duel-chapter-points = Held rounds and points
duel-chapter-end = The end
duel-chapter-cards = Playing cards
duel-chapter-variants = Variants
