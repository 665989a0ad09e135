# Cherokee

cherokee = Cherokee
cherokee-pitch = Six clans, one pyramid, and one clan that is secretly yours. Drive rivals out, climb, and get your clan to the top before the last card is placed.
cherokee-rules-brief =
    Members of six clans stand in a pyramid. One clan is yours, and only you know which.
    On your turn you attack: members of one clan, stronger together, drive out someone beside or above them. Attacked from below, the target counts 1 less. The strongest attacker takes that place, others move up into the gaps, and you fill the gap in the base with a card from your hand.
    When all hands are empty, each member of your clan brings feathers: 7 at the top, one less in each row below, none in the base. Most feathers win.

command-cherokee = cherokee
command-cherokee-about = Cherokee
command-cherokee-attack = attack
command-cherokee-attack-about = Drive someone out of the pyramid
command-cherokee-place = place
command-cherokee-place-about = Place a card into the gap, or discard one if you can’t attack
option-cherokee-target = target
option-cherokee-target-about = The cell you attack, such as D2
option-cherokee-attackers = attackers
option-cherokee-attackers-about = Who attacks it, such as D1+E2; only needed if you have a choice
option-cherokee-card = card
option-cherokee-card-about = The card’s clan or value

# The name of a clan, for all texts that have one among their facts.
cherokee-fact-clan = { $value ->
    [birds] Birds
    [blue] Blue
    [wild_potato] Wild Potato
    [deer] Deer
    [wolf] Wolf
   *[long_hair] Long Hair
}
cherokee-fact-by = { cherokee-fact-clan }
cherokee-fact-cell_clan = { cherokee-fact-clan }
cherokee-fact-origin_clan = { cherokee-fact-clan }
# What a member is, after clan and value: "Wolf 5 (woman)".
cherokee-fact-sex = { $value ->
    [man] man
   *[woman] woman
}
cherokee-fact-by_sex = { cherokee-fact-sex }
cherokee-fact-cell_sex = { cherokee-fact-sex }
cherokee-fact-origin_sex = { cherokee-fact-sex }

## Moves

cherokee-move-target = { $cell } · { $cell_clan_name } { $cell_value } ({ $cell_sex_name })
cherokee-move-target-short = { $cell }
cherokee-move-attackers = { $attackers } · { $clan_name }, { $strength } against { $defence }{ $below ->
    [0] { "" }
   *[1] { " (from below −1)" }
}{ $count ->
    [1] { "" }
   *[other] , { $leader } takes the place
}
cherokee-move-successor = { $origin } · { $origin_clan_name } { $origin_value } ({ $origin_sex_name })
cherokee-move-place = { $clan_name } { $value } ({ $sex_name })
cherokee-move-drop = { $clan_name } { $value } ({ $sex_name })
cherokee-made-target = You attack { $cell }.
cherokee-made-attackers = Attackers: { $attackers }.
cherokee-made-successor = You let { $origin } move up to { $cell }.
cherokee-made-place = You placed { $clan_name } { $value } ({ $sex_name }).
cherokee-made-drop = You discarded { $clan_name } { $value } ({ $sex_name }).

## Stages and questions

cherokee-stage-target = Turn { $turn } of { $turns }: { $who } chooses a target
cherokee-stage-attackers = Turn { $turn } of { $turns }: { $who } chooses who attacks { $aim }
cherokee-stage-successor = Turn { $turn } of { $turns }: { $who } chooses who moves up to { $gap }
cherokee-stage-place = Turn { $turn } of { $turns }: { $who } places a card on { $gap }
cherokee-stage-drop = Turn { $turn } of { $turns }: { $who } can’t attack and discards a card
cherokee-stage-over = The game is over
cherokee-ask-target = Your turn: who do you drive out of the pyramid?
cherokee-ask-attackers = Who attacks { $aim }?
cherokee-ask-successor = The two below { $gap } are equal: who moves up?
cherokee-ask-place = Which card do you place on { $gap }?
cherokee-ask-drop = You can’t attack anyone. Which card do you discard?
# The path to a question within a turn.
cherokee-crumb-attack = Attack on { $cell }

## Events

