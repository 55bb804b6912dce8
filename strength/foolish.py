"""Hints that look foolish, earlier and today: ``python -m strength.foolish FOLDER slovenian4``.

``FOLDER`` is a checkout of an earlier state (``git worktree add FOLDER COMMIT``), whose player is
asked as in ``earlier``. People of several styles play fresh deals. Where a move is offered that
looks foolish (``foolish_kinds``), and another that does not, both players are asked for theirs.
Each foolish one is listed, with what it costs against the best other move by a more thorough judge
in worlds of its own: what looks foolish may be right.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from engine import FORMS, Action, Play, View, actions_of, each, encode, observe, rules_of
from search.judging.judge import moves_to_try
from search.judging.likely_worlds import THOROUGH, fitting, standard_error
from search.judging.trials import Trials, try_moves
from search.kernel.contract_row import NotInKernel
from strength.duplicate import Chooser, Lines, Moment, by_view
from strength.earlier import Earlier
from strength.foolish_kinds import KINDS, Kind
from strength.players import PLAYERS
from strength.tally import NORMAL, Interval

PEOPLE = "people"
"""The name under which people of all these styles play."""
STYLES = ("club", "plain", "novice", "timid", "bold")
FIRST = 940_000
FIRST_LOOK, WORLDS = 100, 1000
"""Worlds in which the best other move is found, and others in which a foolish one is judged."""
SEEDS = 8221, 8222
"""The seeds of these worlds: the players' own worlds are others."""
MAX_ACTIONS = 60
"""The most moves among which foolish ones are looked for: ways to lay cards away are more."""
LISTED = 50
"""Cases that are listed."""
STEP = 5
"""Deals of each form between two reports of how things stand."""


class Question(NamedTuple):
    """A moment at which moves of some kinds are offered, and others that are not of that kind."""

    now: Moment
    kinds: tuple[Kind, ...]


class Advice(NamedTuple):
    """A player's choice."""

    move: Action
    cost: Interval | None
    """Game points by which it is worse than the best other move, if it looks foolish and if that
    can be judged."""
    looks_foolish: bool

    @property
    def costs(self) -> bool:
        """Whether it is worse beyond doubt."""
        return self.cost is not None and self.cost.low > 0

    @property
    def is_right(self) -> bool:
        """Whether it is better than any other move beyond doubt."""
        return self.cost is not None and self.cost.mean + self.cost.half < 0

    @property
    def verdict(self) -> str:
        """The cost, and what follows from it."""
        if self.cost is None:
            return "not judged"
        return f"{self.cost}, {'costly' if self.costs else 'right' if self.is_right else 'even'}"


class Answer(NamedTuple):
    """The choices of both players where a move of a kind was offered."""

    form: str
    number: int
    """Of the deal."""
    now: Moment
    kind: Kind
    earlier: Advice
    today: Advice

    @property
    def is_case(self) -> bool:
        """Whether one of the two makes a move that looks foolish."""
        return self.earlier.looks_foolish or self.today.looks_foolish


def questions(form: str, number: int) -> Iterator[Question]:
    """The moments of a deal among people at which a move that looks foolish is offered."""
    rules, chance = rules_of(form), Random(f"foolish {form} {number}")
    styles = [f"{chance.choice(STYLES)} style" for _ in range(rules.players)]
    moments = list[Moment]()

    def choose(now: Moment) -> Action:
        moments.append(now)
        view = observe(now.deal, now.deal.turn)
        return PLAYERS[styles[view.viewer or 0]](view, Random(now.seed))

    Lines(rules, number, {PEOPLE: choose}).played(lambda deal: PEOPLE)
    for now in moments:
        if kinds := kinds_offered(observe(now.deal, now.deal.turn)):
            yield Question(now, kinds)


def kinds_offered(view: View) -> tuple[Kind, ...]:
    """The kinds of which some moves that are offered are, and others are not."""
    if sum(offer.size for offer in view.offers) > MAX_ACTIONS:
        return ()
    moves = list(actions_of(view.offers))
    return tuple(
        kind for kind in KINDS if len({kind.looks_foolish(view, move) for move in moves}) == 2
    )


def answers(
    earlier: Chooser, today: Chooser, form: str, number: int, worlds: int
) -> Iterator[Answer]:
    """What both players choose in a deal, by kind of foolish move that was offered."""
    for now, kinds in questions(form, number):
        moves = earlier(now), today(now)
        for kind in kinds:
            judged = {move: advice(now, kind, move, worlds) for move in moves}
            yield Answer(form, number, now, kind, judged[moves[0]], judged[moves[1]])


def advice(now: Moment, kind: Kind, move: Action, worlds: int) -> Advice:
    """A choice, judged if it looks foolish."""
    view = observe(now.deal, now.deal.turn)
    if not kind.looks_foolish(view, move):
        return Advice(move, None, looks_foolish=False)
    others = [other for other in moves_judged(view) if not kind.looks_foolish(view, other)]
    return Advice(move, cost_of(view, move, others, worlds), looks_foolish=True)


def moves_judged(view: View) -> list[Action]:
    """The moves that are set against a foolish one."""
    return moves_to_try(view) or list(actions_of(view.offers))


def cost_of(view: View, move: Action, others: list[Action], worlds: int) -> Interval | None:
    """By how much a move is worse than the best other one; None: it cannot be judged."""
    if (looked := tried(view, others, SEEDS[0], min(worlds, FIRST_LOOK))) is None:
        return None
    best = others[int(looked.gains.mean(axis=(0, 2)).argmax())]
    if (judged := tried(view, [move, best], SEEDS[1], worlds)) is None:
        return None
    means = judged.gains.mean(axis=2)
    apart = means[:, 1] - means[:, 0]
    half = NORMAL * standard_error(apart, judged.alike)
    return Interval(float(np.mean(apart)), half, len(apart))


