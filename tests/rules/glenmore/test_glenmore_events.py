"""Chronicle 6, Controversial Chapters: C6-R1 to C6-R10, and the rulings on all events."""

from __future__ import annotations

import pytest

from rules import Chance, IllegalMove
from rules.glenmore.chronicles.events import Events
from rules.glenmore.scoring import scoring_now
from rules.glenmore.turn import Next
from tests.rules.glenmore.setups import (
    BOX,
    GAME,
    asked,
    at_start,
    draw_ring,
    goods_on,
    moves,
    names,
    people_on,
    play,
    table,
    told,
)
from tests.rules.glenmore.test_glenmore_order import Rolls


def owning(cards: str, land=None, *, ring="p0 p1 lochridge inshriach", chronicles="events", **more):
    """The first seat has such cards and has placed a tile beside a gathering on g4."""
    land = {"g4": "gathering-a", **(land or {})}
    if not any("scotsman" in words for words in land.values()):
        land["g5"] = f"{land.get('g5', '')} scotsman"
    position = table(ring, land, chronicles=chronicles, **more)
    position.players[0].cards = tuple(cards.split())
    position.cards = position.cards - set(cards.split())
    position.changed()
    play(position, "take-1 place-h4")
    return position


def event(cards: str, word: str = "", land=None, **more):
    """The same, and the event of the first card was chosen."""
    position = owning(cards, land, **more)
    play(position, f"activate-g4 event-{cards.split()[0]} {word}")
    return position


def flipped(position) -> tuple[str, ...]:
    """The cards on their event side."""
    return position.view(None)["chronicles"]["events"]["flipped"]


def test_c6_r1_eight_tiles_join_the_stacks():
    box = at_start(2, chronicles=["events"]).box
    new = {name: tile.stack for name, tile in box.named.items() if tile.chronicle}
    assert new == {
        **{f"gathering-{stack.lower()}": stack for stack in "ABCD"},
        "old-man-of-storr": "A",
        "wallace-monument": "B",
        "dunvegan-castle": "C",
        "fort-george": "D",
    }
    assert [len(box.stacks[stack]) for stack in "SABCD"] == [5, 16, 19, 19, 19]


@pytest.mark.parametrize(("chronicles", "count"), [("events", 15), ("england events", 19)])
def test_c6_r2_every_card_in_play_has_an_event_and_there_are_four_more(chronicles, count):
    position = at_start(3, chronicles=chronicles.split())
    assert len(position.cards) == count
    assert position.cards <= set(Events.of(position).events)
    assert set(BOX.cards) <= position.cards


def test_c6_r3_taking_a_card_does_what_it_says_as_in_the_base_game():
    position = table("p0 p1 old-man-of-storr", {"g5": "wood scotsman"}, chronicles="events")
    play(position, "take-1")
    play(position, moves(position, "place")[0])
    assert position.players[0].cards == ("old-man-of-storr",)
    assert flipped(position) == ()


def test_c6_r4_the_landmark_effects_of_the_base_game_stay_the_same():
    usual, changed = at_start(2), at_start(2, chronicles=["events"])
    for name in BOX.cards:
        assert changed.box.cards[name] is usual.box.cards[name]


def test_c6_r5_the_symbol_lets_who_has_a_card_play_an_event():
    position = owning("loch-ness")
    assert "activate-g4" in moves(position)
    play(position, "activate-g4")
    assert asked(position) == "event"
    assert moves(position) == ["event-loch-ness", "flip-loch-ness"]
    assert "activate-g4" not in moves(owning(""))


def test_c6_r6_it_happens_once_and_the_card_is_turned_over():
    position = event("loch-ness")
    assert position.players[0].coins == 1
    assert flipped(position) == ("loch-ness",)
    position = owning("loch-ness loch-morar")
    Events.of(position).flipped = frozenset({"loch-ness"})
    position.changed()
    play(position, "activate-g4")
    assert flipped(position) == ("loch-morar", "loch-ness")


def test_c6_r7_a_card_may_just_be_turned_over():
    position = owning("loch-ness")
    play(position, "activate-g4 flip-loch-ness")
    assert position.players[0].coins == 0
    assert flipped(position) == ("loch-ness",)


def test_c6_r7_also_if_its_event_is_not_possible():
    position = owning("loch-morar loch-ness")
    play(position, "activate-g4")
    assert "event-loch-morar" not in moves(position)
    with pytest.raises(IllegalMove) as refused:
        play(position, "event-loch-morar")
    assert (refused.value.rule, refused.value.reason) == ("C6-R7", "event-not-possible")
    play(position, "flip-loch-morar")
    assert flipped(position) == ("loch-morar",)


