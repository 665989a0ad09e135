"""Standing orders of any game: declared by its rules, kept by question, carried out at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.refused import Refused
from rules import Move
from rules.core.orders import ASK, StandingOrder
from tests.bot.levy import LevyGame, begin_levy, levy_on_the_shelf
from tests.bot.live import Live, offered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox import Person

WARY = StandingOrder("who", {"kind": ("gift", "word"), "curt": ("word",)}, default="curt")


@pytest.fixture(autouse=True)
def levy() -> Iterator[None]:
    with levy_on_the_shelf():
        yield


@pytest.fixture
async def pair(live: Live) -> tuple[Person, Person]:
    """Anna, whose turn it is, and Bob, of whom she may demand a levy."""
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await begin_levy(live, anna, bob)
    return anna, bob


def made(answer: str | None, *kinds: str) -> str | None:
    """The move that carries out an answer, of these that are legal."""
    moves = [Move(f"{kind}{number}", kind, {}) for number, kind in enumerate(kinds)]
    chosen = WARY.choose(answer, moves)
    return None if chosen is None else str(chosen)


def test_the_most_wanted_kind_of_move_is_made_and_of_that_the_first():
    assert made("kind", "word", "gift", "gift") == "gift1"
    assert made("kind", "word", "nod") == "word0"
    assert made("curt", "gift", "word") == "word1"


def test_who_has_ordered_nothing_has_ordered_the_default_and_who_wants_is_asked():
    assert made(None, "gift", "word") == "word1"
    assert made(ASK, "gift", "word") is None
    assert WARY.names == (ASK, "kind", "curt")


async def test_each_question_has_its_own_order(live: Live, pair: tuple[Person, Person]) -> None:
    anna, _ = pair
    matches = live.bot.matches
    await matches.order(1, 1, "vote", "always")
    await live.choose(anna, "demand")
    assert (await live.table()).course.awaited == (1,), "the vote is another question"
    await matches.order(1, 1, "levy", "never")
    await live.settle()
    assert "Bob refuses Anna." in live.turn(anna).text
    await live.restart()
    orders = [sitter.orders for sitter in (await live.table()).match.sitters]
    assert orders == [{}, {"vote": "always", "levy": "never"}]


async def test_who_is_answered_by_an_order_goes_on_in_the_same_message(
    live: Live, pair: tuple[Person, Person]
) -> None:
    anna, _ = pair
    await live.bot.matches.order(1, 1, "levy", "always")
    prompt, pings = await live.prompt(anna), len(anna.pings)
    await live.choose(anna, "demand")
    assert await live.prompt(anna) is prompt
    assert "Bob pays Anna." in prompt.text
    assert "rest" in offered(prompt)
    assert len(anna.pings) == pings


async def test_what_no_rule_declares_can_not_be_ordered(
    live: Live, pair: tuple[Person, Person]
) -> None:
    for ask, answer in (("tax", "always"), ("levy", "sometimes")):
        with pytest.raises(Refused) as refused:
            await live.bot.matches.order(1, 1, ask, answer)
        assert refused.value.key == "order-unknown"


async def test_the_question_offers_its_order_and_an_answer_there_is_carried_out(
    live: Live, pair: tuple[Person, Person]
) -> None:
    anna, bob = pair
    await live.choose(anna, "demand")
    question = await live.prompt(bob)
    (menu,) = [menu for menu in question.menus if menu.custom_id.startswith("order:")]
    assert menu.custom_id.endswith(":levy")
    assert menu.placeholder == "When a levy is demanded"
    assert [option.value for option in menu.options if option.default] == [ASK]
    reply = await bob.select(question, menu.custom_id, ["always"])
    assert (await reply.answered()).text == "You always pay."
    await live.settle()
    assert "Bob pays Anna." in live.turn(anna).text
    assert "pay" not in offered(await live.prompt(bob))


async def test_a_default_answers_for_who_has_ordered_nothing(
    live: Live, pair: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = pair
    order = StandingOrder("levy", {"always": ("pay",)}, default="always")
    monkeypatch.setattr(LevyGame, "orders", (order,))
    await live.choose(anna, "demand")
    assert "Bob pays Anna." in live.turn(anna).text
    await live.bot.matches.order(1, 1, "levy", ASK)
    await live.choose(anna, "demand")
    assert (await live.table()).course.awaited == (1,)
