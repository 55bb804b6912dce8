"""Replays: finished deals, trick by trick and with all cards open."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from bot.games.info import TableInfo
from bot.tables.memory.deal_log import Diverged, positions, replayed_deal
from bot.tables.memory.untold import finished_event, just_after
from bot.tables.model.records import DealLog
from bot.tables.model.table import Table
from engine import Action, Cards, Counted, Deal, Settlement, Trick, View, decode, observe, union


class Turn(NamedTuple):
    """A decision of a finished deal."""

    position: int
    """The number of moves before it."""
    action: Action
    view: View
    """The deal as the player who decided saw it."""
    trick: int | None
    """The number of complete tricks; None: the play had not begun."""
    dealt: bool
    secret: bool
    """The others could not know that anybody was asked (ROM-DEAL-9)."""

    @property
    def player(self) -> int:
        """The player who decided."""
        assert self.view.viewer is not None
        return self.view.viewer


class Moment(NamedTuple):
    """A trick of a finished deal."""

    view: View
    """As everybody saw it when the trick lay complete before its winner, but with all hands open as
    they were when it was led: enough to draw the table from."""
    trick: Trick
    gift: Cards
    """The talon card that went with it (SLO-PLAY-11); 0 elsewhere."""
    piles: tuple[Counted, ...]
    """Each side's cards so far, with the discards of their owner."""


@dataclass(frozen=True)
class Replayed:
    """A finished deal. Tuples are by player."""

    info: TableInfo
    """The table once the deal was scored."""
    number: int
    """Its number in the log."""
    dealt: tuple[Cards, ...]
    straw: tuple[tuple[Cards, ...], ...]
    """The straw men as dealt, pile by pile; empty: there are none."""
    talon: tuple[Cards, ...]
    """From the top; empty where there is none."""
    discards: Cards
    start: View
    """As everybody saw it before the first card, or at the end if none was played."""
    end: View
    """As everybody saw it at the end, with its score."""
    moments: tuple[Moment, ...]
    turns: tuple[Turn, ...]
    """All decisions: the positions to play on from."""


class Headline(NamedTuple):
    """A finished deal in short: its scores by player, what was played, and who declared it."""

    scores: tuple[int, ...]
    contract: str
    """Its key; empty: nothing was played."""
    declarer: int | None


def headline(table: Table, stored: DealLog) -> Headline:
    """Return a deal in short; only the scores if its log does not replay."""
    scores = stored.deal.scores or ()
    deal = None
    try:
        for deal in positions(table, stored):
            if deal.playing is not None:  # nothing later changes it
                break
    except Diverged:
        return Headline(scores, "", None)
    if deal is None or deal.contract is None:
        return Headline(scores, "", None)
    return Headline(scores, deal.contract.key, deal.bidding.declarer)


def replay(table: Table, stored: DealLog) -> Replayed | None:
    """Replay a finished deal trick by trick; None if its log does not lead to the stored end."""
    past = replayed_deal(table, stored)
    if past is None or not past.live.deal.over:
        return None
    positions = past.positions
    end = past.live.deal
    led = _positions_before_leads(positions)
    settled = end.rules.settle(end)
    moments = [_moment(before, after, settled) for before, after in pairwise((*led, end))]
    ended = finished_event(just_after(table, stored, past.live), past.live)
    return Replayed(
        info=ended.info,
        number=stored.deal.number,
        dealt=end.dealt,
        straw=_straw(positions),
        talon=() if end.straw else end.talon,
        discards=end.exchange.laid if end.exchange else 0,
        start=_view_with_talon(led[0] if led else end),
        end=ended.view,
        moments=tuple(moment for moment in moments if moment is not None),
        turns=tuple(_turns(positions, stored)),
    )


def _turns(positions: tuple[Deal, ...], stored: DealLog) -> Iterator[Turn]:
    for position, (deal, move) in enumerate(zip(positions, stored.moves, strict=False)):
        yield Turn(
            position=position,
            action=decode(deal.rules.pack, move.code),
            view=observe(deal, move.player),
            trick=len(deal.playing.tricks) if deal.playing else None,
            dealt=any(deal.dealt),
            secret=deal.in_secret,
        )


def _view_with_talon(deal: Deal) -> View:
    """Observe the deal as everybody saw it, plus the talon sets that some did not see."""
    view = observe(deal, None)
    return view if deal.exchange is None else view._replace(sets=deal.exchange.sets)


def _positions_before_leads(positions: tuple[Deal, ...]) -> tuple[Deal, ...]:
    """Return the positions before each lead."""
    return tuple(
        before
        for before, after in pairwise(positions)
        if not _has_begun_trick(before) and _has_begun_trick(after)
    )


def _has_begun_trick(deal: Deal) -> bool:
    """Whether cards of a trick lie on the table."""
    return deal.playing is not None and bool(deal.playing.trick)


def _moment(before: Deal, after: Deal, settled: Settlement) -> Moment | None:
    """Return the trick between two positions; None if it was never complete."""
    done = len(before.playing.tricks) if before.playing else 0
    if after.playing is None or len(after.playing.tricks) <= done:
        return None
    trick = after.playing.tricks[done]
    view = observe(before, None)._replace(
        leader=trick.leader, trick=trick.cards, turn=trick.winner, open_hands=before.hands
    )
    gifts = observe(after, None).gifts
    gift = gifts[done] if done < len(gifts) else 0
    return Moment(view, trick, gift, _so_far(after, settled))


def _so_far(deal: Deal, settled: Settlement) -> tuple[Counted, ...]:
    """Return each side's piles; once all cards are played, as they were settled."""
    if deal.over and settled.piles:
        return settled.piles
    rules = deal.rules
    exchange = deal.exchange
    piles = []
    for players in sides(deal, settled.declaring):
        pile = union(deal.playing.taken[player] for player in players) if deal.playing else 0
        if exchange is not None:
            owner = deal.bidding.declarer if exchange.hidden_by is None else exchange.hidden_by
            pile |= exchange.laid if owner in players else 0
        piles.append(Counted(players, rules.count.written(rules.pack, pile)))
    return tuple(piles)


def sides(deal: Deal, declaring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the sides: the declarer's and the defenders', fixed partners, or each player alone."""
    if declaring:
        return declaring, tuple(player for player in deal.order if player not in declaring)
    if teams := deal.rules.teams:
        return tuple(
            tuple(player for player in range(len(teams)) if teams[player] == team)
            for team in dict.fromkeys(teams)
        )
    return tuple((player,) for player in deal.order)


def _straw(positions: tuple[Deal, ...]) -> tuple[tuple[Cards, ...], ...]:
    """Return the piles of the straw men before any card was turned."""
    first = next((deal.straw for deal in positions if deal.straw), None)
    if first is None:
        return ()
    return tuple(
        tuple(union(hidden) | top for hidden, top in zip(piles, tops, strict=True))
        for piles, tops in zip(first.hidden, first.tops, strict=True)
    )


def seat_of(replayed: Replayed, user: int) -> int | None:
    """Return a person's seat in a finished deal; None if they had none."""
    chairs = replayed.info.chairs
    return next((player for player, chair in enumerate(chairs) if chair.user == user), None)
