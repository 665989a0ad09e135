"""Inviting people to a table, tables for invited people only, rematches, and full tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.config import Server
from bot.languages import LANGUAGES, words
from bot.lobbies import INVITED
from bot.lobby_watch import PRESENT
from bot.public_match import LOBBY_PATIENCE
from tests.bot.asking import ask, shown
from tests.bot.live import Live, click, live_bot, press, verbs

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person, Reply

EXPIRED = words("en")("lobby-expired")


async def invite(host: Person, card: Message, *guests: Person) -> Reply:
    """Invite guests with the Invite button of a lobby's card."""
    panel = shown(await click(host, card, "invite"))
    (menu,) = panel.menus
    return await (await host.select(panel, menu.custom_id, list(guests))).answered()


async def direct(guest: Person) -> list[Message]:
    """The direct messages to a guest."""
    return [m for m in (await guest.dm()).messages_for(guest) if not m.ephemeral]


class Later:
    """Moves the bot's clock."""

    def __init__(self, live: Live) -> None:
        self.now = 1_000_000.0
        self._live = live
        live.bot.matches.clock = lambda: self.now

    async def by(self, seconds: float) -> None:
        """Let so much time pass, and the bot look after its lobbies."""
        self.now += seconds
        await self._live.bot.lobby_watch.look()
        await self._live.settle()


# Inviting


