"""Scottish Duel: two clans, eight cards each, and a throne."""

from rules.duel.game import Duel

__all__ = ["Duel"]
