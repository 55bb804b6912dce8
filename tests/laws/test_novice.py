"""The novice's moves are legal, depend on the view alone, and ignore unseen cards."""

from random import Random

from engine import HABITS, Action, Deal, admitted, choose, observe
from engine.house.novice import in_haste, remembered
from tests.laws.playing import Table, numbered_deal, sizes, tables
from tests.laws.swaps import check_unseen

NOVICE, CLUB = HABITS["novice"], HABITS["club"]


@tables
@sizes(4, 40)
def test_novice_has_a_legal_move_wherever_a_deal_can_lead(table: Table, deals: int) -> None:
    for seed in range(deals):
        for step in numbered_deal(table, seed).steps:
            view = observe(step.deal, step.player)
            action = choose(view, NOVICE)
            assert admitted(view.offers, action)
            assert action == choose(observe(step.deal, step.player), NOVICE)


@tables
@sizes(5, 100)
def test_novice_moves_do_not_depend_on_unseen_cards(table: Table, deals: int) -> None:
    def move(deal: Deal, player: int | None) -> Action | None:
        return choose(observe(deal, player), NOVICE) if deal.turn == player else None

    checks = sum(check_unseen(numbered_deal(table, n), Random(n), 4, move) for n in range(deals))
    assert checks > deals


@tables
def test_novice_is_in_haste_now_and_then_and_others_never_are(table: Table) -> None:
    views = [
        observe(step.deal, step.player) for n in range(30) for step in numbered_deal(table, n).steps
    ]
    cards = [view for view in views if view.phase == "play" and view.offers[0].size > 1]
    hasty = sum(in_haste(view, NOVICE) is not None for view in cards)
    assert len(cards) / 5 < hasty < len(cards) / 2
    assert not any(in_haste(view, CLUB) for view in views)


@tables
def test_novice_forgets_early_tricks(table: Table) -> None:
    ends = [steps[-1] for n in range(30) if (steps := numbered_deal(table, n).steps)]
    late = [view for step in ends if (view := observe(step.deal, step.player)).tricks[4:]]
    assert late
    for view in late:
        tricks = view.tricks if view.straw else view.tricks[-NOVICE.remembers :]
        assert remembered(view, NOVICE) == view._replace(tricks=tricks)
        assert remembered(view, CLUB) is view
