"""Turns sources into byte code. Runs in the browser, under the very Python that will load it: no import of ours."""

from __future__ import annotations

import ast
import io
import marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType
from zipfile import ZIP_STORED, ZipFile, ZipInfo

# Neither a time nor a digest of a source: there is none to compare with.
HEADER = MAGIC_NUMBER + bytes(12)
# A dataclass without a docstring makes itself one at import, from its whole signature, and that takes long.
SHORT = " "
# Where something fails in ours, the line is told; in what others have written, that of the head of the function: the
# tables of all their lines are a sixth of what is fetched of them.
OURS = ("app/", "engine/", "store/")
UNITS = 8  # of code, that one entry of such a table is for at most
AT_THE_HEAD = 0b1_1101_000  # an entry with a line and no columns; in its last bits how many units it is for, less one
Documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compile_archive(archive: bytes) -> bytes:
    """The same zip with byte code in place of sources, nothing compressed: the wire does that, and imports read it."""
    made = io.BytesIO()
    with ZipFile(io.BytesIO(archive)) as old, ZipFile(made, "w", ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".py"):
                name, data = f"{name}c", HEADER + marshal.dumps(compile_module(name, data))
            new.writestr(ZipInfo(name), data)
    return made.getvalue()


def compile_module(name: str, source: bytes) -> CodeType:
    """One module's code, without asserts and docstrings."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, Documented):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[0] = _docstring_statement()
            elif isinstance(node, ast.ClassDef) and node.decorator_list:
                node.body.insert(0, _docstring_statement())
    made: CodeType = compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True, optimize=1)
    return made if name.startswith(OURS) else code_without_lines(made)


def code_without_lines(made: CodeType) -> CodeType:
    """The same code, all of it on the line where its function begins (`Objects/locations.md` of CPython)."""
    units = len(made.co_code) // 2
    sizes = [UNITS] * (units // UNITS) + [units % UNITS] * (units % UNITS > 0)
    table = b"".join(bytes((AT_THE_HEAD | size - 1, 0)) for size in sizes)
    inner = (code_without_lines(each) if isinstance(each, CodeType) else each for each in made.co_consts)
    return made.replace(co_linetable=table, co_consts=tuple(inner))


def _docstring_statement() -> ast.stmt:
    return ast.Expr(ast.Constant(SHORT))
