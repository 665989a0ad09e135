"""The rule catalogues: numbers, tests, document and texts in three languages agree, in every game.

A newly registered game is tested without adding a line here.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rules import GAMES, Game

HOUSE = Path(__file__).parents[2]
LANGUAGES = ("en", "ru", "uk")
#: The longest title and text that /rules can show in one piece.
TITLE, TEXT = 60, 420
#: A paragraph of the document that begins with the number of a rule or a ruling.
NUMBER = re.compile(r"^\*\*([A-Z]+\d*-R?\d+[a-z]?|[A-Z]+\d+)\*\*", re.MULTILINE)

GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def document(game: Game) -> str:
    """The pages of a game: its own, then those of its modules, in the order that it links them."""
    folder = HOUSE / "docs" / "rules"
    first = (folder / f"{game.key}.md").read_text("utf-8")
    modules = re.findall(rf"\(({game.key}-\w+\.md)\)", first)
    assert sorted(modules) == sorted(page.name for page in folder.glob(f"{game.key}-*.md"))
    return "\n".join([first, *((folder / page).read_text("utf-8") for page in modules)])


def rulings(game: Game) -> list[str]:
    """What was decided where the rulebook is silent."""
    return [number for number in NUMBER.findall(document(game)) if "-R" not in number]


@cache
def code(game: Game) -> str:
    """The code of the game's rules."""
    paths = sorted((HOUSE / "rules" / game.key).rglob("*.py"))
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def rule_tests(game: Game) -> str:
    """All tests of the game's rules."""
    paths = (HOUSE / "tests" / "rules" / game.key).rglob("test_*.py")
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def texts(game: Game, language: str) -> dict[str, str]:
    """The messages of a language by their ids, as plain text."""
    folder = HOUSE / "bot" / "languages" / language
    paths = [folder / f"{game.key}-rules.ftl", *folder.glob(f"{game.key}-*-rules.ftl")]
    found: dict[str, str] = {}
    parser = FluentParser()
    for entry in (one for path in paths for one in parser.parse(path.read_text("utf-8")).body):
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert all(isinstance(part, ast.TextElement) for part in entry.value.elements)
            found[entry.id.name] = "".join(part.value for part in entry.value.elements)
    return found


@pytest.mark.parametrize(
    ("key", "letters", "last", "turn_rule"),
    [
        ("duel", "BR", 26, "BR-R2"),
        ("cherokee", "CH", 20, "CH-R5"),
        ("glory", "CG", 28, "CG-R9"),
        ("land", "LC", 28, "LC-R6"),
        ("glenmore", "GM", 320, "GM-R46"),
    ],
)
def test_a_game_numbers_its_rules_as_the_rulebook_was_read(key, letters, last, turn_rule):
    numbers = [rule for rule in GAMES[key].rules if re.fullmatch(rf"{letters}-R\d+", rule)]
    assert numbers == [f"{letters}-R{number}" for number in range(1, last + 1)]
    assert GAMES[key].turn_rule == turn_rule


@GAME
def test_every_rule_and_ruling_has_a_test_that_names_it(game):
    for number in (*game.rules, *rulings(game)):
        name = number.lower().replace("-", "_")
        assert re.search(rf"def test_(?:ruling_)?{name}_(?!to_)[a-z]", rule_tests(game)), number


@GAME
def test_the_document_has_every_rule_ruling_and_option(game):
    numbers = NUMBER.findall(document(game))
    assert [number for number in numbers if "-R" in number] == list(game.rules)
    assert rulings(game)
    assert len(set(numbers)) == len(numbers)
    for option in game.options.options:
        assert f"`{option.name}`" in document(game)


@GAME
def test_every_rule_that_a_refusal_cites_is_in_the_catalogue(game):
    cited = set(re.findall(r"\"([A-Z]+\d*-R\d\w*)\"", code(game)))
    assert cited
    assert cited <= set(game.rules)


@GAME
def test_every_rule_is_cited_beside_the_code_that_carries_it_out(game):
    cited = set(re.findall(r"\b[A-Z]+\d*-R\w+", code(game)))
    for first, last in re.findall(r"\b([A-Z]+\d*-R\d+) to ([A-Z]+\d*-R\d+)", code(game)):
        cited.update(game.rules[game.rules.index(first) : game.rules.index(last)])
    uncited = [rule for rule in game.rules if rule not in cited]
    assert not uncited, f"rules/{game.key}/ does not say where it carries these out"


@GAME
@LANGUAGE
def test_every_rule_has_a_title_and_a_text(game, language):
    found = texts(game, language)
    wanted = []
    for rule in game.rules:
        wanted += [f"{game.key}-rule-{rule.lower()}-title", f"{game.key}-rule-{rule.lower()}"]
    assert sorted(found) == sorted(wanted)
    for key, text in found.items():
        longest = TITLE if key.endswith("-title") else TEXT
        assert 3 <= len(text) <= longest, f"{key} has {len(text)} characters"
        assert text.endswith(".") != key.endswith("-title"), key


@GAME
def test_the_languages_write_in_their_own_letters(game):
    for key, text in texts(game, "en").items():
        assert not re.search("[а-яіїєґ]", text.lower()), key
    for key, text in texts(game, "ru").items():
        assert not set(text.lower()) & set("іїєґ"), key
        assert re.search("[а-я]", text), key
    for key, text in texts(game, "uk").items():
        assert not set(text.lower()) & set("ыэъё"), key
        assert re.search("[а-яії]", text), key


@GAME
def test_chapters_hold_every_rule_once_in_the_order_of_the_catalogue(game):
    numbers = NUMBER.findall(document(game))
    assert [number for number in numbers if "-R" in number] == list(game.rules)
    assert len(set(game.rules)) == len(game.rules)
    assert len({chapter.title for chapter in game.chapters}) == len(game.chapters)
    assert all(len(chapter.rules) <= 100 for chapter in game.chapters)


@GAME
def test_every_question_belongs_to_one_chapter(game):
    asked = [ask for chapter in game.chapters for ask in chapter.asks]
    assert len(set(asked)) == len(asked)
    told = set()
    for path in (HOUSE / "bot" / "languages" / "en").glob(f"{game.key}*.ftl"):
        told |= set(re.findall(rf"^{game.key}-ask-([\w-]+)", path.read_text("utf-8"), re.MULTILINE))
    assert set(asked) >= told
