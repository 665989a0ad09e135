"""Between Hammer and Anvil: C7-R1 to C7-R27, from the rulebook's pages on the chronicle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules import IllegalMove
from rules.core.takeback import Step, Unfinished
from rules.glenmore.chronicles.votes import Votes
from rules.glenmore.doors import discard_tiles
from rules.glenmore.moves import GLEN_CARDS
from tests.rules.glenmore.setups import (
    GAME,
    asked,
    at_start,
    moves,
    number,
    play,
    table,
    told,
)
from tests.rules.glenmore.test_glenmore_taking import refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.scoring import Line

VOTES = {"chronicles": ["votes"]}
FIVE = ("livestock", "square", "materials", "sets", "castles")
THREE = "p0 p1 p2 john-knox lochridge mary-stuart inshriach"


def moot(
    ring: str = "p0 p1 john-knox lochridge mary-stuart inshriach",
    land: Mapping[str, str] | None = None,
    *,
    cards: tuple[str, ...] = FIVE,
    options: Mapping[str, object] = VOTES,
    **more,
) -> GlenMorePosition:
    """A table with these cards of the Great Glen."""
    position = table(ring, land, options=options, **more)
    Votes.of(position).cards = cards
    return position


def line(
    card: str, land: Mapping[str, str], other: Mapping[str, str] | None = None, **more
) -> Line:
    """What a card counts and brings for two territories."""
    position = moot(land=land, other=other, cards=(card,), **more)
    return Votes.of(position).line(position, card)


def vote(position: GlenMorePosition, words: str) -> list[str]:
    """Let everybody vote, by seat; what was told."""
    events = []
    for seat, word in enumerate(words.split()):
        if word != "-":
            events += position.play(seat, f"vote-{word}")
    return [event.kind for event in events]


def refused_by(position: GlenMorePosition, seat: int, word: str) -> str:
    """The rule by which a seat's move is refused."""
    with pytest.raises(IllegalMove) as error:
        position.play(seat, word)
    return error.value.rule


# ---- the start -----------------------------------------------------------------------------------


def test_c7_r1_five_cards_of_ten_lie_open():
    seen = set()
    for seed in range(20):
        view = at_start(seed=str(seed), **VOTES).view(None)["chronicles"]["votes"]
        cards = [one["card"] for one in view["cards"]]
        assert len(set(cards)) == 5
        assert {one["state"] for one in view["cards"]} == {"open"}
        seen.update(cards)
    assert seen == set(GLEN_CARDS)


@pytest.mark.parametrize(("seats", "tokens"), [(2, (3, 3))])
def test_c7_r2_two_players_have_three_yes_and_three_no(seats, tokens):
    assert at_start(seats, **VOTES).view(None)["chronicles"]["votes"]["stocks"] == (tokens,) * seats


def test_c7_r3_two_players_may_lay_two_tokens_in_one_vote():
    position = moot()
    play(position, "take-1 no-marker gathering-square")
    assert [str(move) for move in position.moves(0)] == [
        "vote-yes",
        "vote-no",
        "vote-yeses",
        "vote-noes",
        "vote-both",
    ]
    vote(position, "yeses both")
    assert Votes.of(position).stocks == [(1, 3), (2, 2)]


def test_c7_r3_more_players_lay_one():
    position = moot(THREE)
    play(position, "take-1 no-marker gathering-square")
    assert [str(move) for move in position.moves(0)] == ["vote-yes", "vote-no"]
    assert refused_by(position, 1, "vote-yeses") == "C7-R8"


def test_c7_r4_three_players_have_three_yes_and_two_no():
    assert Votes.of(at_start(3, **VOTES)).stocks == [(3, 2)] * 3


def test_c7_r5_four_players_have_four_yes_and_three_no():
    assert Votes.of(at_start(4, **VOTES)).stocks == [(4, 3)] * 4


# ---- gatherings ----------------------------------------------------------------------------------


def test_c7_r6_a_person_calls_a_gathering_after_the_marker():
    position = moot(coins=9)
    play(position, "take-1")
    assert asked(position) == "clan"
    play(position, "clan-mackinnon")
    assert asked(position) == "settle"
    play(position, "settle-h5")
    assert asked(position) == "gathering"
    assert position.to_act == (0,)


