"""The contract: what every game keeps with every set of options and every number of players.

A newly registered game is tested without adding a line here. `test_contract_positions` has what a
position shows, and its copies and imagined positions; `test_contract_games` has what holds before
there is a position.
"""

from __future__ import annotations

import random

import pytest

from rules import (
    Chance,
    Course,
    IllegalMove,
    Move,
    OutOfTurn,
    Position,
    Record,
    UnknownMove,
    read_record,
    write_record,
)
from rules.core.facts import Amounts, Listing
from rules.core.record import RESIGN, UNDO
from tests.rules.cases import EACH_CASE, Case
from tests.rules.walk import after, moments, sight, walk

#: Texts that are no notation in any game.
NO_NOTATION = ("", " ", "no-such-move", "0 0", "0:0", "７", "\u0000", "-1", UNDO, RESIGN)

pytestmark = EACH_CASE


# ---- the course of a game ------------------------------------------------------------------------


def test_random_games_end(case: Case):
    for seed in ("a", "b", "moments"):
        assert walk(case, seed).end.outcome is not None


def test_somebody_is_awaited_until_the_game_is_over_and_only_they_have_moves(case: Case):
    end = walk(case, "moments").end
    for position in [*(moment.position for moment in moments(case)), end]:
        awaited = position.to_act
        assert awaited == tuple(sorted(set(awaited)))
        assert set(awaited) <= set(range(case.seats))
        assert bool(awaited) == (position.outcome is None) == (position is not end)
        for seat in range(case.seats):
            assert bool(position.moves(seat)) == (seat in awaited)


def test_the_outcome_ranks_every_seat_once(case: Case):
    outcome = walk(case, "moments").end.outcome
    assert outcome is not None
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(case.seats))
    assert all(outcome.ranking)
    assert len(outcome.scores) == case.seats
    assert outcome.reason


def test_a_start_is_fixed_by_its_arguments(case: Case):
    random.seed("chance must come from the seed alone")
    whole = walk(case, "moments")
    random.seed("and from nothing else")
    again = case.game.start(case.seats, dict(case.options), "moments")
    assert sight(again) == sight(whole.start)
    for seat, move in whole.steps:
        again.play(seat, move)
    assert sight(again) == sight(whole.end)


# ---- moves and their notation --------------------------------------------------------------------


def test_moves_are_listed_once_by_one_plain_word_that_parses_both_ways(case: Case):
    for moment in moments(case):
        for seat in moment.position.to_act:
            moves = moment.position.moves(seat)
            assert len(set(map(str, moves))) == len(moves)
            for move in moves:
                word = str(move)
                assert case.game.parse(word) == move
                assert word.isascii()
                assert word.isprintable()
                assert word.split() == [word]
                assert ":" not in word
                assert word not in {UNDO, RESIGN}
                assert len(word) <= 40


def test_moves_and_events_carry_plain_facts(case: Case):
    for moment in moments(case):
        for move in moment.position.explained(moment.seat):
            assert move.kind
            _assert_plain(move.facts)
        for event in moment.position.copy().play(moment.seat, moment.move):
            assert event.kind
            _assert_plain(event.facts)
            assert event.only is None or set(event.only) <= set(range(case.seats))


def _assert_plain(facts: object) -> None:
    assert isinstance(facts, dict)
    for name, value in facts.items():
        assert isinstance(name, str)
        assert type(value) in {int, str, Amounts, Listing}


# ---- what is refused -----------------------------------------------------------------------------


def test_a_text_that_is_no_notation_is_refused(case: Case):
    position = walk(case, "moments").start.copy()
    before = sight(position)
    for text in NO_NOTATION:
        with pytest.raises(UnknownMove) as refused:
            position.play(position.to_act[0], text)
        assert refused.value.rule in case.game.rules
        assert refused.value.notation == text
    assert sight(position) == before


