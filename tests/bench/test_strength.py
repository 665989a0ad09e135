"""The measure of the computer's strength: its opponents, what is counted, and how sure it is."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.strength.__main__ import line
from bench.strength.contest import Contest, Result, play
from bench.strength.contests import CONTESTS
from bench.strength.habits import AT_STAKE, HABITS, OWN_INTEREST, note, note_votes
from bench.strength.players import Unaware, by_lot, plainest
from rules import Chance
from rules.core.event import Event
from rules.glenmore.chronicles import CHRONICLES
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.moves import deed
from rules.glenmore.worth import Outlook
from tests.rules.glenmore.setups import at_start, table


def seen(*kinds_and_facts):
    return [Event(kind, facts) for kind, facts in kinds_and_facts]


# ---- the opponent that ignores a chronicle -------------------------------------------------------


def moments(key):
    """Positions of games that are played by lot, but for moves of the chronicle, which come first.

    They end soon after the chronicle has asked something.
    """
    chronicle = CHRONICLES[key]
    own = chronicle.free_kinds | chronicle.landing_kinds
    for number in range(9):
        chance = Chance(f"unaware {number}")
        position = at_start(min(chronicle.seat_counts), f"{key} {number}", chronicles=[key])
        while position.outcome is None:
            yield position, own
            if position.pending[-1].ask in chronicle.asks:
                return
            seat = position.to_act[0]
            moves = position.moves(seat)
            position.play(seat, chance.pick([one for one in moves if one.kind in own] or moves))


@pytest.mark.parametrize("key", CHRONICLES)
def test_who_ignores_a_chronicle_makes_none_of_its_moves(key):
    for position, own in moments(key):
        moves = position.moves(position.to_act[0])
        looked_at = {
            move.kind for move in Unaware(position, position.to_act[0], {key}).moves(position)
        }
        assert looked_at.isdisjoint(own) or own.issuperset(move.kind for move in moves)


@pytest.mark.parametrize("key", CHRONICLES)
def test_questions_of_a_chronicle_that_is_ignored_get_the_plainest_answer(key):
    *_, (position, _) = moments(key)
    (seat, *_) = position.to_act
    assert position.pending[-1].ask in CHRONICLES[key].asks
    assert Unaware(position, seat, {key}).advice(position) == plainest(position.moves(seat))


def test_the_plainest_answer_declines_where_it_can():
    assert plainest([deed("penny", "joe"), deed("no-penny")]) == deed("no-penny")
    assert plainest([deed("take", 1), deed("dismiss", 1), deed("dismiss", 2)]) == deed("dismiss", 1)
    assert plainest([deed("vote", "yes"), deed("vote", "no")]) == deed("vote", "yes")


def test_a_chronicle_that_is_ignored_is_worth_nothing():
    position = at_start(2, "boats", chronicles=["boats"])
    aware, unaware = Outlook(position, 0), Unaware(position, 0, {"boats"})
    before = aware.worth(position), unaware.worth(position)
    race = Boats.of(position)
    race.boats[0] = race.waters.ahead(position, race.boats[0])
    assert aware.worth(position) > before[0]
    assert unaware.worth(position) == before[1]


def test_the_others_are_heeded():
    position = at_start(2, "two", chronicles=["boats", "casks"])
    assert [one.key for one in Unaware(position, 0, {"boats"}).heeded(position)] == ["casks"]


# ---- what is counted -----------------------------------------------------------------------------


def test_only_what_happens_to_the_seat_counts():
    counts = Counter()
    told = seen(("boat-home", {"seat": 1}), ("boat-home", {"seat": 0}), ("reward", {"seat": 0}))
    note(counts, HABITS["boats"], 0, None, told)
    assert counts == {"races finished": 1, "tokens taken": 1}


def test_facts_are_summed_up():
    counts = Counter()
    sale = {"seat": 0, "spot": "free"}
    told = seen(("cask-sold", {**sale, "points": 4}), ("cask-sold", {**sale, "points": 6}))
    note(counts, HABITS["casks"], 0, None, told)
    assert counts["barrels sold"] == 2
    assert counts["points for them"] == 10


def test_points_count_by_their_source():
    counts = Counter()
    gain = {"seat": 0, "points": 6}
    told = seen(("points", {**gain, "source": "haggis"}), ("points", {**gain, "source": "castle"}))
    note(counts, HABITS["haggis"], 0, None, told)
    assert counts["points for haggis"] == 6


def test_moves_count_for_who_makes_them():
    counts = Counter()
    note(counts, HABITS["mountain"], 0, deed("climb"), [])
    note(counts, HABITS["mountain"], 0, None, [])
    assert counts["climbs"] == 1


@pytest.mark.parametrize(("yes", "no", "counted"), [(1, 0, 0), (0, 1, 1), (0, 2, 1), (1, 1, 0)])
def test_a_vote_against_what_helps_the_other_is_by_own_interest(yes, no, counted):
    position = table("p0 p1", other={"g4": "glen-lyon sheep"}, chronicles="votes")
    told = seen(
        ("voted", {"seat": 0, "yes": yes, "no": no}),
        ("voted", {"seat": 1, "yes": 1, "no": 0}),
        ("vote-failed", {"glen": "livestock"}),
    )
    counts = Counter()
    note_votes(counts, position, 0, told)
    assert counts[OWN_INTEREST] == counted
    assert counts[AT_STAKE] == 1


def test_a_vote_that_makes_no_difference_is_nobodys_interest():
    position = table("p0 p1", chronicles="votes")
    told = seen(("voted", {"seat": 0, "yes": 1, "no": 0}), ("vote-passed", {"glen": "livestock"}))
    counts = Counter()
    note_votes(counts, position, 0, told)
    assert (counts[AT_STAKE], counts[OWN_INTEREST]) == (0, 0)


# ---- results -------------------------------------------------------------------------------------


def test_how_sure_a_share_is():
    low, high = Result(games=10, wins=8).interval
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert Result(games=5, wins=5).interval[1] == 1


def test_how_sure_a_lead_is():
    lead, error = Result(games=4, ahead=[2.0, 4.0, 6.0, 8.0]).lead
    assert (lead, round(error, 2)) == (5, 2.53)


def test_games_are_the_same_each_time():
    contest = Contest("random", 2, by_lot, 0.95)
    once, again = play(contest, [1], "same"), play(contest, [1], "same")
    assert once.games == again.games == 1
    assert (once.points, once.ahead) == (again.points, again.ahead)
    assert once.turns
    assert "won 1 of 1" in line(contest, once)


def test_there_is_a_contest_for_each_chronicle():
    assert set(CHRONICLES) < set(CONTESTS)
    assert CONTESTS["england"].seats == 3
    assert CONTESTS["boats"].goal == 0.6
