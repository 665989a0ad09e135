"""`make mutate` finds the gaps that it is there for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutate.finding import mutants_of
from tools.mutate.report import score, together
from tools.mutate.sampling import EQUIVALENT, files_of, known_equivalent, sampled

HERE = Path(__file__).parents[1]
POND = """\
\"\"\"A pond.\"\"\"

DEPTH = 3


def freezes(degrees: int) -> bool:
    return degrees < 0


def skates(people: int) -> int:
    return people * 2


def drains(buckets: list[str]) -> None:
    while buckets:
        buckets.pop()
"""
TESTS = """\
from pond import water


def test_it_freezes_below_zero() -> None:
    assert water.freezes(-1)
    assert not water.freezes(0)


def test_everybody_has_skates() -> None:
    assert water.skates(2) == 4


def test_it_can_be_drained() -> None:
    buckets = ["full", "half full"]
    water.drains(buckets)
    assert not buckets


def test_one_can_stand() -> None:
    assert water.DEPTH == 3
"""


def changes(code: str) -> list[str]:
    found = mutants_of("a.py", code.encode())
    assert all(mutant.compiles(code.encode()) for mutant in found)
    return [f"{mutant.before} → {mutant.after}" for mutant in found]


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    """A project of one package, with its tests."""
    for name, text in {
        "pond/__init__.py": "",
        "pond/water.py": POND,
        "tests/test_water.py": TESTS,
        "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["."]\n',
        ".gitignore": "out/\n__pycache__/\n",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)  # noqa: S607
    return tmp_path


def mutate(project: Path, **settings: str) -> str:
    """What `make mutate` prints about a project."""
    settings |= {"PACKAGES": "pond", "TESTS": "tests", "SAMPLE": "20", "PROCESSES": "1"}
    settings["SPARE"] = "2"
    settings |= {"PYTHONPATH": str(HERE), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutate"],
        cwd=project,
        env=os.environ | settings,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def test_a_mutant_that_no_test_notices_survives_and_the_others_die(pond: Path) -> None:
    first = mutate(pond)
    assert [line for line in first.splitlines() if line.startswith("survived")] == [
        "survived  pond/water.py:11  people * 2 → (people + 2)  (3 tests, 0 s)"
    ]
    assert "88.9% noticed: 8 of 9 tried, 9 possible" in first
    assert "1 of those noticed made the tests run on, and were stopped" in first

    more = TESTS.replace("water.skates(2) == 4", "water.skates(3) == 6")
    (pond / "tests/test_water.py").write_text(more, encoding="utf-8")
    again = mutate(pond, AGAIN="1")
    assert "100.0% noticed: 1 of 1 tried, 9 possible" in again
    assert (pond / "pond/water.py").read_text(encoding="utf-8") == POND


def test_a_loop_has_many_ways_to_go_wrong() -> None:
    assert changes("def f(n):\n    while n > 0:\n        n -= 1\n") == [
        "n > 0 → (not n > 0)",
        "n > 0 → (n >= 0)",
        "0 → 1",
        "n -= 1 → pass",
        "n -= 1 → n += 1",
        "1 → 2",
    ]


@pytest.mark.parametrize(
    "code",
    [
        '"""A docstring of 3 words."""\n',
        "def f(of: Literal['a'] = g) -> Literal['b']:\n    'What it does.'\n",
        "if TYPE_CHECKING:\n    from there import that\n    Name = int | None\n",
        "class A:\n    def __repr__(self):\n        return 'A' + str(self.b)\n",
        "log.warning('%d left', 3)\n",
        "def f(a):\n    assert a > 3\n",
        "def f():\n    raise RuntimeError('the clock stands still')\n",
        "a = zip(b, c, strict=True)\n",
        "a = cast('int', b)\n",
        "@dataclass(frozen=True, slots=True)\nclass A:\n    '''An a.'''\n",
        "__slots__ = ('a', 'b')\n",
    ],
)
def test_what_nobody_could_tell_apart_is_left_alone(code: str) -> None:
    assert changes(code) == []


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("a = b and c", "b and c → (c)"),
        ("a = b and c", "b and c → (b or c)"),
        ("a = b if c else d", "b if c else d → (d if c else b)"),
        ("a = f'{b + c} left'", "f'{b + c} left' → (f'{b - c} left')"),
        ("a = f'{b + c} left'", "f'{b + c} left' → (f'{b + c} left~')"),
        ("a = [b for b in c if d]", "d → True"),
        ("a = min(b, key=c)", "min(b, key=c) → (max(b, key=c))"),
        ("a = sorted(b, key=c)", "sorted(b, key=c) → (list(b))"),
        ("a = 'é' + b[-1]", "1 → 2"),
        ("a.b = c", "a.b = c → pass"),
        ("await_(a)", "await_(a) → pass"),
        ("def f():\n    return a", "return a → return"),
        ("def f():\n    raise IllegalMove('BR-R1')", "raise IllegalMove('BR-R1') → pass"),
        ("for a in b:\n    continue", "continue → break"),
        ("match a:\n    case 1 if b:\n        pass", "1 → 2"),
        ("match a:\n    case 1 if b:\n        pass", "b → (not b)"),
    ],
)
def test_what_is_changed(code: str, change: str) -> None:
    assert change in changes(code)


def test_what_only_grows_is_left_out_but_not_changed() -> None:
    assert changes("def f(self):\n    self.milestone += 1\n") == ["self.milestone += 1 → pass"]


def test_the_weights_of_computers_are_left_alone() -> None:
    assert mutants_of("rules/duel/computer.py", b"RISK = 0.5\n") == []
    assert len(mutants_of("bot/delivery.py", b"CALM = 0.5\n")) == 1


def test_a_seed_gives_the_same_mutants_and_mostly_so_when_the_code_changes(pond: Path) -> None:
    def keys(seed: str) -> list[str]:
        sample = sampled(pond, "pond", ["pond/water.py"], 4, seed, set())
        return [mutant.key for mutant in sample.mutants]

    before = keys("a")
    assert before == keys("a") != keys("b")
    with (pond / "pond/water.py").open("a", encoding="utf-8") as water:
        water.write("\n\ndef melts(a):\n    return a > 0\n")
    stayed = [key for key in keys("a") if "melts" not in key]
    assert stayed == before[: len(stayed)]
    assert stayed


def test_a_package_within_another_is_a_row_of_its_own() -> None:
    files = ["a/b/c.py", "a/d.py", "a/e.toml", "f.py", "f.pyx"]
    assert files_of(["a", "a/b", "f.py"], files) == {
        "a": ["a/d.py"],
        "a/b": ["a/b/c.py"],
        "f.py": ["f.py"],
    }


def test_a_small_sample_is_no_proof() -> None:
    few, many = score(10, 10), score(1000, 1000)
    assert few.share == many.share == 1
    assert few.low == pytest.approx(0.722, abs=0.001)
    assert many.low > 0.99


def test_packages_weigh_as_much_as_they_have_mutants() -> None:
    whole = together([(score(10, 10), 900), (score(0, 10), 100)])
    assert whole.share == pytest.approx(0.9)
    assert whole[:2] == (10, 20)
    assert 0.7 < whole.low < 0.9 < whole.high <= 1


def test_all_that_counts_as_equivalent_is_still_there() -> None:
    listed = known_equivalent(EQUIVALENT)
    files = {key.partition(":")[0] for key in listed}
    there = {
        mutant.key for file in files for mutant in mutants_of(file, (HERE / file).read_bytes())
    }
    assert listed <= there
