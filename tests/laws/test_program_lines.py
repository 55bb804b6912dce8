"""The lines that programs are sent, and the vectors of learners, hold what their seat may see."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import Deal, observe
from players.numbering import Numbering
from players.observation import Observing
from players.question import question
from tests.laws.playing import RULES, Table, many_deals, numbered_deal, sizes, tables
from tests.laws.swaps import cards_known, check_king, check_unseen

CHOICES = re.compile(r"(?:play|lay|give):(.+)")
"""Moves whose cards are the player's; a call names a king that may lie anywhere."""


def line_sent(deal: Deal, viewer: int | None) -> object:
    """The line for a viewer's program."""
    return question(observe(deal, viewer), 0)


def words_of(value: Any) -> Iterator[str]:
    """All texts in a plain value, down to the last."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (word for inner in value.values() for word in words_of(inner))
    elif isinstance(value, list | tuple):
        yield from (word for inner in value for word in words_of(inner))


def cards_named(deal: Deal, line: dict[str, Any]) -> int:
    """The cards that a line names, but for kings that may be called."""
    moves = [match[1] for code in line["legal"] if (match := CHOICES.fullmatch(code))]
    said = words_of({key: value for key, value in line.items() if key != "legal"})
    codes = {code for text in (*moves, *said) for code in text.split("+")}
    pack = deal.rules.pack
    return sum(pack[code] for code in codes if code in pack)


@tables
@many_deals
def test_line_names_no_card_that_its_seat_may_not_see(table: Table, deals: int) -> None:
    for number in range(deals):
        game = numbered_deal(table, number)
        for deal in (*(step.deal for step in game.steps), game.end):
            for viewer in (None, *range(table[1])):
                named = cards_named(deal, question(observe(deal, viewer), 0))
                assert not named & ~cards_known(deal, viewer), (number, viewer)
                if viewer is not None:
                    assert not deal.hands[viewer] & ~named


@tables
@many_deals
def test_swapping_unseen_cards_changes_no_line(table: Table, deals: int) -> None:
    checks = sum(
        check_unseen(numbered_deal(table, n), Random(n), 3, line_sent)
        for n in range(min(deals, 1000))
    )
    assert checks > deals


@tables
@many_deals
def test_swapping_unseen_cards_changes_no_vector(table: Table, deals: int) -> None:
    observing, numbering = Observing(RULES[table]), Numbering(RULES[table])

    def vector_and_moves(deal: Deal, viewer: int | None) -> object:
        view = observe(deal, viewer)
        if viewer is None:
            return None
        return observing(view, 0).tobytes(), numbering.legal(view, 0)

    checks = sum(
        check_unseen(numbered_deal(table, n), Random(n), 3, vector_and_moves)
        for n in range(min(deals, 1000))
    )
    assert checks > deals


SECRET_PARTNERS = [
    table
    for table, rules in RULES.items()
    if any(contract.calls_king for contract in rules.contracts.values())
]


@pytest.mark.parametrize("table", SECRET_PARTNERS, ids=str)
@sizes(15, 60)
def test_line_does_not_show_the_holder_of_the_called_king(table: Table, deals: int) -> None:
    games = (numbered_deal(table, number) for number in range(deals))
    assert sum(check_king(game, Random(n), 6, line_sent) for n, game in enumerate(games)) > deals
