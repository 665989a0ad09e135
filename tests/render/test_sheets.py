"""Sheets: what every painter offers, and who may see it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PIL import Image

from render import PAINTERS, Sheet
from render.kit.canvas import Canvas
from render.painter import BOARD, HAND, MOST_SHEETS, SheetPainter
from render.painters import Painters
from render.sample import samples_of
from tests.render.words import LANGUAGES, words_of

SPECTATOR, OWN = {"seat": None}, {"seat": 1}
RONDEL, TERRITORIES = Sheet("rondel"), tuple(Sheet("territory", seat) for seat in range(4))
EACH_GAME = pytest.mark.parametrize("key", PAINTERS)


class Glen(SheetPainter):
    """A game of many sheets."""

    key = "duel"

    def sheets(self, view):
        return (RONDEL, *TERRITORIES) if view["seat"] is None else (HAND,)

    def draw(self, sheet, view, names, words):
        return Canvas(Image.new("RGB", (40, 30)))

    def tell(self, sheet, view, names, words):
        return f"The {sheet.name}"

    def warm(self):
        return iter(())


def test_a_sheet_of_a_seat_is_named_after_it():
    assert [sheet.name for sheet in TERRITORIES[:2]] == ["territory-0", "territory-1"]
    picture = Glen().paint(TERRITORIES[2], SPECTATOR, (), None)
    assert (picture.name, picture.alt) == ("territory-2.png", "The territory-2")


def test_a_message_carries_no_more_sheets_than_can_be_read():
    assert Glen().turn_sheets(SPECTATOR) == (RONDEL, *TERRITORIES[:3])


@pytest.mark.parametrize("sheet", [RONDEL, TERRITORIES[1]], ids=lambda sheet: sheet.name)
def test_no_public_sheet_is_painted_from_what_one_player_knows(sheet):
    with pytest.raises(ValueError, match="spectator"):
        Glen().paint(sheet, OWN, (), None)


@pytest.mark.parametrize(
    ("sheet", "view"), [(HAND, SPECTATOR), (Sheet("territory", 4), SPECTATOR), (BOARD, SPECTATOR)]
)
def test_a_sheet_that_a_view_does_not_have_is_refused(sheet, view):
    with pytest.raises(ValueError, match=f"no sheet {sheet.name}"):
        Glen().paint(sheet, view, (), None)


@EACH_GAME
def test_every_view_has_sheets_of_its_own_kind_with_names_of_their_own(key):
    painter = PAINTERS[key]
    for view in (sample.view for sample in samples_of(key)):
        sheets = painter.sheets(view)
        assert sheets
        assert len({sheet.name for sheet in sheets}) == len(sheets)
        assert {sheet.private for sheet in sheets} == {view["seat"] is not None}


@EACH_GAME
def test_messages_carry_some_sheets_and_turns_only_what_all_may_see(key):
    painter = PAINTERS[key]
    views = [sample.view for sample in samples_of(key)]
    for view in views:
        if view["seat"] is None:
            carried = painter.turn_sheets(view)
            assert set(carried) <= set(painter.sheets(view))
        else:
            carried = painter.prompt_sheets(view)
        assert 1 <= len(carried) <= MOST_SHEETS
    # Where nobody has a secret, there are no sheets but those for everyone.
    assert any(view["seat"] is None for view in views)


@EACH_GAME
def test_every_sheet_has_a_name_in_every_language(key):
    painter = PAINTERS[key]
    kinds = {sheet.kind for sample in samples_of(key) for sheet in painter.sheets(sample.view)}
    for language in LANGUAGES:
        for kind in kinds:
            assert words_of(language)(f"{key}-sheet-{kind}", name="Anna")


def test_painters_are_loaded_when_they_are_asked_for():
    script = """
import sys
from render import PAINTERS
loaded = lambda: {key for key in PAINTERS if f"render.{key}" in sys.modules}
assert len(PAINTERS) > 1 and "land" in PAINTERS and "chess" not in PAINTERS
assert not loaded(), loaded()
assert PAINTERS["glory"] is PAINTERS["glory"]
assert loaded() == {"glory"}, loaded()
"""
    subprocess.run([sys.executable, "-c", script], check=True)  # noqa: S603


def test_another_painter_can_take_the_place_of_one():
    painters = Painters("duel", "land")
    painters["duel"] = own = Glen()
    assert painters["duel"] is own
    del painters["land"]
    assert list(painters) == ["duel"]
    with pytest.raises(KeyError):
        painters["land"]
