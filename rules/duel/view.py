"""What a viewer of a duel may know."""

from __future__ import annotations

from typing import TypedDict

from rules.core.view import View


class RoundView(TypedDict):
    """A round that was fought; all of it is public."""

    #: The two cards, by seat.
    cards: tuple[int, int]
    #: What Generals of the round before added, by seat.
    bonus: tuple[int, int]
    #: The seat that won it; ``None`` if it was held.
    winner: int | None
    #: The points that its winner scored with it, held rounds included; 0 if it was held.
    points: int
    #: Why it went so: the key of the text that says it.
    reason: str
    #: For each seat whether a Wizard took its card's power.
    silenced: tuple[bool, bool]
    #: Whether it was held and no later round has been won, so that it still waits for a winner.
    held: bool


class PacketView(TypedDict):
    """The four cards that are being shared out in the draft of the mixed clans."""

    #: Which of the four packets it is, from 1.
    number: int
    #: Who picks first from it.
    opener: int
    #: How many of its cards are still to be picked.
    size: int
    #: Those cards; ``None`` unless the viewer is looking at them now.
    cards: tuple[int, ...] | None


class DuelView(View):
    """The whole table, as far as the viewer may know it. Pairs are by seat."""

    #: The variants in play, in the order of the rulebook.
    variants: tuple[str, ...]
    #: The round being played, from 1 to 8; the last one played once the game is over.
    round: int
    score: tuple[int, int]
    #: Points that end the game; ``None`` to the bitter end.
    goal: int | None
    #: What each seat would score with a plain win now: 1 and its share of the held rounds.
    worth: tuple[int, int]
    #: What a General of the round before adds to each seat's card now: 0 or 2.
    bonus: tuple[int, int]
    #: The seat whose Spy lets it choose after seeing the other's card; ``None`` if none.
    spy: int | None
    #: The cards each seat has still to play, sorted; ``None`` where the viewer can't know them,
    #: and during a draft. For a viewer who is laying a row: the cards it can still choose from.
    hands: tuple[tuple[int, ...] | None, tuple[int, ...] | None]
    hand_sizes: tuple[int, int]
    #: How many cards each seat has still to draw (poor visibility).
    decks: tuple[int, int]
    #: Whether each seat has chosen its card of this round.
    chosen: tuple[bool, bool]
    #: The card each seat chose, as far as the viewer may know: its own, or one shown to a Spy.
    choices: tuple[int | None, int | None]
    rounds: tuple[RoundView, ...]
    #: The cards the viewer gave away and got (traitor); ``None`` if it can't know.
    exchange: tuple[int, int] | None
    #: The draft's packet on the table (mixed clans); ``None`` when there is none.
    packet: PacketView | None
    #: How many unrevealed cards each seat has laid in its row (fate).
    laid: tuple[int, int]
    #: The viewer's own unrevealed row in order (fate); ``None`` if there is none to know.
    row: tuple[int, ...] | None
    #: The other's next card, seen by the viewer's Spy (fate); ``None`` if unseen.
    peeked: int | None
