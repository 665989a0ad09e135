"""Between Hammer and Anvil: the rulings on it, what is known, and the computer."""

from __future__ import annotations

import pytest

from rules import Chance
from rules.glenmore.chronicles.votes import Votes
from rules.glenmore.chronicles.votes.gathering import hold_vote
from rules.glenmore.doors import discard_tiles
from tests.rules.glenmore.setups import (
    GAME,
    asked,
    moves,
    number,
    play,
    told,
)
from tests.rules.glenmore.test_glenmore_votes import THREE, VOTES, line, moot, refused_by, vote

# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_a3_who_has_tokens_votes_and_who_has_none_does_not():
    position = moot(THREE)
    Votes.of(position).stocks[1] = (0, 0)
    play(position, "take-1 no-marker gathering-square")
    assert position.to_act == (0, 2)


def test_ruling_a3_who_has_but_one_way_is_not_asked():
    position = moot(THREE)
    Votes.of(position).stocks[1] = (0, 2)
    play(position, "take-1 no-marker gathering-square")
    assert position.to_act == (0, 2)
    vote(position, "yes - yes")
    assert Votes.of(position).stocks[1] == (0, 1)


def test_ruling_q7_1_two_tokens_in_any_vote_or_in_one_of_the_game():
    position = moot(options={**VOTES, "two_votes": "once"})
    play(position, "take-1 no-marker gathering-square")
    vote(position, "yeses yes")
    hold_vote(position, "sets")
    assert [str(move) for move in position.moves(0)] == ["vote-yes", "vote-no"]
    assert "vote-noes" in map(str, position.moves(1))
    assert refused_by(position, 0, "vote-noes") == "C7-R3"
    position = moot()
    play(position, "take-1 no-marker gathering-square")
    vote(position, "noes yes")
    hold_vote(position, "sets")
    assert "vote-yeses" in map(str, position.moves(0))
    assert refused_by(position, 0, "vote-noes") == "C7-R8"


def test_ruling_q7_2_a_vote_is_held_without_a_marker_too():
    position = moot()
    play(position, "take-1 no-marker")
    assert asked(position) == "gathering"


def test_ruling_q7_3_a_person_that_a_marker_brings_is_voted_on_first():
    position = moot("p0 p1 john-knox lochridge", coins=20, discard="mary-stuart")
    play(position, "take-1 clan-munro no-marker gathering-square")
    vote(position, "yes yes")
    assert asked(position) == "gathering"
    assert "gathering-square" not in moves(position)


def test_ruling_q7_4_david_hume_calls_no_gathering():
    position = moot("p0 p1 john-knox lochridge", coins=20)
    play(position, "take-1 clan-mackay gathering-square")
    vote(position, "yes yes")
    assert asked(position) == "activate"


def test_ruling_q7_5_without_any_tokens_it_is_a_tie():
    position = moot()
    Votes.of(position).stocks = [(0, 0), (0, 0)]
    events = play(position, "take-1 no-marker gathering-square")
    assert len(told(events, "vote-passed")) == 1


@pytest.mark.parametrize(
    "card", ["livestock", "square", "materials", "sets", "castles", "distilleries", "pastures"]
)
def test_ruling_q7_6_who_has_nothing_scores_nothing(card):
    assert line(card, {}).points == (0, 0)


def test_ruling_q7_7_moil_and_hume_count_twice_in_sets():
    position = moot(land={"h5": "scotsman"}, cards=("sets",), whisky=2, lasting=["castle-twice"])
    me = position.players[0]
    me.cards, me.persons = ("inverness", "loch-ness"), (GAME.box.hume,)
    assert Votes.of(position).line(position, "sets").counts == (2, 0)


def test_ruling_q7_9_the_way_leads_over_own_tiles():
    own = {"g4": "inshriach", "f4": "halkirk", "e4": "lochridge", "d4": "oban scotsman"}
    assert line("farthest", own, {"h5": "scotsman"}).counts == (4, 0)


def test_ruling_q7_10_after_a_no_tiles_still_go_to_personal_discards():
    position = moot(cards=("discards",))
    Votes.of(position).voted = {"discards": ((0, 1), (0, 1))}
    discard_tiles(position, [number("easdale")], "swept")
    assert Votes.of(position).line(position, "discards").counts == (1, 0)
    assert "glen-discards" not in position.view(None)["final"]["categories"]


def test_ruling_q7_13_players_who_have_finished_vote():
    position = moot("p0 john-knox lochridge world-end+p1", end=False)
    position.finished |= {1}
    play(position, "take-1 no-marker gathering-square")
    assert position.to_act == (0, 1)


# ---- what is known, and the computer -------------------------------------------------------------


def test_votes_that_others_imagine_are_all_that_their_tokens_allow():
    position = moot()
    play(position, "take-1 no-marker gathering-square")
    position.play(0, "vote-noes")
    own = {Votes.of(position.imagine(0, Chance(str(sample)))).cast[0] for sample in range(40)}
    others = {Votes.of(position.imagine(1, Chance(str(sample)))).cast[0] for sample in range(40)}
    assert own == {(0, 2)}
    assert others == {(1, 0), (0, 1), (2, 0), (0, 2), (1, 1)}


def test_the_computer_votes_by_its_own_interest():
    position = moot(land={"g4": "inshriach wood wood"})
    play(position, "take-1 no-marker")
    advised = [position.game.advise(position.imagine(0, Chance("a")), 0, Chance("b"))]
    assert str(advised[0]) == "gathering-materials"
    play(position, "gathering-materials")
    for seat, wanted in ((0, "yes"), (1, "no")):
        word = str(position.game.advise(position.imagine(seat, Chance("a")), seat, Chance("b")))
        assert word.removeprefix("vote-").startswith(wanted)
