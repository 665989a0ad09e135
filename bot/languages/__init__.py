"""Every string that people read, in every language: one folder per language, Project Fluent."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

#: The languages that are complete; the first is for everybody whose own is missing.
LANGUAGES: Final = ("en", "ru", "uk")
FALLBACK: Final = LANGUAGES[0]

_FOLDER: Final = Path(__file__).parent
#: How many finished texts of a language are kept.
_REMEMBERED: Final = 4096
#: Where a text begins in a file, and the keys of texts that it contains.
_BEGINNING: Final = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)
_CONTAINED: Final = re.compile(r"\{ ([a-z][\w-]*) \}")


class Words:
    """All texts of one language; `more` are folders with those of games from elsewhere.

    Calling it with a key and facts gives the text; a key or a fact that is missing is a mistake of
    the program and raises `LookupError`.
    """

    def __init__(self, language: str, *more: Path) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        # The same buttons and titles are written again and again.
        self._texts = lru_cache(_REMEMBERED)(self._format)
        #: Every text as it is written, by its key.
        self._written: dict[str, str] = {}
        for folder in (_FOLDER, *more):
            for path in sorted((folder / language).glob("*.ftl")):
                _, *texts = _BEGINNING.split(path.read_text(encoding="utf-8"))
                self._written.update((text.partition(" ")[0], text) for text in texts)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Another process has the same texts: it only needs to know which language."""
        return words, (self.language,)

    def __call__(self, key: str, /, **facts: int | str) -> str:
        """The text with that key, its gaps filled with the facts."""
        return self._texts(key, tuple(facts.items()))

    def _format(self, key: str, facts: tuple[tuple[str, int | str], ...]) -> str:
        self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"text {key!r} in {self.language} is empty")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise LookupError(f"text {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def _read(self, key: str) -> None:
        """Let the bundle know a text: to read all at once would take a third of the start."""
        if self._bundle.has_message(key):
            return
        if key not in self._written:
            raise LookupError(f"no text {key!r} in {self.language}")
        # Those that it contains come first: another thread may ask for it as soon as it is there.
        for contained in _CONTAINED.findall(self._written[key]):
            self._read(contained)
        self._bundle.add_resource(FluentResource(self._written[key]))

    def has(self, key: str) -> bool:
        """Whether there is a text with that key."""
        return key in self._written


@cache
def words(language: str) -> Words:
    """The texts of a language, read once; of the fallback if that language is unknown."""
    return Words(language) if language in LANGUAGES else words(FALLBACK)


def language_of(locale: str) -> str:
    """The language for one of Discord's locales."""
    language = locale.partition("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK
