"""The page for everyone: with a phone, with a keyboard alone, with a screen reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = {"width": 390, "height": 844}
FAULTS = (Path(__file__).parent / "names.js").read_text(encoding="utf-8").rstrip(";\n")
CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8").rstrip(";\n")


async def begin(inn, window, **options):
    """A duel against the computer, in a window of its own."""
    anna = await window(inn.guest("Anna"), inn.sandbox.url, **options)
    await anna.page.get_by_role("button", name="Play a duel against the computer").click()
    await anna.says("Round 1")
    await anna.press("Choose")
    await anna.says("Only you can see this")
    return anna


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_everything_has_a_name_and_can_be_read(inn, window, scheme):
    anna = await begin(inn, window, color_scheme=scheme)
    assert await anna.page.evaluate(FAULTS) == []
    assert await anna.page.evaluate(CONTRAST) == []
    await anna.page.locator("[data-key=switches]").click()
    assert await anna.page.evaluate(FAULTS) == []
    await anna.page.keyboard.press("Escape")
    await anna.line.fill("/")
    await anna.suggestions.first.wait_for()
    assert await anna.page.evaluate(FAULTS) == []
    assert await anna.page.evaluate(CONTRAST) == []


async def test_a_round_is_played_with_the_keyboard_alone(inn, window):
    anna = await window(inn.guest("Anna"), inn.sandbox.url)
    keys = anna.page.keyboard
    focused = anna.page.locator(":focus")

    async def tab_to(label: str) -> None:
        """Go on until the control is reached; each stop can be seen."""
        for _ in range(60):
            await keys.press("Tab")
            if await focused.count() == 0:
                continue
            if not await focused.evaluate("e => e.closest('#composer .line')"):
                outline = await focused.evaluate("e => getComputedStyle(e).outline")
                assert "solid" in outline
                assert "0px" not in outline
            name = await focused.evaluate("e => e.getAttribute('aria-label') ?? e.textContent")
            if label in name:
                return
        raise AssertionError(f"{label} is not reached")

    await anna.suggestions.first.wait_for(state="detached")
    await anna.page.locator("#first-game").wait_for()
    await keys.press("Tab")
    await expect(focused).to_have_text("Skip to the message line")
    await keys.press("/")
    await keys.type("play")
    await anna.suggestions.first.wait_for()
    await keys.press("Enter")
    await anna.suggestions.filter(has_text="Scottish Duel").wait_for()
    await keys.press("Enter")
    await keys.press("Enter")
    await anna.says("Players 1/2")
    await keys.press("Tab")
    await anna.page.locator("#scroll").focus()
    await tab_to("Add computer")
    await keys.press("Enter")
    await anna.says("Players 2/2")
    await tab_to("Start")
    await keys.press("Enter")
    await anna.place("Scottish Duel").wait_for()
    await inn.settle()
    await anna.says("To the table")
    await tab_to("To the table")
    await keys.press("Enter")
    await anna.page.locator("#top h1", has_text="Scottish Duel").wait_for()
    await anna.says("Gizmo 1 has chosen")
    await expect(anna.page.locator("#scroll")).to_be_focused()
    await tab_to("Choose")
    await keys.press("Enter")
    await anna.says("Only you can see this")
    await tab_to("Choose…")
    await keys.press("Enter")
    await keys.press("End")
    await keys.press("Home")
    await keys.press("Enter")
    await anna.says("Round 2")


async def test_a_phone_shows_and_reaches_everything(inn, window):
    anna = await begin(inn, window)
    page = anna.page
    await page.set_viewport_size(PHONE)
    assert not await anna.wide()
    assert await page.evaluate(FAULTS) == []
    await anna.messages.locator("button.menu").last.click()
    box = await page.locator(".menu-list:popover-open").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    await page.locator(".menu-list:popover-open [role=option]").first.click()
    await anna.says("Round 2")
    await page.locator("[data-key=sidebar]").click()
    await expect(page.locator("#places a").first).to_be_focused()
    await page.locator("#places a", has_text="Clanmoot").click()
    await expect(page.locator("#sidebar")).to_be_hidden()
    await page.locator("#top h1", has_text="Clanmoot").wait_for()
    assert not await anna.wide()
    await page.locator("[data-key=members]").click()
    await expect(page.locator("#members .member").first).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-key=members]")).to_be_focused()
    await page.locator("[data-key=switches]").click()
    assert not await anna.wide()
    await page.keyboard.press("Escape")
    await anna.line.fill("/")
    await expect(anna.suggestions.first).to_be_visible()
    assert not await anna.wide()
