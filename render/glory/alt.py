"""The game in words: what the pictures show, for those who can't see them.

Players are called by their numbers, cards and cells by their notation, so that even the fullest
table has room in an alt text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glory.dyes import DYES
from render.glory.wording import card_name, ending, headline, open_cells, question

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.painter import Words
    from rules.glory.view import CardView, CellView, FieldView, GloryView, LastView, ShareView

#: Up to this many placements are told one by one; more only by their cells.
_FEW: Final = 36


def tell_board(view: GloryView, names: Sequence[str], words: Words) -> str:
    """The table in words."""
    parts = [words("glory-picture-title")]
    if view["outcome"] is not None:
        parts.append(ending(view, names, words))
    parts.append(headline(view, names, words))
    parts += (_player(view, seat, names, words) for seat in range(view["seats"]))
    parts += _table(view, words)
    parts.append(_key(view, words))
    return _told(parts)


def tell_hand(view: GloryView, names: Sequence[str], words: Words) -> str:
    """A hand in words."""
    seat = view["seat"] or 0
    parts = [
        words("glory-alt-hand", seat=seat + 1, shields=view["shields"][seat]),
        question(view, names, words),
        *_hand(view, words),
        *_table(view, words),
        _key(view, words),
    ]
    return _told(parts)


def _told(parts: Iterable[str]) -> str:
    """Sentences: the dots that part a picture's short lines become commas."""
    said = (part.replace(" · ", ", ") for part in parts if part)
    return " ".join(part if part.endswith(("!", "?")) else f"{part}." for part in said)


def _player(view: GloryView, seat: int, names: Sequence[str], words: Words) -> str:
    final = view["final"]
    if final is not None:
        facts = {"cards": final["cards"][seat], "points": final["points"][seat]}
        return words("glory-alt-scored", seat=seat + 1, name=names[seat], **facts)
    facts = {"cards": view["hand_sizes"][seat], "shields": view["shields"][seat]}
    return words("glory-alt-player", seat=seat + 1, name=names[seat], **facts)


def _hand(view: GloryView, words: Words) -> list[str]:
    """The viewer's cards, and where they fit."""
    if view["discard"] is not None:
        return [words("glory-alt-left-over", card=card_name(view["discard"], words))]
    hand, fits = view["hand"] or (), open_cells(view)
    if not hand:
        return []
    if not fits:
        return [words("glory-alt-held", cards=", ".join(card_name(card, words) for card in hand))]
    few = sum(map(len, fits.values())) <= _FEW
    told = [_placed(card, fits.get(card["name"], ()) if few else (), words) for card in hand]
    parts = [words("glory-alt-cards", cards=", ".join(told))]
    if not few:
        cells = dict.fromkeys(cell for cells in fits.values() for cell in cells)
        parts.append(words("glory-alt-open", cells=" ".join(cells)))
    return parts


def _placed(card: CardView, cells: Sequence[str], words: Words) -> str:
    name = card_name(card, words)
    return f"{name} ({' '.join(cells)})" if cells else name


def _table(view: GloryView, words: Words) -> list[str]:
    """Field by field what lies there; at the end, how it is shared out."""
    final = view["final"]
    if final is not None:
        return [_share(share, words) for share in final["fields"]]
    return [*(_field(field, words) for field in view["fields"]), _marked(view, words)]


def _marked(view: GloryView, words: Words) -> str:
    """What was laid last or, if that is more, since the viewer's own last turn."""
    last, since = view["last"], view["since"]
    if last is None:
        return ""
    if len(since) < 2:
        return words("glory-alt-last", cell=last["cell"])
    return words("glory-alt-since", turns=", ".join(_turn(turn, words) for turn in since))


def _turn(turn: LastView, words: Words) -> str:
    shield = "yes" if turn["shield"] else "no"
    return words("glory-alt-turn", seat=turn["seat"] + 1, cell=turn["cell"], shield=shield)


def _field(field: FieldView, words: Words) -> str:
    lying = [_lying(cell, words) for cell in field["cells"]]
    parts = [", ".join(filter(None, lying))]
    if field["stack"]:
        shields = ", ".join(str(seat + 1) for seat in field["stack"])
        parts.append(words("glory-alt-stack", seats=shields))
    return words("glory-alt-field", field=field["number"], told="; ".join(parts))


def _lying(cell: CellView, words: Words) -> str:
    if cell["covered_by"] is not None:
        return words("glory-alt-covered", cell=cell["place"], seat=cell["covered_by"] + 1)
    return "" if cell["card"] is None else f"{cell['place']} {cell['card']['name']}"


def _share(share: ShareView, words: Words) -> str:
    parts = [
        words(
            "glory-alt-takes",
            seat=take["seat"] + 1,
            cards=_names(take["cards"]) or "–",
            points=take["points"],
        )
        for take in share["takes"]
    ]
    if share["unclaimed"]:
        parts.append(words("glory-alt-unclaimed", cards=_names(share["unclaimed"])))
    return words("glory-alt-field", field=share["field"], told="; ".join(parts))


def _names(cards: Iterable[CardView]) -> str:
    return " ".join(card["name"] for card in cards)


def _key(view: GloryView, words: Words) -> str:
    """What the letters of the cards stand for, as far as they occur."""
    lying = (cell["card"] for field in view["fields"] for cell in field["cells"])
    letters = {card["colour"]: card["name"][0] for card in lying if card is not None}
    told = (
        words("glory-alt-letter", letter=letters[colour], colour=colour)
        for colour in DYES
        if colour in letters
    )
    return words("glory-alt-key", letters=", ".join(told))
