"""Standing orders: whatever is ordered can be done whenever its question is asked."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance

ORDERED = [key for key, game in GAMES.items() if game.orders]


@pytest.mark.parametrize("key", ORDERED)
def test_every_order_can_be_carried_out_whenever_its_question_is_asked(key):
    game, asked = GAMES[key], set()
    for number in range(12):
        chance = Chance(f"orders {number}")
        position = game.start(
            chance.pick(game.seats_for(game.options.read(None))), None, chance.text
        )
        while position.outcome is None:
            for seat in position.to_act:
                ask = position.view(seat)["ask"]
                for order in game.orders:
                    if order.ask == ask:
                        asked.add(ask)
                        moves = position.moves(seat)
                        chosen = [order.choose(answer, moves) for answer in order.answers]
                        assert set(chosen) <= set(moves)
            seat = chance.pick(position.to_act)
            position.play(seat, chance.pick(position.moves(seat)))
    assert asked == {order.ask for order in game.orders}


@pytest.mark.parametrize("key", ORDERED)
def test_every_question_has_one_order_and_its_default_is_one_of_its_answers(key):
    orders = GAMES[key].orders
    assert len({order.ask for order in orders}) == len(orders)
    assert all(order.default in order.names for order in orders)
