"""What the store keeps, as Python sees it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from operator import attrgetter
from typing import TYPE_CHECKING

from bot.store.seat_clock import SeatClock, StandIn
from bot.store.settings import Settings
from rules import seed_hash

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.options import Value
    from rules.core.plans import Plan


class State(StrEnum):
    """What became of a match."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


class Overtime(StrEnum):
    """What a table has decided to do when somebody's time is over."""

    MOVE = "move"
    """A computer makes this one move, and the player stays."""
    COMPUTER = "computer"
    """A computer plays on until the player is back."""
    CLAIM = "claim"
    """The others may hand the seat to a computer, or end the game."""


class NoticeKind(StrEnum):
    """What a notice says must be told."""

    CARD = "card"
    """Post the lobby card."""
    INVITE = "invite"
    """Invite a user to a lobby."""
    FULL = "full"
    """Tell the host of a lobby that all seats are taken."""
    STATUS = "status"
    """Bring the lobby or status card up to date."""
    OPEN = "open"
    """Open the thread."""
    REPORT = "report"
    """Post what happened that deserves a message of its own."""
    TURN = "turn"
    """Post a new turn message; the one before loses its buttons."""
    UNTOLD = "untold"
    """A turn that could not be posted: to be tried again when rights may have come back."""
    PROGRESS = "progress"
    """Bring the turn message up to date."""
    PROMPT = "prompt"
    """Ask a seat by direct message; its message before loses its controls."""
    SETTLE = "settle"
    """A seat's direct message is answered: it loses its controls."""
    PICTURE = "picture"
    """Add the pictures to a seat's question, which was posted before they were painted."""
    ANSWER = "answer"
    """As `SETTLE`, but whoever handles the seat's click does it, and drops the notice."""
    CLOSED = "closed"
    """Call a player, in the thread, whom a direct message did not reach."""
    END = "end"
    """Tell a player who wasn't present, by direct message, how the game has ended."""
    LEFT = "left"
    """Tell in the thread who has left the game, and who goes on in that seat."""
    SEAT = "seat"
    """Tell in the thread what became of a seat; the notice's word says what."""
    REMIND = "remind"
    """Remind a player that the match waits for them; with a name, of who asks them to hurry."""
    OFFER = "offer"
    """Ask a user in the thread whether they want a seat."""
    HANDED = "handed"
    """Tell in the thread who has a seat now; its former player's direct message becomes empty."""


@dataclass(slots=True)
class Sitter:
    """Who sits in one seat."""

    seat: int
    #: ``None`` for a computer.
    user_id: int | None
    name: str
    #: When the bot began to wait for its decision; ``None`` if it doesn't.
    since: float | None = None
    dm_channel_id: int | None = None
    dm_message_id: int | None = None
    #: Its standing orders: by question the answer. Nobody else may know them.
    orders: Mapping[str, str] = field(default_factory=dict)
    clock: SeatClock = field(default_factory=SeatClock)
    #: What its player has noted for themselves. Nobody else may know it.
    note: str = ""
    #: What its player means to do when the next turn comes. Nobody else may know it.
    plan: Plan | None = None

    @property
    def is_computer(self) -> bool:
        """Whether a computer decides for the seat now, for good or in its player's place."""
        return self.user_id is None or self.clock.stand_in is not None

    def copy(self) -> Sitter:
        """Another one with the same values."""
        return Sitter(*_SITTER_VALUES(self))


_SITTER_VALUES = attrgetter(*(field.name for field in fields(Sitter)))


@dataclass(slots=True)
class Match:
    """A match without its log."""

    id: int
    game: str
    version: int
    #: The digest of the data it is played with.
    edition: str
    options: Mapping[str, Value]
    seed: str
    state: State
    guild_id: int
    channel_id: int
    host_id: int
    #: The language of what everybody reads.
    language: str
    created: float
    #: When everybody last saw something happen. Log entries that nobody may see leave it as it is.
    moved: float
    card_id: int | None = None
    thread_id: int | None = None
    turn_id: int | None = None
    #: The length of the log that the turn message shows.
    turn_version: int | None = None
    #: The length of the log.
    length: int = 0
    #: Whether a computer is awaited.
    thinking: bool = False
    #: A thread that is locked, so that the game is told in the channel until it is unlocked.
    shut_thread_id: int | None = None
    #: How much time players have, as `bot.clocks.pace` reads it; ``None`` for no limit.
    pace: str | None = None
    #: What happens when somebody's time is over.
    overtime: Overtime = Overtime.MOVE
    #: Whether it was ended before its rules did.
    ended: bool = False
    #: Whether its lobby was closed because nothing changed in it for too long.
    expired: bool = False
    #: Whether only those who are invited may join.
    invited_only: bool = False
    #: The match after which this one was opened, by whoever wants to play again.
    rematch_of: int | None = None
    #: Since when all seats of the lobby are taken; ``None`` if they are not, or the host knows.
    full_since: float | None = None
    #: The users who are invited and have not answered.
    invited: list[int] = field(default_factory=list)
    sitters: list[Sitter] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """The players' names by seat, as they are on Discord, not escaped."""
        return [sitter.name for sitter in self.sitters]

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a user; ``None`` for a bystander."""
        for sitter in self.sitters:
            if sitter.user_id == user_id:
                return sitter.seat
        return None

    @property
    def paused(self) -> bool:
        """Whether all people who are at the table have agreed to pause."""
        here = [
            one.clock
            for one in self.sitters
            if one.user_id is not None and one.clock.stand_in is not StandIn.UNTIL_BACK
        ]
        return bool(here) and all(clock.pause for clock in here)

    @property
    def has_people(self) -> bool:
        """Whether any player is a person."""
        return any(sitter.user_id is not None for sitter in self.sitters)

    @property
    def hash(self) -> str:
        """The hash published before the first move, so that the seed can't be changed later."""
        return seed_hash(self.seed)

    @property
    def place_id(self) -> int:
        """The channel or thread in which the game is told."""
        return self.thread_id or self.channel_id

    def copy(self) -> Match:
        """Another one with the same values, and sitters of its own."""
        twin = Match(*_MATCH_VALUES(self))
        twin.sitters = [sitter.copy() for sitter in self.sitters]
        return twin


# `dataclasses.replace` would take three times as long, and every decision begins with a copy.
_MATCH_VALUES = attrgetter(*(field.name for field in fields(Match)))


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that must still be told."""

    id: int
    match_id: int
    kind: NoticeKind
    #: The length of the log it speaks of.
    version: int
    seat: int | None = None
    #: The user it is about, if that user no longer holds the seat.
    user_id: int | None = None
    name: str | None = None
    #: What is told, where the kind doesn't say enough.
    word: str | None = None


@dataclass(frozen=True, slots=True)
class NewNotice:
    """A notice to be written together with what it tells."""

    kind: NoticeKind
    seat: int | None = None
    #: The length of the log it speaks of; ``None`` for all of it.
    version: int | None = None
    user_id: int | None = None
    name: str | None = None
    word: str | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """What is remembered about a user."""

    user_id: int
    #: The language that their Discord was set to when they last did something.
    client_language: str | None = None
    #: Whether direct messages failed and nobody asked to try again.
    closed: bool = False
    #: Whether they are asked to confirm moves that can't be undone.
    confirms: bool = True
    settings: Settings = field(default_factory=Settings)

    @property
    def language(self) -> str | None:
        """The language of private texts: the chosen one, else their Discord's, if known."""
        return self.settings.language or self.client_language
