"""The course of a game: a record together with the position its log leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules.core.chance import Chance
from rules.core.errors import BadOptions, BadRecord, IllegalMove, OutOfTurn
from rules.core.game import Group
from rules.core.outcome import Outcome
from rules.core.record import COMPUTER, PLAYER, RESIGN, UNDO, Entry, Record
from rules.core.shelf import game_of
from rules.core.takeback import Step, Unfinished, is_final

if TYPE_CHECKING:
    from typing import Self

    from rules.core.event import Event
    from rules.core.game import Game
    from rules.core.move import Move
    from rules.core.view import View


#: With more seats than this, the game goes on when one of them gives up.
_PAIR = 2


@dataclass(frozen=True, slots=True)
class Played:
    """A move that stands, and what happened by it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    #: Whether a computer made it in a player's place.
    computer: bool = False


@dataclass(frozen=True, slots=True)
class Milestone:
    """The beginning of a turn, which everybody is told with a new board.

    The end of the game is the last milestone.
    """

    #: The length of the log then.
    version: int
    #: How many moves of `played` came before it.
    played: int
    awaited: tuple[int, ...]


class Course:
    """The fold of a record's log; `enter` appends to it, and nothing else changes it.

    A log that can't be folded raises `BadRecord` with the place where it breaks. Undos in it are
    not checked again: they were allowed when they were entered.
    """

    __slots__ = (
        "_public",
        "_unfinished",
        "asked",
        "computers",
        "game",
        "played",
        "position",
        "questions",
        "record",
        "resigned",
        "turns",
    )

    def __init__(self, record: Record) -> None:
        self.game: Game = game_of(record.game, record.version, record.edition)
        self.record = replace(record, entries=[])
        try:
            self.position = self.game.start(record.seats, record.options, record.seed)
        except BadOptions as error:
            raise BadRecord(str(error), "options") from None
        #: The moves that stand: the log without what was taken back.
        self.played: list[Played] = []
        #: The last ones of `played`, those of the unfinished turn.
        self._unfinished = Unfinished()
        self._public: View | None = None
        #: For each seat, the length of the log when its present question was asked.
        self.asked = [0] * record.seats
        #: For each seat, how many questions it was asked after its first one. Unlike the length of
        #: the log, it doesn't reveal to the seat what others have done in secret.
        self.questions = [0] * record.seats
        self.resigned: int | None = None
        #: The seats for which a computer decides in their players' place.
        self.computers: frozenset[int] = frozenset()
        #: All turns so far, the present one last.
        self.turns = [Milestone(0, 0, self.awaited)]
        for number, entry in enumerate(record.entries, 1):
            try:
                self.enter(entry, checked=True)
            except IllegalMove as error:
                message = f"log entry {number}, {entry}: {error}"
                raise BadRecord(message, "entry", number=number, rule=error.rule) from None

    def copy(self) -> Self:
        """An equal course, independent of this one."""
        twin = object.__new__(type(self))
        twin.record = self.record.copy()
        twin.game = self.game
        twin.position = self.position.copy()
        twin.played = self.played.copy()
        twin._unfinished = Unfinished(self._unfinished.steps)
        twin.asked = self.asked.copy()
        twin.questions = self.questions.copy()
        twin.resigned = self.resigned
        twin.computers = self.computers
        twin.turns = self.turns.copy()
        twin._public = self._public
        return twin

    @property
    def public(self) -> View:
        """A spectator's view of the position, made once; nobody changes it."""
        if self._public is None:
            self._public = self.position.view(None)
        return self._public

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by its rules or by resignation; ``None`` while it goes on."""
        if self.resigned is None:
            return self.position.outcome
        others = tuple(seat for seat in range(self.record.seats) if seat != self.resigned)
        scores = tuple(int(seat != self.resigned) for seat in range(self.record.seats))
        return Outcome((others, (self.resigned,)), scores, RESIGN)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose decision is awaited."""
        return () if self.resigned is not None else self.position.to_act

    @property
    def turn(self) -> int:
        """The number of the present turn; everybody may know it."""
        return len(self.turns) - 1

    def moves(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat now."""
        return tuple(self.position.moves(seat)) if seat in self.awaited else ()

    def explained(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat now, each with all facts that texts need to present it."""
        return self.position.explained(seat) if seat in self.awaited else ()

    def groups(self, seat: int) -> tuple[Group, ...]:
        """The explained moves in the groups that the game has for them, if it has any."""
        groups = self.position.groups(seat) if seat in self.awaited else ()
        if not groups:
            return ()
        told = {move: move for move in self.explained(seat)}
        return tuple(
            Group(group.kind, group.facts, tuple(told[move] for move in group.moves))
            for group in groups
        )

    def enter(self, entry: Entry, *, checked: bool = False) -> tuple[Event, ...]:
        """Carry out a log entry and append it, or raise `IllegalMove` and change nothing.

        An undo that is `checked` is known to be allowed.
        """
        before = {seat: self.moves(seat) for seat in range(self.record.seats)}
        milestone = self.position.milestone
        if self.outcome is not None:
            raise OutOfTurn(self.game.turn_rule, entry.word, "game-over")
        if entry.word in (COMPUTER, PLAYER):
            self._hand_over(entry)
            return ()
        events: tuple[Event, ...] = ()
        if entry.word == UNDO:
            self._take_back(entry.seat, checked=checked)
        elif entry.word == RESIGN:
            self._give_up(entry.seat)
        else:
            parsed = self.game.parse(entry.word)
            # A word's meaning may depend on the question, so take the legal move itself.
            move = next((one for one in before.get(entry.seat, ()) if one == parsed), parsed)
            # What is typed may differ from the notation; the log holds the notation.
            entry = Entry(entry.seat, str(move))
            events = self._unfinished.play(self.position, Step(entry.seat, move))
            self.played.append(Played(entry.seat, move, events, entry.seat in self.computers))
        self.record.entries.append(entry)
        self._public = None
        for seat, old in before.items():
            if seat == entry.seat or self.moves(seat) != old:
                self.asked[seat] = len(self.record.entries)
                self.questions[seat] += 1
        # Undo asks the same question again: that is no new turn.
        new = self.position.milestone != milestone and entry.word != UNDO
        if new or not self.awaited:
            self.turns.append(Milestone(len(self.record.entries), len(self.played), self.awaited))
        return events

    def play(self, seat: int, move: Move | str) -> tuple[Event, ...]:
        """Make a move, or raise `IllegalMove`."""
        return self.enter(Entry(seat, str(move)))

    def has_moved(self, seat: int) -> bool:
        """Whether a seat has made a move in the present turn, and it stands."""
        return any(one.seat == seat for one in self.played[self.turns[-1].played :])

    def has_taken_back(self, seat: int) -> bool:
        """Whether the last thing that a seat did was to take a move back."""
        entries = (entry for entry in reversed(self.record.entries) if entry.seat == seat)
        own = (entry.word for entry in entries if entry.word not in (COMPUTER, PLAYER))
        return next(own, None) == UNDO

    def takebacks(self, seat: int, most: int | None = None) -> int:
        """How many of its last moves that seat may take back now, counted up to `most`."""
        if self.outcome is not None:
            return 0
        return self._unfinished.removable(self.position, seat, most)

    def is_final(self, seat: int, move: Move) -> bool:
        """Whether that seat could not take back a legal move once it has made it.

        Judged in an imagined position, so that the answer tells the seat nothing new.
        """
        return is_final(self.position.imagine(seat, Chance("final")), Step(seat, move))

    def _take_back(self, seat: int, *, checked: bool) -> None:
        place = self._unfinished.last_of(seat, self.position)
        if place is None or not (checked or self.takebacks(seat, most=1)):
            raise IllegalMove(self.game.turn_rule, UNDO, "nothing-to-take-back")
        taken, *later = self._unfinished.steps[place:]
        position, unfinished = taken.before.copy(), Unfinished(self._unfinished.steps[:place])
        played = self.played[: place - len(self._unfinished.steps)]
        made_by = [one.computer for one in self.played[len(played) + 1 :]]
        for step, computer in zip((made.step for made in later), made_by, strict=True):
            events = unfinished.play(position, step)
            played.append(Played(step.seat, step.move, events, computer))
        self.position, self._unfinished, self.played = position, unfinished, played

    def _hand_over(self, entry: Entry) -> None:
        """Note who decides for a seat from here on; nothing else changes, and nobody is asked."""
        seat, is_computer = entry.seat, entry.word == COMPUTER
        if seat not in range(self.record.seats) or (seat in self.computers) is is_computer:
            raise OutOfTurn(self.game.turn_rule, entry.word, "not-awaited")
        self.computers = self.computers | {seat} if is_computer else self.computers - {seat}
        self.record.entries.append(entry)

    def _give_up(self, seat: int) -> None:
        if seat not in range(self.record.seats):
            raise OutOfTurn(self.game.turn_rule, RESIGN, "not-awaited")
        if self.record.seats > _PAIR:
            raise IllegalMove(self.game.turn_rule, RESIGN, "others-play-on")
        self.resigned = seat
