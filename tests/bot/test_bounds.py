"""Texts and lists that keep Discord's limits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.languages import LANGUAGES, words
from bot.ui.bounds import CARD_TEXT, chunks, paged, shortened, shortened_markdown, summarised
from bot.ui.look import card
from tests.bot.payloads import breaches, texts

TEXT = st.text(st.sampled_from("ab *_\\…\n"), max_size=300)
LINES = st.lists(st.text(st.sampled_from("ab *\\"), min_size=1, max_size=120), max_size=60)


@given(TEXT, st.integers(3, 200))
def test_a_shortened_text_is_the_beginning_of_the_whole(text, most):
    short = shortened(text, most)
    assert len(short) <= most
    assert short == text or (short.endswith("…") and text.startswith(short[:-1]))


def test_a_cut_leaves_no_half_of_an_escaped_mark():
    assert shortened("a\\*b", 3) == "a…"
    assert shortened("a\\\\bc", 4) == "a\\\\…"


@given(TEXT, st.integers(5, 200))
def test_what_is_bold_at_the_cut_ends_there(text, most):
    short = shortened_markdown(text, most)
    assert len(short) <= most
    assert short == text or short.count("**") % 2 == 0


@given(LINES, st.integers(200, 2000), st.sampled_from(LANGUAGES))
def test_a_summary_keeps_the_first_and_the_last_and_counts_the_others(told, most, language):
    tongue = words(language)
    summary = summarised(tongue, told, most)
    assert len(summary) <= most
    if summary == "\n".join(told):
        return
    lines = summary.split("\n")
    assert lines[0][:-3] in told[0]
    kept = len(lines) - 2
    assert lines[1] == tongue("more-in-log", count=len(told) - 1 - kept)
    assert kept == 0 or lines[-1][:-3] in told[-1]


@given(LINES, st.integers(20, 400))
def test_pages_hold_all_lines_in_their_order(lines, most):
    pages = paged(lines, most)
    assert pages
    assert all(len("\n".join(page)) <= most for page in pages)
    assert [line for page in pages for line in page] == [
        shortened_markdown(line, most) for line in lines
    ]
    longer = paged([*lines, "more"], most)
    assert longer[: len(pages) - 1] == pages[:-1]


@given(st.lists(st.integers(), max_size=200), st.integers(1, 30))
def test_chunks_are_few_and_equally_long(items, most):
    found = chunks(items, most)
    assert [item for chunk in found for item in chunk] == items
    assert len(found) == -(-len(items) // most)
    assert all(len(chunk) <= most for chunk in found)


@pytest.mark.parametrize("sizes", [(5000,), (3000, 3000), (1500, 10, 1500, 1500), (200,) * 30])
def test_a_card_cuts_what_is_too_much_for_it(sizes):
    view = card("duel", *("x" * size for size in sizes))
    assert not breaches(view)
    whole = sum(sizes)
    assert len(texts(view).replace("\n", "")) == min(whole, CARD_TEXT)
