"""What a viewer of Land of Clans may know."""

from __future__ import annotations

from typing import TypedDict

from rules.core.view import View


class SquareView(TypedDict):
    """A square of the board; squares come in reading order."""

    name: str
    #: From 0 at the top left.
    row: int
    column: int
    #: The name of its symbol; ``None`` for no-man's-land.
    symbol: str | None
    #: The clan whose token lies there; ``None`` for none.
    token: int | None
    #: The first square of the castle that covers it; ``None`` for none.
    castle: str | None


class CastleView(TypedDict):
    """A castle on the board; its owner has its prize."""

    #: Its first square in reading order, by which it is called.
    at: str
    clan: int
    shape: str
    squares: tuple[str, ...]
    points: int


class PrizeView(TypedDict):
    """A prize card."""

    shape: str
    #: The cells of the shape as it is drawn, row and column from 0.
    cells: tuple[tuple[int, int], ...]
    points: int


class ClanView(TypedDict):
    """A clan: one player, or a team of two, with what it shares."""

    seats: tuple[int, ...]
    #: Tokens and castles that lie beside the board.
    tokens: int
    castles: int
    #: Its prizes, in the order in which their castles were built.
    prizes: tuple[PrizeView, ...]
    points: int


class PlayerView(TypedDict):
    """A player's own things, as everybody sees them."""

    clan: int
    #: How many cards the hand has.
    hand: int
    #: How many Wizards lie open.
    wizards: int


class AttackView(TypedDict):
    """An attack under way, or one that the viewer is planning, without swords yet."""

    #: The castle, by its first square, and its clan.
    castle: str
    clan: int
    #: Who attacks, and who may answer, in the order in which they are asked.
    seat: int
    defenders: tuple[int, ...]
    #: Tokens and castles that count for the attacker and for the owner, by number.
    strength: int
    against: int
    #: The same by their squares, castles by their first one; without the attacked castle.
    counted: tuple[str, ...]
    #: Swords on the table, and by seat.
    swords: int
    swords_by: tuple[int, ...]
    #: The defenders who have answered; how they did, only their own side knows.
    answered: tuple[int, ...]
    #: The shields still needed, less what a partner has offered; ``None`` for the other side and
    #: for spectators, who know no more than the swords.
    needed: int | None


class TargetView(TypedDict):
    """A castle that the viewer's clan is strong enough to attack."""

    castle: str
    clan: int
    strength: int
    against: int


class CompletingView(TypedDict):
    """A square on which a token of the viewer's clan would complete displayed shapes."""

    square: str
    shapes: tuple[str, ...]
    #: Whether another clan's token lies there, so that only a Wizard can take it.
    taken: bool


class BuildableView(TypedDict):
    """One of several castles that the viewer's new token completes."""

    shape: str
    squares: tuple[str, ...]
    points: int


class PlanView(TypedDict):
    """What the viewer has chosen in this turn so far; ``None`` for what is open."""

    #: "conquer", "wizard", "discard" or "attack".
    action: str
    card: str | None
    column: str | None
    square: str | None
    #: Where the token moves from.
    origin: str | None


class DeedView(TypedDict):
    """What happened on the board in a turn."""

    #: "conquered", "built", "discarded", "repelled" or "captured".
    kind: str
    #: Who did it; for "repelled" the attacker.
    seat: int
    #: The card that was played for it; ``None`` for an attack.
    card: str | None
    #: The square that was conquered and the one that its token came from.
    square: str | None
    origin: str | None
    #: The castle that was built, attacked or captured, by its first square.
    castle: str | None


class LandView(View):
    """The whole table, as far as the viewer may know it."""

    options: dict[str, bool | str]
    #: Which turn it is, from 1, and whose; an attack may wait for another seat.
    turn: int
    mover: int
    #: Rows and columns of the board with its corners.
    height: int
    width: int
    squares: tuple[SquareView, ...]
    castles: tuple[CastleView, ...]
    #: The prizes on the corners: top left, top right, bottom left, bottom right.
    prizes: tuple[PrizeView | None, ...]
    #: How many prizes are in the bag.
    bag: int
    #: How many prizes of a clan end the game.
    goal: int
    #: By clan, and by seat.
    clans: tuple[ClanView, ...]
    players: tuple[PlayerView, ...]
    #: The viewer's cards, sorted: land, swords, shields, Wizards; ``None`` for a spectator.
    hand: tuple[str, ...] | None
    #: How many cards lie in the draw pile, and those in the discard, which were played openly.
    pile: int
    discard: tuple[str, ...]
    attack: AttackView | None
    #: For the viewer whose turn it is: what could be attacked and completed; else empty.
    targets: tuple[TargetView, ...]
    completing: tuple[CompletingView, ...]
    #: For the viewer who has to choose a castle: those to choose from; else empty.
    buildable: tuple[BuildableView, ...]
    plan: PlanView | None
    last: DeedView | None
    #: What others did since the viewer's own last turn, the oldest first; of a spectator, `last`.
    since: tuple[DeedView, ...]
