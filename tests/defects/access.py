"""Defects of what somebody with weak sight, a keyboard or a screen reader gets of a screen."""

from tests.defects._defect import Defect

CHARTS = "tests/app/ui/test_chart_colours.py"

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
)
