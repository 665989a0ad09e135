"""The members of a clan, as everybody sees them."""

from __future__ import annotations

from rules import GAMES

CARDS = GAMES["cherokee"].box.cards


def test_ch_r1_the_letter_of_a_card_tells_a_woman_from_a_man():
    assert {(one["card"][-1], one["sex"]) for one in CARDS} == {("w", "woman"), ("m", "man")}


def test_ch_r1_every_clan_has_the_same_members():
    clans: dict[str, list[tuple[int, str]]] = {}
    for one in CARDS:
        clans.setdefault(one["clan"], []).append((one["value"], one["sex"]))
        assert one["card"][:-1].endswith(str(one["value"]))
    first, *others = clans.values()
    assert all(other == first for other in others)
