"""Points, and the end of the game (LC-R20, LC-R22, LC-R23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.land.castles import Castle
    from rules.land.options import Setup


def prizes_of(castles: Sequence[Castle], clan: int) -> list[Castle]:
    """The castles of a clan, each of which holds one of its prizes (LC-R20)."""
    return [castle for castle in castles if castle.clan == clan]


def points_of(castles: Sequence[Castle], clan: int) -> int:
    """The points on a clan's prizes."""
    return sum(castle.site.points for castle in prizes_of(castles, clan))


def outcome_of(setup: Setup, castles: Sequence[Castle]) -> Outcome | None:
    """The result once a clan has its last prize: most points win, equal points share (LC-R23)."""
    clans, enough = range(len(setup.clans)), setup.components.prizes_to_end
    if max(len(prizes_of(castles, clan)) for clan in clans) < enough:
        return None
    points = [points_of(castles, clan) for clan in clans]
    return Outcome.by_score(tuple(points[clan] for clan in setup.clan_of), "prizes")
