"""The games: pure, typed, standard library only.

>>> from rules import GAMES
>>> position = GAMES["duel"].start(seats=2, seed="any text")
>>> position.to_act
(0, 1)
"""

from rules.cherokee import Cherokee
from rules.core.archive import read_record, write_record
from rules.core.chance import Chance, seed_hash
from rules.core.course import Course
from rules.core.errors import BadOptions, BadRecord, IllegalMove, OutOfTurn, UnknownMove
from rules.core.event import Event
from rules.core.game import Game, Position
from rules.core.move import Move
from rules.core.outcome import Outcome
from rules.core.record import Entry, Label, Record
from rules.core.shelf import GAMES, put_on_shelf
from rules.core.view import View
from rules.duel import Duel
from rules.glenmore import GlenMore
from rules.glory import Glory
from rules.land import Land

for _game in (Duel, Cherokee, Glory, Land, GlenMore):
    put_on_shelf(_game)

__all__ = [
    "GAMES",
    "BadOptions",
    "BadRecord",
    "Chance",
    "Course",
    "Entry",
    "Event",
    "Game",
    "IllegalMove",
    "Label",
    "Move",
    "OutOfTurn",
    "Outcome",
    "Position",
    "Record",
    "UnknownMove",
    "View",
    "read_record",
    "seed_hash",
    "write_record",
]
