"""Who may know what: shields and swords of others, choices of a turn, and imagined positions."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance, Course, Record
from rules.core.takeback import Step, Unfinished
from rules.land.cards import SHIELD
from tests.rules.land.setups import (
    BOX,
    LANDS,
    SIEGE,
    TABLES,
    all_cards,
    everything,
    hand,
    land,
    moves,
    play,
    start,
)

SWORDS = "oak oak oak sword sword"
NO_SHIELD = "moon moon moon moon moon"
ONE_SHIELD = "moon moon moon moon shield"
SHIELDS = "moon moon shield shield shield"
TOP = "crag fish crag fish crag fish crag fish"


def story(position, words, hidden):
    """All that everybody but the hidden seats can see while a chain is played."""
    viewers = [None, *(seat for seat in range(position.setup.seats) if seat not in hidden)]
    seen = [[position.view(viewer) for viewer in viewers]]
    for word in words.split():
        (seat,) = position.to_act
        events = position.play(seat, word)
        for viewer in viewers:
            seen.append((position.to_act, position.view(viewer)))
            seen.append([event for event in events if event.known_to(viewer)])
            if viewer is not None:
                seen.append([str(move) for move in position.moves(viewer)])
    return seen


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("swords", [1, 2])
def test_lc_r18_nobody_can_tell_why_a_defender_declines(seats, swords):
    stories = []
    for held in (NO_SHIELD, ONE_SHIELD, SHIELDS):
        hands = (SWORDS, held, LANDS, LANDS)[:seats]
        position = land(SIEGE, seats=seats, hands=hands, top=TOP)
        stories.append(story(position, f"attack-c4 swords-{swords} decline", hidden={1}))
    assert stories[0] == stories[1] == stories[2]


def test_lc_r18_a_defender_is_asked_one_question_whatever_the_hand_holds():
    for held in (NO_SHIELD, ONE_SHIELD, SHIELDS):
        position = land(SIEGE, hands=(SWORDS, held))
        play(position, "attack-c4 swords-2")
        view = position.view(1)
        assert (position.to_act, view["ask"], view["attack"]["needed"]) == ((1,), "shields", 2)
        assert "decline" in moves(position).split()
        assert {move.kind for move in position.moves(1)} <= {"defend", "decline"}


@pytest.mark.parametrize("answers", ["decline decline", "decline shields-2"])
def test_lc_r26_nobody_outside_can_tell_what_the_first_defender_holds(answers):
    stories = []
    for held in (NO_SHIELD, ONE_SHIELD, SHIELDS):
        hands = (SWORDS, held, LANDS, "fish fish fish shield shield")
        position = land(SIEGE, seats=4, hands=hands, top=TOP, teams=True)
        stories.append(story(position, f"attack-c4 swords-2 swords-0 {answers}", hidden={1}))
    assert stories[0] == stories[1] == stories[2]


def test_lc_r26_attackers_can_not_tell_a_part_that_was_offered_from_nothing():
    stories = []
    for first in ("decline", "shields-1"):
        hands = (SWORDS, SHIELDS, LANDS, "fish fish fish shield shield")
        position = land(SIEGE, seats=4, hands=hands, top=TOP, teams=True)
        words = f"attack-c4 swords-2 swords-0 {first} decline"
        stories.append(story(position, words, hidden={1, 3}))
    assert stories[0] == stories[1]


def test_lc_r26_nobody_outside_can_tell_what_the_second_defender_holds():
    stories = []
    for held in (NO_SHIELD, ONE_SHIELD, SHIELDS):
        hands = (SWORDS, "fish fish fish fish shield", LANDS, held)
        position = land(SIEGE, seats=4, hands=hands, top=TOP, teams=True)
        words = "attack-c4 swords-2 swords-0 shields-1 decline"
        stories.append(story(position, words, hidden={3}))
    assert stories[0] == stories[1] == stories[2]


def test_lc_r26_nobody_can_tell_whether_a_partner_who_adds_no_sword_has_one():
    stories = []
    for held in ("moon moon moon moon moon", "moon moon moon sword sword"):
        hands = (SWORDS, LANDS, held, "fish fish fish shield shield")
        position = land(SIEGE, seats=4, hands=hands, top=TOP, teams=True)
        words = "attack-c4 swords-2 swords-0 decline decline"
        stories.append(story(position, words, hidden={2}))
    assert stories[0] == stories[1]


# ---- the choices of a turn -----------------------------------------------------------------------


def test_lc_r24_the_choices_of_a_turn_are_private_until_the_last():
    position = land(
        """
         4 . . A . b . . . . .
         5 . . A . b A . . . .
         6 . . A . b A . . . .
        """,
        seats=3,
        hands=("oak sun sword sword shield",),
    )
    public = [position.view(viewer) for viewer in (None, 1, 2)]
    for chain in ("oak", "sun", "wizard", "wizard c", "attack-e4", "oak d5"):
        trial = position.copy()
        events = play(trial, chain)
        assert events == []
        assert [trial.view(viewer) for viewer in (None, 1, 2)] == public
        assert trial.view(0)["plan"] is not None


def test_lc_r24_the_player_sees_the_own_plan():
    position = land(hands=(LANDS, ""))
    play(position, "wizard c")
    assert position.view(0)["plan"] == {
        "action": "wizard",
        "card": "wizard",
        "column": "c",
        "square": None,
        "origin": None,
    }


def course(*words, seed="undo", seats=2, **options):
    """A game with these moves, each of whoever is asked."""
    record = Record("land", seats, start(seats, **options).setup.options, seed)
    found = Course(record)
    for word in words:
        found.play(found.position.to_act[0], word)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_every_choice_of_a_chain_can_be_taken_back_until_the_last(seats):
    played = course(seats=seats)
    (seat,) = played.position.to_act
    before = everything(played.position)
    played.play(seat, "wizard")
    played.play(seat, "c")
    assert played.takebacks(seat) == 2
    played.play(seat, "undo")
    played.play(seat, "undo")
    assert everything(played.position) == before
    for word in ("wizard", "c", "c3"):
        played.play(seat, word)
    assert [played.takebacks(one) for one in range(seats)] == [0] * seats


def test_an_answer_to_an_attack_can_not_be_taken_back():
    """Not even if the defender is the next to move, for the attacker has drawn cards by then."""
    position = land(SIEGE, hands=(SWORDS, SHIELDS))
    play(position, "attack-c4 swords-2")
    for word in ("shields-2", "decline"):
        end, unfinished = position.copy(), Unfinished()
        unfinished.play(end, Step(1, position.game.parse(word)))
        assert unfinished.removable(end, 1) == 0


# ---- imagined positions --------------------------------------------------------------------------


def moments(seats, teams, seed, **options):
    """Some positions of a random game, the whole of it played."""
    position, chance = start(seats, seed, teams=teams, **options), Chance(f"moments {seed}")
    count = 0
    while position.outcome is None:
        if count % 37 == 0 or position.attack is not None:
            yield position.copy()
        seat = position.to_act[0]
        position.play(seat, chance.pick(position.moves(seat)))
        count += 1
    yield position


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_an_imagined_position_is_one_that_the_seat_could_be_in(seats, teams):
    for position in moments(seats, teams, "imagined"):
        cards = all_cards(position)
        for seat in range(seats):
            twin = position.imagine(seat, Chance("twin"))
            assert twin.view(seat) == position.view(seat)
            assert list(twin.moves(seat)) == list(position.moves(seat))
            assert twin.to_act == position.to_act
            assert all_cards(twin) == cards
            assert sorted(twin.bag) == sorted(position.bag)
            assert twin.deck.discard == position.deck.discard
            assert [len(held) for held in twin.hands] == [len(held) for held in position.hands]
            for awaited in twin.to_act:
                assert twin.moves(awaited)


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_what_is_imagined_depends_on_nothing_that_the_seat_can_not_know(seats, teams):
    """Positions that a seat can't tell apart are imagined alike, card by card."""
    for position in moments(seats, teams, "alike"):
        for seat in range(seats):
            other = position.imagine(seat, Chance("other"))
            first = position.imagine(seat, Chance("same"))
            second = other.imagine(seat, Chance("same"))
            assert everything(first) == everything(second)


