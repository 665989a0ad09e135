"""Each limit of commands and suggestions, at its edge."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox.limits.commands import check_choices, check_commands, is_name, text_size
from tests.sandbox.pieces import Json, problems_of


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
        ([command(name_localizations={"uk": "мій"})], None),
        ([command(name_localizations={"uk": "мі\u0438\u0306"})], "0.name_localizations.uk: "),
        ([command(contexts=[0, 1, 2], integration_types=[0, 1])], None),
        ([command(contexts=[0, 3])], "0.contexts.1: "),
        ([command(integration_types=[2])], "0.integration_types.0: "),
        (
            [
                command(
                    options=[
                        option("a", name_localizations={"ru": "карта", "uk": "карта"}),
                        option("b", name_localizations={"ru": "поле", "uk": "карта"}),
                    ]
                )
            ],
            "0.options.1.name_localizations.uk: ",
        ),
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
