"""What a player can choose on the board, given the hand and the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.land.clans import own_clan
from render.land.lands import card_kind, card_square

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.painter import Choice
    from rules.land.view import CompletingView, LandView, SquareView

#: The questions that are answered with a square, and those before it.
_ABOUT_LAND = ("action", "column", "square")


def out_of_reach(view: LandView) -> list[str]:
    """The bare squares that can't be chosen, to be dimmed; none if no square is asked for."""
    reach: set[str | None]
    if view["ask"] == "castle":
        reach = {name for castle in view["buildable"] for name in castle["squares"]}
    elif view["ask"] == "token" or _square(view) is not None:
        reach = {_square(view)}
    elif view["ask"] in _ABOUT_LAND:
        reach = {square["name"] for square in _reach(view)}
    else:
        return []
    return [
        square["name"]
        for square in view["squares"]
        if square["token"] is None and square["castle"] is None and square["name"] not in reach
    ]


def completing_now(view: LandView) -> list[CompletingView]:
    """The squares that complete a shape; once a card is chosen, only those that it can conquer."""
    if view["plan"] is None:
        return list(view["completing"])
    square = _square(view)
    reach = {one["name"] for one in _reach(view)} if square is None else {square}
    return [found for found in view["completing"] if found["square"] in reach]


def narrowed(view: LandView, moves: Sequence[Choice]) -> LandView:
    """The view with the token already on a square, if that is the only one left to choose."""
    if len(moves) != 1 or moves[0].kind != "square" or view["plan"] is None:
        return view
    return {**view, "plan": {**view["plan"], "square": str(moves[0].facts["square"])}}


def _square(view: LandView) -> str | None:
    """The square that the viewer has chosen."""
    return None if view["plan"] is None else view["plan"]["square"]


def _reach(view: LandView) -> Iterator[SquareView]:
    """The squares that the chosen card, or any of the hand, can conquer."""
    plan = view["plan"]
    completing = {found["square"] for found in view["completing"]}
    card = None if plan is None else plan["card"]
    column = None if plan is None else plan["column"]
    cards = [*(view["hand"] or ())] if card is None else [card]
    for square in view["squares"]:
        if column is not None and not square["name"].startswith(column):
            continue
        if square["symbol"] is None:
            # Any card opens no-man's-land to a token that completes a shape.
            if square["name"] in completing:
                yield square
        elif any(_opens(view, card, square) for card in cards):
            yield square


def _opens(view: LandView, card: str, square: SquareView) -> bool:
    if square["castle"] is not None:
        return False
    if card_kind(card) == "wizard":
        # Before it is chosen a Wizard would light up the whole board.
        return view["plan"] is not None and square["token"] != own_clan(view)
    if square["token"] is not None or card_kind(card) != square["symbol"]:
        return False
    return card_square(card) in ("", square["name"])