def test_imagined_hands_piles_and_bags_differ():
    position = start(3)
    twins = [position.imagine(0, Chance(str(sample))) for sample in range(20)]
    assert len({hand(twin, 1) for twin in twins}) > 15
    assert len({tuple(twin.deck.pile) for twin in twins}) == 20
    assert len({tuple(twin.bag) for twin in twins}) == 20
    assert len({twin.chance.text for twin in twins}) == 20


def test_an_imagined_position_goes_its_own_way():
    position = start(3)
    before = everything(position)
    twin = position.imagine(0, Chance("own way"))
    while twin.outcome is None:
        twin.play(twin.to_act[0], twin.moves(twin.to_act[0])[0])
    assert everything(position) == before


def reshuffled(seats, hands):
    """A game in which seat 0 has just drawn the first card of a new pile."""
    position = land(seats=seats, hands=hands)
    position.deck.discard = position.deck.pile
    position.deck.pile = []
    play(position, "oak d5")
    return position


def test_lc_r21_who_counts_knows_the_hands_that_a_new_pile_lacks():
    position = reshuffled(2, (LANDS, "sword shield shield moon fish"))
    for sample in range(10):
        twin = position.imagine(0, Chance(str(sample)))
        assert hand(twin, 1) == hand(position, 1), "all other cards were in the discard"
    # The other has seen the same of seat 0, but for the card that it drew since.
    kept = Counter(["oak", "sun", "sun", "sun"])
    drawn = set()
    for sample in range(30):
        imagined = Counter(hand(position.imagine(1, Chance(str(sample))), 0).split())
        assert kept <= imagined
        drawn |= set(imagined - kept)
    assert len(drawn) > 4


