"""Putting a game into words: events, questions, moves, refusals, results.

Nothing here knows any game. The keys of the texts are made of the game's key and the kinds that
its rules give; what a text can tell is what the rules name as its facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rules.core.facts import Amounts, Listing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.languages import Words
    from rules import Event, Game, IllegalMove, Move, View
    from rules.core.facts import Fact, Facts
    from rules.core.game import Group

#: Facts that hold a seat; texts get the player's name instead of the number.
SEATS: Final = ("seat", "other", "winner", "loser")

#: Facts as texts take them.
Told = dict[str, int | str]
#: The seats that play together; a seat on no side plays alone.
Sides = Sequence[tuple[int, ...]]


def named(
    words: Words,
    game: str,
    facts: Facts,
    names: Sequence[str] = (),
    sides: Sides = (),
) -> Told:
    """The facts with players' names in place of seats, if names are given.

    A seat ``x`` then also brings ``x_clan``, the names of all who play on its side. A fact ``x``
    that has a text (``game-fact-x``) also brings that, as ``x_name``. Amounts and lists become
    words of the language.
    """
    told = {key: tell_thing(words, game, value) for key, value in facts.items()}
    for key, value in facts.items():
        if key in SEATS and isinstance(value, int):
            told[key] = names[value] if names else value
            clan = next((side for side in sides if value in side), (value,))
            told[f"{key}_clan"] = join_names(words, [names[seat] for seat in clan if names])
        elif words.has(f"{game}-fact-{key}"):
            told[f"{key}_name"] = tell_fact(words, game, key, value, facts)
    return told


def tell_thing(words: Words, game: str, value: Fact) -> int | str:
    """A number or a word as it is; amounts and lists in words."""
    match value:
        case Amounts(of):
            return join_names(
                words, [words(f"{game}-amount-{kind}", count=count) for kind, count in of]
            )
        case Listing(kind, values):
            return join_names(words, [tell_fact(words, game, kind, one) for one in values])
        case _:
            return value


def tell_fact(
    words: Words,
    game: str,
    fact: str,
    value: Fact,
    beside: Facts = MappingProxyType({}),
) -> str:
    """The name of a fact's value, or the value itself if it has none.

    A value of two parts with a dash, such as a card of one square, also comes as ``head`` and
    ``tail``; its text may use the facts `beside` it.
    """
    key = f"{game}-fact-{fact}"
    told = tell_thing(words, game, value)
    if not words.has(key):
        return str(told)
    head, _, tail = str(told).partition("-")
    facts = {fact: tell_thing(words, game, one) for fact, one in beside.items()}
    return words(key, **{**facts, "value": told, "head": head, "tail": tail}).strip()


def tell_title(words: Words, game: str, number: int) -> str:
    """A match's name: its game and number."""
    return words("match-title", game=words(game), number=str(number))


def tell_event(
    words: Words, game: str, event: Event, names: Sequence[str], sides: Sides = ()
) -> str:
    """What happened, in a sentence or two; empty if it isn't worth telling."""
    facts = named(words, game, event.facts, names, sides)
    return words(f"{game}-event-{event.kind}", **facts).strip()


def tell_stage(words: Words, view: View, names: Sequence[str]) -> str:
    """What is going on in the game, for everyone."""
    return words(f"{view['game']}-stage-{view['stage']}", **_view_facts(words, view, names))


def tell_ask(words: Words, view: View, names: Sequence[str]) -> str:
    """What the viewer is asked."""
    return words(f"{view['game']}-ask-{view['ask']}", **_view_facts(words, view, names))


def tell_path(words: Words, view: View, names: Sequence[str]) -> str:
    """How the present question came about, step by step; empty if nothing led to it."""
    game, sides = view["game"], view["sides"]
    return words("path-joint").join(
        words(f"{game}-crumb-{step['kind']}", **named(words, game, step["facts"], names, sides))
        for step in view["path"]
    )


def _view_facts(words: Words, view: View, names: Sequence[str]) -> Told:
    """The facts of a view, and the names of the awaited players as ``who``."""
    who = join_names(words, [names[seat] for seat in view["to_act"]])
    return {"who": who, **named(words, view["game"], view["facts"], names, view["sides"])}


def tell_move(
    words: Words, game: str, move: Move, names: Sequence[str] = (), sides: Sides = ()
) -> str:
    """The name of an explained move, for a button or a menu."""
    return words(f"{game}-move-{move.kind}", **named(words, game, move.facts, names, sides))


