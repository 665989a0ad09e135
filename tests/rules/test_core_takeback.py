"""Taking back: what may be undone, in any game."""

from __future__ import annotations

import pytest

from rules import GAMES, BadRecord, Chance, Course, Entry, IllegalMove, Record
from rules.core.record import UNDO
from rules.core.takeback import Step, Unfinished
from tests.rules.toy_game import MOVES, ToyPosition, takebacks
from tests.rules.walk import sight

CUPS = ("hide0", "hide1", "hide2")

# ---- known beforehand ------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_it_is_known_of_every_move_beforehand_whether_it_can_be_taken_back(key):
    game, chance = GAMES[key], Chance(key)
    course = Course(Record(key, 2, game.options.read(None), "beforehand"))
    found = set()
    for _ in range(60):
        if course.outcome is not None:
            break
        seat = chance.pick(course.awaited)
        move = chance.pick(course.moves(seat))
        final = course.is_final(seat, move)
        found.add(final)
        course.play(seat, move)
        assert final == (course.takebacks(seat, most=1) == 0), move
    assert True in found


# ---- in the toy, where everybody sees what anybody could learn -------------------------------


def test_nothing_was_done_so_nothing_can_be_taken_back():
    assert takebacks("") == 0


def test_open_moves_of_the_own_turn_can_be_taken_back_step_by_step():
    assert takebacks("0:mark") == 1
    assert takebacks("0:mark 0:mark 0:mark") == 3


def test_only_who_made_the_moves_can_take_them_back():
    assert takebacks("0:mark", seat=1) == 0


def test_a_finished_turn_stays():
    assert takebacks("0:mark 0:pass") == 0
    assert takebacks("0:mark 0:pass 1:mark") == 0
    assert takebacks("0:mark 0:pass 1:mark", seat=1) == 1


def test_a_turn_long_ago_stays_when_the_next_has_begun():
    assert takebacks("0:mark 0:pass 1:pass 0:mark 0:mark") == 2


def test_dice_are_never_rolled_again():
    assert takebacks("0:roll") == 0
    assert takebacks("0:mark 0:roll") == 0


def test_moves_after_the_dice_can_be_taken_back():
    assert takebacks("0:mark 0:roll 0:mark 0:mark") == 2


def test_dice_of_somebody_else_keep_a_move_too():
    assert takebacks("0:hide1 1:roll", both=True) == 0


def test_a_look_at_a_secret_stays():
    assert takebacks("0:peek") == 0
    assert takebacks("0:mark 0:peek 0:mark") == 1


def test_a_look_at_what_one_knows_already_tells_nothing():
    assert takebacks("0:peek 0:mark 0:peek") == 2


def test_a_secret_shown_stays():
    assert takebacks("0:show") == 0
    assert takebacks("0:mark 0:show 0:mark") == 1


def test_a_secret_shown_twice_tells_nothing_the_second_time():
    assert takebacks("0:show 0:mark 0:show") == 2


def test_what_only_oneself_knows_can_be_taken_back():
    assert takebacks("0:hide2 0:hide0") == 2


def test_a_secret_decision_can_be_taken_back_after_another_s_secret_decision():
    for seat in (0, 1):
        assert takebacks("0:hide2 1:hide0", seat, both=True, offered=CUPS) == 1


def test_the_end_of_the_game_stays():
    assert takebacks("0:mark 0:end") == 0


def test_a_secret_told_in_an_event_stays():
    assert takebacks("0:whisper") == 0


@pytest.mark.parametrize("likely", range(1, 10))
def test_a_secret_shown_stays_even_if_it_was_to_be_expected(likely):
    assert takebacks("0:show", pool="a" * likely + "b") == 0


def test_a_secret_decision_stays_once_another_seat_has_rolled_or_looked_or_shown():
    for answer in ("roll", "peek", "show"):
        assert takebacks(f"0:hide2 1:{answer}", both=True) == 0


def test_an_open_move_that_another_seat_has_answered_stays():
    assert takebacks("0:mark 1:mark", both=True) == 0