def test_lc_r21_a_card_known_to_be_held_is_known_to_be_gone_once_it_is_played():
    position = reshuffled(2, (LANDS, "sun shield shield moon fish"))
    play(position, "moon c1")
    kept = Counter(["sun", "shield", "shield", "fish"])
    for sample in range(10):
        assert kept <= Counter(hand(position.imagine(0, Chance(str(sample))), 1).split())


def test_lc_r21_with_three_the_others_hold_together_what_the_pile_lacks():
    position = reshuffled(3, (LANDS, "sword shield shield moon fish", "crag crag moon moon fish"))
    together = sorted((hand(position, 1) + " " + hand(position, 2)).split())
    splits = set()
    for sample in range(10):
        twin = position.imagine(0, Chance(str(sample)))
        assert sorted((hand(twin, 1) + " " + hand(twin, 2)).split()) == together
        splits.add(hand(twin, 1))
    assert len(splits) > 5, "but not who holds what"


def test_lc_r21_who_has_drawn_nothing_since_holds_no_card_of_the_new_pile():
    position = reshuffled(3, (LANDS, "", "crag crag moon moon fish"))
    kept = Counter(["oak", "sun", "sun", "sun", "crag", "crag", "moon", "moon", "fish"])
    for sample in range(20):
        twin = position.imagine(1, Chance(str(sample)))
        first, third = (Counter(hand(twin, seat).split()) for seat in (0, 2))
        assert third <= kept
        assert (first + third - kept).total() == 1, "seat 0 has drawn one card"


def test_lc_r26_a_partner_imagines_the_shields_that_were_offered():
    hands = (SWORDS, SHIELDS, LANDS, "fish fish fish shield shield")
    position = land(SIEGE, seats=4, hands=hands, teams=True)
    play(position, "attack-c4 swords-2 swords-0 shields-1")
    offers = set()
    for sample in range(20):
        partner = position.imagine(3, Chance(str(sample)))
        assert partner.attack.shields == (0, 1, 0, 0)
        assert SHIELD in partner.hands[1]
        attacker = position.imagine(0, Chance(str(sample)))
        offered = attacker.attack.shields[1]
        assert attacker.hands[1].count(SHIELD) >= offered
        offers.add(offered)
    assert offers == {0, 1}, "all would have ended the attack"


def test_what_another_has_begun_to_choose_is_not_imagined():
    position = land(hands=(LANDS, ""))
    play(position, "wizard c")
    assert position.imagine(1, Chance("begun")).view(0)["plan"] is None
    assert position.imagine(0, Chance("begun")).view(0)["plan"]["column"] == "c"


def test_no_view_of_others_names_a_hidden_card():
    position = land(hands=("oak-d5 oak-i5 sun-e5 sun-e3 moon-b5", ""), land_match="exact")
    for viewer in (None, 1):
        text = str(position.view(viewer))
        assert not any(BOX.cards.names[card] in text for card in position.hands[0])
