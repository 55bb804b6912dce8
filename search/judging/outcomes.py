"""What moves score: each is made in all the given deals, which are then played out to their ends.

Scores are the engine's, in game points: a row for each play-out, a column for each player.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from engine import Action, Bid, Deal, Play, act
from search.judging.candidates import until_the_play
from search.judging.likely_worlds import rows_of
from search.kernel.arrays import Floats, Numbers
from search.kernel.contract_row import row_of
from search.kernel.exact_value import SHARE, gain, side_in_row
from search.kernel.layout import ROW, numbers
from search.kernel.moves import play
from search.kernel.play_outs import Ends, play_outs
from search.kernel.position import states_of
from search.kernel.settle import Settler

SLIPS = 80
"""This many of 256 cards are played at random, or all play-outs of a deal would be the same."""

BEGGING, SHOWN = 210, 130
"""The same where a declarer is to win no trick, and where their hand lies open besides: all who see
all cards would catch them in two deals of three, the club in fewer than half, and in a few more of
those where it sees the hand. That is what play-outs come to with so many slips."""

NOBODY = np.zeros(ROW, np.int64)
"""The row of a deal that ended before there was a contract: nobody scores."""

SETTLER = Settler()
"""What the engine has settled: the same for all worlds of a deal, and for all of its cards."""


class Outcomes(NamedTuple):
    """Deals after the moves tried in them, and some play-outs of each, one after the other."""

    deals: list[Deal]
    rows: Numbers
    ends: Ends | None
    """The cards played, with the card that was tried in front; None: what was tried is no card."""
    scores: Numbers


def gains(out: Outcomes, player: int) -> Floats:
    """By play-out what its scores mean to a player, in game points.

    Where what is won is paid for, that is their own score. Where only one side scores, or each for
    itself, their opponents' mean score is taken from it (``kernel.exact_value.gain``).
    """
    known: dict[int, Numbers] = {}  # each deal comes once for each of its cards
    for deal, row in zip(out.deals, out.rows, strict=True):
        if id(deal) not in known:
            known[id(deal)] = gain(deal, side_in_row(deal, row, player)[0], player)
    weights = np.array([known[id(deal)] for deal in out.deals]) / SHARE
    each = len(out.scores) // len(out.deals)
    found: Floats = (out.scores * weights.repeat(each, axis=0)).sum(axis=1)
    return found


def worth(out: Outcomes, choices: Sequence[Action], player: int) -> Floats:
    """By play-out what it means to a player, where these were the choices."""
    return (leads if any(isinstance(one, Bid) for one in choices) else gains)(out, player)


def leads(out: Outcomes, player: int) -> Floats:
    """By play-out, how far a player is ahead of the mean of all others, in game points.

    So a bid is valued: it decides with whom one plays, and a partner wins as much.
    """
    every = out.scores.shape[1]
    own = out.scores[:, player] * (every / (every - 1))
    found: Floats = own - out.scores.sum(axis=1) / (every - 1)
    return found


def of_cards(deals: Sequence[Deal], plays: Sequence[Play], seed: int, times: int) -> Outcomes:
    """The outcomes of every card in the first deal, then of every card in the next, and so on.

    The cards go straight into the kernel.

    Raises NotInKernel.
    """
    number = numbers(deals[0].rules.pack)
    cards = [number[one.card] for one in plays]
    rows = rows_of(deals)
    before = states_of(deals, rows)
    rows, states = rows.repeat(len(cards), axis=0), before.repeat(len(cards), axis=0)
    for place, state in enumerate(states):
        play(rows[place], state, cards[place % len(cards)])
    ends = play_outs(rows, states, seed=seed, slips=SLIPS, times=times)
    first = np.tile(np.array(cards).repeat(times), len(deals))
    ends = ends._replace(lines=np.concatenate((first[:, None], ends.lines), axis=1))
    bases = [deal for deal in deals for _ in cards]
    return Outcomes(bases, rows, ends, SETTLER.scores(bases, rows, ends))


def of_choice(
    deals: Sequence[Deal], choice: Action, player: int, seed: int, times: int
) -> Outcomes:
    """The outcomes of a choice before the play: the house goes on from it until cards are played.

    A deal that the choice ends brings its score. The seed alone is the chance of the play-outs, so
    choices that change nothing but the stakes are judged by the same play. Raises NotInKernel.
    """
    known: dict[int, Deal] = {}  # a likely world stands more than once
    for deal in deals:
        if id(deal) not in known:
            known[id(deal)] = until_the_play(act(deal, player, choice))
    after = [known[id(deal)] for deal in deals]
    row = {id(deal): _row_after(deal) for deal in known.values()}
    rows = np.array([row[id(deal)] for deal in after])
    scores = np.repeat([_settled(deal) for deal in after], times, axis=0)
    for slips, places in by_slips(after):
        going, told = [after[place] for place in places], rows[places]
        ends = play_outs(told, states_of(going, told), seed=seed, slips=slips, times=times)
        every = (np.array(places)[:, None] * times + np.arange(times)).ravel()
        scores[every] = SETTLER.scores(going, told, ends)
    return Outcomes(after, rows, None, scores)


def by_slips(deals: Sequence[Deal]) -> Iterator[tuple[int, list[int]]]:
    """The places of the deals whose play begins with a choice, by how many cards slip in each."""
    for slips in (SLIPS, BEGGING, SHOWN):
        places = [n for n, deal in enumerate(deals) if not deal.over and slips_in(deal) == slips]
        if places:
            yield slips, places


def _row_after(deal: Deal) -> Numbers:
    return NOBODY if deal.contract is None else row_of(deal)


def slips_in(deal: Deal) -> int:
    """How many of 256 cards are played at random."""
    contract = deal.contract
    if contract is None or contract.aim != "no_trick":
        return SLIPS
    return SHOWN if contract.opens_hand else BEGGING


def _settled(deal: Deal) -> tuple[int, ...]:
    """The scores of a deal that is over; nothing yet, if it is not."""
    return deal.rules.settle(deal).scores if deal.over else (0,) * deal.rules.players
