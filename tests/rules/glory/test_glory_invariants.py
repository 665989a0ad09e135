"""What holds at every moment of every game."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import GAMES, Chance, IllegalMove, Move, UnknownMove
from rules.glory.moves import PASS, SHIELD
from tests.rules.glory.setups import BOX, CARDS, CELL_NAMES, by_lot, drawn, legal, play, start
from tests.rules.walk import sight

PLACEMENTS = BOX.placements.by_notation.values()
TURNS = {2: 16, 3: 24, 4: 28}
FREE_AT_END = {2: 2, 3: 3, 4: 4}
#: Cards on the table at the end: start cards and one for every turn.
LYING_AT_END = {2: 24, 3: 29, 4: 34}

both_readings = pytest.mark.parametrize("crosses", [True, False])
all_tables = pytest.mark.parametrize("seats", [2, 3, 4])


def all_cards(position) -> Counter[int]:
    """Every card of the game, wherever it is."""
    cards = Counter(position.removed)
    for pile in (*position.hands, *position.discards):
        cards.update(pile)
    cards.update(card for card in position.spread.cards if card >= 0)
    cards.update(hidden.card for hidden in position.spread.hidden.values())
    return cards


@both_readings
@all_tables
def test_random_games_keep_every_card_shield_and_cell(seats, crosses):
    for number in range(4):
        position = start(seats, crosses=crosses, seed=f"keep {number}")
        chance, deck, placed = Chance(f"keep {number}"), Counter(position.setup.deck), 0
        cells = [cell for field in position.view(None)["fields"] for cell in field["cells"]]
        start_cards = sum(cell["card"] is not None for cell in cells)
        while position.outcome is None:
            (seat,) = position.to_act
            before = position.view(None)
            move = chance.pick(position.moves(seat))
            position.play(seat, move)
            placed += move.kind in {"place", "cover"}
            view = position.view(None)
            assert all_cards(position) == deck
            for who in range(seats):
                laid = sum(field["stack"].count(who) for field in view["fields"])
                assert laid + view["shields"][who] == 5
            for old, new in zip(before["fields"], view["fields"], strict=True):
                assert new["stack"][: len(old["stack"])] == old["stack"]
                for was, now in zip(old["cells"], new["cells"], strict=True):
                    empty = was["card"] is None and was["covered_by"] is None
                    assert empty or was == now, "a card that lies never moves"
            assert position.spread.free.bit_count() == len(cells) - start_cards - placed
            assert all(cards == sorted(cards) for cards in position.hands)
        assert placed == TURNS[seats] == position.view(None)["turns"]
        assert position.spread.free.bit_count() == FREE_AT_END[seats]
        assert start_cards + placed == LYING_AT_END[seats]


@both_readings
@all_tables
def test_every_turn_is_one_card_and_at_most_one_shield(seats, crosses):
    position = start(seats, crosses=crosses, seed="turns")
    chance, story = Chance("turns"), []
    while position.outcome is None:
        (seat,) = position.to_act
        assert seat == (position.view(None)["turn"] - 1) % seats
        move = chance.pick(position.moves(seat))
        story.append((position.view(None)["turn"], seat, move.kind))
        position.play(seat, move)
    for turn in range(1, TURNS[seats] + 1):
        kinds = [kind for number, _, kind in story if number == turn]
        assert kinds[0] in {"place", "cover"}
        assert kinds[1:] in ([], ["shield"], ["pass"])


@both_readings
@all_tables
def test_masks_agree_with_the_cards_on_the_table(seats, crosses):
    """What fits is kept up to date card by card; here it is worked out afresh."""
    for number in range(3):
        spread = by_lot(seats, f"masks {number}", crosses=crosses, turns=3 + 8 * number).spread
        table = spread.table
        for card, (colour, strength, _) in enumerate(CARDS):
            fitting = 0
            for cell in range(len(CELL_NAMES)):
                near = [*table.neighbours[cell], table.opposite[cell]]
                lying = [spread.cards[one] for one in near if one >= 0 and spread.cards[one] >= 0]
                match = any(
                    CARDS[o].colour == colour or CARDS[o].strength == strength for o in lying
                )
                if match and table.has(cell) and spread.cards[cell] == -1:
                    fitting |= 1 << cell
            assert spread.fits(card) == fitting


@both_readings
@all_tables
def test_a_copy_goes_its_own_way(seats, crosses):
    for turns in (0, 5, 11):
        position = by_lot(seats, "copy", crosses=crosses, turns=turns)
        before = sight(position)
        twin = position.copy()
        assert sight(twin) == before
        chance = Chance("another way")
        while twin.outcome is None:
            (seat,) = twin.to_act
            twin.play(seat, chance.pick(twin.moves(seat)))
        assert sight(position) == before
        assert position.copy().chance is not position.chance


def test_a_copy_shares_no_face_down_cards_and_no_stacks():
    position = drawn(
        """
        R5 .  .  | .  .  .  | .  .  .  | .  .  .
      .                                            .
        .  .  .  | .  .  .  | .  .  .  | .  .  .
        """,
        "G4 B3 / Y3 O4",
        stacks="1:1",
    )
    twin = position.copy()
    before = sight(position)
    play(twin, "?G4@4.H shield ?Y3@1.T1 shield")
    assert sight(position) == before


# ---- notation ------------------------------------------------------------------------------------


def test_every_move_parses_both_ways_and_no_two_share_a_notation():
    moves = [*PLACEMENTS, SHIELD, PASS]
    assert len({str(move) for move in moves}) == len(moves) == 2 * 42 * 42 + 2
    parse = GAMES["glory"].parse
    assert all(parse(str(move)) is move for move in moves)


def test_a_placement_names_card_and_cell():
    move = GAMES["glory"].parse("G5@2.T1")
    assert (str(move), move.kind) == ("G5@2.T1", "place")
    assert move.facts == {
        "card": "G5",
        "colour": "green",
        "strength": 5,
        "field": 2,
        "cell": "2.T1",
    }
    down = GAMES["glory"].parse("?G5@2.T1")
    assert (str(down), down.kind, down.facts) == ("?G5@2.T1", "cover", move.facts)
    assert down != move


def test_notation_is_read_in_small_letters_too():
    parse = GAMES["glory"].parse
    assert [str(parse(text)) for text in ("g5@2.t1", " ?S3@1.h ", "Shield", "PASS")] == [
        "G5@2.T1",
        "?S3@1.H",
        "shield",
        "pass",
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("", "G5", "G5@", "@2.T1", "G5@2", "G9@2.T1", "X5@2.T1", "G5@7.T1", "G5@2.T3"),
        *("??G5@1.H", "G5 @2.T1", "G５@2.T1", "paß", "ſhield"),
    ],
)
def test_other_texts_are_no_moves(text):
    with pytest.raises(UnknownMove) as refused:
        GAMES["glory"].parse(text)
    assert refused.value.notation == text


# ---- what is refused -----------------------------------------------------------------------------


@both_readings
@all_tables
def test_refused_moves_name_a_rule_and_leave_the_position_untouched(seats, crosses):
    game, chance = GAMES["glory"], Chance(f"refused {seats}")
    texts = [*map(str, PLACEMENTS), "shield", "pass"]
    for turns in (0, 4, 9):
        position = by_lot(seats, "refused", crosses=crosses, turns=turns)
        (seat,) = position.to_act
        if turns == 9:
            position.play(seat, position.moves(seat)[0])
            (seat,) = position.to_act
        before, allowed = sight(position), set(legal(position).split())
        for text in [chance.pick(texts) for _ in range(150)]:
            if text not in allowed:
                with pytest.raises(IllegalMove) as refused:
                    position.play(seat, text)
                assert refused.value.rule in game.rules
                assert refused.value.notation == text
        assert sight(position) == before


def test_a_move_is_known_by_its_notation_alone():
    """A move that somebody else made of the same notation does the same."""
    position = start(2)
    twin = position.copy()
    word = legal(position).split()[0]
    assert position.play(0, Move(word, "place", {})) == twin.play(0, word)
    assert position.play(0, Move("shield", "shield", {})) == twin.play(0, "shield")
    assert sight(position) == sight(twin)
