"""Faults that a club player found in reasons for cards: each as a law over deals."""

from collections.abc import Iterator

import pytest

from engine import Call, Lay, Play, Take, View, actions_of, encode, observe
from search.explain.ends import Compared, ends
from search.explain.grades import MIN_DEALS
from search.explain.hints import BESIDE_AS_GOOD, reasons_against, reasons_for
from search.explain.in_tricks import sure_of_trick
from search.explain.nudges import Reason, emptied, nudge
from search.explain.reasons import of_calls, of_discards
from search.explain.verdicts import without_repeats
from search.explain.weighing import Effort, Weighing, weigh, worlds_of
from search.judging.equals import is_unbeatable, saves_master
from tests.laws.playing import RULES, Table, numbered_deal
from tests.search.positions import house_deal
from tests.search.trial_values import verdict_of as judged

QUICK = Effort(MIN_DEALS, MIN_DEALS)
FORMS: tuple[Table, ...] = (("slovenian", 4), ("strohmann", 2))
OF_ALL = {"equal", "close", "close-all", "not-sure", "held-back", "no-matter"}


def weighings(table: Table, seed: int, stride: int = 5) -> Iterator[Weighing]:
    """Some decisions in a deal of the house."""
    for step in house_deal(RULES[table], seed).steps[::stride]:
        weighing = weigh(observe(step.deal, step.player), QUICK)
        if weighing is not None:
            yield weighing


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_reason_speaks_against_a_move_only_where_that_costs_something(table: Table) -> None:
    """Moves that cannot be told apart are said to be so, whatever other reasons there are."""
    met = set()
    for weighing in weighings(table, 5):
        grades = {weighing.gap(move).grade for move in weighing.others()}
        reasons = list(reasons_for(weighing))
        keys = {reason.key for reason in reasons} - OF_ALL
        if "costs" not in grades:
            assert all(key in BESIDE_AS_GOOD or key.startswith("thumb-") for key in keys), keys
        unsure = next(
            (str(reason.facts["moves"]) for reason in reasons if reason.key == "not-sure"), ""
        )
        pack = weighing.view.rules.pack
        hand = " ".join(
            str(reason.facts["moves"]) for reason in reasons if reason.key == "held-back"
        )
        for move in weighing.others():
            code = encode(pack, move)
            if weighing.gap(move).grade == "not-sure" and weighing.gap(move).less < weighing.unit:
                assert code in [*unsure.split(), *hand.split()]
        met |= keys
    assert met


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_card_that_does_not_take_a_trick_gets_no_credit_for_it(table: Table) -> None:
    """Others may take it for what was thrown in: a discard was to win it in 68 of 100."""
    met = 0
    for weighing in weighings(table, 1, 3):
        contract, trick = weighing.view.contract, weighing.view.trick
        for rival in weighing.others()[:3]:
            keys = {reason.key for reason in reasons_against(weighing, rival)}
            if keys & {"trick", "trick-alone", "avoids"}:
                assert contract is not None and isinstance(rival, Play)
                assert isinstance(weighing.advised, Play)
                cards = (weighing.advised.card, rival.card)
                assert any(contract.winner((*trick, card)) == card for card in cards)
                met += 1
    assert met


def last_to_play(table: Table, seed: int) -> Iterator[tuple[View, list[Play]]]:
    for step in house_deal(RULES[table], seed).steps:
        view = observe(step.deal, step.player)
        plays = [
            action
            for offer in view.offers
            for action in offer.actions()
            if isinstance(action, Play)
        ]
        if view.phase == "play" and len(view.trick) == table[1] - 1 and len(plays) > 1:
            yield view, plays


@pytest.mark.parametrize("table", FORMS, ids=str)
def test_unbeatable_trump_need_not_be_saved(table: Table) -> None:
    """The Škis was to win a cavalier that T11 wins as well."""
    met = told_of = 0
    for seed in range(12):
        for view, plays in last_to_play(table, seed):
            for move in plays:
                told_of += is_unbeatable(view, move.card)
                for rival in plays:
                    keys = {reason.key for reason in sure_of_trick(view, move, rival)}
                    assert not is_unbeatable(view, move.card) or "feeds" not in keys
                    if saves_master(view, rival, move):
                        assert view.contract is not None and rival.card < move.card
                        assert view.contract.winner((*view.trick, rival.card)) == rival.card
                        met += 1
    assert met and told_of


def test_lower_trump_is_advised_where_the_highest_is_unbeatable() -> None:
    met = 0
    for seed in range(6):
        for view, plays in last_to_play(("strohmann", 2), seed):
            if not any(saves_master(view, low, high) for low in plays for high in plays):
                continue
            weighing = weigh(view, QUICK)
            if weighing is not None and isinstance(weighing.advised, Play):
                lower = [
                    move for move in weighing.others() if saves_master(view, move, weighing.advised)
                ]
                assert all(weighing.gap(move).grade == "costs" for move in lower)
                met += 1
    assert met


def test_opponent_of_a_beggar_is_told_when_the_declarer_takes_a_trick() -> None:
    """That a side has a trick of a beggar, with something in it, says nothing (SLO-CON-1)."""
    met = set()
    for seed in range(40):
        for step in numbered_deal(("slovenian", 4), seed).steps:
            view = observe(step.deal, step.player)
            contract = view.contract
            if view.phase != "play" or contract is None or contract.aim != "no_trick":
                continue
            if view.viewer != view.declarer:
                reason = nudge(view, step.action)
                assert reason.key == ("trick-hunt" if view.trick else "lead-hunt")
                assert reason.facts["players"] == str(view.declarer)
                met.add(reason.key)
    assert met == {"trick-hunt", "lead-hunt"}


