"""All that one viewer could receive of a match at one moment, by what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cogs.glenmore_why  # noqa: F401 - its button registers itself
from bot.replays import Replay
from bot.scene import scene
from bot.telling import tell_move, tell_move_more, tell_title
from bot.ui.cards import status_card
from bot.ui.controls import group_at
from bot.ui.log_lines import log_lines
from bot.ui.messages import mention, past_turn, prompt, settled, turn_message
from bot.ui.own_games import own_game
from bot.ui.paging import TOP, Spot
from bot.ui.replay_card import replay_card
from bot.ui.reports import report_message
from bot.ui.sheets import sheet_menu
from bot.ui.timing import reminder
from cogs.acting import refused
from cogs.sure import asked_before
from render import PAINTERS
from rules import GAMES, Entry, IllegalMove
from rules.core.report import reports_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import discord

    from bot.easel import Easel
    from bot.languages import Words
    from bot.scene import Scene
    from bot.table import Table
    from rules import Move

Received = dict[str, object]
#: Of how many groups of moves the menus are opened.
OPENED = 4


async def received(
    table: Table, viewer: int | None, words: Words, tried: Sequence[str], easel: Easel | None
) -> Received:
    """What the viewer could receive now: what all see, and what a seat alone is shown.

    `tried` are moves that a seat tries; without an `easel` nothing is painted.
    """
    public = scene(table, None)
    told: Received = dict(_public(table, public, words))
    if easel is not None:
        told["pictures of the turn"] = _files(await easel.turn(public, words))
        told["pictures of the report"] = _files(await easel.report(public, words))
    own = scene(table, viewer)
    if easel is not None:
        for sheet in await easel.sheets(own):
            told[f"sheet {sheet.name}"] = _files(await easel.sheet(sheet, own, words))
    if viewer is None:
        return told
    told |= _private(table, own, words)
    told |= _answers(table, own, words, tried)
    if easel is not None:
        told["pictures of the question"] = _files(await easel.prompt(own, words))
    return told


def _public(table: Table, now: Scene, words: Words) -> Iterator[tuple[str, object]]:
    yield "turn", turn_message(now, words, ()).to_components()
    yield "past turn", past_turn(now, words, ()).to_components()
    yield "card", status_card(now, words, None).to_components()
    reports = len(reports_in(GAMES[now.match.game].reports, now.events))
    if reports:
        yield "report", report_message(now, words, (), last=reports).to_components()
    yield "public log", log_lines(table, None, words)
    yield from _replays(table, now, words, None)
    yield "sheets", _sheets(now, words)


def _replays(
    table: Table, now: Scene, words: Words, seat: int | None
) -> Iterator[tuple[str, object]]:
    """The first and the last step of a replay; each move is made at another time."""
    times = [60.0 * number for number in range(table.match.length)]
    replay = Replay(table, seat, times, own=seat is not None)
    whose = "replay" if seat is None else "own replay"
    for turn in {0, replay.nearest(table.course.turn)}:
        yield f"{whose}, turn {turn}", replay_card(now, words, (), replay, turn).to_components()


def _sheets(now: Scene, words: Words) -> object:
    """The names of the sheets that the viewer may open, and the menu of them."""
    painter = PAINTERS[now.match.game]
    own = () if now.seat is None else painter.sheets(now.view)
    sheets = [*painter.sheets(now.public), *own]
    menu = sheet_menu(words, now, sheets, sheets[0])
    return [sheet.name for sheet in sheets], menu and menu.to_component_dict()


def _private(table: Table, now: Scene, words: Words) -> Iterator[tuple[str, object]]:
    yield "question", prompt(now, words, ()).to_components()
    for index in range(OPENED):
        spot = Spot(index)
        if group_at(now, words, spot) is not None:
            yield f"menu {index}", prompt(now, words, (), spot=spot).to_components()
    yield "closed", prompt(now, words, (), closed=True, spot=TOP).to_components()
    yield "settled", settled(now, words).to_components()
    yield "own log", log_lines(table, now.seat, words)
    me = table.match.sitters[now.seat].user_id
    yield "list of games", own_game(table.match, words, me, now).to_component_dict()
    title = tell_title(words, now.match.game, now.match.id)
    yield "reminder", reminder(now, words, title, mention(now, now.seat), None)
    yield "own sheets", _sheets(now, words)
    yield from _replays(table, scene(table, None), words, now.seat)


def _answers(
    table: Table, now: Scene, words: Words, tried: Sequence[str]
) -> Iterator[tuple[str, object]]:
    """What completions offer, what can be taken back, and what is answered to moves."""
    seat, course = now.seat, table.course
    assert seat is not None
    moves, _ = table.options(seat)
    yield "completions", [_tell(now, words, move) for move in moves]
    yield "completions of single options", [sorted(move.facts.items()) for move in moves]
    yield "undo", course.takebacks(seat)
    yield "taken back", course.has_taken_back(seat)
    for word in tried:
        try:
            course.copy().enter(Entry(seat, word))
        except IllegalMove as error:
            yield f"answer to {word}", refused(words, table, seat, error)
        else:
            move = next(one for one in course.moves(seat) if str(one) == word)
            yield f"asked before {word}", asked_before(table, seat, move, words, confirms=True)


def _tell(now: Scene, words: Words, move: Move) -> tuple[str, str, str | None]:
    about = now.match.game, move, now.names, now.view["sides"]
    return str(move), tell_move(words, *about), tell_move_more(words, *about)


def _files(files: Sequence[discord.File]) -> list[tuple[str, str | None, int, bytes]]:
    """Name, alt text, size and content of each."""
    contents = [file.fp.read() for file in files]
    return [
        (file.filename, file.description, len(content), content)
        for file, content in zip(files, contents, strict=True)
    ]
