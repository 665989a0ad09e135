"""Levy, a game made up for tests: turns of small steps, and questions to others within them.

In turn, each player does as many of these things as they like:

    toil     for all to see
    scheme   for oneself to know
    dig      for all to see; chance is drawn
    demand   ask the next player for a levy, who answers within the turn: pay or refuse
    rest     the next player's turn

It only ends by giving up. Two questions can be answered in advance: the levy, and (though nobody
asks it) a vote.
"""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from bot.languages import LANGUAGES, words
from render import PAINTERS
from render.kit.colour import LIVERIES
from rules import GAMES, Chance, Event, Game, IllegalMove, Move, UnknownMove
from rules.core.chapters import chapter
from rules.core.decision import DecidingPosition, Decision
from rules.core.options import OptionSet
from rules.core.orders import StandingOrder
from rules.core.view import each_alone
from tests.bot.view_pictures import NamedPainter, view_png

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.table import Table
    from sandbox import Person
    from tests.bot.live import Live

STEPS = ("toil", "scheme", "dig", "demand", "rest")
ANSWERS = ("pay", "refuse")
MOVES = {word: Move(word, word, {}) for word in (*STEPS, *ANSWERS)}

TEXTS = {
    "levy": "Levy",
    "levy-pitch": "Made up",
    "levy-stage-turn": "Turn of { $who }",
    "levy-ask-turn": "What do you do?",
    "levy-ask-levy": "Do you pay?",
    "levy-event-toiled": "{ $seat } toils.",
    "levy-event-dug": "{ $seat } digs.",
    "levy-event-demanded": "{ $seat } demands a levy of { $other }.",
    "levy-event-pay": "{ $seat } pays { $other }.",
    "levy-event-refuse": "{ $seat } refuses { $other }.",
    "levy-event-rested": "{ $seat } rests.",
    "levy-order-levy": "When a levy is demanded",
    "levy-ordered-levy-always": "You always pay.",
    **{f"levy-order-levy-{name}": name for name in ("ask", "always", "never")},
    **{f"levy-order-levy-{name}-about": name for name in ("ask", "always", "never")},
    **{f"levy-move-{word}": word for word in MOVES},
    **{f"levy-made-{word}": f"You {word}." for word in MOVES},
}


class Turn(Decision["LevyPosition"]):
    """What a player does in their own turn."""

    __slots__ = ()
    ask = "turn"

    def moves(self, position: LevyPosition, seat: int) -> Sequence[Move]:
        return [MOVES[word] for word in STEPS]

    def refusal(self, position: LevyPosition, seat: int, move: Move) -> IllegalMove:
        return IllegalMove("LV-R1", str(move), "never")

    def answer(self, position: LevyPosition, seat: int, move: Move) -> list[Event]:
        position.steps += 1
        match str(move):
            case "toil":
                position.toil[seat] += 1
                return [Event("toiled", {"seat": seat})]
            case "scheme":
                position.schemes[seat] += 1
                return []
            case "dig":
                position.toil[seat] += position.chance.below(6)
                return [Event("dug", {"seat": seat})]
            case "demand":
                asked = (seat + 1) % len(position.toil)
                position.push(Levy(asked))
                return [Event("demanded", {"seat": seat, "other": asked})]
        position.milestone += 1
        position.steps = 0
        position.put(Turn((seat + 1) % len(position.toil)))
        return [Event("rested", {"seat": seat})]


class Levy(Decision["LevyPosition"]):
    """Whether a player pays."""

    __slots__ = ()
    ask = "levy"

    def moves(self, position: LevyPosition, seat: int) -> Sequence[Move]:
        return [MOVES[word] for word in ANSWERS]

    def refusal(self, position: LevyPosition, seat: int, move: Move) -> IllegalMove:
        return IllegalMove("LV-R1", str(move), "never")

    def answer(self, position: LevyPosition, seat: int, move: Move) -> list[Event]:
        position.pop()
        return [Event(str(move), {"seat": seat, "other": position.to_act[0]})]


class LevyPosition(DecidingPosition):
    """How often everybody has toiled, for all to see, and schemed, for oneself."""

    __slots__ = ("schemes", "steps", "toil")

    def __init__(self, seats: int, seed: str) -> None:
        super().__init__(Chance(seed))
        self.toil = [0] * seats
        self.schemes = [0] * seats
        #: How many steps the turn has seen.
        self.steps = 0
        self.put(Turn(0))

    def view(self, seat: int | None) -> Any:
        return {
            "game": "levy",
            "seat": seat,
            "seats": len(self.toil),
            "to_act": self.to_act,
            "stage": "turn",
            "ask": self.decision.ask if seat in self.to_act else None,
            "path": self.path,
            "facts": {},
            "sides": each_alone(len(self.toil)),
            "outcome": None,
            "toil": tuple(self.toil),
            "schemes": None if seat is None else self.schemes[seat],
        }

    def redraw(self, seat: int, chance: Chance) -> None:
        for other in range(len(self.schemes)):
            if other != seat:
                self.schemes[other] = chance.below(9)

    def copy(self) -> LevyPosition:
        twin = self.twin()
        twin.toil, twin.schemes, twin.steps = self.toil.copy(), self.schemes.copy(), self.steps
        return twin


class LevyGame(Game):
    """The game."""

    key = "levy"
    seat_counts = (2, 3)
    options = OptionSet()
    chapters = (chapter("all", "LV", 1, 1),)
    turn_rule = "LV-R1"
    orders = (
        StandingOrder("vote", {"always": ("toil",)}),
        StandingOrder("levy", {"always": ("pay",), "never": ("refuse",)}),
    )
    #: What a computer does in its turns.
    script = ("toil", "scheme", "toil", "rest")

    def set_up(self, seats: int, options: Any, seed: str) -> LevyPosition:
        return LevyPosition(seats, seed)

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise UnknownMove("LV-R1", text, "never")
        return MOVES[text]

    def advise(self, imagined: Any, seat: int, chance: Chance) -> Move:
        if imagined.decision.ask == "levy":
            return MOVES["pay"]
        return MOVES[self.script[imagined.steps]]


LevyPosition.game = LevyGame()


@contextmanager
def levy_on_the_shelf() -> Iterator[None]:
    """Register the game as if it were one of the real ones."""
    with ExitStack() as patched:
        patched.enter_context(patch.dict(GAMES, levy=LevyPosition.game))
        patched.enter_context(patch.dict(PAINTERS, levy=NamedPainter("levy")))
        patched.enter_context(patch.dict(LIVERIES, levy=LIVERIES["duel"]))
        patched.enter_context(patch("bot.easel.sign", lambda game: view_png({"sign": game})))
        for language in LANGUAGES:
            texts = {key: f"{key} = {text}\n" for key, text in TEXTS.items()}
            patched.enter_context(patch.dict(words(language)._written, texts))
        yield


async def begin_levy(live: Live, host: Person, *others: Person, computers: int = 0) -> Table:
    """A match of it that has begun."""
    lobbies = live.bot.lobbies
    place = (live.guild.id, live.games.id)
    match = lobbies.prepare("levy", {}, place, (host.id, host.name), "en")
    await lobbies.open(match)
    live.bot.matches.changed(match.id)
    await live.settle()
    for other in others:
        await lobbies.join(match.id, other.id, other.name)
    for _ in range(computers):
        await lobbies.add_computer(match.id, host.id)
    await live.settle()
    await lobbies.start(match.id, host.id)
    await live.settle()
    return await live.table(match.id)
