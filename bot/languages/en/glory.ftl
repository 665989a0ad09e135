# Clans and Glory

glory = Clans and Glory
glory-pitch = One long table, villagers all around it, five shields each. Lay a card where colour or strength matches, and a shield when the field is ripe: the oldest shield takes the weakest villagers first.
glory-rules-brief =
    The table is a line of fields, with cells for villagers all around it. You hold villagers and five shields.
    In your turn you lay a villager on an empty cell where a neighbour or the one opposite has the same colour or strength. If nothing fits, one is laid face down. Then you may lay a shield on that field.
    At the end each field is shared out, the oldest shield first: each takes all villagers of the lowest strength that is left. Your score is the sum of their strengths.

command-glory = glory
command-glory-about = Clans and Glory
command-glory-place = place
command-glory-place-about = Lay a card on a cell, and a shield with it if you like
command-glory-preview = preview
command-glory-preview-about = How the fields would score if the game ended now, only for you
option-glory-card = card
option-glory-card-about = One of your cards that can be laid now
option-glory-cell = cell
option-glory-cell-about = Where it fits, as the picture names it
option-glory-shield = shield
option-glory-shield-about = A shield on the same field? Leave it open to be asked

# The name of a card in menus; the facts of its move are at hand.
glory-fact-card = { $colour ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [violet] Violet
   *[grey] Grey
} { $strength }
# Colour and strength within a sentence: the green 5.
glory-fact-colour = { $value ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
   *[grey] grey
}
glory-fact-strength = { $value }

## Moves

glory-move-place = { $card_name } → { $cell }
glory-move-cover = { $card_name } face down → { $cell }
glory-move-shield = Lay a shield
glory-move-pass = No shield
# All placements of one card.
glory-group-card = { $card_name }
glory-made-place = You laid the { $colour_name } { $strength_name } on { $cell }.
glory-made-cover = You laid the { $colour_name } { $strength_name } face down on { $cell }. Nobody else knows which card it is.
glory-made-shield = You laid a shield on that field.
glory-made-pass = You laid no shield.

## Stages and questions

glory-stage-place = Turn { $turn } of { $turns }: { $who } lays a card
glory-stage-shield = Turn { $turn } of { $turns }: a shield from { $who } on field { $field }?
glory-stage-over = The game is over
glory-ask-place = Turn { $turn } of { $turns }: lay a card next to or opposite one of its colour or strength.
glory-ask-place_face_down = Turn { $turn } of { $turns }: none of your cards fits anywhere. Lay any of them face down on any free cell.
# Asked once one of several cards is chosen.
glory-chosen-card = { $card_name }: which cell?
glory-ask-shield = Turn { $turn } of { $turns }: lay a shield on field { $field }? It would be number { $rank } in the stack and now take { $count ->
    [0] nothing
   *[other] { $count } × { $strength }
}.

## Events

glory-event-placed = { $seat } lays the { $colour_name } { $strength_name } on { $cell }.
glory-event-covered = Nothing fits: { $seat } lays a card face down on { $cell }.
glory-event-covered_own = Only you know that it is the { $colour_name } { $strength_name }.
glory-event-shielded = { $seat } lays a shield on field { $field }: number { $height } in the stack, { $left } left to lay.
glory-event-passed = { "" }
glory-event-discarded = { $seat } discards one last card.
glory-event-took = **Field { $field }:** { $seat } takes { $count } × { $strength } for { $points } points.
glory-event-missed = **Field { $field }:** nothing is left for a shield of { $seat }.
glory-event-unclaimed = **Field { $field }:** nobody takes { $count ->
    [one] one card
   *[other] { $count } cards
} worth { $points }.

## The preview

glory-preview = Preview
glory-preview-title = ### If the game ended now
glory-preview-field = **Field { $field }:** { $told }
glory-preview-take = { $name } takes { $count } × { $strength } = { $points }
glory-preview-miss = { $name } takes nothing
glory-preview-unclaimed = nobody’s: { $cards }
glory-preview-total = { $name }: { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## The end

glory-outcome-points = { $winners } wins the glory!
glory-outcome-cards = Equal points, but more cards: { $winners } wins the glory!
glory-outcome-shared = Equal in points and in cards: { $winners } share the glory!

## Refusals

glory-refusal-no-such-move = There is no such move. Choose a card and a cell from the lists.
glory-refusal-card-first = First lay a card, then perhaps a shield.
glory-refusal-card-laid = You have laid your card. Now decide about the shield.
glory-refusal-card-not-held = You don’t hold the { $colour_name } { $strength_name }.
glory-refusal-no-such-cell = There is no cell { $cell } on this table.
glory-refusal-cell-taken = A card lies on { $cell } already.
glory-refusal-cell-covered = A card lies face down on { $cell }.
glory-refusal-no-match = The { $colour_name } { $strength_name } doesn’t fit on { $cell }: no card of its colour or strength lies beside it or opposite.
glory-refusal-something-fits = Face down only if nothing fits, and something does.
glory-refusal-nothing-fits = Nothing fits face up now. Lay a card face down.
glory-no-shields = You have no shields left. Lay the card without one.

## Options

glory-options-adjacency_crosses_fields = Do neighbours reach across the border of two fields?
glory-option-adjacency_crosses_fields = neighbours end at the border of a field

## Chapters of the rules

glory-chapter-start = Preparation
glory-chapter-turn = The turn
glory-chapter-face-down = Face-down cards
glory-chapter-shields = Shields
glory-chapter-end = The end and the score
