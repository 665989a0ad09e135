"""Who beats whom: the outcome tables, every cell, for both seats."""

from __future__ import annotations

import pytest

from tests.rules.duel.setups import bonus, duel, end, fight, hand, seeded, winner

CARDS = range(8)

#: Points for the row player; 0 is a held round, W+ and W- win and lose the whole game.
PLAIN = """
        0   1   2   3   4   5   6   7
    0   0   0   0   0   0  -1   0   0
    1   0   0  -1  +1  -2  -1  -1  W+
    2   0  +1   0  +1  -2  -1  -1  -1
    3   0  -1  -1   0  +1  -1  +1  -1
    4   0  +2  +2  -1   0  -1  -1  -1
    5  +1  +1  +1  +1  +1   0  -1  -1
    6   0  +1  +1  -1  +1  +1   0  -1
    7   0  W-  +1  +1  +1  +1  +1   0
"""

#: The same when the row player's General stood in the round before.
AFTER_A_GENERAL = """
        0   1   2   3   4   5   6   7
    0   0   0   0   0   0  -1   0   0
    1   0  +1  +1   0  -2  -1  -1  W+
    2   0  +1  +1  -1   0  -1  -1  -1
    3   0  -1  -1  -1  -2   0  +1  -1
    4   0  +2  +2  -1  +2  +1   0  -1
    5  +1  +1  +1  +1  +1  +1  +1   0
    6   0  +1  +1  -1  +1  +1  +1  -1
    7   0  W-  +1  +1  +1  +1  +1  +1
"""

#: The memo at the end of the rulebook, in its order: rows are the Golds' cards, columns the Wilds',
#: from the Prince down. G and W win the round, h is held, GG and WW win the game.
MEMO = """
        7   6   5   4   3   2   1   0
    7   h   G   G   G   G   G  WW   h
    6   W   h   G   G   W   G   G   h
    5   W   W   h   G   G   G   G   G
    4   W   W   W   h   W   G   G   h
    3   W   G   W   G   h   W   W   h
    2   W   W   W   W   G   h   G   h
    1  GG   W   W   W   G   W   h   h
    0   h   h   W   h   h   h   h   h
"""

MIRROR = {"0": "0", "+1": "-1", "-1": "+1", "+2": "-2", "-2": "+2", "W+": "W-", "W-": "W+"}


def read(drawn: str) -> dict[tuple[int, int], str]:
    """A drawn table as its cells by (row, column)."""
    head, *lines = (line.split() for line in drawn.strip().splitlines())
    return {
        (int(line[0]), int(column)): cell
        for line in lines
        for column, cell in zip(head, line[1:], strict=True)
    }


def draw(cells: dict[tuple[int, int], str]) -> str:
    """Cells as a table again, so that a difference can be read."""
    rows = sorted({row for row, _ in cells})
    columns = sorted({column for _, column in cells})
    lines = [[" ", *map(str, columns)]]
    lines += [[str(row), *(cells.get((row, column), ".") for column in columns)] for row in rows]
    return "\n".join("".join(f"{word:>4}" for word in line) for line in lines)


def cell(position, seat: int = 0, pending: int = 0) -> str:
    """What the last round was worth for a seat, as the tables write it, without held points."""
    fought = position.view(None)["rounds"][-1]
    if position.outcome is not None and position.outcome.reason == "princess":
        return "W+" if position.outcome.winners == (seat,) else "W-"
    if fought["winner"] is None:
        return "0"
    return f"{'+' if fought['winner'] == seat else '-'}{fought['points'] - pending}"


def flip(pair: str) -> str:
    return "-".join(reversed(pair.split("-")))


def general_first(column: int) -> str:
    """A round won by seat 0's General that leaves the other seat its `column` card."""
    return "6-4" if column == 1 else "6-1"


def test_br_r3_every_pair_of_cards_without_a_bonus_follows_the_table():
    found = {(row, column): cell(duel(f"{row}-{column}")) for row in CARDS for column in CARDS}
    assert len(found) == 64
    assert draw(found) == draw(read(PLAIN))


def test_br_r3_swapping_the_players_mirrors_the_table():
    expected = read(PLAIN)
    found = {
        (row, column): cell(duel(f"{column}-{row}"), seat=1) for row in CARDS for column in CARDS
    }
    assert draw(found) == draw(expected)
    assert all(expected[column, row] == MIRROR[value] for (row, column), value in expected.items())


