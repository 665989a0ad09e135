"""The catalogue and the texts of the rules: every number is there, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from rules import GAMES

ROOT = Path(__file__).parents[3]
RULES = GAMES["glory"].rules
#: What fits into one field of a message without being cut.
LONGEST = 400


def texts(language: str) -> dict[str, str]:
    """All messages of a language's rules."""
    path = ROOT / "bot" / "languages" / language / "glory-rules.ftl"
    found = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            (element,) = entry.value.elements
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = element.value
    return found


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_rule_has_a_title_and_a_text(language):
    wanted = [f"glory-rule-{rule.lower()}{end}" for rule in RULES for end in ("-title", "")]
    found = texts(language)
    assert list(found) == wanted
    for name, text in found.items():
        assert 0 < len(text) <= (60 if name.endswith("title") else LONGEST)
        assert text[-1].isalpha() if name.endswith("title") else text[-1] == "."


def test_the_catalogue_has_every_rule_and_every_ruling_once():
    catalogue = (ROOT / "docs" / "rules" / "glory.md").read_text(encoding="utf-8")
    lines = [line.split("**")[1] for line in catalogue.splitlines() if line.startswith("**")]
    assert [line for line in lines if line.startswith("CG-")] == list(RULES)
    assert [line for line in lines if line.startswith("A")] == [f"A{n}" for n in range(1, 14)]


def test_every_rule_and_every_ruling_has_a_test_that_names_it():
    tests = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")
    )
    for rule in RULES:
        assert f"def test_{rule.lower().replace('-', '_')}_" in tests
    for number in range(1, 14):
        assert f"def test_ruling_a{number}_" in tests
