"""Slips below a territory: what lasts, what was collected, and what others lay claim to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from render.glenmore.chronicles.gangs import holders_of_claims
from render.glenmore.wording import LASTING, lasting_texts, tile_name
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, PAPER, PAPER2, PAPER3, PEAT, Colour, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.names import fit_named
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Sprite, cut
from render.kit.texture import dyed, paper
from render.kit.type import NO_BREAK, Face, fit, wrap

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView, PlayerView

#: Below each of them.
GAP: Final = 14
_WIDE: Final = WIDTH - 2 * MARGIN
_HALF: Final = (_WIDE - 18) // 2
_CLAN, _LOCH, _CARD, _PERSON = rgb("#5A4636"), rgb("#1E6474"), rgb("#6D7480"), rgb("#84292B")
_EVENT, _GANG = rgb("#6A4478"), rgb("#3A3438")
_LINE: Final = 40
#: How a slip of the whole width is written: what it lists, and its heading.
_LISTED: Final = (Face.SANS_SEMIBOLD, 34, _WIDE - 96)
_HEADING: Final = (Face.SERIF_BOLD, 38, _WIDE - 96)


class Slip(NamedTuple):
    """A paper that says what lasts, or what was collected."""

    title: str
    rows: tuple[str, ...]
    emblem: str
    colour: Colour
    width: int
    #: Whether it does something still.
    live: bool

    @property
    def height(self) -> int:
        """As high as its rows need."""
        return 62 + _LINE * len(self.rows)


def lasting_slips(player: PlayerView, words: Words) -> list[Slip]:
    """What lasts, and where it comes from."""
    found = []
    for lasting in player["lasting"]:
        source, effect = lasting_texts(lasting, words)
        emblem = "sunset" if lasting == "coins-twice" else "lasting"
        colour = _CLAN if LASTING[lasting][0] == "clan" else _LOCH
        rows = wrap(effect, Face.SANS_SEMIBOLD, 34, _HALF - 96, 2)
        found.append(Slip(source, rows, emblem, colour, _HALF, live=True))
    return found


def collected_slips(
    view: GlenMoreView, seat: int, names: Sequence[str], words: Words
) -> list[Slip]:
    """Landmarks and persons by name, and which landmarks count for another player."""
    player, events = view["players"][seat], view["chronicles"].get("events")
    flipped = events["flipped"] if events else ()
    claims = holders_of_claims(view)
    # Cards on their event side are landmarks still, on heather.
    plain = [card for card in player["cards"] if card not in flipped and card not in claims]
    turned = [card for card in player["cards"] if card in flipped]
    found = [
        _list(words("glenmore-picture-landmarks"), _named(plain, words), "landmark", _CARD),
        _list(words("glenmore-picture-events"), _named(turned, words), "chapter", _EVENT),
        *_claimed(view, seat, names, words),
        _list(words("glenmore-picture-persons"), _named(player["persons"], words), "bust", _PERSON),
    ]
    return [slip for slip in found if slip.rows]


def _claimed(view: GlenMoreView, seat: int, names: Sequence[str], words: Words) -> list[Slip]:
    """What John's owner lays claim to: others' landmarks, or those of this seat."""
    claims = holders_of_claims(view)
    owner = view["chronicles"]["gangs"]["members"]["john"]["owner"] if claims else None
    if owner is None:
        return []
    if owner == seat:
        cards = [
            fit_named(
                partial("{} ({})".format, tile_name(card, words)), names[holder], *_LISTED
            ).text
            for card, holder in claims.items()
        ]
        return [_list(words("glenmore-picture-claims"), cards, "mask", _GANG)]
    heading = fit_named(
        lambda name: words("glenmore-picture-claimed", name=name), names[owner], *_HEADING
    )
    own = _named([card for card, holder in claims.items() if holder == seat], words)
    return [_list(heading.text, own, "mask", _GANG)]


def _named(tiles: Iterable[str], words: Words) -> list[str]:
    return [tile_name(tile, words) for tile in tiles]


def _list(heading: str, things: Sequence[str], emblem: str, colour: Colour) -> Slip:
    """A slip that lists things, without a row if there are none; their names aren't broken."""
    listed = ", ".join(thing.replace(" ", NO_BREAK) for thing in things)
    face, size, room = _LISTED
    rows = wrap(listed, face, size, room, 3) if listed else ()
    return Slip(heading, rows, emblem, colour, _WIDE, live=False)


def _shelves(slips: Sequence[Slip]) -> list[list[Slip]]:
    """Slips side by side, where two go into one row."""
    rows: list[list[Slip]] = []
    for slip in slips:
        if rows and slip.width == _HALF and len(rows[-1]) == 1 and rows[-1][0].width == _HALF:
            rows[-1].append(slip)
        else:
            rows.append([slip])
    return rows


def height_of(slips: Sequence[Slip]) -> int:
    """How high all slips are."""
    return sum(max(slip.height for slip in row) + GAP for row in _shelves(slips))


def draw_slips(canvas: Canvas, slips: Sequence[Slip], y: int) -> None:
    """Draw slips in rows, the first one at that height."""
    for row in _shelves(slips):
        high = max(slip.height for slip in row)
        for place, slip in enumerate(row):
            canvas.put(_paper(slip, high), MARGIN + place * (_HALF + 18), y)
        y += high + GAP


@cached
def _paper(slip: Slip, height: int) -> Sprite:
    canvas = Canvas(paper(slip.width, height, PAPER if slip.live else PAPER2).copy())
    edge = dyed(64, height, mix(slip.colour, BONE, 0.08), mix(slip.colour, PEAT, 0.2))
    canvas.image.paste(edge)
    mark = emblem_mask(slip.emblem, 46)
    canvas.stamp(mark, 9, (height - 46) / 2 + 2, PEAT, 0.6)
    canvas.stamp(mark, 9, (height - 46) / 2, BONE)
    room = slip.width - 96
    canvas.write(fit(slip.title, Face.SERIF_BOLD, 38, room), 80, 32, INK)
    for place, row in enumerate(slip.rows):
        text = fit(row, Face.SANS_SEMIBOLD, 34, room)
        canvas.write(text, 80, 74 + place * _LINE, mix(INK, PAPER3, 0.12))
    return cut(canvas, rounded(slip.width, height, 14), bevel=Bevel(3, 110, 100), lift=Lift(0.7))
