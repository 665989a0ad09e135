"""What a viewer may know of the gangs: all but the cards that are still to come."""

from __future__ import annotations

from typing import TypedDict


class MemberView(TypedDict):
    """A gang member, in jail or under somebody's control."""

    #: The seat that controls it; ``None`` in jail.
    owner: int | None
    #: What it costs its owner at the end.
    penalty: int
    #: Pennies that lie on it in jail.
    pennies: int
    #: The values of its tokens that are still to be used.
    tokens: tuple[int, ...]
    #: Coins on Bruce's card.
    coins: int
    #: Whether it has done what it does once in the game, or is turned over.
    spent: bool


class GangsView(TypedDict):
    """The Penny Mobs."""

    #: The members in jail, by name: "collector", "joe", "bruce", "tenant", "kenneth", "fergus",
    #: "sybil", "derek", "mike", "calum", "billy", "fraser", "una", "elspeth", "erin", "john".
    jail: tuple[str, ...]
    #: How many more come there with the first tile of stack B.
    aside: int
    #: All members in jail or under control.
    members: dict[str, MemberView]
    #: By seat: pennies in the castle, each of which costs a point, and pennies won.
    purses: tuple[int, ...]
    won: tuple[int, ...]
    #: Tax tokens on cells of the clan board, by clan: the coins that others pay.
    tolls: dict[str, tuple[int, ...]]
    #: The tile that the tenant's owner has reserved, and the coins that others pay for it.
    reserved: tuple[str, int] | None
    #: Where Kenneth, Fergus and Mike stand: the seat of the territory, and its cell.
    posts: dict[str, tuple[int, str]]
    #: Landmark cards with John's tokens.
    claims: tuple[str, ...]