def test_c6_r8_cards_count_as_landmarks_on_either_side():
    position = owning("loch-ness loch-morar")
    Events.of(position).flipped = frozenset({"loch-ness"})
    assert scoring_now(position, "A").counts["landmarks"] == (2, 0)


def test_c6_r9_each_card_on_its_event_side_brings_one_point_more():
    position = owning("loch-ness loch-morar")
    assert scoring_now(position, "A").points["landmarks"] == (2, 0)
    Events.of(position).flipped = frozenset({"loch-ness", "loch-morar"})
    assert scoring_now(position, "A").points["landmarks"] == (4, 0)


def test_c6_r10_the_die_discards_none_of_its_tiles():
    position = table("p0 p1 die lochridge", chronicles="events")
    draw_ring(position, "die p0 p1 gathering-a inshriach")
    position.chance = Rolls(1)
    position.put(Next())
    position.settle()
    assert names(position.discard) == ["inshriach"]


# ---- rulings -------------------------------------------------------------------------------------


def test_ruling_q6_1_lasting_effects_stay_when_a_card_is_turned_over():
    land = {"e6": "rothiemurchus", "e5": "halkirk", "f5": "halkirk"}
    position = event("loch-ness", land=land, lasting=["further-tile"])
    assert "activate-e6" in moves(position)


def test_ruling_q6_2_scotsmen_come_from_own_tiles():
    position = owning("loch-morar", {"g5": "scotsman scotsman", "h5": "scotsman"})
    play(position, "activate-g4 event-loch-morar")
    assert moves(position) == ["spend-g5", "spend-h5"]


def test_ruling_q6_3_the_points_of_duart_do_not_depend_on_the_exchange():
    position = owning("duart-castle")
    position.markers = {"maclean": (0,)}
    position.market.filled = [3] * 5
    position.changed()
    play(position, "activate-g4 event-duart-castle")
    assert position.players[0].points == 3


def test_ruling_q6_4_two_tiles_must_be_able_to_go():
    position = owning("castle-of-mey", {"g5": "scotsman scotsman"})
    play(position, "activate-g4")
    assert "event-castle-of-mey" in moves(position)
    play(position, "event-castle-of-mey")
    play(position, moves(position)[0])
    assert len(position.players[0].land.tiles) == 2


def test_ruling_q6_4_with_one_tile_that_could_go_the_card_is_only_turned_over():
    land = {"g4": "gathering-a", "g5": "scotsman scotsman"}
    ring = "p0 p1 robert-burns"
    position = table(ring, land, chronicles="events", lasting=["further-tile"])
    position.players[0].cards = ("castle-of-mey", "loch-ness")
    play(position, "take-1 no-marker activate-g4")
    assert moves(position) == ["event-loch-ness", "flip-castle-of-mey", "flip-loch-ness"]


def test_ruling_q6_5_loch_shiel_needs_its_tile():
    position = owning("loch-shiel loch-ness", points=3)
    play(position, "activate-g4")
    assert "event-loch-shiel" not in moves(position)


def test_ruling_q6_6_with_one_scotsman_in_supply_one_comes_and_with_none_it_is_closed():
    position = owning("loch-shiel", {"f5": "loch-shiel"}, points=3)
    position.players[0].scotsmen = 1
    play(position, "activate-g4 event-loch-shiel")
    assert people_on(position, "f5") == 1
    position = owning("loch-shiel loch-ness", {"f5": "loch-shiel"}, points=3)
    position.players[0].scotsmen = 0
    play(position, "activate-g4")
    assert "event-loch-shiel" not in moves(position)


def test_ruling_q6_7_the_cow_goes_onto_any_own_tile():
    position = owning("loch-lochy")
    play(position, "activate-g4 event-loch-lochy")
    assert asked(position) == "put"
    assert {"put-cow-g4", "put-cow-g5", "put-cow-h4", "put-cow-h5"} <= set(moves(position))


def test_ruling_q6_8_sheep_may_be_bought_for_an_event():
    position = owning("dunvegan-castle", coins=5)
    position.market.filled = [0] * 5
    position.changed()
    play(position, "activate-g4 event-dunvegan-castle")
    assert position.players[0].points == 7
    assert position.players[0].coins == 2


