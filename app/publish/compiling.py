"""Compile Python sources to byte code. Runs in the browser, in the Python that will load it, so it imports nothing of
ours.
"""

from __future__ import annotations

import ast
import io
import marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType
from zipfile import ZIP_STORED, ZipFile, ZipInfo

# The fields for the source's time, size or digest are zero, because no source is shipped to compare them with.
HEADER = MAGIC_NUMBER + bytes(12)
# Replaces every docstring. A dataclass without one composes it at import, from its whole signature, which is slow.
SHORT_DOCSTRING = " "
# Tracebacks name the failing line in these folders only. In other packages they name the line of the function's `def`:
# tables of all lines would make a sixth of the download of those packages.
OWN_PACKAGES = ("app/", "engine/", "store/")
MAX_UNITS_PER_ENTRY = 8  # the most code units that one entry of a line table can cover
FIRST_LINE_ENTRY = (
    0b1_1101_000  # a table entry with a line but no columns; in its last bits the units covered, less one
)
Documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compile_archive(archive: bytes) -> bytes:
    """Return a zip with the sources of the zip `archive` compiled. Its entries aren't compressed.

    The host compresses what it sends, and imports read uncompressed entries faster.
    """
    made = io.BytesIO()
    with ZipFile(io.BytesIO(archive)) as old, ZipFile(made, "w", ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".py"):
                name, data = f"{name}c", HEADER + marshal.dumps(compile_module(name, data))
            new.writestr(ZipInfo(name), data)
    return made.getvalue()


def compile_module(name: str, source: bytes) -> CodeType:
    """Return the code object of a module without asserts and docstrings; without line numbers, too, if
    it isn't ours.
    """
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, Documented):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[0] = _docstring_statement()
            elif isinstance(node, ast.ClassDef) and node.decorator_list:
                node.body.insert(0, _docstring_statement())
    made: CodeType = compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True, optimize=1)
    return made if name.startswith(OWN_PACKAGES) else code_without_lines(made)


def code_without_lines(made: CodeType) -> CodeType:
    """Return the same code with every instruction on the line of its function's `def`.

    The format of line tables is described in CPython's `Objects/locations.md`.
    """
    units = len(made.co_code) // 2
    sizes = [MAX_UNITS_PER_ENTRY] * (units // MAX_UNITS_PER_ENTRY) + [units % MAX_UNITS_PER_ENTRY] * (
        units % MAX_UNITS_PER_ENTRY > 0
    )
    table = b"".join(bytes((FIRST_LINE_ENTRY | size - 1, 0)) for size in sizes)
    inner = (code_without_lines(each) if isinstance(each, CodeType) else each for each in made.co_consts)
    return made.replace(co_linetable=table, co_consts=tuple(inner))


def _docstring_statement() -> ast.stmt:
    return ast.Expr(ast.Constant(SHORT_DOCSTRING))
