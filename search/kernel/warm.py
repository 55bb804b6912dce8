"""Compile the kernel beforehand, by playing one small deal through all of it."""

import numpy as np

from engine.acting import act, open_deal
from engine.legality import offers
from engine.registry import VARIANTS
from search.kernel.card_changes import SIZE, change_places, fill_with_changes
from search.kernel.card_likelihood import FOUND, score_lines
from search.kernel.contract_row import row_of
from search.kernel.exact_value import Exact
from search.kernel.legal import order_code, suit_of
from search.kernel.moves import play_each
from search.kernel.play_outs import BY_THUMB, play_outs
from search.kernel.policy import WEIGHTS, WORDS, WORK, fill_facts
from search.kernel.position import state_of
from search.kernel.settle import Settler
from search.kernel.table_knowledge import LACKS, note_card


def warm_up() -> None:
    """Use every function of the kernel once: seconds the first time, then a moment."""
    smallest = min(VARIANTS.values(), key=lambda family: min(family.players))
    rules = smallest.build(min(smallest.players))
    deal = open_deal(rules, tuple(1 << bit for bit in range(len(rules.pack.codes))))
    while deal.turn is not None and (deal.playing is None or len(deal.playing.tricks) < 22):
        deal = act(deal, deal.turn, offers(deal, deal.turn)[0].nth(0))
    row, settler = row_of(deal), Settler()
    state = state_of(deal, row)
    play_each(row[None], state[None], np.zeros(0, np.int64))
    ends = play_outs(row, state, seed=1, way=BY_THUMB, slips=8, times=2)
    settler.scores([deal], row, ends)
    lacks, line = np.zeros((1, LACKS), np.int64), ends.lines[0, :1]
    policy, work = np.zeros((2, WEIGHTS, WORDS), np.int64), np.zeros(WORK, np.int64)
    logs = np.zeros((1, FOUND), np.int64)
    score_lines(row[None], state[None].copy(), lacks, line, -1, logs, policy, work)
    note_card(row, state, lacks[0], 0)
    fill_facts(row, state, lacks[0], 1, 0, work)
    assert deal.turn is not None
    Exact(deal, row, deal.turn, settler).values()
    cards, lots = np.zeros(2, np.int64), np.zeros((1, 4), np.int64)
    places = cards, cards, cards, lots, 0, np.ones(SIZE + 1, np.int64), 1
    change_places(*places)
    fill_with_changes(*places, np.zeros((1, 2), np.int64))
    order_code(0, 1, 2)  # asked where the rules know an emperor's trick
    suit_of(0)
