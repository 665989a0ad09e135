"""What can be changed about one expression or statement."""

from __future__ import annotations

import ast
import copy
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
#: Comparisons whose change already says the opposite.
_OPPOSITES: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
_OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_FUNCTIONS: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
#: What can only be added, so that a minus would fail whatever the tests look at.
_JOINED: Final = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)


def changed_expressions(node: ast.expr) -> Iterator[ast.expr]:
    """What may stand in an expression's place; its parts are changed on their own."""
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                other = copy.copy(node)
                other.ops = node.ops.copy()
                other.ops[at] = _COMPARISONS[type(operator)]()
                yield other
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            for at in range(len(node.values)):
                rest = node.values[:at] + node.values[at + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(left, operator, right):
            if not _joins(node):
                yield ast.BinOp(left, _OPERATORS[type(operator)](), right)
        case ast.IfExp(test, body, orelse) if not says_opposite(test):
            yield ast.IfExp(test, orelse, body)
        case ast.Call(func=ast.Name(id=name)) if name in _FUNCTIONS:
            keywords = [] if name == "sorted" else node.keywords
            yield ast.Call(ast.Name(_FUNCTIONS[name]), node.args, keywords)
        case ast.Constant(value=value):
            yield from _other_values(value)


def _joins(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    texts = any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides)
    return texts or any(isinstance(side, _JOINED) for side in sides)


def _other_values(value: object) -> Iterator[ast.Constant]:
    match value:
        case bool():
            yield ast.Constant(not value)
        case int() | float():
            yield ast.Constant(value + 1)
        case str():
            yield ast.Constant(f"{value}~")


def says_opposite(test: ast.expr) -> bool:
    """Whether a change of the test itself is already its opposite."""
    if isinstance(test, ast.UnaryOp):
        return isinstance(test.op, ast.Not)
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], _OPPOSITES)
    return False


def changed_statement(node: ast.stmt) -> ast.stmt | None:
    """What may stand in a statement's place; nothing for one whose loss would be no question."""
    match node:
        case ast.Return(value=ast.expr() as value):
            nothing = isinstance(value, ast.Constant) and value.value is None
            return None if nothing else ast.Return()
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())) | ast.Raise() | ast.Delete():
            return ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return ast.Pass()
        case ast.AugAssign():
            return ast.Pass()
        case ast.Break():
            return ast.Continue()
        case ast.Continue():
            return ast.Break()
    return None


def changed_operator(node: ast.AugAssign) -> ast.AugAssign | None:
    """The opposite of what is added to a variable."""
    if isinstance(node.value, _JOINED):
        return None
    return ast.AugAssign(node.target, _OPERATORS[type(node.op)](), node.value)