def tried(view: View, moves: list[Action], seed: int, worlds: int) -> Trials | None:
    """Moves tried in many worlds; None: no world fits, or the kernel cannot play it."""
    try:
        deals = fitting(view, seed, worlds, THOROUGH)
        return try_moves(deals, moves, view.viewer or 0, seed) if deals and moves else None
    except NotInKernel:
        return None


# Telling -----------------------------------------------------------------------------------------

CASES = (
    "| form, deal, move | deal so far | hand | earlier | today | cost |\n"
    "| --- | --- | --- | --- | --- | --- |"
)
COUNTS = (
    "| kind | positions | earlier | of these costly, right | today | of these costly, right |\n"
    "| --- | --- | --- | --- | --- | --- |"
)


def case_row(case: Answer) -> str:
    """A case as a row of Markdown: foolish moves stand out."""
    view, pack = observe(case.now.deal, case.now.deal.turn), case.now.deal.rules.pack
    hand = " ".join(pack.code(card) for card in each(view.hand))
    choices = [
        f"**{shown(view, choice.move)}**" if choice.looks_foolish else shown(view, choice.move)
        for choice in (case.earlier, case.today)
    ]
    verdicts = dict.fromkeys(
        choice.verdict for choice in (case.earlier, case.today) if choice.looks_foolish
    )
    place = f"{case.form} {case.number}, {len(case.now.line)}"
    cells = place, so_far(view), hand, *choices, "; ".join(verdicts)
    return f"| {' | '.join(cells)} |"


def shown(view: View, move: Action) -> str:
    """A card by its own code, any other move by its code in records."""
    pack = view.rules.pack
    return pack.code(move.card) if isinstance(move, Play) else encode(pack, move)


def so_far(view: View) -> str:
    """Who plays what, and what lies on the table, or what was bid."""
    pack, me = view.rules.pack, view.viewer or 0
    if view.contract is None:
        bids = [f"{player} {encode(pack, action)}" for player, action in view.bids]
        return f"player {me}; " + (", ".join(bids) or "first to bid")
    by = "" if view.declarer is None else f" by {view.declarer}"
    called = f" calling {pack.code(view.called)}" if view.called else ""
    side = "" if view.declarer == me else f" ({view.sides[me]})" if view.sides[me] else ""
    text = f"{view.contract.key}{by}{called}; player {me}{side}"
    if view.phase != "play":
        said = [f"{player} {encode(pack, action)}" for player, action in view.said]
        return "; ".join([text, view.phase, *said])
    table = " ".join(pack.code(card) for card in view.trick)
    trick = f"{view.leader} led {table}" if table else "to lead"
    return f"{text}; trick {len(view.tricks) + 1}, {trick}"


def summary(every: Sequence[Answer]) -> str:
    """How often each kind was offered and advised, as a table of Markdown."""
    rows = [COUNTS]
    for kind in KINDS:
        answers = [answer for answer in every if answer.kind == kind]
        sides = [[answer.earlier for answer in answers], [answer.today for answer in answers]]
        cells = [cell for side in sides for cell in _counted(side)]
        rows.append(f"| {' | '.join([kind.name, str(len(answers)), *cells])} |")
    both = [[answer.earlier for answer in every], [answer.today for answer in every]]
    cells = [cell for side in both for cell in _counted(side)]
    rows.append(f"| {' | '.join(['all', str(len(every)), *cells])} |")
    return "\n".join(rows)


def _counted(side: Sequence[Advice]) -> tuple[str, str]:
    counts = Counter[str]()
    for choice in side:
        counts["foolish"] += choice.looks_foolish
        counts["costly"] += choice.costs
        counts["right"] += choice.is_right
    return str(counts["foolish"]), f"{counts['costly']}, {counts['right']}"


def listed(cases: Sequence[Answer], number: int) -> str:
    """So many cases by kind: the first of each kind, then the second of each, and so on."""
    by_kind = {kind: [case for case in cases if case.kind == kind] for kind in KINDS}
    turns = sorted(
        (rank, place) for place, some in enumerate(by_kind.values()) for rank in range(len(some))
    )[:number]
    parts = list[str]()
    for place, (kind, some) in enumerate(by_kind.items()):
        if rows := [case_row(some[rank]) for rank, other in turns if other == place]:
            parts += [f"### {kind.name.capitalize()}", kind.sentence, "\n".join([CASES, *rows])]
    return "\n\n".join(parts)


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m strength.foolish", description=__doc__)
    parser.add_argument("folder", type=Path, help="a checkout of the earlier state")
    parser.add_argument("forms", nargs="+", choices=FORMS, metavar="form")
    parser.add_argument("--player", default="master", choices=PLAYERS)
    parser.add_argument("--first", type=int, default=FIRST, help="number of the first deal")
    parser.add_argument("--deals", type=int, default=20, help="deals of each form")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="worlds of the judge")
    parser.add_argument("--listed", type=int, default=LISTED, help="cases that are listed")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Ask both players, and list what looks foolish; the exit status."""
    chosen = parsed(arguments)
    earlier, today = Earlier(chosen.folder.resolve(), chosen.player), by_view(chosen.player)
    every = list[Answer]()
    for deal in range(chosen.deals):
        for form in chosen.forms:
            every += answers(earlier, today, form, chosen.first + deal, chosen.worlds)
        if (deal + 1) % STEP == 0 or deal + 1 == chosen.deals:
            cases = [answer for answer in every if answer.is_case]
            print(f"{deal + 1} deals of each form, {len(cases)} cases\n\n{summary(every)}\n")
            print(f"{listed(cases, chosen.listed)}\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
