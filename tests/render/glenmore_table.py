"""Moments of Glen More, played from seeds: what the samples of its painter are made from.

``python -m tests.render.glenmore_table`` writes them anew, beside the painter.
"""

from __future__ import annotations

import json
from pathlib import Path

import render
from rules.core.chance import Chance
from rules.glenmore import GlenMore
from tests.render.glenmore_ways import choose

FILE = Path(render.__file__).parent / "glenmore" / "moments.jsonl"
#: How many seeds are tried for a moment.
SEEDS = 60


def largest(view):
    return max(len(player["cells"]) for player in view["players"])


def width(view):
    return max(
        len({cell["column"] for cell in player["cells"].values()}) for player in view["players"]
    )


def crowded(view):
    """Three goods on one tile and four Scotsmen on another."""
    return any(
        any(sum(cell["goods"].values()) == 3 for cell in player["cells"].values())
        and any(cell["scotsmen"] >= 4 for cell in player["cells"].values())
        for player in view["players"]
    )


def held(view):
    return sum(len(clan["markers"]) for clan in view["clans"].values())


def taking(view, ask):
    return ask == "take" and any(space["open"] is False for space in view["ring"])


def mountain(view):
    return view["chronicles"]["mountain"]


def hoard(view):
    return mountain(view)["coins"] + sum(mountain(view)["goods"].values())


def race(view):
    return view["chronicles"]["boats"]


def cards(view, state):
    return sum(card["state"] == state for card in view["chronicles"]["votes"]["cards"])


def aged(view):
    return sum(
        cell["barrel"]
        for player in view["chronicles"]["casks"]["players"]
        for cellar in player["cellars"]
        for cell in cellar
    )


def england(view):
    return view["chronicles"]["england"]


def gangs(view):
    return view["chronicles"]["gangs"]


def mob(view):
    return gangs(view)["members"].values()


def turned(view):
    flipped = view["chronicles"]["events"]["flipped"]
    return any(set(player["cards"]) & set(flipped) for player in view["players"])


def tables(view):
    return view["chronicles"]["haggis"]["tables"]


