"""What a deal or a match brought its people, as the store keeps it and adds it up."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.forms import played_as
from bot.store import MatchResult, PlayedDeal
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
    """Results with all that a rating needs: the game, who played for whom, and the lead in spreads.

    People without a seat there any more played for themselves.
    """
    game = played_as(table.variant, table.players).name
    unit = variant(table.variant).spread(table.players)
    return tuple(
        replace(
            one,
            game=game,
            side=_side(table, one.user),
            lead=one.score / max(one.deals, 1) / unit,
        )
        for one in results
    )


def _side(table: Table, user: int) -> int:
    player = table.player_of(user)
    if player is None:
        return -user
    return table.rules.teams[player] if table.rules.teams else player


def played(table: Table, deal: Deal) -> tuple[PlayedDeal, ...]:
    """A finished deal as each person at the table played it; nothing, if it has no scores."""
    if deal.repeated:
        return ()
    settled = deal.rules.settle(deal)
    game = played_as(table.variant, table.players).name
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
    """Whose contract it was, even if they threw it in (POL-ONE-1)."""
    bidding = deal.bidding
    return bidding.high_bidder if bidding.declarer is None else bidding.declarer
