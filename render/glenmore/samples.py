"""Samples of Glen More: what its painter has to master.

The moments were played by the rules from seeds and written down, so none of them can lie; a test
plays them again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from render.sample import Sample

if TYPE_CHECKING:
    from rules.glenmore.view import GlenMoreView

_FILE: Final = Path(__file__).parent / "moments.jsonl"

SHORT_NAMES: Final = ("Morag", "Iain", "Olena", "Ruairidh")
#: As long as Discord lets them be, in the widest letters that people do use.
LONG_NAMES: Final = (
    "Murdo MacGillivray of Dunmaglass",
    "Мстислава Широкоплечая-Громовска",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Щщщщщщщщщщщщщщщщщщщщщщщщщщщщщщщщ",
)
ODD_NAMES: Final = ("🦌 𝓜𝓸𝓻𝓪𝓰 🦌", "山田 太郎", "Olena", "💎")


def _read() -> dict[str, GlenMoreView]:
    """The moments by name, each a spectator's view, or that of the seat that is asked."""
    first, *lines = _FILE.read_text("utf-8").splitlines()
    printed = json.loads(first)
    found = {}
    for line in lines:
        row = json.loads(line)
        tiles = {name: own or printed["tiles"][name] for name, own in row["view"]["tiles"].items()}
        view = row["view"] | {"tiles": tiles, "roads": printed["roads"], "path": ()}
        found[row["moment"]] = cast("GlenMoreView", _frozen(view))
    return found


def _frozen(thing: object) -> object:
    """Lists as the tuples that they were before they were written down."""
    if isinstance(thing, dict):
        return {key: _frozen(value) for key, value in thing.items()}
    return tuple(map(_frozen, thing)) if isinstance(thing, list | tuple) else thing


MOMENTS: Final = _read()


def _sample(name: str, moment: str, sheet: str, names: tuple[str, ...] = SHORT_NAMES) -> Sample:
    view = MOMENTS[moment]
    return Sample(name, sheet, view, names[: view["seats"]])


def _largest(moment: str) -> str:
    """The sheet of the largest territory."""
    sizes = [len(player["cells"]) for player in MOMENTS[moment]["players"]]
    return f"territory-{sizes.index(max(sizes))}"


def _widest(moment: str) -> str:
    """The sheet of the widest territory."""
    widths = [
        len({cell["column"] for cell in player["cells"].values()})
        for player in MOMENTS[moment]["players"]
    ]
    return f"territory-{widths.index(max(widths))}"


def _gathering(moment: str) -> str:
    """The sheet of the territory where most Scotsmen stand on one tile."""
    crowds = [
        max(cell["scotsmen"] for cell in player["cells"].values())
        for player in MOMENTS[moment]["players"]
    ]
    return f"territory-{crowds.index(max(crowds))}"


def _lasting(moment: str) -> str:
    """The sheet of who has most that lasts."""
    counts = [len(player["lasting"]) for player in MOMENTS[moment]["players"]]
    return f"territory-{counts.index(max(counts))}"


def _turned(moment: str) -> str:
    """The sheet of who has most cards on their event side."""
    flipped = set(MOMENTS[moment]["chronicles"]["events"]["flipped"])
    counts = [len(flipped & set(player["cards"])) for player in MOMENTS[moment]["players"]]
    return f"territory-{counts.index(max(counts))}"


def _claimed(moment: str) -> str:
    """The sheet of who has most cards that John lays claim to."""
    claims = set(MOMENTS[moment]["chronicles"]["gangs"]["claims"])
    counts = [len(claims & set(player["cards"])) for player in MOMENTS[moment]["players"]]
    return f"territory-{counts.index(max(counts))}"


def _claimants(moment: str) -> str:
    """The sheet of the territory of John's owner."""
    return f"territory-{MOMENTS[moment]['chronicles']['gangs']['members']['john']['owner']}"


def _hosts(moment: str) -> str:
    """The sheet of a territory where a Scotsman of the gang stands."""
    posts = MOMENTS[moment]["chronicles"]["gangs"]["posts"]
    return f"territory-{next(iter(posts.values()))[0]}"