async def test_a_lobby_card_pings_nobody(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.lobby_of(anna)
    await live.settle()
    assert not anna.pings
    assert not bob.pings


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_who_is_invited_hears_of_it_once_in_their_language_and_can_join_there(
    live: Live, locale: str
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob", locale)
    tongue = words(locale)
    await ask(bob, live.games, "games")
    card = await press(anna, "play", live, game="duel", invite=bob)
    await live.settle()
    assert f"Invited: {bob.mention}" in card.text
    assert [ping.kind for ping in bob.pings] == ["direct"]
    (asked,) = await direct(bob)
    title = tongue("match-title", game=tongue("duel"), number="1")
    assert asked.text.startswith(f"**{tongue('invitation', host='Anna', game=title)}**")
    reply = await click(bob, asked, "join")
    assert not reply.failed
    assert tongue("lobby-joined", link="").strip() in asked.text
    assert verbs(asked) == []
    await bob.until(lambda seen: seen is card and "2. Bob" in seen.text)
    assert "Invited" not in card.text


async def test_several_people_are_invited_with_the_button(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    card = await live.lobby_of(anna, game="cherokee")
    reply = await invite(anna, card, bob, carl, anna)
    await live.settle()
    assert f"Invited: {bob.mention} and {carl.mention}." in reply.text
    assert f"Invited: {bob.mention} and {carl.mention}" in card.text
    assert [len(await direct(guest)) for guest in (anna, bob, carl)] == [0, 1, 1]
    # Nobody is invited twice.
    await invite(anna, card, bob)
    await live.settle()
    assert len(await direct(bob)) == 1


async def test_only_the_host_invites(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    card = await live.lobby_of(anna, bob, game="cherokee")
    assert "Only the host can do that" in (await click(bob, card, "invite")).text
    panel = shown(await click(anna, card, "invite"))
    reply = await bob.select(panel, panel.menus[0].custom_id, [carl], forge=True)
    assert "Only the host can do that" in (await reply.answered()).text
    assert not await direct(carl)


async def test_who_can_not_see_the_channel_and_bots_are_not_invited(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    secret = live.guild.text("secret", only_for=[anna, bob])
    reply = await ask(anna, secret, "play", game="duel", invite=carl)
    assert reply.text == f"{carl.mention} can’t see this channel, and so could not join."
    reply = await ask(anna, secret, "play", game="duel", invite=live.sandbox.bot)
    assert "Bots don’t play here" in reply.text
    assert not await live.bot.store.matches.of(anna.id)


async def test_an_invitation_is_declined_and_the_card_says_so_no_longer(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel", invite=bob)
    await live.settle()
    (asked,) = await direct(bob)
    await click(bob, asked, "decline")
    await live.settle()
    assert "You have declined this invitation." in asked.text
    assert "Invited" not in card.text
    reply = await (await bob.click(asked, "decline:1:0", forge=True)).answered()
    assert "You are not invited to this game" in reply.text


async def test_who_takes_no_direct_messages_is_invited_by_mention(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    bob.close_dms()
    await press(anna, "play", live, game="duel", invite=bob)
    await live.settle()
    said = live.games.messages_for(bob)[-1]
    assert said.text.startswith(f"{bob.mention}, Anna invites you to a game: Scottish Duel #1")
    assert [ping.kind for ping in bob.pings] == ["mention"]


async def test_who_wants_no_invitations_gets_none(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    settings = shown(await ask(bob, live.games, "settings"))
    menu = next(one for one in settings.menus if one.custom_id.endswith(":messages"))
    await bob.select(settings, menu.custom_id, ["reminders", "nudges", "endings"])
    await press(anna, "play", live, game="duel", invite=bob)
    await live.settle()
    assert not bob.pings
    # The invitation holds all the same.
    listed = shown(await ask(bob, live.games, "games"))
    assert "To join (1)" in [one.label for one in listed.buttons]


async def test_nobody_is_invited_to_a_game_that_has_begun_meanwhile(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    card = await press(anna, "play", live, game="duel", invite=carl)
    await live.settle()
    await click(bob, card, "join")
    await click(anna, card, "start")
    await live.settle()
    (asked,) = await direct(carl)
    reply = await click(carl, asked, "join")
    assert "This lobby is closed" in reply.text


async def test_there_is_an_end_to_invitations(live: Live) -> None:
    anna = live.guest("Anna")
    guests = [live.guest(f"Guest {number}") for number in range(INVITED + 1)]
    card = await live.lobby_of(anna, game="cherokee")
    await invite(anna, card, *guests[:INVITED])
    reply = await invite(anna, card, guests[INVITED])
    assert f"At most {INVITED} people" in reply.text
    assert not await direct(guests[INVITED])


# Tables for invited people only


async def test_a_table_can_be_for_invited_people_only(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    card = await press(anna, "play", live, game="duel", invite=bob, invited_only=True)
    assert "Only invited people can join." in card.text
    assert "This table is for invited people" in (await click(carl, card, "join")).text
    listed = shown(await ask(carl, live.games, "games"))
    assert "To join (0)" in [one.label for one in listed.buttons]
    listed = shown(await ask(bob, live.games, "games"))
    assert "To join (1)" in [one.label for one in listed.buttons]
    await click(bob, card, "join")
    assert "2. Bob" in card.text


async def test_the_host_opens_a_table_to_everybody_and_shuts_it_again(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel", invited_only=True)
    panel = shown(await click(anna, card, "invite"))
    only = "Only invited people can join."
    await click(anna, panel, "onlyinvited")
    await anna.until(lambda seen: seen is card and only not in seen.text)
    await click(bob, card, "join")
    assert "2. Bob" in card.text
    await click(anna, panel, "onlyinvited")
    await anna.until(lambda seen: seen is card and only in seen.text)


# Full tables


async def test_the_host_is_told_when_all_seats_are_taken(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    later = Later(live)
    card = await live.lobby_of(anna, bob)
    await later.by(PRESENT / 2)
    assert not anna.pings
    await later.by(PRESENT)
    (told,) = await direct(anna)
    assert "Scottish Duel #1: all seats are taken. You can start the game now." in told.text
    assert str(card.id) in next(one.url or "" for one in told.buttons)
    await later.by(PRESENT * 2)
    assert len(await direct(anna)) == 1
    assert not bob.pings


async def test_a_host_who_is_there_is_not_called(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    later = Later(live)
    started = await live.lobby_of(anna, bob)
    await click(anna, started, "start")
    left = await live.lobby_of(anna, carl)
    await click(carl, left, "leave")
    filled = await live.lobby_of(anna)
    await click(anna, filled, "computer")
    await live.settle()
    before = len(anna.pings)
    await later.by(PRESENT * 2)
    assert len(anna.pings) == before


async def test_a_host_without_direct_messages_is_called_in_the_channel(tmp_path: Path) -> None:
    async with live_bot(tmp_path, Server(direct_messages=False)) as live:
        anna, bob = live.guest("Anna"), live.guest("Bob")
        later = Later(live)
        await live.lobby_of(anna, bob)
        await later.by(PRESENT * 2)
        assert live.games.messages_for(anna)[-1].text.startswith(
            f"{anna.mention}, all seats are taken: Scottish Duel #1"
        )


# The end of lobbies


async def test_who_manages_the_server_can_cancel_any_lobby(live: Live) -> None:
    anna, bob, mona = live.guest("Anna"), live.guest("Bob"), live.guest("Mona")
    live.guild.promote(mona)
    card = await live.lobby_of(anna)
    assert "Only the host can do that" in (await click(bob, card, "cancel")).text
    await click(mona, card, "cancel")
    assert "This game was cancelled." in card.text


async def test_a_lobby_in_which_nothing_happens_closes_after_a_week(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    later = Later(live)
    card = await live.lobby_of(anna, game="cherokee")
    assert f"Closes <t:{int(later.now + LOBBY_PATIENCE)}:R>" in card.text
    await later.by(LOBBY_PATIENCE - 10)
    await click(bob, card, "join")
    await later.by(LOBBY_PATIENCE - 10)
    assert "Players 2/4" in card.text
    await later.by(20)
    assert EXPIRED in card.text
    assert not verbs(card)
    assert not await live.bot.store.matches.of(anna.id)


async def test_a_lobby_that_is_due_closes_after_a_restart(live: Live) -> None:
    anna = live.guest("Anna")
    Later(live)
    card = await live.lobby_of(anna)
    # The bot of the restart has the time of day, which is many weeks later.
    await live.restart()
    await anna.until(lambda seen: seen is card and EXPIRED in seen.text)
    reply = await ask(anna, live.games, "board", match="1")
    assert reply.text == EXPIRED, "who asks for it later is told the same"


# Rematches


async def over(live: Live) -> tuple[Person, Person]:
    """Anna and Bob, whose duel is over."""
    anna, bob = await live.pair()
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    await live.settle()
    return anna, bob


async def test_a_rematch_seats_nobody_unasked_but_invites(live: Live) -> None:
    anna, bob = await over(live)
    heard = len(anna.pings), len(bob.pings)
    await click(bob, live.turn(bob), "rematch")
    await live.settle()
    card = live.games.messages_for(bob)[-1]
    assert "1. Bob · host" in card.text
    assert "2." not in card.text
    assert f"Invited: {anna.mention}" in card.text
    assert (len(anna.pings), len(bob.pings)) == (heard[0] + 1, heard[1])
    asked = (await direct(anna))[-1]
    assert "Bob would like to play again with you: Scottish Duel #2" in asked.text
    await click(anna, asked, "join")
    await live.settle()
    match = await live.bot.lobbies.lobby(2)
    # Bob, who sat in the second seat, has the first now.
    assert match.names == ["Bob", "Anna"]


async def test_seats_of_a_rematch_go_round_whoever_opens_it(live: Live) -> None:
    anna, bob = await over(live)
    await click(anna, live.turn(anna), "rematch")
    await live.settle()
    reply = await click(bob, live.turn(bob), "rematch")
    assert reply.text == f"Rematch #2 is open in <#{live.games.id}>."
    match = await live.bot.lobbies.lobby(2)
    assert match.names == ["Bob", "Anna"]
    assert match.host_id == anna.id
    card = live.games.messages_for(bob)[-1]
    await bob.until(lambda seen: seen is card and "2. Anna" in seen.text)
    await click(anna, card, "start")
    await live.settle()
    assert (await live.table(2)).match.names == ["Bob", "Anna"]


# Limits


async def test_one_person_can_not_fill_a_server_with_lobbies(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    for _ in range(5):
        await press(anna, "play", live, game="duel")
    for _ in range(3):
        reply = await ask(anna, live.games, "play", game="duel")
        assert "You have 5 games open that have not started" in reply.text
    assert len(await live.bot.store.matches.of(anna.id)) == 5
    # Others are not in their way; and a game that starts or is called off makes room.
    await press(bob, "play", live, game="duel")
    await click(anna, live.games.messages_for(anna)[0], "cancel")
    await press(anna, "play", live, game="duel")


async def test_lobbies_opened_at_the_same_moment_do_not_slip_past_the_limit(live: Live) -> None:
    anna = live.guest("Anna")
    replies = [await anna.slash(live.games, "play", game="duel", wait=False) for _ in range(9)]
    for reply in replies:
        await reply.answered()
    assert len(await live.bot.store.matches.of(anna.id)) == 5


async def test_a_channel_has_a_limit_too(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.lobbies.PER_CHANNEL", 2)
    guests = [live.guest(name) for name in ("Anna", "Bob", "Carl")]
    for guest in guests[:2]:
        await press(guest, "play", live, game="duel")
    reply = await ask(guests[2], live.games, "play", game="duel")
    assert "In this channel 2 games are open" in reply.text
    await guests[2].slash(live.guild.text("elsewhere"), "play", game="duel")


async def test_a_look_up_does_not_read_every_open_match(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await live.pair()
    store = live.bot.store.matches
    for number in range(300):
        await store.add(
            live.bot.lobbies.prepare(
                "duel", {}, (live.guild.id, live.games.id), (10**6 + number, "x"), "en"
            )
        )
    read: list[int] = []
    real = store._rows

    async def counted(where: str, values: tuple[object, ...]) -> list[list[object]]:
        found = await real(where, values)
        read.append(len(found))
        return found

    monkeypatch.setattr(store, "_rows", counted)
    for command in ("board", "log", "hand"):
        await ask(anna, live.games, command)
    await anna.autocomplete(live.games, "board", "match")
    assert 0 < sum(read) <= 12
