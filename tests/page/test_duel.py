"""The bot as people play it in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.page.window import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_whole_duel_in_two_windows_by_slash_commands_and_buttons(guest):
    anna = await guest("Anna")
    bob = await guest("Bob")
    await anna.command("play", "Scottish")
    await bob.press("Join")
    await anna.press("Start")
    for each in (anna, bob):
        await each.place("Scottish Duel").wait_for()
    await anna.go("Scottish Duel")
    await bob.go("Clanmoot")
    for number, (mine, theirs) in enumerate((("7", "4"), ("6", "5"), ("5", "3"), ("4", "1")), 1):
        await bob.says(f"Round {number}: choose your card")
        await anna.command("duel play", f"{mine} ·")
        await bob.choose(f"{theirs} ·")
    await anna.says("Anna wins the duel")
    await bob.go("Scottish Duel")
    await bob.says("Anna wins the duel")
    await bob.press("Rematch")
    await anna.go("games")
    await anna.says("Bob · host")


async def test_a_hand_is_seen_by_its_owner_only(live, guest):
    anna = await guest("Anna")
    bob = await guest("Bob")
    await live.duel(anna.person, bob.person)
    for each in (anna, bob):
        await each.go("Scottish Duel")
    await anna.press("Play")
    await anna.says("Only you can see this")
    await bob.steady()
    assert await bob.messages.filter(has_text="Only you can see this").count() == 0
    await anna.page.reload()
    await anna.says("Only you can see this")
    await anna.button("Dismiss").click()
    await anna.messages.filter(has_text="Only you").wait_for(state="detached")


async def test_autocomplete_is_live_and_wrong_options_are_marked(live, guest):
    anna = await guest("Anna")
    await live.duel(anna.person, live.guest("Bob"))
    await anna.go("Scottish Duel")
    await anna.line.fill("/duel")
    await anna.suggestions.filter(has_text="/duel play").wait_for()
    await anna.line.press("Enter")
    card = anna.page.get_by_label("card", exact=True)
    # The first Escape closes what is suggested, so something must be.
    await anna.suggestions.filter(has_text="Musician").wait_for()
    await card.press("Escape")
    await card.press("Enter")
    await anna.page.locator(".option.wrong", has_text="This option is required").wait_for()
    # What was forgotten is offered again, and whenever its field is pressed.
    await anna.suggestions.first.wait_for()
    await anna.page.locator(".option input").press("Escape")
    await anna.suggestions.first.wait_for(state="hidden")
    await anna.page.locator(".option input").click()
    await anna.suggestions.first.wait_for()
    await card.fill("pr")
    await expect(anna.suggestions).to_have_text(["1 · Princess", "7 · Prince"])
    await card.press("ArrowDown")
    await card.press("Enter")
    assert await card.input_value() == "7 · Prince"
    await card.press("Enter")
    await anna.says("You chose the Prince")


async def test_direct_messages_can_be_closed(live, guest):
    anna = await guest("Anna")
    await anna.page.locator("[data-key=switches]").click()
    await anna.page.get_by_role("switch").check()
    await anna.page.locator(".member .shut").wait_for()
    await anna.page.keyboard.press("Escape")
    assert not anna.person.dms_open
    await live.duel(anna.person, live.guest("Bob"))
    await anna.go("Scottish Duel")
    await anna.says("I can’t DM you")
    await anna.press("Play")
    await anna.says("Only you can see this")


async def test_the_bot_is_restarted_in_between(live, guest):
    anna = await guest("Anna")
    bob = await guest("Bob")
    await live.duel(anna.person, bob.person)
    await anna.go("Clanmoot")
    await bob.go("Scottish Duel")
    await live.close()
    await bob.page.locator("#top .state").wait_for()
    await live.open()
    await bob.page.locator("#top .state").wait_for(state="detached")
    await anna.choose("7 ·")
    await anna.says("You chose the Prince")
    await bob.command("duel play", "4 ·")
    await bob.says("Round 2")


async def test_a_newcomer_is_told_what_this_is_and_plays_at_a_press(guest):
    anna = await guest("Anna")
    await anna.page.get_by_text("This is a sandbox").wait_for()
    await anna.page.get_by_role("button", name="Play a duel against the computer").click()
    await anna.page.locator("#top h1", has_text="Scottish Duel").wait_for(timeout=PATIENCE)
    await anna.says("Round 1")
    await anna.press("Play")
    await anna.choose("0 ·")
    await anna.says("Round 2")


async def test_a_ping_is_seen_as_a_ping(live, guest):
    anna = await guest("Anna")
    bob = await guest("Bob")
    await live.duel(anna.person, bob.person)
    await anna.place("Clanmoot").locator(".badge", has_text="1").wait_for()
    face = anna.page.locator(f"#people [data-key='{bob.person.id}'] .badge")
    await face.filter(has_text="1").wait_for()
    await bob.go("Clanmoot")
    await bob.page.locator("#places .badge").wait_for(state="detached")
    await face.wait_for(state="detached")
    assert (await anna.page.title()).startswith("(1) #games · Anna")


async def test_people_are_switched_and_speak_their_own_language(live, guest):
    borys = live.guest("Борис", "ru")
    anna = await guest("Anna")
    await anna.page.locator(f"#people [data-key='{borys.id}']").click()
    await anna.page.locator("html[lang=ru]").wait_for()
    await anna.line.fill("/")
    await anna.suggestions.filter(has_text="/играть").wait_for()
    await anna.page.get_by_label("Язык").select_option("uk")
    await anna.page.locator("html[lang=uk]").wait_for()
    await anna.line.fill("/")
    await anna.suggestions.filter(has_text="/грати").wait_for()
    assert borys.locale == "uk"
    await anna.page.goto(live.sandbox.url)
    await anna.page.locator("html[lang=uk][data-ready]").wait_for()


async def test_somebody_is_invited_and_joins_from_the_direct_message(guest):
    anna = await guest("Anna")
    bob = await guest("Bob")
    await anna.command("play", "Scottish")
    await anna.press("Invite")
    await anna.says("Who do you want to invite?")
    await anna.choose("Bob")
    await anna.page.keyboard.press("Escape")
    await bob.go("Clanmoot")
    await bob.says("Anna invites you to a game: Scottish Duel #1")
    await bob.press("Join")
    await bob.says("You have a seat.")
    await anna.says("Players 2/2")


async def test_an_animation_is_shown_as_a_picture_that_moves(live, guest):
    anna = await guest("Anna")
    await live.duel(anna.person, live.guest("Bob"))
    await anna.go("Scottish Duel")
    await anna.command("replay")
    await anna.press("Animation")
    shown = anna.messages.filter(has_text="The game in 0 turns").locator("img")
    await expect(shown).to_have_attribute("alt", re.compile("^Animation of Scottish Duel #1"))
    assert await shown.evaluate("async (img) => (await img.decode(), img.naturalWidth)") > 0
    kind = await shown.evaluate("async (img) => (await fetch(img.src)).headers.get('content-type')")
    assert kind == "image/webp"
