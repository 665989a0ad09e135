"""Saying in words what a game is at: events, questions, moves, refusals, results.

Nothing here knows any game. The keys of the texts are made of the game's key and the kinds that
its rules give, and all plain facts are at the texts' disposal.
"""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from rules import GAMES
from rules.core.facts import Amounts, Listing
from rules.core.options import Several

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.languages import Words
    from rules import Event, Game, IllegalMove, Move, View
    from rules.core.facts import Fact
    from rules.core.view import OutcomeView

#: Facts that hold a seat; texts get the player's name instead.
SEATS: Final = ("seat", "other", "winner", "loser")

Facts = dict[str, int | str]
#: Who plays together: the seats of each clan that has more than one.
Sides = list[tuple[int, ...]]


def named(
    words: Words,
    game: str,
    facts: Mapping[str, Fact],
    names: Sequence[str] = (),
    sides: Sides | None = None,
) -> Facts:
    """The facts with players' names, if any are given, in place of seats.

    A seat ``x`` then brings ``x_clan`` too, the names of all who play on its side. A fact ``x`` of
    which the catalogue has the name (``game-fact-x``) brings that, as ``x_name``. Amounts and lists
    are told as the language tells them.
    """
    told = {key: tell_thing(words, game, value) for key, value in facts.items()}
    for key, value in facts.items():
        if key in SEATS and isinstance(value, int):
            told[key] = names[value] if names else value
            clan = next((side for side in sides or () if value in side), (value,))
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
    beside: Mapping[str, Fact] = MappingProxyType({}),
) -> str:
    """The name of a fact's value, or the value itself if it has none.

    A value made of two by a dash, such as a card of one square, comes as ``head`` and ``tail`` too;
    the facts `beside` it can say what it is made of.
    """
    key = f"{game}-fact-{fact}"
    told = tell_thing(words, game, value)
    if not words.has(key):
        return str(told)
    head, _, tail = str(told).partition("-")
    facts = {fact: tell_thing(words, game, one) for fact, one in beside.items()}
    return words(key, **{**facts, "value": told, "head": head, "tail": tail}).strip()


def view_facts(view: View, names: Sequence[str]) -> Facts:
    """The plain facts of a view, with the names of all players.

    Those of a thing in it, such as an attack, begin with its name: ``attack_castle``.
    """
    facts: Facts = {
        key: "none" if value is None else value
        for key, value in view.items()
        if value is None or (isinstance(value, int | str) and not isinstance(value, bool))
    }
    for key, thing in view.items():
        for fact, value in _plain(thing).items():
            seat = fact in SEATS and names and isinstance(value, int)
            facts[f"{key}_{fact}"] = names[int(value)] if seat else value
    facts |= {f"name{seat}": name for seat, name in enumerate(names)}
    facts["who"] = ", ".join(names[seat] for seat in view["to_act"]) if names else ""
    return facts | _chosen(view)


def _chosen(view: View) -> Facts:
    """For each value of an option that the view shows, whether it is chosen: ``option_value``."""
    shown: Mapping[str, object] = {**view}
    return {
        f"{option.name}_{value}": "yes" if value in chosen else "no"
        for option in GAMES[view["game"]].options.options
        if isinstance(option, Several) and isinstance(chosen := shown.get(option.name), tuple)
        for value in option.values
    }


def sides_of(view: View) -> Sides:
    """Who plays together in a view's game; nobody where everybody plays alone."""
    shown: Mapping[str, object] = {**view}
    clans = shown.get("clans")
    if not isinstance(clans, tuple):
        return []
    return [clan["seats"] for clan in clans if isinstance(clan, dict) and len(clan["seats"]) > 1]


def tell_title(words: Words, game: str, number: int) -> str:
    """A match's name: its game and number."""
    return words("match-title", game=words(game), number=str(number))


def tell_event(
    words: Words, game: str, event: Event, names: Sequence[str], sides: Sides | None = None
) -> str:
    """What happened, in a sentence or two; empty if it goes without saying."""
    facts = named(words, game, event.facts, names, sides)
    return words(f"{game}-event-{event.kind}", **facts).strip()


def tell_stage(words: Words, view: View, names: Sequence[str]) -> str:
    """What the game is at, for everyone."""
    return words(f"{view['game']}-stage-{view['stage']}", **view_facts(view, names))


def tell_ask(words: Words, view: View, names: Sequence[str]) -> str:
    """What the viewer is asked."""
    return words(f"{view['game']}-ask-{view['ask']}", **view_facts(view, names))


def tell_move(words: Words, view: View, move: Move) -> str:
    """A move's name on a button or in a menu, as a view from before it shows it."""
    return words(f"{view['game']}-move-{move.kind}", **_move_facts(words, view, move))


