"""Values of moves: the same for the same seed, of offered moves, from views alone."""

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from engine import GAME, PASS, Bid, Kontra, Say, View, admitted, encode, observe, read
from engine import choose as by_thumb
from engine.phases.play import PlayTricks
from engine.sides import DEFENCE
from search.explain.analysis import first_look
from search.explain.decisions import Decision
from search.explain.hints import hint
from search.explain.weighing import Effort
from search.judging.candidates import STATEMENTS
from search.judging.judge import Trial, choose, decided, drawn, moves_to_try, surely_best, values
from search.judging.likely_worlds import alike, effective_number, hidden_in, rows_of, standard_error
from search.kernel.position import state_of, states_of
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.engine.marked_decisions import MENDED, marked_decision
from tests.laws.playing import RULES
from tests.search.positions import house_deal, our_tables

Table = tuple[str, int]


def views(table: Table, number: int) -> list[View]:
    """Some views of players on turn, in the order of a deal."""
    steps = house_deal(RULES[table], number).steps
    return [observe(step.deal, step.player) for step in steps[:: len(steps) // 6 or 1]]


@our_tables
def test_worlds_made_of_one_another_look_as_the_view_does(table: Table) -> None:
    for number in range(4):
        for view in views(table, number):
            deals = deals_of(view, iter(worlds(view, number, 8)))
            for deal in islice(deals, 8):
                assert observe(deal, view.viewer) == view


@our_tables
def test_worlds_in_rows_equal_single_worlds(table: Table) -> None:
    for view in [item for number in range(3) for item in views(table, number)]:
        deals = list(deals_of(view, iter(worlds(view, 1, 6)))) if view.phase == "play" else []
        rows = rows_of(deals)
        alone = [state_of(deal, row) for deal, row in zip(deals, rows, strict=True)]
        assert all(map(np.array_equal, states_of(deals, rows), alone))


@our_tables
def test_move_is_determined_by_seed_and_number_of_worlds(table: Table) -> None:
    for view in views(table, 5):
        action = choose(view, 3, 6)
        assert admitted(view.offers, action)
        assert choose(view, 3, 6) == action


def test_better_of_two_last_cards_is_found() -> None:
    """The last trick but one: what comes of either card is the engine's own settlement."""
    judged = [values(view, 1, 6) for view in views(("slovenian", 4), 2)]
    assert any(len(moves) > 1 for moves in judged)
    assert all(move.error >= 0 for moves in judged for move in moves)


def test_defenders_know_what_a_deal_costs_them() -> None:
    """Only the declaring side scores in Slovenian tarok; what it scores is the others' loss."""
    steps = [step for n in range(4) for step in house_deal(RULES["slovenian", 4], n).steps]
    views_in_play = [
        observe(step.deal, step.player) for step in steps if step.deal.playing is not None
    ]
    defending = [view for view in views_in_play if view.sides[view.turn or 0] == DEFENCE]
    judged = [values(view, 1, 4) for view in defending[:: len(defending) // 5]]
    assert any(len({move.value for move in moves}) > 1 for moves in judged)
    assert any(move.value < 0 for moves in judged for move in moves)


@pytest.mark.parametrize("number", range(4))
def test_every_decision_about_a_fool_that_is_taken_back_has_its_worth(number: int) -> None:
    """The card given for it the house chooses (LOM-FOOL-9); all others are tried."""
    steps = house_deal(RULES["lombardia", 4], number).steps
    all_views = [observe(step.deal, step.player) for step in steps]
    choices = [view for view in all_views if sum(offer.size for offer in view.offers) > 1]
    assert {"play", "fool"} <= {view.phase for view in choices}
    for view in choices:
        assert bool(values(view, 1, 2)) == (view.phase in ("play", "discard"))


def test_only_a_first_kontra_of_the_defence_is_tried_where_a_king_is_called() -> None:
    steps = [step for n in range(12) for step in house_deal(RULES["slovenian", 4], n).steps]
    all_views = [observe(step.deal, step.player) for step in steps]
    double = Kontra(GAME)
    statements = [view for view in all_views if view.phase in STATEMENTS and GAME in kontras(view)]
    for view in statements:
        assert view.contract is not None and view.viewer is not None
        first = not view.game_level and view.sides[view.viewer] == DEFENCE
        usual = by_thumb(view) == double
        assert (double in moves_to_try(view)) == (usual or (first and view.contract.calls_king))
    assert any(double in moves_to_try(view) for view in statements)
    assert not all(double in moves_to_try(view) for view in statements)


def test_unsupported_game_is_left_to_rules_of_thumb() -> None:
    """No exception reaches any caller: a player, a hint, an analysis."""

    class Otherwise(PlayTricks):
        pass

    rules = RULES["slovenian", 4]
    phases = tuple(Otherwise() if phase.name == "play" else phase for phase in rules.phases)
    new = replace(rules, phases=phases)
    steps = [step for n in range(3) for step in house_deal(new, n).steps]
    met = set()
    for number, (deal, player, action) in enumerate(steps):
        view = observe(deal, player)
        if (view.phase in met and number % 7) or sum(offer.size for offer in view.offers) == 1:
            continue
        met.add(view.phase)
        assert choose(view, number, 12) == by_thumb(view)
        assert values(view, number, 12) == [] and not hint(view, Effort(12, 12)).tried
        assert first_look(Decision(number, deal, player, action)) is None
    assert {"play", "announcements", "talon"} <= met


def kontras(view: View) -> list[str]:
    """The items that may be doubled."""
    return [key for offer in view.offers if offer.kind is Kontra for key in offer.keys]


def test_doubling_needs_more_certainty_than_promising() -> None:
    """In five worlds of six a move is better: that is enough for an announcement."""
    steps = [step for n in range(12) for step in house_deal(RULES["slovenian", 4], n).steps]
    all_views = [observe(step.deal, step.player) for step in steps]
    view_of_kontra = next(
        view for view in all_views if GAME in kontras(view) and by_thumb(view) == PASS
    )
    scores = np.array([[0.0, 12.0]] * 5 + [[0.0, -12.0]])
    for word, expected in ((Say("trula"), Say("trula")), (Kontra(GAME), PASS)):
        result = Trial([PASS, word], scores, np.arange(6))
        assert decided(view_of_kontra, result) == expected


def test_usual_move_is_left_only_for_a_better_one() -> None:
    equal = np.array([[3.0, 3.0, 3.0], [1.0, 1.0, 1.0]])
    assert surely_best(equal, 1, np.arange(2)) == 1
    by_chance = np.array([[0.0, 30.0], [0.0, -29.0], [0.0, 1.0]])
    assert surely_best(by_chance, 0, np.arange(3)) == 0
    surely = np.array([[0.0, 5.0], [0.0, 6.0], [0.0, 4.0]])
    assert surely_best(surely, 0, np.arange(3)) == 1


def test_copies_of_a_world_count_once() -> None:
    """A king that is saved in one world of four is no better, however often that world stands."""
    scores = np.array([[0.0, 9.0]] * 30 + [[0.0, -2.0], [0.0, -9.0], [0.0, 0.0]])
    assert surely_best(scores, 0, np.arange(33), doubt=1.0) == 1
    copies = np.array([0] * 30 + [1, 2, 3])
    assert surely_best(scores, 0, copies, doubt=1.0) == 0
    assert standard_error(scores[:, 1], copies) > 4 * standard_error(scores[:, 1], np.arange(33))


def test_world_drawn_twice_counts_twice() -> None:
    """Where few worlds are left to be drawn, how often each comes is known; copies add nothing."""
    step = house_deal(RULES["slovenian", 4], 1).steps[-7]
    view = observe(step.deal, step.player)
    drawn = list(deals_of(view, iter(worlds(view, 1, 40))))
    assert len({hidden_in(deal) for deal in drawn}) < 30
    assert effective_number(alike(drawn)) == 40
    assert effective_number(alike([*drawn[:1] * 39, drawn[1]])) < 1.1


@pytest.mark.parametrize("name", MENDED)
def test_search_plays_better_than_rules_of_thumb(name: str) -> None:
    """Games of the plain house up to where it went wrong; in three the club does, too."""
    lines, wrong, _ = marked_decision(name)
    deal = read("\n".join(lines)).live
    assert deal is not None
    view = observe(deal, deal.turn)
    assert encode(deal.rules.pack, choose(view, 1, 200)) != wrong


def test_drawn_moves_are_repeated_exactly_and_worse_ones_are_rarer() -> None:
    view = next(view for view in views(("slovenian", 4), 3) if by_thumb(view) == PASS)
    bids = [PASS, Bid("three"), Bid("two")]
    tried = Trial(bids, np.array([[0.0, -3.0, -90.0]] * 4), np.arange(4))
    moves = [drawn(view, tried, seed) for seed in range(400)]
    assert moves == [drawn(view, tried, seed) for seed in range(400)]
    passed, three, two = map(moves.count, bids)
    assert 1.8 * three < passed < 4 * three and not two, "three points: e to one"
    assert drawn(view, None, 1) == PASS
