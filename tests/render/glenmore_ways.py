"""Ways to play Glen More, so that moments come about which sensible play seldom leads to."""

from __future__ import annotations

from bench.strength.greedy import advise

#: Moves that are always chosen, if somebody plays that way.
EAGER = {
    "salvaging": lambda move: move.facts.get("clan") == "munro",
    "climbing": lambda move: move.kind == "climb",
    "rowing": lambda move: move.kind == "row" or (move.kind == "move" and _nearer(move)),
    "ageing": lambda move: move.kind in {"age", "store", "buy-cellar"},
    "claiming": lambda move: move.kind == "claim" or move.facts.get("member") is not None,
    "scheming": lambda move: move.facts.get("member") is not None,
    "stirring": lambda move: move.kind in {"event", "turn"} or move.facts.get("card") is not None,
    "cooking": lambda move: move.kind.startswith("haggis") or "inn" in str(move.facts.get("tile")),
}


def choose(position, seat, chance, way):
    """A move: a sensible one, mostly; or one that makes a territory wide, or people gather."""
    moves = position.moves(seat)
    kinds = {move.kind for move in moves}
    if way == "spreading":
        if "take" in kinds:
            takes = [move for move in moves if move.kind == "take"]
            view = position.view(None)
            wet = [
                space["number"]
                for space in view["ring"]
                if space["tile"] and view["tiles"][space["tile"]]["river"]
            ]
            rivers = [move for move in takes if move.facts["number"] in wet]
            return (rivers or takes)[0]
        if "place" in kinds:
            placed = [move for move in moves if move.kind == "place"]
            row = [move for move in placed if str(move.facts["cell"]).endswith("5")]
            return chance.pick(row or placed)
        if "settle" not in kinds and "done" in kinds and "activate" not in kinds:
            return next(move for move in moves if move.kind == "done")
    if way in EAGER:
        eager = [move for move in moves if EAGER[way](move)]
        if eager:
            return eager[0]
    if way == "hoarding" and "take" in kinds:
        # The first seat takes all that comes, the others hurry on.
        takes = [move for move in moves if move.kind == "take"]
        return takes[0 if seat == 0 else -1]
    if way == "homing":
        home = [move for move in moves if move.kind == "move" and move.facts["to"] == "h5"]
        if home:
            return home[0]
        eager = [move for move in moves if move.kind in {"activate", "activate-free"}]
        if eager:
            return eager[0]
        nearer = [move for move in moves if move.kind == "move" and _nearer(move)]
        if nearer:
            return nearer[0]
        if "done" in kinds:
            return next(move for move in moves if move.kind == "done")
    return advise(position.copy(), seat, chance)


def _nearer(move):
    def far(name):
        return abs("abcdefghijkmnpqrstuvwxyz".index(name[0]) - 7) + abs(int(name[1:]) - 5)

    return far(str(move.facts["to"])) < far(str(move.facts["cell"]))