@pytest.mark.parametrize("gold", [0, 1])
def test_br_r3_the_memo_of_the_rulebook_holds_for_golds_in_either_seat(gold):
    found = {}
    for golds, wilds in read(MEMO):
        pair = f"{golds}-{wilds}"
        position = duel(pair if gold == 0 else flip(pair))
        who = position.view(None)["rounds"][-1]["winner"]
        mark = "h" if who is None else "G" if who == gold else "W"
        found[golds, wilds] = mark * 2 if winner(position).endswith("princess") else mark
    assert draw(found) == draw(read(MEMO))


@pytest.mark.parametrize("seat", [0, 1])
def test_br_r4_after_a_general_every_pair_follows_the_second_table(seat):
    expected = {place: value for place, value in read(AFTER_A_GENERAL).items() if place[0] != 6}
    found = {}
    for row, column in expected:
        rounds = [general_first(column), f"{row}-{column}"]
        position = duel(" ".join(rounds if seat == 0 else map(flip, rounds)))
        assert position.view(None)["rounds"][-1]["bonus"] == ((2, 0) if seat == 0 else (0, 2))
        found[row, column] = cell(position, seat)
    assert len(found) == 56
    assert draw(found) == draw(expected)


@pytest.mark.parametrize("seat", [0, 1])
def test_br_r4_a_second_general_with_the_bonus_follows_the_second_table(seat):
    """Row 6 needs both Generals in one deck; so the column's card is never a General."""
    other = 1 - seat
    found = {}
    for column in (0, 1, 2, 3, 4, 5, 7):
        position = seeded(
            "dark_night",
            where=lambda game, column=column: (
                hand(game, seat).count(6) == 2
                and column in hand(game, other)
                and ({1, 4} - {column}) & set(hand(game, other))
            ),
        )
        first = min(({1, 4} - {column}) & set(hand(position, other)))
        rounds = [f"6-{first}", f"6-{column}"]
        fight(position, " ".join(rounds if seat == 0 else map(flip, rounds)))
        found[6, column] = cell(position, seat)
    expected = {place: read(AFTER_A_GENERAL)[place] for place in found}
    assert draw(found) == draw(expected)


def test_br_r4_after_two_generals_the_first_table_holds_again():
    """Both Generals are on the table then, so rows and columns 6 can't come."""
    plain = read(PLAIN)
    expected = {place: value for place, value in plain.items() if 6 not in place}
    found = {}
    for row, column in expected:
        position = duel(f"6-6 {row}-{column}")
        assert position.view(None)["rounds"][-1]["bonus"] == (2, 2)
        found[row, column] = cell(position, pending=1)
    assert len(found) == 49
    assert draw(found) == draw(expected)


def test_br_r7_two_generals_are_held_and_both_strengthen_the_next_card():
    position = duel("6-6")
    assert bonus(position) == "2:2"
    assert end(position) == "goes on"


@pytest.mark.parametrize(
    ("pair", "reason"),
    [
        ("6-4", "higher"),
        ("4-6", "higher"),
        ("3-6", "lower"),
        ("6-3", "lower"),
        ("3-3", "equal"),
        ("5-5", "equal"),
        ("7-7", "equal"),
        ("0-6", "musician"),
        ("7-0", "musician"),
        ("0-0", "musician"),
        ("0-5", "higher"),
        ("7-6", "prince"),
        ("3-7", "prince"),
        ("5-7", "higher"),
        ("5-3", "higher"),
        ("1-7", "princess"),
        ("7-1", "princess"),
    ],
)
def test_br_r3_a_round_says_why_it_went_so(pair, reason):
    (fought,) = duel(pair).view(None)["rounds"]
    assert "{}-{}".format(*fought["cards"]) == pair
    assert fought["reason"] == reason


@pytest.mark.parametrize(
    ("pair", "silenced"),
    [
        ("5-0", (False, True)),
        ("7-5", (True, False)),
        ("6-4", (False, False)),
        ("5-5", (True, True)),
    ],
)
def test_br_r3_a_round_says_whose_power_a_wizard_took(pair, silenced):
    assert duel(pair).view(None)["rounds"][0]["silenced"] == silenced
