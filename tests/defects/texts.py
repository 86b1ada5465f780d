"""Defects of the texts on the screen."""

from tests.defects._defect import Defect

SENTENCES = "tests/test_sentences.py::test_texts_are_joined_by_the_language_alone"
WORDS = "tests/app/ui/test_words.py::test_sentences_are_joined_with_one_sign_each"

DEFECTS = (
    Defect(
        "A comma in a text is that of the language.",
        "app/puzzles/all_puzzles.py",
        """said = join_phrases(
        (tr("puzzle.title", puzzle=puzzle.number), tr(f"puzzle.{puzzle.kind}"), tr(f"puzzle.state.{state}"))
    )""",
        """said = f"{tr('puzzle.title', puzzle=puzzle.number)}, {tr(f'puzzle.{puzzle.kind}')}\"""",
        (SENTENCES,),
    ),
    Defect(
        "A question that is joined with a sentence ends with its own sign alone.",
        "app/ui/words/__init__.py",
        'part if part.endswith(_ENDS) else f"{part}."',
        'f"{part}."',
        (WORDS,),
    ),
    Defect(
        "No life left is told as none in French.",
        "app/ui/words/fr/table.ftl",
        "        [0] plus aucune vie\n",
        "",
        ("tests/test_languages.py::test_no_life_left_is_not_told_as_one",),
    ),
)
