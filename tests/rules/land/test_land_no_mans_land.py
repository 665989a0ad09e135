"""No-man's-land: only ever the last square of a castle."""

from __future__ import annotations

from tests.rules.land.setups import BOX, LANDS, after, castles, land, moves, play, refused, tokens

#: A token on d4, which is no-man's-land, would complete three in a row.
GAP = """
 4 . . A . A . . . . .
"""
WEAPONS = "sword sword shield shield moon"


def test_lc_r13_any_card_takes_no_mans_land_that_completes_a_shape():
    position = land(GAP, hands=(WEAPONS, ""))
    assert moves(position) == "moon shield sword wizard"
    assert after(position, "sword") == after(position, "shield") == "d4"
    assert after(position, "moon") == "b5 b7 c1 c3 d4 e9 f2 h10 h8 i4 i6"
    play(position, "shield d4")
    assert castles(position) == "0:I3-c4d4e4"
    assert position.view(None)["discard"] == ("shield",)


def test_lc_r13_no_mans_land_that_completes_nothing_is_refused():
    position = land(GAP, prizes="V3 X5 W5 Z5", hands=(WEAPONS, ""))
    assert moves(position) == "moon wizard"
    assert refused(position, "sword") == "LC-R13 only-no-mans-land"
    play(position, "moon")
    assert refused(position, "d4") == "LC-R13 completes-nothing"


def test_lc_r13_no_mans_land_under_a_castle_is_closed():
    position = land(
        """
         3 . . A . A . . . . .
         4 . . A b A . . . . .
         5 . . . b . . . . . .
         6 . . . b . . . . . .
        """,
        prizes="V3 I4 I5 L4",
        hands=(WEAPONS, ""),
    )
    assert moves(position).split()[-2:] == ["moon", "wizard"]
    play(position, "moon")
    assert refused(position, "d4") == "LC-R12 castle-there"


def test_lc_r13_with_no_token_left_the_one_that_moves_must_not_be_needed():
    position = land(
        """
         1     A . A . A .
         2     . A . A . A
         3 A . . . . . A . A .
         4 . . A . A . . . . .
         8 A . . . . . . . . .
         9     A . . . . A
        10     . . A . . .
        """,
        prizes="I3 X5 W5 Z5",
        hands=(WEAPONS, ""),
    )
    words = after(position, "sword d4").split()
    assert len(words) == 13
    assert not {"from-c4", "from-e4"} & set(words)
    play(position, "sword d4")
    assert refused(position, "from-c4") == "LC-R13 token-is-needed"
    assert refused(position, "from-j3") == "LC-R9 no-own-token"
    play(position, "from-c1")
    assert castles(position) == "0:I3-c4d4e4"


def test_b11_a_wizard_takes_no_mans_land_on_the_same_terms():
    assert "d4" in after(land(GAP, hands=(LANDS, "")), "wizard d").split()
    closed = land(GAP, prizes="V3 X5 W5 Z5", hands=(LANDS, ""))
    play(closed, "wizard d")
    assert refused(closed, "d4") == "LC-R13 completes-nothing"


def test_b11_a_castle_on_no_mans_land_covers_it_even_if_older_tokens_count():
    position = land(
        """
         1     A A A . . .
         4 . . A . A . . . . .
        """,
        hands=(WEAPONS, ""),
        shape_must_contain_new_token=False,
    )
    play(position, "sword d4")
    assert castles(position) == "0:I3-c4d4e4"
    assert tokens(position, 0) == "c1 d1 e1"


def test_b12_no_castle_has_two_squares_of_no_mans_land_for_no_token_ever_stays_there():
    # Two such squares in a line, d4 and g4, are three apart: I5 could span both.
    position = land(
        """
         4 . . A . A A . . . .
        """,
        prizes="I5 X5 W5 Z5",
        hands=(WEAPONS, ""),
    )
    assert moves(position) == "moon wizard"
    assert not position.tokens[0] & BOX.board.no_mans_land
