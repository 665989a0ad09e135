"""The table on which the rule tests play: rounds in, results out, both in notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rules import Event, Position

ALL = "0 1 2 3 4 5 6 7"
VARIANTS = (
    "sandbox",
    "traitor",
    "poor_visibility",
    "mixed_clans",
    "dark_night",
    "fate",
    "bitter_end",
)


def combinations() -> list[tuple[str, ...]]:
    """The 48 sets of variants that can be played together."""
    found = []
    for decks in (None, "traitor", "mixed_clans", "dark_night"):
        for table in (None, "poor_visibility", "fate"):
            for powers in (None, "sandbox"):
                for end in (None, "bitter_end"):
                    chosen = {decks, table, powers, end}
                    found.append(tuple(name for name in VARIANTS if name in chosen))
    return found


def start(*variants: str, seed: str = "table", cancels: bool = False) -> Position:
    """A fresh game."""
    options = {"variants": list(variants), "musician_cancels_delayed": cancels}
    return GAMES["duel"].start(seats=2, options=options, seed=seed)


def duel(rounds: str, *variants: str, cancels: bool = False) -> Position:
    """A game after these rounds: ``duel("6-0 4-2")``, seat 0's card first."""
    return fight(start(*variants, cancels=cancels), rounds)


def fight(position: Position, rounds: str) -> Position:
    """Fight more rounds. Each seat plays when it is asked, so a Spy's owner comes second."""
    for pair in rounds.split():
        cards = dict(enumerate(pair.split("-")))
        while cards:
            ready = [seat for seat in position.to_act if seat in cards]
            assert ready, f"{pair}: nobody is asked for a card any more, {end(position)}"
            position.play(ready[0], cards.pop(ready[0]))
    return position


def fate(rows: str, *variants: str, cancels: bool = False, seed: str = "table") -> Position:
    """A game of fate in which both have laid their rows: ``fate("01234567/76543210")``."""
    position = start("fate", *variants, cancels=cancels, seed=seed)
    for seat, row in enumerate(rows.split("/")):
        lay(position, seat, row)
    return position


def lay(position: Position, seat: int, row: str) -> list[Event]:
    """Lay a whole row, of which the last card goes by itself; what the last move told."""
    told: list[Event] = []
    for card in row[:-1]:
        told = position.play(seat, card)
    return told


def score(position: Position) -> str:
    """Points so far: ``"2:1"``."""
    return _pair(position.view(None)["score"])


def worth(position: Position) -> str:
    """What a plain win would bring each seat now: ``"3:2"``."""
    return _pair(position.view(None)["worth"])


def bonus(position: Position) -> str:
    """What Generals add to the cards of this round: ``"2:0"``."""
    return _pair(position.view(None)["bonus"])


def last(position: Position) -> str:
    """The last round: ``"4-2 seat 0 +2 higher"`` or ``"6-0 held musician"``."""
    return story(position).split(", ")[-1]


def story(position: Position) -> str:
    """All rounds that were fought, parted by commas."""
    lines = []
    for fought in position.view(None)["rounds"]:
        pair = "{}-{}".format(*fought["cards"])
        if fought["winner"] is None:
            assert fought["points"] == 0, "a held round scores nothing"
            lines.append(f"{pair} held {fought['reason']}")
        else:
            gained = f"seat {fought['winner']} +{fought['points']}"
            lines.append(f"{pair} {gained} {fought['reason']}")
    return ", ".join(lines)


def end(position: Position) -> str:
    """``"goes on"``, ``"seat 0 wins 4:1 goal"`` or ``"draw 3:2 cards"``."""
    outcome = position.outcome
    if outcome is None:
        assert position.to_act, "a game that goes on waits for somebody"
        return "goes on"
    assert position.to_act == (), "a finished game waits for nobody"
    assert not any(position.moves(seat) for seat in (0, 1)), "a finished game has no moves"
    if outcome.ranking == ((0, 1),):
        return f"draw {_pair(outcome.scores)} {outcome.reason}"
    assert outcome.ranking in {((0,), (1,)), ((1,), (0,))}
    return f"seat {outcome.winners[0]} wins {_pair(outcome.scores)} {outcome.reason}"


def winner(position: Position) -> str:
    """`end` without the points: ``"seat 0 wins princess"``."""
    words = end(position).split()
    return " ".join(word for word in words if ":" not in word)


def moves(position: Position, seat: int) -> str:
    """The legal moves of a seat: ``"0 2 7"``; each is listed once."""
    words = [str(move) for move in position.moves(seat)]
    assert len(words) == len(set(words)), f"a move is listed twice: {words}"
    return " ".join(sorted(words))


def hand(position: Position, seat: int) -> tuple[int, ...]:
    """A seat's hand as that seat sees it."""
    held = position.view(seat)["hands"][seat]
    assert held is not None, "everybody knows the own hand"
    assert list(held) == sorted(held), "hands are sorted"
    return held


def seen(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """The events that a viewer may know of."""
    return [event for event in events if event.known_to(viewer)]


def seeded(*variants: str, where: Callable[[Position], bool]) -> Position:
    """The first game, over the seeds 0, 1, 2 …, that starts as wanted."""
    for number in range(5000):
        position = start(*variants, seed=str(number))
        if where(position):
            return position
    raise AssertionError("no seed starts so")


def draft(position: Position, choose: Callable[[Position, int], str]) -> Position:
    """Share out all packets, each pick chosen by a function of position and seat."""
    while position.view(None)["stage"] == "draft":
        (seat,) = position.to_act
        position.play(seat, choose(position, seat))
    return position


def lowest(position: Position, seat: int) -> str:
    """The lowest card of the packet that this seat looks at."""
    return moves(position, seat).split()[0]


def _pair(values: tuple[int, ...]) -> str:
    return ":".join(map(str, values))