#: Moments as the seat sees them that is asked, not as a spectator does.
OWN = {"own_haggis", "own_race"}
#: By name: how many play, with what options, how, and which moment is meant.
MOMENTS = {
    "two_begin": (2, {}, "plain", lambda view, ask: ask == "take"),
    "three_begin": (3, {}, "plain", lambda view, ask: ask == "take"),
    "four_begin": (4, {"die": True}, "plain", lambda view, ask: ask == "take"),
    "taking": (
        3,
        {},
        "plain",
        lambda view, ask: taking(view, ask) and view["round"] == "C",
    ),
    "late": (4, {"die": True}, "plain", lambda view, ask: view["round"] == "D" and ask == "take"),
    "activating": (
        3,
        {},
        "plain",
        lambda view, ask: (
            ask == "activate"
            and largest(view) >= 14
            and sum(cell["active"] for cell in view["players"][view["mover"]]["cells"].values()) > 2
        ),
    ),
    "large": (3, {}, "hoarding", lambda view, ask: largest(view) >= 20),
    "wide": (2, {}, "spreading", lambda view, ask: width(view) >= 8),
    "very_wide": (2, {}, "spreading", lambda view, ask: width(view) >= 9),
    "crowded": (2, {}, "homing", lambda view, ask: crowded(view)),
    "placing": (
        3,
        {},
        "plain",
        lambda view, ask: ask == "place" and largest(view) >= 9 and len(view["places"]) > 5,
    ),
    "rebuilding": (
        2,
        {},
        "plain",
        lambda view, ask: ask == "place" and view["tiles"][view["tile"]]["rebuild"],
    ),
    "clan": (3, {}, "plain", lambda view, ask: ask == "clan" and held(view) >= 7),
    "last_stack": (2, {}, "plain", lambda view, ask: view["round"] == "D" and ask == "place"),
    "lasting": (
        2,
        {},
        "plain",
        lambda view, ask: max(len(player["lasting"]) for player in view["players"]) >= 3,
    ),
    "salvage": (3, {}, "salvaging", lambda view, ask: ask == "salvage"),
    "mountain": (
        3,
        {"chronicles": ["mountain"]},
        "plain",
        lambda view, ask: ask == "take" and hoard(view) >= 2 and view["round"] in "BCD",
    ),
    "highlander": (
        4,
        {"chronicles": ["mountain"]},
        "climbing",
        lambda view, ask: mountain(view)["seat"] is not None and hoard(view) >= 2 and ask == "take",
    ),
    "small_mountain": (
        2,
        {"chronicles": ["mountain"], "mountain": "one"},
        "climbing",
        lambda view, ask: mountain(view)["seat"] is not None and hoard(view) >= 1 and ask == "take",
    ),
    "race": (
        3,
        {"chronicles": ["boats"]},
        "rowing",
        lambda view, ask: race(view)["state"] == "open" and race(view)["boats"][0]["river"] > 0,
    ),
    "race_over": (
        4,
        {"chronicles": ["boats", "mountain"]},
        "rowing",
        lambda view, ask: sum(boat["result"] is not None for boat in race(view)["boats"]) > 1,
    ),
    "own_race": (
        2,
        {"chronicles": ["boats"]},
        "rowing",
        lambda view, ask: ask == "reward",
    ),
    "race_start": (
        2,
        {"chronicles": ["boats"]},
        "plain",
        lambda view, ask: any(one["tile"] == "race-start" for one in view["ring"]),
    ),
    "haggis": (
        4,
        {"chronicles": ["haggis"]},
        "cooking",
        lambda view, ask: sum(map(len, view["chronicles"]["haggis"]["served"])) > 1,
    ),
    "own_haggis": (
        3,
        {"chronicles": ["haggis"]},
        "cooking",
        lambda view, ask: (
            ask == "haggis" and any(len(one["own"] or ()) > 2 for one in tables(view))
        ),
    ),
    "cellars": (
        3,
        {"chronicles": ["casks"]},
        "ageing",
        lambda view, ask: (
            ask == "take" and aged(view) >= 3 and view["chronicles"]["casks"]["sales"]
        ),
    ),
    "cellars_of_four": (
        4,
        {"chronicles": ["casks", "boats"]},
        "ageing",
        lambda view, ask: aged(view) >= 4,
    ),
    "england": (
        4,
        {"chronicles": ["england", "mountain"], "die": True},
        "plain",
        lambda view, ask: ask == "take" and england(view)["owner"] is not None,
    ),
    "englishman": (
        3,
        {"chronicles": ["england"]},
        "plain",
        lambda view, ask: england(view)["acting"],
    ),
    "everything": (
        4,
        {
            "chronicles": [
                "boats",
                "mountain",
                "casks",
                "england",
                "haggis",
                "events",
                "votes",
                "gangs",
            ],
            "die": True,
        },
        "plain",
        lambda view, ask: ask == "take" and view["round"] == "C" and hoard(view) > 0,
    ),
    "events": (
        3,
        {"chronicles": ["events"]},
        "stirring",
        lambda view, ask: len(view["chronicles"]["events"]["flipped"]) > 1 and turned(view),
    ),
    "votes": (
        4,
        {"chronicles": ["votes"]},
        "plain",
        lambda view, ask: ask == "vote" and cards(view, "yes") + cards(view, "no") > 1,
    ),
    "votes_of_two": (
        2,
        {"chronicles": ["votes", "haggis"]},
        "plain",
        lambda view, ask: cards(view, "yes") >= 2,
    ),
    "votes_over": (
        3,
        {"chronicles": ["votes", "haggis"]},
        "plain",
        lambda view, ask: view["outcome"] is not None and cards(view, "yes"),
    ),
    "jail": (
        4,
        {"chronicles": ["gangs"]},
        "plain",
        lambda view, ask: ask == "bail" and any(one["owner"] is not None for one in mob(view)),
    ),
    "gang": (
        3,
        {"chronicles": ["gangs", "votes", "haggis"]},
        "scheming",
        lambda view, ask: sum(one["owner"] is not None for one in mob(view)) > 2,
    ),
    "gang_over": (
        3,
        {"chronicles": ["gangs", "votes", "haggis"]},
        "scheming",
        lambda view, ask: view["outcome"] is not None,
    ),
    "claims": (
        4,
        {"chronicles": ["gangs", "events"]},
        "claiming",
        lambda view, ask: len(gangs(view)["claims"]) > 1,
    ),
    "posted": (
        4,
        {"chronicles": ["gangs", "boats"]},
        "scheming",
        lambda view, ask: any(
            (race(view)["rivers"][boat["river"]]["seat"], boat["cell"]) == place
            for boat in race(view)["boats"]
            for place in gangs(view)["posts"].values()
        ),
    ),
    "over": (4, {"die": True}, "plain", lambda view, ask: view["outcome"] is not None),
    "two_over": (2, {}, "plain", lambda view, ask: view["outcome"] is not None),
}


def moment(name, seeds=range(SEEDS)):
    """The spectator's view of a moment, and the seed of its game."""
    game = GlenMore()
    seats, options, way, wanted = MOMENTS[name]
    for seed in seeds:
        position = game.start(seats, options, f"{name} {seed}")
        chance = Chance(f"{name} {seed} chooser")
        while True:
            asked = position.to_act[0] if position.to_act else None
            view = position.view(asked)
            if wanted(view, view["ask"]):
                return position.view(asked if name in OWN else None), seed
            if asked is None:
                break
            position.play(asked, choose(position, asked, chance, way))
    raise LookupError(name)


def packed(found):
    """Lines of a file: what is printed in the box once, then each moment without it.

    Where a chronicle has another tile of the same name, its moment has that one.
    """
    printed = {}
    for view, _ in found.values():
        printed = view["tiles"] | printed
    roads = next(iter(found.values()))[0]["roads"]
    yield json.dumps({"tiles": printed, "roads": roads})
    for name, (view, seed) in found.items():
        own = {key: value for key, value in view.items() if key not in {"tiles", "roads", "path"}}
        own["tiles"] = {
            tile: None if printed[tile] == view["tiles"][tile] else view["tiles"][tile]
            for tile in sorted(view["tiles"])
        }
        yield json.dumps({"moment": name, "seed": seed, "view": own})


def recorded_seeds():
    """The seeds of the moments that are written down."""
    rows = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()[1:]]
    return {row["moment"]: row["seed"] for row in rows}


def written(found):
    return "\n".join(packed(found)) + "\n"


if __name__ == "__main__":
    FILE.write_text(written({name: moment(name) for name in MOMENTS}), "utf-8")
