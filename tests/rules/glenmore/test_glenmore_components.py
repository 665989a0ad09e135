"""The box: what is read, what is refused, and where its values come from."""

from __future__ import annotations

import pytest

from rules.glenmore.activation import WAYS
from rules.glenmore.checking import ACTIVATIONS, CARD, CLAN, ONCE, TALLIES
from rules.glenmore.chronicles.events.chronicle import KINDS as EVENTS
from rules.glenmore.components import GOODS
from rules.glenmore.effects import EFFECTS
from rules.glenmore.reading import read_box
from rules.glenmore.tables import BadBox
from rules.glenmore.tallies import TALLIES as COUNTED
from tests.rules.glenmore.setups import BOX, GAME

TEXT = GAME.editions[-1].text


def test_every_kind_in_the_box_has_its_function():
    assert EFFECTS.keys() == ONCE | CARD | CLAN | EVENTS | {"bought-marker", "any-gift"}
    assert WAYS.keys() == ACTIVATIONS
    assert COUNTED.keys() == TALLIES


def test_every_kind_that_the_rulebook_names_occurs():
    once = {effect.kind for tile in BOX.tiles for effect in tile.once}
    assert once == ONCE
    ways = {tile.activation.kind for tile in BOX.tiles if tile.activation}
    assert ways == ACTIVATIONS


def test_kinds_of_tiles_are_as_many_as_reconstructed():
    kinds = [tile.kind for tile in BOX.tiles if tile.stack in "SABCD" and not tile.chronicle]
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counts == {
        "trade": 16,
        "material": 12,
        "person": 11,
        "village": 10,
        "animal": 6,
        "castle": 6,
        "distillery": 5,
        "loch": 4,
    }


def test_costs_add_up_to_what_was_reconstructed():
    costs = [tile.cost for tile in BOX.tiles if not tile.chronicle]
    goods = [sum(cost.goods[good] for cost in costs) for good in range(len(GOODS))]
    assert dict(zip(GOODS, goods, strict=True)) == {
        "wood": 22,
        "stone": 21,
        "barley": 1,
        "sheep": 1,
        "cow": 2,
    }
    assert sum(cost.coins for cost in costs) == 7
    assert sum(cost.whisky for cost in costs) == 3
    assert sum(cost.scotsmen for cost in costs) == 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("A = 14", "A = 13", "stack A has 14 tiles, not 13"),
        ('name = "halkirk"', 'name = "plockton"', "two tiles are called plockton"),
        ('landmark = "inverness"', 'landmark = "loch-ness"', "landmark tiles and cards"),
        ('between = ["start", "macleod"]', 'between = ["start", "nobody"]', "leads nowhere"),
        ('between = ["gunn", "sinclair"]', 'between = ["gunn", "mackay"]', "no road leads to"),
        ('kind = "loch"', 'kind = "lake"', "unknown kind"),
        ("{ scotsman = 1 }", "{ giant = 1 }", "unknown effect"),
        ("{ steps = 1 }", "{ jumps = 1 }", "unknown way"),
        ("cost = { whisky = 1 }", "cost = { gold = 1 }", "unknown values: gold"),
        ('source = "REC"', 'source = "HEARSAY"', "where its values come from"),
        ("different = 2", "pairs = 2", "nothing is exchanged for pairs"),
        ('produce = ["wood"]', 'produce = ["gold"]', "no such goods"),
        ("spaces = 14", 'spaces = "14"', "spaces must be whole numbers"),
        ("river = true", "brook = true", "unknown values"),
        ('lasting = "castle-twice"', 'lasting = "for-ever"', "unknown lasting effect"),
        ('of = "villages"', 'of = "towns"', "counts something unknown"),
        ('name = "lochridge"\n', "", "name is missing"),
        ("river = true", "river = 1", "must be true or false"),
        ("[ring]", "[rings]", "ring is missing"),
        ("[[3, 5], [4, 8]]", "[[3], [4, 8]]", "pairs of numbers"),
        ("{ steps = 1 }", "{ steps = 1, points = 1 }", "must have one value"),
        ("die = [1, 1, 1, 2, 2, 3]", "die = 3", "die must be a list"),
        ('wake = ["trade"]', 'wake = ["market"]', "unknown kind"),
        (
            "coins = 2\nsource",
            "coins = -2\nsource",
            "coins must be whole numbers from 0 up, not -2",
        ),
    ],
)
def test_a_box_that_cannot_be_is_refused(old, new, reason):
    assert old in TEXT
    with pytest.raises(BadBox, match=reason):
        read_box(TEXT.replace(old, new, 1))


def test_a_rebuild_tile_without_a_base_is_refused():
    text = TEXT.replace(
        'name = "glen-nevis"\nstack = "C"\nkind = "animal"',
        'name = "glen-nevis"\nstack = "C"\nkind = "loch"',
    )
    with pytest.raises(BadBox, match="no tile can be rebuilt as glen-nevis"):
        read_box(text)


def test_a_value_without_a_mark_is_refused():
    with pytest.raises(BadBox, match="without a mark"):
        read_box(
            TEXT.replace(
                'source = { activation = "REC", rest = "RB" }', 'source = { activation = "REC" }'
            )
        )
