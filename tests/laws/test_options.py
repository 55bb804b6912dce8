"""Deals can be played with every value of every option, by chance and by the house."""

from collections.abc import Iterator
from random import Random

import pytest
from _pytest.mark import ParameterSet

from engine import VARIANTS, Rules, act, observe, open_deal
from engine.actions import admitted
from engine.house.choosing import choose
from engine.records.digest import digest
from engine.records.read import read
from engine.records.write import write
from tests.laws.playing import (
    RULES,
    random_carry,
    random_deal,
    random_deck,
    random_rules,
    sizes,
    tables,
)

CHANGED = [
    (game, option.key, value)
    for game, family in VARIANTS.items()
    for option in family.options
    for value in option.values[1:]
]


def changes() -> Iterator[ParameterSet]:
    """Every value of every option at one table of its game; in ``make long`` at all tables."""
    for number, (game, key, value) in enumerate(CHANGED):
        tables = VARIANTS[game].players
        for index, players in enumerate(tables):
            marks = () if index == number % len(tables) else (pytest.mark.long,)
            name = f"{game}-{players} {key} {value}"
            yield pytest.param(game, players, key, value, marks=marks, id=name)


each_changed_option = pytest.mark.parametrize(("game", "players", "key", "value"), [*changes()])


def rules_with(game: str, players: int, key: str, value: str) -> Rules:
    """The rules of a table with one option changed."""
    rules = VARIANTS[game].build(players, {key: value})
    usual = RULES[game, players].options
    assert {**rules.options, key: usual[key]} == usual
    return rules


@each_changed_option
@sizes(1, 6)
def test_deals_are_played_and_replayed(
    game: str, players: int, key: str, value: str, deals: int
) -> None:
    """The record names the option, and leads to the same end and the same score."""
    rules = rules_with(game, players, key, value)
    for seed in range(deals):
        random_game = random_deal(rules, Random(f"{key} {value} {seed}"))
        end = random_game.end
        text = write(
            rules, end.carry, (0,) * players, end.dealer, random_game.deck, random_game.moves
        )
        assert f"option {key} {value}" in text.splitlines()
        replay = read(text)
        assert digest(replay.deals[0]) == digest(end)
        scores = (0,) * players if end.repeated else rules.settle(end).scores
        assert replay.match.scores == scores


@each_changed_option
def test_house_plays_with_every_option(game: str, players: int, key: str, value: str) -> None:
    """All actions of the house, bids included, are offered."""
    rules, rng = rules_with(game, players, key, value), Random(f"house {key} {value}")
    deal = open_deal(rules, random_deck(rules, rng), 0, random_carry(rules, rng))
    while deal.turn is not None:
        view = observe(deal, deal.turn)
        action = choose(view)
        assert admitted(view.offers, action)
        deal = act(deal, deal.turn, action)
    assert rules.settle(deal) == observe(deal, None).settlement


@tables
@sizes(4, 20)
def test_mixed_options_are_refused_or_playable(table: tuple[str, int], deals: int) -> None:
    """Options that do not go together are refused when the rules are built."""
    for seed in range(deals):
        rng = Random(seed)
        rules = random_rules(table, rng)
        random_game = random_deal(rules, rng)
        end, nobody = random_game.end, (0,) * table[1]
        text = write(rules, end.carry, nobody, end.dealer, random_game.deck, random_game.moves)
        assert digest(read(text).deals[0]) == digest(end)
        deal = open_deal(rules, random_game.deck, end.dealer, end.carry)
        while deal.turn is not None:
            deal = act(deal, deal.turn, choose(observe(deal, deal.turn)))
        assert deal.void or len(rules.settle(deal).scores) == table[1]