def test_c7_r7_who_took_the_person_chooses_a_card_without_a_vote():
    position = moot()
    Votes.of(position).voted = {"sets": ((1, 0), (0, 1))}
    play(position, "take-1 no-marker")
    assert moves(position, "gathering") == [
        "gathering-livestock",
        "gathering-square",
        "gathering-materials",
        "gathering-castles",
    ]
    assert refused(position, "gathering-sets") == "C7-R7"
    assert refused(position, "gathering-smallest") == "C7-R1"


def test_c7_r8_all_vote_at_once_and_nobody_sees_it_before_the_last():
    position = moot(THREE)
    play(position, "take-1 no-marker gathering-square")
    assert position.to_act == (0, 1, 2)
    events = position.play(1, "vote-no")
    assert [(one.kind, dict(one.facts)) for one in events] == [("has-voted", {"seat": 1})]
    assert position.to_act == (0, 2)
    views = [position.view(seat)["chronicles"]["votes"] for seat in (0, 1, None)]
    assert [view["own"] for view in views] == [None, (0, 1), None]
    assert [view["voted"] for view in views] == [(1,)] * 3
    position.play(0, "vote-yes")
    events = position.play(2, "vote-yes")
    assert [(one.facts["seat"], one.facts["yes"]) for one in told(events, "voted")] == [
        (0, 1),
        (1, 0),
        (2, 1),
    ]
    assert Votes.of(position).stocks == [(2, 2), (3, 1), (2, 2)]


def test_c7_r8_a_vote_cannot_be_taken_back():
    position = moot(THREE)
    play(position, "take-1 no-marker gathering-square")
    turn = Unfinished()
    turn.play(position, Step(1, GAME.parse("vote-yes")))
    assert turn.removable(position, 1) == 0


@pytest.mark.parametrize(
    ("votes", "passed"),
    [("yes yes no", True), ("no no yes", False), ("no no no", False), ("yes yes yes", True)],
)
def test_c7_r9_a_majority_of_yes_lets_a_card_be_scored(votes, passed):
    position = moot(THREE)
    play(position, "take-1 no-marker gathering-square")
    kinds = vote(position, votes)
    assert kinds[-1] == ("vote-passed" if passed else "vote-failed")
    state = position.view(None)["chronicles"]["votes"]["cards"][1]["state"]
    assert state == ("yes" if passed else "no")


def test_c7_r9_a_tie_is_enough():
    position = moot()
    play(position, "take-1 no-marker gathering-square")
    assert vote(position, "yes no")[-1] == "vote-passed"


def test_c7_r9_only_cards_that_were_voted_for_are_scored():
    position = moot(land={"g4": "inshriach wood"})
    Votes.of(position).voted = {
        "materials": ((1, 0), (1, 0)),
        "livestock": ((0, 1), (0, 1)),
    }
    lines = position.view(None)["final"]["categories"]
    assert {name for name in lines if name.startswith("glen-")} == {"glen-materials"}
    assert lines["glen-materials"]["points"] == (10, 0)


def test_c7_r10_after_five_votes_there_are_no_more():
    position = moot()
    Votes.of(position).voted = dict.fromkeys(FIVE, ((1, 0), (0, 1)))
    play(position, "take-1 no-marker")
    assert asked(position) == "activate"


# ---- scoring -------------------------------------------------------------------------------------


def test_c7_r11_the_best_player_gets_the_points():
    assert line("materials", {"g4": "inshriach wood wood"}, {"g4": "halkirk stone"}) == (
        (2, 1),
        (10, 0),
    )


def test_c7_r12_a_tie_shares_them_rounded_up():
    assert line("materials", {"g4": "inshriach wood"}, {"g4": "halkirk stone"}).points == (5, 5)
    position = moot(THREE, cards=("smallest",))
    assert Votes.of(position).line(position, "smallest").points == (4, 4, 4)


def test_c7_r13_livestock_counts_cows_and_sheep():
    own = {"g4": "lochridge sheep cow wood"}
    assert line("livestock", own, {"g4": "halkirk sheep"}).counts == (2, 1)


def test_c7_r14_the_square_is_the_largest_one_full_of_tiles():
    own = {"g4": "inshriach", "h4": "halkirk"}
    other = {"g4": "lochridge"}
    assert line("square", own, other) == ((2, 0), (10, 0))


def test_c7_r14_the_territory_may_reach_beyond_the_square():
    own = dict.fromkeys(("f4", "g4", "h4", "i4", "f6", "g6", "h6"), "inshriach")
    own["f5"] = "loch-lochy"
    assert line("square", own).counts == (3, 0)


