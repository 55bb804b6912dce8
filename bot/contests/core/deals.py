"""The deals of a contest: cards that follow from its secret, and replayed lines of play.

A contest is played by default rules, without people's words: all must get the same cards. A deal
that is dealt again (a void hand) goes on with the next cards of the same secret.
"""

import hmac
import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

from bot.contests.core.rows import Contest
from bot.games.rules import rules_of
from engine import (
    Action,
    Cards,
    Deal,
    Match,
    Rules,
    View,
    act,
    close_deal,
    commitment,
    contest_message,
    decode,
    encode,
    fair_deck,
    next_deal,
    open_match,
)

SEAT = 0
"""The player whose seat people play: who deals there is drawn with the cards."""


class LinePosition(NamedTuple):
    """A position in a line of play."""

    deal: Deal
    match: Match
    """As it stood before the deal."""
    again: int = 0
    """How often it was dealt again."""


def name_of(contest: Contest) -> str:
    """A contest's name for making its cards."""
    return f"{contest.kind} {contest.number} {contest.variant} {contest.players}"


def rules(contest: Contest) -> Rules:
    """What is played."""
    return rules_of(contest.variant, contest.players, contest.options)


def pledged(contest: Contest, deal: int) -> str:
    """The commitment to a deal's secret, shown beforehand."""
    return commitment(bytes.fromhex(contest.secrets[deal]))


def pledged_all(contest: Contest) -> str:
    """The same for the secrets of all its deals, one after another."""
    return commitment(bytes.fromhex("".join(contest.secrets)))


def mark_of(contest: Contest, person: int, deal: int = 0) -> str:
    """Who somebody is at a deal, readable only with its secret."""
    secret = bytes.fromhex(contest.secrets[deal])
    return hmac.digest(secret, f"person {person}".encode(), "sha256").hex()


def deal_for(contest: Contest, person: int) -> int:
    """Which of its deals somebody is dealt, where each person gets one: it depends on all secrets,
    so that nobody can tell before they are shown."""
    secret = bytes.fromhex("".join(contest.secrets))
    drawn = hmac.digest(secret, f"deal of {person}".encode(), "sha256")
    return int.from_bytes(drawn, "big") % len(contest.secrets)


def _dealer(contest: Contest, deal: int) -> int:
    """Who deals: drawn with the cards, among the dealers with whom the person plays."""
    secret = bytes.fromhex(contest.secrets[deal])
    drawn = hmac.digest(secret, f"{_message(contest, deal)}\ndealer".encode(), "sha256")
    cycle = rules(contest).cycle
    fit = [dealer for dealer in range(contest.players) if SEAT in cycle(dealer)]
    return fit[int.from_bytes(drawn, "big") % len(fit)]


def deck_of(contest: Contest, deal: int, again: int = 0) -> tuple[Cards, ...]:
    """The cards, in the order they are dealt."""
    secret = bytes.fromhex(contest.secrets[deal])
    return fair_deck(rules(contest).pack, secret, _message(contest, deal, again))


def _message(contest: Contest, deal: int, again: int = 0) -> str:
    return contest_message(name_of(contest), deal + 1, again)


def opened(contest: Contest, deal: int) -> LinePosition:
    """A deal before its first move."""
    match = open_match(rules(contest), _dealer(contest, deal), length=1)
    first = LinePosition(next_deal(match, deck_of(contest, deal)), match)
    return _dealt_again(contest, deal, first)


def after(contest: Contest, number: int, standing: LinePosition, action: Action) -> LinePosition:
    """The line after the move of the player to move. Raises Refused."""
    deal = standing.deal
    assert deal.turn is not None
    found = standing._replace(deal=act(deal, deal.turn, action))
    return _dealt_again(contest, number, found)


def _dealt_again(contest: Contest, number: int, standing: LinePosition) -> LinePosition:
    """If the deal is void, the same dealer deals again, with the next cards."""
    while standing.deal.over and standing.deal.repeated:
        again = standing.again + 1
        match = close_deal(standing.match, standing.deal)
        dealt = next_deal(match, deck_of(contest, number, again))
        standing = LinePosition(dealt, match, again)
    return standing


def followed(contest: Contest, deal: int, codes: Iterable[str]) -> Iterator[LinePosition]:
    """A line of play, replayed: as dealt, and after each move.

    Raises what ``deal_log.OTHER_RULES`` names if the rules have changed since.
    """
    standing = opened(contest, deal)
    yield standing
    for code in codes:
        action = decode(standing.deal.rules.pack, code)
        standing = after(contest, deal, standing, action)
        yield standing


# What a player has seen -------------------------------------------------------------------------

_written = json.JSONEncoder(check_circular=False).encode
"""Facts as JSON. Plain values never contain themselves."""


def seen(view: View, again: int) -> str:
    """What a player has seen of a deal so far, in 32 hex digits: the same on every machine.

    It comes from the view and nothing else. Facts are listed one by one, so that a
    view may gain fields and kept answers are still found.
    """
    pack, contract = view.rules.pack, view.contract
    facts = (
        *(again, view.viewer, view.dealer, view.phase, view.turn, view.ended),
        *(view.hand, view.hand_sizes, view.open_hands),
        [(player, encode(pack, one)) for player, one in view.bids],
        *(contract and contract.key, view.declarer, view.called, view.converted),
        *(view.sets, view.chosen, view.laid, view.laid_size),
        [(player, encode(pack, one)) for player, one in view.said],
        *(view.leader, view.trick, [tuple(trick) for trick in view.tricks]),
        *(view.gifts, view.gift_ahead, view.held, view.exposed, view.face_up),
        view.proposals and [(player, encode(pack, one)) for player, one in view.proposals.said],
        *(view.fool, view.straw, view.cutting, view.doubled, view.level),
    )
    return blake2b(_written(facts).encode(), digest_size=16).hexdigest()
