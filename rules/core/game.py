"""What a game and its positions promise."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from rules.core.edition import Edition
from rules.core.errors import BadOptions, IllegalMove, OutOfTurn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.chance import Chance
    from rules.core.chapters import Chapter
    from rules.core.event import Event
    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.core.options import OptionSet, Value
    from rules.core.orders import StandingOrder
    from rules.core.outcome import Outcome
    from rules.core.report import Report
    from rules.core.view import OutcomeView, View


@dataclass(frozen=True, slots=True)
class Group:
    """Some of a seat's legal moves that belong together.

    `kind` is the key of the text that names them (``game-group-kind``), `facts` what it needs.
    """

    kind: str
    facts: Facts
    moves: tuple[Move, ...]

    @property
    def name(self) -> str:
        """A word that is unique among the groups of a question."""
        return ".".join([self.kind, *map(str, self.facts.values())])


class Position(ABC):
    """Everything that is true in a game at one moment.

    Positions are mutable, and `play` is the only thing that changes one. What a seat may know is
    in `view`; `moves` is computed from that alone, so its list can be shown to the seat as it is.
    """

    __slots__ = ("chance", "milestone", "outcome", "revealed", "to_act")

    #: The game, with the edition of its data that this position is played with.
    game: Game

    chance: Chance
    #: The seats whose decision is awaited; empty once the game is over.
    to_act: tuple[int, ...]
    #: ``None`` until the game is over.
    outcome: Outcome | None
    #: Grows whenever everybody should get a new message with a new board: a turn or a round is over
    #: (even if the same seat has the next one), or a question to somebody else deserves a picture.
    #: Other questions in between leave it unchanged.
    milestone: int
    #: Grows whenever a seat learns something that it could not have known; earlier moves can't be
    #: taken back then. The contract test checks it against positions that seats imagine.
    revealed: int

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.to_act = ()
        self.outcome = None
        self.milestone = 0
        self.revealed = 0

    @property
    def turn_rule(self) -> str:
        """The rule that says whose turn it is now."""
        return self.game.turn_rule

    @abstractmethod
    def moves(self, seat: int) -> Sequence[Move]:
        """The legal moves of a seat now; none if its decision isn't awaited."""

    def groups(self, seat: int) -> Sequence[Group]:
        """The legal moves in named groups, each move once; none if they need no names."""
        return ()

    def explain(self, seat: int, move: Move) -> Facts:
        """What texts need to present a legal move of that seat now.

        It holds no more than the seat may know. A move's own facts never change; here a game adds
        what depends on the position, such as who stands on the attacked cell.
        """
        return move.facts

    def explained(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat now, each with all facts that texts need to present it."""
        return tuple(move.with_facts(self.explain(seat, move)) for move in self.moves(seat))

    def ahead(self, seat: int) -> Self | None:
        """A copy in which that seat's next turn has come, for it to plan what it will do.

        ``None`` if nothing can be said of that turn now. Nobody knows what others do until then;
        what the seat can't know is as in this position, so this is called on imagined ones.
        """
        return None

    def meaning(self, seat: int, move: Move) -> str:
        """What a legal move of that seat means now.

        A plan is held to it: what has another meaning when its turn comes was not planned.
        """
        return str(move)

    def in_full(self, seat: int, move: Move) -> str:
        """A legal move with all that is told of it: the meaning of moves that depend on it."""
        facts = self.explain(seat, move)
        return " ".join([str(move), *(f"{fact}={facts[fact]}" for fact in sorted(facts))])

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What that seat, or a spectator, may know, as plain data."""

    def imagine(self, seat: int, chance: Chance) -> Self:
        """A position that `seat` can't tell from this one, with all it can't know redrawn."""
        twin = self.copy()
        twin.chance = chance.fork("imagined")
        twin.redraw(seat, chance)
        return twin

    @abstractmethod
    def redraw(self, seat: int, chance: Chance) -> None:
        """Redraw all that `seat` can't know. Only called by `imagine`."""

    @abstractmethod
    def copy(self) -> Self:
        """An equal position that shares nothing mutable with this one."""

    def twin(self) -> Self:
        """A new position with a copy of what every position has; `copy` does the rest."""
        twin = object.__new__(type(self))
        twin.chance = self.chance.copy()
        twin.to_act = self.to_act
        twin.outcome = self.outcome
        twin.milestone = self.milestone
        twin.revealed = self.revealed
        return twin

    @abstractmethod
    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why an awaited seat may not make that move, with the rule it breaks."""

    @abstractmethod
    def apply(self, seat: int, move: Move) -> list[Event]:
        """Carry out a move that is known to be legal; `play` finds out whether it is."""

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move, given as such or by its notation, and tell what happened.

        Raises `IllegalMove` with the rule it breaks and leaves the position untouched:
        `UnknownMove` for a text that is no notation, `OutOfTurn` if that seat isn't awaited.
        """
        if isinstance(move, str):
            move = self.game.parse(move)
        if seat not in self.to_act:
            reason = "not-awaited" if self.outcome is None else "game-over"
            raise OutOfTurn(self.turn_rule, str(move), reason)
        moves = self.moves(seat)
        if move not in moves:
            raise self.refusal(seat, move)
        # The position's own move: the given one is equal, but may have other facts.
        return self.apply(seat, moves[moves.index(move)])


class Game(ABC):
    """One game, with one edition of its data: its name, its options and its first position."""

    #: Its key in `GAMES`, in records and in texts.
    key: ClassVar[str]
    #: Grows when a change of the rules would replay old records differently.
    version: ClassVar[int] = 1
    #: The editions of its data, the oldest first; new games are played with the last one.
    editions: ClassVar[tuple[Edition, ...]] = (Edition(""),)
    #: The digest of the first one released. Records without an edition are of that one.
    first_edition: ClassVar[str] = Edition("").digest
    #: All numbers of players it can be played with.
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[OptionSet]
    #: Its rules by chapters, in the order of the catalogue.
    chapters: ClassVar[tuple[Chapter, ...]]
    #: The rule that says whose turn it is, unless the position names another.
    turn_rule: ClassVar[str]
    #: The questions that a seat may answer in advance.
    orders: ClassVar[tuple[StandingOrder, ...]] = ()
    #: The questions with which a seat's turn may begin, and which it may plan to answer; see
    #: `Position.ahead`. Without any, nothing can be planned.
    plans: ClassVar[tuple[str, ...]] = ()
    #: The kinds of events that are told where there is no room for all; without any, the last are.
    headlines: ClassVar[frozenset[str]] = frozenset()
    #: The events that are told in a message of their own.
    reports: ClassVar[tuple[Report, ...]] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of its rules, in the order of the catalogue."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def __init__(self, edition: Edition | None = None) -> None:
        #: The data it is played with. Raises `ValueError` with what is wrong with it.
        self.edition = self.editions[-1] if edition is None else edition

    def start(
        self, seats: int, options: Mapping[str, object] | None = None, seed: str = ""
    ) -> Position:
        """The first position, fixed by the arguments. Raises `BadOptions` if they don't fit."""
        chosen = self.options.read(options)
        if seats not in self.seats_for(chosen):
            raise self.misfits(chosen, seats)[0]
        return self.set_up(seats, self.options.played(chosen, seats), seed)

    def choose(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """Every option with its value, checked.

        Raises `BadOptions` also if no number of players could play with them.
        """
        chosen = self.options.read(options)
        if not self.seats_for(chosen):
            found = [misfit for seats in self.seat_counts for misfit in self.misfits(chosen, seats)]
            because = {(misfit.reason, misfit.facts.get("first")): misfit for misfit in found}
            raise BadOptions("seats", "nobody", because=list(because.values()))
        return chosen

    def seats_for(self, options: Mapping[str, Value]) -> tuple[int, ...]:
        """The numbers of players it can be played with under these (checked) options."""
        return tuple(
            seats for seats in self.seat_counts if not self.options.misfits(options, seats)
        )

    def misfits(self, options: Mapping[str, Value], seats: int) -> list[BadOptions]:
        """Why that many can't play with these (checked) options; empty if they can."""
        counts = self.seats_for(options)
        if seats in counts:
            return []
        facts: dict[str, int | str] = {"value": seats, "known": ", ".join(map(str, counts))}
        broken = self.options.misfits(options, seats) if seats in self.seat_counts else []
        return broken or [BadOptions("seats", "wrong-number", facts)]

    @abstractmethod
    def set_up(self, seats: int, options: Mapping[str, Value], seed: str) -> Position:
        """The first position for checked arguments. Only called by `start`."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move with that notation. Raises `UnknownMove` if there is none."""

    @abstractmethod
    def advise(self, imagined: Position, seat: int, chance: Chance) -> Move:
        """A legal move for `seat`, chosen with some sense.

        `imagined` comes from `Position.imagine` of that seat, so that nothing the seat can't know
        can influence the choice. The method may change it.
        """


def outcome_view(outcome: Outcome | None) -> OutcomeView | None:
    """An outcome as plain data."""
    if outcome is None:
        return None
    return {"ranking": outcome.ranking, "scores": outcome.scores, "reason": outcome.reason}
