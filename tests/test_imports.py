"""The law of imports: they point one way, and `rules` needs only the standard library."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "render", "rules", "sandbox")

#: Which packages of the house each of them may import.
HOUSE = {
    "rules": set(),
    "render": {"rules"},
    "bot": {"rules", "render"},
    "cogs": {"bot", "rules", "render"},
    "sandbox": set(),
}
#: What else it may import, besides the standard library.
OTHERS = {
    "rules": set(),
    "render": {"PIL", "deflate", "font_source_sans_pro", "font_source_serif_pro"},
    "bot": {"aiohttp", "aiosqlite", "discord", "fluent", "tqdm", "yarl"},
    "cogs": {"discord"},
    "sandbox": {"aiohttp", "discord", "font_source_sans_pro", "orjson", "yarl", "zstandard"},
}
#: What few modules may import too, but only when they are called.
LAZY = {"bot/commands/sandbox.py": {"sandbox"}}
#: Packages whose distribution has another name.
DISTRIBUTIONS = {"PIL": "pillow", "discord": "discord.py", "fluent": "fluent.runtime"}


def modules() -> list[Path]:
    return [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]


@cache
def imported(path: Path) -> list[tuple[str, bool]]:
    """Top-level names of all imports, and whether each happens when the module is loaded."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inside = {
        node
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    checked = {
        node
        for test in ast.walk(tree)
        if isinstance(test, ast.If) and ast.unparse(test.test) == "TYPE_CHECKING"
        for node in ast.walk(test)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            names = [node.module or ""]
        else:
            continue
        at_once = node not in inside and node not in checked
        found += [(name.split(".")[0], at_once) for name in names]
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_point_one_way(package: str):
    for path in sorted((ROOT / package).rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        lazy = LAZY.get(place, set())
        for name, at_once in imported(path):
            if name in lazy:
                assert not at_once, f"{place} must import {name} only when it is called"
            elif name != package and name not in sys.stdlib_module_names:
                allowed = HOUSE[package] | OTHERS[package]
                assert name in allowed, f"{place} must not import {name}"


@pytest.mark.parametrize("package", ["rules", "render", "sandbox"])
def test_a_package_can_be_imported_without_the_packages_above_it(package: str):
    above = {name for name in PACKAGES if name != package} - HOUSE[package]
    paths = (ROOT / package).rglob("*.py")
    assert not above & {name for path in paths for name, _ in imported(path)}


def test_rules_know_no_files_clocks_or_dice():
    """What makes a position depend on anything but its arguments has no place in `rules`."""
    forbidden = {"asyncio", "datetime", "os", "random", "secrets", "socket", "sqlite3", "time"}
    for path in (ROOT / "rules").rglob("*.py"):
        names = {name for name, _ in imported(path)}
        assert not names & forbidden, path


def test_rules_leave_no_type_open():
    for path in (ROOT / "rules").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert not [node for node in ast.walk(tree) if ast.unparse(node) == "Any"], path


def test_whatever_is_imported_at_once_is_a_dependency_of_the_project():
    """What another package happens to bring along may be gone tomorrow."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = {re.split(r"[\[<>=;]", one)[0] for one in project["project"]["dependencies"]}
    for path in modules():
        for name, at_once in imported(path):
            if at_once and name not in (*PACKAGES, *sys.stdlib_module_names):
                assert DISTRIBUTIONS.get(name, name.replace("_", "-")) in asked, f"{path}: {name}"


def test_no_package_of_the_house_is_missing():
    found = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert found - {"tests", "bench"} == set(PACKAGES)
