"""The line that a program is sent."""

import json

import pytest

from engine import FORMS, View, choose, legal_codes, observe, open_deal, rules_of
from engine.acting import act
from players.question import question
from tests.laws.playing import RULES, Table, numbered_deal

RENAMED = {"rules", "viewer", "offers", "settlement"}
"""Fields of a view that have other names in a line: game and options, seat, legal, scores."""


def test_line_has_every_field_of_a_view() -> None:
    """A field that the view gains must get into the line, too."""
    rules = rules_of("slovenian4")
    deal = open_deal(rules, rules.pack.deck(rules.pack.codes))
    assert set(View._fields) - RENAMED <= set(question(observe(deal, 0), 0))


@pytest.mark.parametrize("table", RULES, ids=str)
def test_line_of_every_moment_is_json_and_has_the_legal_codes(table: Table) -> None:
    for number in range(4):
        game = numbered_deal(table, number)
        for deal in (*(step.deal for step in game.steps), game.end):
            for viewer in range(table[1]):
                line = json.loads(json.dumps(question(observe(deal, viewer), 7)))
                assert (line["seat"], line["seed"]) == (viewer, 7)
                if viewer == deal.turn:
                    assert line["legal"] == legal_codes(deal)


@pytest.mark.parametrize("form", FORMS)
def test_line_of_a_finished_deal_has_its_scores(form: str) -> None:
    rules = rules_of(form)
    deal = open_deal(rules, rules.pack.deck(reversed(rules.pack.codes)))
    while deal.turn is not None:
        deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
    line = question(observe(deal, 0), 0)
    assert (line["scores"], line["legal"]) == (rules.settle(deal).scores, [])
