"""A toy game for tests: small enough that everybody sees what anybody could learn in it.

Two players hold one card each that the other can't see. In turn, or both at once, they do as many
of these things as they like:

    mark       leave a public mark
    roll       roll a die, for all to see
    peek       look at the other's card
    show       show one's card to the other
    whisper    tell one's card to the other, in an event that no view remembers
    hide0..2   put a token under one of three cups, for oneself to know
    pass       let the other have the turn
    end        end the game
"""

from __future__ import annotations

from typing import Self

from rules import Chance, Event, Game, IllegalMove, Move, Outcome, Position, UnknownMove
from rules.core.chapters import chapter
from rules.core.options import OptionSet
from rules.core.takeback import Step, Unfinished

WORDS = ("mark", "roll", "peek", "show", "whisper", "hide0", "hide1", "hide2", "pass", "end")
MOVES = {word: Move(word, word, {}) for word in WORDS}


class ToyPosition(Position):
    """The position; `pool` holds the cards that a player may have, as likely as they are many."""

    __slots__ = ("board", "cards", "known", "offered", "pool", "tokens")

    def __init__(
        self, pool: str = "abcdefgh", *, both: bool = False, offered: tuple[str, ...] = WORDS
    ) -> None:
        super().__init__(Chance("toy"))
        self.to_act = (0, 1) if both else (0,)
        self.pool = pool
        self.offered = offered
        self.cards = [pool[0], pool[0]]
        #: The seats that know the other's card.
        self.known: set[int] = set()
        self.board: list[str] = []
        self.tokens: list[str | None] = [None, None]

    def moves(self, seat):
        if seat not in self.to_act:
            return ()
        return tuple(MOVES[word] for word in self.offered)

    def view(self, seat):
        return {
            "game": "toy",
            "seat": seat,
            "seats": 2,
            "to_act": self.to_act,
            "stage": "toy",
            "ask": "what" if seat in self.to_act else None,
            "path": (),
            "facts": {},
            "sides": ((0,), (1,)),
            "outcome": None,
            "board": tuple(self.board),
            "card": None if seat is None else self.cards[seat],
            "other": self.cards[1 - seat] if seat in self.known else None,
            "hidden": tuple(token is not None for token in self.tokens),
            "token": None if seat is None else self.tokens[seat],
        }

    def redraw(self, seat: int, chance: Chance) -> None:
        if seat not in self.known:
            self.cards[1 - seat] = chance.pick(self.pool)
        if self.tokens[1 - seat] is not None:
            self.tokens[1 - seat] = chance.pick("012")

    def copy(self) -> Self:
        twin = self.twin()
        twin.pool, twin.cards, twin.known = self.pool, list(self.cards), set(self.known)
        twin.board, twin.tokens = list(self.board), list(self.tokens)
        twin.offered = self.offered
        return twin

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        return IllegalMove("PA-R1", str(move), "never")

    def apply(self, seat: int, move: Move) -> list[Event]:
        match str(move):
            case "mark":
                self.board.append(f"mark of {seat}")
            case "roll":
                self.board.append(f"rolled {self.chance.below(6)}")
            case "peek":
                self._learns(seat)
            case "show":
                self._learns(1 - seat)
            case "whisper":
                self.revealed += 1
                return [Event("whispered", {"card": self.cards[seat]}, only=(1 - seat,))]
            case "pass":
                self.to_act = (1 - seat,)
            case "end":
                self.to_act, self.outcome = (), Outcome(((0, 1),), (0, 0), "end")
            case hide:
                self.tokens[seat] = hide[-1]
        return []

    def _learns(self, seat: int) -> None:
        if seat not in self.known:
            self.known.add(seat)
            self.revealed += 1


class ToyGame(Game):
    """The game, not registered in `GAMES`."""

    key = "toy"
    seat_counts = (2,)
    options = OptionSet()
    chapters = (chapter("all", "PA", 1, 1),)
    turn_rule = "PA-R1"

    def set_up(self, seats, options, seed):
        return ToyPosition()

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise UnknownMove("PA-R1", text, "no-such-thing")
        return MOVES[text]

    def advise(self, imagined, seat, chance):
        return chance.pick(imagined.moves(seat))


ToyPosition.game = ToyGame()


def takebacks(
    log: str,
    seat: int = 0,
    pool: str = "abcdefgh",
    *,
    both: bool = False,
    offered: tuple[str, ...] = WORDS,
) -> int:
    """How many moves a seat may take back after these: ``takebacks("0:mark 0:peek")``."""
    position, unfinished = ToyPosition(pool, both=both, offered=offered), Unfinished()
    for entry in log.split():
        mover, _, word = entry.partition(":")
        unfinished.play(position, Step(int(mover), MOVES[word]))
    return unfinished.removable(position, seat)
