"""The scores of moves.

Each move is made in all the given deals, which are then played out to their ends.

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
from search.kernel.moves import play_each
from search.kernel.play_outs import Ends, play_outs
from search.kernel.policies import play_out_policy
from search.kernel.position import lacks_in, states_of
from search.kernel.settle import Settler
from search.kernel.table_knowledge import note_card

SLIPS = 80
"""Of 256 cards, this many are played at random, or all play-outs of a deal would be the same."""

PLAY_OUTS_PER_CARD, POLICY_PLAY_OUTS_PER_CARD = 4, 2
"""Play-outs of each card in each world; and where a policy plays, which takes longer."""
POLICY_SLIPS = 10
"""The slips where a policy plays: it differs from deal to deal by itself (``kernel.policy``)."""
SHOWN = 130
"""The slips where the hand of a declarer who is to win no trick lies open. Players who see all
cards would catch them more often than the club, which sees that hand alone; a policy, which sees
none, too seldom."""

UNPLAYED_ROW = np.zeros(ROW, np.int64)
"""The row of a deal that ended before there was a contract: no scores."""

SETTLER = Settler()
"""The engine's settlements, shared by all worlds of a deal and all of its cards."""


class Outcomes(NamedTuple):
    """Deals after the moves tried in them, and some play-outs of each, one after the other."""

    deals: list[Deal]
    rows: Numbers
    ends: Ends | None
    """The cards played, with the card that was tried in front; None: what was tried is no card."""
    scores: Numbers


def gains(out: Outcomes, player: int) -> Floats:
    """By play-out, the gain of a player by its scores, in game points.

    Where what is won is paid for, that is their own score. Where only one side scores, or each for
    itself, their opponents' mean score is taken from it (``kernel.exact_value.gain``).
    """
    cached_weights: dict[int, Numbers] = {}  # each deal comes once for each of its cards
    for deal, row in zip(out.deals, out.rows, strict=True):
        if id(deal) not in cached_weights:
            cached_weights[id(deal)] = gain(deal, side_in_row(deal, row, player)[0], player)
    weights = np.array([cached_weights[id(deal)] for deal in out.deals]) / SHARE
    each = len(out.scores) // len(out.deals)
    gained: Floats = (out.scores * weights.repeat(each, axis=0)).sum(axis=1)
    return gained


def worth(out: Outcomes, choices: Sequence[Action], player: int) -> Floats:
    """By play-out, the worth of it to a player, given the choices."""
    return (leads if any(isinstance(choice, Bid) for choice in choices) else gains)(out, player)


def leads(out: Outcomes, player: int) -> Floats:
    """By play-out, how far a player is ahead of the mean of all others, in game points.

    So a bid is valued: it decides with whom one plays, and a partner wins as much.
    """
    every = out.scores.shape[1]
    mine = out.scores[:, player] * (every / (every - 1))
    lead: Floats = mine - out.scores.sum(axis=1) / (every - 1)
    return lead


def of_cards(deals: Sequence[Deal], plays: Sequence[Play], seed: int, times: int) -> Outcomes:
    """The outcomes of every card in the first deal, then of every card in the next, and so on.

    The cards go straight into the kernel.

    Raises NotInKernel.
    """
    number = numbers(deals[0].rules.pack)
    cards = np.array([number[action.card] for action in plays], np.int64)
    rows = rows_of(deals)
    before = states_of(deals, rows)
    rows, states = rows.repeat(len(cards), axis=0), before.repeat(len(cards), axis=0)
    first = np.tile(cards, len(deals))
    play_each(rows, states, first)
    way = way_of(deals[0])
    lacks = None if way.policy is None else lacks_after(deals, rows[0], before[0], cards)
    ends = play_outs(
        rows, states, seed=seed, slips=way.slips, times=times, policy=way.policy, lacks=lacks
    )
    lines = np.concatenate((first.repeat(times)[:, None], ends.lines), axis=1)
    ends = ends._replace(lines=lines)
    bases = [deal for deal in deals for _ in cards]
    return Outcomes(bases, rows, ends, SETTLER.scores(bases, rows, ends))


def lacks_after(deals: Sequence[Deal], row: Numbers, state: Numbers, cards: Numbers) -> Numbers:
    """By deal and card what players have shown not to have once it is played.

    The deals are worlds of one view; the row and the state are those of the first.
    """
    lacks = np.tile(lacks_in(deals[0], row), (len(cards), 1))
    for after, card in zip(lacks, cards, strict=True):
        note_card(row, state, after, card)
    return np.tile(lacks, (len(deals), 1))


def of_choice(
    deals: Sequence[Deal], choice: Action, player: int, seed: int, times: int
) -> Outcomes:
    """The outcomes of a choice before the play: the house goes on from it until cards are played.

    A deal that the choice ends brings its score. The seed alone is the chance of the play-outs, so
    choices that change nothing but the stakes are judged by the same play. Raises NotInKernel.
    """
    cached: dict[int, Deal] = {}  # a likely world stands more than once
    for deal in deals:
        if id(deal) not in cached:
            cached[id(deal)] = until_the_play(act(deal, player, choice))
    return played_out([cached[id(deal)] for deal in deals], seed, times)


def played_out(after: Sequence[Deal], seed: int, times: int) -> Outcomes:
    """The outcomes of deals whose first card is to be played, or that are over, in their order.

    Raises NotInKernel.
    """
    row = {id(deal): _row_after(deal) for deal in after}
    rows = np.array([row[id(deal)] for deal in after])
    scores = np.repeat([_settled(deal) for deal in after], times, axis=0)
    for way, places in by_way(after):
        going, their_rows = [after[place] for place in places], rows[places]
        ends = play_outs(
            their_rows,
            states_of(going, their_rows),
            seed=seed,
            slips=way.slips,
            times=times,
            policy=way.policy,
        )
        every = (np.array(places)[:, None] * times + np.arange(times)).ravel()
        scores[every] = SETTLER.scores(going, their_rows, ends)
    return Outcomes(list(after), rows, None, scores)


def by_way(deals: Sequence[Deal]) -> Iterator[tuple["Way", list[int]]]:
    """The places of the deals that are not over, by the way in which they are played out."""
    ways = {place: way_of(deal) for place, deal in enumerate(deals) if not deal.over}
    for kind in dict.fromkeys(way.kind for way in ways.values()):
        places = [place for place, way in ways.items() if way.kind == kind]
        yield ways[places[0]], places


def _row_after(deal: Deal) -> Numbers:
    return UNPLAYED_ROW if deal.contract is None else row_of(deal)


class Way(NamedTuple):
    """How cards are played out: of 256 so many by chance, all others by the policy, if any."""

    slips: int
    policy: Numbers | None

    @property
    def kind(self) -> tuple[int, bool]:
        """The slips, and whether a policy plays: two ways of a game differ in one of them."""
        return self.slips, self.policy is not None


def way_of(deal: Deal) -> Way:
    """The way in which a deal is played out: by a policy, if its contract has one."""
    contract, policy = deal.contract, play_out_policy(deal.rules, deal.contract)
    if policy is not None:
        return Way(POLICY_SLIPS, policy)
    return Way(SHOWN if contract is not None and contract.opens_hand else SLIPS, None)


def play_outs_of(deal: Deal) -> int:
    """How often a card is played out in a world."""
    return PLAY_OUTS_PER_CARD if way_of(deal).policy is None else POLICY_PLAY_OUTS_PER_CARD


def _settled(deal: Deal) -> tuple[int, ...]:
    """The scores of a deal that is over; empty for any other."""
    return deal.rules.settle(deal).scores if deal.over else (0,) * deal.rules.players
