"""When the coach speaks: seldom, after a move and never before it, and only alone with the house.

Moves are judged by the analysis, in the worker, after all questions of people. Nothing waits for
that: what comes too late is not said.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

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
SAME_REASON_DEALS = 3
"""Deals in which a reason is told only once."""
QUIET_DEALS = 3
"""Deals without a dear move after which the coach says goodbye."""
LATE_TRICKS = 1
"""Tricks after the next one in which a move is no longer spoken of."""
MAX_REMEMBERED = 1000
"""Size of the caches of people and deals."""


@dataclass
class CoachedDeal:
    """A deal of a person alone with the house."""

    number: int
    user: int
    player: int
    said: int = 0
    """Sentences so far."""
    said_in_trick: int | None = None
    """The tricks that were full when the last one was said."""
    judged: int = 0
    """The number of the last move that was looked at, by the table's count."""
    verdicts: list[tuple[Decision, Verdict]] = field(default_factory=list)
    unjudged: int = 0
    """Moves that could not be judged."""
    judging: asyncio.Lock = field(default_factory=asyncio.Lock)
    was_dear: bool = False
    praised: bool = False
    waiting: list[tuple[int, Say, str]] = field(default_factory=list)
    """Sentences to be said once their trick is full: its number, and the key of the reason."""


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
        self._memories = Bounded[int, Memory](MAX_REMEMBERED)
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
        self._memories.pop(user, None)
        for table in [table for table, deal in self._deals.items() if deal.user == user]:
            self._deals.pop(table, None)

    def _on_changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        """Look at the last move, and say what is due."""
        player = self._pupil(table)
        if player is None:
            return
        user = table.chairs[player].user
        assert user is not None
        memory = self._memories.get(user)
        if memory is None:
            self._load(table, user)
        elif table.live is not None and not table.live.deal.over:
            self._follow(table, table.live, player, user, memory)
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

    def _load(self, table: Table, user: int) -> None:
        if user in self._loading:
            return
        self._loading.add(user)
        name = "what the coach remembers"
        self._background.start(partial(self._remember, table, user), name, table.id)

    async def _remember(self, table: Table, user: int) -> None:
        """Load what is remembered of a person, then say what was due meanwhile."""
        try:
            self._memories[user] = await self._rows.load(user)
        finally:
            self._loading.discard(user)
        async with table.lock:
            self._on_changed(table, ())
            player = self._pupil(table)
            was_late = player is not None and bool(shown(table, player))
        if was_late:
            self._hands.refresh_soon(table, user)

    def _follow(self, table: Table, live: Live, player: int, user: int, memory: Memory) -> None:
        coached = self._deals.get(table.id)
        if coached is None or (coached.number, coached.user) != (live.number, user):
            coached = self._deals[table.id] = CoachedDeal(live.number, user, player)
        last = live.last
        if last is not None and last.user == user and coached.judged != table.seq:
            coached.judged = table.seq
            before = last.before.deal
            step = table.seq - 1 - live.first_seq
            self._judge(table, coached, Decision(step, before, player, last.action))
        if live.deal.turn == player:
            self._speak(table, live, coached, memory)

    # Speaking -----------------------------------------------------------------------------------

    def _speak(self, table: Table, live: Live, coached: CoachedDeal, memory: Memory) -> None:
        """Say what is due before the person's choice, at most one sentence a trick."""
        view = live.views(coached.player)
        full = len(view.tricks)
        coached.waiting = [due for due in coached.waiting if full - due[0] <= LATE_TRICKS]
        just_said = coached.said_in_trick == full and view.leader is not None
        if just_said or coached.said >= _most(memory):
            return
        info = table.info(coached.player)
        key = first_time(view, memory.explained)
        if key is not None:
            say = at_first(key, info, view)
            memory = replace(memory, explained=(*memory.explained, key))
        else:
            due = next((due for due in coached.waiting if due[0] <= full), None)
            if due is None or view.leader is None:  # during the auction it would be advice
                return
            coached.waiting.remove(due)
            say, reason = due[1:]
            added = (f"{reason} {memory.deals}",) if reason else ()
            memory = replace(memory, reasons=(*memory.reasons, *added))
        coached.said, coached.said_in_trick = coached.said + 1, full
        coach(table, coached.player, Said(say))
        self._keep(coached.user, memory)

    def _finish(self, table: Table) -> None:
        """Say what was dearest, once all moves were looked at."""
        coached = self._deals.pop(table.id, None)
        if coached is not None:
            name = "the coach's last sentence"
            self._background.start(partial(self._sum_up, table, coached), name, table.id)

    async def _sum_up(self, table: Table, coached: CoachedDeal) -> None:
        steps = await self._steps(table, coached)
        async with coached.judging:  # the last moves may still be looked at
            memory = self._memories.get(coached.user)
        played = [judged for judged in coached.verdicts if judged[0].step in steps]
        if memory is None or not played:
            return
        deals, quiet = memory.deals + 1, 0 if coached.was_dear else memory.quiet + 1
        leaves = quiet >= QUIET_DEALS
        lately = tuple(given for given in memory.reasons if _is_lately(given, deals))
        quiet = 0 if leaves else quiet
        self._keep(coached.user, replace(memory, deals=deals, quiet=quiet, reasons=lately))
        if leaves:
            await self._habits.change(coached.user, "coach", "never")
        said = Said(goodbye) if leaves else self._last_sentence(table, coached, played)
        async with table.lock:
            if said is None or table.deals != coached.number or not table.between:
                return
            coach(table, coached.player, said, *shown(table, coached.player))
        self._hands.refresh_soon(table, coached.user)

    async def _steps(self, table: Table, coached: CoachedDeal) -> frozenset[int]:
        """Return the numbers in the log of the moves that were not taken back."""
        log = await self._table_rows.load_deal(table.id, coached.number)
        if log is None:
            return frozenset()
        return frozenset(move.seq - log.entries[0].seq for move in log.moves)

    @staticmethod
    def _last_sentence(
        table: Table, coached: CoachedDeal, played: Sequence[tuple[Decision, Verdict]]
    ) -> Said | None:
        """Return the sentence about the dearest move; None: nobody knows which it was."""
        costly = dearest(without_repeats([verdict for _, verdict in played]), 1)
        if not costly:
            return None if coached.unjudged else Said(nothing_dear)
        (verdict,) = costly
        decision = next(decision for decision, _ in played if decision.step == verdict.step)
        view = observe(decision.deal, decision.player)
        show = partial(show_moment, table.id, coached.number, decision.step)
        return Said(at_the_end(verdict, table.info(coached.player), view), show)

    def _keep(self, user: int, memory: Memory) -> None:
        self._memories[user] = memory
        self._background.start(partial(self._rows.keep, user, memory), "what the coach remembers")

    # Judging ------------------------------------------------------------------------------------

    def _judge(self, table: Table, coached: CoachedDeal, decision: Decision) -> None:
        """Look at a move in the background, if there was a choice."""
        view = observe(decision.deal, decision.player)
        if self._study.open and view.dealt and sum(offer.size for offer in view.offers) > 1:
            look = partial(self._look, table, coached, decision)
            self._background.start(look, "the coach's look at a move", table.id)

    async def _look(self, table: Table, coached: CoachedDeal, decision: Decision) -> None:
        async with coached.judging:
            earlier = await at_table(self._table_rows, table)
            verdict = await self._verdict(decision, earlier, coached.user)
            if verdict is None:
                coached.unjudged += 1
                return
            coached.verdicts.append((decision, verdict))
            view, info = observe(decision.deal, decision.player), table.info(coached.player)
            if _is_dear(verdict, view):
                coached.was_dear = True
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
        other = await self._verdict(decision._replace(made=novices), earlier, coached.user)
        if other is not None and _is_dear(other, view) and not coached.praised:
            coached.praised = True
            say = praise(made, other, table.info(coached.player), view)
            coached.waiting.append((made.trick, say, ""))
            await self._speak_now(table, coached)

    async def _verdict(
        self, decision: Decision, earlier: EarlierDeals, user: int
    ) -> Verdict | None:
        """Return the verdict of the analysis, in which the same deals of the match count."""
        ask = partial(self._study.ask, seconds=PIECE_TIME, person=user)
        try:
            return await verdict_of(decision, earlier, self._study, ask)
        except Denied:
            return None

    async def _offer(self, table: Table, coached: CoachedDeal, verdict: Verdict, say: Say) -> None:
        """Have a dear move told after its trick, unless its reason was told lately."""
        reason, memory = verdict.reasons[0].key, self._memories.get(coached.user, Memory())
        lately = {
            given.partition(" ")[0] for given in memory.reasons if _is_lately(given, memory.deals)
        }
        if reason not in lately:
            coached.waiting.append((verdict.trick, say, reason))
            await self._speak_now(table, coached)

    async def _speak_now(self, table: Table, coached: CoachedDeal) -> None:
        """Say what came while the person is to move already."""
        async with table.lock:
            live, memory, said = table.live, self._memories.get(coached.user), coached.said
            if live is None or memory is None or self._deals.get(table.id) is not coached:
                return
            if live.deal.turn == coached.player:
                self._speak(table, live, coached, memory)
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


def _is_lately(given: str, deals: int) -> bool:
    """Whether a reason, stored with the number of its deal, was given lately."""
    return deals - int(given.rpartition(" ")[2]) < SAME_REASON_DEALS
