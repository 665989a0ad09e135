"""Cherokee's texts: complete in three languages, with nothing left open, and short enough."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import rules.cherokee
from bot.languages import LANGUAGES, words
from bot.telling import (
    tell_ask,
    tell_event,
    tell_made,
    tell_move,
    tell_move_short,
    tell_outcome,
    tell_refusal,
    tell_stage,
)
from bot.telling_options import tell_options
from rules import GAMES, Chance, IllegalMove
from rules.cherokee.moves import ATTACKS, SUCCESSORS, TARGETS
from tests.bot.told import checker
from tests.rules.cherokee.setups import BOX, STUCK, lay

GAME = GAMES["cherokee"]
NAMES = ["Anna", "Bob", "Carl", "Dora"]
FOLDER = Path(rules.cherokee.__file__).parents[2] / "bot" / "languages"
#: A button shows so many letters.
LABEL = 80


class Variables(Visitor):
    """Collects what a message asks for, and what it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str, name: str) -> dict[str, set[str]]:
    found = {}
    for entry in parse((FOLDER / language / name).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("name", ["cherokee.ftl", "cherokee-picture.ftl"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_texts_with_the_same_variables(language, name):
    assert messages(language, name) == messages(LANGUAGES[0], name)


check = checker("cherokee", NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"open": True, "no_attack": "pass"}),
        (4, {"open": True, "woman_wins_attack_tie": True, "unused_clans": "leave"}),
    ],
)
def test_everything_in_a_game_can_be_told(language, seats, options):
    tell_all(GAME.start(seats, options, "told"), language)
    check(tell_options(words(language), GAME, GAME.options.read(options)), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("no_attack", ["discard", "pass"])
def test_a_game_without_attacks_can_be_told(language, no_attack):
    hands = ("BI6w DE8w", "WP8w LH8m")
    told = tell_all(lay(STUCK, hands=hands, clans="deer wolf", no_attack=no_attack), language)
    assert told >= ({"stuck", "dropped", "revealed"} if no_attack == "discard" else set())


def tell_all(position, language) -> set[str]:
    """Play to the end by lot and tell all there is to tell; the kinds of events told."""
    tongue, chance, told = words(language), Chance("told"), set()
    names = NAMES[: position.view(None)["seats"]]
    while position.outcome is None:
        (seat,) = position.to_act
        view = position.view(seat)
        check(tell_stage(tongue, view, names), language)
        check(tell_ask(tongue, view, names), language)
        # Not all of them: what one cell is told like, the others are.
        for move in position.explained(seat)[::5]:
            label = tell_move(tongue, "cherokee", move)
            check(label, language)
            assert 0 < len(label) <= LABEL
            assert len(tell_move_short(tongue, "cherokee", move)) <= len(label)
            check(tell_made(tongue, "cherokee", move), language)
        for event in position.play(seat, chance.pick(position.moves(seat))):
            sentence = tell_event(tongue, "cherokee", event, names)
            # Some things are not worth telling.
            if sentence:
                check(sentence, language)
            told.add(event.kind)
    check(tell_stage(tongue, position.view(None), names), language)
    check(tell_outcome(tongue, position.view(None), names), language)
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", [False, True])
def test_every_refusal_is_explained(language, opened):
    tongue, chance = words(language), Chance("refused")
    position = GAME.start(2, {"open": opened}, "refused")
    tries = [
        *(*TARGETS[::5], *BOX.places[::9], *BOX.drops[::9], *list(SUCCESSORS.values())[::7]),
        *(move for attacks in ATTACKS[::6] for move in list(attacks.values())[::2]),
    ]
    told = set()
    for step in range(60):
        (seat,) = position.to_act
        for move in tries if step % 7 == 0 else ():
            if move not in position.moves(seat):
                with pytest.raises(IllegalMove) as error:
                    position.play(seat, move)
                check(tell_refusal(tongue, GAME, error.value), language)
                told.add(error.value.reason)
        position.play(seat, chance.pick(position.moves(seat)))
    assert len(told) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_to_refuse_has_a_text(language):
    sources = Path(rules.cherokee.__file__).parent.glob("*.py")
    source = "".join(path.read_text("utf-8") for path in sources)
    reasons = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    assert len(reasons) >= 18
    for reason in reasons:
        assert words(language).has(f"cherokee-refusal-{reason}"), reason


@pytest.mark.parametrize(
    ("language", "one", "three", "five"),
    [
        ("en", "1 feather**", "3 feathers**", "5 feathers**"),
        ("ru", "1 перо**", "3 пера**", "5 перьев**"),
        ("uk", "1 перо**", "3 пера**", "5 пер**"),
    ],
)
def test_feathers_are_counted_in_the_right_form(language, one, three, five):
    facts = {"seat": "Anna", "clan_name": "X", "rows": "G 1×1", "women": 2}
    told = [words(language)("cherokee-event-revealed", points=n, **facts) for n in (1, 3, 5)]
    for text, form in zip(told, (one, three, five), strict=True):
        assert form in text
    assert "=" not in words(language)("cherokee-event-revealed", points=0, **facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_told_with_what_made_it_win(language):
    """A target of 6 that counts 5, and a tie that a woman wins, would look like mistakes."""
    told = {}
    for name, drawing, options in (
        ("beside", "DE3w BI7m DE6m", {}),
        ("below", "DE3w DE6m DE4w BI6w", {}),
        ("tie", "DE3w BI6w DE6m", {"woman_wins_attack_tie": True}),
    ):
        position = lay(f"{drawing} DE5w DE5m DE7m DE7w DE8w DE9m", dots="DE WO", **options)
        cell = "B1" if name == "below" else "B2"
        event = position.play(0, cell)[0]
        told[name] = tell_event(words(language), "cherokee", event, NAMES)
    assert "−1" in told["below"]
    assert "−1" not in told["beside"] + told["tie"]
    ending = {"en": "a woman wins the tie.", "ru": "побеждает женщина.", "uk": "перемагає жінка."}
    assert told["tie"].endswith(ending[language])
    assert not told["beside"].endswith(ending[language])
