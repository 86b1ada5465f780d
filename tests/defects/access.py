"""Defects that affect people with low vision, a keyboard or a screen reader."""

from tests.defects._defect import Defect

CHARTS = "tests/app/ui/test_chart_colours.py"

RING = "tests/app/ui/test_focus_ring.py::test_each_button_has_a_focus_ring_with_enough_contrast"
SPOKEN = "tests/web/test_spoken.py"
NAMES = "tests/app/ui/test_spoken_names.py"

DEFECTS = (
    Defect(
        "Both parts of a bar contrast with the background.",
        "app/ui/charts.py",
        "library.BarChartRodStackItem(bar.filled, bar.value, color=ink.unfilled)",
        "library.BarChartRodStackItem(bar.filled, bar.value, color=ink.line)",
        (f"{CHARTS}::test_every_part_of_a_chart_has_enough_contrast",),
    ),
    Defect(
        "The tooltips of a chart are readable.",
        "app/ui/charts.py",
        "text=bar.said, text_style=_tooltip_style()",
        "text=bar.said, text_style=ft.TextStyle(color=ink.unfilled)",
        (f"{CHARTS}::test_every_part_of_a_chart_has_enough_contrast",),
    ),
    Defect(
        "Selectable text, such as a room's address, is spoken.",
        "app/ui/parts/basics.py",
        "    return label(shown, ident, text)",
        "    return shown",
        (f"{NAMES}::test_selectable_text_has_a_spoken_label",),
    ),
    Defect(
        "The spoken name of a button contains its text.",
        "app/ui/parts/basics.py",
        "    return join_sentences((label, spoken))",
        "    return spoken",
        (f"{NAMES}::test_the_spoken_name_of_a_button_contains_its_text",),
    ),
    Defect(
        "The check of spoken text finds fields without a name.",
        "tests/web/spoken.py",
        "if each.field and not each.said:",
        "if each.field and not each.name:",
        (f"{SPOKEN}::test_a_field_without_a_name_is_a_fault",),
    ),
    Defect(
        "A field added between others keeps its own identifier.",
        "app/ui/parts/questions.py",
        '    line.key = f"field-{ident}"\n',
        "",
        (f"{NAMES}::test_adding_a_field_keeps_the_others",),
    ),
    Defect(
        "A control with the keyboard's focus shows a ring.",
        "app/ui/parts/focus.py",
        "side={ft.ControlState.FOCUSED: ft.BorderSide(theme.RING, ring, stroke_align=RING_OFFSET)}",
        "side={}",
        (RING,),
    ),
    Defect(
        "The focus ring contrasts with its background.",
        "app/ui/theme.py",
        "return RING_LIGHT if relative_luminance(colour) < EQUAL_CONTRAST else RING_DARK",
        "return RING_DARK if relative_luminance(colour) < EQUAL_CONTRAST else RING_LIGHT",
        ("tests/app/ui/test_contrast.py::test_the_focus_ring_contrasts_with_every_colour",),
    ),
)
