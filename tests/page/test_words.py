"""The page's own words: the same in all languages, none missing, none left over."""

from __future__ import annotations

import re
from importlib import resources

import pytest

PAGE = resources.files("sandbox") / "page"
LANGUAGES = ("en", "ru", "uk")
ENTRY = re.compile(r'^  "?([\w-]+)"?:(.*?)(?=^  "?[\w-]+"?:|^};)', re.MULTILINE | re.DOTALL)


def words(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the facts that its text uses."""
    text = (PAGE / "words" / f"{language}.js").read_text("utf-8")
    return {key: set(re.findall(r"\{(\w+)\}", told)) for key, told in ENTRY.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_keys_and_facts(language: str):
    assert words(language) == words("en")


def test_every_key_is_used_and_every_used_key_is_there():
    code = "\n".join(
        path.read_text("utf-8") for path in PAGE.rglob("*.js") if path.parent.name != "words"
    )
    asked = set(re.findall(r'say\(\s*"([\w-]+)"', code))
    assert asked <= words("en").keys()
    quoted = set(re.findall(r'"([\w-]+)"', code)) | set(re.findall(r"\b([\w-]+):", code))
    assert words("en").keys() <= quoted


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "There is no command /dance here."),
        ("ru", "Команды /dance здесь нет."),
        ("uk", "Команди /dance тут немає."),
    ],
)
async def test_what_the_sandbox_refuses_is_told_in_the_language_of_the_page(
    guest, live, locale: str, said: str
):
    anna = await guest("Anna", locale)
    told = await anna.page.evaluate(
        """async (channel) => {
            const main = document.querySelector("script[type=module]").src;
            const { askAs } = await import(new URL("core/api.js", main).href);
            return askAs("/slash", { channel, line: "/dance" }).catch((refusal) => refusal.message);
        }""",
        str(live.games.id),
    )
    assert told == said
    anna.complaints.clear()  # the browser tells of each answer that is no success
