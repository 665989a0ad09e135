"""What is shown, explained and grouped: all that menus, texts and painters live from."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance, Course, IllegalMove, Record, UnknownMove
from rules.core.facts import Amounts, Listing
from rules.core.record import UNDO
from tests.rules.glenmore.setups import BOX, GAME, asked, at_start, moves, number, play, table
from tests.rules.glenmore.test_glenmore_activation import laid


def explained(position, word: str):
    """What a legal move is explained by."""
    (seat,) = position.to_act
    return position.explain(seat, GAME.parse(word))


def groups(position) -> dict[str, list[str]]:
    """The legal moves by the menus that they stand in."""
    (seat,) = position.to_act
    return {group.kind: list(map(str, group.moves)) for group in position.groups(seat)}


def path(position) -> list[str]:
    """The steps that led to the present question."""
    return [
        " ".join([crumb["kind"], *map(str, crumb["facts"].values())])
        for crumb in position.view(None)["path"]
    ]


# ---- the view ------------------------------------------------------------------------------------


def test_the_ring_says_what_can_be_taken_and_why_not():
    position = table("p0 p1 lochridge clachaig-inn glen-nevis", coins=9)
    ring = {one["tile"]: one for one in position.view(None)["ring"] if one["tile"]}
    assert ring["lochridge"]["open"] is True
    assert ring["lochridge"]["number"] == 1
    assert (ring["clachaig-inn"]["reason"], ring["clachaig-inn"]["rule"]) == ("too-dear", "GM-R81")
    assert (ring["glen-nevis"]["reason"], ring["glen-nevis"]["rule"]) == ("no-place", "GM-R82")
    assert ring["world-end"]["open"] is True


def test_the_ring_is_shown_from_the_rearmost_piece_on():
    position = table("p0 p1 lochridge inshriach easdale")
    play(position, "take-1 place-g4 done")
    first, *_, last = position.view(None)["ring"]
    assert first["seats"] == (1,)
    assert (first["space"], last["space"]) == (1, 0)


def test_a_territory_shows_tiles_piles_goods_and_people():
    position = table("p0 p1 lochridge", {"g4": "inshriach glen-feshie wood scotsman"})
    shown = position.view(None)["players"][0]["cells"]["g4"]
    assert shown["tile"] == "glen-feshie"
    assert shown["pile"] == ("inshriach",)
    assert shown["goods"] == {"wood": 1}
    assert shown["scotsmen"] == 1
    assert (shown["column"], shown["row"]) == (0, -1)


def test_places_are_shown_with_what_they_would_wake_already_while_paying():
    position = table("p0 p1 pitlochry", {"g4": "inshriach wood"}, coins=9)
    play(position, "take-1")
    assert asked(position) == "pay"
    view = position.view(None)
    assert view["tile"] == "pitlochry"
    wakes = {place["cell"]: place["wakes"] for place in view["places"]}
    assert set(wakes["h4"]) == {"g4", "h4", "g5", "h5"}
    assert set(wakes["g6"]) == {"g5", "h5", "g6"}


def test_tiles_that_can_be_activated_and_that_were_are_marked():
    position = laid("lochridge", {"g4": "inshriach"})
    play(position, "activate-g4")
    cells = position.view(None)["players"][0]["cells"]
    assert cells["g4"]["activated"]
    assert not cells["g4"]["active"]
    assert cells["h4"]["active"]


def test_what_is_printed_on_every_tile_in_sight_is_told():
    position = at_start(3)
    view = position.view(None)
    assert {one["tile"] for one in view["ring"] if one["tile"]} <= view["tiles"].keys()
    position = table("p0 p1 donan-castle crieff", discard="aberfoyle")
    tiles = position.view(None)["tiles"]
    assert tiles["donan-castle"]["cost"] == {"wood": 1, "stone": 1}
    assert tiles["donan-castle"]["once"] == {"landmark": 1, "scotsman": 1}
    offers = tiles["crieff"]["activation"]["offers"]
    assert [(one["free"], one["different"], one["gain"]) for one in offers] == [
        (2, True, {"points": 4}),
        (4, True, {"points": 8}),
    ]
    assert tiles["aberfoyle"]["activation"]["offers"][2]["among"] == ("sheep", "cow")


def test_the_clan_board_shows_markers_prices_and_every_road_once():
    position = table("p0 p1 john-knox lochridge", coins=9)
    play(position, "take-1 clan-mackay")
    view = position.view(None)
    assert view["clans"]["mackay"] == {"markers": (0,), "price": None}
    assert view["clans"]["gunn"]["price"] == 1
    assert len(view["roads"]) == 34
    assert ("start", "macleod", 0) in view["roads"]


def test_stacks_are_shown_by_their_size_alone():
    position = at_start(3)
    assert position.view(0)["stacks"] == {"A": 9, "B": 17, "C": 17, "D": 18}
    others = [position.imagine(0, Chance(str(seed))) for seed in range(5)]
    assert any(other.stacks != position.stacks for other in others)
    assert all(other.view(0) == position.view(0) for other in others)


def test_the_window_of_the_end_tile_closes_as_tiles_come():
    position = at_start(3)
    last = position.stacks["D"]
    last.remove(BOX.end)
    last.insert(len(last) - 9, BOX.end)
    seen = []
    for _ in range(9):
        seen.append(position.view(0)["end_above"])
        last.pop()
    assert seen[0] == (8, 9)
    assert seen[-1] == (0, 1)
    assert position.view(0)["end_above"] == (0, 0)
    last.pop()
    assert position.view(0)["end_above"] is None


def test_the_start_of_a_short_game_is_known_to_all():
    assert at_start(3, end="top").view(0)["end_above"] == (0, 0)


# ---- explanations --------------------------------------------------------------------------------


def test_a_tile_on_the_ring_explains_its_cost_its_gain_and_its_places():
    position = table("p0 p1 donan-castle", {"g4": "inshriach wood"}, coins=9)
    facts = explained(position, "take-1")
    assert facts["tile"] == "donan-castle"
    assert facts["cost"] == Amounts((("wood", 1), ("stone", 1)))
    assert facts["coins"] == 2
    assert facts["gain"] == Amounts((("landmark", 1), ("scotsman", 1)))
    assert facts["places"] == Listing("cell", ("f4", "h4", "g6", "h6"))
    assert (facts["costs"], facts["gains"], facts["count"]) == (2, 2, 4)
    assert facts["bought"] == 2, "the stone is missing"


def test_coins_of_a_cost_are_not_told_as_bought():
    facts = explained(table("p0 p1 loch-shiel", coins=9), "take-1")
    assert (facts["coins"], facts["bought"]) == (1, 0)


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("loch-lochy", {"ways": "none"}),
        ("inshriach", {"ways": "one", "made": {"wood": 1}}),
        ("pulteney", {"ways": "exchange", "given": {"barley": 1}, "made": {"whisky": 1}}),
        ("crieff", {"ways": "several"}),
    ],
)
def test_a_tile_on_the_ring_explains_what_it_will_do_when_activated(tile, told):
    facts = explained(table(f"p0 p1 {tile}", coins=9), "take-1")
    for name in ("given", "made"):
        assert facts.get(name) == (Amounts.some(told[name]) if name in told else None)
    assert facts["ways"] == told["ways"]


def test_the_end_of_a_turn_explains_what_is_left():
    position = table("p0 p1 lochridge inshriach", coins=9)
    play(position, "take-1 place-g4")
    facts = explained(position, "done")
    assert (facts["turn"], facts["left"], facts["steps"]) == (1, "tiles", 0)
    assert facts["unused"] == Listing("tile", ("lochridge", "start-village", "home-castle"))
    play(position, "activate-g5")
    assert explained(position, "done")["left"] == "both"
    play(position, "activate-free")
    assert explained(position, "done")["left"] == "steps"
    play(position, "move-g5-h5 move-h5-g5")
    assert explained(position, "done")["left"] == "nothing"


def test_a_place_explains_what_it_wakes():
    position = table("p0 p1 lochridge inshriach", {"g4": "easdale"})
    play(position, "take-1")
    assert explained(position, "place-g6")["wakes"] == Listing("cell", ("g5", "h5", "g6"))


@pytest.mark.parametrize(
    ("tile", "cost", "gain"),
    [
        ("inshriach", {}, {"wood": 1}),
        ("plockton", {}, {"steps": 1}),
        ("clachaig-inn", {}, {"points": 3}),
        ("falkirk-tryst cow sheep", {"sheep": 1, "cow": 1}, {"points": 5}),
        ("stornoway wood wood wood", {"any": 3}, {"points": 7}),
        ("pulteney barley", {"barley": 1}, {"whisky": 1}),
    ],
)
def test_an_activation_explains_what_it_takes_and_brings(tile, cost, gain):
    position = laid("lochridge", {"g4": tile})
    facts = explained(position, "activate-g4")
    assert facts["cost"] == Amounts.some(cost)
    assert facts["costs"] == sum(cost.values())
    assert facts["gain"] == Amounts.some(gain)


def test_each_of_several_exchanges_explains_itself():
    position = laid("easdale", {"g4": "aberfoyle cow cow"})
    play(position, "activate-g4")
    facts = explained(position, "trade-2")
    assert (facts["cost"], facts["gain"]) == (
        Amounts((("animal", 2),)),
        Amounts((("points", 5),)),
    )


def test_all_that_is_free_explains_what_it_brings_together():
    position = laid("lochridge", {"g4": "inshriach"})
    facts = explained(position, "activate-free")
    assert facts["gain"] == Amounts((("wood", 1), ("sheep", 1), ("steps", 2)))
    assert set(facts["cells"].values) == {"g4", "h4", "g5", "h5"}


def test_prices_are_explained_as_they_are_now():
    position = table("p0 p1 donan-castle", {"g4": "inshriach wood"}, coins=9)
    assert explained(position, "sell-wood-g4")["coins"] == 1
    play(position, "take-1")
    assert explained(position, "buy-wood")["coins"] == 2
    assert explained(position, "pay-cheapest")["cost"] == Amounts((("wood", 1), ("coins", 2)))


def test_roads_are_explained_by_their_price():
    position = table("p0 p1 john-knox lochridge", coins=9)
    play(position, "take-1")
    assert explained(position, "clan-mackay")["coins"] == 2


def test_ending_a_turn_explains_what_is_left_unused():
    position = laid("lochridge", {"g4": "inshriach"})
    play(position, "activate-g5 activate-h5")
    facts = explained(position, "done")
    assert facts["steps"] == 2
    assert set(facts["unused"].values) == {"lochridge", "inshriach"}


# ---- menus, path, undo ---------------------------------------------------------------------------


def test_a_turn_has_menus_to_activate_to_move_to_trade_and_to_end():
    position = laid("lochridge", {"g4": "inshriach wood"})
    play(position, "activate-g5")
    assert list(groups(position)) == ["activate", "end", "move", "market"]
    assert groups(position)["end"] == ["done"]
    assert groups(position)["market"] == ["sell-wood-g4"]


def test_everything_that_is_free_is_offered_first():
    position = laid("lochridge", {"g4": "inshriach wood"})
    offered = groups(position)["activate"]
    assert offered[0] == "activate-free"
    assert len(offered) > 2


def test_payments_are_one_menu_the_cheapest_first():
    position = table("p0 p1 pitlochry", {"g4": "inshriach wood"}, coins=5)
    play(position, "take-1")
    assert groups(position) == {"pay": ["pay-cheapest", "pay-wood-g4", "buy-wood"]}


def test_the_path_names_the_card_and_then_the_marker():
    position = table("p0 p1 donan-castle", {"g4": "inshriach wood stone"})
    play(position, "take-1 place-h4 effect-landmark")
    assert path(position) == ["card donan-castle", "marker"]


def test_the_path_grows_with_what_a_clan_leads_to():
    position = table("p0 p1 oban", coins=9, discard="lochridge easdale")
    play(position, "take-1 effect-marker clan-munro salvage-lochridge")
    assert path(position) == ["tile oban", "clan munro", "tile lochridge"]


def test_a_payment_names_what_is_paid_for():
    position = table("p0 p1 pitlochry", {"g4": "inshriach wood"}, coins=5)
    play(position, "take-1")
    assert path(position) == ["tile pitlochry", "pay"]


def test_a_turn_can_be_taken_back_to_its_start_until_it_is_ended(monkeypatch):
    monkeypatch.setitem(GAMES, GAME.key, GAME)
    options = GAME.options.read(None)
    course = Course(Record(GAME.key, 3, options, "undo", GAME.version))
    (seat,) = course.position.to_act
    made = 0
    while others := [move for move in course.position.moves(seat) if str(move) != "done"]:
        course.play(seat, others[0])
        made += 1
    assert made > 2
    assert course.takebacks(seat) == made
    for _ in range(made):
        course.play(seat, UNDO)
    assert asked(course.position) == "take"
    assert course.position.milestone == 1


def test_what_is_laid_is_revealed_and_a_turn_is_a_milestone():
    position = at_start(3)
    before = position.revealed, position.milestone
    seat = position.to_act[0]
    while position.to_act == (seat,) and position.milestone == before[1]:
        position.play(seat, position.moves(seat)[-1])
    assert position.revealed == before[0] + 1
    assert position.milestone == before[1] + 1


# ---- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("place-g4", "GM-R64"),
        ("done", "GM-R64"),
        ("move-g5-h5", "GM-R180"),
        ("sell-wood-g5", "GM-R108"),
        ("discard-1", "GM-R92"),
        ("finish", "GM-R294"),
    ],
)
def test_a_refusal_cites_its_rule(word, rule):
    position = table("p0 p1 lochridge inshriach", end=False)
    with pytest.raises(IllegalMove) as refused:
        position.play(0, word)
    assert refused.value.rule == rule
    assert refused.value.reason


@pytest.mark.parametrize(
    "word",
    ["take-0", "take-01", "take-99", "pay-gold-g4", "clan-campbell", "clan-", "salvage-atlantis",
     "comfort-hug", "effect-joy", "move-g5", "done-g5", "take", "-", "take-" + "9" * 5000],
)  # fmt: skip
def test_a_text_that_is_no_notation_is_unknown(word):
    with pytest.raises(UnknownMove):
        GAME.parse(word)


def test_every_tile_is_named_by_one_word_that_fits_a_move():
    assert max(len(f"salvage-{tile.name}") for tile in BOX.tiles) <= 40
    assert number("kyle-of-lochalsh") == BOX.named["kyle-of-lochalsh"].number
    assert moves(table("p0 p1 lochridge inshriach"))
