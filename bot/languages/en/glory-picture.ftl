# The pictures of Clans and Glory: short, for every word has to fit.

glory-sheet-board = Table
glory-sheet-hand = Your hand

glory-picture-title = Clans and Glory
glory-picture-colour = { $colour ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [violet] Violet
   *[grey] Grey
}
glory-picture-card = { glory-picture-colour } { $strength }

# The line under the title.
glory-picture-turn = Turn { $turn } of { $turns }
glory-picture-places = { $name } places a card
glory-picture-shields = { $name }: a shield on field { $field }?

# The end.
glory-picture-wins = { $name } wins!
glory-picture-shared = A shared victory!
glory-picture-reason = { $reason ->
    [points] Most points: { $points }
    [cards] Equal points ({ $points }), but more cards: { $cards }
   *[shared] Equal in points ({ $points }) and in cards ({ $cards })
}
glory-picture-resigned = { $name } resigns
glory-picture-taken = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# A hand.
glory-picture-hand = Your hand
glory-picture-ask-place = Your turn: place a card on a highlighted cell
glory-picture-ask-place_face_down = Nothing fits: place any card face down
# A card is picked, then a cell too.
glory-picture-pick = { $card }: on which cell?
glory-picture-sure = { $card } on { $cell }?
glory-picture-ask-shield = Shield on field { $field }? Number { $rank } there, would take { $count ->
    [0] nothing
   *[other] { $count } × { $strength }
}
glory-picture-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
glory-picture-nowhere = fits nowhere
glory-picture-left-over = left over at the end

# The same position in words, for those who can't see the picture. Players are called by numbers.
glory-alt-player = { $seat }: { $name }, cards { $cards }, shields { $shields }
glory-alt-scored = { $seat }: { $name }, points { $points }, cards { $cards }
glory-alt-hand = Your hand (you are { $seat }, shields { $shields })
glory-alt-held = Cards: { $cards }
glory-alt-cards = Cards, with the cells they may go to: { $cards }
glory-alt-open = Cells you can use: { $cells }
glory-alt-left-over = Left over: { $card }
glory-alt-field = Field { $field }: { $told }
glory-alt-stack = shields { $seats }
glory-alt-covered = { $cell } face down by { $seat }
glory-alt-last = Last: { $cell }
# $turns: one glory-alt-turn after the other; $shield is yes or no.
glory-alt-since = Since your last turn: { $turns }
glory-alt-turn = { $shield ->
    [yes] { $seat } on { $cell } with a shield
   *[no] { $seat } on { $cell }
}
glory-alt-takes = { $seat } takes { $cards } ({ $points })
glory-alt-unclaimed = nobody { $cards }
glory-alt-key = Colours: { $letters }
glory-alt-letter = { $letter } { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
   *[grey] grey
}
