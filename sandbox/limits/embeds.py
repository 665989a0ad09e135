"""Limits of embeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sandbox.problems import Path, Problems

EMBEDS = 10
FIELDS = 25
ALL_TEXT = 6000
LENGTHS = {"title": 256, "description": 4096}
INNER_LENGTHS = {("footer", "text"): 2048, ("author", "name"): 256}


def check_embeds(embeds: list[dict[str, Any]], problems: Problems, path: Path) -> None:
    """Note embeds that are too many, too long or incomplete; all of them share 6000 characters."""
    problems.count(path, len(embeds), 0, EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        here = (*path, index)
        for key, most in LENGTHS.items():
            if text := embed.get(key):
                problems.length((*here, key), text, 0, most)
                total += len(text)
        for (outer, inner), most in INNER_LENGTHS.items():
            if text := (embed.get(outer) or {}).get(inner):
                problems.length((*here, outer, inner), text, 0, most)
                total += len(text)
        fields = embed.get("fields") or ()
        problems.count((*here, "fields"), len(fields), 0, FIELDS)
        for number, field in enumerate(fields):
            name, value = field.get("name") or "", field.get("value") or ""
            problems.length((*here, "fields", number, "name"), name, 1, 256)
            problems.length((*here, "fields", number, "value"), value, 1, 1024)
            total += len(name) + len(value)
    if total > ALL_TEXT:
        problems.add(
            path,
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {ALL_TEXT}",
        )
