"""When the coach speaks: seldom, after a move and never before it, and only alone with the house.

Moves are judged by the analysis, in the worker, after all questions of people. Nothing waits for
that: what comes too late is not said.
"""

import asyncio
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from bot.base.background import Background
from bot.base.bounded import Bounded
from bot.choices.habits import Habits
from bot.games.hints_given import Said, Say
from bot.kit.errors import Denied
from bot.learning.analyses.service import verdict_of
from bot.learning.coach.firsts import first_time
from bot.learning.coach.rows import CoachRows, Memory
from bot.learning.coach.sentences import (
    at_first,
    at_the_end,
    dear,
    goodbye,
    nothing_dear,
    praise,
    show_moment,
)
from bot.tables.memory.earlier import at_table
from bot.tables.memory.register import Register
from bot.tables.model.hints import coach
from bot.tables.model.hints import coached as shown
from bot.tables.model.live_deal import Live
from bot.tables.model.table import Finished, Table, TableEvent
from bot.tables.private.private_views import PrivateViews
from bot.tables.rows.repository import TableRows
from bot.thinkers.analysing import PIECE_TIME
from bot.thinkers.earlier import EarlierDeals
from bot.thinkers.study import Study
from engine import HABITS, Action, View, choose, encode, observe
from search.explain.decisions import Decision
from search.explain.grades import unit
from search.explain.verdicts import Verdict, dearest, without_repeats

MAX_SENTENCES = (5, 4, 3, 2, 2, 2)
"""Sentences in a person's first coached deals; after them only the one at the end of a deal."""
DEAR_UNITS, DEAR_ERRORS = 5.0, 3.0
"""The cost of a move from which it is spoken of: in game points of a game of usual scores
(``search.explain.grades``), and in standard errors."""
MAX_REASONS = 2
"""Reasons that are still one: a card, and what comes of it. The first one is told."""
QUIET_DEALS = 3
"""Deals without a costly move after which the coach says goodbye, unless it is wanted always."""
LATE_TRICKS = 1
"""Tricks after the next one in which a move is no longer spoken of."""
MAX_REMEMBERED = 1000
"""Size of the cache of deals."""


class Due(NamedTuple):
    """A sentence to be said once its trick is full."""

    step: int
    """The number of the move that it is about."""
    trick: int
    say: Say
    reason: str = ""
    """The key of the reason that it gives; empty: none."""


@dataclass
class CoachedDeal:
    """A deal of a person alone with the house."""

    number: int
    user: int
    player: int
    memory: Memory
    """As it was when the deal began here, and what was said since."""
    said: int = 0
    """Sentences so far."""
    said_in_trick: int | None = None
    """The tricks that were full when the last one was said."""
    judged: int = 0
    """The number of the last move that was looked at, by the table's count."""
    verdicts: list[tuple[Decision, Verdict]] = field(default_factory=list)
    settled: set[int] = field(default_factory=set)
    """The moves that were judged, and those that were no choice."""
    judging: asyncio.Lock = field(default_factory=asyncio.Lock)
    praised: bool = False
    latest: int | None = None
    """The person's last move."""
    has_one_card: bool = False
    """Whether they had one card after it: the move that ends the deal is not looked at."""
    taken_back: set[int] = field(default_factory=set)
    waiting: list[Due] = field(default_factory=list)

    def expect(self, due: Due) -> None:
        """Have a sentence said, unless its move was taken back meanwhile."""
        if due.step not in self.taken_back:
            self.waiting.append(due)

    def knows(self, steps: Set[int]) -> bool:
        """Return whether none of these moves was a choice that nobody has judged."""
        latest = self.latest
        forced = {step for step in steps if latest is not None and step > latest}
        return steps <= self.settled | (forced if self.has_one_card else set())

    def take_back(self) -> None:
        """Say nothing any more about the person's last move."""
        if self.latest is not None:
            self.taken_back.add(self.latest)
        self.waiting = [due for due in self.waiting if due.step != self.latest]


