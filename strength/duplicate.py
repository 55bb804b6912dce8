"""Duplicate deals: the same cards again and again, and who sits where is all that changes.

``at_table``: one challenger among players of another kind, on every seat in turn. ``in_role``: all
bid as the others do; then the challenger has the declarer's seat, or those of the defenders.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from statistics import fmean
from time import thread_time
from typing import NamedTuple, TypeAlias

from engine import VARIANTS, Deal, Rules, act, observe, open_deal, variant
from engine.sides import DEFENCE, members
from strength.players import PLAYERS

FORMS = {
    f"{key}{players}": (key, players) for key, game in VARIANTS.items() for players in game.players
}
"""All forms by name: the variant and the players at the table."""

Seating: TypeAlias = Callable[[Deal], str]
"""The name of who chooses now."""


def rules_of(form: str) -> Rules:
    """The rules of a form, as they are by default."""
    key, players = FORMS[form]
    return variant(key).build(players)


def played(rules: Rules, number: int, seating: Seating, seconds: list[float] | None = None) -> Deal:
    """The end of the deal of this number: it seeds the cards, and what players leave to chance.

    Moves with a choice are added to ``seconds``, in processor time.
    """
    seed = f"{rules.variant} {rules.players} {number}"
    deal = open_deal(rules, rules.pack.shuffled(Random(seed)), number % rules.players)
    chances = [Random(f"{seed} {player}") for player in range(rules.players)]
    while (player := deal.turn) is not None:
        view, choosing = observe(deal, player), PLAYERS[seating(deal)]
        begin = thread_time()
        action = choosing(view, chances[player])
        if seconds is not None and sum(offer.size for offer in view.offers) > 1:
            seconds.append(thread_time() - begin)
        deal = act(deal, player, action)
    return deal


def scores(deal: Deal) -> tuple[int, ...]:
    """What a deal has brought, by player; nothing if it was void or annulled."""
    return deal.rules.settle(deal).scores


# At the same table ------------------------------------------------------------------------------


class Seated(NamedTuple):
    """A deal played with the challenger on every seat in turn: game points in the mean."""

    challenger: float
    others: float


def at_table(rules: Rules, number: int, challenger: str, other: str) -> Seated:
    """One challenger at a table of others."""
    own, theirs = [], []
    for seat in range(rules.players):
        found = scores(played(rules, number, one_among(seat, challenger, other)))
        own.append(found[seat])
        theirs.append((sum(found) - found[seat]) / (rules.players - 1))
    return Seated(fmean(own), fmean(theirs))


def one_among(seat: int, challenger: str, other: str) -> Seating:
    """The challenger on one seat."""
    return lambda deal: challenger if deal.turn == seat else other


# In its role ------------------------------------------------------------------------------------


class Roles(NamedTuple):
    """By how many game points of the declarer the challenger does better in each role."""

    declarer: float
    defence: float


def in_role(rules: Rules, number: int, challenger: str, other: str) -> Roles | None:
    """The challenger as declarer, and as the defence; None: the deal has no declarer."""
    usual = played(rules, number, lambda deal: other)
    declarer = usual.bidding.declarer
    if declarer is None:
        return None

    def score(role: Callable[[Deal], bool]) -> int:
        def seating(deal: Deal) -> str:
            return challenger if is_bid(deal) and role(deal) else other

        return scores(played(rules, number, seating))[declarer]

    by_others = scores(usual)[declarer]
    return Roles(
        declarer=score(lambda deal: deal.turn == declarer) - by_others,
        defence=by_others - score(lambda deal: deal.turn in members(deal, DEFENCE)),
    )


def is_bid(deal: Deal) -> bool:
    """Whether the auction is over and somebody has the game."""
    return deal.contract is not None and deal.bidding.declarer is not None


# Among themselves -------------------------------------------------------------------------------


class Ways(NamedTuple):
    """What players of one kind do among themselves, summed over deals."""

    contracts: Counter[str]
    made: Counter[str]
    lines: Counter[str]
    """By line of the score and sign how often it was written: ``+trula``, ``-pagat_ultimo``."""
    seconds: list[float]
    """Processor time of each move that was a choice."""


def among_themselves(rules: Rules, numbers: range, player: str) -> Ways:
    """Some deals played by one kind of player alone."""
    ways = Ways(Counter(), Counter(), Counter(), [])
    for number in numbers:
        deal = played(rules, number, lambda deal: player, ways.seconds)
        settled = rules.settle(deal)
        ways.contracts[contract_of(deal)] += 1
        ways.made[contract_of(deal)] += bool(settled.made)
        for line in settled.lines:
            ways.lines[f"{'-' if line.points < 0 else '+'}{line.key}"] += 1
    return ways


def contract_of(deal: Deal) -> str:
    """The key of what was played; ``passed`` where nothing was."""
    if deal.contract is None or deal.playing is None:
        return deal.ended or "passed"
    return deal.contract.key