cherokee-event-aimed = { "" }
cherokee-event-chased = { $seat } drives { $clan_name } { $value } ({ $sex_name }) out of { $cell }: { $attackers } ({ $by_name }), { $strength } against { $defence }{ $below ->
    [0] { "" }
   *[1] { " (from below −1)" }
}{ $tie ->
    [0] { "" }
   *[1] , a woman wins the tie
}{ $count ->
    [1] .
   *[other] ; { $origin } takes the place.
}
# reason: of two below a gap the higher moves up, of equals the woman, else the player chooses.
cherokee-event-succeeded = { $reason ->
    [woman] { $origin } moves up to { $cell }: the values are equal, so the woman goes.
    [chosen] { $seat } lets { $origin } move up to { $cell }.
   *[higher] { "" }
}
cherokee-event-placed = { $seat } places { $clan_name } { $value } ({ $sex_name }) on { $cell }.
cherokee-event-dropped = { $seat } discards { $clan_name } { $value } ({ $sex_name }).
cherokee-event-stuck = { $seat } can’t attack anyone.
cherokee-event-passed = { $seat } can’t attack anyone and skips the turn.
cherokee-event-standstill = Nobody can attack any more: the game ends here.
# rows: the sum row by row, such as "A 1×7 + C 2×5"; each is members times feathers of the row.
cherokee-event-revealed = **{ $seat } · { $clan_name }:** { $points ->
    [0] no feathers
    [one] { $rows } = **{ $points } feather**
   *[other] { $rows } = **{ $points } feathers**
}, women in the pyramid: { $women }

## The end

cherokee-outcome-feathers = { $winners } wins with the most feathers!
cherokee-outcome-women = Equal feathers, but more women in the pyramid: { $winners } wins!
cherokee-outcome-shared = Tied on feathers and on women: { $winners } share the victory!

## Refusals

cherokee-refusal-target-awaited = First choose who you attack.
cherokee-refusal-attackers-awaited = First choose who attacks.
cherokee-refusal-successor-awaited = First choose who moves up.
cherokee-refusal-card-awaited = First place a card from your hand into the gap.
cherokee-refusal-drop-awaited = You can’t attack anyone: discard a card.
cherokee-refusal-other-target = You have aimed at { $aim }, not at { $cell }.
cherokee-refusal-not-a-successor = { $origin } can’t move up to { $cell } now.
cherokee-refusal-card-not-held = You don’t have { $clan_name } { $value } ({ $sex_name }).
cherokee-refusal-can-attack = You can attack, so you can’t discard.
cherokee-refusal-foreign-attackers = In the open game you attack only with your own clan or a neutral one; on { $cell } none of them wins.
cherokee-refusal-foreign-clan = { $attackers } ({ $clan_name }): in the open game you attack only with your own clan or a neutral one.
cherokee-refusal-among-its-own = Around { $cell } there are only members of the same clan ({ $clan_name }), and a clan doesn’t attack its own.
cherokee-refusal-nobody-strong-enough = Nobody around { $cell } is strong enough.
cherokee-refusal-several-clans = { $attackers }: only members of one clan attack together.
cherokee-refusal-same-clan = { $attackers } and { $cell } are of one clan ({ $clan_name }), and a clan doesn’t attack its own.
cherokee-refusal-too-weak = { $attackers } ({ $clan_name }): { $strength } against { $defence } is not enough.
cherokee-refusal-not-neighbours = A cell is attacked only from its sides and from the two cells below it.
cherokee-refusal-not-below = Only those who stand directly below a gap move up.
cherokee-refusal-no-such-cell = There is no such cell: cells go from A1 at the top to H8 in the base.
cherokee-refusal-no-such-member = There is no such card: a clan has men from 4 to 9 and women from 3 to 8.
cherokee-refusal-no-such-move = That is no move. Choose one from the list.

## Options

cherokee-options-open = Do the clans lie open?
cherokee-options-woman_wins_attack_tie = Do women win ties when attacking?
cherokee-options-no_attack = What if someone can’t attack?
cherokee-options-unused_clans = Open game: what happens to unused clans?
cherokee-option-open = open game
cherokee-option-woman_wins_attack_tie = women win ties when attacking
cherokee-no_attack-discard = no attack: discard a card
cherokee-no_attack-discard-about = Any card of the hand; the turn is over
cherokee-no_attack-pass = no attack: pass
cherokee-no_attack-pass-about = The cards are kept; when nobody can attack, the game ends
cherokee-unused_clans-stay = unused clans stay in play
cherokee-unused_clans-stay-about = They can be attacked, but never attack
cherokee-unused_clans-leave = unused clans stay in the box
cherokee-unused_clans-leave-about = Fewer cards are dealt to each hand

## Chapters of the rules

cherokee-chapter-start = Before the game
cherokee-chapter-turn = The turn
cherokee-chapter-attack = Attacking
cherokee-chapter-gaps = Filling the gaps
cherokee-chapter-end = The end
cherokee-chapter-secret = Secret and open game
cherokee-chapter-rest = Rare cases
