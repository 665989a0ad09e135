"""Finds all mutants of a file, but those that nobody could tell from the original."""

from __future__ import annotations

import ast
import builtins
import json
from collections import Counter
from typing import TYPE_CHECKING, Final

from tools.mutate.changes import (
    changed_expressions,
    changed_operator,
    changed_statement,
    says_opposite,
)
from tools.mutate.mutant import Mutant

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Calls whose arguments say nothing about what the program does.
_SILENT_CALLS: Final = {"cast", "TypeVar", "NewType", "getLogger", "dataclass", "lru_cache"}
#: Arguments that are for the reader, for the type checker, or for a check of our own code.
_SILENT_ARGUMENTS: Final = {"strict", "encoding", "help", "slots", "frozen", "exc_info", "kw_only"}
_SILENT_NAMES: Final = {"__slots__", "__all__", "__match_args__"}
#: What only ever grows, and is only asked whether it has grown: one more or two is the same.
_GROWING: Final = {"milestone", "revealed"}
_SILENT_FUNCTIONS: Final = {"__repr__"}
_LOGS: Final = {"log", "_log", "logger", "_logger", "logging"}
_BUILT_IN_ERRORS: Final = {
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, Exception)
}

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a file, in the order of their places in it.

    Left alone are docstrings, annotations, `if TYPE_CHECKING`, `__repr__`, what is logged,
    assertions and the built-in exceptions that stand for a mistake of the programmer, and
    arguments such as `strict` and `frozen`, which only guard. In `rules/` numbers with a fraction
    stay too: no rule has any, and the weights of computer players are measured, not tested.
    """
    finder = _Finder(file, source)
    finder.body(ast.parse(source).body)
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end))


class _Finder:
    """Goes through a file."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.found: list[Mutant] = []
        self.lines = range(0)
        self.names: tuple[str, ...] = ()
        self.depth = 0
        self.times: Counter[tuple[str, str, str]] = Counter()
        self.offsets = [0]
        for line in source.split(b"\n"):
            self.offsets.append(self.offsets[-1] + len(line) + 1)

    # Statements

    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        self.lines = _own_lines(node)
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                self.body(node.orelse)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.function(node)
            case ast.ClassDef():
                self.decorators(node)
                self.within(node.name, node.body)
            case ast.If() | ast.While():
                self.condition(node.test)
                self.body(node.body)
                self.body(node.orelse)
            case ast.For() | ast.AsyncFor():
                self.expression(node.iter)
                self.body(node.body)
                self.body(node.orelse)
            case ast.With() | ast.AsyncWith():
                for item in node.items:
                    self.expression(item.context_expr)
                self.body(node.body)
            case ast.Try() | ast.TryStar():
                self.body(node.body)
                for handler in node.handlers:
                    self.body(handler.body)
                self.body(node.orelse)
                self.body(node.finalbody)
            case ast.Match():
                self.match(node)
            case _:
                self.simple(node)

    def function(self, node: _Function) -> None:
        if node.name in _SILENT_FUNCTIONS or any(
            _name(decorator) == "overload" for decorator in node.decorator_list
        ):
            return
        self.decorators(node)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.expression(default)
        self.depth += 1
        self.within(node.name, node.body)
        self.depth -= 1

    def within(self, name: str, body: list[ast.stmt]) -> None:
        self.names += (name,)
        self.body(body)
        self.names = self.names[:-1]

    def decorators(self, node: _Function | ast.ClassDef) -> None:
        for decorator in node.decorator_list:
            self.lines = range(decorator.lineno, (decorator.end_lineno or decorator.lineno) + 1)
            self.expression(decorator)
        self.lines = _own_lines(node)

    def condition(self, test: ast.expr) -> None:
        if not says_opposite(test):
            self.add(test, ast.UnaryOp(ast.Not(), test))
        self.expression(test)

    def match(self, node: ast.Match) -> None:
        self.expression(node.subject)
        for case in node.cases:
            self.lines = range(case.pattern.lineno, case.body[0].lineno)
            for part in ast.walk(case.pattern):
                if isinstance(part, ast.MatchValue):
                    self.expression(part.value)
            if case.guard is not None:
                self.condition(case.guard)
            self.body(case.body)

    def simple(self, node: ast.stmt) -> None:
        if _is_silent(node):
            return
        other = changed_statement(node)
        if other is not None:
            self.add(node, other)
        match node:
            case ast.AugAssign():
                if _name(node.target) not in _GROWING:
                    opposite = changed_operator(node)
                    if opposite is not None:
                        self.add(node, opposite)
                    self.expression(node.value)
            case ast.AnnAssign(annotation=annotation, value=value):
                if value is not None and _name(annotation) != "TypeAlias":
                    self.expression(value)
            case ast.Assign(value=value):
                if not (self.depth == 0 and _is_type(value)):
                    self.expression(value)
            case _:
                for part in ast.iter_child_nodes(node):
                    if isinstance(part, ast.expr):
                        self.expression(part)

    # Expressions

    def expression(self, node: ast.expr, text: ast.JoinedStr | None = None) -> None:
        """Change an expression and all its parts; within an f-string, the whole text is put."""
        weight = isinstance(node, ast.Constant) and isinstance(node.value, float)
        for other in () if weight and self.file.startswith("rules/") else changed_expressions(node):
            if text is None:
                self.add(node, other)
            else:
                self.add(text, _put(text, node, other))
        for part in _parts(node):
            inside = text or (node if isinstance(node, ast.JoinedStr) else None)
            if isinstance(part, ast.comprehension):
                self.expression(part.iter, inside)
                for condition in part.ifs:
                    if inside is None:
                        self.add(condition, ast.Constant(True))
                    self.expression(condition, inside)
            elif isinstance(part, ast.expr):
                self.expression(part, inside)

    def add(self, node: ast.expr | ast.stmt, other: ast.AST) -> None:
        before, after = _code(node), _code(other)
        start = self.offsets[node.lineno - 1] + node.col_offset
        end = self.offsets[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)
        if isinstance(node, ast.expr) and not isinstance(other, ast.Constant):
            after = f"({after})"
        where = ".".join(self.names)
        change = (where, before, after)
        self.found.append(
            Mutant(
                file=self.file,
                line=node.lineno,
                lines=self.lines,
                on_import=self.depth == 0,
                where=where,
                before=before,
                after=after,
                nth=self.times[change],
                start=start,
                end=end,
            )
        )
        self.times[change] += 1


