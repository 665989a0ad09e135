"""The words of the pictures, read the way the bot reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "uk")
FOLDER = Path(__file__).parents[2] / "bot" / "languages"


class Words:
    """A language; a missing text or fact is an error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            # Rules have many words, and none of them is in a picture.
            if path.name.endswith("-rules.ftl"):
                continue
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def __call__(self, key: str, /, **facts: int | str) -> str:
        return self._text(key, tuple(facts.items()))

    @cache  # noqa: B019 - languages are few and live as long as the process
    def _text(self, key: str, facts: tuple[tuple[str, int | str], ...]) -> str:
        text, errors = self.bundle.format_pattern(self.bundle.get_message(key).value, dict(facts))
        assert not errors, f"{key} in {self.language}: {errors}"
        return text


@cache
def words_of(language: str) -> Words:
    return Words(language)
