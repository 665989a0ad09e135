"""What a seat can work out about other hands, by counting what it has seen."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Chance
from rules.land.cards import SHIELD, SWORD, SYMBOLS
from tests.rules.land.setups import LANDS, SIEGE, TABLES, hand, land, play, start

WEAPONS = "sword sword shield shield shield"
SWORDS = "oak oak oak sword sword"
MOONS = "moon moon moon moon moon"


def guesses(position, viewer, samples=40):
    """Some positions that a seat can't tell from this one."""
    return [position.imagine(viewer, Chance(f"guess {sample}")) for sample in range(samples)]


def land_cards(cards):
    return sum(card < SYMBOLS for card in cards)


def conquer(position, card):
    """Let whoever is asked play that card on the first square it can."""
    play(position, card)
    play(position, str(position.moves(position.mover)[0]))


def reshuffle(position):
    """Let the whole pile be played by nobody, and the next card be drawn from a new one."""
    position.deck.discard += position.deck.pile
    position.deck.pile = []


# ---- counting ------------------------------------------------------------------------------------


def test_lc_r24_nobody_is_thought_to_hold_a_sword_when_all_are_in_sight():
    position = land(
        seats=3,
        hands=("sword sword sword sword oak", MOONS, LANDS),
        discard=" ".join(["sword"] * 6),
    )
    for twin in guesses(position, 0):
        assert all(SWORD not in held for held in twin.hands[1:])
        assert SWORD not in twin.deck.pile
    assert any(SWORD in twin.hands[0] for twin in guesses(position, 1)), "which others can't know"


def pile_of(position):
    """What the pile was made of, if all that was seen since then was possible."""
    deck = position.deck
    drawn = Counter()
    for seat, held in enumerate(position.hands):
        kept, used, draws = Counter(deck.kept[seat]), Counter(), 0
        for seen in deck.story:
            if seen.seat != seat:
                continue
            if seen.kind == "drew":
                draws += 1
            if seen.kind == "played":
                source = kept if kept[seen.card] else used
                source[seen.card] += -1 if source is kept else 1
            assert used.total() <= draws, "a card was played before it was drawn"
        fresh = Counter(held) - kept
        assert Counter(held) >= kept, "a card of the old hand is lost"
        assert fresh.total() + used.total() == draws
        drawn += fresh + used
    return drawn + Counter(deck.pile)


@pytest.mark.parametrize(("seats", "teams"), TABLES)
@pytest.mark.parametrize("land_match", ["symbol", "exact"])
def test_lc_r21_every_guess_could_have_come_about(seats, teams, land_match):
    position = start(seats, "guesses", teams=teams, land_match=land_match)
    chance, count = Chance("guesses"), 0
    while position.outcome is None and count < 500:
        (seat,) = position.to_act
        position.play(seat, chance.pick(position.moves(seat)))
        count += 1
        if count % 23 == 0:
            pile = pile_of(position)
            for viewer in range(seats):
                twin = position.imagine(viewer, Chance(str(count)))
                assert pile_of(twin) == pile, "the pile was made of other cards"


def test_lc_r24_no_hand_of_the_last_reshuffle_stays_in_an_imagined_position():
    position = land(seats=3, hands=(LANDS, "sword shield shield moon fish", MOONS))
    reshuffle(position)
    play(position, "oak d5")
    kept = position.deck.kept
    twins = guesses(position, 0)
    assert all(twin.deck.kept[0] == kept[0] for twin in twins)
    assert len({tuple(sorted(twin.deck.kept[1])) for twin in twins}) > 5
    together = Counter(kept[1] + kept[2])
    assert all(Counter(twin.deck.kept[1] + twin.deck.kept[2]) == together for twin in twins)


# ---- forced discards -----------------------------------------------------------------------------


def discarded(seats=2, top="oak"):
    """Seat 0 had no land card on a board where every symbol is free, and has drawn one since."""
    position = land(seats=seats, hands=(WEAPONS, MOONS, LANDS), top=top)
    play(position, "discard sword")
    return position


@pytest.mark.parametrize("seats", [2, 3])
def test_lc_r25_who_discards_holds_no_card_that_could_conquer_but_the_one_drawn_since(seats):
    position = discarded(seats)
    twins = guesses(position, 1)
    assert {land_cards(twin.hands[0]) for twin in twins} == {0, 1}
    assert len({hand(twin, 0) for twin in twins}) > 10


def test_lc_r25_it_is_remembered_while_cards_come_and_go():
    position = discarded(top="oak moon oak moon")
    conquer(position, "moon")
    conquer(position, "oak")
    # The oak was drawn since; the four weapons are still there, with one new card.
    assert all(land_cards(twin.hands[0]) <= 1 for twin in guesses(position, 1))


def test_lc_r25_it_is_remembered_beyond_a_reshuffle():
    position = discarded(3)
    reshuffle(position)
    conquer(position, "moon")
    for viewer in (1, 2):
        assert all(land_cards(twin.hands[0]) <= 1 for twin in guesses(position, viewer))


def test_lc_r25_a_weapon_played_since_may_be_one_of_those():
    position = land(
        SIEGE, hands=(WEAPONS, MOONS), top="oak oak oak oak", wizards=(0, 2), prizes="I3 - - -"
    )
    play(position, "discard shield")
    conquer(position, "moon")
    play(position, "attack-c4 swords-1 decline")
    assert {land_cards(twin.hands[0]) for twin in guesses(position, 1)} == {0, 1, 2}


# ---- shields offered in vain ---------------------------------------------------------------------


def offered_in_vain():
    """Seats 1 and 3 defend; seat 1 has offered a shield, seat 3 had none to go with it."""
    hands = (SWORDS, "moon moon moon moon shield", LANDS, "fish fish fish fish fish")
    position = land(SIEGE, seats=4, hands=hands, teams=True)
    play(position, "attack-c4 swords-2 swords-0 shields-1 decline")
    return position


def test_lc_r26_a_partner_remembers_the_shields_that_were_offered_in_vain():
    position = offered_in_vain()
    assert position.attack is None
    assert all(SHIELD in twin.hands[1] for twin in guesses(position, 3))
    for stranger in (0, 2):
        assert {SHIELD in twin.hands[1] for twin in guesses(position, stranger)} == {False, True}
        for twin in guesses(position, stranger, samples=5):
            assert all(seen.kind != "shields" for seen in twin.deck.story), "that was no secret"


def test_lc_r26_they_are_remembered_beyond_a_reshuffle():
    position = offered_in_vain()
    reshuffle(position)
    conquer(position, "moon")
    assert all(SHIELD in twin.hands[1] for twin in guesses(position, 3))


def test_lc_r26_once_a_shield_is_played_no_other_is_sure():
    position = offered_in_vain()
    position.take(1, SHIELD)
    position.deck.discard.append(SHIELD)
    position.hands[1].append(position.deck.draw(1))
    assert {SHIELD in twin.hands[1] for twin in guesses(position, 3)} == {False, True}
