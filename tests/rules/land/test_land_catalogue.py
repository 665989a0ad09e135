"""The rule catalogue: numbers, tests, document and texts in three languages agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rules import GAMES

HOUSE = Path(__file__).parents[3]
RULES = [
    *(f"LC-R{number}" for number in range(1, 26)),
    "LC-R25a",
    *(f"LC-R{number}" for number in range(26, 29)),
]
RULINGS = [f"B{number}" for number in range(1, 32)]
RULINGS.insert(10, "B10a")
LANGUAGES = ("en", "ru", "uk")
SOURCES = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
DOCUMENT = (HOUSE / "docs" / "rules" / "land.md").read_text("utf-8")


def texts(language: str) -> dict[str, str]:
    """The messages of a language by their ids, as plain text."""
    source = (HOUSE / "bot" / "languages" / language / "land-rules.ftl").read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert all(isinstance(part, ast.TextElement) for part in entry.value.elements)
            found[entry.id.name] = "".join(part.value for part in entry.value.elements)
    return found


def test_the_game_numbers_its_rules_as_the_catalogue_does():
    assert list(GAMES["land"].rules) == RULES
    assert GAMES["land"].turn_rule == "LC-R6"


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_that_names_it(rule):
    name = rule.lower().replace("-", "_")
    assert any(re.search(rf"def test_{name}_[a-z]", text) for text in SOURCES)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test_that_names_it(ruling):
    assert any(re.search(rf"def test_{ruling.lower()}_[a-z]", text) for text in SOURCES)


def test_the_document_has_every_rule_ruling_and_option():
    assert re.findall(r"^\*\*(LC-R\w+)\*\*", DOCUMENT, re.MULTILINE) == RULES
    assert re.findall(r"^\*\*(B\w+)\*\*", DOCUMENT, re.MULTILINE) == RULINGS
    for option in GAMES["land"].options.options:
        assert re.search(rf"^\| `{option.name}` \|", DOCUMENT, re.MULTILINE)


def test_every_rule_that_a_refusal_cites_is_in_the_catalogue():
    source = (HOUSE / "rules" / "land" / "refusals.py").read_text("utf-8")
    cited = set(re.findall(r"LC-R\w+", source))
    assert len(cited) > 8
    assert cited <= set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language):
    found = texts(language)
    wanted = []
    for rule in RULES:
        wanted += [f"land-rule-{rule.lower()}-title", f"land-rule-{rule.lower()}"]
    assert list(found) == wanted
    for key, text in found.items():
        longest = 60 if key.endswith("-title") else 400
        assert 3 <= len(text) <= longest, f"{key} has {len(text)} characters"
        assert text.endswith(".") != key.endswith("-title"), key


def test_the_languages_write_in_their_own_letters():
    assert all(text.replace("’", "").isascii() for text in texts("en").values())
    for key, text in texts("ru").items():
        assert not set(text) & set("іїєґ"), key
        assert re.search("[а-я]", text), key
    for key, text in texts("uk").items():
        assert not set(text) & set("ыэъё"), key
        assert re.search("[а-яії]", text), key
