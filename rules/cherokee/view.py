"""What a viewer of Cherokee may know."""

from __future__ import annotations

from typing import TypedDict

from rules.core.view import View


class MemberView(TypedDict):
    """A member's card."""

    #: How it is written: ``WO5w``.
    card: str
    #: The key of its clan.
    clan: str
    value: int
    #: "man" or "woman".
    sex: str


class AttackView(TypedDict):
    """One set of attackers that will do."""

    #: The move's notation.
    move: str
    #: The cells of the attackers, and of the one among them who would move up.
    attackers: tuple[str, ...]
    leader: str
    #: The key of their clan.
    clan: str
    #: Their values together, and what they overcome: the target's value, less one from below.
    strength: int
    defence: int


class TurnView(TypedDict):
    """A turn, as far as it has come."""

    seat: int
    #: The cell that was attacked; ``None`` if no attack was possible and a card was thrown away.
    target: str | None
    #: Who went to the discard.
    chased: MemberView
    #: The cells of those who attacked together.
    attackers: tuple[str, ...]
    #: Who moved up, in order: pairs of the cells from and to, the attacker first.
    steps: tuple[tuple[str, str], ...]
    #: The cell in the base that got a card of the hand; ``None`` if none did yet.
    placed: str | None


class ScoreView(TypedDict):
    """How a seat's feathers add up. The rows go from the top to the base."""

    clan: str
    #: How many members stand in each row.
    heads: tuple[int, ...]
    #: What they count in each row.
    points: tuple[int, ...]
    total: int
    #: How many women stand in the pyramid: more of them win a tie.
    women: int


class CherokeeView(View):
    """The whole table, as far as the viewer may know it. Tuples by seat unless said otherwise."""

    #: Whether the clans lie open.
    open: bool
    #: The readings of the rules in play, see `rules.cherokee.options`.
    woman_wins_attack_tie: bool
    no_attack: str
    unused_clans: str
    #: The seat that began.
    first: int
    #: The turn being played, from 1; once the game is over the last one played.
    turn: int
    #: How many turns the cards in the hands were enough for.
    turns: int
    #: Who stands on each cell, by its name from A1 to H8; ``None`` in a gap.
    pyramid: dict[str, MemberView | None]
    #: What a member counts in each row, from the top to the base.
    feathers: tuple[int, ...]
    #: The cells that the seat to act may aim at, while it is asked for one.
    targets: tuple[str, ...]
    #: The cell aimed at, while its attackers are to be chosen, and those that will do.
    aim: str | None
    attacks: tuple[AttackView, ...]
    #: The cell that somebody is to be chosen for, from `successors` or, in the base, from the hand.
    gap: str | None
    successors: tuple[str, ...]
    #: The viewer's own hand, sorted; ``None`` for a spectator.
    hand: tuple[MemberView, ...] | None
    hand_sizes: tuple[int, ...]
    #: The viewer's own clan; ``None`` for a spectator.
    clan: str | None
    #: The clan of each seat; ``None`` where the viewer can't know it.
    clans: tuple[str | None, ...]
    #: The clans that everybody may attack with, and those out of play; only in the open game.
    neutral: tuple[str, ...]
    unused: tuple[str, ...]
    #: What each seat's clan would score now; ``None`` where the viewer can't know the clan.
    points: tuple[int | None, ...]
    #: What each clan would score now, by its key.
    clan_points: dict[str, int]
    #: Who was chased or thrown away, in order.
    discard: tuple[MemberView, ...]
    #: The turn under way once it has changed the pyramid, else the one before; ``None`` at first.
    last: TurnView | None
    #: What others did since the viewer's own last turn, the oldest first; of a spectator, `last`.
    since: tuple[TurnView, ...]
    #: The final count; ``None`` until the game is over.
    scoring: tuple[ScoreView, ...] | None
