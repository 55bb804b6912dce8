"""A forced move reveals nothing: the public view alone decides whether a player is asked."""

from collections import Counter
from random import Random

import pytest

from bot.games.forced import has_no_choice, is_forced
from bot.games.info import Chair
from bot.tables.model.live_deal import Live
from bot.tables.model.pace import LONGEST, MEDIAN, SHORTEST, Pace, draw_answer_time
from bot.tables.model.table import Table
from engine import Deal, Views, observe, offers
from tests.bot.tables.clock.timed import Hurry
from tests.laws.playing import (
    RULES,
    RandomDeal,
    each_table,
    random_deal,
    random_rules,
    sizes,
)
from tests.laws.swaps import check_unseen

Form = tuple[str, int]
tables = each_table()


def mixed_deal(table: Form, seed: int) -> RandomDeal:
    rng = Random(seed)
    return random_deal(random_rules(table, rng) if seed % 2 else RULES[table], rng)


@tables
@sizes(10, 60)
def test_skipped_player_has_only_one_answer(table: Form, deals: int) -> None:
    skipped: Counter[str] = Counter()
    for seed in range(deals):
        for step in mixed_deal(table, seed).steps:
            view = observe(step.deal, None)
            if is_forced(Views(step.deal)):
                assert sum(offer.size for offer in offers(step.deal, step.player)) == 1
                skipped[view.phase] += 1
    assert skipped["play"]


@tables
@sizes(6, 30)
def test_asking_reveals_no_hidden_cards(table: Form, deals: int) -> None:
    """Viewers who cannot distinguish two deals see equal questions, answered after equal times.

    The person takes just as long over a choice as the random pause of a player without a choice.
    """
    hidden: Counter[bool] = Counter()

    def look(deal: Deal, viewer: int | None) -> object:
        if viewer is not None:
            return None
        views = Views(deal)
        hidden[has_no_choice(views) and not is_forced(views)] += 1
        return is_forced(views), answer_seconds(views)

    checks = sum(
        check_unseen(mixed_deal(table, number), Random(number), 4, look) for number in range(deals)
    )
    assert checks > deals
    assert hidden[True] and hidden[False]


SECRETIVE = pytest.mark.parametrize(
    "table",
    [table for table in RULES if RULES[table].secret],
    ids=lambda table: f"{table[0]}-{table[1]}",
)


@SECRETIVE
def test_player_asked_in_secret_and_the_next_have_a_choice(table: Form) -> None:
    """ROM-DEAL-9: the house never answers for them, as its time would reveal the question."""
    next_ones = 0
    for seed in range(20):
        for deal in [
            step.deal for step in mixed_deal(table, seed).steps if not step.deal.bidding.said
        ]:
            before = deal.rules.phases[deal.phase - 1] if deal.phase else None
            if before is None or before.name not in deal.rules.secret:
                continue
            assert deal.turn is not None
            next_ones += 1
            for offered in (before.offers(deal, deal.turn), offers(deal, deal.turn)):
                assert sum(offer.size for offer in offered) > 1
    assert next_ones


ANSWER_SECONDS = 3.0
"""Seconds of the random pause, and of a person's choice."""


def answer_seconds(views: Views) -> float:
    """Seconds from the beginning of a turn to the answer of a player among people."""
    players = range(views.deal.rules.players)
    table = table_with(views, tuple(Chair(f"p{number}", 11 + number) for number in players))
    return (
        Pace(Hurry(pace=1.0), lambda: ANSWER_SECONDS).before(table)
        if table.has_no_choice
        else ANSWER_SECONDS
    )


def table_with(views: Views, chairs: tuple[Chair, ...]) -> Table:
    """A table with this deal on it."""
    live = Live(1, views, (), in_skis=False, turn_since=0)
    rules = views.deal.rules
    return Table(1, 1, 1, 11, "", rules.players, {}, "en", 0, chairs=chairs, live=live)


@tables
def test_forced_move_comes_at_once_alone_with_the_house(table: Form) -> None:
    at_once: Counter[float] = Counter()
    for seed in range(4):
        for step in mixed_deal(table, seed).steps:
            views = Views(step.deal)
            alone = tuple(
                Chair(
                    f"p{number}", 11 if number == step.player else None, house=number != step.player
                )
                for number in range(step.deal.rules.players)
            )
            waiting = table_with(views, alone)
            assert waiting.alone
            if waiting.has_no_choice:
                at_once[Pace(Hurry(pace=1.0, solo_pace=0.5)).before(waiting)] += 1
    assert set(at_once) == {0.0}


def test_drawn_pause_is_as_long_as_a_persons() -> None:
    """The pause varies as people do."""
    drawn = [draw_answer_time() for _ in range(300)]
    assert SHORTEST <= min(drawn) < MEDIAN < max(drawn) <= LONGEST
    assert len(set(drawn)) > 100
