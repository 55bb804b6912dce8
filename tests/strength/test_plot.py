"""The plot of the levels says what the page's tables say."""

from strength.__main__ import PAGE, PLOT
from strength.plot import SAME_TABLE, Mean, all_levels, levels, plot
from strength.standing import tables_of


def test_plot_of_the_page_is_drawn_from_its_table() -> None:
    rows = all_levels(tables_of(PAGE.read_text("utf-8"))[SAME_TABLE])
    assert len(rows) == 8
    assert PLOT.read_text("utf-8") == plot(rows)


def test_master_is_placed_by_what_both_gain_on_the_same_others() -> None:
    means = {
        ("club", "novice"): Mean(5.0, 0.5),
        ("club", "greedy"): Mean(2.5, 0.5),
        ("club", "plain"): Mean(2.0, 0.4),
        ("master", "plain"): Mean(7.0, 0.3),
    }
    row = levels("slovenian, 4", means)
    assert (row.greedy, row.master, row.half) == (0.5, 2.0, 0.1)
