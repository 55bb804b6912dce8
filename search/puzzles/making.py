"""Puzzles made out of deals that the house plays, by numbered seeds: the same each time."""

from collections.abc import Iterator
from random import Random

from engine import Call, Rules, View, act, choose, encode, observe, open_deal
from engine.house.habits import CLUB, NOVICE
from engine.records.write import write
from search.explain.weighing import Effort, moves_to_weigh, weigh_moves
from search.puzzles.judging import Position, is_promising, judged, judged_same
from search.puzzles.puzzle import Puzzle
from search.puzzles.themes import BEFORE_PLAY

MAX_OF_A_DEAL = 2
"""Puzzles made of one deal: whoever solves one may see all hands."""
PEEP = (Effort(2, 2), 8)
"""Worlds in which a call of an own king must be better than the usual one, and what is added to
their seed."""
GLIMPSES = {9: Effort(4, 4), 10: Effort(12, 12)}
"""First looks at a choice before the play, by what is added to the seed of each."""
GAMBLE = 0.25
"""The share of their worlds above which it is a gamble that the best wrong answer is better."""
WITHOUT_DIFFERENCE = 6
"""One deal in so many is looked at for a puzzle whose answer is that all cards are as good."""


def puzzles_of(rules: Rules, number: int) -> list[Puzzle]:
    """The puzzles of the deal with a number; mostly there are none."""
    positions = list(positions_of(rules, number))
    made = list[Puzzle]()
    if number % WITHOUT_DIFFERENCE == 0:
        alike = (judged_same(position) for position in _shuffled(positions, number))
        made += [puzzle for puzzle in alike if isinstance(puzzle, Puzzle)][:1]
    for position in _shuffled(positions, number):
        if len(made) == MAX_OF_A_DEAL:
            break
        puzzle = judged(position) if is_promising(position.view) else None
        if isinstance(puzzle, Puzzle):
            made.append(puzzle)
    return made


def puzzles_about(theme: str, rules: Rules, number: int) -> list[Puzzle]:
    """The puzzles about a theme of ``BEFORE_PLAY`` of the deal with a number; mostly none.

    Deals of other themes, and of ``puzzles_of``, are others.
    """
    kinds, made = BEFORE_PLAY[theme], list[Puzzle]()
    for position in positions_of(rules, number, f"{theme} puzzle"):
        view = position.view
        if view.phase == "play" or len(made) == MAX_OF_A_DEAL:
            break
        if not any(offer.kind in kinds for offer in view.offers):
            continue
        if theme == "king" and not _may_call_own(view):
            continue
        if not _is_gamble(view) and is_promising(view):
            puzzle = judged(position)
            if isinstance(puzzle, Puzzle) and theme in puzzle.themes:
                made.append(puzzle)
    return made


def _may_call_own(view: View) -> bool:
    """Whether a call of an own king, by which a declarer plays alone, seems to bring most.

    Among kings of others the call is a gamble: nobody knows who holds which.
    """
    usual = choose(view)
    alone = [
        move for move in moves_to_weigh(view) if isinstance(move, Call) and move.card & view.hand
    ]
    if not alone or usual in alone:
        return False
    weighing = weigh_moves(view, [*alone, usual], *PEEP)
    return weighing is not None and weighing.advised != usual


def _is_gamble(view: View) -> bool:
    """Whether a glimpse says that chance decides: then a long look is not worth its time.

    Few puzzles are lost by it. If the best wrong answer is better in just ``SELDOM_BETTER`` of all
    worlds, it is so in more of the second glimpse's 24 only six times in a hundred.
    """
    moves = moves_to_weigh(view)
    for look, effort in GLIMPSES.items():
        weighing = weigh_moves(view, moves, effort, look)
        wrong = weighing and next(
            (move for move in weighing.others() if weighing.gap(move).less > weighing.unit), None
        )
        if weighing is None or wrong is None:
            return True
        best, other = (weighing.scores[:, moves.index(move)] for move in (weighing.advised, wrong))
        if float((other > best).mean()) > GAMBLE:
            return True
    return False


def positions_of(rules: Rules, number: int, deals: str = "puzzle") -> Iterator[Position]:
    """The decisions of a deal in which novices and the club sit at one table.

    ``deals``: a word for the deals that are numbered; another word stands for other deals.
    """
    chance = _chance(rules, number, deals)
    dealer = number % rules.players
    deck = rules.pack.shuffled(chance)
    habits = [chance.choice((NOVICE, CLUB)) for _ in range(rules.players)]
    deal = open_deal(rules, deck, dealer)
    carry, moves = deal.carry, list[tuple[int, str]]()
    while (turn := deal.turn) is not None:
        view = observe(deal, turn)
        if view.dealt and len(moves_to_weigh(view)) > 1:
            record = write(rules, carry, (0,) * rules.players, dealer, deck, moves)
            yield Position(deal, record)
        action = choose(view, habits[turn])
        moves.append((turn, encode(rules.pack, action)))
        deal = act(deal, turn, action)


def _chance(rules: Rules, number: int, deals: str) -> Random:
    return Random(f"{deals} {rules.variant} {rules.players} {number}")  # noqa: S311 - no secret


def _shuffled(positions: list[Position], number: int) -> list[Position]:
    """The positions in another order: each part of a deal gets its puzzles."""
    return Random(number).sample(positions, len(positions))  # noqa: S311 - no secret
