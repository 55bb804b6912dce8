"""Lines and notes of the golden games, and of many other deals."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from engine import VARIANTS, Deal
from engine.match import close_deal, closing, open_match
from engine.records.read import read
from engine.scores import Line, Note
from tests.games.golden import files_of
from tests.laws.playing import random_deal, random_rules


class GameFacts(NamedTuple):
    """The lines of a game's scores, and its notes by the place they stand in."""

    lines: tuple[Line, ...]
    notes: tuple[tuple[str, Note], ...]


def _deals(game: str, deals: int) -> Iterator[Deal]:
    for file in files_of(game):
        yield from (deal for deal in read(file.read_text("utf-8")).deals if deal.over)
    for players in VARIANTS[game].players:
        for seed in range(deals):
            rng = Random(f"{game} {players} {seed}")
            yield random_deal(random_rules((game, players), rng), rng).end


def _notes(deal: Deal) -> Iterator[tuple[str, Note]]:
    """Notes on the board, on the score sheet, and at the end of a match that ends here."""
    tally = deal.rules.tally
    yield from (("board", note) for note in tally.notes(deal))
    yield from (("score", note) for note in deal.rules.settle(deal).notes)
    match = close_deal(open_match(deal.rules, carry=deal.carry), deal)
    yield from (("match", note) for note in closing(match).notes)


@cache
def game_facts(game: str, deals: int) -> GameFacts:
    """Lines and notes of a game in its golden games, and in random deals of each table."""
    lines: list[Line] = []
    notes: list[tuple[str, Note]] = []
    for deal in _deals(game, deals):
        if not deal.repeated:
            lines += deal.rules.settle(deal).lines
            notes += _notes(deal)
    return GameFacts(tuple(lines), tuple(notes))
