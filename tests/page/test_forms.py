"""Forms and menus: everything in which people fill in and choose."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui
from playwright.async_api import expect

from tests.page.scenes import do, enter, games
from tests.sandbox.probe_bot import Form

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Boxes(ui.Modal, title="Boxes"):
    """A form with everything that is no text and no menu."""

    road: ui.Label[Any] = ui.Label(
        text="Road",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label=way, value=way) for way in ("high", "low")]
        ),
    )
    clans: ui.Label[Any] = ui.Label(
        text="Clans",
        component=ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=n, value=n) for n in ("Elk", "Owl", "Fox")],
            max_values=2,
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Sure", component=ui.Checkbox())
    record: ui.Label[Any] = ui.Label(text="Record", component=ui.FileUpload())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        road, clans = self.road.component, self.clans.component
        sure, record = self.sure.component, self.record.component
        content = (await record.values[0].read()).decode()
        await interaction.response.send_message(
            f"{road.value}, {'+'.join(clans.values)}, {sure.value}, {content}"
        )


async def test_boxes_and_files_in_forms_and_options(tavern, window):
    _, bot = tavern
    file = {"name": "log.txt", "mimeType": "text/plain", "buffer": b"moves"}

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Boxes())

    @discord.app_commands.command(description="x")
    async def upload(interaction: discord.Interaction, record: discord.Attachment) -> None:
        content = (await record.read()).decode()
        await interaction.response.send_message(f"{record.filename}: {content}")

    bot.scenes["ask"] = ask
    bot.tree.add_command(upload)
    await bot.tree.sync()
    _, anna, _ = await enter(tavern, window)
    await do(anna, "ask")
    dialog = anna.page.get_by_role("dialog", name="Boxes")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.locator(".problem:not(:empty)")).to_have_count(3)
    await dialog.get_by_label("low").check()
    for clan in ("Elk", "Owl", "Fox"):
        await dialog.get_by_label(clan).check()
    await dialog.get_by_role("checkbox", name="Sure").check()
    await dialog.locator("input[type=file]").set_input_files([file])
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.locator(".problem:not(:empty)")).to_have_text("Choose at most 2")
    await dialog.get_by_label("Elk").uncheck()
    await dialog.get_by_role("button", name="Submit").click()
    await anna.says("low, Owl+Fox, True, moves")
    await anna.line.fill("/upload")
    await anna.suggestions.first.wait_for()
    await anna.line.press("Enter")
    await anna.page.locator("#composer .go").click()
    await expect(anna.page.locator(".option.wrong")).to_contain_text("This option is required")
    await anna.page.locator(".option input").set_input_files([file])
    await expect(anna.page.locator(".option.wrong")).to_have_count(0)
    await anna.page.locator("#composer .go").click()
    await anna.says("log.txt: moves")


async def test_a_form_is_filled_in_checked_and_sent(tavern, window):
    _, bot = tavern

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    bot.scenes["ask"] = ask
    _, anna, _ = await enter(tavern, window)
    await do(anna, "ask")
    dialog = anna.page.get_by_role("dialog", name="Options")
    name = dialog.get_by_role("textbox", name="Name")
    await expect(name).to_have_value("Live")
    await expect(name).to_be_focused()
    await name.fill("")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.locator(".problem").first).to_have_text("This option is required")
    await name.fill("Oak")
    await dialog.get_by_role("combobox").click()
    await dialog.get_by_role("option", name="Red").click()
    await dialog.get_by_role("button", name="Submit").click()
    await anna.says("Oak of red")
    await expect(dialog).to_have_count(0)


async def test_menus_of_all_kinds(tavern, window):
    sandbox, _ = tavern
    sandbox.user("Boris")
    told: list[list[str]] = []

    class Menus(ui.View):
        async def interaction_check(self, interaction: discord.Interaction) -> bool:
            told.append([str(value) for value in interaction.data["values"]])
            await interaction.response.edit_message(content=f"{len(told)} chosen")
            return False

    view = Menus(timeout=None)
    options = [discord.SelectOption(label=f"Card {n}", description=f"no {n}") for n in range(3)]
    view.add_item(ui.Select(placeholder="Cards", options=options, max_values=2, custom_id="cards"))
    view.add_item(ui.UserSelect(placeholder="Users", custom_id="users"))
    view.add_item(ui.RoleSelect(placeholder="Roles", custom_id="roles"))
    view.add_item(ui.ChannelSelect(placeholder="Channels", custom_id="channels"))
    view.add_item(ui.MentionableSelect(placeholder="All", custom_id="all"))
    anna_person, anna, channel = await enter(tavern, window)
    message = await channel.send("choose", view=view)

    async def choose(menu: str, *labels: str) -> None:
        await anna.page.get_by_role("combobox", name=menu).click()
        for label in labels:
            await anna.page.locator(".menu-list:popover-open li", has_text=label).click()
        await anna.page.keyboard.press("Escape")

    await choose("Cards", "Card 2", "Card 0")
    await anna.says("1 chosen")
    await choose("Users", "Boris")
    await anna.says("2 chosen")
    await choose("Roles", "@everyone")
    await anna.says("3 chosen")
    await choose("Channels", "#games")
    await anna.says("4 chosen")
    await choose("All", "Anna")
    await anna.says("5 chosen")
    await anna.page.get_by_role("combobox", name="Users").click()
    await message.edit(content="edited meanwhile")
    await message.reply("and told")
    await anna.says("and told")
    open_list = anna.page.locator(".menu-list:popover-open li", has_text="Boris")
    await expect(open_list).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await anna.says("edited meanwhile")
    boris = next(user for user in sandbox.world.users.values() if user.name == "Boris")
    guild = next(iter(sandbox.world.guilds))
    place = games(sandbox).id
    assert told == [
        ["Card 0", "Card 2"],
        [str(boris.id)],
        [str(guild)],
        [str(place)],
        [str(anna_person.id)],
    ]