def test_mond_that_is_left_in_the_talon_is_said_to_cost() -> None:
    """It costs 20 by itself (SLO-SCO-12): better over the whole deal is no word for that."""
    met = 0
    mond = RULES["slovenian", 4].mond
    for seed in range(60):
        for step in house_deal(RULES["slovenian", 4], seed).steps:
            view = observe(step.deal, step.player)
            if view.phase != "talon" or not any(mond & cards for cards in view.sets):
                continue
            weighing = weigh(view, QUICK)
            if weighing is None or not isinstance(weighing.advised, Take):
                continue
            if not view.sets[weighing.advised.number - 1] & mond:
                continue
            reasons = [
                reason
                for rival in weighing.others()[:2]
                for reason in reasons_against(weighing, rival)
            ]
            assert not any(
                reason.key == "bonus" and reason.facts["bonus"] == "mond" for reason in reasons
            )
            assert any(reason.facts.get("bonus") == "mond" for reason in reasons), reasons
            met += 1
    assert met


def test_fewer_card_points_are_a_reason_in_klop() -> None:
    """There nobody wants any (SLO-PTS-5)."""
    met = set[str]()
    for seed in range(40):
        end = house_deal(RULES["slovenian", 3], seed).end
        if end.contract is None or end.contract.aim != "alone":
            continue
        for weighing in weighings(("slovenian", 3), seed, 4):
            for rival in weighing.others():
                if weighing.view.phase == "play" and weighing.gap(rival).grade == "costs":
                    met |= {reason.key for reason in reasons_against(weighing, rival)}
    assert "points-fewer" in met and "points" not in met


def test_pagat_that_wins_the_last_trick_is_no_reason_in_klop() -> None:
    """There nobody wants a trick: that it wins speaks against a card, not for it."""
    step = next(
        step
        for step in house_deal(RULES["slovenian", 3], 164).steps
        if len(step.deal.playing.tricks if step.deal.playing else ()) == 11
        and step.deal.hands[step.player] & step.deal.rules.pagat
    )
    weighing = weigh(observe(step.deal, step.player), Effort(MIN_DEALS, MIN_DEALS))
    assert weighing is not None and step.deal.contract is not None
    assert step.deal.contract.aim == "alone"
    reasons = [why for rival in weighing.others() for why in reasons_against(weighing, rival)]
    assert reasons and not any(why.key.startswith("pagat-") for why in reasons), reasons


def test_own_king_is_said_to_be_paid_by_all_only_where_all_pay() -> None:
    """In Slovenian tarok the declarer's side alone scores: the others pay nothing."""
    keys = dict[str, list[str]]()
    for game in ("slovenian", "romanian"):
        rules = RULES[game, 4]
        view = next(
            observe(step.deal, step.player)
            for seed in range(20, 80)
            for step in house_deal(rules, seed).steps
            if isinstance(step.action, Call)
            and (step.deal.hands[step.player] & rules.kings).bit_count() == 2
        )
        kings = [move for move in actions_of(view.offers) if isinstance(move, Call)]
        mine, others = (
            next(king for king in kings if bool(king.card & view.hand) is in_hand)
            for in_hand in (True, False)
        )
        alone = ends(view, worlds_of(view, QUICK, 1), mine, 1)
        assert any(end.settled.made for end in alone)
        two = Compared(view, mine, alone, others, ())
        keys[game] = [why.key for why in of_calls(two)]
    assert keys == {"slovenian": [], "romanian": ["calls-own"]}


def test_discard_of_a_suit_is_no_reason_for_a_hand_without_trumps() -> None:
    """It was said that the suit could be trumped then."""
    met = set()
    for seed in range(12):
        for step in house_deal(RULES["slovenian", 4], seed).steps:
            if not isinstance(step.action, Lay) or not emptied(
                view := observe(step.deal, step.player), step.action.cards
            ):
                continue
            rid = emptied(view, step.action.cards)
            rival = next(
                move
                for move in actions_of(view.offers)
                if isinstance(move, Lay) and not emptied(view, move.cards)
            )
            poor = view._replace(hand=view.hand & ~view.rules.pack.trumps)
            for seen in (view, poor):
                keys = {why.key for why in of_discards(Compared(seen, step.action, (), rival, ()))}
                met.add((seen is poor, "empties" in keys))
            assert rid
    assert met == {(False, True), (True, False)}


def test_bonus_that_is_thrown_away_card_by_card_costs_once() -> None:
    """A pagat that was not played in time cost nine tricks long, though it was one point."""
    pagat = (Reason("bonus-costs", {"bonus": "pagat", "move": "play:T6"}),)
    cards = [
        judged(cost, 0.1, step)._replace(reasons=pagat) for step, cost in enumerate((5.0, 7.0))
    ]
    other = judged(4.0, 0.1, 5)
    counted = without_repeats([*cards, other])
    assert [item.grade for item in counted] == ["again", "costs", "costs"]
    assert sum(item.cost for item in counted) == 11.0
