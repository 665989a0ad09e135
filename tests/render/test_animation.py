"""Animations: every picture as it was, in few bytes, whatever room there is."""

from __future__ import annotations

import io
from hashlib import shake_128

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from render.animation import HEIGHT, WIDTH, Animation
from render.kit.webp import AnimatedWebP

GAME = "duel"


def drawn(number: int, size: tuple[int, int] = (300, 360), *, noisy: bool = False) -> Image.Image:
    """A table with something on it, at another place for each number."""
    picture = Image.new("RGB", size, "tan")
    if noisy:
        grain = shake_128(bytes([number])).digest(size[0] * size[1])
        picture = Image.frombytes("L", size, grain).convert("RGB")
    ImageDraw.Draw(picture).rectangle((20 * number, 100, 20 * number + 15, 140), "navy")
    return picture


def png(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def pictures(animation: bytes) -> list[Image.Image]:
    """All pictures of an animation, as people see them."""
    file = Image.open(io.BytesIO(animation))
    shown = []
    for number in range(file.n_frames):
        file.seek(number)
        shown.append(file.convert("RGB"))
    return shown


def durations(animation: bytes) -> list[int]:
    file = Image.open(io.BytesIO(animation))
    found = []
    for number in range(file.n_frames):
        file.seek(number)
        file.load()
        found.append(file.info["duration"])
    return found


def distance(first: Image.Image, second: Image.Image) -> float:
    """How far apart two pictures are, in levels of brightness."""
    return max(ImageStat.Stat(ImageChops.difference(first, second)).mean)


# The file


def written(*shown: Image.Image) -> bytes:
    webp = AnimatedWebP()
    for picture in shown:
        frame = webp.encode(picture, 80)
        if frame is not None:
            webp.add(picture, frame)
        webp.stay(100)
    return webp.finish()


def test_every_picture_is_shown_as_it_was():
    wanted = [drawn(number) for number in (0, 3, 1, 9)]
    shown = pictures(written(*wanted))
    assert len(shown) == 4
    assert all(distance(*pair) < 2 for pair in zip(shown, wanted, strict=True))


def test_what_has_not_changed_is_not_written_again():
    still, moving = written(drawn(0, noisy=True)), AnimatedWebP()
    ground = drawn(0, noisy=True)
    frame = moving.encode(ground, 80)
    assert frame is not None
    moving.add(ground, frame)
    moved = ground.copy()
    ImageDraw.Draw(moved).rectangle((200, 300, 210, 310), "red")
    change = moving.encode(moved, 80)
    assert change is not None
    assert len(change.content) < len(still) / 20
    assert (change.left, change.top) == (192, 288), "in whole squares"


def test_a_picture_that_is_shown_already_stays_longer():
    animation = written(drawn(1), drawn(1), drawn(2))
    assert durations(animation) == [200, 100]


def test_all_pictures_have_one_size_and_there_is_at_least_one():
    webp = AnimatedWebP()
    with pytest.raises(ValueError, match="needs a picture"):
        webp.finish()
    first = drawn(1)
    frame = webp.encode(first, 80)
    assert frame is not None
    webp.add(first, frame)
    with pytest.raises(ValueError, match="among such of"):
        webp.encode(drawn(1, (300, 200)), 80)


# Sheets


def filmed(room: int, count: int, *, noisy: bool = False, hands: int = 0) -> bytes:
    """An animation of so many moments."""
    moments = [
        ([png(drawn(number, noisy=noisy))], [png(drawn(number))] * hands) for number in range(count)
    ]
    animation = Animation(GAME, room, count, moments[0], moments[-1])
    for moment in moments:
        animation.show(moment, 100)
    return animation.finish()


@pytest.mark.parametrize(
    ("hands", "size"), [(0, (640, 768)), (2, (960, 768)), (3, (1280, 768)), (6, (1280, 612))]
)
def test_boards_and_hands_fit_into_one_picture(hands: int, size: tuple[int, int]):
    width, height = pictures(filmed(1 << 20, 2, hands=hands))[0].size
    assert (width, height) == size
    assert width <= WIDTH
    assert height <= HEIGHT


def test_a_sheet_that_is_missing_leaves_its_place_empty():
    full, empty = ([png(drawn(1))], [png(drawn(1))]), ([None], [png(drawn(2))])
    animation = Animation(GAME, 1 << 20, 2, full, empty)
    animation.show(full, 100)
    animation.show(empty, 100)
    first, second = pictures(animation.finish())
    assert first.size == second.size
    assert second.getpixel((10, 10)) != first.getpixel((10, 10))


@pytest.mark.parametrize("room", [450_000, 600_000])
def test_an_animation_never_takes_more_room_than_it_has(room: int):
    count, wrapping = 5, 1000
    animation, roomy = (filmed(one, count, noisy=True) for one in (room, 1 << 30))
    assert len(animation) <= room + wrapping < len(roomy)
    shown, whole = pictures(animation), pictures(roomy)
    assert len(whole) == count
    assert sum(durations(animation)) == sum(durations(roomy))
    for index in (0, -1):
        assert distance(shown[index], whole[index]) < 30, "first and last are there, if coarser"