def _code(node: ast.AST) -> str:
    """A node as code; texts in double quotes, as tests that read code expect them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isprintable():
        return json.dumps(node.value, ensure_ascii=False)
    return ast.unparse(node)


def _put(tree: ast.AST, node: ast.expr, other: ast.expr) -> ast.AST:
    """A copy of a tree with another node in the place of one."""
    if tree is node:
        return other
    fields: dict[str, object] = {}
    for name, value in ast.iter_fields(tree):
        if isinstance(value, list):
            parts = [
                _put(part, node, other) if isinstance(part, ast.AST) else part for part in value
            ]
            fields[name] = parts
        else:
            fields[name] = _put(value, node, other) if isinstance(value, ast.AST) else value
    return type(tree)(**fields)


def _own_lines(node: ast.stmt) -> range:
    """The lines of a statement, without those of the statements in it."""
    body = getattr(node, "body", None) or getattr(node, "cases", None)
    if not body:
        return range(node.lineno, (node.end_lineno or node.lineno) + 1)
    inner = body[0].pattern if isinstance(body[0], ast.match_case) else body[0]
    return range(node.lineno, max(inner.lineno, node.lineno + 1))


def _parts(node: ast.expr) -> Iterator[ast.AST]:
    """The parts of an expression that say what the program does."""
    match node:
        case ast.Call(func=func):
            name = _name(func)
            if name in _SILENT_CALLS:
                yield from node.args[1:] if name == "cast" else ()
                return
            yield func
            yield from node.args
            for keyword in node.keywords:
                if keyword.arg not in _SILENT_ARGUMENTS:
                    yield keyword.value
        case ast.Subscript(value=value) if _name(value) == "Literal":
            return
        case ast.Lambda(args=args, body=body):
            yield from (default for default in args.defaults)
            yield body
        case ast.JoinedStr(values=values):
            for value in values:
                # What stands behind the colon is a format, and a constant text is none.
                yield value.value if isinstance(value, ast.FormattedValue) else value
        case _:
            yield from ast.iter_child_nodes(node)


def _is_silent(node: ast.stmt) -> bool:
    """Whether a statement does nothing that a test should notice."""
    match node:
        case ast.Assert() | ast.Expr(value=ast.Constant()):
            return True
        case ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in _LOGS
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) | ast.Name(id=name)):
            return name in _BUILT_IN_ERRORS
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in _SILENT_NAMES
    return False


def _is_type(node: ast.expr) -> bool:
    """Whether an expression at the top of a module could be a type, such as ``int | None``."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr) and _is_type(node.left) and _is_type(node.right)
    if isinstance(node, ast.Constant):
        return node.value is None
    return isinstance(node, ast.Name | ast.Attribute | ast.Subscript)


def _name(node: ast.expr) -> str:
    """The last word of a name, of an attribute, or of what is called."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=func):
            return _name(func)
    return ""
