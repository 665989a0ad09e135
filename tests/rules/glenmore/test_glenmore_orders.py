"""What comes before what when many chronicles are played: the orders that hold in all of them."""

from __future__ import annotations

from itertools import pairwise

from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.boats.waters import Berth
from rules.glenmore.chronicles.england import England
from rules.glenmore.chronicles.gangs import Gangs
from rules.glenmore.chronicles.haggis import Haggis
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.chronicles.votes import Votes
from rules.glenmore.turn import Next
from tests.rules.glenmore.gang_setups import coins, end_turn, mob, points
from tests.rules.glenmore.haggis_setups import Fixed, score, set_tables
from tests.rules.glenmore.setups import (
    BOX,
    asked,
    cell,
    draw_ring,
    lay,
    moves,
    number,
    play,
    table,
    told,
)
from tests.rules.glenmore.test_glenmore_england import england
from tests.rules.glenmore.test_glenmore_pairs_late import decided, final
from tests.rules.glenmore.test_glenmore_together import stocked, tokens


def kinds(events, *wanted: str) -> list[str]:
    """The kinds of what was told, of these kinds."""
    return [event.kind for event in events if event.kind in wanted]


def to_the_end_of_turn(position, *words: str) -> list:
    """Make these moves, end the turn, and tell all that happened until somebody else is asked."""
    events = play(position, " ".join(words))
    while asked(position) == "activate":
        events += play(position, "done")
    return events


# ---- the own turn --------------------------------------------------------------------------------


def test_the_own_turn_goes_from_the_mountain_to_the_penny():
    position = mob(
        "p0+mountain mountain easdale p1 p2 lochridge inshriach",
        {"g5": "scotsman wood"},
        owners={"fergus": 1},
        posts={"fergus": (0, "g5")},
        jail="joe",
        chronicles="mountain gangs",
        coins=3,
        lasting=["points-for-steps"],
        stacks={"B": "cromarty"},
    )
    Gangs.of(position).aside = ("sybil",)
    Mountain.of(position).coins = 1
    position.put(Next())
    position.settle()
    events = play(position, "gather take-2 place-h4")
    while asked(position) == "station":
        events += position.play(1, str(position.moves(1)[0]))
    events += to_the_end_of_turn(position, "activate-h4", "activate-g5")
    order = kinds(
        events,
        *("gathered", "took", "swept", "fergus-paid", "placed", "goods", "points", "laid"),
        *("jailed", "scoring"),
    )
    assert list(dict.fromkeys(order)) == [
        *("gathered", "took", "swept", "fergus-paid", "placed", "goods", "points", "laid"),
        *("jailed", "scoring"),
    ]
    assert asked(position) == "bail"


def test_the_penny_comes_after_scoring_and_haggis():
    position = mob(
        "p0 p1 p2 lochridge inshriach",
        jail="joe",
        chronicles="haggis gangs",
        stacks={"B": "cromarty", "C": "foyers"},
    )
    set_tables(position, "1", "", "")
    position.chance = Fixed("1222")
    events = to_the_end_of_turn(position, "take-1", "place-h4")
    order = kinds(events, "scoring", "haggis-scoring", "haggis-turned")
    assert order == ["scoring", "haggis-scoring", "haggis-turned"]
    assert (asked(position), position.to_act) == ("bail", (0,))


# ---- on the way ----------------------------------------------------------------------------------


def test_what_is_on_the_way_comes_space_by_space():
    position = mob(
        "p0 p1 p2 lochridge englishman race-start mountain mountain sale-b inshriach",
        owners={"elspeth": 0, "erin": 0},
        chronicles="boats mountain casks england gangs",
        coins=3,
    )
    lay(position.players[0], {"g5": "scotsman wood"}, position.box)
    stocked(position, 1, 2)
    words = [move for move in moves(position, "take") if move != "take-1"]
    events = play(position, words[-1])
    assert kinds(events, "england-marker", "race-opened") == ["england-marker", "race-opened"]
    assert asked(position) == "toll"
    play(position, "toll-coin")
    assert asked(position) == "cheat"
    play(position, "no-cheat")
    assert asked(position) == "sale"
    play(position, moves(position, "sell-cask")[0])
    assert moves(position, "bonus-cask")


