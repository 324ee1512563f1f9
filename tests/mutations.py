"""Changes a source file in one small place at a time."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min"}
NOT_RULES = ("annotation", "returns", "decorator_list", "args", "type_params")  # of a function or an assignment
REMOVABLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Mutant:
    """One change of a module."""

    module: str
    path: str
    lines: range  # of the changed statement, without its body
    key: str  # function: original -> mutated; the function of another file than rules.py with that file's name
    source: str = field(repr=False)


@dataclass(frozen=True)
class Change:
    """A field of a node and what to put there; the statement around it gives the change its name."""

    node: ast.AST
    field: str
    new: Any
    statement: ast.stmt
    function: str
    removes: bool = False


def mutants_of(module: str, path: Path) -> list[Mutant]:
    """List the mutants of a source file, each changed in one place."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    room = "" if path.stem == "rules" else f"{path.stem}."
    keys: Counter[str] = Counter()
    found = []
    for change in changes(tree, None, "module"):
        before = headline(change.statement)
        old = getattr(change.node, change.field)
        setattr(change.node, change.field, change.new)
        source = ast.unparse(tree)
        after = "pass" if change.removes else headline(change.statement)
        setattr(change.node, change.field, old)
        key = f"{room}{change.function}: {before} -> {after}"
        keys[key] += 1
        if keys[key] > 1:
            key += f" ({keys[key]})"
        found.append(Mutant(module, str(path), lines_of(change.statement), key, source))
    return found


def lines_of(statement: ast.stmt) -> range:
    """Give the lines of a statement without its body."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    end = body[0].lineno if body else (statement.end_lineno or statement.lineno) + 1
    return range(statement.lineno, max(end, statement.lineno + 1))


def headline(statement: ast.stmt) -> str:
    """Write a statement without its body."""
    return ast.unparse(statement).splitlines()[0].removesuffix(":")


def changes(node: ast.AST, statement: ast.stmt | None, function: str) -> Iterator[Change]:
    """Give every change in and below a node."""
    if isinstance(node, ast.FunctionDef):
        function = node.name
    if isinstance(node, ast.stmt):
        statement = node
    if statement is not None:
        for name, new in replacements(node):
            yield Change(node, name, new, statement, function)
    for name, value in ast.iter_fields(node):
        if name in NOT_RULES and isinstance(node, (ast.FunctionDef, ast.AnnAssign)):
            continue
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(child, ast.stmt) and is_docstring(child):
                continue
            if isinstance(child, ast.stmt) and is_removable(child, node):
                yield Change(node, name, [*value[:i], ast.Pass(), *value[i + 1 :]], child, function, removes=True)
            if isinstance(child, ast.AST):
                yield from changes(child, statement, function)


def replacements(node: ast.AST) -> Iterator[tuple[str, Any]]:
    """Give the changes of a node itself: a field, and what to put there."""
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                if type(op) in OPERATORS:
                    yield "ops", [*ops[:i], OPERATORS[type(op)](), *ops[i + 1 :]]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) | ast.BoolOp(op=op):
            if type(op) in OPERATORS:
                yield "op", OPERATORS[type(op)]()
        case ast.Constant(value=bool(value)):
            yield "value", not value
        case ast.Constant(value=int(value)):
            yield "value", value + 1
            if value > 0:
                yield "value", value - 1
        case ast.If(test=ast.Compare(ops=[ast.Eq() | ast.NotEq()])):
            pass  # negated by its operator
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield "test", ast.UnaryOp(ast.Not(), test)
        case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
            yield "func", ast.Name(SWAPPED[name])
        case ast.Call(func=ast.Name(id="range"), args=args):
            i = min(len(args) - 1, 1)
            yield "args", [*args[:i], ast.BinOp(args[i], ast.Sub(), ast.Constant(1)), *args[i + 1 :]]


def is_docstring(statement: ast.stmt) -> bool:
    """Is this a string that stands for itself?"""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_removable(statement: ast.stmt, parent: ast.AST) -> bool:
    """Would the code still run without this statement?"""
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return False
    if isinstance(statement, ast.Return) and isinstance(parent, ast.FunctionDef):
        return statement is not parent.body[-1]
    return isinstance(statement, REMOVABLE)
