"""Games of Glen More under the eyes of the second referee."""

from __future__ import annotations

import json
from functools import partial
from itertools import product

import pytest

from rules import Chance
from tests.rules.glenmore.referee import Referee
from tests.rules.glenmore.referee_view import check_moves, check_view
from tests.rules.glenmore.setups import GAME, at_start
from tests.rules.glenmore.test_glenmore_records import LINES

TABLES = [
    (seats, die, end)
    for seats, die, end in product((2, 3, 4), (False, True), ("middle", "top"))
    if seats > 2 or die
]
#: How a game is played: anything, seldom stopping early, building whatever it costs, or as the
#: computer would.
STYLES = ("any", "busy", "rich", "computer")
#: What happens in every few games.
COMMON = {"take", "place", "buy", "sell", "activate", "move", "clan", "settle", "done"}
#: So many coins more are enough for all that is rare otherwise.
WEALTH = 40
STOPS = {"done", "no-marker", "finish"}
BUILDS = {"take", "place", "clan", "activate", "activate-free"}


def chosen(position, seat, *, chance, style):
    """A move in that style."""
    moves = list(position.moves(seat))
    if style == "computer":
        return position.game.advise(position.imagine(seat, chance), seat, chance)
    if style != "any" and chance.below(6):
        moves = [move for move in moves if move.kind not in STOPS] or moves
    if style == "rich":
        moves = [move for move in moves if move.kind in BUILDS] or moves
    return chance.pick(moves)


def watched(position, choices, *, die, end, wealth=0):
    """Play a game to its end and compare all along; the kinds of moves that were made."""
    referee = Referee(position.view(None), die=die, top=end == "top")
    for player in (*position.players, *referee.players):
        player.coins += wealth
    position.changed()
    made = set()
    while position.outcome is None:
        (seat,) = position.to_act
        check_view(referee, position.view(seat))
        check_moves(referee, position.moves(seat))
        move = choices(position, seat)
        if move is None:
            return made
        referee.follow(move, position.play(seat, move))
        made.add(move.kind)
    check_view(referee, position.view(None))
    assert referee.over
    assert position.outcome.ranking == referee.ranking()
    assert position.outcome.scores == tuple(player.points for player in referee.players)
    return made


@pytest.mark.parametrize(("seats", "die", "end"), TABLES)
def test_both_referees_see_the_same_games(seats, die, end):
    made = set()
    for style in STYLES:
        chance = Chance(f"watched {style}")
        made |= watched(
            at_start(seats, f"seen {style}", die=die, end=end),
            partial(chosen, chance=chance, style=style),
            die=die,
            end=end,
            wealth=WEALTH if style == "rich" else 0,
        )
    assert made >= COMMON


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_both_referees_see_the_same_in_a_recorded_game(line):
    """The records have what is rare."""
    record = json.loads(line)
    words = []
    for entry in record["log"].split():
        _, word = entry.split(":")
        if word == "undo":
            words.pop()
        else:
            words.append(word)
    rest = iter(words)

    def next_move(position, _seat):
        word = next(rest)
        return None if word == "resign" else position.game.parse(word)

    options = record["options"]
    seats = record["seats"]
    position = at_start(seats, record["seed"], **options)
    die = seats == min(GAME.seat_counts) or options["die"]
    made = watched(position, next_move, die=die, end=options["end"])
    assert "take" in made