# ---- the turns of others -------------------------------------------------------------------------


def test_mountain_england_and_votes_unpaid_he_crosses_without_a_toll():
    """2×4×7: what he throws away comes to the personal discard of who leads him."""
    position = england(
        "englishman p0 p1 p2 mountain mountain lochridge",
        chronicles="mountain england votes",
        coins=3,
    )
    Votes.of(position).cards = ("discards",)
    play(position, "dismiss-1")
    assert Mountain.of(position).is_bare
    assert Votes.of(position).line(position, "discards").counts == (1, 0, 0)


def test_england_events_and_votes_a_swap_sweeps_to_the_active_players_discard():
    """4×6×7: the Monument's event leaves tiles behind all figures."""
    position = table(
        "p0 p1 p2 lochridge", {"g4": "gathering-a"}, chronicles="england events votes", end=False
    )
    draw_ring(position, "p0 englishman lochridge p1 p2 inshriach easdale oban")
    position.ring.floor[12] = BOX.end
    position.players[0].cards = ("glenfinnan-monument",)
    England.of(position).owner = 0
    Votes.of(position).cards = ("discards",)
    position.put(Next())
    position.settle()
    play(position, "take-2 place-h4 activate-g4")
    play(position, "event-glenfinnan-monument")
    events = play(position, moves(position, "swap")[-1])
    while not told(events, "swept"):
        events += play(position, "done")
    assert position.view(None)["chronicles"]["votes"]["discards"] == (("oban", "lochridge"), (), ())


def test_boats_events_and_gangs_a_rewards_marker_pays_the_tax_there_and_then():
    """1×6×8: or the cell is not offered."""
    for purse, offered in ((0, False), (2, True)):
        position = mob(
            "p0 p1 p2 easdale lochridge",
            {"i5": "ballachulish", "h5": "scotsman"},
            owners={"collector": 1},
            chronicles="boats events gangs",
            coins=purse,
        )
        Gangs.of(position).tolls = {"macleod": (2,)}
        race = Boats.of(position)
        race.is_open = True
        race.boats[0] = Berth(race.waters.home(0).river, cell("i5"))
        tokens(position, race.waters.home(0).river, "marker1")
        play(position, "take-1")
        play(position, moves(position, "place")[0])
        play(position, "activate-h5 row reward-marker1")
        assert ("clan-macleod" in moves(position)) == offered
    play(position, "clan-macleod")
    assert coins(position)[1] == 2


def test_in_the_englishmans_turn_the_scoring_comes_and_no_penny():
    position = mob(
        "p0 p1 p2 lochridge",
        jail="joe",
        chronicles="england haggis gangs",
        stacks={
            "B": "cromarty",
            "C": "foyers oban tobermory pitlochry dingwall kilmartin stornoway strathmore",
        },
        end=False,
    )
    draw_ring(position, "englishman p0 p1 p2 inshriach easdale")
    England.of(position).owner = 0
    position.put(Next())
    position.settle()
    set_tables(position, "1", "", "")
    position.chance = Fixed("1222")
    events = to_the_end_of_turn(position, "dismiss-1")
    assert kinds(events, "scoring", "haggis-scoring") == ["scoring", "haggis-scoring"]
    assert asked(position) == "take"


def test_the_dies_turn_brings_the_scoring_and_no_penny():
    position = mob(
        "die p0 p1 p2 lochridge inshriach easdale",
        stacks={
            "B": "cromarty",
            "C": "foyers oban tobermory pitlochry dingwall kilmartin stornoway strathmore",
        },
        end=False,
    )
    # The die has moved before anybody was asked.
    assert [scoring.after for scoring in position.scorings] == ["B"]
    assert (asked(position), position.to_act) == ("take", (0,))


