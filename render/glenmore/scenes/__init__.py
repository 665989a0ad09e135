"""The pictures of the tiles: paper cut-outs, drawn from what a tile is and varied by its name."""

from render.glenmore.scenes.pictures import Subject, picture, subject_of
from render.glenmore.scenes.scene import HALF_RIVER, RIVER

__all__ = ["HALF_RIVER", "RIVER", "Subject", "picture", "subject_of"]
