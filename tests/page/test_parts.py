"""Everything a bot can put on the screen, shown as Discord shows it."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import discord
import pytest
from discord import ui
from PIL import Image
from playwright.async_api import expect

from tests.page.scenes import do, enter, games
from tests.page.window import PATIENCE
from tests.sandbox.probe_bot import Press, classic

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from playwright.async_api import Locator, Route


pytestmark = pytest.mark.asyncio(loop_scope="session")

HOSTILE = "<img src=x onerror=alert(1)> **@everyone** ||x|| `y` [z](http://evil)"


def painting(name: str) -> discord.File:
    paper = io.BytesIO()
    Image.new("RGB", (320, 200), "teal").save(paper, "PNG")
    paper.seek(0)
    return discord.File(paper, name)


async def test_on_a_touch_screen_nothing_covers_a_picture(tavern, window):
    _, anna, channel = await enter(tavern, window, has_touch=True, is_mobile=True)
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="A board with two cards")
    view.add_item(gallery)
    await channel.send(view=view, file=painting("board.png"))
    message = anna.messages.last
    picture = await message.get_by_role("img").bounding_box()
    badge = await message.get_by_role("button", name="Alt text").bounding_box()
    assert badge["y"] >= picture["y"] + picture["height"]


async def test_layouts_pictures_and_files(tavern, window):
    _, anna, channel = await enter(tavern, window)
    view = ui.LayoutView(timeout=None)
    box = ui.Container(accent_colour=0x336699)
    thumbnail = ui.Thumbnail("attachment://t.png", description="An emblem")
    box.add_item(ui.Section(ui.TextDisplay("## Head\n-# small"), accessory=thumbnail))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    gallery = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="A board with two cards")
    gallery.add_item(media="attachment://secret.png", description="A secret", spoiler=True)
    box.add_item(gallery)
    box.add_item(ui.File("attachment://log.jsonl"))
    view.add_item(box)
    files = [
        *map(painting, ("t.png", "board.png", "secret.png")),
        discord.File(io.BytesIO(b"{}"), "log.jsonl"),
    ]
    await channel.send(view=view, files=files)
    message = anna.messages.last
    await expect(message.get_by_role("heading", name="Head")).to_be_visible()
    colour = await message.locator(".box").evaluate("box => getComputedStyle(box).borderLeftColor")
    assert colour == "rgb(51, 102, 153)"
    await expect(message.get_by_role("separator")).to_have_count(1)
    await expect(message.get_by_role("img", name="An emblem")).to_have_count(1)
    await expect(message.get_by_role("link", name="log.jsonl")).to_have_attribute(
        "download", "log.jsonl"
    )
    await message.get_by_role("button", name="Spoiler").click()
    await expect(message.get_by_role("button", name="Spoiler")).to_have_count(0)
    await message.get_by_role("button", name="Alt text").first.focus()
    await anna.page.keyboard.press("Enter")
    await expect(message.locator("figcaption:visible")).to_have_text("A board with two cards")
    await message.get_by_role("button", name="Full size: A board").click()
    dialog = anna.page.get_by_role("dialog")
    await expect(dialog.get_by_role("img", name="A board with two cards")).to_have_count(1)
    await anna.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)


async def test_embeds_and_markdown(tavern, window):
    person, anna, channel = await enter(tavern, window)
    embed = discord.Embed(title="Title", description="*text*", colour=0xAA0000)
    embed.add_field(name="Field", value="1").set_footer(text="Footer")
    lines = [
        "# One\n## Two\n### Three\n-# small",
        "**b** *i* __u__ ~~s~~ `c` ||hidden|| \\*plain\\*",
        "- a\n  - b\n1. c\n> quoted",
        "```\n1  Anna\n```",
        f"```py\nx < 1\n```{person.mention} <t:1000000000:R> <#{channel.id}> [there](https://discord.com)",
    ]
    await channel.send("\n".join(lines), embed=embed)
    await anna.says("Footer")
    body = anna.messages.last.locator(".body")
    for tag in (
        "h3",
        "h4",
        "h5",
        "strong",
        "em",
        "u",
        "s",
        "code",
        "ul ul",
        "ol",
        "blockquote",
        "pre",
    ):
        assert await body.locator(tag).count(), tag
    assert await body.locator("pre").first.text_content() == "1  Anna"
    await expect(body.locator(".mention.mine")).to_have_text("@Anna")
    await expect(body.locator("a.mention")).to_have_text("#games")
    await expect(body.locator("time")).to_contain_text("years ago")
    await expect(body).to_contain_text("*plain*")
    await expect(body.locator(".embed")).to_contain_text("Footer")
    await body.get_by_role("button", name="Spoiler").click()
    await expect(body.locator(".spoiler.open")).to_have_text("hidden")
    assert await anna.messages.last.get_attribute("class") == "message calls"


async def test_names_are_text_and_nothing_else(tavern, window):
    sandbox, _ = tavern
    hostile, anna, channel = await enter(tavern, window, HOSTILE)
    games(sandbox).name = HOSTILE
    await hostile.say(games(sandbox), "a <b>c</b> <script>alert(1)</script>")
    await channel.send(hostile.mention)
    await expect(anna.messages.last.locator(".mention")).to_have_text(f"@{HOSTILE}")
    await expect(anna.messages.first.locator(".author")).to_have_text(HOSTILE)
    await expect(anna.messages.first.locator(".body")).to_contain_text("<script>alert(1)</script>")
    assert await anna.page.locator("#frame img, #frame script").count() == 0


async def test_people_are_named_whatever_they_are_called(tavern, window):
    sandbox, _ = tavern
    hostile = sandbox.user(HOSTILE)
    _, anna, _ = await enter(tavern, window)
    known = asyncio.Event()

    async def late(route: Route) -> None:
        await known.wait()
        await route.continue_()

    await anna.page.route("**/commands", late)
    await anna.page.reload()
    await anna.page.wait_for_selector("html[data-ready]")
    await anna.line.fill("/d")
    await anna.page.get_by_text("No commands here").wait_for()
    known.set()
    await anna.suggestions.filter(has_text="/do").wait_for()
    await anna.line.fill("")
    await anna.line.press_sequentially("hello @<img")
    await anna.suggestions.filter(has_text="onerror").wait_for()
    await anna.line.press("Enter")
    await anna.line.press("Enter")
    await expect(anna.messages.last.locator(".mention")).to_have_text(f"@{HOSTILE}")
    assert [ping.kind for ping in hostile.pings] == ["mention"]


async def test_who_reads_further_up_is_left_there(tavern, window):
    sandbox, _ = tavern
    boris = sandbox.user("Boris")
    person, anna, _ = await enter(tavern, window)
    for number in range(60):
        await boris.say(games(sandbox), f"line {number}")
    await anna.says("line 59")
    jump = anna.page.locator("#jump")
    await expect(jump).to_be_hidden()
    await anna.page.locator("#scroll").press("Home")
    await expect(jump).to_have_text("To the newest")
    await boris.say(games(sandbox), person.mention)
    await expect(jump).to_have_text("1 new message")
    await expect(anna.place("games").locator(".badge")).to_contain_text("1 mention")
    await jump.click()
    await expect(anna.messages.last).to_be_in_viewport()
    await expect(anna.place("games").locator(".badge")).to_have_count(0)
    # A press that begins before the screen changes is a press all the same.
    await anna.page.locator("[data-key=members]").hover()
    await anna.page.mouse.down()
    sandbox.user("Clara")
    await anna.page.locator("#people", has_text="Clara").wait_for()
    await anna.page.mouse.up()
    await expect(anna.page.locator("#members")).to_be_hidden()


async def test_thinking_edits_and_failures_look_as_on_discord(tavern, window):
    sandbox, bot = tavern
    waiting: list[discord.Interaction] = []

    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        waiting.append(interaction)

    async def silent(_interaction: discord.Interaction) -> None:
        pass

    bot.scenes |= {"think": think, "silent": silent}
    _, anna, channel = await enter(tavern, window)

    async def in_vain(doing: Awaitable[None], meanwhile: Locator) -> None:
        """Do something that the bot hears of and does not answer in time."""
        heard = bot.wait_for("interaction", timeout=PATIENCE)
        await doing
        await heard
        await meanwhile.wait_for()
        sandbox.clock.advance(3)

    await do(anna, "think")
    await anna.says("Clanmoot is thinking…")
    await waiting[0].edit_original_response(content="thought")
    await anna.says("thought")
    assert await anna.messages.count() == 1
    await in_vain(do(anna, "silent"), anna.messages.filter(has_text="Sending /do"))
    await anna.says("The application did not respond")
    await anna.messages.last.get_by_role("button", name="Dismiss").click()
    await expect(anna.messages).to_have_count(1)
    view = ui.View(timeout=None)
    view.add_item(Press("edit", 1))
    view.add_item(Press("silent", 1))
    board = await channel.send("a board", view=view)
    silent_button = anna.button("silent 1")
    await in_vain(silent_button.click(), anna.page.locator(".button.waiting[aria-busy=true]"))
    await anna.says("This interaction failed")
    await anna.press("edit 1")
    await anna.says("pressed 1")
    await expect(anna.messages.last).to_contain_text("(edited)")
    await expect(anna.messages).to_have_count(2)

    async def too_late(route: Route) -> None:
        await board.edit(content="another turn", view=classic("edit", 7))
        await route.continue_()

    await anna.page.route("**/click", too_late, times=1)
    await anna.press("edit 2")
    await anna.says("This interaction failed")
    await anna.says("another turn")
    assert [count for _, what, count in bot.pressed if what == "edit"] == [1]
    await anna.press("edit 7")
    await anna.says("pressed 7")
    await expect(anna.page.locator(".failed")).to_have_count(0)
