"""The rule catalogue: numbers, tests, document and texts in three languages agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rules import GAMES

HOUSE = Path(__file__).parents[3]
RULES = [f"BR-R{number}" for number in range(1, 27)]
LANGUAGES = ("en", "ru", "uk")


def texts(language: str) -> dict[str, str]:
    """The messages of a language by their ids, as plain text."""
    source = (HOUSE / "bot" / "languages" / language / "duel-rules.ftl").read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert all(isinstance(part, ast.TextElement) for part in entry.value.elements)
            found[entry.id.name] = "".join(part.value for part in entry.value.elements)
    return found


def test_the_game_numbers_its_rules_as_the_catalogue_does():
    assert list(GAMES["duel"].rules) == RULES
    assert GAMES["duel"].turn_rule == "BR-R2"


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_that_names_it(rule):
    number = rule.removeprefix("BR-R")
    sources = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    assert any(re.search(rf"def test_br_r{number}_(?!to_)[a-z]{{1,}}", text) for text in sources)


def test_the_document_has_every_rule_and_ruling():
    document = (HOUSE / "docs" / "rules" / "duel.md").read_text("utf-8")
    assert re.findall(r"^\*\*(BR-R\d+)\*\*", document, re.MULTILINE) == RULES
    rulings = [f"C{number}" for number in range(1, 11)]
    assert re.findall(r"^\*\*(C\d+)\*\*", document, re.MULTILINE) == rulings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language):
    found = texts(language)
    wanted = []
    for rule in RULES:
        wanted += [f"duel-rule-{rule.lower()}-title", f"duel-rule-{rule.lower()}"]
    assert list(found) == wanted
    for key, text in found.items():
        longest = 60 if key.endswith("-title") else 420
        assert 3 <= len(text) <= longest, f"{key} has {len(text)} characters"
        assert text.endswith(".") != key.endswith("-title"), key


def test_the_languages_write_in_their_own_letters():
    assert all(text.isascii() or "–" in text or "’" in text for text in texts("en").values())
    for key, text in texts("ru").items():
        assert not set(text) & set("іїєґ"), key
        assert re.search("[а-я]", text), key
    for key, text in texts("uk").items():
        assert not set(text) & set("ыэъё"), key
        assert re.search("[а-яії]", text), key
