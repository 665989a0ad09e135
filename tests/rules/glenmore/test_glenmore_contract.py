"""Glen More keeps the contract of all games, as it will from the day it stands on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules import GAMES
from tests.rules import (
    test_catalogue,
    test_contract,
    test_contract_games,
    test_contract_positions,
)
from tests.rules.cases import Case, cases_of
from tests.rules.glenmore.setups import GAME

if TYPE_CHECKING:
    from collections.abc import Callable


def promises(*modules: object) -> list[Callable[[object], None]]:
    """The tests in some modules."""
    return [
        test
        for module in modules
        for name, test in vars(module).items()
        if name.startswith("test_")
    ]


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.key, GAME)


@pytest.mark.parametrize("case", cases_of(GAME), ids=str, scope="module")
@pytest.mark.parametrize("promise", promises(test_contract, test_contract_positions))
def test_every_game_keeps_the_contract(case: Case, promise):
    promise(case)


@pytest.mark.parametrize("promise", promises(test_contract_games))
def test_the_game_is_described_as_the_contract_asks(promise):
    promise(GAME)


@pytest.mark.parametrize(
    "promise",
    [
        test_catalogue.test_every_rule_and_ruling_has_a_test_that_names_it,
        test_catalogue.test_the_document_has_every_rule_ruling_and_option,
        test_catalogue.test_every_rule_that_a_refusal_cites_is_in_the_catalogue,
    ],
)
def test_rules_tests_and_document_agree(promise):
    promise(GAME)
