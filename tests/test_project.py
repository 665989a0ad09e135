"""The project keeps its own promises: rules, catalogues, tests, languages, documents, locks."""

from __future__ import annotations

import ast
import re
import subprocess
import tempfile
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.languages import LANGUAGES
from render import PAINTERS
from rules import GAMES

ROOT = Path(__file__).parent.parent
CODE = ("bot", "cogs", "render", "rules", "sandbox", "tests", "bench")


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def code_files() -> list[Path]:
    return [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))]


# ---- games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", PAINTERS)
def test_every_game_that_is_painted_can_be_played(key: str):
    assert key in GAMES
    assert (ROOT / "cogs" / f"{key}.py").exists()
    for language in LANGUAGES:
        assert key in messages(language, f"{key}.ftl"), "its name"


# ---- languages -----------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a file, each with the variables its text uses."""
    resource = FluentParser().parse(text(f"bot/languages/{language}/{file}"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def files(language: str) -> set[str]:
    return {path.name for path in (ROOT / "bot" / "languages" / language).glob("*.ftl")}


FILES = sorted(files(LANGUAGES[0]))


def test_every_language_has_the_same_files():
    for language in LANGUAGES:
        assert files(language) == set(FILES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_keys_and_variables(file: str, language: str):
    assert messages(language, file) == messages(LANGUAGES[0], file)


def test_no_key_stands_in_two_files():
    for language in LANGUAGES:
        found: dict[str, str] = {}
        for file in FILES:
            for key in messages(language, file):
                assert key not in found, f"{language}: {key} in {found.get(key)} and {file}"
                found[key] = file


# ---- code ----------------------------------------------------------------------------------------


def test_names_in_code_are_english():
    for path in code_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = (getattr(node, field, None) for field in ("id", "name", "arg", "attr"))
            assert all(name.isascii() for name in names if isinstance(name, str)), path


def test_every_package_is_typed():
    for package in ("bot", "cogs", "render", "rules", "sandbox"):
        assert (ROOT / package / "py.typed").exists()


# ---- locks, documents and what is not ours to tell -----------------------------------------------


@pytest.mark.parametrize(
    "lock", ["requirements.lock", "requirements-dev.lock", "bench/requirements.lock"]
)
def test_a_lock_pins_everything_with_hashes_and_names_no_machine(lock: str):
    lines = text(lock).splitlines()
    pins = [line for line in lines if line and not line.startswith((" ", "#"))]
    assert pins
    assert all(re.fullmatch(r"[a-z0-9-]+==\S+( ; .+)? \\", line) for line in pins)
    assert not any(word in text(lock) for word in ("://", "index-url", "file:", "@ "))
    assert text(lock).count("--hash=sha256:") >= len(pins)


def test_the_locks_hold_what_the_project_asks_for():
    project = tomllib.loads(text("pyproject.toml"))
    runtime, dev = text("requirements.lock"), text("requirements-dev.lock")
    for requirement in project["project"]["dependencies"]:
        assert f"\n{_name(requirement)}==" in f"\n{runtime}"
    for requirement in project["dependency-groups"]["dev"]:
        if isinstance(requirement, str):
            assert f"\n{_name(requirement)}==" in f"\n{dev}"


def test_what_runs_is_what_is_tested():
    """Every version of the runtime lock is the same in the one for development."""
    pins = [
        {line.split("==")[0]: line for line in text(lock).splitlines() if re.match(r"\w", line)}
        for lock in ("requirements.lock", "requirements-dev.lock")
    ]
    assert pins[0].items() <= pins[1].items()


def _name(requirement: str) -> str:
    name = re.split(r"[\[<>=]", requirement)[0]
    return re.sub(r"[._]", "-", name).lower()


@pytest.mark.parametrize(
    "document",
    [
        "README.md",
        "CONTRIBUTING.md",
        "docs/architecture.md",
        "docs/adding-a-game.md",
        "docs/scale.md",
    ],
)
def test_every_path_that_a_document_names_is_there(document: str):
    """Links, and paths in backticks, but for those of the game that is only an example."""
    folder = (ROOT / document).parent
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text(document)):
        if "://" not in target:
            assert (folder / target).exists(), target
    for target in re.findall(r"`((?:\w+)/[\w./-]*)`", text(document)):
        if target.split("/")[0] in (*CODE, "docs") and "heather" not in target:
            assert (ROOT / target).exists(), target


def members_of_classes() -> dict[str, set[str]]:
    """What each class of the code defines, its methods' attributes of ``self`` among them."""
    found: dict[str, set[str]] = {}
    for path in code_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                names = found.setdefault(node.name, set())
                for inner in ast.walk(node):
                    if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                        names.add(inner.name)
                    elif isinstance(inner, ast.Name | ast.Attribute):
                        names.add(inner.id if isinstance(inner, ast.Name) else inner.attr)
    return found


@pytest.mark.parametrize("document", ["docs/architecture.md", "docs/adding-a-game.md"])
def test_every_member_of_a_class_that_a_document_names_is_there(document: str):
    members = members_of_classes()
    for owner, member in re.findall(r"`(\w+)\.(\w+)`", text(document)):
        assert owner not in members or member in members[owner], f"{owner}.{member}"


@pytest.mark.parametrize("document", ["docs/architecture.md", "docs/adding-a-game.md"])
def test_documents_name_nothing_private(document: str):
    assert not re.findall(r"`(?:\w+\.)*_[a-z]\w*`", text(document))


def test_the_map_of_the_bot_names_each_of_its_parts_once():
    named = re.findall(r"`(\w+)`", ast.get_docstring(ast.parse(text("bot/__init__.py"))) or "")
    parts = [path.stem for path in (ROOT / "bot").glob("*") if path.name[0] not in "_."]
    assert sorted(named) == sorted(part for part in parts if part != "py")


def test_the_readme_names_every_command_and_target():
    readme = text("README.md")
    for target in ("run", "test", "lint", "bench", "pictures"):
        assert f"make {target}" in readme
        assert re.search(rf"^{target}:", text("Makefile"), re.MULTILINE)
    for key in GAMES:
        assert f"| `{key}` |" in readme
    for command in ("run", "sandbox", "simulate", "replay", "verify", "health"):
        assert f"clanmoot {command}" in readme


def test_the_project_names_no_place_of_the_machine_it_is_on():
    """Nothing that is kept in the repository tells where it was written."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a git repository")
    # Anybody may name the folder of temporary files, also where the project lies in it.
    around = ROOT if ROOT.parent == Path(tempfile.gettempdir()) else ROOT.parent
    places = (f"{around}/", f"{Path.home()}/")
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path.suffix in {".py", ".md", ".toml", ".ftl", ".lock", ".sql", ""} and path.is_file():
            content = path.read_text(encoding="utf-8", errors="replace")
            assert not any(place in content for place in places), name