class SecretFirst(ToyPosition):
    """The toy if everybody has to hide a token before anything else."""

    __slots__ = ()

    def moves(self, seat):
        hidden = self.tokens[seat] is not None
        return [move for move in super().moves(seat) if hidden or str(move) in CUPS]


@pytest.mark.parametrize(
    ("log", "removable"),
    [
        ("1:hide0 0:hide1", 1),
        ("1:hide0 0:hide1 1:mark", 1),
        ("1:hide0 0:hide1 0:mark", 2),
        ("1:hide0 0:hide1 0:mark 1:mark", 0),
    ],
)
def test_a_secret_stays_behind_an_open_move_that_another_seat_has_answered(log, removable):
    position, unfinished = SecretFirst(both=True), Unfinished()
    for entry in log.split():
        seat, _, word = entry.partition(":")
        unfinished.play(position, Step(int(seat), MOVES[word]))
    assert unfinished.removable(position, 0) == removable


# ---- in a course ---------------------------------------------------------------------------------


@pytest.fixture
def toy(monkeypatch) -> Record:
    """A record of the toy game, which is registered for the length of the test."""
    monkeypatch.setitem(GAMES, "toy", ToyPosition.game)
    return Record("toy", 2, {}, "toy")


@pytest.mark.parametrize("word", ["peek", "show", "whisper", "roll"])
def test_a_course_refuses_to_take_back_what_somebody_learned_from(toy, word):
    game = enter(Course(toy), f"0:mark 0:{word}")
    before = sight(game.position)
    with pytest.raises(IllegalMove) as refused:
        game.play(0, UNDO)
    assert (refused.value.reason, refused.value.notation) == ("nothing-to-take-back", UNDO)
    assert sight(game.position) == before
    assert len(game.record.entries) == len(game.played) == 2


def test_a_log_is_folded_without_asking_again_who_learned_what(toy):
    toy.entries += [Entry(0, "mark"), Entry(0, "show"), Entry(0, UNDO)]
    game = Course(toy)
    assert [str(played.move) for played in game.played] == ["mark"]
    assert game.position.view(1)["other"] is None


def test_a_log_never_rolls_dice_again(toy):
    toy.entries += [Entry(0, "roll"), Entry(0, UNDO)]
    with pytest.raises(BadRecord, match="log entry 2, 0:undo"):
        Course(toy)


# ---- in the duel ---------------------------------------------------------------------------------


def course(log: str = "", *variants: str, seed: str = "takeback") -> Course:
    """A duel after this log: ``course("0:5 1:3")``."""
    options = GAMES["duel"].options.read({"variants": variants})
    found = Course(Record("duel", 2, options, seed))
    enter(found, log)
    return found


def enter(game: Course, log: str) -> Course:
    for entry in log.split():
        seat, _, word = entry.partition(":")
        game.play(int(seat), word)
    return game


def both(game: Course) -> tuple[int, int]:
    """How many moves each seat may take back."""
    return game.takebacks(0), game.takebacks(1)


def lay(rows: str, *variants: str) -> Course:
    """A duel of fate in which both rows are laid: ``lay("01234567/76543210")``."""
    game = course("", "fate", *variants)
    for seat, row in enumerate(rows.split("/")):
        enter(game, " ".join(f"{seat}:{card}" for card in row[:-1]))
    return game


@pytest.mark.parametrize("variants", [(), ("poor_visibility",), ("traitor",), ("dark_night",)])
def test_a_choice_can_be_taken_back_until_the_other_has_chosen_too(variants):
    game = course("", *variants)
    before = sight(game.position)
    first, second = game.moves(0)[-2:]
    game.play(0, first)
    assert both(game) == (1, 0)
    game.play(0, UNDO)
    assert sight(game.position) == before
    assert both(game) == (0, 0)
    game.play(0, second)
    assert both(game) == (1, 0)
    game.play(1, game.moves(1)[-1])
    assert both(game) == (0, 0)


def test_a_choice_can_be_changed_as_often_as_one_likes():
    game = course("0:1 0:undo 0:2 0:undo 0:3 0:undo 0:4 1:4")
    assert [played.move.notation for played in game.played] == ["4", "4"]
    assert len(game.record.entries) == 8


