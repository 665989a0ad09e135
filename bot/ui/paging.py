"""Long lists page by page: the reader's place, and the buttons to other pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.ui.press import button

if TYPE_CHECKING:
    from collections.abc import Callable

    from discord.ui import Button

    from bot.languages import Words
    from bot.ui.press import Layout, Press

_SPOT: Final = re.compile(r"(?P<group>\d{1,4})?\.(?P<page>\d{1,4})")


class Spot(NamedTuple):
    """A place among the controls of a question: a group, or all there is, and a page of it."""

    group: int | None = None
    page: int = 0

    def __str__(self) -> str:
        return f"{'' if self.group is None else self.group}.{self.page}"

    @classmethod
    def read(cls, word: str | None) -> Spot:
        """The spot that a word stands for; the top if it is none."""
        found = _SPOT.fullmatch(word or "")
        if found is None:
            return TOP
        return cls(None if found["group"] is None else int(found["group"]), int(found["page"]))


TOP: Final = Spot()


def page_buttons(
    words: Words, page: int, pages: int, to: Callable[[int], Press]
) -> list[Button[Layout]]:
    """Buttons to the previous and next page, with the page number between them."""
    here = words("page", page=page + 1, pages=pages)
    return [
        button(to(page - 1), words("page-before"), disabled=page == 0),
        button(to(page), here, disabled=True),
        button(to(page + 1), words("page-after"), disabled=page + 1 == pages),
    ]
