"""The short sentences of Glen More's pictures, chosen by what the view says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.kit.backdrop import MARGIN, SUBTITLE_TYPE, TITLE_AT, TITLE_TYPE, WIDTH
from render.kit.names import fit_names, readable
from render.kit.type import FLOOR, Face, width_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.kit.type import Line
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_ROOM: Final = WIDTH - MARGIN - TITLE_AT[0]
#: What lasts, and the card or the clan that it comes from.
LASTING: Final = {
    "further-tile": ("card", "loch-ness"),
    "castle-twice": ("card", "castle-moil"),
    "coins-twice": ("card", "armadale-castle"),
    "points-for-barrel": ("clan", "macgregor"),
    "castles-as-scotsmen": ("clan", "mackintosh"),
    "points-for-steps": ("clan", "maclachlan"),
    "coin-for-good": ("clan", "sinclair"),
}
#: Tiles whose name is too long for a tile of the ring in some language have a short one.
SHORTENED: Final = frozenset(
    {
        *("kings-house", "sligachan-inn", "clachaig-inn", "falkirk-tryst", "charles-edward-stuart"),
        *("arthur-conan-doyle", "flora-macdonald", "kyle-of-lochalsh", "armadale-castle"),
        *("rob-roy-macgregor", "robert-the-bruce", "castle-stalker", "world-end"),
        *(
            "shipbuilder-b",
            "shipbuilder-c",
            "race-start",
            "sale-b",
            "sale-c",
            "sale-d",
            "drovers-inn",
            "creek-inn",
            "feast-of-beasts",
        ),
        *("glenfinnan-church", "glenfinnan-monument", "military-roads"),
        *("wallace-monument", "old-man-of-storr", "dunvegan-castle"),
    }
)


def shown_names(names: Sequence[str], words: Words) -> list[str]:
    """The players' names as far as they can be shown; others are numbered."""
    return [
        readable(name, Face.SERIF_BOLD) or words("picture-player", number=seat)
        for seat, name in enumerate(names, 1)
    ]


def digits(number: int) -> str:
    """A number in digits; less than nothing has a minus sign, not a hyphen."""
    return str(number).replace("-", "−")


def gained(points: int) -> str:
    """Points that were won or lost, with their sign."""
    return f"{points:+}".replace("-", "−")


def tile_name(tile: str, words: Words) -> str:
    """What a tile is called."""
    return words(f"glenmore-tile-{tile}")


def short_name(tile: str, words: Words) -> str:
    """What a tile is called where there is little room."""
    return words(f"glenmore-tile-{tile}-short") if tile in SHORTENED else tile_name(tile, words)


def clan_name(clan: str, words: Words) -> str:
    """What a clan is called."""
    return words(f"glenmore-clan-{clan}")


def lasting_texts(lasting: str, words: Words) -> tuple[str, str]:
    """Where a lasting effect comes from, and what it does."""
    kind, name = LASTING[lasting]
    source = (
        tile_name(name, words)
        if kind == "card"
        else words("glenmore-picture-clan", clan=clan_name(name, words))
    )
    return source, words(f"glenmore-{kind}-{name}-effect")


def open_numbers(view: GlenMoreView) -> list[int]:
    """The numbers of the tiles that can be taken now."""
    return [space["number"] for space in view["ring"] if space["open"] and space["number"]]


def listed(names: Sequence[str], room: int, words: Words) -> str:
    """Things one after another, with their number instead of those that there is no room for."""
    whole = ", ".join(names)
    face, size = SUBTITLE_TYPE[0], FLOOR
    kept = list(names)
    while len(kept) > 1 and width_of(whole, face, size) > room:
        kept.pop()
        whole = words("glenmore-picture-more", first=", ".join(kept), count=len(names) - len(kept))
    return whole


def title(text: str, names: Sequence[str], room: int = _ROOM) -> Line:
    """A title; if it must, the longest name in it is shortened."""
    return fit_names(lambda kept: _renamed(text, names, kept), names, *TITLE_TYPE, room)


def subtitle(text: str, names: Sequence[str], room: int = _ROOM) -> Line:
    """A subtitle; if it must, the longest name in it is shortened."""
    return fit_names(lambda kept: _renamed(text, names, kept), names, *SUBTITLE_TYPE, room)


def _renamed(text: str, names: Sequence[str], kept: Sequence[str]) -> str:
    for name, short in zip(names, kept, strict=True):
        if name != short:
            text = text.replace(name, short, 1)
    return text


def ring_line(view: GlenMoreView, names: Sequence[str], words: Words) -> str:
    """What the ring is at."""
    mover = view["mover"]
    if mover is None:
        return words("glenmore-picture-over")
    facts = {"round": view["round"], "name": names[mover]}
    england = view["chronicles"].get("england")
    if england is not None and england["acting"]:
        return words("glenmore-picture-englishman", **facts)
    if view["tile"] is not None:
        return words("glenmore-picture-took", tile=tile_name(view["tile"], words), **facts)
    numbers = open_numbers(view)
    if any(space["open"] is not None for space in view["ring"]):
        if not numbers:
            return words("glenmore-picture-blocked", **facts)
        return words("glenmore-picture-takes", tiles=", ".join(map(str, numbers)), **facts)
    return words("glenmore-picture-acts", **facts)


def territory_line(view: GlenMoreView, seat: int, words: Words) -> str:
    """What a territory is at."""
    player = view["players"][seat]
    active = [name for name, cell in player["cells"].items() if cell["active"]]
    if active and view["mover"] == seat:
        key = (
            "glenmore-picture-activate" if not view["steps"] else "glenmore-picture-activate-steps"
        )
        return words(key, cells=listed(active, 520, words), steps=view["steps"])
    if view["steps"] and view["mover"] == seat:
        return words("glenmore-picture-steps", steps=view["steps"])
    return words("glenmore-picture-size", tiles=len(player["cells"]))


def discard_line(view: GlenMoreView, names: Sequence[str], words: Words) -> str:
    """What the discard is at."""
    mover = view["mover"]
    if view["salvage"] and mover is not None:
        return words("glenmore-picture-salvage", name=names[mover])
    return words("glenmore-picture-size", tiles=len(view["discard"]))


def winners_line(view: GlenMoreView, names: Sequence[str], words: Words) -> str:
    """Who has won."""
    outcome = view["outcome"]
    if outcome is None:
        raise ValueError("the game goes on")
    first = [names[seat] for seat in outcome["ranking"][0]]
    joined = (
        first[0]
        if len(first) == 1
        else words("glenmore-picture-and", first=", ".join(first[:-1]), last=first[-1])
    )
    return words("glenmore-picture-wins", names=joined, count=len(first))
