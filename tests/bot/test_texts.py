"""Texts: nothing is missing in any language, nothing is too long, and plurals are right."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.languages import _CONTAINED, LANGUAGES, words
from bot.scene import scene
from bot.store import Sitter
from bot.telling import tell_event, tell_made, tell_refusal
from bot.telling_options import tell_bad_options, tell_options
from bot.ui.messages import past_turn, prompt, settled, turn_message
from cogs.lobby import PLAYABLE
from rules import GAMES, BadOptions, Chance, Course, IllegalMove, Record
from tests.bot.made_table import made_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from discord.ui import LayoutView

    from bot.languages import Words
    from bot.table import Table
    from tests.bot.live import Live

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bot" / "languages"
NUMBERS = (0, 1, 2, 5, 11, 21)


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    """All messages of a language, by their keys."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def parts(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all that is in it."""
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ftl.BaseNode):
                yield from parts(one)


def variables(language: str, key: str) -> set[str]:
    """What a text needs to know, texts that it contains included."""
    found = set()
    for node in parts(catalogue(language)[key]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(language, node.id.name)
    return found


def test_all_languages_have_the_same_texts() -> None:
    for language in LANGUAGES[1:]:
        assert catalogue(language).keys() == catalogue("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_found_one_by_one_with_those_that_they_contain(language: str) -> None:
    written = words(language)._written
    assert written.keys() == catalogue(language).keys()
    for key, text in written.items():
        contained = {
            node.id.name
            for node in parts(catalogue(language)[key])
            if isinstance(node, ftl.MessageReference)
        }
        assert set(_CONTAINED.findall(text)) == contained, key


def test_all_languages_know_the_same_of_each_text() -> None:
    """A language may need less, as no plural, but never what the others are not told."""
    known = {key: variables("en", key) for key in catalogue("en")}
    for language in LANGUAGES[1:]:
        for key, wanted in known.items():
            more = variables(language, key) - wanted - OFFERED.get(key, set())
            less = wanted - variables(language, key) - GRAMMAR
            assert not more, (language, key, more)
            assert not less, (language, key, less)


#: What only grammar needs, so that a language can do without.
GRAMMAR = {"count"}
#: What texts are given beyond what the English one uses.
OFFERED: dict[str, set[str]] = {}


# The keys that the program uses


def literal_keys(path: Path) -> Iterator[tuple[int, str]]:
    """The texts that a file asks for by a literal key."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        first, called = node.args[0], node.func
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        by_name = isinstance(called, ast.Name) and called.id in (
            "tongue",
            "words",
            "text",
            "Refused",
        )
        # As in words(match.language)("yes") or reader(interaction)("resigned").
        by_call = isinstance(called, ast.Call) and isinstance(called.func, ast.Name)
        by_call = by_call and called.func.id in ("words", "reader")
        if (by_name or by_call) and first.value not in LANGUAGES:
            yield node.lineno, first.value


def test_every_text_that_the_program_asks_for_exists() -> None:
    files = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    asked = {(path, line, key) for path in files for line, key in literal_keys(path)}
    assert len(asked) > 100
    missing = [one for one in sorted(asked) if one[2] not in catalogue("en")]
    assert not missing


# Everything that is told of random games


def table_of(course: Course) -> Table:
    return made_table(course, [Sitter(0, 100, "Anna", since=1.0), Sitter(1, None, "Gizmo")])


def random_duel(variants: tuple[str, ...], lot: str) -> Iterator[Course]:
    """The moments of a random duel."""
    options = GAMES["duel"].options.read({"variants": variants})
    course, chance = Course(Record("duel", 2, options, lot)), Chance(lot)
    yield course
    while course.outcome is None:
        seat = chance.pick(course.awaited)
        course.play(seat, chance.pick(course.moves(seat)))
        yield course


def sound(view: LayoutView) -> None:
    """Within Discord's limits, and no gap left open."""
    assert view.content_length() <= 4000
    for item in view.walk_children():
        label = getattr(item, "label", None)
        assert label is None or 0 < len(label) <= 80
        for option in getattr(item, "options", []):
            assert 0 < len(option.label) <= 100
            assert option.description is None or 0 < len(option.description) <= 100
    for text in view.walk_children():
        assert "{" not in getattr(text, "content", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "variants",
    [
        (),
        ("sandbox",),
        ("traitor",),
        ("poor_visibility",),
        ("mixed_clans",),
        ("dark_night",),
        ("fate",),
        ("bitter_end",),
        ("mixed_clans", "fate", "bitter_end"),
    ],
    ids="+".join,
)
def test_everything_that_is_told_of_a_duel_has_its_words(
    language: str, variants: tuple[str, ...]
) -> None:
    tongue = words(language)
    for lot in ("a", "b", "c"):
        for course in random_duel(variants, lot):
            table = table_of(course)
            seen = scene(table, None)
            sound(turn_message(seen, tongue, ()))
            sound(past_turn(seen, tongue, ()))
            for seat in (0, 1):
                own = scene(table, seat)
                sound(prompt(own, tongue, (), note="note", closed=True))
                sound(settled(own, tongue))
                for move in own.moves:
                    assert tell_made(tongue, "duel", move)
            check_refusals(tongue, course)
        for played in course.played:
            for event in played.events:
                tell_event(tongue, "duel", event, ["Anna", "Gizmo"])


def check_refusals(tongue: Words, course: Course) -> None:
    """Whatever is refused is explained."""
    for seat in (0, 1):
        for word in ("0", "3", "7", "keep", "dragon"):
            refused = refusal_of(course, seat, word)
            if refused is not None:
                assert refused.rule in tell_refusal(tongue, GAMES["duel"], refused)
                assert refused.rule in GAMES["duel"].rules


def refusal_of(course: Course, seat: int, word: str) -> IllegalMove | None:
    """Why a move is refused; ``None`` if it is legal."""
    try:
        course.position.copy().play(seat, word)
    except IllegalMove as error:
        return error
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_what_is_wrong_with_them_have_their_words(language: str) -> None:
    tongue, game = words(language), GAMES["duel"]
    every = [{"variants": [one]} for one in game.options.options[0].values]
    for options in (*every, {"musician_cancels_delayed": True}, {}):
        assert tell_options(tongue, game, game.options.read(options))
    for bad in (
        {"variants": ["traitor", "dark_night"]},
        {"variants": ["fate", "poor_visibility"]},
        {"variants": ["chess"]},
        {"variants": "traitor"},
        {"musician_cancels_delayed": "maybe"},
        {"chess": True},
    ):
        with pytest.raises(BadOptions) as error:
            game.options.read(bad)
        assert tell_bad_options(tongue, game, error.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    tongue = words(language)
    for game in PLAYABLE:
        for number in GAMES[game].rules:
            key = f"{game}-rule-{number.lower()}"
            assert 0 < len(tongue(f"{key}-title")) <= 80
            assert 0 < len(tongue(key)) <= 3500


# Limits


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short(language: str) -> None:
    tongue = words(language)
    for key in (
        *("join", "leave", "options", "computer", "dismiss", "start", "cancel"),
        *("play", "undo"),
        *("change", "more", "board", "log", "rules", "resign", "rematch", "to-the-table"),
    ):
        assert 0 < len(tongue(key)) <= 24, (key, tongue(key))
    for key in ("direct-retry", "resign-really"):
        assert 0 < len(tongue(key)) <= 40, (key, tongue(key))


async def test_commands_fit_discords_limits_and_are_named_in_every_language(live: Live) -> None:
    commands = live.sandbox.commands.all(0)
    assert {command["name"] for command in commands} >= {
        *("play", "move", "undo", "resign", "games", "hand", "board", "log", "rules", "verify"),
        *("help", "duel"),
    }
    check_level(commands, most=100)
    for command in commands:
        assert size(command) <= 8000, command["name"]


def check_level(commands: list[dict], most: int = 25) -> None:
    """The commands or options of one level: names, descriptions, choices, and what is below."""
    for language in LANGUAGES:
        names = [
            (one["name_localizations"] or {}).get(language) if language != "en" else one["name"]
            for one in commands
        ]
        assert None not in names, (language, [one["name"] for one in commands])
        assert len(set(names)) == len(names), (language, names)
        for name in names:
            assert re.fullmatch(r"[-_'\w]{1,32}", name)
            assert name == name.lower()
    assert len(commands) <= most
    for one in commands:
        told = [one["description"], *(one["description_localizations"] or {}).values()]
        assert len(told) == len(LANGUAGES), one["name"]
        assert all(0 < len(text) <= 100 for text in told), told
        choices = one.get("choices") or []
        assert len(choices) <= 25
        for choice in choices:
            names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
            assert len(names) == len(LANGUAGES)
            assert all(0 < len(name) <= 100 for name in names)
        check_level(one.get("options") or [])


def size(command: dict) -> int:
    """What Discord counts of a command: the longest of each text, choices' values included."""

    def longest(thing: dict, key: str) -> int:
        return max(map(len, [thing[key], *(thing.get(f"{key}_localizations") or {}).values()]))

    own = longest(command, "name") + longest(command, "description")
    choices = command.get("choices") or []
    own += sum(longest(one, "name") + len(str(one["value"])) for one in choices)
    return own + sum(size(option) for option in command.get("options") or [])


# Plurals


def plurals(language: str) -> dict[str, str]:
    """The texts in which a number decides a form, and that number's name."""
    forms = {"one", "few", "many", "two", "zero"}
    found = {}
    for key, message in catalogue(language).items():
        for node in parts(message):
            if isinstance(node, ftl.SelectExpression):
                names = {getattr(variant.key, "name", "") for variant in node.variants}
                selector = node.selector
                if names & forms and isinstance(selector, ftl.VariableReference):
                    found[key] = selector.id.name
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_right(language: str) -> None:
    tongue, found = words(language), plurals(language)
    assert found
    for key, number in found.items():
        others = {name: name for name in variables(language, key) - {number}}
        told = {n: tongue(key, **others, **{number: n}) for n in NUMBERS}
        shape = {n: re.sub(r"\d+", "N", text) for n, text in told.items()}
        # Exact numbers, such as [0], may have words of their own.
        exact = {variant_key(variant) for variant in variants(language, key)}
        many = [shape[n] for n in (0, 2, 5, 11, 21)["0" in exact :]]
        if language == "en":
            assert len(set(many)) == 1, (key, shape)
            continue
        assert shape[5] == shape[11], (key, shape)
        if "1" not in exact:
            assert shape[1] == shape[21], (key, shape)
        assert "few" in exact or "one" in exact


def variants(language: str, key: str) -> list[ftl.Variant]:
    return [node for node in parts(catalogue(language)[key]) if isinstance(node, ftl.Variant)]


def variant_key(variant: ftl.Variant) -> str:
    return str(getattr(variant.key, "name", None) or variant.key.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_how_many_play(language: str) -> None:
    tongue = words(language)
    for count in range(5):
        assert f"{count}/4" in tongue("players", count=count, most=4)
    for number in NUMBERS:
        names = ", ".join(["Anna"] * max(1, number))
        assert names in tongue("awaited", names=names, count=number)


def test_games_are_counted_as_people_count_them() -> None:
    nouns = {
        "en": ("game", "games", "games", "games", "games"),
        "ru": ("партия", "партии", "партий", "партий", "партия"),
        "uk": ("партія", "партії", "партій", "партій", "партія"),
    }
    for language, forms in nouns.items():
        for number, noun in zip((1, 2, 5, 11, 21), forms, strict=True):
            told = words(language)("games-title-open", count=number)
            assert re.search(rf"\b{noun}\b", told), (language, number, told)


def test_messages_are_within_the_limits_with_the_longest_names() -> None:
    name = "*_`" * 10 + "xy"
    for language in LANGUAGES:
        course, *_ = random_duel((), "a")
        table = table_of(course)
        table.match.sitters = [Sitter(seat, 1 + seat, name, since=1.0) for seat in (0, 1)]
        sound(turn_message(scene(table, None), words(language), ()))
        sound(prompt(scene(table, 0), words(language), ()))
