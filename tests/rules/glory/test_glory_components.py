"""The data of the box: what an owner may correct, and what is noticed when it can't be right."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.core.edition import Edition
from rules.core.values import BadBox
from rules.glory import Glory
from rules.glory.placement import Spread, placements
from tests.rules.glory.setups import BOX, CARDS, CELLS, TEXT, changed, table_of


def six_colours() -> str:
    """The other deck that fits the counts: six colours, one strength of each twice."""
    text = TEXT[: TEXT.index("[[colours]]")]
    for name, letter, strength in zip(
        ("red", "orange", "yellow", "green", "blue", "violet"), "ROYGBV", range(3, 9), strict=True
    ):
        strengths = sorted([*range(3, 9), strength])
        text += f'[[colours]]\nname = "{name}"\nletter = "{letter}"\nstrengths = {strengths}\n'
    return text + TEXT[TEXT.index("[table]") :]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (changed('letter = "S"', 'letter = "G"'), "letter is used twice"),
        (changed('name = "grey"', 'name = "green"'), "name is used twice"),
        (changed('letter = "S"', 'letter = "gr"'), "no letter"),
        (changed("strengths = [3,", "strengths = [13,"), "one digit"),
        (changed("removed = 3", "removed = 4"), "the deck has 28 cards, but 29"),
        (changed("hands = [9, 8]", "hands = [8, 9]"), "one card less"),
        (changed("hands = [9, 8]", "hands = [9, 9, 8]"), "2 players need 2 hands"),
        (changed('"1.T0", "1.B2"', '"1.T0", "1.T0"'), "named twice"),
        (changed('"1.T0", "1.B2"', '"1.T0", "1.T3"'), "no cell 1.T3"),
        (changed('"1.T0", "1.B2"', '"1.T0", "5.T0"'), "no cell 5.T0"),
        (changed('"1.T0", "1.B2"', '"1.T0", "2.H"'), "no cell 2.H"),
        (changed("fields = 4", "fields = 1"), "two fields"),
        (
            changed("middle_side = 3", "middle_side = 2")
            .replace('"2.B2"', '"2.B1"')
            .replace('"3.B2"', '"3.B1"'),
            "not enough room",
        ),
        (changed("shields = 5\n", ""), "^shields is missing"),
        (changed("shields = 5", "shields = 5.5"), "^shields must be whole numbers"),
        (changed("shields = 5", "shields = true"), "^shields must be whole numbers"),
        (changed("removed = 3", "removed = -3"), "players.2: removed must be whole numbers"),
        (changed('name = "red"', "name = 1"), "colours 1: name must be text, not 1"),
        (changed("hands = [9, 8]", "hands = 9"), "players.2: hands must be a list"),
        (changed("[players.4]", "[players.5]"), "a preparation for 2, 3, 4 players each"),
        (changed("[table]", "[[table]]"), "^table must be a table"),
    ],
    ids=lambda value: value if len(value) < 40 else "",
)
def test_data_that_can_not_be_right_is_refused_with_the_reason(text, complaint):
    with pytest.raises(BadBox, match=complaint):
        Glory(Edition(text))


def test_the_data_gives_the_numbers_of_the_rulebook():
    assert sorted(BOX.components.players) == [2, 3, 4]
    assert [BOX.components.players[seats].turns for seats in (2, 3, 4)] == [16, 24, 28]
    assert sum(card.strength for card in CARDS) == 231


def test_a_card_that_is_held_twice_is_offered_once():
    spread = Spread(BOX, table_of(4))
    spread.lay(0, CELLS["2.T1"])
    assert len(placements(spread, [1, 1])) == 3


@pytest.mark.parametrize(
    "text",
    [
        six_colours(),
        changed('"1.T0", "1.B2", "2.T0", "2.B2"', '"1.T1", "1.B1", "2.T1", "2.B1"'),
        TEXT.replace("middle_side = 3", "middle_side = 2")
        .replace("end_side = 3", "end_side = 4")
        .replace('2.B2"', '2.B1"')
        .replace('3.B2"', '3.B1"'),
    ],
    ids=["six colours", "other start cells", "another table"],
)
def test_the_game_is_played_with_corrected_data(text):
    game = Glory(Edition(text))
    for seats in (2, 3, 4):
        chance = Chance("corrected")
        position = game.start(seats, seed="corrected")
        while position.outcome is None:
            (seat,) = position.to_act
            twin = position.imagine(seat, chance)
            assert list(twin.moves(seat)) == list(position.moves(seat))
            moves = [str(move) for move in position.moves(seat)]
            assert len(set(moves)) == len(moves)
            position.play(seat, chance.pick(moves))
        assert position.view(None)["turn"] == position.view(None)["turns"]
