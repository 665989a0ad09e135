"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game.

    `ranking` holds every seat once, best place first; seats that tie share a place. `scores` has
    one number per seat. `reason` is the key of the text that says why the game ended.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; all of them if the game is drawn."""
        return self.ranking[0]

    @classmethod
    def by_score(
        cls, scores: tuple[int, ...], reason: str, ties: tuple[int, ...] | None = None
    ) -> Outcome:
        """Rank seats by score, then by `ties`, highest first; seats equal in both share a place."""
        second = ties or (0,) * len(scores)
        merit = list(zip(scores, second, strict=True))
        places = sorted(set(merit), reverse=True)
        ranking = tuple(
            tuple(seat for seat, value in enumerate(merit) if value == place) for place in places
        )
        return cls(ranking, scores, reason)
