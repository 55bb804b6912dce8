"""A wrong card played out: the tricks that would have followed in the deal as it was."""

from engine import Play, Trick, act, choose, decode, observe
from search.puzzles.puzzle import SAME, Answer, Puzzle

MAX_TRICKS = 2
"""Tricks that are played out: the card's own, and the one in which it may be paid for."""


def tricks_after(puzzle: Puzzle, answer: Answer) -> tuple[Trick, ...]:
    """Return the tricks after a card, in which the house plays on for everybody; none after a bid.

    All hands are used: they are for people who have answered.
    """
    pack = puzzle.deal.rules.pack
    if answer.code == SAME or not isinstance(action := decode(pack, answer.code), Play):
        return ()
    deal = act(puzzle.deal, puzzle.player, action)
    complete = len(puzzle.view.tricks)
    while (turn := deal.turn) is not None:
        if len(observe(deal, None).tricks) == complete + MAX_TRICKS:
            break
        deal = act(deal, turn, choose(observe(deal, turn)))
    return observe(deal, None).tricks[complete : complete + MAX_TRICKS]
