"""How the end of a game is told: as a table to all, as "you" to each, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.config import Server
from bot.languages import LANGUAGES, words
from bot.store import NewNotice, NoticeKind
from bot.telling_results import score_table, standings, tell_own_result, tell_scores
from rules import GAMES
from tests.bot.asking import ask, shown
from tests.bot.live import Live, click, live_bot, verbs

if TYPE_CHECKING:
    from pathlib import Path

    from rules import View
    from sandbox import Person

NAMES = ("Anna", "Bob", "Carl", "Dora", "Ewan", "Fiona")


def ended(ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...]) -> View:
    """A spectator's view of a game that ended so."""
    view = GAMES["land"].start(2, {}, "end").view(None)
    view["seats"] = len(scores)
    view["outcome"] = {"ranking": ranking, "scores": scores, "reason": "prizes"}
    return view


# The table


def test_the_result_is_a_table_of_place_name_and_points() -> None:
    table = score_table(ended(((1,), (0,), (2,)), (33, 153, 9)), NAMES)
    assert table.splitlines() == [
        "```",
        "1  Bob   153",
        "2  Anna   33",
        "3  Carl    9",
        "```",
    ]


def test_points_below_zero_have_a_real_minus():
    table = score_table(ended(((1,), (0,)), (-5, 14)), NAMES)
    assert [line[-2:] for line in table.splitlines()[1:-1]] == ["14", "−5"]


def test_who_is_equal_shares_a_place_and_the_next_one_is_left_out() -> None:
    outcome = ended(((1, 3), (0,), (2,)), (5, 9, 1, 9))["outcome"]
    assert outcome is not None
    assert [(row.place, row.seat) for row in standings(outcome)] == [(1, 1), (1, 3), (3, 0), (4, 2)]


@pytest.mark.parametrize(
    "name", ["x" * 32, "```", "`a` *b*", "\u202eevil", "名前", "e\u0301" * 10, "\u200b", "a\nb"]
)
def test_no_name_breaks_a_line_of_the_table_or_the_table_itself(name: str) -> None:
    table = score_table(ended(((1,), (0,)), (3, 9)), (name, "Bob"))
    first, *lines, last = table.splitlines()
    assert (first, last) == ("```", "```")
    assert len(lines) == 2
    assert table.count("`") == 6
    assert all(len(line) <= 32 for line in lines)
    assert lines[1].endswith("  3")


def test_points_in_one_line_name_everybody() -> None:
    view = ended(((1,), (0,), (2,)), (33, 53, 9))
    assert tell_scores(view, NAMES) == "Bob: 53 · Anna: 33 · Carl: 9"


# For one player


@pytest.mark.parametrize(
    ("ranking", "told"),
    [
        (((0,), (1,), (2,)), "You win!"),
        (((0, 2), (1,)), "You win together with Carl!"),
        (((1,), (0,), (2,)), "Not this time: place 2, behind Bob."),
        (((1, 2), (0,)), "Not this time: place 3, behind Bob and Carl."),
        (((0, 1, 2),), "It is a draw with Bob and Carl."),
    ],
)
def test_a_player_reads_the_result_as_you(ranking: tuple[tuple[int, ...], ...], told: str) -> None:
    assert tell_own_result(words("en"), ended(ranking, (5, 5, 5)), NAMES, 0) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_way_to_end_has_words_of_its_own(language: str) -> None:
    ways = (((0,), (1,)), ((1,), (0,)), ((0, 1),))
    told = {tell_own_result(words(language), ended(way, (5, 5)), NAMES, 0) for way in ways}
    assert len(told) == len(ways)


# On Discord


async def give_up(live: Live, guest: Person) -> None:
    """Give up the game of the thread."""
    await click(guest, shown(await ask(guest, live.thread, "resign")), "resigned")
    await live.settle()


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_who_was_not_there_hears_once_by_direct_message_what_it_means_for_them(
    live: Live, locale: str
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob", locale)
    await live.duel(anna, bob)
    heard = len(anna.pings), len(bob.pings)
    await live.round((anna, "7"), (bob, "1"))
    # Bob's Princess has won, and he was there; Anna was not.
    assert (len(anna.pings), len(bob.pings)) == (heard[0] + 1, heard[1])
    end = await live.prompt(anna)
    assert end.text.splitlines()[0] == "**Not this time: place 2, behind Bob.**"
    assert "The Princess decides it: Bob wins the duel!" in end.text
    assert verbs(end) == ["rematch", "verify", "log"]
    own = await live.prompt(bob)
    tongue = words(locale)
    won = tongue("result-own", standing="won", others="", place=1)
    assert f"**{won}**" in own.text.splitlines()
    assert live.turn(anna).text.splitlines()[0].startswith("**The Princess decides it: Bob wins")
    assert anna.mention not in live.turn(anna).text


async def test_the_question_before_the_end_leads_to_the_result(live: Live) -> None:
    anna, bob = await live.pair()
    before = await live.prompt(anna)
    await live.round((anna, "7"), (bob, "1"))
    assert "The result is further down." in before.text
    assert (await live.prompt(anna)).id > before.id


async def test_who_takes_no_direct_messages_is_called_at_the_end_in_the_thread(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    bob.close_dms()
    await live.duel(anna, bob)
    heard = len(bob.pings)
    await give_up(live, anna)
    assert len(bob.pings) == heard + 1
    assert bob.mention in live.turn(bob).text


async def test_who_closes_direct_messages_before_the_end_is_called_too(live: Live) -> None:
    anna, bob = await live.pair()
    bob.close_dms()
    heard = len(bob.pings)
    await give_up(live, anna)
    assert len(bob.pings) == heard + 1
    assert live.told(bob)[-1].text == f"{bob.mention}, this game is over. The result is above."


async def test_where_a_server_wants_no_direct_messages_the_end_calls_everybody_else(
    tmp_path: Path,
) -> None:
    async with live_bot(tmp_path, Server(direct_messages=False)) as live:
        anna, bob = await live.pair()
        heard = len(anna.pings), len(bob.pings)
        await give_up(live, anna)
        assert (len(anna.pings), len(bob.pings)) == (heard[0], heard[1] + 1)
        assert not (await bob.dm()).messages_for(bob)


async def test_the_end_is_told_once_even_if_the_bot_dies_before_it_is_noted(live: Live) -> None:
    anna, bob = await live.pair()
    await give_up(live, anna)
    direct = (await bob.dm()).messages_for(bob)
    store = live.bot.store
    match = await store.matches.read(1)
    assert match is not None
    # As if the process had died after the post and before the notice was dropped.
    await store.notices.add(match, [NewNotice(NoticeKind.END, 1)])
    await live.restart()
    await live.settle()
    assert len((await bob.dm()).messages_for(bob)) == len(direct)
