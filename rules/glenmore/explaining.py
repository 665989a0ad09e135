"""What a move costs and brings now, for texts."""
from __future__ import annotations
def explain(position, seat, move):
    return move.facts