class Coach:
    """Listens to tables, and speaks on private pages."""

    def __init__(
        self,
        rows: CoachRows,
        table_rows: TableRows,
        register: Register,
        habits: Habits,
        study: Study,
        hands: PrivateViews,
    ) -> None:
        self._rows = rows
        self._table_rows = table_rows
        self._register = register
        self._habits = habits
        self._study = study
        self._hands = hands
        self._background = Background()
        self._loading: set[int] = set()
        self._deals = Bounded[int, CoachedDeal](MAX_REMEMBERED)
        """By table."""

    def start(self) -> None:
        """Follow the tables from now on."""
        self._register.listen(self._on_changed)

    async def close(self) -> None:
        """Look at no move any more."""
        await self._background.close()

    def forget(self, user: int) -> None:
        """Forget a person."""
        for table in [table for table, deal in self._deals.items() if deal.user == user]:
            self._deals.pop(table, None)

    def _on_changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Look at the last move, and say what is due."""
        player = self._pupil(table)
        if player is None:
            return
        user = table.chairs[player].user
        assert user is not None
        live, coached = table.live, self._deals.get(table.id)
        if live is not None and not live.deal.over:
            if coached is None or (coached.number, coached.user) != (live.number, user):
                self._load(table, user, player)
            else:
                self._follow(table, live, coached)
        elif table.between:
            for event in events:
                if isinstance(event, Finished):
                    self._finish(table)

    def _pupil(self, table: Table) -> int | None:
        """Return the player who is coached at a table; None: nobody is."""
        player = person_alone(table)
        if player is None:
            return None
        user = table.chairs[player].user
        assert user is not None
        wish = self._habits.of(user).coach
        is_wanted = wish == "always" or (wish == "first" and user in table.newcomers)
        return player if is_wanted else None

    def _load(self, table: Table, user: int, player: int) -> None:
        if table.id in self._loading:
            return
        self._loading.add(table.id)
        name = "what the coach remembers"
        self._background.start(partial(self._begin, table, user, player), name, table.id)

    async def _begin(self, table: Table, user: int, player: int) -> None:
        """Load what is remembered of a person, then say what was due meanwhile."""
        try:
            memory = await self._rows.begin(user)
            async with table.lock:
                if table.live is None or self._pupil(table) != player:
                    return
                self._deals[table.id] = CoachedDeal(table.live.number, user, player, memory)
                self._on_changed(table, ())
                was_late = bool(shown(table, player))
        finally:
            self._loading.discard(table.id)
        if was_late:
            self._hands.refresh_soon(table, user)

    def _follow(self, table: Table, live: Live, coached: CoachedDeal) -> None:
        self._notice(table, live, coached)
        if live.deal.turn == coached.player:
            self._speak(table, live, coached)

    def _notice(self, table: Table, live: Live, coached: CoachedDeal) -> None:
        """Look at the last move, or see that it was taken back."""
        last = live.last
        if last is None:
            coached.take_back()
        elif last.user == coached.user and coached.judged != table.seq:
            coached.judged = table.seq
            coached.latest = step = table.seq - 1 - live.first_seq
            before = last.before.deal
            view = live.views(coached.player)
            coached.has_one_card = view.phase == "play" and view.hand.bit_count() == 1
            self._judge(table, coached, Decision(step, before, coached.player, last.action))

    # Speaking -----------------------------------------------------------------------------------

    def _speak(self, table: Table, live: Live, coached: CoachedDeal) -> None:
        """Say what is due before the person's choice, at most one sentence a trick."""
        view, memory = live.views(coached.player), coached.memory
        full = len(view.tricks)
        coached.waiting = [due for due in coached.waiting if full - due.trick <= LATE_TRICKS]
        just_said = coached.said_in_trick == full and view.leader is not None
        if just_said or coached.said >= _most(memory):
            return
        moment, reason = first_time(view, memory.explained) or "", ""
        if moment:
            say = at_first(moment, table.info(coached.player), view)
        else:
            due = next((due for due in coached.waiting if due.trick <= full), None)
            if due is None or view.leader is None:  # during the auction it would be advice
                return
            coached.waiting.remove(due)
            say, reason = due.say, due.reason
        coached.said, coached.said_in_trick = coached.said + 1, full
        coached.memory = memory.hearing(moment, reason)
        coach(table, coached.player, Said(say))
        hear = partial(self._rows.hear, coached.user, moment, reason)
        self._background.start(hear, "what the coach remembers")

    def _finish(self, table: Table) -> None:
        """Say what was dearest, once all moves were looked at."""
        coached = self._deals.pop(table.id, None)
        if coached is not None:
            name = "the coach's last sentence"
            self._background.start(partial(self._sum_up, table, coached), name, table.id)

    async def _sum_up(self, table: Table, coached: CoachedDeal) -> None:
        steps = await self._steps(table, coached)
        async with coached.judging:  # the last moves may still be looked at
            played = [judged for judged in coached.verdicts if judged[0].step in steps]
        if not played:
            return
        costly = dearest(without_repeats([verdict for _, verdict in played]), 1)
        is_known = coached.knows(steps)
        is_quiet = is_known and not costly
        memory = await self._rows.end_deal(coached.user, is_quiet=is_quiet)
        wish = self._habits.of(coached.user).coach
        leaves = is_quiet and memory.quiet >= QUIET_DEALS and wish == "first"
        if leaves:
            await self._habits.change(coached.user, "coach", "never")
        said = None
        if is_quiet:
            said = Said(goodbye if leaves else nothing_dear)
        elif is_known:
            said = self._about(table, coached, played, costly[0])
        async with table.lock:
            if said is None or table.deals != coached.number or not table.between:
                return
            coach(table, coached.player, said, *shown(table, coached.player))
        self._hands.refresh_soon(table, coached.user)

    async def _steps(self, table: Table, coached: CoachedDeal) -> frozenset[int]:
        """Return the numbers in the log of the person's moves that were not taken back."""
        log = await self._table_rows.load_deal(table.id, coached.number)
        if log is None:
            return frozenset()
        first = log.entries[0].seq
        return frozenset(move.seq - first for move in log.moves if move.user == coached.user)

    @staticmethod
    def _about(
        table: Table,
        coached: CoachedDeal,
        played: Sequence[tuple[Decision, Verdict]],
        verdict: Verdict,
    ) -> Said:
        """Return the sentence about the dearest move."""
        decision = next(decision for decision, _ in played if decision.step == verdict.step)
        view = observe(decision.deal, decision.player)
        show = partial(show_moment, table.id, coached.number, decision.step)
        return Said(at_the_end(verdict, table.info(coached.player), view), show)

    # Judging ------------------------------------------------------------------------------------

    def _judge(self, table: Table, coached: CoachedDeal, decision: Decision) -> None:
        """Look at a move in the background, if there was a choice."""
        view = observe(decision.deal, decision.player)
        if not view.dealt or sum(offer.size for offer in view.offers) <= 1:
            coached.settled.add(decision.step)
        elif self._study.open:
            look = partial(self._look, table, coached, decision)
            self._background.start(look, "the coach's look at a move", table.id)

    async def _look(self, table: Table, coached: CoachedDeal, decision: Decision) -> None:
        async with coached.judging:
            earlier = await at_table(self._table_rows, table)
            try:
                verdict = await self._verdict(decision, earlier, coached.user)
            except Denied:
                return
            coached.settled.add(decision.step)
            if verdict is None:  # nothing to weigh, as among touching cards: so say analyses
                return
            coached.verdicts.append((decision, verdict))
            view, info = observe(decision.deal, decision.player), table.info(coached.player)
            if _is_dear(verdict, view):
                if 0 < len(verdict.reasons) <= MAX_REASONS:
                    await self._offer(table, coached, verdict, dear(verdict, info, view))
            elif verdict.grade == "best" and not coached.praised:
                await self._praise(table, coached, decision, verdict, earlier)

    async def _praise(
        self,
        table: Table,
        coached: CoachedDeal,
        decision: Decision,
        made: Verdict,
        earlier: EarlierDeals,
    ) -> None:
        """Praise a move if a novice would have made another one, and a dear one."""
        view = observe(decision.deal, decision.player)
        novices: Action = choose(view, HABITS["novice"])
        if view.phase != "play" or encode(view.rules.pack, novices) == made.made:
            return
        try:
            other = await self._verdict(decision._replace(made=novices), earlier, coached.user)
        except Denied:
            return
        if other is not None and _is_dear(other, view) and not coached.praised:
            coached.praised = True
            say = praise(made, other, table.info(coached.player), view)
            coached.expect(Due(made.step, made.trick, say))
            await self._speak_now(table, coached)

    async def _verdict(
        self, decision: Decision, earlier: EarlierDeals, user: int
    ) -> Verdict | None:
        """Return the verdict of the analysis, in which the same deals of the match count.

        None: there is nothing to weigh, or no means to do so. Raises Denied if the worker does not
        answer.
        """
        ask = partial(self._study.ask, seconds=PIECE_TIME, person=user)
        return await verdict_of(decision, earlier, self._study, ask)

    async def _offer(self, table: Table, coached: CoachedDeal, verdict: Verdict, say: Say) -> None:
        """Have a dear move told after its trick, unless its reason was told lately."""
        reason = verdict.reasons[0].key
        if reason not in coached.memory.lately:
            coached.expect(Due(verdict.step, verdict.trick, say, reason))
            await self._speak_now(table, coached)

    async def _speak_now(self, table: Table, coached: CoachedDeal) -> None:
        """Say what came while the person is to move already."""
        async with table.lock:
            live, said = table.live, coached.said
            if live is None or self._deals.get(table.id) is not coached:
                return
            if live.deal.turn == coached.player:
                self._speak(table, live, coached)
        if coached.said > said:
            self._hands.refresh_soon(table, coached.user)


def person_alone(table: Table) -> int | None:
    """Return the only person at a table, if they may have help there; None: there is none."""
    if table.state != "playing" or not table.alone or not table.hints_allowed:
        return None
    players = [player for player, chair in enumerate(table.chairs) if chair.person is not None]
    return players[0] if len(players) == 1 else None


def _most(memory: Memory) -> int:
    """Return how many sentences a person is told in their next deal."""
    return MAX_SENTENCES[memory.deals] if memory.deals < len(MAX_SENTENCES) else 0


def _is_dear(verdict: Verdict, view: View) -> bool:
    least = max(DEAR_UNITS * unit(view), DEAR_ERRORS * verdict.known.error)
    return verdict.grade == "costs" and verdict.known.difference >= least
