"""Every text that Glen More's rules can ask for is there, in every language, and leaves no gap."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.languages import LANGUAGES, words
from bot.telling import (
    tell_all_made,
    tell_ask,
    tell_event,
    tell_fact,
    tell_group,
    tell_move,
    tell_move_more,
    tell_outcome,
    tell_path,
    tell_refusal,
    tell_stage,
    tell_sure,
)
from bot.telling_options import tell_options
from rules import GAMES, Chance, IllegalMove, UnknownMove
from rules.core.facts import Amounts
from rules.glenmore.chronicles import CHRONICLES
from rules.glenmore.moves import COMFORTS, EFFECTS, SHAPES, WORDS
from tests.bot.told import checker

GAME = GAMES["glenmore"]
NAMES = ("Anna", "Bob", "Carl", "Dora")
TABLES = [
    (2, {}),
    (3, {"end": "top"}),
    (4, {"die": True}),
    (2, {"chronicles": [key for key, one in CHRONICLES.items() if 2 in one.seat_counts]}),
    (4, {"chronicles": list(CHRONICLES)}),
]
TONGUES = [words(language) for language in LANGUAGES]
RULES = Path(__file__).parents[2] / "rules" / "glenmore"
#: What is told by something else at the same moment.
UNSAID = {"activated", "steps", "over", "person"}


check = checker("glenmore", NAMES)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_that_happens_can_be_told(seats, options):
    chance = Chance(f"texts {seats}")
    position = GAME.start(seats, options, "texts")
    while position.outcome is None:
        seat = chance.pick(position.to_act)
        moves, view, tongue = position.explained(seat), position.view(seat), chance.pick(TONGUES)
        check(tell_ask(tongue, view, NAMES), tongue.language)
        check(tell_stage(tongue, position.view(None), NAMES), tongue.language)
        assert not view["path"] or tell_path(tongue, view, NAMES)
        for group in position.groups(seat):
            check(tell_group(tongue, "glenmore", group), tongue.language)
        for move in moves[:15]:
            check(tell_move(tongue, "glenmore", move, NAMES), tongue.language)
            more = tell_move_more(tongue, "glenmore", move, NAMES)
            assert more is None or check(more, tongue.language) is None
        move = chance.pick(moves)
        for told in tell_all_made(tongue, "glenmore", [move]):
            check(told, tongue.language)
        for event in position.play(seat, move):
            told = tell_event(tongue, "glenmore", event, NAMES)
            assert told or event.kind in UNSAID
            assert not told or check(told, tongue.language) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_names_and_reasons_have_their_texts(language):
    tongue = words(language)
    source = "".join(path.read_text("utf-8") for path in RULES.rglob("*.py"))
    reasons = set(re.findall(r'"(?:GM|C\d)-R\d+",\s+(?:text, )?"([a-z-]+)"', source))
    assert len(reasons) > 40
    for reason in (*reasons, "not-around", "not-payable", "other-kind", "not-blocked"):
        assert tongue.has(f"glenmore-refusal-{reason}"), reason
    for kind in SHAPES:
        assert tongue.has(f"glenmore-move-{kind}"), kind
        assert tongue.has(f"glenmore-made-{kind}"), kind
    for told in re.findall(r'tell\("([a-z-]+)"', source):
        assert tongue.has(f"glenmore-event-{told}"), told
    for ask in re.findall(r'ask = "([a-z]+)"', source):
        assert ask == "nothing" or tongue.has(f"glenmore-ask-{ask}"), ask
    names = [tell_fact(tongue, "glenmore", "tile", name) for name in GAME.box.names]
    clans = [tell_fact(tongue, "glenmore", "clan", name) for name in GAME.box.clans]
    assert len(set(names)) == len(GAME.box.names)
    assert len(set(clans)) >= len(GAME.box.clans) - 1, "the start has no name"
    for name in (*names, *clans, *(tell_fact(tongue, "glenmore", "effect", e) for e in EFFECTS)):
        check(name, language)
    for comfort in COMFORTS:
        check(tongue("glenmore-move-comfort", comfort=comfort), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained(language):
    tongue, found = words(language), set()
    for seats, options in TABLES:
        chance = Chance(f"refusals {seats}")
        position = GAME.start(seats, options, "refusals")
        while position.outcome is None:
            seat = chance.pick(position.to_act)
            for _ in range(6):
                try:
                    position.copy().play(seat, _any_word(chance))
                except IllegalMove as error:
                    check(tell_refusal(tongue, GAME, error), language)
                    found.add(error.reason)
            position.play(seat, chance.pick(position.moves(seat)))
    assert len(found) > 20


def _any_word(chance: Chance) -> str:
    """A move of any kind, most of them never legal."""
    parts = {
        "number": [str(number) for number in range(1, 15)],
        "good": ["wood", "stone", "barley", "sheep", "cow"],
        "cell": [f"{column}{row}" for column in "efghi" for row in range(3, 8)],
        "coins": ["1", "2", "3"],
        "seat": ["0", "1"],
        **WORDS,
        "clan": [name for name in GAME.box.clans if name != "start"],
        "tile": list(GAME.box.named),
        "card": [card.name for card in GAME.box.all_cards],
        "other": list("0123"),
        "cask": [str(number) for number in range(10)],
        "reward": ["points3", "coins2", "any1", "scotsman1", "whisky1", "marker1"],
    }
    parts["to"] = parts["cell"]
    kind = chance.pick(list(SHAPES))
    word = "-".join([kind, *(chance.pick(parts[shape]) for shape in SHAPES[kind])])
    try:
        return str(GAME.parse(word))
    except UnknownMove:
        return "done"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 wood, 2 cows and 5 coins"),
        ("ru", "1 дерево, 2 коровы и 5 монет"),
        ("uk", "1 дерево, 2 корови та 5 монет"),
    ],
)
def test_amounts_are_counted_as_people_count_them(language, told):
    amounts = Amounts((("wood", 1), ("cow", 2), ("coins", 5)))
    assert tell_fact(words(language), "glenmore", "cost", amounts) == told


@pytest.mark.parametrize(
    ("facts", "asked"),
    [
        ({"left": "nothing", "steps": 0, "unused": ""}, ""),
        ({"left": "steps", "steps": 2, "unused": ""}, "Steps unused: 2. End the turn?"),
        (
            {"left": "both", "steps": 2, "unused": "Halkirk"},
            "Steps unused: 2. Not activated: Halkirk. End the turn?",
        ),
    ],
)
def test_what_is_unused_is_asked_about_before_the_turn_ends(facts, asked):
    move = GAME.parse("done").with_facts(facts)
    assert tell_sure(words("en"), "glenmore", move) == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winners_and_the_options_are_told(language):
    tongue = words(language)
    view = dict(GAME.start(3, {}, "won").view(None))
    for ranking in (((0,), (1,), (2,)), ((0, 2), (1,)), ((0, 1, 2),)):
        view["outcome"] = {"ranking": ranking, "scores": (30, 30, 30), "reason": "end"}
        told = tell_outcome(tongue, view, NAMES)
        check(told, language)
        assert all(NAMES[seat] in told for seat in ranking[0])
    check(tell_options(tongue, GAME, GAME.options.read({"die": True, "end": "top"})), language)
