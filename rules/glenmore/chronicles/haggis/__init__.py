"""Ode to the Haggis: tokens on tables, which the die turns up in three scorings.

C5-R1 to C5-R19.
"""

from rules.glenmore.chronicles.haggis.chronicle import Haggis

__all__ = ["Haggis"]
