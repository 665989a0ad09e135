"""The page for everyone: with a phone, with a keyboard alone, with a screen reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: The name of what has the focus, and whether one sees that it has.
FOCUSED = """() => {
  const element = document.activeElement;
  const outline = getComputedStyle(element).outline;
  const seen = outline.includes("solid") && !outline.includes("0px");
  const whole = element === document.body || element.closest("#composer .line");
  return [element.getAttribute("aria-label") ?? element.textContent, seen || Boolean(whole)];
}"""
PHONE = {"width": 390, "height": 844}
FAULTS = (Path(__file__).parent / "names.js").read_text(encoding="utf-8").rstrip(";\n")
CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8").rstrip(";\n")


async def begin(guest):
    """A duel against the computer, in a window of its own."""
    anna = await guest("Anna")
    await anna.page.get_by_role("button", name="Play a duel against the computer").click()
    await anna.says("Round 1")
    await anna.press("Play")
    await anna.says("Only you can see this")
    return anna


async def dress(page, scheme):
    """Give the page its light or dark colours; emulated media reach its elements one by one."""
    await page.evaluate(
        "(scheme) => { document.documentElement.style.colorScheme = scheme }", scheme
    )


async def test_everything_has_a_name_and_can_be_read(guest):
    anna = await begin(guest)
    for scheme in ("light", "dark"):
        await dress(anna.page, scheme)
        assert await anna.page.evaluate(CONTRAST) == []
    assert await anna.page.evaluate(FAULTS) == []
    await anna.page.locator("[data-key=switches]").click()
    assert await anna.page.evaluate(FAULTS) == []
    await anna.page.keyboard.press("Escape")
    await anna.line.fill("/")
    await anna.suggestions.first.wait_for()
    assert await anna.page.evaluate(FAULTS) == []
    for scheme in ("light", "dark"):
        await dress(anna.page, scheme)
        assert await anna.page.evaluate(CONTRAST) == []


async def test_a_round_is_played_with_the_keyboard_alone(guest):
    anna = await guest("Anna")
    keys = anna.page.keyboard

    async def tab_to(label: str) -> None:
        """Go on until the control is reached; each stop can be seen."""
        await anna.steady()
        for _ in range(60):
            await keys.press("Tab")
            name, seen = await anna.page.evaluate(FOCUSED)
            assert seen, name
            if label in name:
                return
        raise AssertionError(f"{label} is not reached")

    await anna.page.locator("#first-game").wait_for()
    await keys.press("Tab")
    await expect(anna.page.locator(":focus")).to_have_text("Skip to the message line")
    await keys.press("/")
    await keys.type("play")
    await anna.suggestions.first.wait_for()
    await keys.press("Enter")
    await anna.suggestions.filter(has_text="Scottish Duel").wait_for()
    await keys.press("Enter")
    await keys.press("Enter")
    await anna.says("Players 1/2")
    await anna.page.locator("#scroll").focus()
    await tab_to("Add computer")
    await keys.press("Enter")
    await anna.says("Players 2/2")
    await tab_to("Start")
    await keys.press("Enter")
    await anna.says("Go to game")
    await tab_to("Go to game")
    await keys.press("Enter")
    await anna.page.locator("#top h1", has_text="Scottish Duel").wait_for()
    await anna.says("Gizmo 1 has chosen")
    await expect(anna.page.locator("#scroll")).to_be_focused()
    await tab_to("Play")
    await keys.press("Enter")
    await anna.says("Only you can see this")
    await tab_to("Choose…")
    await keys.press("Enter")
    await keys.press("End")
    await keys.press("Home")
    await keys.press("Enter")
    await anna.says("Round 2")


async def test_a_phone_shows_and_reaches_everything(guest):
    anna = await begin(guest)
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


async def test_a_sign_beside_a_long_text_keeps_its_shape_on_a_phone(live, guest):
    anna = await guest("Anna")
    await live.lobby_of(anna.person)
    await anna.page.set_viewport_size(PHONE)
    await anna.steady()
    sign = await anna.messages.last.locator(".thumbnail img").bounding_box()
    assert sign["width"] == sign["height"] > 60
