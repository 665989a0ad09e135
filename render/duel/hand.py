"""A player's hand: what to know, what to choose from, what lies already, whom it is against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from render.duel.clans import clan_of
from render.duel.emblems import CARD_EMBLEMS
from render.duel.hand_cards import HandRows
from render.duel.pieces import bonus_badge
from render.duel.rows import KEPT_HEIGHT, ROW_HEIGHT, draw_kept, draw_row
from render.duel.score import SCORE_LEFT, draw_score
from render.duel.strips import Strip
from render.duel.victory import VICTORY_HEIGHT, draw_victory
from render.duel.wording import notes, powers_count, question, relaying
from render.kit.backdrop import MARGIN, TITLE_AT, WIDTH, lay_table
from render.kit.card import NOTE_HEIGHT, note_card
from render.kit.colour import BONE, LIVERIES
from render.kit.emblem import emblem_mask
from render.kit.furniture import plaque
from render.kit.type import Face, line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.kit.canvas import Canvas
    from render.painter import Words
    from rules.duel.view import DuelView

#: Beyond this height a picture is shown too small on a phone.
TALLEST: Final = 1440

_TOP = 206
_GAP = 30


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the picture: its height, and how it is drawn below some line."""

    height: int
    draw: Callable[[Canvas, int], None]


def draw_hand(view: DuelView, names: Sequence[str], words: Words) -> Canvas:
    """Draw the hand of the seat whose view it is."""
    scene = _Hand(view, names, words)
    sections = scene.sections(brief=False)
    if _height(sections) > TALLEST:
        sections = scene.sections(brief=True)
    canvas = lay_table(
        LIVERIES["duel"],
        _height(sections),
        words("duel-picture-hand"),
        question(view, scene.clan, words),
        crest=(scene.clan.crest, scene.clan.player.colour),
        room=SCORE_LEFT - TITLE_AT[0] - 20,
    )
    draw_score(canvas, view)
    scene.draw_remark(canvas)
    top = _TOP
    for section in sections:
        section.draw(canvas, top)
        top += section.height + _GAP
    return canvas


def _height(sections: Sequence[Section]) -> int:
    return _TOP + sum(section.height + _GAP for section in sections)


class _Hand:
    """The parts of a hand's picture."""

    def __init__(self, view: DuelView, names: Sequence[str], words: Words) -> None:
        self._view = view
        self._names = names
        self._words = words
        self.clan = clan_of(view)
        #: The cards that the player has; all but the packet's in a draft.
        self._held = view["hands"][self.clan.seat] or ()
        #: Whether a Spy asks for no card yet, but whether the row stays as it lies.
        self._looks = view["stage"] == "rearrange" and not relaying(view)

    def sections(self, *, brief: bool) -> list[Section]:
        """All parts from the top; `brief` leaves out what the cards do."""
        parts = (
            self._victory(),
            self._notes(),
            self._cards(brief=brief),
            self._rows(),
            self._opponent(),
        )
        return [part for part in parts if part is not None]

    def draw_remark(self, canvas: Canvas) -> None:
        """Draw beside the title what bears on the player's next card: a bonus, or no powers."""
        view, player = self._view, self.clan.player
        bonus = view["bonus"][self.clan.seat]
        if not powers_count(view):
            emblem, text = self.clan.crest, self._words("duel-picture-no-powers")
        elif bonus and view["outcome"] is None:
            emblem, text = "general", self._words("duel-picture-bonus", bonus=bonus)
        else:
            return
        remark = line(text, Face.SANS_BOLD, 35)
        height = 62
        width = remark.width + 116
        left, middle = SCORE_LEFT - 34 - width, TITLE_AT[1] - 8
        top = middle - height / 2
        canvas.put(plaque(width, height, player.colour, player.dark), left, top)
        canvas.stamp(emblem_mask(emblem, 44), left + 26, top + 9, BONE)
        canvas.write(remark, left + 84, middle, BONE)

    def _victory(self) -> Section | None:
        """Who won, once the game is over."""
        view = self._view
        if view["outcome"] is None:
            return None
        return Section(
            VICTORY_HEIGHT - _GAP,
            lambda canvas, top: draw_victory(canvas, view, top, self._names, self._words),
        )

    def _notes(self) -> Section | None:
        """Cards that the player has come to know, lying on their side."""
        known = notes(self._view, self.clan, self._words)
        if not known:
            return None
        gap = 18
        width = (WIDTH - 2 * MARGIN - gap * (len(known) - 1)) // len(known)

        def draw(canvas: Canvas, top: int) -> None:
            for place, note in enumerate(known):
                emblem, value = CARD_EMBLEMS[note.card], str(note.card)
                lying = note_card(note.owner.player, value, emblem, note.title, note.line, width)
                left = MARGIN + place * (width + gap)
                canvas.put(lying, left, top)
                if note.bonus:
                    mark = bonus_badge(note.owner.player, note.bonus)
                    canvas.centre(mark, left + width - 84, top + NOTE_HEIGHT / 2)

        return Section(NOTE_HEIGHT, draw)

    def _cards(self, *, brief: bool) -> Section | None:
        """The cards to choose from; none if they all lie in a row, or others choose."""
        view = self._view
        packet, row = view["packet"], view["row"]
        if packet is not None:
            values = packet["cards"] or ()
        elif row is not None and (view["ask"] is None or self._looks):
            return None
        else:
            values = self._held
        if not values:
            return None
        alone = packet is None and row is None
        cards = HandRows(view, values, self.clan, self._words, roomy=alone, brief=brief)
        chosen = view["choices"][self.clan.seat]
        return Section(cards.height, lambda canvas, top: cards.draw(canvas, top, chosen))

    def _rows(self) -> Section | None:
        """What has been laid or kept so far; if there is nothing else to show, what was played."""
        view, clan, words = self._view, self.clan, self._words
        if view["packet"] is not None:
            label = words("duel-picture-kept", count=len(self._held))
            return Section(
                KEPT_HEIGHT, lambda canvas, top: draw_kept(canvas, top, clan, self._held, label)
            )
        if view["row"] is None and self._held:
            return None
        label = words("duel-picture-row")
        return Section(ROW_HEIGHT, lambda canvas, top: draw_row(canvas, top, clan, view, label))

    def _opponent(self) -> Section | None:
        """The other side's strip, once there is something to know about it."""
        view, other = self._view, self.clan.other
        if view["packet"] is not None or view["stage"] == "lay":
            return None
        bonus = view["bonus"][other.seat] if view["outcome"] is None else 0
        remark = self._words("duel-picture-bonus", bonus=bonus) if bonus else None
        awaited = view["ask"] is None and other.seat in view["to_act"]

        strip = Strip(view, other, self._names, self._words)
        return Section(
            strip.height,
            lambda canvas, top: strip.draw(canvas, top, awaited=awaited, remark=remark),
        )
