"""What `python -m tests.shape` counts doesn't get worse."""

from __future__ import annotations

from pathlib import Path

from tests.shape import MOST_LOOSE, House, house

#: What is still to be mended: these numbers only go down.
CIRCLES_OF_FILES = 0
CIRCLES_OF_FOLDERS = 0
CLASSES_TWICE = 0
HEIRS = 0
SQL_TEXTS = 5
TOO_LOOSE = 0


def test_files_do_not_import_each_other_in_a_ring() -> None:
    assert len(house().circles_of_files()) <= CIRCLES_OF_FILES, house().circles_of_files()


def test_folders_do_not_import_each_other_in_a_ring() -> None:
    assert len(house().circles_of_folders()) <= CIRCLES_OF_FOLDERS, house().circles_of_folders()


def test_nothing_inside_a_package_imports_its_face() -> None:
    assert house().faces_from_inside() == []


def test_a_class_name_exists_once() -> None:
    assert len(house().classes_twice()) <= CLASSES_TWICE, house().classes_twice()


def test_nothing_is_inherited_to_borrow_lines() -> None:
    assert len(house().heirs()["others"]) <= HEIRS, house().heirs()["others"]


def test_sql_is_written_as_text_in_few_places() -> None:
    assert len(house().sql_texts()) <= SQL_TEXTS


def test_a_folder_can_be_looked_over() -> None:
    full = {folder: many for folder, many in house().loose().items() if many > MOST_LOOSE}
    assert len(full) <= TOO_LOOSE, full


def test_the_counts_see_what_they_are_for(tmp_path: Path) -> None:
    room = tmp_path / "app"
    (room / "inner").mkdir(parents=True)
    (room / "__init__.py").write_text("")
    (room / "inner" / "__init__.py").write_text("from app.inner.deep import Twice\n")
    (room / "inner" / "deep.py").write_text(
        "def f():\n    from app.outer import Base\n    return f'SELECT {f} '\nclass Twice:\n    '''WHERE'''\n"
    )
    (room / "outer.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from app.inner.deep import Twice\n"
        "class Base:\n    def lend(self): ...\nclass Heir(Base): ...\nclass Twice: ...\n"
    )
    (room / "inner" / "low.py").write_text("import app.inner\n")
    here = House(tmp_path, ["app"])
    assert here.circles_of_files() == [["app.inner.deep", "app.outer"]]
    assert here.circles_of_folders() == [["app.inner", "app.outer"]]
    assert here.faces_from_inside() == ["app/inner/low.py:1: app.inner"]
    assert here.imports_in_functions() == ["app/inner/deep.py:2"]
    assert [each.partition(":")[0] for each in here.classes_twice()] == ["Twice"]
    assert here.heirs()["others"] == ["app/outer.py: Heir(Base)"]
    assert here.sql_texts() == ["app/inner/deep.py:3"]
    assert here.lines() == 13
