"""Each limit of messages, at its edge: the last value that passes and the first that does not."""

from __future__ import annotations

import discord
import pytest

from tests.sandbox.conftest import openapi
from tests.sandbox.pieces import (
    Json,
    button,
    container,
    embed,
    gallery,
    menu,
    row,
    section,
    text,
    v2,
)
from tests.sandbox.probe_bot import picture

HTTP = "https://example.org/a.png"
FINE: list[Json] = [
    {"content": "x" * 2000},
    {"content": "x", "components": [row(*(button(n) for n in range(5)))] * 1},
    {"components": [row(button(n)) for n in range(5)]},
    {"components": [row(menu(25, max_values=25))]},
    {"components": [row(button(custom_id="x" * 100, label="x" * 80))]},
    {"components": [row({"type": 2, "style": 5, "label": "go", "url": "https://example.org"})]},
    {"components": [row({"type": 5, "custom_id": "whom"})]},
    embed(title="x" * 256, description="x" * 4096),
    embed(title="x", fields=[{"name": "n", "value": "v"}] * 25),
    {"embeds": [{"title": "x"}] * 10},
    v2(*(text("x") for _ in range(40))),
    v2(text("x" * 4000)),
    v2(gallery(*[HTTP] * 10)),
    v2(container(text("x"), row(button()), section(text("a"), text("b"), text("c")))),
    v2({"type": 14, "spacing": 2, "divider": True}, text("x")),
    {"content": "x", "allowed_mentions": {"parse": ["users"], "replied_user": True}},
]
WRONG: list[tuple[Json, str]] = [
    ({"content": "x" * 2001}, "content: Must be between 0 and 2000"),
    ({"components": [row(*(button(n) for n in range(6)))]}, "components.0.components: "),
    ({"components": [row(button(n)) for n in range(6)]}, "components: Must be between 0 and 5"),
    ({"components": [row(menu(), button())]}, "components.0.components: "),
    ({"components": [row(menu(26))]}, "components.0.components.0.options: "),
    ({"components": [row(menu(0))]}, "components.0.components.0.options: "),
    ({"components": [row(menu(2, max_values=3))]}, "components.0.components.0.max_values: "),
    ({"components": [row(menu(2, min_values=2))]}, "components.0.components.0.min_values: "),
    ({"components": [row(menu(1, placeholder="x" * 151))]}, "placeholder: "),
    (
        {"components": [row(menu(2, options=[{"label": "a", "value": "1"}] * 2))]},
        "options.1.value: ",
    ),
    (
        {"components": [row(menu(1, options=[{"label": "x" * 101, "value": "1"}]))]},
        "options.0.label: ",
    ),
    (
        {"components": [row(menu(1, options=[{"label": "x", "value": "1" * 101}]))]},
        "options.0.value: ",
    ),
    (
        {
            "components": [
                row(
                    menu(
                        2,
                        options=[
                            {"label": str(n), "value": str(n), "default": True} for n in range(2)
                        ],
                    )
                )
            ]
        },
        "options: More options are preset",
    ),
    ({"components": [row(button(custom_id="x" * 101))]}, "custom_id: "),
    ({"components": [row(button(custom_id=""))]}, "custom_id: "),
    ({"components": [row(button(label="x" * 81))]}, "label: "),
    ({"components": [row(button(label=None))]}, "must have a label or an emoji"),
    ({"components": [row(button(style=9))]}, "style: "),
    ({"components": [row(button(url="https://example.org"))]}, "url: "),
    ({"components": [row({"type": 2, "style": 5, "label": "go"})]}, "url: "),
    ({"components": [row(button(), button())]}, "components.0.components.1.custom_id: "),
    ({"components": [row(button()), row(button())]}, "components.1.components.0.custom_id: "),
    ({"components": [row()]}, "components.0.components: "),
    ({"components": [button()]}, "components.0.type: "),
    ({"content": "x", "components": [text("x")]}, "layouts need IS_COMPONENTS_V2"),
    (embed(title="x" * 257), "embeds.0.title: "),
    (embed(description="x" * 4097), "embeds.0.description: "),
    (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields: "),
    (embed(fields=[{"name": "", "value": "v"}]), "embeds.0.fields.0.name: "),
    (embed(footer={"text": "x" * 2049}), "embeds.0.footer.text: "),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "exceeds maximum size of 6000"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds: "),
    (v2(*(text("x") for _ in range(41))), "cannot exceed 40"),
    (v2(*(container(text("x"), text("y")) for _ in range(14))), "cannot exceed 40"),
    (v2(text("x" * 4001)), "cannot exceed 4000"),
    (v2(text("x" * 2000), container(text("y" * 2001))), "cannot exceed 4000"),
    (v2(text("x"), content="y"), "content: The 'content' field cannot be used"),
    (v2(text("x"), embeds=[{"title": "y"}]), "embeds: The 'embeds' field cannot be used"),
    (v2(text("")), "components.0.content: "),
    (v2(), "components: This field is required"),
    (v2(gallery(*[HTTP] * 11)), "components.0.items: "),
    (v2(gallery()), "components.0.items: "),
    (v2(gallery("attachment://none.png")), "components.0.items.0.media.url: "),
    (v2(gallery("ftp://example.org/a.png")), "components.0.items.0.media.url: "),
    (v2({"type": 13, "file": {"url": HTTP}}), "components.0.file.url: "),
    (v2(section(*[text("x")] * 4)), "components.0.components: "),
    (v2({"type": 9, "components": [text("x")]}), "components.0.accessory: "),
    (v2(container(container(text("x")))), "components.0.components.0.type: "),
    (v2(button()), "components.0.type: "),
    (v2(container(text("x")) | {"accent_color": 0x1000000}), "accent_color: "),
    (v2(text("x") | {"id": 7}, text("y") | {"id": 7}), "components.1.id: "),
    ({"components": "none"}, "components: Only iterables"),
    ({"components": [7]}, "components.0: Only dictionaries"),
    ({"components": [row({"type": []})]}, "components.0.components.0.type: "),
    ({"components": [row(menu(1, min_values="1"))]}, "min_values: "),
    ({"components": [row(menu(1, options=["a"]))]}, "options.0: Only dictionaries"),
    ({"content": 7}, "content: This field must be a string"),
    ({"content": "x", "flags": "64"}, "flags: "),
    ({"embeds": ["x"]}, "embeds.0: "),
    ({"content": "x", "allowed_mentions": []}, "allowed_mentions: "),
    ({"content": "x", "nonce": "n" * 26}, "nonce: "),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "mutually exclusive",
    ),
    ({"content": "x", "allowed_mentions": {"parse": ["cats"]}}, "allowed_mentions.parse: "),
    (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        "attachments.0.id: No such file",
    ),
]


