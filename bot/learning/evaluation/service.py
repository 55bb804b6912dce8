"""The worth of a hand's bids: a worker plays them out until the time for an answer is over."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from zlib import crc32

from bot.base.background import Background
from bot.kit.errors import Denied
from bot.kit.limits import WaitingLimits
from bot.learning.evaluation.question import Question, first_bids, first_view
from bot.thinkers.evaluating import PIECE_SECONDS, try_first_bids
from bot.thinkers.pickling import pack_view
from bot.thinkers.study import Study
from search.explain.bid_worths import BidTrials, BidWorth
from search.explain.grades import Gap

ANSWER_SECONDS = 2.7
"""Time after which the deals played so far are the answer."""
DEALS = 1000
"""Number of deals after which the answer is sure enough."""
FIRST_PIECES, FIRST_DEALS, MORE_DEALS = 8, 25, 100
"""Number of smaller pieces at the beginning, while all bids are tried, and the deals of pieces."""
MAX_PIECES = 30
"""Maximum number of pieces, where few deals differ."""


@dataclass(frozen=True)
class Evaluation:
    """The answer to a question."""

    question: Question
    worths: tuple[BidWorth, ...]
    """A pass and all bids, the best first."""
    gap: Gap | None
    """The shortfall of the second best; None: there is but one."""
    zero_sum: bool
    """Whether all scores of a deal add up to 0."""

    @property
    def deals(self) -> int:
        """The number of deals that were played."""
        return self.worths[0].deals


class Evaluations:
    """Evaluates hands in the worker that also gives hints."""

    def __init__(self, study: Study, waiting: WaitingLimits, now: Callable[[], float]) -> None:
        """``now`` is monotonic."""
        self._study = study
        self._waiting = waiting
        self._now = now
        self._background = Background()

    async def close(self) -> None:
        """Cancel the evaluations in progress."""
        await self._background.close()

    def check(self, user: int, question: Question) -> None:
        """Raise Denied if no worker is there, or the user waits for too many answers already.

        Also for a hand with which no deal is played.
        """
        first_view(question)
        if not self._study.open:
            raise Denied("nobody-analyses")
        self._waiting.check(user)

    async def evaluate(self, user: int, question: Question) -> Evaluation:
        """Compare the bids of a complete hand. Raises Denied."""
        view = first_view(question)
        trials = BidTrials(view, first_bids(view))
        # In the background: a piece that comes too late is finished, and its worker stays.
        work = partial(self._play, user, question, trials, self._now() + ANSWER_SECONDS)
        playing = self._background.start(work, "an evaluation", raises=(Denied,))
        await asyncio.wait({playing}, timeout=ANSWER_SECONDS)
        if not trials.deals:  # on a busy machine: a late answer is better than none
            await asyncio.wait({playing})
        if playing.done():
            playing.result()
        if not trials.deals:
            raise Denied("analysis-failed")
        worths = trials.worths()
        gap = trials.gap(worths[1].code, worths[0].code) if len(worths) > 1 else None
        return Evaluation(question, worths, gap, view.rules.zero_sum)

    async def _play(self, user: int, question: Question, trials: BidTrials, end: float) -> None:
        """Play deals until there are enough, or until ``end``, but at least once. Raises Denied."""
        parcel, seed = pack_view(first_view(question)), crc32(question.code.encode()) >> 4
        with self._waiting.hold_question(user):
            for piece in range(MAX_PIECES):
                tried = await self._study.ask(
                    try_first_bids,
                    parcel,
                    trials.left,
                    seed + piece,
                    FIRST_DEALS if piece < FIRST_PIECES else MORE_DEALS,
                    seconds=PIECE_SECONDS,
                    urgent=True,
                    person=user,
                )
                if tried is None or (trials.deals and self._now() > end):
                    return
                trials.add(tried)
                if trials.deals >= DEALS or self._now() > end:
                    return
