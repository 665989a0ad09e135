"""Acting: a move, or its undo, from a button, a menu or a command, and the answer to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from bot.refused import Refused, Stale
from bot.scene import scene
from bot.telling import join_names, tell_move, tell_refusal, tell_stage
from bot.ui.bounds import paged
from bot.ui.messages import settled
from bot.ui.paging import TOP
from bot.ui.question import Question
from bot.ui.replies import busy, is_private, reader, say, show
from bot.ui.safe import safe_names
from rules import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from bot.table import Table
    from bot.ui.paging import Spot

    Interaction = discord.Interaction[Clanmoot]


#: A refusal lists about this many characters of moves; the menus have all of them.
_LISTED: Final = 300


def seat_of(interaction: Interaction, table: Table) -> int:
    """The user's seat; raises `Refused` for a bystander."""
    seat = table.match.seat_of(interaction.user.id)
    if seat is None:
        raise Refused("bystander")
    return seat


async def act(
    interaction: Interaction, match_id: int, *moves: str, moment: int | None = None
) -> None:
    """Make moves and answer: in place if only the mover sees the message, else privately."""
    bot = interaction.client
    with bot.pending_replies.pending():
        table = await bot.matches.table(match_id)
        seat = seat_of(interaction, table)
        await bot.clockwork.welcome(match_id, interaction.user.id)
        play = partial(bot.matches.play, match_id, seat, *moves, moment=moment)
        try:
            await _decide(interaction, table, seat, play, answer)
        except Stale:
            await show_now(interaction, table, seat, note="stale")
        except IllegalMove as error:
            await say(interaction, refused(reader(interaction), table, seat, error))


async def _decide(
    interaction: Interaction,
    table: Table,
    seat: int,
    decide: Callable[..., Awaitable[Table]],
    tell: Callable[[Interaction, Table, int], Awaitable[None]],
) -> None:
    """Make a decision and answer it; what can't be answered now, delivery brings up to date.

    The seat is asked in one direct message. In one that was clicked although another is the seat's,
    or has become so meanwhile, only what was done is shown.
    """
    message, answers = _answered(interaction), interaction.client.answers
    with answers.under_way(table.match.id, seat):
        table = await decide(answered=message, by=interaction.user.id)
        decided = table.match.length
        if not _is_former(interaction, table, seat):
            await tell(interaction, table, seat)
        if _is_former(interaction, table, seat):
            await _put_away(interaction, table, seat)
        if message is not None:
            await answers.given(table.match.id, seat, decided)


async def take_back(
    interaction: Interaction,
    match_id: int,
    *,
    whole: bool = False,
    moment: int | None = None,
    turn: int | None = None,
) -> None:
    """Take a move back, or the whole unfinished turn, and answer.

    `moment` and `turn` are as in `Matches.undo`.
    """
    matches = interaction.client.matches
    table = await matches.table(match_id)
    seat = seat_of(interaction, table)
    await interaction.client.clockwork.welcome(match_id, interaction.user.id)
    undo = partial(matches.undo, match_id, seat, whole=whole, moment=moment, turn=turn)
    try:
        await _decide(interaction, table, seat, undo, _answer_undo)
    except Stale:
        behind = turn is not None and turn == table.course.turn
        await show_now(interaction, table, seat, note="undo-again" if behind else "stale")


def _answered(interaction: Interaction) -> int | None:
    """The message that will show the answer: the one clicked, if it is private."""
    message = interaction.message
    return message.id if message is not None and is_private(interaction) else None


def _is_former(interaction: Interaction, table: Table, seat: int) -> bool:
    """Whether a direct message was clicked that is no longer the one in which the seat is asked."""
    message, present = interaction.message, table.match.sitters[seat].dm_message_id
    if message is None or message.flags.ephemeral or interaction.guild_id is not None:
        return False
    # One that is newer was posted just before a crash: delivery has yet to note it.
    return present is not None and message.id < present


async def _put_away(interaction: Interaction, table: Table, seat: int) -> None:
    """Take the question out of the clicked message; the seat is asked in another one."""
    view = settled(scene(table, seat), reader(interaction))
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=[])
    else:
        await interaction.response.edit_message(view=view, attachments=[])


