"""Standing orders: whatever is ordered can be done whenever its question is asked."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance
from rules.core.options import Several

#: Questions that hardly ever come up by chance; they are ordered in tests of their own.
RARE = {"give-penny"}
ORDERED = [key for key, game in GAMES.items() if game.orders]


@pytest.mark.parametrize("key", ORDERED)
def test_every_order_can_be_carried_out_whenever_its_question_is_asked(key):
    game, asked = GAMES[key], set()
    for number in range(12):
        chance = Chance(f"orders {number}")
        options = _everything(game)
        position = game.start(chance.pick(game.seats_for(options)), options, chance.text)
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
    assert asked | RARE == {order.ask for order in game.orders} | RARE


def _everything(game):
    """The usual options, with all modules that a game has."""
    more = {
        option.name: option.values
        for option in game.options.options
        if isinstance(option, Several) and option.name == "chronicles"
    }
    return game.options.read(more)


@pytest.mark.parametrize("key", ORDERED)
def test_every_question_has_one_order_and_its_default_is_one_of_its_answers(key):
    orders = GAMES[key].orders
    assert len({order.ask for order in orders}) == len(orders)
    assert all(order.default in order.names for order in orders)
