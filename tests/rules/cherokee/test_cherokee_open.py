"""With whom one may attack, in the secret game and in the open one: CH-R17 and CH-R18."""

from __future__ import annotations

import pytest

from rules import IllegalMove
from tests.rules.cherokee.setups import CELLS, ask, hand, lay, moves, play, sets, start

RING = """
             .
           .   .
         .   .   .
    BI9m LH3w WP9m .
   . DE9m WO9m . .
"""


def opened(clans: str = "birds wild_potato", neutral: str = "deer blue", **options):
    """An open game with a woman at D2 whom four clans stand around; Wolves are out of play."""
    return lay(RING, clans=clans, neutral=neutral, open=True, **options)


def test_ch_r17_in_the_secret_game_one_attacks_with_any_clan():
    for clans in ("birds wild_potato", "long_hair wolf", "blue deer"):
        assert sets(lay(RING, clans=clans), "D2") == "D1 D3 E2 E3"


def test_ch_r17_the_clans_do_not_change_what_may_be_done():
    games = [lay(RING, clans=clans) for clans in ("birds blue", "blue birds", "wolf deer")]
    assert len({moves(game) for game in games}) == 1


def test_ch_r18_in_the_open_game_one_attacks_with_the_own_clan_and_the_neutral_ones():
    position = opened()
    assert sets(position, "D2") == "D1 E2"
    assert sets(opened(first=1), "D2") == "D3 E2"


def test_ch_r18_attackers_of_another_players_clan_are_refused():
    position = play(opened(), "D2")
    with pytest.raises(IllegalMove) as error:
        play(position, "D3xD2")
    assert (error.value.rule, error.value.reason) == ("CH-R18", "foreign-clan")
    assert error.value.facts["clan"] == "wild_potato"


def test_ch_r18_clans_out_of_play_never_attack():
    for words in ("D2 E3xD2", "E3xD2"):
        with pytest.raises(IllegalMove) as error:
            play(opened(), words)
        assert (error.value.rule, error.value.reason) == ("CH-R18", "foreign-clan")


def test_ch_r18_a_target_that_only_others_could_chase_is_refused():
    position = lay(
        """
               .
             .   .
           .   .   .
        LH4m LH3w WP9m .
         . LH5m LH6m . .
        """,
        clans="birds wild_potato",
        neutral="deer blue",
        open=True,
    )
    with pytest.raises(IllegalMove) as error:
        play(position, "D2")
    assert (error.value.rule, error.value.reason) == ("CH-R18", "foreign-attackers")


def test_ch_r18_a_target_may_be_of_any_clan():
    for target in ("LH3w", "WO3w", "DE3w", "WP3w"):
        position = lay(
            f". . . . . . BI9m {target} .",
            clans="birds wild_potato",
            neutral="deer blue",
            open=True,
        )
        assert "D1" in sets(position, "D2").split()


@pytest.mark.parametrize(("seats", "unused"), [(2, 2), (3, 1), (4, 0)])
def test_ch_r18_every_clan_is_owned_neutral_or_out_of_play(seats, unused):
    view = start(seats, open=True).view(None)
    assert len(view["clans"]) == seats
    assert len(view["neutral"]) == 2
    assert len(view["unused"]) == unused
    assert len({*view["clans"], *view["neutral"], *view["unused"]}) == 6


def test_ch_r18_everybody_sees_all_clans_and_their_feathers():
    position = start(3, open=True)
    public = position.view(None)
    assert None not in public["clans"]
    assert public["points"] == tuple(public["clan_points"][clan] for clan in public["clans"])
    for seat in range(3):
        assert position.view(seat)["clans"] == public["clans"]
        assert position.view(seat)["clan"] == public["clans"][seat]


def test_ch_r18_the_secret_game_has_no_neutral_clans():
    assert start(3).view(None)["neutral"] == ()


@pytest.mark.parametrize(("seats", "each"), [(2, 18), (3, 12), (4, 9)])
def test_d16_members_of_clans_out_of_play_stay_in_the_deck(seats, each):
    position = start(seats, open=True)
    assert position.view(None)["hand_sizes"] == (each,) * seats


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 8), (4, 9)])
def test_d16_by_option_they_leave_and_the_hands_are_smaller(seats, each):
    position = start(seats, open=True, unused_clans="leave")
    view = position.view(None)
    assert view["hand_sizes"] == (each,) * seats
    assert view["turns"] == each * seats
    members = [view["pyramid"][cell] for cell in CELLS]
    members += [member for seat in range(seats) for member in position.view(seat)["hand"]]
    assert not {member["clan"] for member in members} & set(view["unused"])


def test_d16_the_option_changes_nothing_in_the_secret_game():
    plain, other = start(2), start(2, unused_clans="leave")
    assert hand(plain, 0) == hand(other, 0)
    assert plain.view(None)["pyramid"] == other.view(None)["pyramid"]


def test_d17_a_combined_attack_is_of_one_clan_also_where_several_may_be_used():
    position = lay(
        """
                 .
               .   .
             .   .   .
        BI6m LH9m DE6m .
           . DE5m BI5m . .
        """,
        clans="birds wild_potato",
        neutral="deer blue",
        open=True,
    )
    assert sets(position, "D2") == "D1+E3 D3+E2"
    play(position, "D2")
    with pytest.raises(IllegalMove) as error:
        play(position, "D1+D3xD2")
    assert error.value.rule == "CH-R8"
    assert ask(position) == "0 attackers"
