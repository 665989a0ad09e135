"""One term per thing: words that stand for something which has another name here."""

from __future__ import annotations

import re

import pytest

from tests.bot.test_texts import FOLDER

#: By language and the beginning of a file's name: what must not be said, and what is said instead.
NOT_SAID = [
    ("en", "", r"\btake(s|n)? back (a|your|the) (last )?move", "undo"),
    ("en", "bot", r"\bgive(s|n)? up\b", "resign"),
    ("en", "", r"\bcalled off\b", "cancelled"),
    ("en", "", r"write to you directly", "DM"),
    ("en", "cherokee", r"\bchase[sd]?\b", "drive out"),
    ("en", "cherokee", r"\bthr(ow|ew|own|ows)\b.*away|\bthr(ow|own|ows) away", "discard"),
    ("en", "cherokee", r"\b(lay|lays|laid)\b", "place"),
    ("en", "glory", r"\b(lay|lays|laid)\b", "place"),
    ("en", "glory", r"\b(oldest|newest)\b", "first, last"),
    ("en", "duel", r"\bis held\b|\bheld rounds?\b", "on hold"),
    ("en", "duel", r"\bthe other side\b", "your opponent"),
    ("ru", "", r"взя(ть|л\w*) .{0,20}ход.{0,20}назад|[Хх]од назад", "отменить"),
    ("ru", "bot", r"сдать (эту )?партию|сдали эту", "сдаться"),
    ("ru", "", r"\b[Зз]ерно\b", "сид"),
    ("ru", "cherokee", r"[Аа]таковать нечем|\bклетк", "атаковать некого, позиция"),
    ("ru", "duel", r"свойств", "способность"),
    ("ru", "glory", r"\bничьи:|остаётся ничьей|остаются ничьими", "никому"),
    ("ru", "", "Кланы и Слава", "Кланы и слава"),
    ("uk", "", r"[Хх]ід назад|візьме хід", "скасувати"),
    ("uk", "bot", r"написати вам особисто", "особисте повідомлення"),
    ("uk", "land", r"клітинк", "квадрат"),
    ("uk", "glory", r"\bнічи(ї|їми|єю)\b", "нікому"),
    ("uk", "", "Клани і Слава", "Клани і слава"),
]


@pytest.mark.parametrize(("language", "beginning", "wrong", "right"), NOT_SAID)
def test_a_thing_has_one_name(language: str, beginning: str, wrong: str, right: str) -> None:
    files = list((FOLDER / language).glob(f"{beginning}*.ftl"))
    assert files
    for path in files:
        for line in path.read_text(encoding="utf-8").splitlines():
            said = re.sub(r"^[a-z][\w-]* =", "", line)
            if not line.startswith("#"):
                assert not re.search(wrong, said), f"{path.name}: {line} (say: {right})"
