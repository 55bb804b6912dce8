"""What a club player read in reasons for cards and found foolish: each as a law over deals."""

from collections.abc import Iterator

import pytest

from engine import Play, Take, View, encode, observe
from search.explain.grades import ENOUGH
from search.explain.hints import BESIDE_AS_GOOD, reasons_against, reasons_for
from search.explain.in_tricks import sure_of_trick
from search.explain.nudges import Reason, nudge
from search.explain.verdicts import without_repeats
from search.explain.weighing import Effort, Weighing, weigh
from search.judging.equals import is_unbeatable, saves_master
from tests.laws.playing import RULES, numbered
from tests.laws.test_laws import Table
from tests.search.positions import house_deal
from tests.search.test_analysis import told as judged

QUICK = Effort(ENOUGH, ENOUGH)
FORMS: tuple[Table, ...] = (("slovenian", 4), ("strohmann", 2))
OF_ALL = {"equal", "close", "close-all", "not-sure", "held-back", "no-matter"}


def looked_at(table: Table, seed: int, every: int = 5) -> Iterator[Weighing]:
    """Some decisions in a deal of the house."""
    for before in house_deal(RULES[table], seed).steps[::every]:
        found = weigh(observe(before.deal, before.player), QUICK)
        if found is not None:
            yield found


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_a_reason_speaks_against_a_move_only_where_that_costs_something(table: Table) -> None:
    """What cannot be told apart is said to be so, whatever else is told."""
    met = set()
    for found in looked_at(table, 5):
        grades = {found.gap(move).grade for move in found.others()}
        told = list(reasons_for(found))
        keys = {one.key for one in told} - OF_ALL
        if "costs" not in grades:
            assert all(key in BESIDE_AS_GOOD or key.startswith("thumb-") for key in keys), keys
        unsure = next((str(one.facts["moves"]) for one in told if one.key == "not-sure"), "")
        pack = found.view.rules.pack
        held = " ".join(str(one.facts["moves"]) for one in told if one.key == "held-back")
        for move in found.others():
            code = encode(pack, move)
            if found.gap(move).grade == "not-sure" and found.gap(move).less < found.unit:
                assert code in [*unsure.split(), *held.split()]
        met |= keys
    assert met


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_who_gets_a_trick_is_no_merit_of_a_card_that_does_not_take_it(table: Table) -> None:
    """Others may take it for what was thrown in: a discard was to win it in 68 of 100."""
    met = 0
    for found in looked_at(table, 1, 3):
        contract, trick = found.view.contract, found.view.trick
        for rival in found.others()[:3]:
            keys = {one.key for one in reasons_against(found, rival)}
            if keys & {"trick", "trick-alone", "avoids"}:
                assert contract is not None and isinstance(rival, Play)
                assert isinstance(found.advised, Play)
                cards = (found.advised.card, rival.card)
                assert any(contract.winner((*trick, card)) == card for card in cards)
                met += 1
    assert met


def last_to_play(table: Table, seed: int) -> Iterator[tuple[View, list[Play]]]:
    for before in house_deal(RULES[table], seed).steps:
        view = observe(before.deal, before.player)
        plays = [one for offer in view.offers for one in offer.actions() if isinstance(one, Play)]
        if view.phase == "play" and len(view.trick) == table[1] - 1 and len(plays) > 1:
            yield view, plays


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_a_trump_that_nothing_beats_need_not_be_brought_home(table: Table) -> None:
    """The Škis was to win a cavalier that T11 wins as well."""
    met = told_of = 0
    for seed in range(12):
        for view, plays in last_to_play(table, seed):
            for move in plays:
                told_of += is_unbeatable(view, move.card)
                for rival in plays:
                    keys = {one.key for one in sure_of_trick(view, move, rival)}
                    assert not is_unbeatable(view, move.card) or "feeds" not in keys
                    if saves_master(view, rival, move):
                        assert view.contract is not None and rival.card < move.card
                        assert view.contract.winner((*view.trick, rival.card)) == rival.card
                        met += 1
    assert met and told_of


def test_the_lower_trump_is_advised_where_the_highest_comes_home_anyway() -> None:
    met = 0
    for seed in range(6):
        for view, plays in last_to_play(("strohmann", 2), seed):
            if not any(saves_master(view, low, high) for low in plays for high in plays):
                continue
            found = weigh(view, QUICK)
            if found is not None and isinstance(found.advised, Play):
                lower = [one for one in found.others() if saves_master(view, one, found.advised)]
                assert all(found.gap(one).grade == "costs" for one in lower)
                met += 1
    assert met


def test_who_wants_a_declarer_to_take_a_trick_is_told_of_that() -> None:
    """That a side has a trick of a beggar, with something in it, says nothing (SLO-CON-1)."""
    met = set()
    for seed in range(40):
        for step in numbered(("slovenian", 4), seed).steps:
            view = observe(step.deal, step.player)
            contract = view.contract
            if view.phase != "play" or contract is None or contract.aim != "no_trick":
                continue
            if view.viewer != view.declarer:
                told = nudge(view, step.action)
                assert told.key == ("trick-hunt" if view.trick else "lead-hunt")
                assert told.facts["players"] == str(view.declarer)
                met.add(told.key)
    assert met == {"trick-hunt", "lead-hunt"}


def test_a_mond_that_is_left_in_the_talon_is_said_to_cost() -> None:
    """It costs 20 by itself (SLO-SCO-12): better over the whole deal is no word for that."""
    met = 0
    mond = RULES["slovenian", 4].mond
    for seed in range(60):
        for before in house_deal(RULES["slovenian", 4], seed).steps:
            view = observe(before.deal, before.player)
            if view.phase != "talon" or not any(mond & cards for cards in view.sets):
                continue
            found = weigh(view, QUICK)
            if found is None or not isinstance(found.advised, Take):
                continue
            if not view.sets[found.advised.number - 1] & mond:
                continue
            told = [one for rival in found.others()[:2] for one in reasons_against(found, rival)]
            assert not any(one.key == "bonus" and one.facts["bonus"] == "mond" for one in told)
            assert any(one.facts.get("bonus") == "mond" for one in told), told
            met += 1
    assert met


def test_fewer_card_points_are_a_reason_in_klop() -> None:
    """There nobody wants any (SLO-PTS-5)."""
    met = set[str]()
    for seed in range(40):
        end = house_deal(RULES["slovenian", 3], seed).end
        if end.contract is None or end.contract.aim != "alone":
            continue
        for found in looked_at(("slovenian", 3), seed, 4):
            for rival in found.others():
                if found.view.phase == "play" and found.gap(rival).grade == "costs":
                    met |= {one.key for one in reasons_against(found, rival)}
    assert "points-fewer" in met and "points" not in met


def test_a_bonus_that_is_thrown_away_card_by_card_costs_once() -> None:
    """A pagat that was not played in time cost nine tricks long, though it was one point."""
    pagat = (Reason("bonus-costs", {"bonus": "pagat", "move": "play:T6"}),)
    cards = [
        judged(cost, 0.1, step)._replace(reasons=pagat) for step, cost in enumerate((5.0, 7.0))
    ]
    other = judged(4.0, 0.1, 5)
    found = without_repeats([*cards, other])
    assert [one.grade for one in found] == ["again", "costs", "costs"]
    assert sum(one.cost for one in found) == 11.0
