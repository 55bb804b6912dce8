"""Where points were lost: a decision of a finished deal, and what another one would have brought.

First by what the player could know then, in worlds that fit their view; and apart, with all cards
open. No clock and no chance: the seed says all.
"""

from collections.abc import Iterable

from engine import Action, Bid, Deal, Play, View, actions_of, decode, encode, observe
from engine import choose as by_thumb
from search.judging.candidates import MOST, TRIED, candidates
from search.judging.endings import cards_left, exact_values
from search.judging.likely_worlds import THOROUGH, fitting, standard_error
from search.judging.trials import Trials, try_moves
from search.kernel.contract_row import NotInKernel
from search.kernel.exact_value import Memory
from search.kernel.jit import AVAILABLE
from search.telling.decisions import Decision
from search.telling.verdicts import Shares, Verdict, Weighed

FIRST, SECOND = 30, 80
"""Worlds in which the best move is looked for; fresh ones in which it is set against that made."""
OPEN_FIRST, OPEN_SECOND = 8, 24
"""The same with all cards open: so often the deal is taken as it was."""
SEARCHED_FROM = 20
"""Cards left in all hands from where on every line of play is searched."""
MOST_STATEMENTS = 6
"""Announcements and the like that are tried beside what rules of thumb say."""


def verdict(decision: Decision, seed: int) -> Verdict | None:
    """What there is to say of it; None: it cannot be judged."""
    found = first_look(decision, seed)
    return second_look(decision, found, seed) if found is not None and found.doubtful else found


def first_look(decision: Decision, seed: int) -> Verdict | None:
    """The best move among all that are tried; if it's another one, a second look is due.

    None: it cannot be judged.
    """
    view, player = observe(decision.deal, decision.player), decision.player
    moves = choices(view, decision.made)
    if not AVAILABLE or len(moves) < 2:
        return None
    try:
        deals = fitting(view, seed, FIRST, THOROUGH)
        trials = try_moves(deals, moves, player, seed) if deals else None
        opened = _opened(decision.deal, moves, player, seed) if deals else None
    except NotInKernel:
        return None
    if trials is None or opened is None:
        return None
    return Verdict(
        step=decision.step,
        phase=view.phase,
        trick=len(view.tricks) + 1 if view.phase == "play" else 0,
        made=encode(view.rules.pack, decision.made),
        known=_weighed(trials, moves, _best(trials), view),
        worlds=len(deals),
        open=opened,
    )


def second_look(decision: Decision, first: Verdict, seed: int) -> Verdict:
    """The same once what seemed best has been set against what was made, in fresh worlds.

    The highest of many means is too high by chance: a value of its own says what it is worth.
    """
    view, player = observe(decision.deal, decision.player), decision.player
    deals = fitting(view, seed + 1, SECOND, THOROUGH)
    if not deals:
        return first._replace(known=first.known._replace(best=first.made))
    pair = [decision.made, decode(view.rules.pack, first.known.best)]
    trials = try_moves(deals, pair, player, seed + 1, tricks=True)
    return first._replace(
        known=_weighed(trials, pair, 1, view),
        worlds=len(deals),
        made_shares=_shares(trials, 0),
        best_shares=_shares(trials, 1),
    )


# What might have been done ------------------------------------------------------------------


def choices(view: View, made: Action) -> list[Action]:
    """The moves that are set against each other, the one that was made first."""
    if view.phase == "play":
        return _cards(view, made)
    others: Iterable[Action]
    if view.phase in TRIED:
        others = candidates(view)
    elif sum(offer.size for offer in view.offers) <= MOST_STATEMENTS and not _bids(view):
        others = actions_of(view.offers)
    else:
        others = _near(view)
    return [made, *(move for move in others if move != made)][: MOST + 1]


def _cards(view: View, made: Action) -> list[Action]:
    """Every card once, with the word that is due; what is no card ends the deal, or changes it."""
    cards = {move.card: move for move in actions_of(view.offers) if isinstance(move, Play)}
    if not isinstance(made, Play):
        return []
    return [made, *(move for card, move in cards.items() if card != made.card)]


def _bids(view: View) -> bool:
    return any(offer.kind is Bid for offer in view.offers)


def _near(view: View) -> list[Action]:
    """What rules of thumb say, the least that could be said, and nothing."""
    usual, offered = by_thumb(view), [offer.nth(0) for offer in view.offers]
    return list(dict.fromkeys([usual, *offered]))


# What they are worth ------------------------------------------------------------------------


def _best(trials: Trials) -> int:
    """The place of the move with the highest mean; of equal ones the one that was made."""
    return int(trials.gains.mean(axis=(0, 2)).argmax())


def _weighed(trials: Trials, moves: list[Action], best: int, view: View) -> Weighed:
    """The move that was made, which is the first, and another; the error is of their difference."""
    by_deal = trials.gains.mean(axis=2)
    return Weighed(
        best=encode(view.rules.pack, moves[best]),
        made_value=float(by_deal[:, 0].mean()),
        best_value=float(by_deal[:, best].mean()),
        error=standard_error(by_deal[:, best] - by_deal[:, 0], trials.alike),
        trials=trials.gains[:, 0].size,
    )


def _shares(trials: Trials, at: int) -> Shares:
    trick = None if trials.tricks is None else float(trials.tricks[:, at].mean())
    return Shares(trick, float((trials.gains[:, at] > 0).mean()))


def _opened(deal: Deal, moves: list[Action], player: int, seed: int) -> Weighed:
    """The moves with all cards open: searched to the end where that is quick, else played out."""
    view = observe(deal, player)
    if view.phase == "play" and cards_left(deal) <= SEARCHED_FROM:
        return _exact(deal, moves, player)
    trials = try_moves([deal] * OPEN_FIRST, moves, player, seed + 2)
    best = _best(trials)
    if not best:
        return _weighed(trials, moves, best, view)
    pair = [moves[0], moves[best]]
    return _weighed(try_moves([deal] * OPEN_SECOND, pair, player, seed + 3), pair, 1, view)


def _exact(deal: Deal, moves: list[Action], player: int) -> Weighed:
    """Every line of play, both sides at their best."""
    values = exact_values(deal, player, Memory())
    made = moves[0]
    assert isinstance(made, Play)
    best = max(values, key=lambda card: (values[card], card == made.card))
    code = next(move for move in moves if isinstance(move, Play) and move.card == best)
    pack = deal.rules.pack
    return Weighed(encode(pack, code), values[made.card], values[best], 0.0, 0)
