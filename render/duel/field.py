"""The field between the clans: eight rounds side by side, fought, at hand and to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.duel.clans import CLANS, Clan
from render.duel.emblems import CARD_EMBLEMS
from render.duel.lane import DISC, ROUNDS, column, draw_band, draw_number
from render.duel.pieces import bonus_badge
from render.kit.card import CARD, card, card_back
from render.kit.colour import BONE, BRASS, INK, PAPER3, PEAT, mix
from render.kit.furniture import slot
from render.kit.pieces import badge, emblem_badge, pennant
from render.kit.sprite import STRAIGHT, Pose

if TYPE_CHECKING:
    from render.kit.canvas import Canvas
    from rules.duel.view import DuelView, RoundView

#: Half the height of the field: a row of cards on either side of the lane.
_HALF = 36 + CARD[1]

#: How far the winner moves to the middle and the loser outward; how the loser is turned and dimmed.
_WINNER_STEP, _LOSER_STEP = 4, 10
_LOSER_TURN, _LOSER_DIM = 7, 0.46
#: The eye of a Spy on the card that he will see; it covers the crest below.
_EYE = 88


def field_height(view: DuelView) -> int:
    """What the rounds take; nothing in a game that was given up before the first."""
    return 0 if view["outcome"] is not None and not view["rounds"] else 2 * _HALF


class Field:
    """Draws the rounds of a view around a middle line."""

    def __init__(self, canvas: Canvas, view: DuelView, middle: int) -> None:
        self._canvas = canvas
        self._view = view
        self._middle = middle
        self._over = view["outcome"] is not None
        #: Once it is over, the rounds that were not fought are gone, and the rest gather in the
        #: middle.
        self._columns = len(view["rounds"]) if self._over else ROUNDS

    def draw(self) -> None:
        """Draw all of it."""
        fought = self._view["rounds"]
        draw_band(self._canvas, self._middle, self._columns)
        self._tie_held_rounds()
        for place in range(self._columns):
            if place < len(fought):
                self._draw_fought(place, fought[place])
            elif place == len(fought):
                self._draw_present(place)
            else:
                self._draw_future(place)

    def _x(self, place: int) -> float:
        """The middle of a round's column."""
        return column(place, self._columns)

    def _y(self, clan: Clan) -> int:
        """The middle of a clan's row of cards."""
        return self._middle + _outward(clan) * (_HALF - CARD[1] // 2)

    def _rim(self, clan: Clan) -> int:
        """The outer edge of a clan's row of cards."""
        return self._middle + _outward(clan) * _HALF

    def _tie_held_rounds(self) -> None:
        """Tie the rounds that are still held to the one that will decide them."""
        held = [place for place, fought in enumerate(self._view["rounds"]) if fought["held"]]
        if held and not self._over:
            left, right = round(self._x(held[0])), round(self._x(len(self._view["rounds"])))
            strokes = [
                (x, self._middle, min(x + 14, right), self._middle) for x in range(left, right, 23)
            ]
            self._canvas.stitch(strokes, BRASS, 5)

    def _draw_fought(self, place: int, fought: RoundView) -> None:
        for clan in CLANS:
            self._draw_played(place, fought, clan)
        x = self._x(place)
        if fought["winner"] is None:
            # A knot that is still tied is as bright as the cards; a loosened one steps back.
            base = BONE if fought["held"] and not self._over else mix(PAPER3, PEAT, 0.25)
            self._canvas.centre(emblem_badge("knot", INK, DISC, base=base), x, self._middle)
            return
        winner = CLANS[fought["winner"]]
        flag = pennant(
            winner.player.colour, f"+{fought['points']}", "up" if winner.seat == 0 else "down"
        )
        self._canvas.centre(flag, x, self._middle)

    def _draw_played(self, place: int, fought: RoundView, clan: Clan) -> None:
        won = fought["winner"] == clan.seat
        lost = fought["winner"] is not None and not won
        step = _LOSER_STEP if lost else -_WINNER_STEP if won else 0
        value = fought["cards"][clan.seat]
        sprite = card(
            clan.player,
            str(value),
            CARD_EMBLEMS[value],
            pose=loser_pose(clan) if lost else STRAIGHT,
            won=won,
            struck=fought["silenced"][clan.seat],
        )
        x, y = self._x(place), self._y(clan) + _outward(clan) * step
        self._canvas.centre(sprite, x, y)
        if fought["bonus"][clan.seat]:
            mark = badge(f"+{fought['bonus'][clan.seat]}", clan.player.dark, 58)
            self._canvas.centre(mark, x + 40, self._rim(clan) - _outward(clan) * 2)

    def _draw_present(self, place: int) -> None:
        view, x = self._view, self._x(place)
        for clan in CLANS:
            seat, y = clan.seat, self._y(clan)
            shown = view["choices"][seat]
            if shown is not None:
                sprite = card(clan.player, str(shown), CARD_EMBLEMS[shown])
            elif view["chosen"][seat] or view["laid"][seat]:
                sprite = card_back(clan.player, clan.crest)
            else:
                sprite = slot(*CARD, clan.player.light, emblem=clan.crest)
            self._canvas.centre(sprite, x, y)
            if view["spy"] == clan.other.seat and shown is None:
                eye = emblem_badge("spy", clan.other.player.colour, _EYE, base=BONE)
                self._canvas.centre(eye, x, y)
            if view["bonus"][seat]:
                bonus = bonus_badge(clan.player, view["bonus"][seat])
                self._canvas.centre(bonus, x, self._rim(clan))
        # While rows are laid, no round is being played yet: each clan is at a place of its own.
        draw_number(self._canvas, place, self._middle, present=view["stage"] != "lay")

    def _draw_future(self, place: int) -> None:
        ahead = place - len(self._view["rounds"])
        for clan in CLANS:
            if ahead < self._view["laid"][clan.seat]:
                sprite = card_back(clan.player, clan.crest)
            elif self._view["stage"] == "lay" and ahead == self._view["laid"][clan.seat]:
                sprite = slot(*CARD, clan.player.light, emblem=clan.crest)
            else:
                sprite = slot(*CARD, clan.player.light)
            self._canvas.centre(sprite, self._x(place), self._y(clan))
        draw_number(self._canvas, place, self._middle)


def loser_pose(clan: Clan) -> Pose:
    """How a beaten card lies: turned away from the middle, and dimmed."""
    return Pose(-_outward(clan) * _LOSER_TURN, _LOSER_DIM)


def _outward(clan: Clan) -> int:
    """Which way leads from the middle to the clan: up or down."""
    return -1 if clan.seat == 0 else 1