async def post(bot: discord.Client, channel_id: int, body: Json) -> None:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    await bot.http.request(route, json=body)


async def test_what_keeps_the_limits_is_sent(bot, games, sandbox):
    for body in FINE:
        await post(bot, games.id, body)
    assert len(games.messages) == len(FINE)
    assert not sandbox.violations


async def test_what_breaks_a_limit_is_refused_and_noted(bot, games, sandbox):
    for body, reason in WRONG:
        with pytest.raises(discord.HTTPException) as caught:
            await post(bot, games.id, body)
        assert caught.value.code == 50035, body
        if openapi() is None:  # the document has its own words for some of them
            assert reason in str(sandbox.violations[-1]), body
    assert len(sandbox.violations) == len(WRONG)
    assert games.messages == {}


async def test_discord_py_can_read_the_refusal(bot, games):
    with pytest.raises(discord.HTTPException, match=r"In components\.0\.components\.1\.custom_id"):
        await post(bot, games.id, {"components": [row(button(), button())]})


async def test_an_empty_message_is_refused(bot, games):
    for body in ({}, {"content": ""}, {"embeds": []}):
        with pytest.raises(discord.HTTPException) as caught:
            await post(bot, games.id, body)
        assert caught.value.code == 50006


async def test_alt_texts_and_files_have_limits(bot, games, sandbox):
    channel = bot.get_channel(games.id)
    await channel.send(file=picture("x", alt="x" * 1024))
    with pytest.raises(discord.HTTPException):
        await channel.send(file=picture("x", alt="x" * 1025))
    await channel.send(files=[picture("x", f"{n}.png") for n in range(10)])
    form = [{"name": "payload_json", "value": "{}"}]
    form += [{"name": f"files[{n}]", "value": b"x", "filename": f"{n}.png"} for n in range(11)]
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=games.id)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.request(route, form=form)
    assert caught.value.code == 50035
    assert len(sandbox.violations) == 2


async def test_a_body_that_is_no_json_is_refused(bot, games):
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=games.id)
    for body, code in {"{": 50109, "[]": 50035, "7": 50035}.items():
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.request(route, data=body, headers={})
        assert caught.value.code == code


async def test_answers_are_checked_under_data(bot, anna, games, sandbox):
    async def long(interaction: discord.Interaction) -> None:
        with pytest.raises(discord.HTTPException):
            await interaction.response.send_message("x" * 2001)
        await interaction.response.send_message("x")
        with pytest.raises(discord.HTTPException):
            await interaction.edit_original_response(content="x" * 2001)
        await interaction.edit_original_response(content="done")

    bot.scenes["long"] = long
    reply = await anna.slash(games, "do", scene="long")
    await reply.until(lambda r: r.text == "done")
    assert len(sandbox.violations) == 2
    if openapi() is None:
        places = [each.reasons[0].split(":")[0] for each in sandbox.violations]
        assert places == ["data.content", "content"]


async def test_unknown_routes_and_ids(bot, sandbox):
    for path, status in {"/nowhere": 404, "/channels/abc": 400, "/users/1": 404}.items():
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.request(discord.http.Route("GET", path))
        assert caught.value.status == status
