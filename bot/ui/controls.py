"""Controls: buttons and menus made from the legal moves, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
from discord.ui import ActionRow

from bot.orders import order_for
from bot.telling import tell_group, tell_move, tell_move_more, tell_range
from bot.ui.bounds import OPTIONS, ROW, chunks
from bot.ui.paging import TOP, Spot, page_buttons
from bot.ui.press import Layout, Press, button, menu, option
from bot.ui.safe import plain
from rules import GAMES
from rules.core.game import Group

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.languages import Words
    from bot.scene import Scene
    from rules import Move

#: Up to this many moves become buttons, if they need no explanation.
BUTTONS: Final = 10
#: Phones cut longer labels of buttons.
LABEL: Final = 38
#: This many menus fit into a message with everything else; further moves come on pages.
MENUS: Final = 4

Rows = list[ActionRow[Layout]]


def move_controls(scene: Scene, words: Words, spot: Spot = TOP, prefix: str = "") -> Rows:
    """The controls for all moves that the scene's seat can make now.

    The `prefix` of their verbs says what they do instead of making a move.

    Groups of different kinds have a menu each. If there are too many moves to show at once, their
    groups are offered first; `spot` says which one was chosen. What doesn't fit into a message
    comes on pages. So every legal move can be reached, however many there are.
    """
    return _Controls(scene, words, prefix).at(spot)


def group_at(scene: Scene, words: Words, spot: Spot) -> Group | None:
    """The group of moves that was chosen at a spot; ``None`` if all moves are shown there."""
    return _Controls(scene, words).group_at(spot)


def spot_of(scene: Scene, words: Words, move: Move) -> Spot:
    """Where the controls offer a move: at the top, if it needs no group to be chosen first."""
    return _Controls(scene, words).spot_of(move)


class _Controls:
    """The controls of one question."""

    def __init__(self, scene: Scene, words: Words, prefix: str = "") -> None:
        self.scene, self.words, self.game = scene, words, scene.match.game
        self.prefix = prefix
        self.names = [plain(name) for name in scene.names]

    def at(self, spot: Spot) -> Rows:
        """The controls at a spot; those at the top if the spot no longer exists."""
        moves, groups = self.scene.moves, _groups(self.scene)
        if self._fit_buttons(moves):
            return self._button_rows(moves)
        if self._at_once(groups):
            return self._moves(moves, Spot(None, spot.page), self.words("menu-move"))
        group = self.group_at(spot)
        if group is not None:
            return self._moves(group.moves, spot, self._tell_group(group))
        return self._choice(groups, spot)

    def group_at(self, spot: Spot) -> Group | None:
        """The group that was chosen at a spot; ``None`` if all moves are shown there."""
        groups = _groups(self.scene)
        if spot.group is None or spot.group >= len(groups):
            return None
        if self._fit_buttons(self.scene.moves) or self._at_once(groups):
            return None
        return groups[spot.group]

    def spot_of(self, move: Move) -> Spot:
        """Where a move is offered."""
        groups = _groups(self.scene)
        alone, listed = self._shares(groups)
        if move in alone or self._fit_menus(listed):
            return TOP
        for index, group in listed:
            if move in group.moves and self.group_at(Spot(index)) is not None:
                return Spot(index)
        return TOP

    def _at_once(self, groups: Sequence[Group]) -> bool:
        """Whether all moves are shown at once, in menus."""
        alike = len({group.kind for group in groups}) <= 1
        return (alike and len(self.scene.moves) <= OPTIONS) or len(groups) <= 1

    def _choice(self, groups: Sequence[Group], spot: Spot) -> Rows:
        """The groups: a menu for each if they are few, else menus to choose a group."""
        alone, listed = self._shares(groups)
        if self._fit_menus(listed):
            at_once = [
                self._menu(group.moves, number, self._tell_group(group))
                for number, (_, group) in enumerate(listed, 1)
            ]
            return [*at_once, *self._button_rows(alone)]
        pages = chunks(listed, MENUS * OPTIONS)
        page = min(spot.page, len(pages) - 1)
        menus = chunks(pages[page], OPTIONS)
        rows = [self._part_menu(part, number, len(menus)) for number, part in enumerate(menus, 1)]
        return [*rows, *self._button_rows(alone), *self._ways(Spot(None, page), len(pages))]

    def _shares(self, groups: Sequence[Group]) -> tuple[list[Move], list[tuple[int, Group]]]:
        """A few moves that are alone in their group, shown at once, and the other groups.

        Each of those comes with its index among all.
        """
        singles = [group.moves[0] for group in groups if len(group.moves) == 1]
        alone = [move for move in singles if self._fits_a_button(move)]
        if len(alone) > ROW:
            alone = []
        return alone, [
            (index, group)
            for index, group in enumerate(groups)
            if len(group.moves) > 1 or group.moves[0] not in alone
        ]

    def _fit_menus(self, listed: Sequence[tuple[int, Group]]) -> bool:
        """Whether each of these groups can have a menu in one message."""
        return len(listed) <= MENUS and all(len(group.moves) <= OPTIONS for _, group in listed)

    def _moves(self, moves: Sequence[Move], spot: Spot, title: str) -> Rows:
        """Some moves, if need be on pages, and the way back if they are a group.

        If one menu holds all of them, it has that title.
        """
        if self._fit_buttons(moves):
            return [*self._button_rows(moves), *self._ways(spot._replace(page=0), 1)]
        pages = chunks(moves, MENUS * OPTIONS)
        page = min(spot.page, len(pages) - 1)
        menus = chunks(pages[page], OPTIONS)
        rows = [
            self._menu(part, number, title if len(part) == len(moves) else self._range(part))
            for number, part in enumerate(menus, 1)
        ]
        return [*rows, *self._ways(spot._replace(page=page), len(pages))]

    def _ways(self, spot: Spot, pages: int) -> Rows:
        """The buttons back out of a group and to other pages, if there are any."""
        row: ActionRow[Layout] = ActionRow()
        if spot.group is not None:
            row.add_item(button(self._press("part"), self.words("menu-back")))
        if pages > 1:
            for one in page_buttons(
                self.words,
                spot.page,
                pages,
                lambda page: self._press("part", str(spot._replace(page=page))),
            ):
                row.add_item(one)
        return [row] if row.children else []

    def _part_menu(
        self, groups: Sequence[tuple[int, Group]], number: int, menus: int
    ) -> ActionRow[Layout]:
        """One of several menus of groups; each group is named by its index among all."""
        options = [
            option(
                self._tell_group(group),
                str(index),
                self.words("menu-part-about", count=len(group.moves)),
            )
            for index, group in groups
        ]
        title = self.words("menu-move")
        if menus > 1:
            first, last = options[0].label, options[-1].label
            title = self.words("menu-move-part", first=first, last=last)
        return self._row(self._press("part", str(number)), title, options)

    def _menu(self, moves: Sequence[Move], number: int, title: str) -> ActionRow[Layout]:
        options = [option(self._label(move), str(move), self._about(move)) for move in moves]
        return self._row(self._press("moves", str(number)), title, options)

    def _row(
        self, press: Press, title: str, options: Sequence[discord.SelectOption]
    ) -> ActionRow[Layout]:
        row: ActionRow[Layout] = ActionRow()
        row.add_item(menu(press, title, options))
        return row

    def _button_rows(self, moves: Sequence[Move]) -> Rows:
        rows: Rows = []
        for some in chunks(moves, ROW):
            row: ActionRow[Layout] = ActionRow()
            for move in some:
                press = self._press("move", str(move))
                row.add_item(button(press, self._label(move), discord.ButtonStyle.primary))
            rows.append(row)
        return rows

    def _fit_buttons(self, moves: Sequence[Move]) -> bool:
        return len(moves) <= BUTTONS and all(map(self._fits_a_button, moves))

    def _fits_a_button(self, move: Move) -> bool:
        """Whether a move needs no explanation and its name fits a button."""
        return self._about(move) is None and len(self._label(move)) <= LABEL

    def _press(self, verb: str, word: str | None = None) -> Press:
        return Press(f"{self.prefix}{verb}", self.scene.match.id, self.scene.moment, word)

    def _label(self, move: Move) -> str:
        return tell_move(self.words, self.game, move, self.names, self.scene.view["sides"])

    def _about(self, move: Move) -> str | None:
        return tell_move_more(self.words, self.game, move, self.names, self.scene.view["sides"])

    def _range(self, moves: Sequence[Move]) -> str:
        return tell_range(self.words, self.game, moves, self.names, self.scene.view["sides"])

    def _tell_group(self, group: Group) -> str:
        return tell_group(self.words, self.game, group, self.names, self.scene.view["sides"])


def _groups(scene: Scene) -> list[Group]:
    """The game's groups; moves outside them are grouped by kind.

    There are no groups if the game names none and all moves fit at once.
    """
    grouped = {move for group in scene.groups for move in group.moves}
    rest = [move for move in scene.moves if move not in grouped]
    if not grouped and len(rest) <= MENUS * OPTIONS:
        return []
    return [*(group for group in scene.groups if group.moves), *_by_kind(rest)]


def _by_kind(moves: Iterable[Move]) -> list[Group]:
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    return [Group(kind, {}, tuple(alike)) for kind, alike in kinds.items()]


def order_menu(scene: Scene, words: Words) -> ActionRow[Layout] | None:
    """A menu to give a standing order for this question, if the game has one."""
    order = order_for(GAMES[scene.match.game], scene.view["ask"])
    if order is None or scene.seat is None:
        return None
    key = f"{scene.match.game}-order-{order.ask}"
    chosen = scene.orders.get(order.ask, order.default)
    options = [
        discord.SelectOption(
            label=words(f"{key}-{name}"),
            value=name,
            description=words(f"{key}-{name}-about"),
            default=name == chosen,
        )
        for name in order.names
    ]
    press = Press("order", scene.match.id, scene.moment, order.ask)
    row: ActionRow[Layout] = ActionRow()
    row.add_item(menu(press, words(key), options))
    return row
