"""What lies where at the start, for every choice of chronicles: the sums of stacks and ring."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.glenmore.chronicles import CHRONICLES
from tests.rules.glenmore.setups import GAME

#: The base game's stacks, the end tile among them, and what each chronicle adds to A, B, C and D.
STACKS = (14, 17, 17, 18)
MORE = {
    "boats": (0, 2, 1, 0),
    "casks": (0, 2, 2, 1),
    "england": (1, 1, 1, 1),
    "haggis": (2, 2, 1, 1),
    "events": (2, 2, 2, 2),
}
#: All that brings tiles or stands on the ring.
LAID = (*MORE, "mountain")
SUBSETS = [subset for count in range(len(LAID) + 1) for subset in combinations(LAID, count)]


def drawn(position) -> str:
    """The ring clockwise: figures, die, Englishman, stacks of tiles, mountain and what is empty."""
    view = position.view(None)
    shown = view["chronicles"]
    special = dict.fromkeys(shown["mountain"]["spaces"], "M") if "mountain" in shown else {}
    if "england" in shown:
        special[shown["england"]["space"]] = "E"
    return "".join(
        "p" * len(space["seats"])
        or ("d" if space["die"] else "")
        or special.get(space["space"], "")
        or (position.box.named[space["tile"]].stack if space["tile"] else "-")
        for space in view["ring"]
    )


@pytest.mark.parametrize("mountain", ["two", "one"])
@pytest.mark.parametrize(
    ("seats", "die"), [(2, True), (3, False), (3, True), (4, False), (4, True)]
)
def test_c0_r2_stacks_and_ring_add_up_for_every_choice_of_chronicles(seats, die, mountain):
    for chosen in SUBSETS:
        if (seats == 2 and "england" in chosen) or (mountain == "one" and "mountain" not in chosen):
            continue
        options = {"chronicles": chosen, "die": die}
        if "mountain" in chosen:
            options["mountain"] = mountain
        position = GAME.start(seats, options, "sums")
        spaces = {"two": 2, "one": 1}[mountain] if "mountain" in chosen else 0
        english = "england" in chosen
        laid = 14 - seats - die - 5 - english - spaces - 1
        ring = "p" * seats + "d" * die + "SSSSS" + "E" * english + "A" * laid + "M" * spaces + "-"
        assert drawn(position) == ring
        more = [MORE.get(key, (0, 0, 0, 0)) for key in chosen]
        sums = [own + sum(added) for own, *added in zip(STACKS, *more, strict=True)]
        left = [sums[0] - laid, *sums[1:]]
        assert list(position.view(None)["stacks"].values()) == left


def test_c4_r6_with_four_players_and_the_die_no_a_tile_is_out():
    options = {"chronicles": list(CHRONICLES), "die": True}
    assert drawn(GAME.start(4, options, "full")) == "ppppdSSSSSEMM-"
