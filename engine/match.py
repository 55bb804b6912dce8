"""A match: a series of deals, with what one leaves behind for the next (SLO-SEAT-5, SLO-END)."""

from typing import NamedTuple

from engine.acting import open_deal
from engine.cards import Cards
from engine.deal import Deal
from engine.deal_facts import holder
from engine.rules import Rules
from engine.scores import Carry, Closing


class Match(NamedTuple):
    """The state between two deals; scores are cumulative game points by player."""

    rules: Rules
    scores: tuple[int, ...]
    carry: Carry
    dealer: int
    """The next dealer; a deal on the table has a dealer of its own."""
    length: int | None = None
    """The number of deals; None: not counted, or not known where the match began."""
    goal: int | None = None
    """The score that ends the match; None: it has no such end."""
    finished: int = 0
    """Deals that count, so far; void ones do not."""
    skis_called: bool = False
    last_dealer: int | None = None
    """The Fool's holder in the Škis deal: the match ends when they have dealt again (SLO-END-3)."""
    over: bool = False


def open_match(
    rules: Rules,
    dealer: int = 0,
    length: int | None = None,
    goal: int | None = None,
    scores: tuple[int, ...] = (),
    carry: Carry | None = None,
) -> Match:
    """A match before its first deal."""
    zeros = (0,) * rules.players
    return Match(
        rules, scores or zeros, carry or rules.tally.first(rules.players), dealer, length, goal
    )


def next_deal(match: Match, deck: tuple[Cards, ...], method: str = "") -> Deal:
    """The next deal of the match, the deck falling by ``method`` (see ``open_deal``).

    Raises ValueError for a wrong deck or after the end.
    """
    if match.over:
        raise ValueError("the match is over")
    return open_deal(match.rules, deck, match.dealer, match.carry, method)


def call_skis(match: Match) -> Match:
    """Declare the Škis round: it begins with the next deal that is dealt (SLO-END-1)."""
    return match._replace(skis_called=True)


def close_deal(match: Match, deal: Deal, *, skis_deal: bool | None = None) -> Match:
    """The match after a finished deal (SLO-RAD-4).

    ``skis_deal`` says whether the Škis round had been declared when the deal was dealt; by
    default, whether it has been declared by now. Raises ValueError if the deal is not over.
    """
    if not deal.over:
        raise ValueError("the deal is not over")
    if deal.repeated:
        return match._replace(carry=deal.rules.tally.repeats(match.carry))
    settlement = deal.rules.settle(deal)
    scores = tuple(map(sum, zip(match.scores, settlement.scores, strict=True)))
    finished = match.finished + deal.counted
    carry = deal.rules.tally.carry_on(deal, settlement, match.scores, scores)
    in_skis = match.skis_called if skis_deal is None else skis_deal
    last = match.last_dealer
    complete = match.length is not None and finished >= match.length
    ended = complete and not deal.rules.tally.goes_on(carry)
    ended = ended or (last is not None and deal.dealer == last)
    ended = ended or (match.goal is not None and max(scores) >= match.goal)
    if in_skis and last is None:  # the holder of the Fool deals last (SLO-END-2)
        last = holder(deal, deal.rules.fool)
    return match._replace(
        scores=scores,
        carry=carry,
        dealer=(deal.dealer + 1) % match.rules.players,
        finished=finished,
        last_dealer=last,
        over=ended,
    )


def closing(match: Match, *, stopped: bool = False) -> Closing:
    """The end of the match as it stands, once all that was carried on is settled.

    ``stopped``: its players stopped it. A match without an agreed end is over then; one for a
    number of deals or points is broken off, and nobody pays for that.
    """
    tally, agreed = match.rules.tally, match.length is not None or match.goal is not None
    settle = tally.break_off if stopped and agreed else tally.close
    return settle(match.scores, match.carry, match.dealer)


def places(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each player, 1 the best; equal scores share the place.

    >>> places((10, 95, -140, 95))
    (3, 1, 4, 1)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
