"""A painter knows only the view, so no secret can get into a picture."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import render
from render.duel.samples import BOARDS
from render.painter import BOARD, HAND
from render.sample import samples_of

FOLDER = Path(render.__file__).parent
#: What makes the moments to be painted; it paints nothing.
SETTINGS = {"samples.py", "moments.py"}
#: A legal move of the viewer can be shown in a picture too.
PREVIEWED = {"rules.core.move"}
ALLOWED = {"PIL", "deflate", "font_source_sans_pro", "font_source_serif_pro", "render", "rules"}


def imports(path: Path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: path.stem)
def test_painters_import_views_and_nothing_that_knows_more(path):
    for name in imports(path):
        package = name.partition(".")[0]
        assert package in ALLOWED or package in sys.stdlib_module_names, name
        if package == "rules" and path.name not in SETTINGS:
            assert name in PREVIEWED or name.endswith(".view"), f"{name} is more than a view"


CLOSED = [board for board in BOARDS if board.view["hands"] == (None, None)]


@pytest.mark.parametrize("board", CLOSED, ids=lambda board: board.name)
def test_cards_that_nobody_may_know_are_on_no_table(duel, english, board):
    """The numbers on a table are of cards played, of rounds to come and of points: no others."""
    view = board.view
    numbers = [
        text.text
        for text in duel.draw_board(view, board.names, english).texts
        if text.text.isdecimal()
    ]
    coming = range(len(view["rounds"]) + 1, 9) if view["packet"] is None else ()
    public = [
        *view["score"],
        *(view["score"] if view["goal"] is None else ()),
        *filter(None, view["decks"]),
        *(card for fought in view["rounds"] for card in fought["cards"]),
        *coming,
    ]
    assert sorted(numbers) == sorted(map(str, public))


def test_a_table_is_never_painted_from_what_one_player_knows(duel, english):
    own = next(sample for sample in samples_of("duel") if sample.sheet == "hand")
    with pytest.raises(ValueError, match="spectator"):
        duel.paint(BOARD, own.view, own.names, english)


def test_a_spectator_has_no_hand(duel, english):
    with pytest.raises(ValueError, match="no sheet hand"):
        duel.paint(HAND, BOARDS[0].view, BOARDS[0].names, english)
