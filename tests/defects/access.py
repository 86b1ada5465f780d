"""Defects of what somebody with weak sight, a keyboard or a screen reader gets of a screen."""

from tests.defects._defect import Defect

CHARTS = "tests/app/ui/test_chart_colours.py"

RING = "tests/app/ui/test_focus_ring.py::test_each_button_has_a_ring_that_stands_out"
SPOKEN = "tests/web/test_spoken.py"
NAMES = "tests/app/ui/test_spoken_names.py"

DEFECTS = (
    Defect(
        "Both parts of a bar can be told from the paper they stand on.",
        "app/ui/charts.py",
        "library.BarChartRodStackItem(bar.filled, bar.value, color=ink.unfilled)",
        "library.BarChartRodStackItem(bar.filled, bar.value, color=ink.line)",
        (f"{CHARTS}::test_every_part_of_a_chart_can_be_seen",),
    ),
    Defect(
        "What a chart says where it is touched can be read.",
        "app/ui/charts.py",
        "text=bar.said, text_style=_in_tooltip()",
        "text=bar.said, text_style=ft.TextStyle(color=ink.unfilled)",
        (f"{CHARTS}::test_every_part_of_a_chart_can_be_seen",),
    ),
    Defect(
        "A text that can be selected, such as a room's address, is said.",
        "app/ui/parts/basics.py",
        "    return label(shown, ident, text)",
        "    return shown",
        (f"{NAMES}::test_what_can_be_selected_is_said",),
    ),
    Defect(
        "A button is called by what is read on it.",
        "app/ui/parts/basics.py",
        "    return join_sentences((label, spoken))",
        "    return spoken",
        (f"{NAMES}::test_what_is_read_on_a_button_is_said",),
    ),
    Defect(
        "The check of what is said finds fields without a name.",
        "tests/web/spoken.py",
        "if each.field and not each.said:",
        "if each.field and not each.name:",
        (f"{SPOKEN}::test_a_field_without_a_name_is_a_fault",),
    ),
    Defect(
        "A field that comes in between others is told from them.",
        "app/ui/parts/questions.py",
        '    line.key = f"field-{ident}"\n',
        "",
        (f"{NAMES}::test_lines_to_fill_in_are_not_taken_for_each_other",),
    ),
    Defect(
        "What has the focus of a keyboard has a ring.",
        "app/ui/parts/focus.py",
        "side={ft.ControlState.FOCUSED: ft.BorderSide(theme.RING, ring, stroke_align=WITHIN)}",
        "side={}",
        (RING,),
    ),
    Defect(
        "The ring stands out from what it lies on.",
        "app/ui/theme.py",
        "return RING_LIGHT if luminance(colour) < EVEN else RING_DARK",
        "return RING_DARK if luminance(colour) < EVEN else RING_LIGHT",
        ("tests/app/ui/test_contrast.py::test_a_ring_stands_out_from_every_colour",),
    ),
)
