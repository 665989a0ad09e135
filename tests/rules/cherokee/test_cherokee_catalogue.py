"""The rule catalogue: numbers, tests, document and texts in three languages agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rules import GAMES

HOUSE = Path(__file__).parents[3]
RULES = [f"CH-R{number}" for number in range(1, 21)]
RULINGS = [f"D{number}" for number in range(1, 20)]
LANGUAGES = ("en", "ru", "uk")
SOURCES = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]


def texts(language: str) -> dict[str, str]:
    """The messages of a language by their ids, as plain text."""
    source = (HOUSE / "bot" / "languages" / language / "cherokee-rules.ftl").read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert all(isinstance(part, ast.TextElement) for part in entry.value.elements)
            found[entry.id.name] = "".join(part.value for part in entry.value.elements)
    return found


def test_the_game_numbers_its_rules_as_the_catalogue_does():
    assert list(GAMES["cherokee"].rules) == RULES
    assert GAMES["cherokee"].turn_rule == "CH-R5"


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_that_names_it(rule):
    number = rule.removeprefix("CH-R")
    assert any(re.search(rf"def test_ch_r{number}_(?!to_)[a-z]+", text) for text in SOURCES)


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test_that_names_it(ruling):
    assert any(re.search(rf"def test_{ruling.lower()}_[a-z]+", text) for text in SOURCES)


def test_the_document_has_every_rule_ruling_and_option():
    document = (HOUSE / "docs" / "rules" / "cherokee.md").read_text("utf-8")
    assert re.findall(r"^\*\*(CH-R\d+)\*\*", document, re.MULTILINE) == RULES
    assert re.findall(r"^\*\*(D\d+)\*\*", document, re.MULTILINE) == RULINGS
    for option in GAMES["cherokee"].options.options:
        assert f"`{option.name}`" in document


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language):
    found = texts(language)
    wanted = []
    for rule in RULES:
        wanted += [f"cherokee-rule-{rule.lower()}-title", f"cherokee-rule-{rule.lower()}"]
    assert list(found) == wanted
    for key, text in found.items():
        longest = 60 if key.endswith("-title") else 400
        assert 3 <= len(text) <= longest, f"{key} has {len(text)} characters"
        assert text.endswith(".") != key.endswith("-title"), key


def test_the_languages_write_in_their_own_letters():
    assert all(text.isascii() or set(text) & set("–’−×") for text in texts("en").values())
    for key, text in texts("ru").items():
        assert not set(text) & set("іїєґ"), key
        assert re.search("[а-я]", text), key
    for key, text in texts("uk").items():
        assert not set(text) & set("ыэъё"), key
        assert re.search("[а-яії]", text), key
