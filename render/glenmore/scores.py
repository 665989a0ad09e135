"""The scores: each scoring with what was counted, and at the end what was won besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image

from render.glenmore.metal import money, penny
from render.glenmore.pieces import points
from render.glenmore.wording import digits, gained, shown_names, subtitle, title, winners_line
from render.kit.backdrop import MARGIN, WIDTH, lay_table
from render.kit.cache import cached, cached_material
from render.kit.canvas import Canvas
from render.kit.colour import (
    BONE,
    BRASS_DARK,
    INK,
    LIVERIES,
    PAPER,
    PAPER3,
    PLAYERS,
    Colour,
    mix,
    rgb,
)
from render.kit.emblem import emblem_mask
from render.kit.noise import octave, roughen
from render.kit.pieces import brass_emblem, token
from render.kit.shape import rounded
from render.kit.sprite import SLAB_LIFT, Bevel, Lift, Sprite, cut
from render.kit.tartan import tartan
from render.kit.texture import dyed
from render.kit.type import Face, fit, line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.painter import Words
    from rules.glenmore.view import GlenMoreView, ScoringView

_TOP, _HEAD, _LABEL = 196, 200, 150
_WIDE: Final = WIDTH - 2 * MARGIN
_SHEET_TOP: Final = _TOP + _HEAD + 14
_ROUNDS: Final = ("A", "B", "C", "D")
#: What is compared, and its emblem.
_CATEGORIES: Final = {
    "castle": "tower",
    "landmarks": "landmark",
    "whisky": "cask",
    "persons": "bust",
}
#: What chronicles add to the end, by how the names of their lines begin, and the emblems.
_FURTHER: Final = {"glen": "ballot", "haggis": "haggis", "gangs": "mask", "pennies": "penny"}
_UNKNOWN: Final = "ringed"
#: With this many more lines, all are as close as can be.
_MANY: Final = 4
_BASE: Final = frozenset({*_CATEGORIES, "territory", "coins", "armadale"})
_LOSS: Final = rgb("#A4302A")
_QUIET: Final = mix(INK, PAPER3, 0.45)


class _Layout(NamedTuple):
    """How high the lines are; they move together where chronicles add some."""

    row: int
    last: int
    lines: int

    @property
    def group(self) -> int:
        """A scoring."""
        return 4 * self.row + 14

    @property
    def account(self) -> int:
        """Where the account of what was won besides the scorings begins on the sheet."""
        return 10 + 4 * self.group

    @property
    def high(self) -> int:
        """The whole sheet."""
        return 4 * self.group + self.lines * self.last + 18


class _Line(NamedTuple):
    """A line of the account: its emblem, what was counted, and the points."""

    emblem: str
    counts: Sequence[int] | None
    points: Sequence[int]


def _layout(further: int) -> _Layout:
    if not further:
        return _Layout(43, 54, 4)
    return _Layout(38, 46, 4 + further) if further < _MANY else _Layout(36, 42, 4 + further)


def draw_scores(view: GlenMoreView, names: Sequence[str], words: Words) -> Canvas:
    """All scorings so far, what one would bring now, and at the end the whole account."""
    names = shown_names(names, words)
    over = view["outcome"] is not None
    if over:
        heading = winners_line(view, names, words)
        about = words("glenmore-picture-scores-over")
    else:
        heading = words("glenmore-picture-scores")
        about = words("glenmore-picture-scores-now", round=view["round"])
    further = further_lines(view)
    layout = _layout(len(further))
    canvas = lay_table(
        LIVERIES["glenmore"],
        _SHEET_TOP + layout.high + 26,
        title(heading, names),
        subtitle(about, names),
    )
    seats = len(view["players"])
    pitch = (_WIDE - _LABEL) // seats
    winners = view["outcome"]["ranking"][0] if view["outcome"] else ()
    for seat, player in enumerate(view["players"]):
        head = _head(seat, names[seat], player["points"], pitch - 16, won=seat in winners)
        canvas.put(head, _column(seat, pitch), _TOP)
    canvas.put(_ground(seats, pitch, layout), MARGIN, _SHEET_TOP)
    _draw_rounds(canvas, view, pitch, layout)
    _draw_account(canvas, view, pitch, layout, further)
    return canvas


def _final(view: GlenMoreView) -> ScoringView:
    """The final scoring, or what it would bring now."""
    return view["scorings"][-1] if view["outcome"] is not None else view["final"]


def further_lines(view: GlenMoreView) -> dict[str, _Line]:
    """What chronicles add to the end, one line for each of them."""
    found: dict[str, _Line] = {}
    for name, line_ in _final(view)["categories"].items():
        if name in _BASE:
            continue
        group = name.partition("-")[0]
        emblem = _FURTHER.get(group, _UNKNOWN)
        if group in found:
            both = zip(found[group].points, line_["points"], strict=True)
            found[group] = _Line(emblem, None, [first + second for first, second in both])
        else:
            counts = None if group != name else line_["counts"]
            found[group] = _Line(emblem, counts, line_["points"])
    return found


def _scorings(view: GlenMoreView) -> dict[str, ScoringView]:
    """By round the scoring that was held, or what it would bring now."""
    held = {"D" if one["after"] == "end" else one["after"]: one for one in view["scorings"]}
    if view["outcome"] is None:
        held.setdefault(view["round"], view["scoring"])
    return held


def _draw_rounds(canvas: Canvas, view: GlenMoreView, pitch: int, layout: _Layout) -> None:
    scorings = _scorings(view)
    held = {"D" if one["after"] == "end" else one["after"] for one in view["scorings"]}
    for place, letter in enumerate(_ROUNDS):
        y = _SHEET_TOP + 10 + place * layout.group
        ink: Colour = INK if letter in scorings else PAPER3
        canvas.write(
            line(letter, Face.SERIF_BLACK, 68), MARGIN + 48, y + layout.group / 2, ink, "middle"
        )
        for row, (category, emblem) in enumerate(_CATEGORIES.items()):
            middle = y + 7 + layout.row * (row + 0.5)
            size = layout.row - 5
            canvas.stamp(emblem_mask(emblem, size), MARGIN + 92, middle - size / 2, ink)
            if letter in scorings:
                _draw_line(canvas, scorings[letter], category, middle, pitch)
        if letter in scorings:
            _draw_sums(canvas, scorings[letter], y + layout.group / 2, pitch, held=letter in held)


def _draw_line(canvas: Canvas, scoring: ScoringView, category: str, y: float, pitch: int) -> None:
    """Draw what everybody had of something, and what it brought."""
    found = scoring["categories"][category]
    for seat, (count, won) in enumerate(zip(found["counts"], found["points"], strict=True)):
        x = _column(seat, pitch)
        canvas.write(line(str(count), Face.SANS_SEMIBOLD, 34), x + 38, y, _QUIET, "middle")
        _write_points(canvas, won, x + 104, y, 38)


def _draw_sums(canvas: Canvas, scoring: ScoringView, y: float, pitch: int, *, held: bool) -> None:
    """Draw what a scoring brought in all: in brass if it was held, else on paper."""
    for seat in range(len(scoring["before"])):
        won = sum(scoring["categories"][category]["points"][seat] for category in _CATEGORIES)
        x = _column(seat, pitch) + (186 if pitch < 300 else pitch - 110)
        if held:
            canvas.centre(points(str(won), 80), x, y)
        else:
            _write_points(canvas, won, x, y, 50, ink=_QUIET)


def _write_points(
    canvas: Canvas, won: int, x: float, y: float, size: int, *, ink: Colour = INK
) -> None:
    """Write points with their sign; a dot for none."""
    if not won:
        canvas.write(line("·", Face.SERIF_BLACK, size), x, y, PAPER3, "middle")
        return
    written = line(gained(won), Face.SERIF_BLACK, size)
    canvas.write(written, x, y, ink if won > 0 else _LOSS, "middle")


def _draw_account(
    canvas: Canvas,
    view: GlenMoreView,
    pitch: int,
    layout: _Layout,
    further: Mapping[str, _Line],
) -> None:
    """Draw what was won besides: on the way, by the size of the territory, by coins and cards."""
    over, final = view["outcome"] is not None, _final(view)["categories"]
    seats = range(len(view["players"]))
    won = [
        view["players"][seat]["points"]
        - sum(
            found["points"][seat]
            for scoring in view["scorings"]
            for found in scoring["categories"].values()
        )
        for seat in seats
    ]
    rows = (
        _Line("scales", None, won),
        _Line("squares", final["territory"]["counts"], final["territory"]["points"]),
        _Line("coin", final["coins"]["counts"], final["coins"]["points"]),
        _Line("landmark", None, final["armadale"]["points"]),
        *further.values(),
    )
    for place, row in enumerate(rows):
        middle = _SHEET_TOP + layout.account + 6 + layout.last * (place + 0.5)
        _draw_sign(canvas, row.emblem, middle, min(46, layout.last - 4))
        for seat in seats:
            x = _column(seat, pitch)
            if row.counts is not None:
                number = line(digits(row.counts[seat]), Face.SANS_SEMIBOLD, 34)
                canvas.write(number, x + 38, middle, _QUIET, "middle")
            sums = x + (186 if pitch < 300 else pitch - 110)
            ink = INK if over or not place else _QUIET
            _write_points(canvas, row.points[seat], sums, middle, 44, ink=ink)


def _draw_sign(canvas: Canvas, emblem: str, middle: float, side: int) -> None:
    """Draw what a line of the account is about, in a square of that side."""
    if emblem == "coin":
        canvas.centre(money("", side), MARGIN + 75, middle)
        return
    if emblem == "penny":
        canvas.centre(penny("±", side), MARGIN + 75, middle)
        return
    side -= 4
    left, top = MARGIN + 75 - side / 2, middle - side / 2
    canvas.stamp(emblem_mask(emblem, side), left, top, INK)
    if emblem == "landmark":
        canvas.stamp(emblem_mask("sunset", side), left + side + 6, top, INK)


def _column(seat: int, pitch: int) -> int:
    """Where the column of a seat begins."""
    return MARGIN + _LABEL + seat * pitch + 8


@cached
def _ground(seats: int, pitch: int, layout: _Layout) -> Sprite:
    """The sheet that everything is written on: a tinted column for each seat, and rules."""
    sheet = Canvas(_quiet(_WIDE, layout.high, PAPER, "sheet").copy())
    for seat in range(seats):
        tint = mix(PAPER, PLAYERS[seat].colour, 0.22 if seat == 2 else 0.16)
        column = _quiet(pitch - 16, layout.high, tint, f"tint {seat}")
        sheet.image.paste(column, (_column(seat, pitch) - MARGIN, 0))
    rules = [10 + place * layout.group for place in range(1, len(_ROUNDS))]
    rules += [layout.account + 6 + place * layout.last for place in range(1, layout.lines)]
    for y in rules:
        sheet.image.paste(PAPER3, (16, y - 1, _WIDE - 16, y + 1))
    sheet.image.paste(INK, (16, layout.account - 1, _WIDE - 16, layout.account + 2))
    return cut(sheet, rounded(_WIDE, layout.high, 18), bevel=Bevel(3, 120, 110), lift=SLAB_LIFT)


@cached
def _head(seat: int, name: str, total: int, width: int, *, won: bool) -> Sprite:
    """A player, their points and whether they have won."""
    player = PLAYERS[seat]
    top = mix(player.colour, player.dark, 0.25)
    canvas = Canvas(dyed(width, _HEAD, top, player.strip).copy())
    canvas.image.paste(tartan(width, 30, player.sett, 2, (12, 6)), (0, _HEAD - 30))
    canvas.image.paste(BRASS_DARK, (0, _HEAD - 33, width, _HEAD - 30))
    canvas.centre(points(digits(total), 108), width - 62, 68)
    if won:
        canvas.centre(brass_emblem("laurel", 106), 60, 68)
    canvas.centre(token(player, 60 if won else 74), 60, 67)
    canvas.write(fit(name, Face.SERIF_BOLD, 40, width - 16), width / 2, 144, BONE, "middle")
    return cut(
        canvas,
        rounded(width, _HEAD, 18),
        bevel=Bevel(3, 90, 110),
        lift=Lift(1.0),
        rim=5 if won else 0,
        corner=18,
    )


@cached_material
def _quiet(width: int, height: int, base: Colour, name: str) -> Image.Image:
    """Paper with hardly any grain: large sheets of it would weigh too much else."""
    return roughen(
        Image.new("RGB", (width, height), base),
        [
            octave(width, height, (90, 60), name, 0.035),
            octave(width, height, (26, 5), f"{name} fibre", 0.014),
        ],
    )
