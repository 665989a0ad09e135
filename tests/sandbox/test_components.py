"""Buttons, menus and forms."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import ui

from sandbox import Refused
from tests.sandbox.probe_bot import Form, Pick, Press, classic, layout, picture, png


@pytest.fixture
async def channel(bot, games):
    return bot.get_channel(games.id)


async def test_a_button_of_a_classic_message_is_pressed_by_label_or_id(bot, channel, anna, games):
    await channel.send("press me", view=classic("edit", 1))
    message = games.messages_for(anna)[-1]
    assert [(b.label, b.custom_id) for b in message.buttons] == [("edit 1", "press:edit:1")]
    reply = await anna.click(message, "edit 1")
    assert reply.updated is message
    assert message.text == "pressed 1"
    reply = await anna.click(message, "press:edit:2")
    assert reply.text == "pressed 2"
    assert [what for _, *what in bot.pressed] == [["edit", 1], ["edit", 2]]


async def test_a_layout_is_posted_with_a_picture_and_edited(bot, channel, anna, games, sandbox):
    sent = await channel.send(view=layout("turn 1", media="board.png"), file=picture("one"))
    message = games.messages_for(anna)[-1]
    assert message.v2
    assert message.text == "turn 1"
    assert [(image.alt, image.content) for image in message.images] == [
        ("alt of turn 1", png("one"))
    ]
    assert sent.attachments == []  # as on Discord, the media items carry the files of a layout
    gallery = sent.components[0].children[1]
    assert await bot.http.get_from_cdn(gallery.items[0].media.url) == png("one")
    assert gallery.items[0].media.width == 2
    reply = await anna.click(message, "Turn")
    assert reply.text == "turn 2"
    assert message.images == []  # the file is still there, but nothing shows it
    assert not sandbox.violations


async def test_a_menu_is_chosen_from(bot, channel, anna, games):
    view = ui.View(timeout=None)
    view.add_item(Pick("duel"))
    await channel.send("choose", view=view)
    message = games.messages_for(anna)[-1]
    assert [option.label for option in message.menus[0].options] == ["Card 0", "Card 1", "Card 2"]
    with pytest.raises(Refused, match="'7' is not offered"):
        await anna.select(message, "pick:duel", ["7"])
    with pytest.raises(Refused, match="takes 1 to 1 values"):
        await anna.select(message, "pick:duel", ["0", "1"])
    with pytest.raises(Refused, match="no menu 'pick:chess'"):
        await anna.select(message, "pick:chess", ["1"])
    reply = await anna.select(message, "Card", ["1"])
    assert reply.text == "chose 1 in duel"
    assert message.menus == []


async def test_a_user_menu_resolves_whom_was_chosen(bot, channel, anna, boris, games):
    class Whom(ui.View):
        @ui.select(cls=ui.UserSelect, custom_id="whom")
        async def whom(self, interaction, select):  # type: ignore[no-untyped-def]
            await interaction.response.send_message(select.values[0].display_name)

    await channel.send("whom?", view=Whom(timeout=None))
    reply = await anna.select(games.messages_for(anna)[-1], "whom", [boris])
    assert reply.text == "Boris"


async def test_a_deferred_update_is_edited_later(channel, anna, games):
    await channel.send("x", view=classic("later", 1))
    message = games.messages_for(anna)[-1]
    reply = await anna.click(message, "later 1")
    await reply.until(lambda r: r.updated)
    assert message.text == "edited later"


async def test_a_form_is_shown_filled_and_answered(channel, anna, boris, games):
    await channel.send("x", view=classic("form", 1))
    modal = (await anna.click(games.messages_for(anna)[-1], "form 1")).modal
    assert modal.title == "Options"
    with pytest.raises(Refused, match="takes 0 to 10 characters"):
        await anna.submit(modal, {"name": "x" * 11, "clan": "red"})
    with pytest.raises(Refused, match="not offered"):
        await anna.submit(modal, {"clan": "blue"})
    with pytest.raises(Refused, match="no field 'hat'"):
        await anna.submit(modal, {"hat": "blue"})
    with pytest.raises(Refused, match="takes 1 to 1 values"):
        await anna.submit(modal, {})
    reply = await anna.submit(modal, {"clan": "red"})
    assert reply.text == "Live of red"
    assert anna.saw("Options")
    assert not boris.saw("Options")


async def test_a_form_may_answer_a_command(bot, anna, games):
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    bot.scenes["ask"] = ask
    modal = (await anna.slash(games, "do", scene="ask")).modal
    assert (await anna.submit(modal, {"name": "Bo", "clan": ["red"]})).text == "Bo of red"


async def test_the_client_presses_only_what_is_there(channel, anna, boris, games):
    view = classic("edit", 1)
    view.add_item(ui.Button(label="Off", custom_id="off", disabled=True))
    view.add_item(ui.Button(label="Link", url="https://example.org"))
    view.add_item(Press("whisper", 1, label="Same"))
    view.add_item(Press("whisper", 2, label="Same"))
    await channel.send("x", view=view)
    message = games.messages_for(anna)[-1]
    for button, reason in {
        "Nothing": "no button 'Nothing'",
        "Off": "disabled",
        "Link": "is a link",
        "Same": "2 buttons are called 'Same'",
    }.items():
        with pytest.raises(Refused, match=reason):
            await anna.click(message, button)
    games.hide_from(boris)
    with pytest.raises(Refused, match="cannot see"):
        await boris.click(message, "edit 1")
    await channel.get_partial_message(message.id).delete()
    with pytest.raises(Refused, match="deleted"):
        await anna.click(message, "edit 1")


async def test_a_forged_click_reaches_the_bot(bot, channel, boris, games):
    await channel.send("x", view=classic("edit", 1))
    message = games.messages_for(boris)[-1]
    games.hide_from(boris)
    reply = await boris.click(message, "press:edit:1", forge=True)
    assert reply.updated is message
    assert bot.pressed


async def test_two_people_press_at_once(bot, channel, anna, boris, games):
    await channel.send("x", view=classic("whisper", 1))
    message = games.messages_for(anna)[-1]
    first, second = await asyncio.gather(
        anna.click(message, "whisper 1"), boris.click(message, "whisper 1")
    )
    assert first.message is not second.message
    assert first.message.only_for is anna
    assert second.message.only_for is boris