def test_illegal_moves_leave_the_position_untouched(case: Case):
    known = _moves_of(case)
    for moment in moments(case):
        position = moment.position
        for seat in position.to_act:
            legal = position.moves(seat)
            for move in known:
                if move not in legal:
                    with pytest.raises(IllegalMove) as refused:
                        position.play(seat, str(move))
                    assert refused.value.rule in case.game.rules
                    assert refused.value.notation == str(move)
                    assert refused.value.reason
        assert sight(position) == moment.sight


def test_who_is_not_awaited_is_refused(case: Case):
    known = _moves_of(case)[:5]
    for position in [*(moment.position for moment in moments(case)), walk(case, "moments").end]:
        before = sight(position)
        for seat in {-1, *range(case.seats + 1)} - set(position.to_act):
            for move in known:
                with pytest.raises(OutOfTurn) as refused:
                    position.play(seat, move)
                assert refused.value.rule == position.turn_rule
                assert refused.value.rule in case.game.rules
                over = position.outcome is not None
                assert refused.value.reason == ("game-over" if over else "not-awaited")
        assert sight(position) == before


def _moves_of(case: Case) -> list[Move]:
    """All moves that were possible at some moment of a walk."""
    found: dict[str, Move] = {}
    for moment in moments(case):
        for seat in moment.position.to_act:
            found.update((str(move), move) for move in moment.position.moves(seat))
    return list(found.values())


# ---- records, undo and computers -----------------------------------------------------------------


def test_a_record_replays_to_the_same_position(case: Case):
    whole = walk(case, "moments")
    course = _course(case, "moments")
    for seat, move in whole.steps:
        course.play(seat, move)
    line = write_record(course)
    assert "\n" not in line
    again = read_record(line)
    assert sight(again.position) == sight(whole.end)
    assert again.outcome == whole.end.outcome
    assert again.record == course.record
    assert again.asked == course.asked
    assert write_record(again) == line


def test_taking_back_and_moving_again_is_as_if_nothing_was(case: Case):
    """Undo is offered to all, so it must be sound in every game: no dice rolled again."""
    course = _course(case, "moments")
    for number, (seat, move) in enumerate(walk(case, "moments").steps[:11]):
        before = sight(course.position)
        course.play(seat, move)
        if number % 5 == 0 and course.takebacks(seat):
            after = sight(course.position)
            course.play(seat, UNDO)
            assert sight(course.position) == before
            course.play(seat, move)
            assert sight(course.position) == after
    assert sight(read_record(write_record(course)).position) == sight(course.position)


def test_nothing_is_taken_back_once_somebody_has_learned_something(case: Case):
    course, looked = _course(case, "moments"), 0
    for seat, move in walk(case, "moments").steps:
        before = course.position.copy()
        course.play(seat, move)
        if looked < 8 and course.outcome is None and _learned(before, course.position, seat, move):
            looked += 1
            assert [course.takebacks(one) for one in range(case.seats)] == [0] * case.seats


def _learned(before: Position, now: Position, mover: int, move: Move) -> bool:
    """Whether a player now knows that the position was not one of those it had imagined."""
    for viewer in range(before.view(None)["seats"]):
        seen = now.view(viewer)
        if seen == before.view(viewer):
            continue
        twin = before.imagine(viewer, Chance("learned"))
        # The true move comes first, for it fits most often.
        moves = sorted(twin.moves(mover), key=lambda one: one != move)
        if viewer == mover:
            moves = [move]
        if not any(after(twin, mover, one).view(viewer) == seen for one in moves):
            return True
    return False


def test_a_computer_player_gives_a_legal_move_that_its_imagination_fixes(case: Case):
    # Some players think long; every other moment shows as much.
    for moment in moments(case)[::2]:
        imagined = moment.position.imagine(moment.seat, Chance("advice"))
        first, second = (
            case.game.advise(imagined.copy(), moment.seat, Chance("advisor")) for _ in range(2)
        )
        assert first == second
        assert first in moment.position.moves(moment.seat)


def _course(case: Case, seed: str) -> Course:
    return Course(Record(case.game.key, case.seats, case.options, seed, case.game.version))
