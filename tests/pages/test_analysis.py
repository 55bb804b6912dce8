"""Pages of analyses of every form and every kind of decision, of any length."""

import random
import re
from dataclasses import replace
from itertools import product

import pytest

from bot.kit.l10n import load_words
from bot.kit.page import Button
from bot.learning.analyses.pages import analysis, page_count, progress_page
from bot.learning.analyses.service import Analysis
from engine import encode, observe
from search.explain.verdicts import dearest
from tests.laws.playing import RULES, each_table, numbered_deal
from tests.pages.drawn import LOOKS, WORDS, check_page_fits, plain_info, worst_info
from tests.pages.made_up_analyses import analysis_of, costly_analysis, verdict

all_tables = each_table()

Table = tuple[str, int]


def random_analysis(table: Table, seed: int, *, worst: bool = False) -> Analysis:
    """A costly analysis of random decisions of a deal, as if one player had made them."""
    info = worst_info(table[1]) if worst else plain_info(table[1])
    info = replace(info, variant=table[0])
    steps = [
        (number, step.deal, step.player, encode(step.deal.rules.pack, step.action))
        for number, step in enumerate(numbered_deal(table, seed).steps)
        if observe(step.deal, step.player).dealt
    ]
    return costly_analysis(info, random.Random(seed).sample(steps, min(30, len(steps))))


@all_tables
async def test_every_page_of_an_analysis_can_be_sent(table: Table) -> None:
    for seed in range(0, 12, 3):
        summary = random_analysis(table, seed, worst=True)
        for place, look in product(range(page_count(summary)), LOOKS):
            check_page_fits(analysis(summary, place, WORDS, look))
    worst = random_analysis(table, 0, worst=True).info
    check_page_fits(progress_page(worst, 1, 30, WORDS, deciding=30))


@all_tables
def test_buttons_of_an_analysis_lead_from_page_to_page(table: Table) -> None:
    summary = random_analysis(table, 2)
    last = page_count(summary) - 1
    for place in range(last + 1):
        buttons = {
            button.label: button
            for button in analysis(summary, place, WORDS).controls()
            if isinstance(button, Button)
        }
        assert buttons["Next ▶"].disabled == (place == last)
        assert buttons["◀ Back"].disabled == (place == 0)
        assert buttons["Next ▶"].id.split(":")[3] == str(min(last, place + 1))
    assert analysis(summary, 10**9, WORDS) == analysis(summary, last, WORDS)


@all_tables
def test_analysis_names_the_unit_of_its_points(table: Table) -> None:
    summary = random_analysis(table, 2)
    unit = "analysis-unit" if RULES[table].zero_sum else "analysis-unit-less"
    for place in range(page_count(summary)):
        assert WORDS(unit, players=summary.info.players) in analysis(summary, place, WORDS).text


AVERAGES = {
    **{"en": "opponents' average", "sl": "povprečje", "de": "Schnitts der Gegner"},
    **{"it": "media degli", "pl": "średnia przeciwników", "ro": "media adversarilor"},
    "ja": "相手側の平均",
}
"""By language the figure of several opponents that is taken off the player's own."""


@pytest.mark.parametrize("language", AVERAGES)
def test_points_of_several_opponents_are_said_to_be_their_average(language: str) -> None:
    """The figures take off what the others scored on average, not all of it."""
    words = load_words()(language)
    hint = words("hint-worth-less", worlds=40, move="T5", value="+3", players=4)
    for text in (words("analysis-unit-less", players=4), hint):
        assert AVERAGES[language] in text


def test_cost_of_a_decision_is_alike_on_its_page_and_in_the_list() -> None:
    summary = random_analysis(("slovenian", 4), 7)
    listed = analysis(summary, 99, WORDS).text
    for place, costly in enumerate(dearest(summary.verdicts)):
        page = analysis(summary, place, WORDS).text
        assert f"**{costly.cost:.4g}** points" in page
        assert f"cost {costly.cost:.4g};" in listed
    assert listed.count("\n- ") == len(summary.verdicts)


@all_tables
def test_costs_in_analysis_add_up(table: Table) -> None:
    """Costs add up to the total, and values of both moves to the cost."""
    summary = random_analysis(table, 3)
    listed = analysis(summary, 99, WORDS).text
    costs = [float(cost) for cost in re.findall(r"\*\* cost ([\d.]+);", listed)]
    (total,) = re.findall(r"about \*\*([\d.]+)\*\* points", listed)
    assert abs(float(total) - sum(costs)) < 0.05
    assert "brought you -25" in listed
    for place in range(page_count(summary) - 1):
        text = analysis(summary, place, WORDS).text
        ((cost, made, best),) = re.findall(
            r"cost \*\*([\d.]+)\*\* points: .* brings ([-+\d.]+) on .* ([-+\d.]+), over", text
        )
        assert abs(float(best) - float(made) - float(cost)) < 0.05


@pytest.mark.parametrize("error", [0.0, 1.4, 2.6])
@pytest.mark.parametrize("values", [(-39.13, -23.94), (-3.5, 0.04), (144.6, 337.2), (0.49, 1.51)])
def test_values_of_two_moves_differ_by_the_stated_cost(
    values: tuple[float, float], error: float
) -> None:
    """The cost is the difference by the known cards, and by all cards open."""
    summary = random_analysis(("slovenian", 4), 3)
    dear = max(summary.verdicts, key=lambda judged: judged.cost)
    weighed = dear.known._replace(made_value=values[0], best_value=values[1], error=error)
    opened = weighed._replace(error=0.0)
    changed = dear._replace(known=weighed, open=opened)
    page = analysis(replace(summary, verdicts=(changed,)), 0, WORDS).text
    patterns = (
        r"cost \*\*([\d.]+)\*\* points?: .* brings ([-+\d.]+) on .* ([-+\d.]+), over",
        r"best: ([\d.]+) points? better \(([-+\d.]+) against ([-+\d.]+),",
    )
    for pattern in patterns:
        ((cost, first, second),) = re.findall(pattern, page)
        assert abs(abs(float(first) - float(second)) - float(cost)) < 0.05
    assert "**1** points" not in page
    assert " 1 points" not in page


@all_tables
def test_each_costly_decision_has_a_practice_button(table: Table) -> None:
    summary = random_analysis(table, 4)
    for place, costly in enumerate(dearest(summary.verdicts)):
        ids = {button.label: button.id for button in analysis(summary, place, WORDS).controls()
               if isinstance(button, Button)}  # fmt: skip
        assert ids["Try it"] == f"practise:{summary.info.table}:{summary.number}:{costly.step}"


def test_verdict_of_an_analysis_says_how_sure_it_is() -> None:
    step = numbered_deal(("slovenian", 4), 1).steps[-3]
    move = encode(step.deal.rules.pack, step.action)
    good = verdict(0, step.deal, step.player, move, move, 0.0)._replace(weight=30.0)
    unsure = good._replace(grade="not-sure")
    light = unsure._replace(weight=0.5)
    for grades, sentence in (
        ([good], "nothing better was to be had"),
        ([good, light], "as far as I can tell; one decision was too close"),
        ([good, unsure, light], "2 decisions were too hard to tell"),
        ([light], "Little hung"),
    ):
        steps = [
            (graded._replace(step=number), step.deal, step.player)
            for number, graded in enumerate(grades)
        ]
        assert sentence in analysis(analysis_of(plain_info(4), steps), 0, WORDS).text
