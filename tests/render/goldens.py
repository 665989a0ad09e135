"""Reference pictures: which there are, how they are made, and how far one is from another."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageStat

from render.sample import samples_of
from tests.render.words import LANGUAGES, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent / "goldens"
#: As wide as a phone shows them.
WIDTH = 400
#: Side of the squares that are compared one by one, so that a small lost thing counts.
BLOCK = 20
#: How many levels two pictures may be apart in the mean, and in the block where it is most.
MEAN, WORST = 4.0, 26.0
HOW = "look at the picture; if it is meant to look so: python -m tests.render.refresh"

#: The samples with a reference picture, by game.
CHOSEN = {
    "duel": (
        *("fourth_round", "shown_to_a_spy", "bonus_and_spy", "last_round", "poor_visibility"),
        *("draft", "laying_rows", "looked_at_a_row", "won_by_points", "drawn", "resigned"),
        *("eight_cards", "both_bonuses", "answers_a_spy", "has_chosen", "numbers_only"),
        *("traitor", "packet", "lays_later", "looks"),
    ),
    "cherokee": (
        *("first_turn", "climb", "clash", "choice", "gap", "stuck", "open", "open_pair"),
        *("won_by_feathers", "won_among_four", "won_by_women", "shared", "resigned"),
        *("eighteen_cards", "attacks", "chooses", "places", "waits", "open_hand"),
        "one_round_later",
    ),
    "glory": (
        *("two_dealt", "two_halfway", "three_halfway", "four_halfway", "three_face_down"),
        *("fields_apart", "two_over", "three_over", "four_over", "tall_stacks", "shared"),
        *("nine_cards", "five_cards", "one_fits", "nothing_fits", "shield", "left_over"),
        "one_round_later",
    ),
    "land": (
        *("start", "middle", "four_clans", "four_long_names", "attacked", "captured", "built"),
        *("two_teams", "three_teams", "won", "shared", "team_won"),
        *("asked", "which_square", "square_of_a_column", "which_token", "how_many_swords"),
        *("defends", "discards", "cards_for_one_square", "which_castle"),
        "one_round_later",
    ),
    "glenmore": (
        *("taking", "late", "four_begin", "ring_at_the_end", "activating", "twenty_tiles"),
        *("very_wide", "crowded", "lasting", "placing", "rebuilding", "clan", "clans_of_four"),
        *("scores_under_way", "over", "two_over", "legend", "salvage", "long_discard"),
        *("highlander", "mountain", "race", "boats_on_a_river", "race_start", "own_race"),
        *(
            "haggis",
            "own_haggis",
            "votes",
            "votes_of_two",
            "votes_over",
            "sale",
            "cellars_of_four",
            "jail",
            "gang_over",
            "england",
            "events",
            "everything",
            "chronicle_legend",
            "claims",
            "claimed",
            "posted",
        ),
    ),
}


def golden_cases() -> Iterator[tuple[str, str, str]]:
    """Game, sample and language; the languages take turns."""
    for key, names in CHOSEN.items():
        for place, name in enumerate(names):
            yield key, name, LANGUAGES[place % len(LANGUAGES)]


def golden_path(key: str, name: str, language: str) -> Path:
    return FOLDER / f"{key}-{name}-{language}.png"


def paint_small(key: str, name: str, language: str) -> Image.Image:
    sample = next(each for each in samples_of(key) if each.name == name)
    painter = import_module(f"render.{key}").PAINTER
    return small(sample.draw(painter, words_of(language)).image)


def small(picture: Image.Image) -> Image.Image:
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.LANCZOS)


def check(picture: Image.Image, golden: Path) -> None:
    """The picture still looks as it did when somebody last looked at it."""
    assert golden.exists(), f"{golden.name} is missing: {HOW}"
    painted = small(picture)
    with Image.open(golden) as file:
        looked_at = file.convert("RGB")
    assert painted.size == looked_at.size, f"it is {painted.size}, was {looked_at.size}: {HOW}"
    mean, worst = distances(painted, looked_at)
    assert mean < MEAN, f"it differs by {mean:.1f} levels in the mean: {HOW}"
    assert worst < WORST, f"it differs by {worst:.0f} levels in one place: {HOW}"


def distances(first: Image.Image, second: Image.Image) -> tuple[float, float]:
    """The mean difference of two pictures, and that of the block where they differ most."""
    apart = ImageChops.difference(first, second)
    mean = sum(ImageStat.Stat(apart).mean) / 3
    blocks = apart.reduce(BLOCK).convert("L")
    return mean, float(blocks.getextrema()[1])
