"""Samples are moments that the rules allow, so that nobody polishes what nobody will see."""

from __future__ import annotations

import pytest

from render.duel.samples import SAMPLES
from rules.duel.meeting import Powers, meetings_with

EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)


@EACH
def test_rounds_went_as_the_rules_say(sample):
    view = sample.view
    known = meetings_with(Powers("sandbox" not in view["variants"]))
    bonus, pending, score = (0, 0), [0, 0], [0, 0]
    for fought in view["rounds"]:
        meeting = known.of(list(fought["cards"]), bonus)
        assert fought["bonus"] == bonus
        assert (fought["winner"], fought["reason"]) == (meeting.winner, meeting.reason)
        assert fought["silenced"] == meeting.silenced
        if meeting.winner is None:
            pending = [pending[seat] + meeting.held[seat] for seat in (0, 1)]
            assert fought["points"] == 0
        else:
            points = 4 if meeting.reason == "princess" and view["goal"] is None else meeting.points
            assert fought["points"] == points + pending[meeting.winner]
            score[meeting.winner] += fought["points"]
            pending = [0, 0]
        bonus = meeting.bonus
    assert view["score"] == tuple(score)
    if view["outcome"] is None or view["outcome"]["reason"] == "resign":
        assert view["bonus"] == bonus
        assert view["worth"] == (1 + pending[0], 1 + pending[1])
        assert view["round"] == len(view["rounds"]) + 1


@EACH
def test_cards_are_neither_lost_nor_doubled(sample):
    view = sample.view
    if view["packet"] is not None:
        return
    for seat in (0, 1):
        played = len(view["rounds"])
        assert view["hand_sizes"][seat] + view["decks"][seat] + played == 8
        hand = view["hands"][seat]
        if hand is not None and view["ask"] not in ("lay", "rearrange"):
            assert len(hand) == view["hand_sizes"][seat]
            if not view["variants"]:
                cards = [fought["cards"][seat] for fought in view["rounds"]]
                assert sorted([*hand, *cards]) == list(range(8))
