"""The deals of a contest: cards that follow from its secret, and a line of play followed.

A contest is played by default rules, without words of people: all must get the same cards. A deal
that is dealt again (a void hand) goes on with the next cards of the same secret.
"""

import hmac
import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

from bot.store.contests import Contest
from bot.tables.kept_rules import rules_of
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
"""The player as whom people play a deal: who deals there is drawn with the cards."""


class Standing(NamedTuple):
    """Where a line of play stands."""

    deal: Deal
    match: Match
    """As it stood before the deal."""
    again: int = 0
    """How often it has been dealt anew."""


def name_of(contest: Contest) -> str:
    """By what a contest is called where its cards are made."""
    return f"{contest.kind} {contest.number} {contest.variant} {contest.players}"


def rules(contest: Contest) -> Rules:
    """What is played."""
    return rules_of(contest.variant, contest.players, contest.options)


def pledged(contest: Contest, deal: int) -> str:
    """What is shown of the secret of a deal beforehand."""
    return commitment(bytes.fromhex(contest.secrets[deal]))


def pledged_all(contest: Contest) -> str:
    """The same of the secrets of all its deals, one after the other."""
    return commitment(bytes.fromhex("".join(contest.secrets)))


def mark_of(contest: Contest, person: int, deal: int = 0) -> str:
    """Who somebody is at a deal, in words that only those can read who know its secret."""
    secret = bytes.fromhex(contest.secrets[deal])
    return hmac.digest(secret, f"person {person}".encode(), "sha256").hex()


def deal_for(contest: Contest, person: int) -> int:
    """Which of its deals somebody is dealt, where each is dealt one: that hangs on all secrets, so
    that nobody can tell before they are shown."""
    if contest.kind != "rated":
        return 0
    secret = bytes.fromhex("".join(contest.secrets))
    drawn = hmac.digest(secret, f"deal of {person}".encode(), "sha256")
    return int.from_bytes(drawn, "big") % len(contest.secrets)


def _dealer(contest: Contest, deal: int) -> int:
    """Who deals: drawn with the cards, among those with whom the person plays."""
    secret = bytes.fromhex(contest.secrets[deal])
    drawn = hmac.digest(secret, f"{_message(contest, deal)}\ndealer".encode(), "sha256")
    cycle = rules(contest).cycle
    fit = [dealer for dealer in range(contest.players) if SEAT in cycle(dealer)]
    return fit[int.from_bytes(drawn, "big") % len(fit)]


def deck_of(contest: Contest, deal: int, again: int = 0) -> tuple[Cards, ...]:
    """The cards in the order in which they are dealt."""
    secret = bytes.fromhex(contest.secrets[deal])
    return fair_deck(rules(contest).pack, secret, _message(contest, deal, again))


def _message(contest: Contest, deal: int, again: int = 0) -> str:
    return contest_message(name_of(contest), deal + 1, again)


def opened(contest: Contest, deal: int) -> Standing:
    """A deal before its first move."""
    match = open_match(rules(contest), _dealer(contest, deal), length=1)
    first = Standing(next_deal(match, deck_of(contest, deal)), match)
    return _dealt_again(contest, deal, first)


def after(contest: Contest, number: int, standing: Standing, action: Action) -> Standing:
    """The line after the move of whoever is on turn. Raises Refused."""
    deal = standing.deal
    assert deal.turn is not None
    found = standing._replace(deal=act(deal, deal.turn, action))
    return _dealt_again(contest, number, found)


def _dealt_again(contest: Contest, number: int, standing: Standing) -> Standing:
    """The same dealer deals once more where the deal is void: with the next cards."""
    while standing.deal.over and standing.deal.repeated:
        again = standing.again + 1
        match = close_deal(standing.match, standing.deal)
        dealt = next_deal(match, deck_of(contest, number, again))
        standing = Standing(dealt, match, again)
    return standing


def followed(contest: Contest, deal: int, codes: Iterable[str]) -> Iterator[Standing]:
    """A line of play: as dealt, and after each of its moves.

    Raises what ``deal_log.OTHER_RULES`` names where it was made by rules that are others now.
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
    """What a player has seen of a deal until now, in 32 hex digits: the same on every machine.

    All of it stands in the view, and nothing else goes in. Facts are listed one by one, so that a
    view may gain fields and what was kept is still found.
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
