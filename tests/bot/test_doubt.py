"""Refusals without a reason are not final: what must be told is tried again, then kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.store import NoticeKind
from tests.bot.live import choose, offered
from tests.bot.players import rounds

if TYPE_CHECKING:
    from tests.bot.live import Live

pytestmark = pytest.mark.usefixtures("hurry")

MESSAGES = "/channels/*/messages"
#: Bare statuses, as a proxy or a token that is being replaced gives them.
BARE = pytest.mark.parametrize("status", [400, 401, 403])


@BARE
async def test_what_is_refused_without_a_reason_is_told_later(live: Live, status: int) -> None:
    anna, bob = await live.pair()
    await live.choose(anna, "7")
    fault = live.sandbox.faults.answer(status, times=3, method="POST", path=MESSAGES)
    await live.choose(bob, "4")
    assert fault.times == 0
    assert rounds(live, anna) == ["1", "2"]


@BARE
async def test_an_answer_that_is_refused_without_a_reason_is_no_fault_of_ours(
    live: Live, status: int
) -> None:
    anna, _ = await live.pair("fate")
    prompt = await live.prompt(anna)
    fault = live.sandbox.faults.answer(status, method="PATCH", path="/webhooks/*")
    await choose(anna, prompt, "3", wait=False)
    await anna.until(lambda seen: seen is prompt and bool(offered(prompt)) and fault.times == 0)
    await live.settle()
    assert "3" not in offered(prompt)
    assert not [one for one in (await anna.dm()).messages_for(anna) if "on our side" in one.text]


@BARE
async def test_a_result_that_is_refused_for_long_is_kept_and_told_after_a_restart(
    live: Live, status: int, monkeypatch: pytest.MonkeyPatch, forgiven: list[str]
) -> None:
    anna, bob = await live.pair()
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3")):
        await live.round((anna, mine), (bob, theirs))
    monkeypatch.setattr("bot.delivery.DOUBT", 0.0)
    live.sandbox.faults.answer(status, method="POST", path=MESSAGES)
    await live.bot.matches.play(1, 0, "4")
    await live.bot.matches.play(1, 1, "1")
    turn = next(one for one in await live.bot.store.notices.of(1) if one.kind is NoticeKind.TURN)
    forgiven.append(f"notice {turn.id} (turn) of match 1 is kept")
    await live.settle()
    assert "wins the duel" not in live.turn(anna).text
    await live.restart()
    await live.settle()
    assert "Anna wins the duel" in live.turn(anna).text
    assert [file.filename for file in live.turn(anna).attachments][-1].endswith(".jsonl")
