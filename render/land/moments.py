"""Moments of the game in every stage: positions of the rules, seen by those who look at them."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from render.sample import given_up
from rules import GAMES
from rules.land.board import mask_of
from rules.land.cards import WIZARD
from rules.land.castles import Castle
from rules.land.position import LandPosition
from rules.land.turn import Action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.land.view import LandView


def table(
    tokens: Sequence[str],
    castles: Sequence[tuple[int, str]] = (),
    *,
    prizes: str = "I3 L4 S4 T5",
    bag: str | None = None,
    seats: int | None = None,
    wizards: Sequence[int] = (),
    hands: Sequence[str] = (),
    turn: int = 1,
    mover: int = 0,
    **options: bool | str,
) -> LandPosition:
    """A position at the beginning of a turn.

    It has each clan's tokens by their squares, castles by clan and squares, the prizes on the
    corners, the next ones in the bag, and hands as far as they are given. Partners share tokens.
    """
    seats = seats or len(tokens)
    options["teams"] = seats > len(tokens)
    position = GAMES["land"].start(seats, options, "sample")
    if not isinstance(position, LandPosition):
        raise TypeError("a position of Land of Clans is needed")
    setup, board, shapes = position.setup, position.setup.board, position.setup.sites.names
    position.mover, position.turn = mover, turn
    position.put(Action(mover))
    position.tokens = [mask_of(board.square[name] for name in own.split()) for own in tokens]
    for clan, squares in castles:
        mask = mask_of(board.square[name] for name in squares.split())
        site = next(site for shape in setup.sites.all for site in shape if site.mask == mask)
        position.castles.append(Castle(site, clan))
        position.built |= mask
    position.corners = [-1 if name == "-" else shapes.index(name) for name in prizes.split()]
    used = {*position.corners, *(castle.site.shape for castle in position.castles)}
    coming = [shapes.index(name) for name in (bag or "").split()]
    others = [shape for shape in range(len(shapes)) if shape not in {*used, *coming}]
    position.bag = [] if bag == "" else [*others, *coming[::-1]]
    position.wizards = list(wizards or position.wizards)
    _deal(position, hands)
    return position


def _deal(position: LandPosition, hands: Sequence[str]) -> None:
    """Deal the hands that are given, and to the others what is left."""
    setup = position.setup
    hidden = setup.wizards_each * setup.seats - sum(position.wizards)
    left = Counter([*setup.cards.pack(setup.land_match), *[WIZARD] * hidden])
    given = [[setup.cards.names.index(name) for name in hand.split()] for hand in hands]
    left.subtract(card for hand in given for card in hand)
    rest = sorted(left.elements())
    position.chance.shuffle(rest)
    full = setup.components.hand
    given += [[] for _ in range(setup.seats - len(given))]
    position.hands = [hand or [rest.pop() for _ in range(full)] for hand in given]
    position.deck.pile = rest


def after(position: LandPosition, words: str) -> LandPosition:
    """The position after a chain of moves, each of whoever is asked."""
    found = position.copy()
    for word in words.split():
        found.play(found.to_act[0], word)
    return found


START: LandView = table(["", ""], prizes="I3 L4 V3 T4").view(None)
_three = partial(
    table,
    ["c5 d5 g1 g2 i7", "e8 f8 f9 j5 i5 c2 d9", "a4 a5 h9 g10 e3"],
    [(0, "e5 f5 g5 f6"), (1, "b7 c7 c8")],
    turn=20,
)
MIDDLE: LandView = after(_three(wizards=(2, 1, 2), hands=["oak sun sun fish moon"]), "oak b6").view(
    None
)
#: Four clans at the height of a long game; one of them has all its tokens on the board.
_four = partial(
    table,
    castles=[
        (0, "c2 c3 c4 d4"),
        (1, "f3 f4 f5"),
        (2, "i5 j5 i6 j6 j7"),
        (3, "a6 b6 b7"),
        (2, "g5 f6 g6 f7"),
    ],
    prizes="X5 T4 - I5",
    bag="",
    wizards=(1, 0, 2, 0),
    mover=3,
)
_OTHERS = [
    "c1 d1 d3 e3 e4 h2 i4 h5 h6",
    "f1 f2 g2 b3 b4 b5 a5 c7 c8 d10",
    "h3 i3 j4 i7 h7 h8 g8 e6",
]
_FOURTH = "c9 d9 e9 f9 g9 e10 f10 g10 h10 b8 a8 a7 d8 f8"
FOUR: LandView = after(
    _four(
        [*_OTHERS, f"{_FOURTH} j3"],
        turn=73,
        hands=["", "", "", "stones oak sun fish moon"],
    ),
    "stones e7 from-j3",
).view(None)

# Attacks.

_HELD = "crag sun thistle sword sword"
_ARMED = "moon moon shield shield wizard"
_WAITING = "oak crag moon stones shield"
_NEAR = ["e4 d5 d6 e6 c9", "f4 g6 e8 f9 j5 c6", "a4 a5 h9"]
_BESIEGED = [(1, "e5 f5 g5 f6"), (0, "h5 h6 i6")]
_SIEGE = table(_NEAR, _BESIEGED, wizards=(2, 1, 2), turn=30, hands=[_HELD, _ARMED, _WAITING])
_ATTACKED = after(_SIEGE, "attack-e5 swords-2")
ATTACKED: LandView = _ATTACKED.view(None)
REPELLED: LandView = after(_ATTACKED, "shields-2").view(None)
CAPTURED: LandView = after(_ATTACKED, "decline").view(None)
BUILT: LandView = after(
    table(
        ["c5 d5 g1 b7 c7", "e8 f8"],
        turn=11,
        prizes="V3 L4 T4 S4",
        bag="I3",
        hands=["crag oak sun fish moon"],
    ),
    "crag c8",
).view(None)

# Teams.

#: Four players in two teams: the attacker's partner is asked for swords.
_JOINING = after(
    table(
        _NEAR[:2],
        _BESIEGED,
        seats=4,
        wizards=(2, 0, 1, 2),
        turn=30,
        hands=[_HELD, "", "oak toadstool sword sword shield"],
    ),
    "attack-e5 swords-1",
)
JOINING: LandView = _JOINING.view(None)
SIX: LandView = after(
    _three(
        seats=6,
        wizards=(1, 0, 1, 1, 1, 0),
        mover=3,
        hands=["", "", "", "oak sun sun fish moon"],
    ),
    "oak b6",
).view(None)

# The end.

_OVER = after(
    table(
        ["a5 b5 h8 g8 f9 f10", "e8 c9 d9", "a4 h9 g10 e3"],
        [
            (0, "e5 f5 g5 f6"),
            (1, "b7 c7 c8"),
            (0, "c1 d1 e1"),
            (1, "i5 j5 i6 j6 j7"),
            (0, "c3 c4 c5 d5"),
        ],
        prizes="X5 S4 T5 I5",
        turn=52,
        hands=["stones sun fish moon moon", _WAITING],
    ),
    "stones g9 S4-g8f9g9f10",
)
OVER: LandView = _OVER.view(None)
#: Castles of two clans, of which the first one lacks a last row of four.
_SEVEN = [(0, "b7 c7 c8"), (0, "c1 d1 e1"), (1, "i5 j5 i6 j6 j7"), (1, "e5 f5 g5 f6")]
_LAST_BUT_ONE = (0, "c3 c4 c5 d5")
#: Four prizes against three, and as many points, if a square is worth a point.
SHARED: LandView = after(
    table(
        ["a5 b5 h8 h2 h3 h4", "e8 c9 d9"],
        [*_SEVEN, _LAST_BUT_ONE, (1, "f8 e9 f9 g9 f10")],
        prizes="S4 I4 T5 I5",
        points="squares",
        turn=52,
        hands=["fish oak sun fish moon"],
    ),
    "fish h1",
).view(None)
#: Three teams: the leaders are beaten by those who had no fourth prize yet.
TEAM_WON: LandView = after(
    table(
        ["a5 b5 h1 h2 h3", "e8 c9 d9", "a4 h9 g10 e3"],
        [*_SEVEN, _LAST_BUT_ONE, (1, "g7 f8 g8 f9")],
        prizes="X5 I4 T5 I5",
        seats=6,
        wizards=(0, 0, 1, 0, 1, 0),
        turn=80,
        mover=3,
        hands=["", "", "", "sun oak sun fish moon"],
    ),
    "sun h4",
).view(None)
#: A game that was given up: its course says so, not its position.
RESIGNED: LandView = given_up(
    table(["c5 d5 g1", "e8 f8"], [(0, "b7 c7 c8")], turn=12, mover=1).view(None), 1
)

# Hands.

ASKED: LandView = _SIEGE.view(0)
SQUARE: LandView = after(_SIEGE, "crag").view(0)
COLUMN: LandView = after(_SIEGE, "wizard").view(0)
IN_COLUMN: LandView = after(_SIEGE, "wizard c").view(0)
CASTLE: LandView = after(_SIEGE, "crag d4").view(0)
SWORDS: LandView = after(_SIEGE, "attack-e5").view(0)
DISCARD: LandView = after(
    table(["", "e8 f8"], turn=12, wizards=(2, 1), hands=["sword sword sword shield wizard"]),
    "discard",
).view(0)
#: All tokens are on the board: one of them moves.
TOKEN: LandView = after(
    _four([*_OTHERS, f"{_FOURTH} e7"], turn=74, hands=["", "", "", "oak oak sun fish shield"]),
    "sun e5",
).view(3)
#: Each land card is for one square alone.
EXACT: LandView = table(
    _NEAR,
    _BESIEGED,
    wizards=(2, 1, 2),
    turn=30,
    land_match="exact",
    hands=["shield crag-b3 sun-j3 toadstool-d9 thistle-d10"],
).view(0)
#: It is the first clan's turn again: a castle was captured, and two squares were conquered.
ONE_ROUND_LATER: LandView = after(
    table(
        ["b7 c2 d2 i8", _NEAR[0], _NEAR[2], _NEAR[1]],
        [(3, "e5 f5 g5 f6"), (1, "h5 h6 i6")],
        wizards=(2, 1, 2, 1),
        turn=30,
        mover=1,
        hands=[
            "crag sun toadstool shield shield",
            _HELD,
            _WAITING,
            "moon thistle fish sword sword",
        ],
    ),
    "attack-e5 swords-2 decline oak b4 moon h8",
).view(0)
DEFENDING: LandView = _ATTACKED.view(1)
BYSTANDER: LandView = _ATTACKED.view(2)
PARTNER: LandView = _JOINING.view(2)
HAND_OVER: LandView = _OVER.view(1)
