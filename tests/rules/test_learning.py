"""The proof of what was revealed: it finds what anybody could have learned, in the toy."""

from __future__ import annotations

import pytest

from rules.core.takeback import Step
from tests.rules.learning import anybody_learns
from tests.rules.toy_game import MOVES, ToyPosition


def learned(word: str, position: ToyPosition | None = None) -> bool:
    return anybody_learns(position or ToyPosition(), Step(0, MOVES[word]))


@pytest.mark.parametrize("word", ["peek", "show", "whisper"])
def test_a_secret_that_is_seen_shown_or_told_is_learned(word):
    assert learned(word)


@pytest.mark.parametrize("word", ["mark", "hide0", "pass"])
def test_nothing_is_learned_from_open_moves_and_from_secrets_kept(word):
    assert not learned(word)


def test_a_secret_shown_twice_tells_nothing_the_second_time():
    position = ToyPosition()
    position.play(0, "show")
    assert not learned("show", position)


@pytest.mark.parametrize("likely", range(1, 10))
def test_a_secret_shown_is_learned_even_if_it_was_to_be_expected(likely):
    assert learned("show", ToyPosition("a" * likely + "b"))


class Probing(ToyPosition):
    """A mark stays only if the other holds the card b."""

    def apply(self, seat, move):
        if str(move) == "mark" and self.cards[1 - seat] != "b":
            return []
        return super().apply(seat, move)


@pytest.mark.parametrize(("cards", "something"), [("ab", True), ("ac", False)])
def test_who_sees_nothing_happen_has_learned_something_if_it_could_have(cards, something):
    assert learned("mark", Probing(cards)) == something
