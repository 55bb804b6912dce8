"""Deals stepped side by side, against the engine: every mask, seat, vector and score."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations, count, islice
from random import Random

import numpy as np
import pytest

from engine import FORMS, Deal, Play, act, decode, encode, observe, rules_of
from engine.actions import actions_of
from engine.cards import each
from players.numbering import Numbering
from players.observation import Observing
from players.vector import Turns, VectorEnvironment
from tests.laws.playing import RandomDeal, numbered_deal
from tests.laws.swaps import cards_known, cards_seen, swapped_positions

forms = pytest.mark.parametrize("form", FORMS)


class Followed:
    """A vectorised environment, with the engine's own deals beside it."""

    def __init__(self, form: str, tables: int, times: int = 1) -> None:
        self.environment = VectorEnvironment(form, tables, times)
        self.rules = rules_of(form)
        self.numbering, self.observing = Numbering(self.rules), Observing(self.rules)
        self.deals: list[Deal] = []
        self.finished = 0

    def begin(self, seed: int, deals: Sequence[Deal] = ()) -> Turns:
        turns = self.environment.reset(seed, deals)
        self.deals = list(self.environment.deals)
        return turns

    def check(self, turns: Turns) -> None:
        """Compare what is on turn with the engine's view of it."""
        for table, deal in enumerate(self.deals):
            assert deal.turn == turns.seats[table]
            view = observe(deal, deal.turn)
            names, legal = self.environment.names, self.numbering.legal(view, 0)
            uncalled = sorted(move for move in legal if "+" not in names[move])
            assert np.flatnonzero(turns.masks[table]).tolist() == uncalled
            vector = self.observing(view, 0)
            for name, part in self.environment.layout.items():
                assert (turns.observations[table, part] == vector[part]).all(), name

    def step(self, turns: Turns, chance: Random) -> Turns:
        """Make random moves on both sides, and compare the scores of deals that end."""
        moves = [int(chance.choice(np.flatnonzero(mask))) for mask in turns.masks]
        after = self.environment.step(moves)
        for table, move in enumerate(moves):
            deal = follow(self.deals[table], self.environment.names[move])
            assert deal.over == after.terminations[table]
            scores = self.rules.settle(deal).scores if deal.over else (0,) * self.rules.players
            assert tuple(after.rewards[table]) == scores
            self.deals[table] = self.environment.deals[table] if deal.over else deal
            self.finished += deal.over
        return after


def follow(deal: Deal, code: str) -> Deal:
    """The deal after a move; what may be called out with the card is called out."""
    assert deal.turn is not None
    action = decode(deal.rules.pack, code)
    if isinstance(action, Play):
        offered = actions_of(observe(deal, deal.turn).offers)
        action = max(
            (play for play in offered if isinstance(play, Play) and play.card == action.card),
            key=lambda play: play.call,
        )
    return act(deal, deal.turn, action)


def first_lead(game: RandomDeal) -> int | None:
    """The index of the step that leads the first card; None: the deal ends before."""
    leads = (n for n, step in enumerate(game.steps) if step.deal.playing is not None)
    return next(leads, None)


def deals_to_be_led(form: str, number: int) -> list[tuple[RandomDeal, int]]:
    """The first random deals of a form with a first lead, and the index of that step.

    Their seats bid at random, so that every contract is among them.
    """
    games = map(partial(numbered_deal, FORMS[form]), count())
    led = ((game, lead) for game in games if (lead := first_lead(game)) is not None)
    return list(islice(led, number))


@forms
@pytest.mark.parametrize("seats", ["club", "random"])
def test_vectorised_deals_agree_with_the_engine_step_by_step(form: str, seats: str) -> None:
    """In 50 deals whose contracts come from the house, and in 50 whose come from anywhere."""
    followed, chance, deals = Followed(form, tables=50), Random(1), list[Deal]()
    if seats == "random":
        deals = [game.steps[lead].deal for game, lead in deals_to_be_led(form, 50)]
    turns, ended = followed.begin(seed=1, deals=deals), np.zeros(50, np.bool_)
    while not ended.all():
        followed.check(turns)
        turns = followed.step(turns, chance)
        ended |= turns.terminations


def test_deal_played_several_times_begins_with_the_same_cards() -> None:
    followed, chance = Followed("strohmann2", tables=1, times=3), Random(2)
    turns, begun = followed.begin(seed=2), list[Deal]()
    while followed.finished < 6:
        if turns.terminations[0] or not begun:
            begun += followed.environment.deals
        followed.check(turns)
        turns = followed.step(turns, chance)
    assert [deal is begun[0] for deal in begun] == [True] * 3 + [False] * 3


def test_seed_deals_the_same_cards_again() -> None:
    environment = VectorEnvironment("lombardia4", tables=3)
    first, again = environment.reset(5), environment.reset(5)
    other = environment.reset(6)
    assert (first.observations == again.observations).all()
    assert (first.observations != other.observations).any()


def test_illegal_move_is_refused_and_no_table_moves() -> None:
    environment = VectorEnvironment("slovenian4", tables=2)
    turns = environment.reset(1)
    moves = turns.masks.argmax(axis=1)
    turns.masks[1] = 1  # the caller's own
    for illegal in (0, -1):
        with pytest.raises(ValueError, match=f"{illegal} is no legal move at table 1"):
            environment.step([moves[0], illegal])
    environment.step(moves)


def test_deal_that_is_not_about_to_be_led_is_refused() -> None:
    environment = VectorEnvironment("krolami4", tables=1)
    (game, lead), *_ = deals_to_be_led("krolami4", 1)
    for step in (game.steps[lead - 1], game.steps[lead + 1], game.steps[lead + 5]):
        with pytest.raises(ValueError, match="the first card is to be led next"):
            environment.reset(1, [step.deal])


def unseen_vectors(game: RandomDeal, start: int, chance: Random) -> int:
    """Swap two cards that a viewer has not seen, and compare vectors; returns how many."""
    deal, compared = game.steps[start].deal, 0
    viewer = chance.choice(deal.order)
    hidden = list(each(deal.rules.pack.whole & ~cards_known(deal, viewer)))
    pairs = chance.sample(list(combinations(hidden, 2)), 8) if len(hidden) > 5 else []
    form = f"{deal.rules.variant}{deal.rules.players}"
    environment = VectorEnvironment(form, tables=2)
    for pair in pairs:
        for _, swapped in swapped_positions(game, pair, [start]):
            turns = environment.reset(1, [deal, swapped])
            for step in game.steps[start:]:
                if cards_seen(step.deal, viewer) & (pair[0] | pair[1]):
                    break
                if step.player == viewer:
                    assert (turns.observations[0] == turns.observations[1]).all()
                    assert (turns.masks[0] == turns.masks[1]).all()
                    compared += 1
                code = encode(deal.rules.pack, step.action).partition("+")[0]
                move = environment.names.index(code)
                if turns.seats[0] != turns.seats[1] or not turns.masks[:, move].all():
                    break
                turns = environment.step([move, move])
    return compared


@forms
def test_vector_of_a_seat_does_not_change_with_cards_it_has_not_seen(form: str) -> None:
    chance, compared = Random(3), 0
    for game, lead in deals_to_be_led(form, 8):
        compared += unseen_vectors(game, lead, chance)
    assert compared > 30
