"""The deals of a contest: cards that follow from its secret, and replayed lines of play.

A contest is played by default rules, without people's words, so that all get the same cards. After
a void deal, the next cards of the same secret are dealt.
"""

import hmac
import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Literal, NamedTuple, TypeAlias, get_args

from bot.contests.core.rows import Contest
from bot.games.rules import rules_of
from engine import (
    REFUSE,
    Action,
    Cards,
    Deal,
    KeyOffer,
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
"""The player whose seat people play; the dealer is drawn with the cards."""


class LinePosition(NamedTuple):
    """A position in a line of play."""

    deal: Deal
    match: Match
    """The match before the deal."""
    again: int = 0
    """The number of redeals."""


Role: TypeAlias = Literal["declarer", "partner", "defender", "none"]
"""A player's part in a finished deal; none: nobody was the declarer."""


class Ending(NamedTuple):
    """The contract of a finished deal, and its outcome."""

    contract: str
    """Its key; empty: there was none."""
    role: Role
    made: bool
    """The declarer has won."""

    def __str__(self) -> str:
        """Write an ending as it is stored.

        >>> str(Ending("three", "declarer", True)), str(Ending("klop", "none", False))
        ('three:declarer:1', 'klop:none:0')
        """
        return f"{self.contract}:{self.role}:{int(self.made)}"

    @classmethod
    def parse(cls, text: str) -> "Ending | None":
        """Read a stored ending; None: it is empty, or not one.

        >>> Ending.parse("three:partner:0"), Ending.parse("")
        (Ending(contract='three', role='partner', made=False), None)
        """
        contract, role, made = (*text.split(":"), "", "")[:3]
        known_role = next((known for known in ROLES if known == role), None)
        return None if known_role is None else cls(contract, known_role, made == "1")


ROLES: tuple[Role, ...] = get_args(Role)


def ending_of(end: Deal, player: int) -> Ending:
    """Return the ending of a finished deal for one of its players."""
    settlement, bidding = end.rules.settle(end), end.bidding
    contract = end.contract.key if end.contract else ""
    if settlement.made is None:
        return Ending(contract, "none", made=False)
    # A declarer who throws the deal in is no longer declarer, but the bid was theirs.
    declarer = bidding.high_bidder if bidding.declarer is None else bidding.declarer
    is_partner = player in settlement.declaring
    role: Role = "declarer" if player == declarer else "partner" if is_partner else "defender"
    return Ending(contract, role, settlement.made)


def contest_name(contest: Contest) -> str:
    """Return the contest's name from which its cards follow."""
    return f"{contest.kind} {contest.number} {contest.variant} {contest.players}"


def rules(contest: Contest) -> Rules:
    """Return the rules of a contest."""
    return rules_of(contest.variant, contest.players, contest.options)


def are_drawn(contest: Contest) -> bool:
    """Return whether the cards of all deals are settled."""
    return all(contest.secrets)


def _secret(contest: Contest, deal: int) -> bytes:
    """Return a deal's secret. Raises ValueError if it is yet to be drawn."""
    secret = contest.secrets[deal]
    if not secret:
        raise ValueError(f"Contest {contest.id}: deal {deal} is yet to be drawn.")
    return bytes.fromhex(secret)


def _all_secrets(contest: Contest) -> bytes:
    """Return all secrets, one after the other. Raises ValueError as ``_secret`` does."""
    return b"".join(_secret(contest, deal) for deal in range(len(contest.secrets)))


def commitment_of(contest: Contest, deal: int) -> str:
    """Return the commitment to a deal's secret, which is shown beforehand."""
    return commitment(_secret(contest, deal))


def commitment_to_all(contest: Contest) -> str:
    """Return the commitment to the concatenated secrets of all deals."""
    return commitment(_all_secrets(contest))


def mark_of(contest: Contest, person: int, deal: int) -> str:
    """Return a pseudonym of a person at a deal, which only its secret can resolve."""
    return hmac.digest(_secret(contest, deal), f"person {person}".encode(), "sha256").hex()


def deal_for(contest: Contest, person: int) -> int:
    """Draw a person's deal, where each person gets one.

    It depends on all secrets, so that it cannot be predicted before they are disclosed.
    """
    drawn = hmac.digest(_all_secrets(contest), f"deal of {person}".encode(), "sha256")
    return int.from_bytes(drawn, "big") % len(contest.secrets)


def _dealer(contest: Contest, deal: int) -> int:
    """Draw the dealer among those with whom the person's seat takes part."""
    message = f"{_message(contest, deal)}\ndealer"
    drawn = hmac.digest(_secret(contest, deal), message.encode(), "sha256")
    cycle = rules(contest).cycle
    candidates = [dealer for dealer in range(contest.players) if SEAT in cycle(dealer)]
    return candidates[int.from_bytes(drawn, "big") % len(candidates)]


def deck_of(contest: Contest, deal: int, again: int = 0) -> tuple[Cards, ...]:
    """Return the cards in the order in which they are dealt."""
    return fair_deck(rules(contest).pack, _secret(contest, deal), _message(contest, deal, again))


def _message(contest: Contest, deal: int, again: int = 0) -> str:
    return contest_message(contest_name(contest), deal + 1, again)


def open_deal(contest: Contest, deal: int) -> LinePosition:
    """Return the position of a deal before its first move."""
    match = open_match(rules(contest), _dealer(contest, deal), length=1)
    first = LinePosition(next_deal(match, deck_of(contest, deal)), match)
    return _redealt(contest, deal, first)


def position_after(
    contest: Contest, deal_index: int, position: LinePosition, action: Action
) -> LinePosition:
    """Return the position after a move of the player to move. Raises Refused."""
    deal = position.deal
    assert deal.turn is not None
    moved = position._replace(deal=act(deal, deal.turn, action))
    return _redealt(contest, deal_index, moved)


def _redealt(contest: Contest, deal_index: int, position: LinePosition) -> LinePosition:
    """Deal the next cards, with the same dealer, as long as the deal is void."""
    while position.deal.over and position.deal.repeated:
        redeals = position.again + 1
        match = close_deal(position.match, position.deal)
        dealt = next_deal(match, deck_of(contest, deal_index, redeals))
        position = LinePosition(dealt, match, redeals)
    return position


def replay_line(contest: Contest, deal: int, codes: Iterable[str]) -> Iterator[LinePosition]:
    """Replay a line of play: yield the position as dealt, and after each move.

    Raises the exceptions in ``deal_log.OTHER_RULES`` if the rules have changed since.
    """
    position = open_deal(contest, deal)
    yield position
    for code in codes:
        action = decode(position.deal.rules.pack, code)
        position = position_after(contest, deal, position, action)
        yield position


# Digests of views -------------------------------------------------------------------------------

_to_json = json.JSONEncoder(check_circular=False).encode
"""Writes facts as JSON. Plain values are never circular."""


def _is_asked_about_last_set(view: View) -> bool:
    """Whether a declarer who has looked at all sets may still refuse the last one.

    Afterwards nothing but the offers is different: they choose among all sets.
    """
    may_refuse = any(isinstance(offer, KeyOffer) and REFUSE in offer.keys for offer in view.offers)
    return may_refuse and all(view.sets)


def view_digest(view: View, again: int) -> str:
    """Return 32 hex digits of all that a player has seen of a deal, the same on every machine.

    The facts are listed one by one, so that kept answers are still found when views gain fields.
    """
    pack, contract = view.rules.pack, view.contract
    facts = (
        *(again, view.viewer, view.dealer, view.phase, view.turn, view.ended),
        *(view.hand, view.hand_sizes, view.open_hands),
        [(player, encode(pack, bid)) for player, bid in view.bids],
        *(contract and contract.key, view.declarer, view.called, view.converted),
        *(view.sets, view.chosen, view.laid, view.laid_size),
        [(player, encode(pack, action)) for player, action in view.said],
        *(view.leader, view.trick, [tuple(trick) for trick in view.tricks]),
        *(view.gifts, view.gift_ahead, view.held, view.exposed, view.face_up),
        view.proposals
        and [(player, encode(pack, action)) for player, action in view.proposals.said],
        *(view.fool, view.straw, view.cutting, view.doubled, view.level),
        *(["last set"] if _is_asked_about_last_set(view) else ()),
    )
    return blake2b(_to_json(facts).encode(), digest_size=16).hexdigest()
