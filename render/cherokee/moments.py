"""Moments of real games, each at a question of its own: positions of the rules, played to there.

A moment is a pyramid at the beginning of a turn, and the moves since. Seeds and the moves before
are forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.cherokee.drawing import drawn
from rules.cherokee.game import Cherokee

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition

GAME: Final = Cherokee()
#: Every member's card.
DECK: Final = GAME.box.cards


def moment(
    pyramid: str,
    moves: str = "",
    *,
    clans: str,
    hands: tuple[str, ...],
    discard: str | None = None,
    first: int = 0,
    neutral: str = "",
) -> CherokeePosition:
    """The position after these moves from a drawn one.

    ``*5`` in a hand stands for five of those who are written nowhere; without a discard all who are
    left of them have been chased. With neutral clans the game is open.
    """
    written = {*pyramid.split(), *" ".join(hands).split(), *(discard or "").split()}
    left = [card["card"] for card in DECK if card["card"] not in written]
    dealt = []
    for hand in hands:
        held, _, some = hand.partition("*")
        count = int(some or 0)
        dealt.append(" ".join([held, *left[:count]]))
        del left[:count]
    position = drawn(
        GAME,
        pyramid,
        dealt,
        clans,
        neutral=neutral,
        first=first,
        discard=" ".join(left) if discard is None else discard,
        options={"open": bool(neutral)},
    )
    return played(position, moves)


def played(position: CherokeePosition, moves: str) -> CherokeePosition:
    """The position after these moves, each made by the seat that is asked."""
    position = position.copy()
    for move in moves.split():
        position.play(position.to_act[0], move)
    return position


FIRST: Final = moment(
    """
                         WP7m
                      BL7w  DE6w
                   LH7w  BI4w  DE8w
                WP7w  LH5m  BL5m  WO8m
             LH6m  BL5w  WP4w  BI5w  DE3w
          WP6m  LH3w  BL9m  DE7w  BL4w  WO7w
       LH8w  DE4w  LH8m  WO4m  BI8m  WP5w  LH4m
    WP6w  WO9m  BI7w  BL8w  DE9m  WO8w  BI5m  WP4m
    """,
    clans="birds wild_potato",
    hands=(
        "*18",
        (
            "BI4m BI6m BI6w BI8w BL3w BL4m BL8m WP5m WP9m DE4m DE5w DE6m DE8m WO4w WO5w WO6w "
            "LH7m LH9m"
        ),
    ),
    discard="",
    first=1,
)
CLIMB: Final = moment(
    """
                         WP9m
                      LH9m  LH7m
                   WO7w  BI6w  WP7w
                WP7m  BL6w  DE6w  LH6m
             BI9m  LH4m  DE6m  WP8m  WP5m
          DE9m  WP5w  WP6m  WO8m  LH5m  BI7w
       BL4w  BL5m  BI4w  LH7w  DE3w  WP6w  WO6w
    BL3w  WP8w  WP4m  DE5w  BL7w  BI4m  BI5m  LH4w
    """,
    "C2 D2xC2 WO4w",
    clans="birds wolf blue deer",
    hands=("WO4w *5", "BL8m WP4w DE8m WO5m LH6w LH8w", "*6", "*6"),
    discard="DE4m LH3w BI8w WO3w WO4m LH8m BL5w BL9m BI8m BI6m DE7w BL8w",
)
#: It is the first player's turn again.
ONE_ROUND_LATER: Final = played(CLIMB, "F5 F6xF5 G6-F6 WO5m G3 G2xG3 DE4w E3 E4+F3xE3 F5-E4 WO6m")
CLASH: Final = moment(
    """
                         WP8m
                      WP9m  WP5w
                   BI7m  WO9m  LH9m
                BL5m  BL7w  DE8m  LH6w
             LH4m  LH7m  WP7m  BL5w  LH8m
          BL6w  BI5w  WO6m  BI6m  BL8w  BI8m
       LH5w  BI3w  DE5m  DE4m  WO8m  BL4m  BL7m
    WO3w  WO8w  BL4w  BI6w  BL3w  LH4w  LH3w  WP3w
    """,
    "E5 F6xE5 H8-G7 DE4w E5",
    clans="birds blue deer",
    hands=("DE4w *8", "BI7w WP5m WP6m DE6w DE7m WO5m WO7m WO7w LH6m", "*9"),
    discard="BL6m WP4w WP8w BI4m WP4m BI5m BL9m WP6w DE3w",
)
CHOICE: Final = moment(
    """
                         WP6w
                      BL4w  BI3w
                   BL5m  BI4w  WP8w
                BI7m  LH8m  WO9m  LH4m
             BI6m  WP7w  DE7w  BI9m  WO8w
          BI8w  WO6w  WO8m  BL8w  BL6m  WP9m
       BI5m  WO6m  DE3w  BL7w  WO5w  WP8m  BI4m
    DE4w  DE6w  BL5w  BL4m  BL7m  WP4w  DE4m  WO4w
    """,
    "B2 B1xB2",
    clans="birds wild_potato",
    hands=("*12", "BI5w BI8m BL3w BL6w WP5w DE8m DE8w WO5m WO7w LH6m LH7w LH9m"),
    discard="BI7w DE6m WP7m LH3w WO7m WP4m WO3w BL9m LH7m LH8w LH6w BL8m",
    first=1,
)
GAP: Final = moment(
    """
                         DE3w
                      WP9m  LH8m
                   BL7m  WO6m  LH8w
                BL3w  WO7m  BI7w  WP8w
             LH6w  WO4w  WO8w  BL5w  WO7w
          DE8w  LH9m  BI8m  BI4m  LH4m  LH7w
       DE5m  WO9m  BL6m  WP6w  BI9m  DE7w  BI5w
    WO3w  BI8w  WP6m  BI5m  WO8m  DE8m  DE9m  BL4w
    """,
    "C2 D3xC2",
    clans="blue birds long_hair",
    hands=(
        "*11",
        "BI7m BL8w WP3w WP4m DE4m DE4w DE6w WO4m WO6w LH5m LH7m",
        "BI6m BL5m BL7w BL8m BL9m WP4w WP5m WP7w DE6m LH3w LH4w",
    ),
    discard="LH6m LH5w BI6w",
    first=1,
)
OPEN: Final = moment(
    """
                         DE6m
                      LH9m  BI9m
                   LH3w  LH6w  DE4w
                DE6w  DE9m  BL3w  WO5w
             BI5w  DE8w  WP4m  WO4m  WO8w
          BI5m  BL8m  DE7m  BI4w  DE4m  LH5w
       LH4m  BI8m  WP7w  DE5w  WO8m  WO6m  WP4w
    WO9m  DE7w  LH8m  BI3w  WP5m  WO4w  DE5m  WP7m
    """,
    "D3 WP8w",
    clans="birds wild_potato blue wolf",
    hands=("WP8w *7", "BI6w BL5w BL7m BL9m WO7w LH6m LH8w", "*7", "*7"),
    discard="WO6w WP3w WP5w BL5m BI4m WP6m WP6w",
    first=1,
    neutral="deer long_hair",
)
OPEN_PAIR: Final = moment(
    """
                         BL9m
                      BI4m  DE9m
                   WP9m  BI3w  BI9m
                BI8w  LH8m  WP5m  DE8w
             WP7w  DE5w  DE6w  WP4m  BL8m
          BI5w  BI8m  DE5m  BI7m  BI7w  BL5m
       DE3w  WO8w  WP8m  DE4m  DE7m  BI4w  BI6w
    WO3w  LH3w  BI6m  WP6m  LH7w  WO5w  WP3w  BL6m
    """,
    "G6 WO9m",
    clans="wolf long_hair",
    hands=("WO9m *10", "*10"),
    discard="WO6m LH4w WO7w LH5w DE6m LH6w WO5m LH7m WO4m LH9m DE7w LH4m WO6w DE4w WO7m",
    first=1,
    neutral="blue wild_potato",
)
END_OF_TWO: Final = moment(
    """
                         WP8w
                      DE7w  BI9m
                   BL9m  BI7m  BL7w
                WP6m  LH9m  WP4w  BL5w
             WO7m  BI5w  WP6w  DE5m  DE9m
          BL5m  BL8m  LH5m  WP3w  DE4m  LH7w
       BI7w  WP8m  WO6w  LH3w  DE7m  DE6w  WP9m
    LH6w  DE8m  DE5w  WO4w  DE3w  WP7w  LH4m  BL8w
    """,
    "B1 B2xB1 BI3w",
    clans="wild_potato blue",
    hands=("", "BI3w"),
)
END_OF_FOUR: Final = moment(
    """
                         WO9m
                      BI8w  LH7m
                   BI7w  LH8m  BL9m
                BI9m  LH6w  BL5w  LH6m
             BI8m  BI7m  WP9m  WO3w  LH8w
          DE7m  WP6w  LH4w  WP7w  DE8w  BL3w
       BI4w  BL4w  LH3w  LH5m  BL8m  WO6w  BL6w
    BL8w  DE4m  DE3w  WP3w  BI4m  WP5m  BL7w  BI6m
    """,
    "C3 DE5m",
    clans="wild_potato blue long_hair birds",
    hands=("DE5m", "", "", ""),
    first=1,
)
LAST_CARD: Final = moment(
    """
                         BL9m
                      BL7m  BL8w
                   LH6w  LH9m  BI8w
                DE7m  LH7m  WP7m  LH8w
             LH5m  LH6m  BL6m  BI5w  LH8m
          BI4m  WO4w  DE8w  BL4m  WO5m  BI9m
       WP8m  BL3w  WO7w  BI7m  LH4m  BL4w  DE8m
    WO7m  BL6w  WO6w  BL7w  BI3w  WP5w  WO3w  WP8w
    """,
    "B2 C2xB2 D2-C2 E2-D2",
    clans="long_hair birds",
    hands=("WO8m", ""),
    discard=(
        "BI8m WO8w DE5m DE3w WO9m DE6m WO4m BI5m DE5w BI6m WP7w WP4w LH7w DE4w WP9m BL5m "
        "LH5w WP5m LH3w WP6m WP4m BI4w DE4m DE6w LH4w BL5w WP3w BI7w WO5w WO6m WP6w DE7w "
        "DE9m BL8m BI6w"
    ),
    first=1,
)
WOMEN: Final = moment(
    """
                         WP9m
                      LH6w  BI6w
                   LH7w  LH8m  WP8w
                BL3w  BL6w  BI5m  BI9m
             BI7m  BL5w  BI6m  LH4m  WO7m
          DE4w  DE9m  DE8w  WO3w  LH9m  WO8m
       BI4m  BI4w  LH5m  BL9m  DE7m  BL7w  DE6m
    WP7m  LH3w  BL4m  LH6m  WO4w  WP3w  DE8m  LH4w
    """,
    "F6 WP8m",
    clans="long_hair birds blue",
    hands=("WP8m", "", ""),
    first=1,
)
SHARED: Final = moment(
    """
                         WP6w
                      WO9m  WO8m
                   WO8w  BI7w  WO7m
                LH7m  BL5w  WO6w  BI8m
             WP9m  WP5m  WO6m  DE8m  BI7m
          DE7m  WO4w  DE4w  WP8w  BI9m  DE8w
       BI6m  WP4m  DE4m  WP5w  WP3w  WO5m  WP8m
    BI5m  LH4w  LH4m  DE9m  BL4m  DE3w  LH8m  BI3w
    """,
    "F3 F4xF3 LH6m",
    clans="long_hair blue",
    hands=("LH6m", ""),
    first=1,
)
#: Nobody can be chased: neighbours in a row are of one clan or of one value, and whoever stands
#: below somebody of another clan has less.
STUCK: Final = moment(
    """
                         BI3w
                      BI4m  BI4w
                   BI5m  BI5w  BI9m
                BI6m  BI8m  BI8w  BL8m
             BI7m  BI7w  WP7m  DE7m  WO7m
          WP6m  DE6m  WO6m  LH6m  BL6m  WP6w
       WO5m  LH5m  BL5m  WP5m  DE5m  WO5w  LH5w
    BL4m  WP4m  DE4m  WO4m  LH4m  BL4w  WP4w  DE4w
    """,
    clans="wolf birds",
    hands=(
        (
            "BI6w BL5w BL7m BL8w WP3w WP7w WP8w DE3w DE6w DE8m DE9m WO4w WO7w WO8w LH3w LH6w "
            "LH7w LH8w"
        ),
        "*18",
    ),
    discard="",
)
