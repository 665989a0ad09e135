"""The list of a user's games: on three shelves, each game with the one thing to do about it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from discord import ButtonStyle
from discord.ui import ActionRow, Button, Section

from bot.store import State
from bot.telling import join_names, tell_ask, tell_title
from bot.telling_results import tell_own_result
from bot.ui.bounds import shortened_markdown
from bot.ui.look import card
from bot.ui.news import in_brief
from bot.ui.paging import page_buttons
from bot.ui.press import Layout, Press, button, number
from bot.ui.safe import place_link, safe, safe_names
from bot.ui.timing import when
from rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from bot.store import Match

#: How many games a page shows: a phone's screen full.
PAGE: Final = 5
#: About how many characters tell the news since a player's last turn, and the question.
_NEWS: Final = 200
_ASKED: Final = 200
#: The most characters that one game takes of the page.
_ENTRY: Final = 700
#: Between a shelf and a page of it.
_AT: Final = "."


class Shelf(StrEnum):
    """What a page of the list shows."""

    OPEN = "open"
    """The user's games that are being played or have not begun."""
    JOIN = "join"
    """Lobbies of others in which a seat is free."""
    OVER = "over"
    """The user's games that are over."""


def games_card(
    words: Words,
    shelf: Shelf,
    page: int,
    counts: Mapping[Shelf, int],
    games: Sequence[Section[Layout] | str],
) -> Layout:
    """A page of a shelf, and the ways to the others; `counts` says how much is on each."""
    pages = max(1, -(-counts[shelf] // PAGE))
    title = words(f"games-title-{shelf}", count=counts[shelf])
    if not games:
        title = words(f"games-none-{shelf}")
    return card(None, title, *games, _pages(words, shelf, page, pages), _shelves(words, counts))


def _pages(words: Words, shelf: Shelf, page: int, pages: int) -> ActionRow[Layout] | None:
    if pages == 1:
        return None
    row: ActionRow[Layout] = ActionRow()
    for one in page_buttons(
        words, page, pages, lambda to: Press("games", 0, 0, f"{shelf}{_AT}{to}")
    ):
        row.add_item(one)
    return row


def _shelves(words: Words, counts: Mapping[Shelf, int]) -> ActionRow[Layout]:
    row: ActionRow[Layout] = ActionRow()
    for shelf, count in counts.items():
        press = Press("games", 0, 0, shelf)
        row.add_item(button(press, words(f"games-shelf-{shelf}", count=count)))
    return row


def shelf_and_page(word: str | None) -> tuple[Shelf, int]:
    """What a button of the list leads to; the beginning of it if that is unknown."""
    name, _, page = (word or "").partition(_AT)
    shelf = next((one for one in Shelf if one == name), Shelf.OPEN)
    return shelf, number(page) if page else 0


def own_game(match: Match, words: Words, user_id: int, now: Scene | None) -> Section[Layout] | str:
    """A game that is being played; `now` is the user's scene if it is their turn.

    With the question and a button that opens it, or with who is awaited and a way to the table.
    """
    seat = match.seat_of(user_id)
    since = None if seat is None else match.sitters[seat].since
    first = _first_line(match, words, user_id)
    if since is None:
        awaited = [safe(sitter.name) for sitter in match.sitters if sitter.since is not None]
        names = join_names(words, awaited)
        line = words("games-waiting", names=names, time=_ago(match.moved))
        return _entry(first, line, accessory=_link(match, words))
    yours, deadline = (
        words("games-yours", time=_ago(since)),
        match.sitters[seat or 0].clock.deadline,
    )
    if deadline is not None:
        yours = f"{yours} · {words('deadline', time=when(deadline))}"
    lines = [yours]
    if now is not None and now.view["ask"] is not None:
        asked = tell_ask(words, now.view, safe_names(now.names))
        lines.insert(0, f"**{shortened_markdown(asked, _ASKED)}**")
        lines.append(_news(now, words))
    open_it = button(Press("hand", match.id), words("move"), ButtonStyle.primary)
    return _entry(f"**{first}**", *lines, accessory=open_it)


def unplayable_game(match: Match, words: Words, user_id: int, why: str) -> Section[Layout] | str:
    """A game that can't be played on, and why."""
    return _entry(_first_line(match, words, user_id), why, accessory=_link(match, words))


def own_lobby(match: Match, words: Words, user_id: int) -> Section[Layout] | str:
    """A lobby in which the user sits, and the way out of it, in case its card is gone."""
    verb = "cancel" if match.host_id == user_id else "leave"
    line = words("games-lobby", count=len(match.sitters), most=_seats(match))
    way_out = button(Press(verb, match.id), words(verb))
    return _entry(_first_line(match, words, user_id), line, accessory=way_out)


def free_lobby(match: Match, words: Words) -> Section[Layout] | str:
    """A lobby of others in which the user can sit down at once."""
    seated, most = len(match.sitters), _seats(match)
    line = words("games-lobby-open", count=seated, most=most, time=_ago(match.created))
    sit = button(Press("join", match.id), words("join"), ButtonStyle.primary)
    return _entry(_first_line(match, words, None), line, accessory=sit)


def past_game(match: Match, words: Words, user_id: int, now: Scene | None) -> Section[Layout] | str:
    """A game that is over: how it ended for the user, when, and its record."""
    ended = words("games-over", time=_ago(match.moved))
    seat = match.seat_of(user_id)
    if now is None or not now.over or seat is None:
        return _entry(_first_line(match, words, user_id), ended, accessory=_link(match, words))
    result = tell_own_result(words, now.view, safe_names(now.names), seat)
    record = button(Press("record", match.id), words("record"))
    return _entry(_first_line(match, words, user_id), result, ended, accessory=record)


def _entry(*lines: str, accessory: Button[Layout]) -> Section[Layout]:
    told = "\n".join(filter(None, lines))
    return Section(shortened_markdown(told, _ENTRY), accessory=accessory)


def _first_line(match: Match, words: Words, user_id: int | None) -> str:
    """What is played, as a link to where it is, and with whom."""
    title = tell_title(words, match.game, match.id)
    link = place_link(match.guild_id, match.place_id, match.turn_id or match.card_id)
    others = [safe(one.name) for one in match.sitters if one.user_id != user_id or user_id is None]
    return " · ".join([f"[{title}]({link})", *others])


def _seats(match: Match) -> int:
    return max(GAMES[match.game].seats_for(match.options))


def _link(match: Match, words: Words) -> Button[Layout]:
    place = match.turn_id if match.state is not State.LOBBY else match.card_id
    url = place_link(match.guild_id, match.place_id, place)
    return Button(label=words("to-the-table"), url=url)


def _news(now: Scene, words: Words) -> str:
    """What happened since the user's last turn, in one line; in brief if it is long."""
    return " ".join(in_brief(now, words, now.events, lambda lines: sum(map(len, lines)) <= _NEWS))


def _ago(time: float) -> str:
    return f"<t:{int(time)}:R>"
