# Clans and Glory

glory = Clans and Glory
glory-pitch = One long table, villagers all around it, five shields each. Place a card where colour or strength matches, and add a shield when the time is right: the first shield on a field takes its weakest villagers.
glory-rules-brief =
    The table is a line of fields, with cells for villagers all around it. You have villagers and five shields.
    On your turn, place a villager on an empty cell next to or opposite one of the same colour or strength. If nothing fits, place any card face down. Then you may put a shield on that field.
    At the end the shields on each field take cards in the order they were placed: each takes all remaining villagers of the lowest strength. Your score is the sum of their strengths.

command-glory = glory
command-glory-about = Clans and Glory
command-glory-place = place
command-glory-place-about = Place a card on a cell, and a shield with it if you like
command-glory-preview = preview
command-glory-preview-about = How the fields would score if the game ended now, only for you
option-glory-card = card
option-glory-card-about = One of your cards that can be placed now
option-glory-cell = cell
option-glory-cell-about = Where it fits, as the picture names it
option-glory-shield = shield
option-glory-shield-about = Add a shield to the same field? Leave empty to be asked

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
glory-move-shield = Place a shield
glory-move-pass = No shield
# All placements of one card.
glory-group-card = { $card_name }
glory-made-place = You placed the { $colour_name } { $strength_name } on { $cell }.
glory-made-cover = You placed the { $colour_name } { $strength_name } face down on { $cell }. Nobody else knows which card it is.
glory-made-shield = You placed a shield on that field.
glory-made-pass = You placed no shield.

## Stages and questions

glory-stage-place = Turn { $turn } of { $turns }: { $who } places a card
glory-stage-shield = Turn { $turn } of { $turns }: a shield from { $who } on field { $field }?
glory-stage-over = The game is over
glory-ask-place = Turn { $turn } of { $turns }: place a card next to or opposite one of its colour or strength.
glory-ask-place_face_down = Turn { $turn } of { $turns }: none of your cards fits anywhere. Place any of them face down on any free cell.
# Asked once one of several cards is chosen.
glory-chosen-card = { $card_name }: which cell?
glory-ask-shield = Turn { $turn } of { $turns }: place a shield on field { $field }? It would be number { $rank } in the stack; if the game ended now, it would take { $count ->
    [0] nothing
   *[other] { $count } × { $strength }
}.

## Events

glory-event-placed = { $seat } places the { $colour_name } { $strength_name } on { $cell }.
glory-event-covered = { $seat } has no card that fits and places one face down on { $cell }.
glory-event-covered_own = Only you know that it is the { $colour_name } { $strength_name }.
glory-event-shielded = { $seat } places a shield on field { $field }: number { $height } in the stack, { $left } left.
glory-event-passed = { "" }
glory-event-discarded = { $seat } discards one last card.
glory-event-took = **Field { $field }:** { $seat } takes { $count } × { $strength } for { $points } points.
glory-event-missed = **Field { $field }:** nothing is left for a shield of { $seat }.
glory-event-unclaimed = **Field { $field }:** { $count ->
    [one] one card worth { $points } goes
   *[other] { $count } cards worth { $points } together go
} to nobody.

## The preview

glory-preview = Preview
glory-preview-title = ### If the game ended now
glory-preview-field = **Field { $field }:** { $told }
glory-preview-take = { $name } takes { $count } × { $strength } = { $points }
glory-preview-miss = { $name } takes nothing
glory-preview-unclaimed = to nobody: { $cards }
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
glory-refusal-card-first = Place a card first; then you can add a shield.
glory-refusal-card-laid = You’ve placed your card. Now decide about the shield.
glory-refusal-card-not-held = You don’t have the { $colour_name } { $strength_name }.
glory-refusal-no-such-cell = There is no cell { $cell } on this table.
glory-refusal-cell-taken = There’s already a card on { $cell }.
glory-refusal-cell-covered = There’s a face-down card on { $cell }.
glory-refusal-no-match = The { $colour_name } { $strength_name } doesn’t fit on { $cell }: no card of its colour or strength is beside it or opposite.
glory-refusal-something-fits = You have a card that fits, so you can’t place one face down.
glory-refusal-nothing-fits = None of your cards fits. Place one face down.
glory-no-shields = You have no shields left. Place the card without one.

## Options

glory-options-adjacency_crosses_fields = Do neighbours reach across the border of two fields?
glory-option-adjacency_crosses_fields = neighbours end at the border of a field

## Chapters of the rules

glory-chapter-start = Preparation
glory-chapter-turn = The turn
glory-chapter-face-down = Face-down cards
glory-chapter-shields = Shields
glory-chapter-end = The end and the score
