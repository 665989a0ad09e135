"""The duel's sentences: a player who was away can tell what happened, and why."""

from __future__ import annotations

import pytest

from bot.languages import words
from bot.telling import tell_event, tell_stage
from tests.rules.duel.setups import fate, start

NAMES = ["Anna", "Bob"]


def told(language: str, rounds: str, *variants: str) -> str:
    """What all read of the last of these rounds, without its number and what follows from it."""
    position = start(*variants)
    sentence = ""
    for pair in rounds.split():
        cards = dict(enumerate(pair.split("-")))
        while cards:
            seat = next(seat for seat in position.to_act if seat in cards)
            events = position.play(seat, cards.pop(seat))
        sentence = tell_event(words(language), "duel", events[0], NAMES)
    return sentence.partition(":** ")[2]


HELD = {
    "en": "the Spy beats the Princess, 2 to 1. Bob scores 3 points, including rounds on hold. "
    "**Wilds 0, Golds 3**",
    "ru": "Шпион (2) сильнее, чем Принцесса (1). "
    "Bob получает 3 очка с учётом отложенных раундов. **Уайлды 0, Голды 3**",
    "uk": "Шпигун (2) перемагає, Принцеса (1) програє. "
    "Bob отримує 3 очки разом із відкладеними раундами. **Вайлди 0, Голди 3**",
}
PLAIN = {
    "en": "the Spy beats the Princess, 2 to 1. Bob scores 1 point. **Wilds 0, Golds 1**",
    "ru": "Шпион (2) сильнее, чем Принцесса (1). Bob получает 1 очко. **Уайлды 0, Голды 1**",
    "uk": "Шпигун (2) перемагає, Принцеса (1) програє. Bob отримує 1 очко. **Вайлди 0, Голди 1**",
}
CHARMED = {
    "en": "the Princess charms the Prince. Bob scores 4 points. **Wilds 0, Golds 4**",
    "ru": "Принцесса покоряет сердце Принца. Bob получает 4 очка. **Уайлды 0, Голды 4**",
    "uk": "Принцеса підкорює серце Принца. Bob отримує 4 очки. **Вайлди 0, Голди 4**",
}
EQUAL = {
    "en": "Spy and Ambassador are equal, 2+2 to 4: the round is on hold. **Wilds 1, Golds 0**",
    "ru": "Шпион и Посол равны, 2+2 против 4: раунд отложен. **Уайлды 1, Голды 0**",
    "uk": "Шпигун та Посол рівні за силою, 2+2 проти 4: раунд відкладено. **Вайлди 1, Голди 0**",
}
SILENCED = {
    "en": "the Wizard silences the Prince; 5+2 against 7: the round is on hold. "
    "**Wilds {}, Golds {}**",
    "ru": "Принц теряет способность из-за Волшебника; 5+2 против 7: раунд отложен. "
    "**Уайлды {}, Голды {}**",
    "uk": "Принц втрачає властивість через Чарівника; 5+2 проти 7: раунд відкладено. "
    "**Вайлди {}, Голди {}**",
}
WIZARDS = {
    "en": "the Wizard beats the Wizard, 5+2 to 5. Anna scores 1 point. **Wilds 2, Golds 0**",
    "ru": "Волшебник (5+2) сильнее, чем Волшебник (5). Anna получает 1 очко. **Уайлды 2, Голды 0**",
    "uk": "Чарівник (5+2) перемагає, Чарівник (5) програє. Anna отримує 1 очко. "
    "**Вайлди 2, Голди 0**",
}
ASSASSINS = {
    "en": "an Assassin is in play, so 3 beats 3+2: Assassin over Assassin. Bob scores 1 point. "
    "**Wilds 1, Golds 1**",
    "ru": "в деле Убийца, побеждает меньшее значение: Убийца (3) берёт верх, "
    "Убийца (3+2) проигрывает. Bob получает 1 очко. **Уайлды 1, Голды 1**",
    "uk": "грає Убивця, тож перемагає менша сила: Убивця (3) бере гору, Убивця (3+2) програє. "
    "Bob отримує 1 очко. **Вайлди 1, Голди 1**",
}
LOOKED = {
    "en": "Round 2: Anna’s Spy saw the next card; Anna may change the row",
    "ru": "Раунд 2: Шпион подсмотрел карту: Anna может переложить свой ряд",
    "uk": "Раунд 2: Шпигун підглянув; Anna може змінити свій ряд",
}
EACH_LANGUAGE = pytest.mark.parametrize("language", HELD)


@EACH_LANGUAGE
def test_br_r11_it_is_told_that_held_rounds_are_among_the_points(language):
    assert told(language, "0-4 1-2") == HELD[language]
    assert told(language, "1-2") == PLAIN[language]


@EACH_LANGUAGE
def test_br_r26_it_is_told_whose_princess_it_was_and_what_she_brings(language):
    assert told(language, "7-1", "bitter_end") == CHARMED[language]


@EACH_LANGUAGE
def test_br_r4_equal_strengths_are_told_with_their_bonus(language):
    assert told(language, "6-1 2-4") == EQUAL[language]


@EACH_LANGUAGE
@pytest.mark.parametrize(("rounds", "score"), [("6-1 5-7", (1, 0)), ("1-6 7-5", (0, 1))])
def test_br_r4_a_prince_that_a_wizard_holds_is_told_to_be_silenced(language, rounds, score):
    assert told(language, rounds) == SILENCED[language].format(*score)


@EACH_LANGUAGE
def test_br_r6_two_wizards_are_not_told_to_silence_each_other(language):
    assert told(language, "6-1 5-5") == WIZARDS[language]


@EACH_LANGUAGE
def test_br_r4_of_two_equal_cards_it_is_told_which_strength_wins(language):
    assert told(language, "6-1 3-3") == ASSASSINS[language]


@EACH_LANGUAGE
def test_br_r25_after_a_look_all_read_who_may_change_the_row(language):
    view = fate("20345671/17306245").view(None)
    assert tell_stage(words(language), view, NAMES) == LOOKED[language]
