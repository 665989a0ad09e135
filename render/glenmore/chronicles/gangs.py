"""Penny Mobs: the jail, who has bailed whom out, and everybody's pennies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from render.glenmore.chronicles.common import TOP, WIDE, draw_seat
from render.glenmore.chronicles.gang_faces import FACE, face
from render.glenmore.metal import money, penny
from render.glenmore.people import figure
from render.glenmore.pieces import penalty
from render.glenmore.wording import clan_name, shown_names, subtitle, tile_name
from render.kit.backdrop import MARGIN, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, LIVERIES, PAPER2, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.pieces import token
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Pose, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import felt, paper, wood
from render.kit.type import Face, fit, line, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.glenmore.field import Field
    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_COLUMNS: Final = 2
_GAP: Final = 12
_CARD: Final = ((WIDE - _GAP * (_COLUMNS - 1)) // _COLUMNS, 276)
_STRIP: Final = 118
_NOTE: Final = 46
_TALLEST: Final = 1440
_IRON: Final = rgb("#2E2A2C")


def mob_name(name: str, words: Words) -> str:
    """What a member of the gang is called."""
    return words(f"glenmore-member-{name}")


def gangs_line(view: GlenMoreView, words: Words) -> str:
    """What the gang is at."""
    aside = view["chronicles"]["gangs"]["aside"]
    if aside:
        return words("glenmore-picture-gangs-aside", count=aside)
    return words("glenmore-picture-gangs-about")


def gang_notes(view: GlenMoreView, names: Sequence[str], words: Words) -> list[str]:
    """Where tokens and Scotsmen of the gang are."""
    shown = view["chronicles"]["gangs"]
    told = [
        words(
            "glenmore-picture-gangs-post",
            member=mob_name(member, words),
            name=names[host],
            cell=cell,
        )
        for member, (host, cell) in shown["posts"].items()
    ]
    told += (
        words("glenmore-picture-gangs-toll", clan=clan_name(clan, words), count=sum(tolls))
        for clan, tolls in shown["tolls"].items()
    )
    if shown["reserved"] is not None:
        tile, coins = shown["reserved"]
        told.append(
            words("glenmore-picture-gangs-reserved", tile=tile_name(tile, words), count=coins)
        )
    if shown["claims"]:
        claimed = ", ".join(tile_name(card, words) for card in shown["claims"])
        told.append(words("glenmore-picture-gangs-claims", cards=claimed))
    return told


def draw_gangs(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The members of the gang, then everybody's pennies, and what the gang has done."""
    names = shown_names(names, words)
    shown = view["chronicles"]["gangs"]
    members = sorted(shown["members"], key=lambda name: shown["members"][name]["owner"] is not None)
    rows = -(-len(members) // _COLUMNS)
    strips = TOP + rows * (_CARD[1] + _GAP) + 4
    listed = strips + -(-view["seats"] // 2) * (_STRIP + _GAP)
    notes = gang_notes(view, names, words)[: (_TALLEST - listed - 20) // _NOTE]
    canvas = lay_table(
        LIVERIES["glenmore"],
        max(780, listed + len(notes) * _NOTE + 20),
        words("glenmore-picture-gangs"),
        subtitle(gangs_line(view, words), names),
    )
    for place, name in enumerate(members):
        x = MARGIN + place % _COLUMNS * (_CARD[0] + _GAP)
        _draw_member(canvas, view, name, words, x, TOP + place // _COLUMNS * (_CARD[1] + _GAP))
    half = (WIDE - _GAP) // 2
    for seat in range(view["seats"]):
        x, y = MARGIN + seat % 2 * (half + _GAP), strips + seat // 2 * (_STRIP + _GAP)
        draw_seat(canvas, view, seat, names[seat], y, _STRIP, x=x, width=half, room=half - 150)
        for place, (sign, count) in enumerate(
            (("−", shown["purses"][seat]), ("+", shown["won"][seat]))
        ):
            left = x + 150 + place * 140
            canvas.centre(penny(sign, 52), left, y + 82)
            canvas.write(line(str(count), Face.SERIF_BLACK, 46), left + 42, y + 82, BONE)
    for place, note in enumerate(notes):
        text = fit(note, Face.SANS_SEMIBOLD, 36, WIDE - 20)
        canvas.write(text, MARGIN + 10, listed + 22 + place * _NOTE, PAPER2)
    return canvas


def _draw_member(
    canvas: Canvas, view: GlenMoreView, name: str, words: Words, x: int, y: int
) -> None:
    """Draw a card with what lies on it now."""
    member = view["chronicles"]["gangs"]["members"][name]
    owner = member["owner"]
    about = words(f"glenmore-member-{name}-effect")
    canvas.put(_card(name, mob_name(name, words), about, owner, spent=member["spent"]), x, y)
    left, middle = x + FACE[0] + 44, y + 108
    canvas.centre(penalty(f"−{member['penalty']}", 64), left, middle)
    pieces: list[Sprite] = [penny(str(member["pennies"]), 58)] if member["pennies"] else []
    if member["coins"]:
        pieces.append(money(str(member["coins"]), 58))
    pieces += (_value(value) for value in member["tokens"])
    room = _CARD[0] - FACE[0] - 90 - (52 if owner is not None else 0)
    pitch = min(58.0, room / max(1, len(pieces)))
    for place, piece in enumerate(pieces):
        canvas.centre(piece, left + 58 + place * pitch, middle)
    if owner is not None:
        canvas.centre(token(PLAYERS[owner], 54), x + _CARD[0] - 34, middle)


@cached
def _card(name: str, label: str, about: str, owner: int | None, *, spent: bool) -> Sprite:
    """A card without what changes: face, name and effect."""
    width, height = _CARD
    canvas = Canvas(paper(width, height).copy())
    if owner is None:
        ground: Image.Image = wood(width, FACE[1], _IRON, "chip", 0.5)
    else:
        player = PLAYERS[owner]
        ground = felt(width, FACE[1], player.strip).copy()
        ground.paste(tartan(width, 20, player.sett, 2, (12, 6)), (0, FACE[1] - 20))
    canvas.image.paste(ground, (0, 0))
    canvas.image.paste(face(name, jailed=owner is None), (0, 0))
    title = fit(label, Face.SERIF_BOLD, 40, width - FACE[0] - 22)
    canvas.write(title, FACE[0] + 14, 38, BONE)
    rows = wrap(about, Face.SANS_SEMIBOLD, 34, width - 32, 3)
    for place, row in enumerate(rows):
        middle = FACE[1] + (height - FACE[1]) / 2 + (place - (len(rows) - 1) / 2) * 39
        written = fit(row, Face.SANS_SEMIBOLD, 34, width - 24)
        canvas.write(written, width / 2, middle, INK, "middle")
    return cut(
        canvas,
        rounded(width, height, 16),
        bevel=Bevel(3, 110, 110),
        lift=Lift(0.8),
        pose=Pose(0, 0.4 if spent else 0),
    )


@cached
def _value(value: int) -> Sprite:
    """A token of a member."""
    side = 50
    canvas = Canvas(paper(side, side, mix(BONE, PEAT, 0.12), "mob").copy())
    canvas.write(line(str(value), Face.SERIF_BLACK, 36), side / 2, side / 2 - 1, INK, "middle")
    return cut(canvas, rounded(side, side, 8), bevel=Bevel(2, 110, 110), lift=Lift(0.4))


def draw_posts(canvas: Canvas, view: GlenMoreView, seat: int, field: Field) -> None:
    """Draw the gang's Scotsmen in a territory: in their owner's colours, masked."""
    shown = view["chronicles"].get("gangs")
    if shown is None:
        return
    cells, size = view["players"][seat]["cells"], field.size
    for member, (host, name) in shown["posts"].items():
        owner = shown["members"][member]["owner"]
        if host != seat or owner is None or name not in cells:
            continue
        x, y = field.at(cells[name]["column"], cells[name]["row"])
        canvas.put(figure(owner, size.figure), x - 4, y + 2)
        mask = round(size.figure * 0.5)
        canvas.centre(_masked(mask), x + 2 + size.figure / 2, y + 8 + size.figure * 0.26)


def draw_reservation(canvas: Canvas, view: GlenMoreView, tile: str, x: float, y: float) -> None:
    """Draw whose a tile of the ring is, and what others pay for it, if it's reserved."""
    shown = view["chronicles"].get("gangs")
    if shown is None or shown["reserved"] is None or shown["reserved"][0] != tile:
        return
    owner = shown["members"]["tenant"]["owner"]
    if owner is not None:
        canvas.centre(token(PLAYERS[owner], 56), x + 44, y + 92)
    canvas.centre(money(f"+{shown['reserved'][1]}", 54), x + 98, y + 92)


def draw_toll(canvas: Canvas, view: GlenMoreView, clan: str, x: float, y: float) -> None:
    """Draw what others pay to the collector's owner for a marker on a cell."""
    shown = view["chronicles"].get("gangs")
    if shown is None or clan not in shown["tolls"]:
        return
    owner = shown["members"]["collector"]["owner"]
    canvas.centre(money(f"+{sum(shown['tolls'][clan])}", 50), x, y)
    if owner is not None:
        canvas.centre(token(PLAYERS[owner], 40), x + 40, y)


@cached
def _masked(side: int) -> Sprite:
    """A mask, rimmed so that it can be seen on every colour."""
    canvas = Canvas(Image.new("RGB", (side, side), INK))
    return Sprite(canvas.image, emblem_mask("mask", side), (0, 0), (side, side))
