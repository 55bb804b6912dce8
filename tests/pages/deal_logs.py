"""Stored rows of played deals, without a store."""

import json

from bot.games.info import Chair
from bot.tables.model.match_packing import pack_match
from bot.tables.model.records import DealLog, Move, StoredDeal
from bot.tables.model.table import Table
from engine import Rules, open_match
from tests.laws.playing import RandomDeal
from tests.pages.drawn import PEOPLE


def table_of(rules: Rules) -> Table:
    """A table of friends who play by these rules; its match has just begun."""
    chairs = tuple(Chair(name, user) for user, name in enumerate(PEOPLE[: rules.players], 11))
    table = Table(
        id=7,
        guild=1,
        channel=2,
        founder=11,
        variant=rules.variant,
        players=rules.players,
        options=dict(rules.options),
        language="en",
        created_at=0,
        state="playing",
        chairs=chairs,
    )
    table.match = open_match(table.rules, length=rules.length)
    return table


def deal_log(played_deal: RandomDeal) -> DealLog:
    """The log of a deal."""
    first = played_deal.steps[0].deal if played_deal.steps else played_deal.end
    rules = first.rules
    pack = first.rules.pack
    match = open_match(rules, first.dealer, rules.length, carry=first.carry)
    moves = (
        Move(number, player, "person", 11, code, then, number)
        for number, ((player, code), then) in enumerate(
            zip(played_deal.moves, played_deal.digests[1:], strict=True)
        )
    )
    scores = () if played_deal.end.repeated else rules.settle(played_deal.end).scores
    row = StoredDeal(
        table=7,
        number=1,
        dealer=first.dealer,
        deck=" ".join(pack.code(card) for card in played_deal.deck),
        carry=json.dumps(pack_match(match)),
        digest=played_deal.digests[0],
        started_at=0,
        state="finished",
        scores=scores,
        finished_at=1,
    )
    return DealLog(row, tuple(moves))