def test_after_a_reveal_nothing_can_be_taken_back():
    game = course("0:5 1:3")
    assert both(game) == (0, 0)
    with pytest.raises(IllegalMove) as refused:
        game.play(0, UNDO)
    assert refused.value.reason == "nothing-to-take-back"


def test_after_a_reveal_that_calls_upon_the_same_seat_again_nothing_can_be_taken_back():
    game = course("0:2 1:3")
    assert game.awaited == (1,), "the Spy's victim goes first, who has also made the last move"
    assert both(game) == (0, 0)


def test_a_card_shown_to_a_spy_stays_shown():
    game = course("0:2 1:3 1:7")
    assert game.position.view(0)["choices"] == (None, 7)
    assert both(game) == (0, 0)
    enter(game, "0:1")
    assert both(game) == (0, 0)


def test_a_pick_from_a_packet_stays():
    game = course("", "mixed_clans")
    while game.position.view(None)["stage"] == "draft":
        (seat,) = game.awaited
        game.play(seat, game.moves(seat)[0])
        assert both(game) == (0, 0)


def test_a_row_of_fate_is_taken_back_card_by_card():
    game = course("0:7 0:6 0:5", "fate")
    assert both(game) == (3, 0)
    enter(game, "0:undo 0:undo")
    assert game.position.view(0)["row"] == (7,)
    assert both(game) == (1, 0)


def test_who_asks_for_one_move_only_is_told_of_one():
    game = course("0:7 0:6 0:5", "fate")
    assert [game.takebacks(0, most=most) for most in (1, 2, 3, 4)] == [1, 2, 3, 3]


def test_a_whole_row_of_fate_can_be_taken_back_until_the_other_row_is_laid():
    game = course("0:0 0:1 0:2 0:3 0:4 0:5 0:6", "fate")
    assert game.awaited == (1,)
    assert both(game) == (7, 0)
    enter(game, "1:0 1:1")
    assert both(game) == (7, 2)
    enter(game, "0:undo")
    assert game.awaited == (0, 1)
    assert both(game) == (6, 2)
    assert game.position.view(1)["row"] == (0, 1)


def test_rows_that_were_revealed_stay():
    game = lay("01234567/01234567")
    assert game.outcome is not None or game.played
    assert both(game) == (0, 0)


@pytest.mark.parametrize("spy", ["0", "1"])
def test_who_looks_with_a_spy_cannot_take_the_row_back(spy):
    rows = {"0": "23456701/34567012", "1": "34567012/23456701"}[spy]
    game = lay(rows)
    assert game.awaited == (int(spy),)
    assert game.position.view(None)["stage"] == "rearrange"
    assert both(game) == (0, 0)


@pytest.mark.parametrize("held", range(6))
def test_a_row_laid_anew_is_taken_back_card_by_card(held):
    """After `held` equal rounds a Spy lets its owner lay the rest of the row anew."""
    rest = [str(card) for card in (0, 1, 3, 4, 5, 6, 7)]
    front, back = rest[:held], rest[held:]
    rows = "".join((*front, "2", *back)), "".join((*front, back[-1], "2", *back[:-1]))
    game = lay("/".join(rows), "bitter_end")
    assert game.position.view(None)["stage"] == "rearrange"
    for number, card in enumerate(reversed(back[2:]), 1):
        game.play(0, card)
        assert both(game) == (number, 0)
    for number in reversed(range(len(back) - 2)):
        game.play(0, UNDO)
        assert both(game) == (number, 0)


def test_the_moves_of_others_stay_when_one_is_taken_back():
    game = course("0:7 1:6 0:5 1:4", "fate")
    enter(game, "0:undo")
    assert game.position.view(0)["row"] == (7,)
    assert game.position.view(1)["row"] == (6, 4)
    assert [f"{played.seat}:{played.move}" for played in game.played] == ["0:7", "1:6", "1:4"]


def test_after_the_end_nothing_can_be_taken_back():
    assert both(course("0:7 1:1")) == (0, 0)
    assert both(course("0:7 1:resign")) == (0, 0)
