"""Penny Mobs: the jail, who has bailed whom out, and everybody's pennies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glenmore.chronicles.common import CLOTH, TOP, WIDE, draw_seat
from render.glenmore.chronicles.gang_faces import FACE, face
from render.glenmore.metal import money, penny
from render.glenmore.pieces import penalty
from render.glenmore.wording import clan_name, short_name, shown_names, subtitle, tile_name
from render.kit.backdrop import MARGIN, lay_table
from render.kit.cache import cached
from render.kit.canvas import Canvas
from render.kit.colour import BONE, INK, LIVERIES, PEAT, PLAYERS, mix, rgb
from render.kit.emblem import emblem_mask
from render.kit.pieces import token
from render.kit.shape import rounded
from render.kit.sprite import Bevel, Lift, Pose, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import felt, paper, wood
from render.kit.type import Face, fit, line, wrap

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PIL import Image

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView

_COLUMNS: Final = 2
_GAP: Final = 12
_CARD: Final = ((WIDE - _GAP * (_COLUMNS - 1)) // _COLUMNS, 276)
_STRIP: Final = 118
#: The band of a card that says what its member is doing.
_NOTE: Final = 50
#: Strips of up to this width show less of their cloth.
_NARROW: Final = 300
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


def gang_notes(view: GlenMoreView, names: Sequence[str], words: Words) -> dict[str, str]:
    """By member: where its Scotsman stands, or what its tokens lie on."""
    shown = view["chronicles"]["gangs"]
    told = {
        member: words("glenmore-picture-gangs-post", name=names[host], cell=cell)
        for member, (host, cell) in shown["posts"].items()
    }
    if shown["tolls"]:
        clans = ", ".join(
            f"{clan_name(clan, words)} {sum(tolls)}" for clan, tolls in shown["tolls"].items()
        )
        told["collector"] = words("glenmore-picture-gangs-toll", clans=clans)
    if shown["reserved"] is not None:
        tile, coins = shown["reserved"]
        told["tenant"] = words(
            "glenmore-picture-gangs-reserved", tile=short_name(tile, words), count=coins
        )
    if claims := holders_of_claims(view):
        told["john"] = ", ".join(
            f"{tile_name(card, words)} ({names[seat]})" for card, seat in claims.items()
        )
    return told


def holders_of_claims(view: GlenMoreView) -> dict[str, int]:
    """The landmark cards that John's tokens lie on, and the seats that have them."""
    gangs = view["chronicles"].get("gangs")
    return {
        card: seat
        for card in (gangs["claims"] if gangs else ())
        for seat, player in enumerate(view["players"])
        if card in player["cards"]
    }


def draw_gangs(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """The members of the gang with what they are doing, then everybody's pennies."""
    names = shown_names(names, words)
    shown = view["chronicles"]["gangs"]
    members = sorted(shown["members"], key=lambda name: shown["members"][name]["owner"] is not None)
    notes = gang_notes(view, names, words)
    claims = holders_of_claims(view)
    bands = dict.fromkeys(notes, _NOTE) | {"john": -(-len(claims) // 2) * _NOTE}
    rows = [members[start : start + _COLUMNS] for start in range(0, len(members), _COLUMNS)]
    heights = [_CARD[1] + max(bands.get(name, 0) for name in row) for row in rows]
    strips = TOP + sum(heights) + len(rows) * _GAP + 4
    canvas = lay_table(
        LIVERIES["glenmore"],
        max(780, strips + _STRIP + 24),
        words("glenmore-picture-gangs"),
        subtitle(gangs_line(view, words), names),
    )
    y = TOP
    for row, height in zip(rows, heights, strict=True):
        for place, name in enumerate(row):
            x = MARGIN + place * (_CARD[0] + _GAP)
            band = bands.get(name, 0)
            _draw_member(canvas, view, name, words, x, y, height, band)
            if name == "john":
                _draw_claims(canvas, claims, words, x, y + height - band)
            elif band:
                note = subtitle(notes[name], names, _CARD[0] - 40)
                canvas.write(note, x + _CARD[0] / 2, y + height - band / 2, BONE, "middle")
        y += height + _GAP
    _draw_pennies(canvas, view, names, strips)
    return canvas


def _draw_claims(canvas: Canvas, claims: Mapping[str, int], words: Words, x: int, y: int) -> None:
    """Draw the cards that John lays claim to, two in a line, each behind its holder's token."""
    room = (_CARD[0] - 40) // 2
    for place, (card, seat) in enumerate(claims.items()):
        left, middle = x + 20 + place % 2 * room, y + (place // 2 + 0.5) * _NOTE
        canvas.centre(token(PLAYERS[seat], 40), left + 20, middle)
        text = fit(short_name(card, words), Face.SANS_SEMIBOLD, 34, room - 56)
        canvas.write(text, left + 50, middle, BONE)


def _draw_pennies(canvas: Canvas, view: GlenMoreView, names: Sequence[str], y: int) -> None:
    """Draw the strips of all players side by side, with their pennies."""
    shown, seats = view["chronicles"]["gangs"], view["seats"]
    width = (WIDE - _GAP * (seats - 1)) // seats
    cloth, pitch = (CLOTH, 130) if width > _NARROW else (70, 96)
    for seat in range(seats):
        x = MARGIN + seat * (width + _GAP)
        room = width - cloth - 30
        draw_seat(
            canvas, view, seat, names[seat], y, _STRIP, x=x, width=width, cloth=cloth, room=room
        )
        for place, (sign, count) in enumerate(
            (("−", shown["purses"][seat]), ("+", shown["won"][seat]))
        ):
            left = x + cloth + 32 + place * pitch
            canvas.centre(penny(sign, 46), left, y + 84)
            canvas.write(line(str(count), Face.SERIF_BLACK, 42), left + 28, y + 84, BONE)


def _draw_member(
    canvas: Canvas,
    view: GlenMoreView,
    name: str,
    words: Words,
    x: int,
    y: int,
    height: int,
    band: int,
) -> None:
    """Draw a card with what lies on it now, and at its foot a band of that height for a note."""
    member = view["chronicles"]["gangs"]["members"][name]
    owner = member["owner"]
    about = words(f"glenmore-member-{name}-effect")
    label, spent = mob_name(name, words), member["spent"]
    canvas.put(_card(name, label, about, height, owner, band=band, spent=spent), x, y)
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
def _card(
    name: str, label: str, about: str, height: int, owner: int | None, *, band: int, spent: bool
) -> Sprite:
    """A card without what changes: face, name and effect, and a dark band for a note."""
    width = _CARD[0]
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
    floor = height - band
    canvas.image.paste(mix(_IRON, PEAT, 0.3), (0, floor, width, height))
    rows = wrap(about, Face.SANS_SEMIBOLD, 34, width - 32, 3)
    for place, row in enumerate(rows):
        middle = (FACE[1] + floor) / 2 + (place - (len(rows) - 1) / 2) * 39
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
    """A token of a member: its value, or a mask if it has none."""
    side = 50
    canvas = Canvas(paper(side, side, mix(BONE, PEAT, 0.12), "mob").copy())
    if value:
        canvas.write(line(str(value), Face.SERIF_BLACK, 36), side / 2, side / 2 - 1, INK, "middle")
    else:
        canvas.stamp(emblem_mask("mask", 36), 7, 7, INK)
    return cut(canvas, rounded(side, side, 8), bevel=Bevel(2, 110, 110), lift=Lift(0.4))
