"""How moves are written, read back and refused."""

from __future__ import annotations

import pytest

from rules import GAMES, IllegalMove, UnknownMove
from rules.cherokee.moves import ATTACKS, SUCCESSORS, TARGETS
from rules.core.facts import Listing
from tests.rules.cherokee.setups import BOX, CELLS, lay, play, ring, start, walk

ALL = [
    *TARGETS,
    *(move for moves in ATTACKS for move in moves.values()),
    *SUCCESSORS.values(),
    *BOX.places,
    *BOX.drops,
]


def test_every_move_is_one_short_word_and_reads_back():
    parse = GAMES["cherokee"].parse
    for move in ALL:
        assert parse(str(move)) is move
        assert parse(f" {str(move).lower()} ") is move
        assert len(str(move)) <= 14
        assert str(move).split() == [str(move)]
        assert ":" not in str(move)


@pytest.mark.parametrize("word", ["E2+D1xD2", "e2+D1XD2", " D1+e2xd2"])
def test_attackers_are_named_in_any_order(word):
    assert str(GAMES["cherokee"].parse(word)) == "D1+E2xD2"


def test_no_two_moves_are_written_alike():
    words = {str(move).lower(): move for move in ALL}
    assert len(words) == len(set(ALL))


def test_a_move_says_what_it_means():
    parse = GAMES["cherokee"].parse
    told = {word: (parse(word).kind, parse(word).facts) for word in WORDS}
    assert told == WORDS


WORDS = {
    "D2": ("target", {"cell": "D2"}),
    "D1+E2xD2": (
        "attackers",
        {"cell": "D2", "attackers": Listing("cell", ("D1", "E2")), "count": 2},
    ),
    "E3-D2": ("successor", {"origin": "E3", "cell": "D2"}),
    "WO5w": ("place", {"card": "WO5w", "clan": "wolf", "value": 5, "sex": "woman"}),
    "drop-LH9m": ("drop", {"card": "LH9m", "clan": "long_hair", "value": 9, "sex": "man"}),
}


def test_the_cells_are_named_as_the_picture_shows_them():
    assert [str(move) for move in TARGETS] == list(CELLS)


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("A2", "CH-R4 no-such-cell"),
        ("I1", "CH-R4 no-such-cell"),
        ("H9", "CH-R4 no-such-cell"),
        ("C1xD1", "CH-R7 not-neighbours"),
        ("D1+D4xD2", "CH-R7 not-neighbours"),
        ("D1+D1xD2", "CH-R7 not-neighbours"),
        ("D1++E2xD2", "CH-R6 no-such-move"),
        ("xD2", "CH-R6 no-such-move"),
        ("D2-C1x", "CH-R6 no-such-move"),
        ("D1-D2", "CH-R12 not-below"),
        ("WO9w", "CH-R2 no-such-member"),
        ("XX5m", "CH-R2 no-such-member"),
        ("drop-WO3m", "CH-R2 no-such-member"),
        ("", "CH-R6 no-such-move"),
        ("attack", "CH-R6 no-such-move"),
    ],
)
def test_what_is_no_move_is_refused_with_a_reason(word, told):
    with pytest.raises(UnknownMove) as error:
        start().play(0, word)
    assert f"{error.value.rule} {error.value.reason}" == told
    assert error.value.notation == word


@pytest.mark.parametrize(
    ("before", "word", "told"),
    [
        ("", "D1xD2", "CH-R6 target-awaited"),
        ("", "E2xD2", "CH-R8 same-clan"),
        ("", "E2-D2", "CH-R6 target-awaited"),
        ("", "WO9m", "CH-R6 target-awaited"),
        ("D2", "D2", "CH-R6 attackers-awaited"),
        ("D2", "WO9m", "CH-R6 attackers-awaited"),
        ("D2", "D2xD3", "CH-R6 other-target"),
        ("D2 D1xD2", "D1xD2", "CH-R13 card-awaited"),
        ("D2 D1xD2", "drop-LH5m", "CH-R13 card-awaited"),
    ],
)
def test_a_move_at_the_wrong_moment_is_told_what_is_awaited(before, word, told):
    position = ring("DE3w", "WO9m", "LH8m", "DE4m", "DE5m")
    play(position, before)
    while position.view(None)["stage"] == "successor":
        position.play(0, position.moves(0)[0])
    with pytest.raises(IllegalMove) as error:
        play(position, word)
    assert f"{error.value.rule} {error.value.reason}" == told


@pytest.mark.parametrize("seats", [2, 4])
def test_every_refusal_names_a_rule_and_changes_nothing(seats):
    position = start(seats, open=seats == 4)
    for number, after in enumerate(walk(position, "refused")):
        if number % 9 or not after.to_act:
            continue
        (seat,) = after.to_act
        before = [after.view(viewer) for viewer in (None, *range(seats))]
        for move in set(ALL) - set(after.moves(seat)):
            with pytest.raises(IllegalMove) as error:
                after.play(seat, move)
            assert error.value.rule in GAMES["cherokee"].rules
            assert error.value.notation == str(move)
        assert [after.view(viewer) for viewer in (None, *range(seats))] == before


def test_a_move_of_another_game_is_refused():
    position = lay("")
    with pytest.raises(TypeError):
        position.apply(0, GAMES["duel"].parse("7"))
