"""Each limit of Discord's, at its edge: the last value that passes and the first that does not."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox.limits.commands import check_choices, check_commands, is_name, text_size
from sandbox.limits.modals import check_modal
from sandbox.problems import Problems, lines
from tests.sandbox.conftest import openapi
from tests.sandbox.innkeeper import picture

V2 = 1 << 15
Json = dict[str, Any]


def button(number: int = 0, **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"b{number}"} | fields


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def menu(amount: int = 1, **fields: Any) -> Json:
    lines = [{"label": f"o{n}", "value": str(n)} for n in range(amount)]
    return {"type": 3, "custom_id": "m", "options": lines} | fields


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(*urls: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def section(*inside: Json) -> Json:
    return {"type": 9, "components": list(inside), "accessory": button(99)}


def container(*inside: Json) -> Json:
    return {"type": 17, "components": list(inside)}


def v2(*components: Json, **fields: Any) -> Json:
    return {"flags": V2, "components": list(components)} | fields


def embed(**fields: Any) -> Json:
    return {"embeds": [fields]}


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


def problems_of(check: Any, thing: Any, *rest: Any) -> list[str]:
    problems = Problems()
    check(thing, problems, *rest)
    return lines(problems.payload())


def command(name: str = "play", **fields: Any) -> Json:
    return {"name": name, "description": "x"} | fields


def option(name: str = "card", kind: int = 3, **fields: Any) -> Json:
    return {"name": name, "description": "x", "type": kind} | fields


@pytest.mark.parametrize(
    ("commands", "reason"),
    [
        ([command(f"c{n}") for n in range(100)], None),
        ([command(f"c{n}") for n in range(101)], "(body): Maximum number"),
        ([command(f"c{n}", type=2) for n in range(16)], "(body): Maximum number"),
        ([command(), command()], "1.name: Application command names must be unique"),
        ([command("x" * 32)], None),
        ([command("x" * 33)], "0.name: "),
        ([command("Play")], "0.name: "),
        ([command("play it")], "0.name: "),
        ([command(description="x" * 101)], "0.description: "),
        ([command(description="")], "0.description: "),
        ([command(name_localizations={"ru": "играть", "uk": "грати"})], None),
        ([command(name_localizations={"ru": "Играть"})], "0.name_localizations.ru: "),
        ([command(name_localizations={"xx": "x"})], "0.name_localizations.xx: "),
        ([command(options=[option(f"o{n}") for n in range(25)])], None),
        ([command(options=[option(f"o{n}") for n in range(26)])], "0.options: "),
        ([command(options=[option(), option()])], "0.options.1.name: "),
        ([command(options=[option("a"), option("b", required=True)])], "0.options.1: Required"),
        (
            [
                command(
                    options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]
                )
            ],
            "0.options.0.choices: ",
        ),
        (
            [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
            "0.options.0.autocomplete: ",
        ),
        ([command(options=[option(kind=5, autocomplete=True)])], "0.options.0.autocomplete: "),
        ([command(options=[option(kind=1), option("b")])], "0.options: Sub-commands stand alone"),
        ([command(options=[option(kind=2, options=[option(kind=1, options=[option()])])])], None),
        (
            [command(options=[option(kind=1, options=[option(kind=1)])])],
            None,
        ),
        (
            [command(options=[option(kind=2, options=[option(kind=2)])])],
            "0.options.0.options.0: Nested too deeply",
        ),
        (
            [
                command(
                    options=[
                        option(
                            f"o{o}",
                            choices=[
                                {"name": f"{n:02}" + "x" * 98, "value": "v" * 100}
                                for n in range(25)
                            ],
                        )
                        for o in range(2)
                    ]
                )
            ],
            "0: Command exceeds maximum size",
        ),
    ],
)
def test_commands_have_limits(commands, reason):
    found = problems_of(check_commands, commands)
    if reason is None:
        assert found == []
    else:
        assert any(line.startswith(reason) for line in found), found


def test_the_size_of_a_command_counts_its_longest_language():
    assert text_size(command("abc", description="x" * 10)) == 13
    longer = command("abc", description="x", description_localizations={"ru": "y" * 20})
    assert text_size(longer) == 23


def test_names_may_be_cyrillic():
    assert is_name("земля_кланів")
    assert not is_name("земля кланів")
    assert not is_name("")


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ({"name": "x" * 100, "value": "x" * 100}, None),
        ({"name": "x" * 101, "value": "x"}, "c.0.name: "),
        ({"name": "", "value": "x"}, "c.0.name: "),
        ({"name": "x", "value": "x" * 101}, "c.0.value: "),
        ({"name": "x"}, "c.0.value: "),
        ({"name": "x", "value": 7}, None),
        ({"name": "x", "value": "x", "name_localizations": {"ru": "x" * 101}}, "c.0.name_local"),
    ],
)
def test_choices_have_limits(choice, reason):
    found = problems_of(check_choices, [choice], ("c",))
    assert found == [] if reason is None else found[0].startswith(reason)
    assert problems_of(check_choices, [choice] * 26, ("c",))


def label(**component: Any) -> Json:
    field = {"type": 4, "custom_id": "f", "style": 1} | component
    return {"type": 18, "label": "L", "component": field}


def form(*components: Json, **fields: Any) -> Json:
    return {"title": "T", "custom_id": "c", "components": list(components)} | fields


@pytest.mark.parametrize(
    ("modal", "reason"),
    [
        (form(*(label(custom_id=str(n)) for n in range(5)), title="x" * 45), None),
        (form(*(label(custom_id=str(n)) for n in range(6))), "data.components: "),
        (form(), "data.components: "),
        (form(label(), title="x" * 46), "data.title: "),
        (form(label(), custom_id=""), "data.custom_id: "),
        (form(label(), label()), "data.components.1.component.custom_id: "),
        (form(label() | {"label": "x" * 46}), "data.components.0.label: "),
        (form(label() | {"description": "x" * 101}), "data.components.0.description: "),
        (form(label(placeholder="x" * 101)), "data.components.0.component.placeholder: "),
        (form(label(value="x" * 4001)), "data.components.0.component.value: "),
        (form(label(style=3)), "data.components.0.component.style: "),
        (form(label(max_length=4001)), "data.components.0.component.max_length: "),
        (form(label(type=2)), "data.components.0.component.type: "),
        (form(row(button())), "data.components.0.components: "),
        (form(row({"type": 4, "custom_id": "f", "style": 1, "label": "L"})), None),
        (form(text("read this"), label()), None),
        (form(container(text("x"))), "data.components.0.type: "),
        (
            form({"type": 18, "label": "L", "component": menu(26)}),
            "data.components.0.component.opt",
        ),
        (
            form(
                {
                    "type": 18,
                    "label": "L",
                    "component": {"type": 21, "custom_id": "r", "options": []},
                }
            ),
            "data.components.0.component.options: ",
        ),
    ],
)
def test_forms_have_limits(modal, reason):
    found = problems_of(check_modal, modal)
    assert found == [] if reason is None else any(line.startswith(reason) for line in found), found


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
    assert [each.reasons[0].split(":")[0] for each in sandbox.violations] == [
        "data.content",
        "content",
    ] or openapi()


async def test_too_many_suggestions_are_refused(bot, anna, games, sandbox, expected_errors):
    @app_commands.command(description="x")
    async def pick(interaction: discord.Interaction, card: str) -> None: ...

    @pick.autocomplete("card")
    async def cards(interaction: discord.Interaction, _typed: str) -> list[Any]:
        return [app_commands.Choice(name=str(n), value=str(n)) for n in range(26)]

    bot.tree.add_command(pick)
    await bot.tree.sync()
    expected_errors.append("Invalid Form Body")
    reply = await anna.autocomplete(games, "pick", "card", wait=False)
    await sandbox.traffic.until(lambda exchange: exchange.code == 50035)
    sandbox.clock.advance(3)
    assert reply.failed
    assert reply.choices is None
    assert len(sandbox.violations) == 1


async def test_unknown_routes_and_ids(bot, sandbox):
    for path, status in {"/nowhere": 404, "/channels/abc": 400, "/users/1": 404}.items():
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.request(discord.http.Route("GET", path))
        assert caught.value.status == status
