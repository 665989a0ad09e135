"""Penny Mobs: members of gangs who are bought out of jail (C8-R1 to C8-R68)."""

from rules.glenmore.chronicles.gangs.chronicle import Gangs

__all__ = ["Gangs"]
