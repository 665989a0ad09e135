"""What happens in real life, at a press: and what the page makes of it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from playwright.async_api import expect

from sandbox import Clock, Sandbox, add_sample_server

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_slow_dropped_and_later(live, guest):
    anna = await guest("Anna")
    page = anna.page
    await page.locator("[data-key=switches]").click()
    dialog = page.get_by_role("dialog", name="Switches")
    await dialog.get_by_role("button", name="Slow", exact=True).click()
    await page.locator("#top .spot").wait_for()
    assert live.sandbox.faults.delay == 1.5
    await dialog.get_by_role("button", name="Quick").click()
    await page.locator("#top .spot").wait_for(state="detached")
    before = live.sandbox.clock.utc()
    await dialog.get_by_role("button", name="+ 1 day").click()
    later = before + timedelta(days=1)
    today = f"{later:%B} {later.day}, {later.year}"
    await expect(dialog.locator(".setting strong")).to_contain_text(today)
    await dialog.get_by_role("button", name="Drop the connection").click()
    await expect(dialog.locator(".notice")).to_have_text("The connection was cut.")
    await live.sandbox.connected()
    await dialog.get_by_role("button", name="Dark").click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert await page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    await page.keyboard.press("Escape")
    await anna.command("play", "Scottish")
    await anna.says("Players 1/2")


async def test_a_sandbox_that_was_kept_is_found_again(tmp_path, window):
    path = tmp_path / "kept"
    async with Sandbox(clock=Clock(running=False), keep=path) as sandbox:
        add_sample_server(sandbox)
        games = next(iter(sandbox.world.channels.values()))
        ailsa = next(user for user in sandbox.world.users.values() if user.name == "Ailsa")
        port = int(sandbox.url.rsplit(":", 1)[1])
        seen = await window(ailsa, sandbox.url)
        await seen.line.fill("still here")
        await seen.line.press("Enter")
        await seen.says("still here")
        assert games.messages
    await seen.page.locator("#offline", has_text="does not answer").wait_for()
    async with Sandbox(clock=Clock(running=False), keep=path, port=port):
        await seen.page.locator("#offline").wait_for(state="hidden")
        await seen.says("still here")
        await seen.page.close()
        seen.complaints.clear()  # the browser tells of each connection that was refused