def _movers(moment: str) -> str:
    """The sheet of the territory of whose turn it is."""
    return f"territory-{MOMENTS[moment]['mover']}"


SAMPLES: Final = (
    _sample("two_begin", "two_begin", "rondel"),
    _sample("three_begin", "three_begin", "rondel"),
    _sample("four_begin", "four_begin", "rondel", LONG_NAMES),
    _sample("taking", "taking", "rondel"),
    _sample("late", "late", "rondel", ODD_NAMES),
    _sample("placed_ring", "placing", "rondel", LONG_NAMES),
    _sample("ring_at_the_end", "over", "rondel"),
    _sample("first_territory", "four_begin", "territory-2"),
    _sample("activating", "activating", _movers("activating")),
    _sample("activating_long_names", "activating", _movers("activating"), LONG_NAMES),
    _sample("twenty_tiles", "large", _largest("large")),
    _sample("wide", "wide", _widest("wide"), LONG_NAMES),
    _sample("very_wide", "very_wide", _widest("very_wide")),
    _sample("crowded", "crowded", _gathering("crowded")),
    _sample("lasting", "lasting", _lasting("lasting")),
    _sample("last_territory", "over", _largest("over")),
    _sample("placing", "placing", "place"),
    _sample("placing_long_names", "last_stack", "place", LONG_NAMES),
    _sample("rebuilding", "rebuilding", "place"),
    _sample("salvage", "salvage", "discard", LONG_NAMES),
    _sample("long_discard", "two_over", "discard"),
    _sample("clan", "clan", "clans"),
    _sample("clans_of_four", "over", "clans", LONG_NAMES),
    _sample("first_clans", "two_begin", "clans"),
    _sample("first_scores", "three_begin", "scores"),
    _sample("scores_under_way", "late", "scores", LONG_NAMES),
    _sample("mountain", "mountain", "rondel"),
    _sample("highlander", "highlander", "rondel", LONG_NAMES),
    _sample("small_mountain", "small_mountain", "rondel"),
    _sample("race_start", "race_start", "rondel"),
    _sample("race", "race", "race", LONG_NAMES),
    _sample("race_over", "race_over", "race", LONG_NAMES),
    _sample("boats_on_a_river", "race_over", "territory-0"),
    _sample("own_race", "own_race", "own-race"),
    _sample("england", "england", "rondel"),
    _sample("englishman", "englishman", "rondel", LONG_NAMES),
    _sample("everything", "everything", "rondel", LONG_NAMES),
    _sample("chronicle_legend", "everything", "chronicle-legend"),
    _sample("haggis", "haggis", "haggis", LONG_NAMES),
    _sample("own_haggis", "own_haggis", "own-haggis"),
    _sample("sale", "cellars", "rondel"),
    _sample("cellars", "cellars", "cellars"),
    _sample("cellars_of_four", "cellars_of_four", "cellars", LONG_NAMES),
    _sample("events", "events", _turned("events")),
    _sample("votes", "votes", "votes", LONG_NAMES),
    _sample("votes_of_two", "votes_of_two", "votes"),
    _sample("votes_over", "votes_over", "scores", LONG_NAMES),
    _sample("jail", "jail", "gangs", LONG_NAMES),
    _sample("gang", "gang", "gangs"),
    _sample("claims", "claims", "gangs", LONG_NAMES),
    _sample("claimed", "claims", _claimed("claims"), LONG_NAMES),
    _sample("claimant", "claims", _claimants("claims"), LONG_NAMES),
    _sample("posted", "posted", _hosts("posted")),
    _sample("gang_over", "gang_over", "scores", LONG_NAMES),
    _sample("over", "over", "scores"),
    _sample("over_long_names", "over", "scores", LONG_NAMES),
    _sample("two_over", "two_over", "scores", LONG_NAMES),
    _sample("legend", "two_begin", "legend"),
)
#: Together they have nearly every piece of what people see each turn; the others take their time.
TYPICAL: Final = tuple(
    sample
    for sample in SAMPLES
    if sample.name in {"taking", "late", "activating", "placing", "clan"}
)
