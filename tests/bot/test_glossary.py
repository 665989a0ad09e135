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
    ("en", "time", r"\b(any|some|every)body\b", "anyone, someone, everyone"),
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
    ("uk", "", r"від’їзд", "відпустка"),
    ("uk", "", r"\b[Вв](иберіть|ибрати)\b", "обрати"),
    ("ru", "", r"\bзадума", "запланировать"),
    ("en", "glenmore", r"\b(your|the own|another’s|smallest|Smallest) [Ll]and\b", "territory"),
    ("en", "glenmore", r"\bresources?\b", "goods"),
    ("en", "glenmore", r"\b(the|own|personal|common) discard\b(?! pile)", "discard pile"),
    ("en", "glenmore", r"\bthr(ow|ows|ew|own)\b", "discard"),
    ("en", "glenmore", r"\b(lay|lays)\b", "place"),
    ("en", "glenmore", r"\bthe own\b|\ban own\b", "your"),
    ("en", "glenmore", r"\b(any|some|every)body\b", "anyone, someone, everyone"),
    ("en", "glenmore", r"\bsales? of casks\b|, casks\b", "barrels"),
    ("ru", "glenmore", r"\bтовар|\bтайл|\bплитк", "ресурс, жетон"),
    ("ru", "glenmore", r"\bтерритори|\bпоместь", "владения"),
    ("ru", "glenmore", r"\bперсон|\bперсонаж", "личность"),
    ("ru", "glenmore", r"\bфигур", "фишка"),
    ("ru", "glenmore", r"\bпритяза(ет|ют|ть)\b", "заявить права"),
    ("uk", "glenmore", r"\bтовар|\bтайл|\bплитк", "ресурс, жетон"),
    ("uk", "glenmore", r"\bтериторі", "володіння"),
    ("uk", "glenmore", r"\b[Оо]собист(ість|ост)|\bперсон", "постать"),
    ("uk", "glenmore", r"\b[Вв]изначн\w* місц|\bкарт(а|и|у) місц", "пам’ятка, картка пам’ятки"),
    ("uk", "glenmore", r"\bфігур", "фішка"),
    ("uk", "glenmore", r"\bгон(ка|ки|ку|ці|ок)\b", "перегони"),
    ("uk", "glenmore", r"[ХхГг]аг+іс", "гаґіс"),
    ("uk", "glenmore", r"\b[Рр]аху(є|ю)ться\b", "враховується, зараховується"),
    ("uk", "glenmore", r"\b[УуВв] кінці\b", "наприкінці"),
    ("en", "glenmore", r"\bend tiles?\b", "the World’s End"),
    ("en", "glenmore", r"\bmovement points?\b", "steps"),
    ("en", "glenmore", r"\btiles? [SABCD]\b", "S tiles, A tiles"),
    ("en", "glenmore", r"\bbanners?\b", "markers"),
    ("en", "glenmore", r"\bfor(go|goes|went|gone)\b", "go without"),
    ("en", "glenmore", r"\bcorners included\b", "diagonally too"),
    ("en", "glenmore", r"\b(wakes?|woken)\b(?!\s*\})", "activate"),
    ("ru", "glenmore", r"\bзнам(я|ён)|\bпошлин|\bнадбавк", "маркер, налог, бонус"),
    ("ru", "glenmore", r"(?<!дно)[Рр]азовы[ей]", "одноразовый эффект"),
    ("ru", "glenmore", r"\bпо угл(у|ам)\b", "по диагонали"),
    ("ru", "glenmore", r"\bронделя\b|\b[Нн]ичья река", "рондели, нейтральная река"),
    ("ru", "glenmore", r"\bсам(ая|ой|ую) (левая|левую|правой|правая)\b", "крайняя"),
    ("uk", "glenmore", r"\b[Нн]агород", "винагорода"),
    ("uk", "glenmore", r"\bпрапор|\bнадбавк|фішк\w+ податку", "маркер, бонус, фішка мита"),
    ("uk", "glenmore", r"(?<!дно)[Рр]азові", "одноразовий ефект"),
    ("uk", "glenmore", r"\bпо кут", "по діагоналі"),
    ("uk", "glenmore", r"\bронделя\b|[Нн]ічия річка", "ронделі, нейтральна річка"),
    ("uk", "glenmore", r"\bнайлівіш|\bнайправіш", "крайня"),
    ("uk", "glenmore", r"\bбезкоштовн|\bзадарма", "безплатно"),
    ("uk", "glenmore", r"Чисгольм|Старий Сторр", "Чизголм, Старець Сторр"),
    # Commands are linked to, never typed.
    ("en", "", r" /[a-z]", "`/{ command-… }`"),
    ("ru", "", r" /[а-яё]", "`/{ command-… }`"),
    ("uk", "", r" /[а-яіїєґ]", "`/{ command-… }`"),
    # Names have one spelling: foreign g and h are both г.
    ("uk", "glenmore", r"Ґанн|Макґ|Пеґ|Ферґ|Кінґ", "Ганн, Макгрегор, Пеггі, Фергус, Кінгуссі"),
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
