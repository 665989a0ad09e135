"""Notation both ways, and refusals that leave everything as it was."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance, IllegalMove, UnknownMove
from rules.land.box import sites_of
from tests.rules.land.setups import BOX, LANDS, TABLES, everything, land, play, refused, start

WORDS = [
    "oak",
    "crag",
    "sun",
    "fish",
    "thistle",
    "toadstool",
    "moon",
    "stones",
    "sword",
    "shield",
    "hidden-wizard",
    "oak-d5",
    "wizard",
    "discard",
    "a",
    "j",
    "c4",
    "h10",
    "from-c4",
    "attack-e4",
    "swords-0",
    "swords-5",
    "shields-1",
    "shields-5",
    "decline",
    "V3-c4c5d5",
    "I5-c9d9e9f9g9",
]


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_a_move_and_back(word):
    move = GAMES["land"].parse(f" {word} ")
    assert str(move) == word
    assert move == GAMES["land"].parse(word)
    assert move.kind


def test_every_castle_that_fits_on_the_board_has_a_word_of_its_own():
    moves = [str(site.move) for shape in sites_of(BOX, "odd", True).all for site in shape]
    assert len(moves) == len(set(moves)) > 4000
    assert all(str(GAMES["land"].parse(word)) == word for word in moves)
    assert max(map(len, moves)) <= 20


NO_WORDS = (
    *("", "a1", "k5", "c0", "d4d5", "wizards", "attack", "attack-a1", "from-", "swords-6"),
    *("shields-0", "V3", "V3-c4d5e6", "V3-d5c5c4", "oak-e5", "oak-d4", "OAK", "c4:", "0"),
)


@pytest.mark.parametrize("word", NO_WORDS)
def test_other_words_are_no_moves(word):
    with pytest.raises(UnknownMove) as unknown:
        GAMES["land"].parse(word)
    assert unknown.value.rule == "LC-R6"


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_moves_parse_both_ways_and_say_what_they_mean(seats, teams):
    kinds = [
        "card",
        "wizard",
        "discard",
        "throw",
        "column",
        "square",
        "token",
        "castle",
        "attack",
        "swords",
        "defend",
        "decline",
    ]
    position, chance = start(seats, "notation", teams=teams), Chance("notation")
    while position.outcome is None:
        seat = position.to_act[0]
        for move in position.moves(seat):
            assert position.game.parse(str(move)) == move
            assert move.kind in kinds
            assert str(move).split() == [str(move)]
            assert ":" not in str(move)
        # Played by its word, as a record stores it.
        position.play(seat, str(chance.pick(position.moves(seat))))


def test_whatever_is_refused_names_a_rule_and_changes_nothing():
    position, chance = start(4, "refused", teams=True), Chance("refused")
    steps = set()
    for _ in range(400):
        if position.outcome is not None:
            break
        seat = position.to_act[0]
        step = position.view(seat)["ask"]
        if step not in steps or chance.below(40) == 0:
            steps.add(step)
            before, legal = everything(position), set(map(str, position.moves(seat)))
            for word in {*WORDS} - legal:
                with pytest.raises(IllegalMove) as illegal:
                    position.play(seat, word)
                assert illegal.value.rule in position.game.rules
            assert everything(position) == before
        position.play(seat, chance.pick(position.moves(seat)))
    assert {"action", "square", "column", "swords", "join", "shields"} <= steps


def test_a_word_of_another_step_is_not_asked():
    position = land(hands=(LANDS, ""))
    for word in ("c4", "c", "from-c4", "V3-c4c5d5", "swords-1", "shields-1", "decline"):
        assert refused(position, word) == "LC-R6 not-asked"
    play(position, "oak")
    for word in ("sun", "wizard", "discard", "attack-e4"):
        assert refused(position, word) == "LC-R6 not-asked"


def test_a_wizard_without_any_square_is_refused():
    rows = {row: "A " * (6 if row in {1, 2, 9, 10} else 10) for row in range(1, 11)}
    drawing = "\n".join(f"{row} {cells}" for row, cells in rows.items())
    for row in (4, 7):
        drawing = drawing.replace(f"\n{row} A A A A A A A", f"\n{row} A A A . A A .")
    position = land(drawing, prizes="- - - -", hands=(LANDS, ""))
    assert refused(position, "wizard") == "LC-R14 no-square-left"
    assert refused(position, "oak") == "LC-R7 no-square-left"
