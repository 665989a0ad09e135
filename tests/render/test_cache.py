"""The kit's memories: bounded by bytes, shared by threads, and left aside where it's asked for."""

from __future__ import annotations

import threading

import pytest
from PIL import Image

from render.kit import cache
from render.kit.cache import Memory, cached, cached_as, cold, fresh, weigh

SIDE = 100


@pytest.fixture
def calls(monkeypatch):
    """What was painted, with room for about four images."""
    monkeypatch.setattr(cache, "PIECES", Memory(4 * SIDE * SIDE + 4000))
    return []


@pytest.fixture
def paint(calls):
    @cached
    def paint(name):
        calls.append(name)
        return Image.new("L", (SIDE, SIDE))

    return paint


def test_what_was_painted_once_is_remembered(paint, calls):
    assert paint("a") is paint("a")
    assert calls == ["a"]


def test_what_was_not_asked_for_longest_makes_room(paint, calls):
    for name in "abcd":
        paint(name)
    paint("a")
    paint("e")
    assert cache.PIECES.weight <= cache.PIECES.room
    paint("a")
    assert calls == [*"abcde"]
    paint("b")
    assert calls == [*"abcdeb"]


def test_a_thing_larger_than_all_the_room_is_painted_and_not_kept(calls, paint):
    @cached
    def huge():
        calls.append("huge")
        return Image.new("RGB", (9 * SIDE, 9 * SIDE))

    paint("a")
    assert huge().size == huge().size
    assert calls == ["a", "huge", "huge"]
    assert cache.PIECES.weight == 0


def test_threads_that_ask_at_once_share_one_result(paint):
    found = []
    threads = [threading.Thread(target=lambda: found.append(paint("a"))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(map(id, found))) == 1


def test_memories_can_be_left_aside(paint):
    first = paint("a")
    with cold():
        assert paint("a") is not paint("a")
    assert paint("a") is first


def test_a_fresh_start_remembers_nothing_and_forgets_nothing():
    @cached
    def paint():
        return Image.new("L", (1, 1))

    first = paint()
    with fresh():
        assert paint() is paint()
        assert paint() is not first
    assert paint() is first


def test_what_is_kept_may_be_packed_first():
    @cached_as(lambda image: image.convert("L"))
    def ground():
        return Image.new("RGB", (4, 4))

    assert ground().mode == "L"
    with cold():
        assert ground().mode == "RGB"


@pytest.mark.parametrize(
    ("thing", "bytes_"),
    [
        (Image.new("L", (3, 5)), 15),
        (Image.new("P", (3, 5)), 15),
        (Image.new("RGB", (3, 5)), 60),
        ((Image.new("L", (3, 5)), b"outline", 7), 22),
        (None, 0),
    ],
)
def test_things_weigh_what_pillow_takes_for_them(thing, bytes_):
    assert weigh(thing) == bytes_
