"""What lies in the box, read from the data of an edition and checked."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.values import BadBox, Values

#: The numbers of players for which the rulebook has a preparation (CG-R1).
SEAT_COUNTS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of villagers, with the strengths of its cards."""

    name: str
    letter: str
    strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preparation:
    """How the game is prepared for a number of players (CG-R2, CG-R3)."""

    fields: int
    left_out: frozenset[int]
    removed: int
    start_cells: tuple[str, ...]
    hands: tuple[int, ...]

    @property
    def turns(self) -> int:
        """Turns in the whole game: as many for each player as the last one has cards (CG-R21)."""
        return self.hands[-1] * len(self.hands)


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box."""

    colours: tuple[Colour, ...]
    #: Shields of each player (CG-R8).
    shields: int
    #: Cells on each long side of a field without a bonfire, and of one with it.
    middle_side: int
    end_side: int
    players: dict[int, Preparation]

    def deck_size(self, left_out: frozenset[int]) -> int:
        """How many cards there are without those of these strengths."""
        return sum(
            strength not in left_out for colour in self.colours for strength in colour.strengths
        )

    def side(self, field: int, fields: int) -> int:
        """Cells on each long side of a field, counted from 0, in a line of `fields`."""
        return self.end_side if field in {0, fields - 1} else self.middle_side


def read_components(text: str) -> Components:
    """The components that a TOML text describes.

    Raises `BadBox` with what is wrong unless all values are there, colours and
    letters are unique, every start cell is on the table once, the deck is dealt out to the last
    card, and the last player has one card less than the others.
    """
    data = Values.read(text)
    table, players = data.table("table"), data.table("players")
    counts = ", ".join(map(str, SEAT_COUNTS))
    known = players.values.keys() == set(map(str, SEAT_COUNTS))
    _demand(known, f"there must be a preparation for {counts} players each, and for no others")
    components = Components(
        colours=tuple(
            Colour(one.word("name"), one.word("letter"), tuple(sorted(one.numbers("strengths"))))
            for one in data.tables("colours")
        ),
        shields=data.number("shields"),
        middle_side=table.number("middle_side"),
        end_side=table.number("end_side"),
        players={seats: _preparation(players.table(str(seats))) for seats in SEAT_COUNTS},
    )
    _check(components)
    return components


def _preparation(table: Values) -> Preparation:
    return Preparation(
        fields=table.number("fields"),
        left_out=frozenset(table.numbers("left_out")),
        removed=table.number("removed"),
        start_cells=table.words("start_cells"),
        hands=table.numbers("hands"),
    )


def _check(components: Components) -> None:
    names = [colour.name for colour in components.colours]
    letters = [colour.letter for colour in components.colours]
    for kind, used in (("name", names), ("letter", letters)):
        _demand(len(set(used)) == len(used), f"a colour's {kind} is used twice: {', '.join(used)}")
    for colour in components.colours:
        letter = colour.letter
        _demand(len(letter) == 1 and "A" <= letter <= "Z", f"{letter!r} is no letter from A to Z")
        strong = all(1 <= strength <= 9 for strength in colour.strengths)
        _demand(strong, f"a strength of {colour.name} has not one digit")
    for seats, preparation in components.players.items():
        _check_preparation(components, seats, preparation)


def _check_preparation(components: Components, seats: int, preparation: Preparation) -> None:
    who, hands = f"{seats} players", preparation.hands
    _demand(preparation.fields > 1, f"{who}: two fields are the least")
    _demand(len(hands) == seats, f"{who} need {seats} hands, not {len(hands)}")
    _demand(
        hands[-1] > 0 and set(hands[:-1]) == {hands[-1] + 1},
        f"{who}: the last hand must have one card less than each other",
    )
    start = preparation.start_cells
    _demand(len(set(start)) == len(start), f"{who}: a start cell is named twice")
    for cell in start:
        _demand(_on_table(components, preparation, cell), f"{who}: there is no cell {cell}")
    deck = components.deck_size(preparation.left_out)
    dealt = preparation.removed + len(start) + sum(hands)
    _demand(deck == dealt, f"{who}: the deck has {deck} cards, but {dealt} are dealt out")
    fields = preparation.fields
    cells = 2 + 2 * sum(components.side(field, fields) for field in range(fields))
    lying = len(start) + preparation.turns
    _demand(lying <= cells, f"{who}: {lying} cards have not enough room on {cells} cells")


def _on_table(components: Components, preparation: Preparation, cell: str) -> bool:
    number, _, place = cell.partition(".")
    if number not in map(str, range(1, preparation.fields + 1)):
        return False
    field = int(number) - 1
    if place == "H":
        return field in {0, preparation.fields - 1}
    side = components.side(field, preparation.fields)
    return place in {f"{letter}{at}" for letter in "TB" for at in range(side)}


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadBox(otherwise)
