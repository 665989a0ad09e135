"""Texts for games that are made up in tests."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING
from unittest.mock import patch

from bot.languages import LANGUAGES, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@contextmanager
def made_texts(texts: Mapping[str, str]) -> Iterator[None]:
    """The same texts in all languages; what is read once stays, so no key may get two texts."""
    written = {key: f"{key} = {text}\n" for key, text in texts.items()}
    with ExitStack() as patched:
        for language in LANGUAGES:
            patched.enter_context(patch.dict(words(language)._written, written))
        yield