def test_ruling_q6_9_the_other_card_is_turned_over_without_its_event():
    position = event("wallace-monument loch-ness")
    assert flipped(position) == ("loch-ness", "wallace-monument")
    assert position.players[0].coins == 0


def test_ruling_q6_10_a_tile_of_another_is_activated_once_at_own_cost():
    other = {"g4": "rothiemurchus", "h4": "carrbridge"}
    position = owning("donan-castle", {"f5": "glen-lyon sheep"}, other=other)
    play(position, "activate-g4 event-donan-castle")
    assert "borrow-1-g4" in moves(position)
    play(position, "borrow-1-g4")
    assert asked(position) == "put"
    play(position, "put-wood-h4")
    assert goods_on(position, "h4") == {"wood": 1}
    assert goods_on(position, "g4", seat=1) == {}
    assert "borrow-1-g4" not in moves(position)


def test_ruling_q6_11_the_points_come_also_to_who_has_least():
    position = owning("loch-ness")
    position.players[1].cards = ("loch-morar", "castle-moil")
    Events.of(position).flipped = frozenset({"loch-ness"})
    assert scoring_now(position, "B").points["landmarks"] == (1, 1)


def test_ruling_q6_12_more_than_five_counts_as_five_in_an_own_table():
    position = event("inverness", whisky=9)
    assert scoring_now(position, "C").points["whisky"] == (11, 0)


def swapping(ring: str):
    """The first seat may swap the Englishman of such a ring, in which it takes the first tile."""
    position = table("p0 p1 p2 lochridge", {"g4": "gathering-a"}, chronicles="england events")
    draw_ring(position, ring)
    position.players[0].cards = ("glenfinnan-monument",)
    position.chronicles[0].owner = 0
    position.put(Next())
    position.settle()
    play(position, "take-1 place-h4 activate-g4 event-glenfinnan-monument")
    return position


def test_ruling_q4_8_places_decide_what_is_swept_after_the_swap():
    position = swapping("p0 lochridge englishman p1 p2 inshriach easdale world-end")
    assert moves(position) == ["swap-1", "swap-2"]
    happened = play(position, "swap-2")
    assert [event.facts["tile"] for event in told(happened, "swapped")] == ["easdale"]
    # The active player's figure is behind: the tile on his old space stays.
    assert names(position.ring.floor[2:3]) == ["easdale"]
    assert position.ring.at[3] == 6


def test_ruling_q4_8_a_swap_beyond_the_end_tile_makes_him_finish():
    position = swapping("p0 lochridge englishman p1 p2 inshriach world-end easdale")
    play(position, "swap-3")
    assert 3 in position.finished


def test_ruling_q4_8_he_is_not_swapped_on_the_end_tile():
    position = table("p0 p1 p2 lochridge", {"g4": "gathering-a"}, chronicles="england events")
    draw_ring(position, "p0 lochridge p1 p2 inshriach world-end+englishman easdale")
    position.players[0].cards = ("glenfinnan-monument",)
    position.chronicles[0].owner = 0
    position.put(Next())
    position.settle()
    play(position, "take-1 place-h4")
    play(position, "activate-g4")
    assert flipped(position) == ("glenfinnan-monument",)


# ---- beyond the catalogue ------------------------------------------------------------------------


def test_other_players_cards_and_turned_ones_are_refused():
    position = owning("loch-ness loch-morar")
    Events.of(position).flipped = frozenset({"loch-morar"})
    position.changed()
    play(position, "activate-g4")
    for word, reason in [
        ("flip-castle-moil", "not-your-card"),
        ("flip-loch-morar", "flipped-already"),
    ]:
        with pytest.raises(IllegalMove) as refused:
            play(position, word)
        assert refused.value.reason == reason


def test_an_event_can_be_played_through_loch_ness_on_the_mountain():
    position = table(
        "p0 p1 mountain mountain lochridge",
        {"g4": "gathering-a", "g5": "scotsman"},
        chronicles="mountain events",
        lasting=["further-tile"],
    )
    position.players[0].cards = ("loch-ness",)
    position.changed()
    play(position, "climb activate-g4 event-loch-ness")
    assert position.players[0].coins == 1


def test_the_computer_plays_an_event_rather_than_just_turn_a_card():
    position = owning("loch-morar", {"g5": "scotsman scotsman", "h5": "scotsman"})
    play(position, "activate-g4")
    advised = GAME.advise(position.imagine(0, Chance("a")), 0, Chance("b"))
    assert str(advised) == "event-loch-morar"
