"""The rulebook: in short, by chapters, by number and word; from a match only what is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from cogs.lobby import PLAYABLE
from rules import GAMES
from tests.bot.live import Live, click

if TYPE_CHECKING:
    from sandbox import Channel, Message, Person, Reply


async def ask(guest: Person, place: Channel, command: str, **options: object) -> Reply:
    return await (await guest.slash(place, command, **options)).answered()


def shown(reply: Reply) -> Message:
    assert reply.message is not None
    return reply.message


def labels(message: Message) -> list[str]:
    return [option.label for menu in message.menus for option in menu.options]


async def pick(guest: Person, message: Message, value: str) -> None:
    """Choose in a menu; the message turns to what was chosen."""
    menu = next(one for one in message.menus if any(o.value == value for o in one.options))
    await (await guest.select(message, menu.custom_id, [value])).answered()


@pytest.mark.parametrize("game", PLAYABLE)
async def test_rules_are_told_in_short_first_with_all_chapters_below(live: Live, game: str) -> None:
    for locale in LANGUAGES:
        guest, tongue = live.guest(f"Guest {locale}", locale), words(locale)
        brief = shown(await ask(guest, live.games, "rules", game=game))
        assert tongue(f"{game}-rules-brief") in brief.text
        assert len(brief.text) <= 1200
        titles = [tongue(f"{game}-{chapter.title}") for chapter in GAMES[game].chapters]
        assert labels(brief) == titles
        assert len(set(titles)) == len(titles)
        assert len({menu.placeholder for menu in brief.menus}) == len(brief.menus)


@pytest.mark.parametrize("game", PLAYABLE)
async def test_every_chapter_leads_to_its_rules_and_back(live: Live, game: str) -> None:
    anna, tongue = live.guest("Anna"), words("en")
    page = shown(await ask(anna, live.games, "rules", game=game))
    for place, chapter in enumerate(GAMES[game].chapters):
        await pick(anna, page, str(place))
        assert tongue(f"{game}-{chapter.title}") in page.text
        assert [option.value for menu in page.menus for option in menu.options] == [*chapter.rules]
        assert labels(page)[0].startswith(tongue(f"{game}-rule-{chapter.rules[0].lower()}-title"))
        await pick(anna, page, chapter.rules[-1])
        assert tongue(f"{game}-rule-{chapter.rules[-1].lower()}") in page.text
        await click(anna, page, "rulebook")
        assert tongue(f"{game}-rules-brief") in page.text


async def test_rules_are_found_by_number_and_by_word(live: Live) -> None:
    for locale in LANGUAGES:
        guest, tongue = live.guest(f"Guest {locale}", locale), words(locale)
        one = await ask(guest, live.games, "rules", game="duel", rule="br-r18")
        assert tongue("duel-rule-br-r18") in one.text
        assert "BR-R17" not in one.text
        suggested = await guest.autocomplete(live.games, "rules", "rule", "BR-R2", game="duel")
        assert [choice.value for choice in suggested.choices or []] == ["BR-R2"]
        word = tongue("duel-fact-card", value=5)[:4].upper()
        found = await ask(guest, live.games, "rules", game="duel", rule=word)
        assert word.casefold() in found.text.casefold()
        assert len(found.text) <= 4000
        none = await ask(guest, live.games, "rules", game="duel", rule="qwertz")
        assert none.text == tongue("rule-unknown")


async def test_a_match_shows_only_the_chapters_that_are_played(live: Live) -> None:
    anna, tongue = live.guest("Anna"), words("en")
    card = await live.lobby_of(anna, live.guest("Bob"), game="glenmore")
    brief = shown(await click(anna, card, "rules"))
    assert tongue("glenmore-chapter-market") in labels(brief)
    assert tongue("glenmore-chronicles-haggis") not in labels(brief)
    every = shown(await ask(anna, live.games, "rules", game="glenmore"))
    assert tongue("glenmore-chronicles-haggis") in labels(every)


async def test_who_is_asked_reads_first_what_the_question_is_about(live: Live) -> None:
    anna, _ = await live.pair()
    tongue, turn = words("en"), live.turn(anna)
    more = shown(await click(anna, turn, "more"))
    page = shown(await click(anna, more, "rules"))
    assert f"**{tongue('duel-chapter-round')}**" in page.text
    assert tongue("duel-rule-br-r2") in page.text
    await live.choose(anna, "7")
    waiting = shown(await click(anna, shown(await click(anna, turn, "more")), "rules"))
    assert tongue("duel-rules-brief") in waiting.text
    watching = live.guest("Clara")
    seen = shown(await click(watching, shown(await click(watching, turn, "more")), "rules"))
    assert tongue("duel-rules-brief") in seen.text