def test_c7_r15_materials_count_wood_and_stone():
    assert line("materials", {"g4": "inshriach wood stone sheep"}).counts == (2, 0)


def test_c7_r16_sets_need_one_of_each():
    """The rulebook's example: 3 Scotsmen, 5 barrels, 4 cards, 2 persons make 2 sets."""
    position = moot(land={"h5": "scotsman scotsman scotsman"}, cards=("sets",), whisky=5)
    me = position.players[0]
    me.cards = ("loch-lochy", "inverness", "duart-castle", "loch-ness")
    me.persons = (number("john-knox"), number("mary-stuart"))
    assert Votes.of(position).line(position, "sets").counts == (2, 0)


def test_c7_r17_castles_with_a_scotsman_count_the_home_castle_too():
    own = {"h5": "scotsman", "g4": "donan-castle scotsman scotsman", "h4": "castle-stalker"}
    assert line("castles", own).counts == (2, 0)


def test_c7_r18_distilleries_are_counted():
    assert line("distilleries", {"g4": "pulteney", "h4": "glen-mhor"}).counts == (2, 0)


def test_c7_r19_the_smallest_territory_wins():
    assert line("smallest", {"g4": "pulteney"}, {}) == ((3, 2), (0, 10))


def test_c7_r20_pastures_are_joined_by_their_sides():
    own = {"g4": "lochridge", "g3": "glen-tilt", "f2": "glen-lyon", "h3": "braemar"}
    corner = {"g4": "lochridge", "h3": "glen-tilt", "h4": "inshriach"}
    assert line("pastures", own, corner).counts == (3, 1)


def test_c7_r21_the_farthest_scotsman_is_measured_in_steps_over_own_tiles():
    own = {"g4": "inshriach", "f4": "halkirk", "e4": "lochridge scotsman", "h5": "scotsman"}
    assert line("farthest", own, {"g5": "scotsman"}).counts == (3, 1)


def test_c7_r22_leftovers_count_the_own_discard():
    position = moot("p0 p1 lochridge inshriach halkirk", cards=("discards",))
    discard_tiles(position, [number("easdale"), number("oban")], "swept")
    assert Votes.of(position).line(position, "discards") == ((2, 0), (10, 0))


# ---- personal discards ---------------------------------------------------------------------------


def test_c7_r23_tiles_that_a_move_sweeps_are_the_movers_from_the_first_turn_on():
    position = moot("p0 lochridge inshriach p1 halkirk oban", cards=("discards",), coins=5)
    play(position, "take-3")
    view = position.view(None)
    assert view["chronicles"]["votes"]["discards"] == (("lochridge", "inshriach"), ())
    assert view["discard"] == ("lochridge", "inshriach")


def test_c7_r23_without_the_card_there_are_no_personal_discards():
    position = moot("p0 lochridge inshriach p1 halkirk oban", coins=5)
    play(position, "take-3")
    assert position.view(None)["chronicles"]["votes"]["discards"] == ()


def test_c7_r24_a_tile_may_be_taken_back_from_anybodys_discard():
    position = moot("p0 p1 john-knox lochridge", cards=("discards",), coins=20, discard="oban")
    position.mover = 1
    discard_tiles(position, [number("easdale")], "swept")
    position.mover = 0
    play(position, "take-1 clan-munro")
    assert set(moves(position, "salvage")) == {"salvage-oban", "salvage-easdale"}
    play(position, "salvage-easdale")
    assert Votes.of(position).line(position, "discards").counts == (0, 0)


def test_c7_r25_what_the_die_discards_counts_for_nobody():
    position = moot(cards=("discards",))
    discard_tiles(position, [number("easdale")], "die-discarded")
    assert Votes.of(position).line(position, "discards").counts == (0, 0)


def test_c7_r26_what_a_figure_discards_is_its_movers():
    position = moot(cards=("discards",))
    position.mover = 1
    discard_tiles(position, [number("easdale")], "discarded")
    assert Votes.of(position).line(position, "discards").counts == (0, 1)


def test_c7_r27_removed_tiles_are_nobodys_even_if_they_were_once_swept():
    position = moot("p0 p1 john-knox lochridge", {"g4": "easdale"}, cards=("discards",), coins=20)
    votes = Votes.of(position)
    votes.owned = {number("easdale"): 0}
    votes.placed(position, 0, GAME.box.named["easdale"], 0)
    play(position, "take-1 clan-macmillan")
    assert position.view(None)["discard"] == ("easdale",)
    assert votes.line(position, "discards").counts == (0, 0)
