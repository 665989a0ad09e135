"""What a viewer of Glen More may know: everything but the order of the stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from rules.core.view import View

if TYPE_CHECKING:
    from rules.glenmore.chronicles.boats.view import RaceView
    from rules.glenmore.chronicles.casks.view import CasksView
    from rules.glenmore.chronicles.england import EnglandView
    from rules.glenmore.chronicles.events.chronicle import EventsView
    from rules.glenmore.chronicles.gangs.view import GangsView
    from rules.glenmore.chronicles.haggis.view import HaggisView
    from rules.glenmore.chronicles.mountain import MountainView
    from rules.glenmore.chronicles.votes.view import VotesView

#: Amounts by the name of what they are of; what there is none of is left out.
Counts = dict[str, int]


class OfferView(TypedDict):
    """An exchange: so many given resources or barrels, or of choice, and what they bring."""

    goods: Counts
    #: So many of choice among these; all of them different or not.
    free: int
    among: tuple[str, ...]
    different: bool
    gain: Counts


class ActivationView(TypedDict):
    """What activating a tile does."""

    #: "produce", "any", "steps", "points" or "offers".
    kind: str
    #: What it produces.
    goods: tuple[str, ...]
    #: How many steps or points.
    count: int
    offers: tuple[OfferView, ...]


class TileView(TypedDict):
    """What is printed on a tile."""

    kind: str
    stack: str
    river: bool
    rebuild: bool
    cost: Counts
    #: One-time effects, by kind; that of a landmark is its card.
    once: Counts
    activation: ActivationView | None


class SpaceView(TypedDict):
    """A space of the ring; they come clockwise from the rearmost piece, the empty one last."""

    #: Its place on the board, which never changes, from 0.
    space: int
    tile: str | None
    #: The number that the tile is taken by.
    number: int | None
    #: The figures that stand there.
    seats: tuple[int, ...]
    die: bool
    #: Whether the seat whose turn it is can take the tile; ``None`` if it is not choosing one.
    open: bool | None
    #: If it can't: the key of the text that says why, and the rule.
    reason: str | None
    rule: str | None


class RowView(TypedDict):
    """A row of the market."""

    good: str
    #: How many of its cells hold coins.
    filled: int
    #: What the next one costs, and what one is sold for; ``None`` if it can't be.
    buy: int | None
    sell: int | None


class CellView(TypedDict):
    """A tile of a territory."""

    #: Its place: column and row from the start village, to the right and downwards.
    column: int
    row: int
    tile: str
    #: The tiles below it, the lowest first.
    pile: tuple[str, ...]
    goods: Counts
    scotsmen: int
    #: Whether it was activated in this turn.
    activated: bool
    #: Whether it can be activated now.
    active: bool


class PlaceView(TypedDict):
    """A cell where the tile that is asked about may be laid."""

    cell: str
    column: int
    row: int
    #: The cells that it would wake there, those with something to activate.
    wakes: tuple[str, ...]


class PlayerView(TypedDict):
    """What lies before a seat."""

    coins: int
    points: int
    whisky: int
    #: In supply.
    scotsmen: int
    markers: int
    persons: tuple[str, ...]
    cards: tuple[str, ...]
    lasting: tuple[str, ...]
    #: All resources on the own tiles.
    goods: Counts
    #: The territory, by the names of the cells, from the top left.
    cells: dict[str, CellView]
    finished: bool


class ClanView(TypedDict):
    """A cell of the clan board."""

    markers: tuple[int, ...]
    #: What a marker there costs now; ``None`` if none can go there.
    price: int | None


class CategoryView(TypedDict):
    """One line of a scoring: each seat's count and points."""

    counts: tuple[int, ...]
    points: tuple[int, ...]


class ScoringView(TypedDict):
    """A scoring that was held, or as it would be now."""

    #: The stack that it came after, or "end".
    after: str
    #: The seats' points before it.
    before: tuple[int, ...]
    categories: dict[str, CategoryView]


class ChroniclesView(TypedDict, total=False):
    """What the chronicles in play show, by their names among the options."""

    boats: RaceView
    mountain: MountainView
    casks: CasksView
    england: EnglandView
    haggis: HaggisView
    events: EventsView
    votes: VotesView
    gangs: GangsView


class GlenMoreView(View):
    """A table of Glen More.

    All of the base game is open to everyone; `ask` alone is the viewer's own, and what a chronicle
    shows may be.
    """

    #: The stack that tiles come from now.
    round: str
    #: Whose turn it is; ``None`` once the game is over.
    mover: int | None
    #: Movement points left in this turn, and whether Loch Ness's tile is still to come.
    steps: int
    further: bool
    ring: tuple[SpaceView, ...]
    market: tuple[RowView, ...]
    #: How many tiles are left in each stack, the end tile among them.
    stacks: Counts
    #: At least and at most how many tiles lie above the end tile; ``None`` once it is laid.
    end_above: tuple[int, int] | None
    discard: tuple[str, ...]
    #: Those tiles of the discard that can be laid again by the question that is asked now.
    salvage: tuple[str, ...]
    players: tuple[PlayerView, ...]
    clans: dict[str, ClanView]
    #: The roads between cells of the clan board, with their coins.
    roads: tuple[tuple[str, str, int], ...]
    #: Landmark cards that nobody has taken; all are open from the start (GM-R319, C0-R13).
    cards: tuple[str, ...]
    #: The tile that is paid for or placed now.
    tile: str | None
    #: Where it may be laid.
    places: tuple[PlaceView, ...]
    scorings: tuple[ScoringView, ...]
    #: What a scoring, and the end of the game, would bring now.
    scoring: ScoringView
    final: ScoringView
    #: What is printed on the tiles that can be seen, by name.
    tiles: dict[str, TileView]
    chronicles: ChroniclesView