def tell_move_short(
    words: Words, game: str, move: Move, names: Sequence[str] = (), sides: Sides = ()
) -> str:
    """A move's name where there is little room; its whole name if it has no shorter one."""
    key = f"{game}-move-{move.kind}-short"
    if not words.has(key):
        return tell_move(words, game, move, names, sides)
    return words(key, **named(words, game, move.facts, names, sides))


def tell_move_more(
    words: Words, game: str, move: Move, names: Sequence[str] = (), sides: Sides = ()
) -> str | None:
    """What a move means in this game, if that is worth a line."""
    key = f"{game}-move-{move.kind}-about"
    if not words.has(key):
        return None
    return words(key, **named(words, game, move.facts, names, sides))


def tell_sure(
    words: Words, game: str, move: Move, names: Sequence[str] = (), sides: Sides = ()
) -> str:
    """What a player is asked before a move is made; empty if it is made at once."""
    key = f"{game}-sure-{move.kind}"
    return words(key, **named(words, game, move.facts, names, sides)) if words.has(key) else ""


def tell_group(
    words: Words, game: str, group: Group, names: Sequence[str] = (), sides: Sides = ()
) -> str:
    """The name of a group of moves; if it has none, its first and its last move."""
    key = f"{game}-group-{group.kind}"
    if words.has(key):
        return words(key, **named(words, game, group.facts, names, sides))
    return tell_range(words, game, group.moves, names, sides)


def tell_chosen(
    words: Words, game: str, group: Group, names: Sequence[str] = (), sides: Sides = ()
) -> str:
    """What is asked once a group of moves is chosen; empty if that is what was asked before."""
    key = f"{game}-chosen-{group.kind}"
    return words(key, **named(words, game, group.facts, names, sides)) if words.has(key) else ""


def tell_range(
    words: Words, game: str, moves: Sequence[Move], names: Sequence[str] = (), sides: Sides = ()
) -> str:
    """Some moves in a row, by the first and the last of them."""
    first, last = (
        tell_move_short(words, game, move, names, sides) for move in (moves[0], moves[-1])
    )
    return first if len(moves) == 1 else words("menu-move-part", first=first, last=last)


def tell_made(
    words: Words, game: str, move: Move, names: Sequence[str] = (), sides: Sides = ()
) -> str:
    """A move, told to the player who made it."""
    return words(f"{game}-made-{move.kind}", **named(words, game, move.facts, names, sides))


def tell_all_made(
    words: Words, game: str, moves: Iterable[Move], names: Sequence[str] = (), sides: Sides = ()
) -> list[str]:
    """All moves of a turn, told in sentences to the player who made them.

    Several of a kind share one sentence if the catalogue has one (``-all``); it gets the texts of
    each (``-each``) joined as ``names``.
    """
    told = []
    for kind, alike in groupby(moves, attrgetter("kind")):
        together, key = list(alike), f"{game}-made-{kind}-all"
        if words.has(key):
            each = f"{game}-made-{kind}-each"
            row = [words(each, **named(words, game, one.facts, names, sides)) for one in together]
            told.append(words(key, names=", ".join(row)))
        else:
            told += [tell_made(words, game, move, names, sides) for move in together]
    return [sentence for sentence in told if sentence]


def tell_outcome(words: Words, view: View, names: Sequence[str]) -> str:
    """Who won, and why."""
    outcome = view["outcome"]
    if outcome is None:
        raise ValueError("the game goes on")
    best = [names[seat] for seat in outcome["ranking"][0]]
    facts: Told = {
        **_view_facts(words, view, names),
        "winners": join_names(words, best),
        "count": len(best) if len(best) < view["seats"] else 0,
        "loser": names[outcome["ranking"][-1][0]],
    }
    key = f"{view['game']}-outcome-{outcome['reason']}"
    return words(key if words.has(key) else f"outcome-{outcome['reason']}", **facts)


def tell_refusal(
    words: Words, game: Game, error: IllegalMove, names: Sequence[str] = (), sides: Sides = ()
) -> str:
    """Why a move is not possible, with the rule."""
    key = f"{game.key}-refusal-{error.reason}"
    facts = named(words, game.key, error.facts, names, sides)
    text = words(key if words.has(key) else f"refusal-{error.reason}", **facts)
    # The rule goes in brackets at the end of the last sentence.
    return words("refusal", text=text.removesuffix("."), rule=error.rule)


def join_names(words: Words, names: Sequence[str]) -> str:
    """Several names in a row, as the language joins them."""
    if len(names) <= 1:
        return "".join(names)
    return words("and", first=", ".join(names[:-1]), last=names[-1])
