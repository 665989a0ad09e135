"""Moments of real games, each in a stage of its own; seeds and moves are forgotten."""

from __future__ import annotations

from typing import Final

from render.cherokee.notation import last_card_laid, moment, turn

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
    number=1,
    sizes=(18, 18),
    to_act=1,
    targets=(
        "A1 B1 B2 C1 C2 C3 D1 D2 D3 E1 E2 E3 E4 E5 F1 F2 F3 F4 F5 G1 G2 G3 G4 G5 G6 G7 H1 "
        "H3 H4 H6 H7 H8"
    ),
)
CLIMB: Final = moment(
    """
                         WP9m
                      LH9m  LH7m
                   WO7w  BL6w  WP7w
                WP7m  DE6m  DE6w  LH6m
             BI9m  LH4m  WO8m  WP8m  WP5m
          DE9m  WP5w  WP6m  LH7w  LH5m  BI7w
       BL4w  BL5m  BI4w  BL7w  DE3w  WP6w  WO6w
    BL3w  WP8w  WP4m  DE5w  WO4w  BI4m  BI5m  LH4w
    """,
    number=14,
    sizes=(5, 6, 6, 6),
    to_act=1,
    discard="DE4m LH3w BI8w WO3w WO4m LH8m BL5w BL9m BI8m BI6m DE7w BL8w BI6w",
    last=turn(0, "C2", "BI6w", "D2", "D2-C2 E3-D2 F4-E3 G4-F4 H5-G4", "H5"),
    targets=("A1 B2 C1 C2 D1 D2 D3 D4 E1 E2 E3 E4 E5 F1 F2 F3 F4 F5 G1 G2 G3 G4 G5 G6 H1 H3 H5 H8"),
)
CLASH: Final = moment(
    """
                         WP8m
                      WP9m  WP5w
                   BI7m  WO9m  LH9m
                BL5m  BL7w  DE8m  LH6w
             LH4m  LH7m  WP7m  BL5w  BI8m
          BL6w  BI5w  WO6m  BI6m  BL8w  BL7m
       LH5w  BI3w  DE5m  DE4m  WO8m  BL4m  WP3w
    WO3w  WO8w  BL4w  BI6w  BL3w  LH4w  LH3w  DE4w
    """,
    number=11,
    sizes=(8, 9, 9),
    to_act=1,
    stage="attackers",
    discard="BL6m WP4w WP8w BI4m WP4m BI5m BL9m WP6w DE3w LH8m",
    last=turn(0, "E5", "LH8m", "F6", "F6-E5 G7-F6 H8-G7", "H8"),
)
CHOICE: Final = moment(
    """
                         WP6w
                      BL5m  BL4w
                   LH8m  BI4w  WP8w
                 BI7m  .  WO9m  LH4m
             BI6m  WP7w  DE7w  BI9m  WO8w
          BI8w  WO6w  WO8m  BL8w  BL6m  WP9m
       BI5m  WO6m  DE3w  BL7w  WO5w  WP8m  BI4m
    DE4w  DE6w  BL5w  BL4m  BL7m  WP4w  DE4m  WO4w
    """,
    number=13,
    sizes=(12, 12),
    to_act=1,
    stage="successor",
    discard="BI7w DE6m WP7m LH3w WO7m WP4m WO3w BL9m LH7m LH8w LH6w BL8m BI3w",
    last=turn(1, "B2", "BI3w", "B1", "B1-B2 C1-B1 D2-C1", None),
    gap="D2",
    successors="E2 E3",
)
GAP: Final = moment(
    """
                        DE3w
                     WP9m  LH8m
                  BL7m  BI7w  LH8w
               BL3w  WO7m  WO8w  WP8w
            LH6w  WO4w  BI8m  BL5w  WO7w
         DE8w  LH9m  WP6w  BI4m  LH4m  LH7w
      DE5m  WO9m  BL6m  WO8m  BI9m  DE7w  BI5w
    WO3w  BI8w  WP6m  BI5m  .  DE8m  DE9m  BL4w
    """,
    number=4,
    sizes=(11, 11, 11),
    to_act=1,
    stage="place",
    discard="LH6m LH5w BI6w WO6m",
    last=turn(1, "C2", "WO6m", "D3", "D3-C2 E3-D3 F3-E3 G4-F3 H5-G4", None),
    gap="H5",
)
OPEN: Final = moment(
    """
                         DE6m
                      LH9m  BI9m
                   LH3w  LH6w  DE4w
                DE6w  DE8w  DE9m  WO5w
             BI5w  BL8m  WP4m  WO4m  WO8w
          BI5m  BI8m  DE7m  BI4w  DE4m  LH5w
       LH4m  LH8m  WP7w  DE5w  WO8m  WO6m  WP4w
    WO9m  DE7w  WP8w  BI3w  WP5m  WO4w  DE5m  WP7m
    """,
    number=9,
    sizes=(7, 7, 7, 7),
    to_act=1,
    discard="WO6w WP3w WP5w BL5m BI4m WP6m WP6w BL3w",
    last=turn(0, "D3", "BL3w", "D2", "D2-D3 E2-D2 F2-E2 G2-F2 H3-G2", "H3"),
    targets="A1 B2 C1 C2 C3 D4 E3 E4 F1 F2 F3 F4 F5 G1 G2 G3 G4 G7 H2 H4 H6 H7",
    clans="birds wild_potato blue wolf",
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
       DE3w  WO8w  WP8m  DE4m  DE7m  WO5w  BI6w
    WO3w  LH3w  BI6m  WP6m  LH7w  WO9m  WP3w  BL6m
    """,
    number=17,
    sizes=(10, 10),
    to_act=1,
    discard=("WO6m LH4w WO7w LH5w DE6m LH6w WO5m LH7m WO4m LH9m DE7w LH4m WO6w DE4w WO7m BI4w"),
    last=turn(0, "G6", "BI4w", "H6", "H6-G6", "H6"),
    targets="B1 C2 D3 D4 E2 E4 F2 F3 G1 G4 G5 G7 H4 H7",
    clans="wolf long_hair",
    neutral="blue wild_potato",
)
END_OF_TWO: Final = last_card_laid(
    """
                         WP8w
                      BI9m  BL7w
                   BL9m  BI7m  BL5w
                WP6m  LH9m  WP4w  DE9m
             WO7m  BI5w  WP6w  DE5m  LH7w
          BL5m  BL8m  LH5m  WP3w  DE4m  WP9m
       BI7w  WP8m  WO6w  LH3w  DE7m  DE6w  BL8w
    LH6w  DE8m  DE5w  WO4w  DE3w  WP7w  LH4m  BI3w
    """,
    2,
    turn(1, "B1", "DE7w", "B2", "B2-B1 C3-B2 D4-C3 E5-D4 F6-E5 G7-F6 H8-G7", "H8"),
)
END_OF_FOUR: Final = last_card_laid(
    """
                         WO9m
                      BI8w  LH7m
                   BI7w  LH6w  LH8m
                BI9m  WP9m  BL5w  LH6m
             BI8m  BI7m  WP7w  WO3w  LH8w
          DE7m  WP6w  LH4w  BL8m  DE8w  BL3w
       BI4w  BL4w  LH3w  LH5m  WP5m  WO6w  BL6w
    BL8w  DE4m  DE3w  WP3w  BI4m  DE5m  BL7w  BI6m
    """,
    4,
    turn(0, "C3", "BL9m", "C2 D4", "C2-C3 D2-C2 E3-D2 F4-E3 G5-F4 H6-G5", "H6"),
)
LAST_CARD: Final = moment(
    """
                        BL9m
                     BL7m  LH9m
                  LH6w  LH7m  BI8w
               DE7m  LH6m  WP7m  LH8w
            LH5m  DE8w  BL6m  BI5w  LH8m
         BI4m  WO4w  WO7w  BL4m  WO5m  BI9m
      WP8m  BL3w  BL7w  BI7m  LH4m  BL4w  DE8m
    WO7m  BL6w  WO6w  .  BI3w  WP5w  WO3w  WP8w
    """,
    number=36,
    sizes=(1, 0),
    to_act=0,
    stage="place",
    discard=(
        "BI8m WO8w DE5m DE3w WO9m DE6m WO4m BI5m DE5w BI6m WP7w WP4w LH7w DE4w WP9m BL5m "
        "LH5w WP5m LH3w WP6m WP4m BI4w DE4m DE6w LH4w BL5w WP3w BI7w WO5w WO6m WP6w DE7w "
        "DE9m BL8m BI6w BL8w"
    ),
    last=turn(0, "B2", "BL8w", "C2", "C2-B2 D2-C2 E2-D2 F3-E2 G3-F3 H4-G3", None),
    gap="H4",
)
WOMEN: Final = last_card_laid(
    """
                         WP9m
                      LH6w  BI6w
                   LH7w  LH8m  WP8w
                BL3w  BL6w  BI5m  BI9m
             BI7m  BL5w  BI6m  LH4m  WO7m
          DE4w  DE9m  DE8w  WO3w  BL7w  LH9m
       BI4m  BI4w  LH5m  BL9m  DE7m  DE8m  DE6m
    WP7m  LH3w  BL4m  LH6m  WO4w  WP3w  WP8m  LH4w
    """,
    3,
    turn(0, "F6", "WO8m", "F5", "F5-F6 G6-F5 H7-G6", "H7"),
)
SHARED: Final = last_card_laid(
    """
                         WP6w
                      WO9m  WO8m
                   WO8w  BI7w  WO7m
                LH7m  BL5w  WO6w  BI8m
             WP9m  WP5m  WO6m  DE8m  BI7m
          DE7m  WO4w  WP8w  WP5w  BI9m  DE8w
       BI6m  WP4m  DE4m  DE9m  WP3w  WO5m  WP8m
    BI5m  LH4w  LH4m  LH6m  BL4m  DE3w  LH8m  BI3w
    """,
    2,
    turn(0, "F3", "DE4w", "F4", "F4-F3 G4-F4 H4-G4", "H4"),
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
    number=1,
    sizes=(18, 18),
    to_act=0,
    stage="drop",
)