def test_a_member_who_has_just_come_to_jail_can_be_taken_once_the_scoring_was_held():
    position = mob(stacks={"A": "easdale", "B": "cromarty portree oban tobermory"}, end=False)
    Gangs.of(position).aside = ("sybil",)
    position.players[2].whisky = 5
    position.players[0].whisky = 5
    position.changed()
    end_turn(position)
    assert [scoring.after for scoring in position.scorings] == ["A", "B"]
    assert "release-sybil" in moves(position)
    assert points(position) == [16, 0, 16]
    play(position, "release-sybil")
    # What was scored before she came is nothing of hers.
    assert points(position) == [16, 0, 16]


# ---- a person ------------------------------------------------------------------------------------


def test_a_person_brings_marker_toll_clan_effect_and_then_the_vote():
    position = mob(
        "p0 p1 p2 john-knox lochridge",
        owners={"collector": 1},
        chronicles="votes gangs",
        coins=9,
    )
    Gangs.of(position).tolls = {"mackinnon": (1,)}
    position.changed()
    events = play(position, "take-1 clan-mackinnon")
    assert asked(position) == "settle"
    events += play(position, "settle-h5")
    assert asked(position) == "gathering"
    order = kinds(events, "took", "marker", "tax-paid", "coins")
    assert order.index("tax-paid") < order.index("coins")


# ---- scorings ------------------------------------------------------------------------------------


def test_a_scoring_takes_castle_landmarks_whisky_persons_and_sybil_after_each():
    position = mob(
        land={"h5": "scotsman scotsman scotsman scotsman"},
        owners={"sybil": 1},
        chronicles="haggis gangs",
        whisky=5,
    )
    player = position.players[0]
    player.cards = ("loch-ness", "loch-lochy", "loch-morar", "castle-moil")
    player.persons = tuple(map(number, ("john-knox", "mary-stuart", "robert-burns")))
    set_tables(position, "12", "", "")
    events = score(position, "1213")
    sources = [
        event.facts["source"] for event in told(events, "points") if event.facts["seat"] == 0
    ]
    plain = [source for source in sources if source != "sybil"]
    assert plain == ["castle", "landmarks", "whisky", "persons", "haggis"]
    # She takes hers right after each of them.
    assert all(before != after for before, after in pairwise(sources))
    assert points(position)[1] == sources.count("sybil") > 1


def test_haggis_has_fraser_then_rolls_with_una_then_whisky():
    position = mob(owners={"fraser": 0, "una": 1}, chronicles="haggis gangs", whisky=1)
    set_tables(position, "12", "3", "")
    score(position, "3333" + "1")
    assert asked(position) == "steal-haggis"
    play(position, "no-steal")
    for roll in range(1, 5):
        assert (asked(position), position.to_act) == ("reroll", (1,))
        assert len(Haggis.of(position).rolled) in {roll - 1, roll}
        position.play(1, "keep-roll")
    assert asked(position) == "haggis-roll"


def test_the_final_pays_the_mountain_then_scores_and_haggis_is_last():
    """Q0-5, all of it at once."""
    position = mob(
        "p0+mountain mountain p1 p2 lochridge",
        {"g5": "scotsman cow", "h5": "scotsman"},
        owners={"joe": 0},
        chronicles="boats mountain haggis votes gangs",
        coins=2,
    )
    Mountain.of(position).coins = 3
    set_tables(position, "1", "", "")
    decided(position, "livestock")
    events = final(position, "1222")
    order = [
        event.facts.get("source", event.kind)
        for event in events
        if event.kind in {"gathered", "race-lost", "scoring"}
        or (event.kind == "points" and event.facts["seat"] == 0)
    ]
    assert order[0] == "gathered"
    assert order[-1] == "haggis"
    wanted = ["gathered", "scoring", "castle", "glen-livestock", "gangs", "pennies", "haggis"]
    assert [one for one in order if one in wanted] == wanted
