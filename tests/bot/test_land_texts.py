"""Every text that Land's rules can ask for is there, in every language, and leaves no gap open."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.languages
from bot.languages import LANGUAGES, words
from bot.telling import (
    tell_ask,
    tell_event,
    tell_fact,
    tell_made,
    tell_move,
    tell_move_more,
    tell_outcome,
    tell_refusal,
    tell_stage,
)
from bot.telling_options import tell_options
from rules import GAMES, Chance, IllegalMove
from tests.bot.told import checker
from tests.rules.land.setups import land

NAMES = ("Anna", "Bob", "Carl", "Dora", "Ewan", "Fiona")
FOLDER = Path(bot.languages.__file__).parent
TABLES = [
    (2, {}),
    (3, {"land_match": "exact"}),
    (4, {"teams": True, "wizard_replaces_card_play": False}),
    (6, {"teams": True}),
]
TONGUES = [words(language) for language in LANGUAGES]


check = checker("land", NAMES)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_that_happens_can_be_told(seats, options):
    chance = Chance(f"texts {seats}")
    position = GAMES["land"].start(seats, options, "texts")
    for _ in range(600):
        if position.outcome is not None:
            break
        (seat,) = position.to_act
        moves = position.explained(seat)
        view = position.view(seat)
        tongue = chance.pick(TONGUES)
        check(tell_ask(tongue, view, NAMES), tongue.language)
        check(tell_stage(tongue, position.view(None), NAMES), tongue.language)
        for move in moves[:12]:
            check(tell_move(tongue, "land", move), tongue.language)
            more = tell_move_more(tongue, "land", move, NAMES)
            assert more is None or len(more) <= 100
        move = chance.pick(moves)
        check(tell_made(tongue, "land", move), tongue.language)
        for event in position.play(seat, move):
            check(tell_event(tongue, "land", event, NAMES), tongue.language)


@pytest.mark.parametrize("tongue", TONGUES, ids=LANGUAGES)
def test_a_sword_that_conquers_says_what_it_is_for_and_one_that_is_discarded_does_not(tongue):
    hands = ("sword sword shield shield shield", "")
    near = land(" 5 . . . A . . . . . .\n 6 . . . A . . . . . .", hands=hands)
    far = land(hands=hands)
    far.play(0, "discard")
    sword = tell_fact(tongue, "land", "card", "sword")
    labels = [
        tell_move(tongue, "land", move)
        for position in (near, far)
        for move in position.explained(0)
        if str(move) == "sword"
    ]
    assert labels[0].startswith(f"{sword}, ")
    assert labels[1] == sword


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained(language):
    tongue, found = words(language), set()
    every = [str(move) for move in _words()]
    for seats, options in TABLES[:3]:
        chance = Chance(f"refusals {seats}")
        position = GAMES["land"].start(seats, options, "refusals")
        for _ in range(300):
            if position.outcome is not None:
                break
            (seat,) = position.to_act
            try:
                position.copy().play(seat, chance.pick(every))
            except IllegalMove as error:
                check(tell_refusal(tongue, GAMES["land"], error), language)
                found.add(error.reason)
            position.play(seat, chance.pick(position.moves(seat)))
    assert len(found) > 12


def _words():
    squares = [f"{column}{row}" for column in "cdefg" for row in range(1, 11)]
    yield from squares
    yield from (f"attack-{square}" for square in squares)
    yield from (f"from-{square}" for square in squares)
    yield from ("oak", "sword", "shield", "wizard", "hidden-wizard", "discard", "decline", "c")
    yield from ("swords-0", "swords-3", "shields-2", "I3-c1d1e1", "castle", "V3-c1d1c2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_reasons_orders_options_and_shapes_have_their_texts(language):
    tongue = words(language)
    folder = Path(__file__).parents[2] / "rules" / "land"
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    reasons = re.findall(r'"LC-R\d+a?",? (?:text, )?"([a-z-]+)"', source)
    assert len(set(reasons)) > 20
    for reason in reasons:
        assert tongue.has(f"land-refusal-{reason}"), reason
    for order in GAMES["land"].orders:
        assert tongue(f"land-order-{order.ask}")
        for name in order.names:
            assert tongue(f"land-order-{order.ask}-{name}-about")
            for key in ("order", "ordered"):
                assert tongue(f"land-{key}-{order.ask}-{name}")
    for shape in GAMES["land"].box.components.shapes:
        check(tell_fact(tongue, "land", "shape", shape), language)
    game = GAMES["land"]
    changed = game.options.read(
        {
            "teams": True,
            "land_match": "exact",
            "mirror_allowed": False,
            "shape_must_contain_new_token": False,
            "wizard_replaces_card_play": False,
            "points": "squares",
        }
    )
    told = tell_options(tongue, game, changed)
    assert told.count(",") >= 5
    check(told, language)


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Defend with 1 shield?", "Defend with 3 shields?"),
        ("ru", "Нужен 1 щит.", "Нужно 3 щита."),
        ("uk", "Потрібен 1 щит. Захищаєтеся?", "Потрібно 3 щити. Захищаєтеся?"),
    ],
)
def test_how_many_shields_it_takes_is_said_in_the_right_number(language, one, several):
    attack = {"seat": "Bob", "castle": "e4", "strength": 4}
    for needed, said in ((1, one), (3, several)):
        numbers = {"against": 3, "swords": needed, "needed": needed}
        assert words(language)("land-ask-shields", **attack, **numbers).endswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winners_are_told(language):
    tongue = words(language)
    view = dict(GAMES["land"].start(4, {"teams": True}, "won").view(None))
    for ranking, scores in (
        (((0, 2), (1, 3)), (17, 10, 17, 10)),
        (((0, 1, 2, 3),), (14, 14, 14, 14)),
    ):
        view["outcome"] = {"ranking": ranking, "scores": scores, "reason": "prizes"}
        told = tell_outcome(tongue, view, NAMES)
        check(told, language)
        assert all(NAMES[seat] in told for seat in ranking[0])


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language, name):
    found = {}
    for entry in FluentParser().parse((FOLDER / language / name).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", ["land.ftl", "land-picture.ftl"])
def test_all_languages_have_the_same_texts_and_variables(language, name):
    assert messages(language, name) == messages(LANGUAGES[0], name)
