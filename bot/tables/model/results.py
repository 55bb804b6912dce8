"""Results of deals and matches for each person, as the store keeps them."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.forms import form_of
from bot.tables.model.records import MatchResult, PlayedDeal
from bot.tables.model.table import Table
from engine import Deal, Match, closing, places, variant


def results(table: Table, match: Match) -> tuple[MatchResult, ...]:
    """Each person's result of the match."""
    final = closing(match).scores
    return rateable(
        table,
        tuple(
            MatchResult(chair.user, score, place, match.finished, table.people, game="")
            for chair, score, place in zip(table.chairs, final, places(final), strict=True)
            if chair.user is not None
        ),
    )


def rateable(table: Table, results: Iterable[MatchResult]) -> tuple[MatchResult, ...]:
    """Results with the fields for a rating: the game, the sides, and the lead in spreads.

    People without a seat at the table any more count as a side of their own.
    """
    game = form_of(table.variant, table.players).name
    unit = variant(table.variant).spread(table.players)
    return tuple(
        replace(
            result,
            game=game,
            side=_side(table, result.user),
            lead=result.score / max(result.deals, 1) / unit,
        )
        for result in results
    )


def _side(table: Table, user: int) -> int:
    player = table.player_of(user)
    if player is None:
        return -user
    return table.rules.teams[player] if table.rules.teams else player


def played_deals(table: Table, deal: Deal) -> tuple[PlayedDeal, ...]:
    """A finished deal's result for each person at the table; empty if it has no scores."""
    if deal.repeated:
        return ()
    settled = deal.rules.settle(deal)
    game = form_of(table.variant, table.players).name
    declarer = None if settled.made is None else _declarer(deal)
    return tuple(
        PlayedDeal(
            player,
            chair.user,
            game,
            settled.scores[player],
            declared=player == declarer,
            made=player == declarer and bool(settled.made),
        )
        for player, chair in enumerate(table.chairs)
        if chair.user is not None
    )


def _declarer(deal: Deal) -> int | None:
    """The declarer, even of a contract that was thrown in (POL-ONE-1)."""
    bidding = deal.bidding
    return bidding.high_bidder if bidding.declarer is None else bidding.declarer
