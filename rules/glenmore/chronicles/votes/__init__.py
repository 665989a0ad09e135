"""Between Hammer and Anvil: votes on cards of the Great Glen (C7-R1 to C7-R27)."""

from rules.glenmore.chronicles.votes.chronicle import Votes

__all__ = ["Votes"]
