"""Land of Clans: land to conquer, castles to build, swords and shields to fight for them."""

from rules.land.game import Land

__all__ = ["Land"]
