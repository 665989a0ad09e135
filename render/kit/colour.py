"""Colours: arithmetic, the named ones, the players' and the games'."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """The colour of a hex code such as ``#F1E6CC``."""
    value = int(code.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`first` with that share of `second` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG defines it, from 0 to 1."""
    channels = (value / 255 for value in colour)
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """The contrast ratio of two colours as WCAG defines it, from 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


PEAT: Final = rgb("#1E1916")
BARK: Final = rgb("#3A2C22")
INK: Final = rgb("#2A201A")
PAPER: Final = rgb("#F1E6CC")
PAPER2: Final = rgb("#E0CFA8")
PAPER3: Final = rgb("#BFA77B")
BONE: Final = rgb("#FBF4E2")
BRASS_LIGHT: Final = rgb("#F6D98A")
BRASS: Final = rgb("#D9A441")
BRASS_DARK: Final = rgb("#8A5E1E")
SLATE: Final = rgb("#7E8790")
WAX: Final = rgb("#C2453A")
WAX_DARK: Final = rgb("#7A1F1E")

#: Tint of every shadow; the lit and the shaded edge of every bevel. Never pure black or white.
SHADOW: Final = rgb("#0A0705")
LIT_EDGE: Final = rgb("#FFF3D6")
SHADED_EDGE: Final = rgb("#120C08")

#: The least contrast of an emblem with its ground.
EMBLEM_CONTRAST: Final = 3


def lettering(ground: Colour) -> Colour:
    """The colour to write with on a dyed ground: bone if it is legible there, else ink."""
    return max((BONE, INK), key=lambda ink: contrast(ink, ground))


#: Colours and their numbers of threads, from pivot to pivot.
Sett = tuple[tuple[Colour, int], ...]


def _sett(text: str) -> Sett:
    """Read a sett as weavers note it: ``16304F/3 2E5E9E/14 …``."""
    return tuple(
        (rgb(code), int(threads)) for code, threads in (part.split("/") for part in text.split())
    )


@dataclass(frozen=True, slots=True)
class Player:
    """What marks a player in every game: a colour never stands without its emblem or tartan."""

    colour: Colour
    dark: Colour
    #: The heraldic ordinary on the player's pieces.
    emblem: str
    #: The ordinary's colour on `dark`.
    charge: Colour
    sett: Sett

    @property
    def light(self) -> Colour:
        """The colour as stitches and outlines wear it on a dark table."""
        return mix(self.colour, BONE, 0.28)

    @property
    def on_paper(self) -> Colour:
        """The colour as emblems wear it on paper; the dark one if paper would swallow it."""
        return self.colour if contrast(self.colour, PAPER) >= EMBLEM_CONTRAST else self.dark

    @property
    def strip(self) -> Colour:
        """The ground of the player's strip."""
        return mix(self.dark, PEAT, 0.35)


PLAYERS: Final = (
    Player(
        rgb("#2E5E9E"),
        rgb("#16304F"),
        "saltire",
        BONE,
        _sett("16304F/3 2E5E9E/14 16304F/8 2E6B5A/4 16304F/2 E9E2CF/2"),
    ),
    Player(
        rgb("#B23A32"),
        rgb("#5A1717"),
        "chevron",
        BONE,
        _sett("E3B04B/2 7A1F1E/3 B23A32/15 5A1717/7 B23A32/3 E3B04B/2"),
    ),
    Player(
        rgb("#F2C61F"),
        rgb("#2E2612"),
        "lozenge",
        rgb("#F2C61F"),
        _sett("2E2612/4 F2C61F/12 2E2612/6 FBF4E2/2 F2C61F/3"),
    ),
    Player(
        rgb("#3FA37C"),
        rgb("#16301F"),
        "pales",
        BONE,
        _sett("16301F/4 3FA37C/12 16301F/7 DCE6C8/2 3FA37C/3"),
    ),
)


@dataclass(frozen=True, slots=True)
class Livery:
    """What marks a game: key colour, tartan, the emblem of its brooch, and its table."""

    key: str
    colour: Colour
    sett: Sett
    emblem: str
    ground: Literal["tweed", "wood"]
    ground_colour: Colour
    #: How much peat lies on the far corners, outside the pool of light.
    dusk: float


def _livery(
    key: str,
    code: str,
    sett: str,
    emblem: str,
    *,
    wood: str | None = None,
    peat: float = 0.62,
    dusk: float = 0.55,
) -> Livery:
    colour = rgb(code)
    ground = mix(colour, PEAT, peat) if wood is None else rgb(wood)
    return Livery(
        key, colour, _sett(sett), emblem, "tweed" if wood is None else "wood", ground, dusk
    )


LIVERIES: Final = {
    livery.key: livery
    for livery in (
        _livery("duel", "#7A4E86", "2A1B33/4 7A4E86/12 2A1B33/8 4E6B4A/4 E8DCC4/2", "swords"),
        _livery(
            "cherokee",
            "#B2592B",
            "3A1A10/4 B2592B/12 3A1A10/7 2F6B68/4 EBD9AE/2",
            "feather",
            peat=0.68,
        ),
        _livery(
            "glory", "#B8862B", "3B2A10/4 B8862B/12 3B2A10/7 7A2F22/4 F2E3B5/2", "flame", peat=0.68
        ),
        _livery(
            "land",
            "#5F7F3E",
            "1C2A17/4 5F7F3E/12 1C2A17/8 C58B2C/3 E8E2C4/2",
            "oak",
            wood="#3B2B20",
            dusk=0.45,
        ),
        _livery(
            "glenmore",
            "#2F7580",
            "10282E/4 2F7580/12 10282E/8 8A5A3A/4 E6E2CC/2",
            "thistle",
            wood="#33261D",
            dusk=0.45,
        ),
    )
}

#: Colours that every game's palette holds exactly.
PINNED: Final = (
    *(PEAT, BARK, INK, PAPER, PAPER2, PAPER3, BONE, BRASS_LIGHT, BRASS, BRASS_DARK, SLATE),
    *(colour for player in PLAYERS for colour in (player.colour, player.dark)),
    *(livery.colour for livery in LIVERIES.values()),
)