def refused(tongue: Words, table: Table, seat: int, error: IllegalMove) -> str:
    """Why not, and which moves are possible (also by changing one's mind), or who is awaited."""
    game = table.game
    now = scene(table, seat)
    names, sides = safe_names(now.names), now.view["sides"]
    told = tell_refusal(tongue, game, error, names, sides)
    moves, _ = table.options(seat)
    if not moves:
        awaited = safe_names(now.names[one] for one in now.view["to_act"])
        return f"{told} {tongue('waiting-for', names=join_names(tongue, awaited))}"
    listed = [tell_move(tongue, game.key, move, names, sides) for move in moves]
    some, *others = paged(listed, _LISTED)
    key = "some-of-your-moves" if others else "your-moves"
    return f"{told} {tongue(key, moves=', '.join(some))}"


async def answer(interaction: Interaction, table: Table, seat: int) -> None:
    """Answer moves that were made: with the next question, or a summary of the turn."""
    private, course = is_private(interaction), table.course
    if seat in course.awaited and (course.awaited == (seat,) or course.has_moved(seat)):
        await (interaction.response.defer() if private else busy(interaction))
        await _repaint(interaction, table, seat)
        return
    view = settled(scene(table, seat), reader(interaction))
    if private:
        await interaction.response.edit_message(view=view, attachments=[])
    else:
        await show(interaction, view)


async def _answer_undo(interaction: Interaction, table: Table, seat: int) -> None:
    """Answer a move taken back: with the question as it is again."""
    if is_private(interaction):
        await interaction.response.defer()
        await _repaint(interaction, table, seat)
    else:
        await show_now(interaction, table, seat)


async def show_spot(interaction: Interaction, match_id: int, moment: int, spot: Spot) -> None:
    """Show in place what is at a spot of the controls, if that is still what is asked."""
    table = await interaction.client.matches.table(match_id)
    seat = seat_of(interaction, table)
    if moment != table.course.questions[seat] or not is_private(interaction):
        await show_now(interaction, table, seat, note="stale")
        return
    await interaction.response.defer()
    await _repaint(interaction, table, seat, spot)


async def _repaint(interaction: Interaction, table: Table, seat: int, spot: Spot = TOP) -> None:
    """Put the present question into the clicked message, or into the "thinking" one."""
    question = Question(interaction.client, scene(table, seat), reader(interaction), spot=spot)
    await _ask(interaction, table, seat, question)


async def _ask(interaction: Interaction, table: Table, seat: int, question: Question) -> None:
    """Put a question into the message that was deferred; late pictures follow while it's asked."""
    moment = question.now.moment

    def still() -> bool:
        return table.course.questions[seat] == moment

    late = interaction.client.late_pictures
    await late.answer(interaction, question.paint, question.view, still)


async def give_order(interaction: Interaction, match_id: int, ask: str | None, answer: str) -> None:
    """Give a standing order, and confirm privately what it means.

    Menus of former versions don't name the question: they meant the game's first order.
    """
    bot = interaction.client
    table = await bot.matches.table(match_id)
    seat = seat_of(interaction, table)
    if ask is None:
        ask = next((order.ask for order in table.game.orders), "")
    await bot.matches.order(match_id, seat, ask, answer, by=interaction.user.id)
    await say(interaction, reader(interaction)(f"{table.game.key}-ordered-{ask}-{answer}"))


async def show_now(
    interaction: Interaction, table: Table, seat: int, *, note: str | None = None
) -> None:
    """Show a seat, privately, what it is asked now, with its hand and the controls."""
    await busy(interaction)
    bot, tongue = interaction.client, reader(interaction)
    now = scene(table, seat)
    said = None
    if note is not None:
        stage = tell_stage(tongue, now.view, safe_names(now.names))
        said = tongue(note, stage=stage)
    person = await bot.store.people.read(interaction.user.id)
    question = Question(bot, now, tongue, note=said, closed=person.closed)
    await _ask(interaction, table, seat, question)