def tell_move_short(words: Words, view: View, move: Move) -> str:
    """A move's name where there is little room; its whole name if it has no shorter one."""
    key = f"{view['game']}-move-{move.kind}-short"
    if not words.has(key):
        return tell_move(words, view, move)
    return words(key, **_move_facts(words, view, move))


def tell_move_more(words: Words, view: View, move: Move, names: Sequence[str] = ()) -> str | None:
    """What a move means in this game, if that is worth a line."""
    game = view["game"]
    key = f"{game}-move-{move.kind}-about"
    if not words.has(key):
        return None
    facts = named(words, game, _move_facts(words, view, move), names, sides_of(view))
    return words(key, **{**view_facts(view, ()), **facts})


def _move_facts(words: Words, view: View, move: Move) -> Facts:
    """A move's own facts, and what the view has on the things that it names.

    If the fact ``cell`` is a name in a mapping of the view, as that of a pyramid, who stands there
    brings its own facts as ``cell_…``. If the view has something on the move itself, a thing whose
    ``move`` is its notation, that thing's facts are there too.
    """
    seen: dict[str, Fact] = {}
    notation = str(move)
    for shown in view.values():
        if isinstance(shown, dict):
            for fact, name in move.facts.items():
                seen |= {f"{fact}_{key}": value for key, value in _plain(shown.get(name)).items()}
        elif isinstance(shown, tuple):
            for thing in shown:
                if isinstance(thing, dict) and thing.get("move") == notation:
                    seen |= _plain(thing)
    return named(words, view["game"], {**seen, **move.facts})


def _plain(thing: object) -> Facts:
    """The plain facts of a thing in a view; none if there is no thing."""
    if not isinstance(thing, dict):
        return {}
    return {key: value for key, value in thing.items() if isinstance(value, int | str)}


def tell_made(words: Words, game: str, move: Move) -> str:
    """A move one has made, told to who made it."""
    return words(f"{game}-made-{move.kind}", **named(words, game, move.facts))


def tell_all_made(words: Words, game: str, moves: Iterable[Move]) -> str:
    """All moves of one's turn, told to who made them.

    Several of a kind are told in one sentence where the catalogue has one for them; it gets their
    names in a row.
    """
    told = []
    for kind, alike in groupby(moves, attrgetter("kind")):
        together, key = list(alike), f"{game}-made-{kind}-all"
        if words.has(key):
            facts = [fact for move in together for fact in list(move.facts.items())[:1]]
            names = ", ".join(tell_fact(words, game, *fact) for fact in facts)
            told.append(words(key, names=names))
        else:
            told += [tell_made(words, game, move) for move in together]
    return " ".join(filter(None, told))


def tell_outcome(words: Words, view: View, names: Sequence[str]) -> str:
    """Who won, and why."""
    outcome = view["outcome"]
    if outcome is None:
        raise ValueError("the game goes on")
    best = [names[seat] for seat in outcome["ranking"][0]]
    facts: Facts = {
        "winners": join_names(words, best),
        "count": len(best) if len(best) < view["seats"] else 0,
        "loser": names[outcome["ranking"][-1][0]],
        "scores": " : ".join(_scores(words, outcome, names)),
    }
    key = f"{view['game']}-outcome-{outcome['reason']}"
    return words(key if words.has(key) else f"outcome-{outcome['reason']}", **facts)


def _scores(words: Words, outcome: OutcomeView, names: Sequence[str]) -> list[str]:
    """The scores, best first: one for each place, which partners share; all if it is a draw.

    Of more than two places the lower ones are named, for nobody could tell whose they are.
    """
    ranking, scores = outcome["ranking"], outcome["scores"]
    if len(ranking) == 1:
        return [str(scores[seat]) for seat in ranking[0]]
    told = [str(scores[place[0]]) for place in ranking]
    if len(ranking) > 2:
        for at, place in enumerate(ranking[1:], 1):
            told[at] += f" ({join_names(words, [names[seat] for seat in place])})"
    return told


def tell_refusal(words: Words, game: Game, error: IllegalMove) -> str:
    """Why a move is not possible, with the rule."""
    key = f"{game.key}-refusal-{error.reason}"
    facts = named(words, game.key, error.facts)
    text = words(key if words.has(key) else f"refusal-{error.reason}", **facts)
    # The rule stands in brackets at the end of the last sentence.
    return words("refusal", text=text.removesuffix("."), rule=error.rule)


def join_names(words: Words, names: Sequence[str]) -> str:
    """Several names in a row, as the language joins them."""
    if len(names) <= 1:
        return "".join(names)
    return words("and", first=", ".join(names[:-1]), last=names[-1])
