"""Cherokee: six clans, one pyramid, and a new chief to choose."""

from rules.cherokee.game import Cherokee

__all__ = ["Cherokee"]
