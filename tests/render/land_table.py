"""Land's samples set up again by the rules, to see that they are moments the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import GAMES
from rules.land.board import mask_of
from rules.land.castles import Castle
from rules.land.turn import Action

if TYPE_CHECKING:
    from rules.land.position import LandPosition
    from rules.land.view import LandView

BOARD, NAMES = GAMES["land"].box.board, GAMES["land"].box.cards.names
SHAPES = tuple(GAMES["land"].box.components.shapes)


def position_of(view: LandView) -> LandPosition:
    """A position with the board, prizes, Wizards and cards of a view, at the start of the turn."""
    position: LandPosition = GAMES["land"].start(view["seats"], view["options"], "sample")
    mover = view["mover"]
    position.mover, position.turn = mover, view["turn"]
    position.put(Action(mover))
    position.tokens = [
        mask_of(BOARD.square[one["name"]] for one in view["squares"] if one["token"] == clan)
        for clan in range(len(view["clans"]))
    ]
    for castle in view["castles"]:
        mask = mask_of(BOARD.square[name] for name in castle["squares"])
        sites = position.setup.sites.all[SHAPES.index(castle["shape"])]
        position.castles.append(
            Castle(next(site for site in sites if site.mask == mask), castle["clan"])
        )
        position.built |= mask
    position.corners = [
        -1 if prize is None else SHAPES.index(prize["shape"]) for prize in view["prizes"]
    ]
    position.wizards = [player["wizards"] for player in view["players"]]
    for seat, hand in enumerate(position.hands):
        hand[:] = [NAMES.index("sword")] * 3 + [NAMES.index("shield")] * 2
        if seat == view["seat"]:
            hand[:] = [NAMES.index(card) for card in view["hand"] or ()]
    return position


def advanced(view: LandView) -> LandPosition:
    """The position after what the view says was chosen or attacked."""
    position, plan, attack = position_of(view), view["plan"], view["attack"]
    if attack is not None:
        seat = attack["seat"]
        hand = position.hands[seat]
        hand += [NAMES.index("sword")] * (attack["swords_by"][seat])
        position.play(seat, f"attack-{attack['castle']}")
        for other, swords in enumerate(attack["swords_by"]):
            if swords:
                position.hands[other] += [NAMES.index("sword")] * (other != seat)
                position.play(other, f"swords-{swords}")
    elif plan is not None and view["ask"] != "action":
        for word in _words(view):
            position.play(view["mover"], word)
    return position


def _words(view: LandView) -> list[str]:
    plan = view["plan"]
    if plan["action"] == "discard":
        return ["discard"]
    first = plan["card"]
    if first == "wizard" and "wizard" in view["hand"]:
        first = "hidden-wizard"
    origin = None if plan["origin"] is None else f"from-{plan['origin']}"
    return [word for word in (first, plan["column"], plan["square"], origin) if word]
