"""A gathering of the clans: a card is chosen, then all vote on it at once (C7-R6 to C7-R10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.errors import IllegalMove
from rules.glenmore.asking import Asked, Question
from rules.glenmore.chronicles.votes.ballots import BALLOTS, Ballots
from rules.glenmore.moves import Deed, deed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.event import Event
    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.position import GlenMorePosition


class CallGathering(Question):
    """Who took a person chooses a card that no vote was held on (C7-R7)."""

    __slots__ = ()

    ask = "gathering"
    rule = "C7-R7"
    kinds = ("gathering",)

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """Any such card."""
        return [deed("gathering", card) for card in Ballots.of(position).left()]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """All vote on it."""
        position.pop()
        position.tell("gathering", seat=self.seat, glen=move.word)
        hold_vote(position, move.word)

    def proceed(self, position: GlenMorePosition) -> bool:
        """After the last card there are no more votes (C7-R10)."""
        left = Ballots.of(position).left()
        if not left:
            position.pop()
            return True
        if len(left) == 1:
            self.decide(position, deed("gathering", left[0]))
            return True
        return False

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that card is not voted on."""
        facts = {"glen": move.word}
        if move.word in Ballots.of(position).cards:
            return "C7-R7", "glen-voted", facts
        return "C7-R1", "glen-not-there", facts

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """The card that promises most."""
        ballots = Ballots.of(position)
        return deed("gathering", max(ballots.left(), key=lambda card: stake(position, seat, card)))

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That a gathering is called."""
        return {"kind": "gathering", "facts": {}}


def hold_vote(position: GlenMorePosition, card: str) -> None:
    """Ask all who have a choice; what can be voted in one way alone everybody knows (A3, Q7-13)."""
    ballots = Ballots.of(position)
    asked = []
    for seat in range(len(position.players)):
        words = ballots.ballots(seat)
        if len(words) > 1:
            asked.append(seat)
        elif words:
            ballots.choose(seat, words[0])
    if asked:
        ballots.now = card
        position.push(Vote(card, *asked))
    else:
        _reveal(position, card)


def _reveal(position: GlenMorePosition, card: str) -> None:
    """All show their tokens at once (C7-R8)."""
    ballots = Ballots.of(position)
    passed = ballots.reveal(card)
    position.revealed += 1
    for seat, (yes, no) in enumerate(ballots.voted[card]):
        if yes + no:
            position.tell("voted", seat=seat, yes=yes, no=no, both=min(yes, no))
    tokens = ballots.voted[card]
    position.tell(
        "vote-passed" if passed else "vote-failed",
        glen=card,
        yes=sum(yes for yes, _ in tokens),
        no=sum(no for _, no in tokens),
    )


class Vote(Asked):
    """Everybody chooses tokens in secret (C7-R8)."""

    __slots__ = ("card",)

    ask = "vote"

    def __init__(self, card: str, *seats: int) -> None:
        super().__init__(*seats)
        self.card = card

    def moves(self, position: GlenMorePosition, seat: int) -> Sequence[Move]:
        """Yes or no; with two players also two tokens (C7-R3)."""
        return [deed("vote", word) for word in Ballots.of(position).ballots(seat)]

    def refusal(self, position: GlenMorePosition, seat: int, move: Move) -> IllegalMove:
        """Why that is no vote."""
        if not isinstance(move, Deed) or move.kind != "vote":
            return IllegalMove("C7-R8", str(move), "not-asked")
        ballots = Ballots.of(position)
        yes, no = BALLOTS[move.word]
        if yes + no > 1 and not ballots.twice:
            return IllegalMove("C7-R8", str(move), "one-token-a-vote")
        if yes + no > 1 and ballots.twice == "once" and seat in ballots.doubled:
            return IllegalMove("C7-R3", str(move), "two-tokens-used")
        return IllegalMove("C7-R8", str(move), "no-such-tokens")

    def answer(self, position: GlenMorePosition, seat: int, move: Move) -> list[Event]:
        """It can't be changed any more; the last one reveals all."""
        if not isinstance(move, Deed):
            raise TypeError(f"{move!r} is no move of this game")
        Ballots.of(position).choose(seat, move.word)
        position.pop()
        position.revealed += 1
        position.tell("has-voted", seat=seat)
        others = [other for other in self.seats if other != seat]
        if others:
            position.push(Vote(self.card, *others))
        else:
            _reveal(position, self.card)
        return []

    def advise(self, position: GlenMorePosition, seat: int) -> Move:
        """Yes to what brings more than it brings the others; two tokens if they can be spared."""
        ballots = Ballots.of(position)
        words = ballots.ballots(seat)
        gain = stake(position, seat, self.card)
        wanted = ["yes", "no"] if gain > 0 else ["no", "yes"]
        spare = sum(ballots.stocks[seat]) > len(ballots.left())
        if spare and abs(gain) >= ballots.worth_each:
            wanted.insert(0, "yeses" if gain > 0 else "noes")
        return deed("vote", next(word for word in wanted if word in words))

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """The card that is voted on."""
        return {"kind": "vote", "facts": {"glen": self.card}}


def stake(position: GlenMorePosition, seat: int, card: str) -> float:
    """What a card would bring a seat now, less what it would bring the others on average."""
    points = Ballots.of(position).line(position, card).points
    others = sum(points) - points[seat]
    return points[seat] - others / (len(points) - 1)
