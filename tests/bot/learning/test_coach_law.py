"""The coach says nothing that the analysis of the same deal contradicts."""

import re
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from typing import NamedTuple, cast

import pytest

from bot.deals.cards_out import seen_cards
from bot.deals.wording.words import card_sign
from bot.games.levels import CLUB, NOVICE
from bot.kit.limits import WaitingLimits
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses, DecidedDeal, verdict_of
from bot.learning.coach.firsts import FIRSTS
from bot.learning.coach.rows import Memory
from bot.learning.coach.sentences import at_first, at_the_end, dear, nothing_dear, praise
from bot.tables.model.table import Table
from bot.thinkers.study import Study
from engine import HABITS, Cards, View, choose, each, observe, union
from search.explain.grades import unit
from search.explain.verdicts import Verdict, dearest
from tests.bot.learning.coached import ENGLISH, Lesson, Thinking, beginners
from tests.bot.world import ANA, World

__all__ = ["beginners"]  # a fixture


class Allowed(NamedTuple):
    """A sentence that an analysis bears out."""

    kind: str
    text: str
    view: View
    """The position that it is about."""
    trick: int = 0
    """The number of full tricks from which it may be said."""


class Judge:
    """The analysis of a deal, and the sentences that it bears out."""

    def __init__(self, world: World) -> None:
        self._study = Thinking()
        study = cast(Study, self._study)
        self._analyses = Analyses(AnalysisRows(world.store), world.rows, world.archive(), study,
                                  WaitingLimits(), ())  # fmt: skip
        self._world = world

    async def allowed(self, table: int, deal: int, *, praised: bool) -> list[Allowed]:
        """All sentences that the analysis bears out; ``praised``: praise is among what was said."""
        played = await self._analyses.played(self._world.guild, ANA, table, deal)
        analysis = await self._analyses.find(played)
        views = {made.step: observe(made.deal, made.player) for made in played.decisions}
        info = played.info
        listed = [
            Allowed("first", at_first(key, info, view)(ENGLISH), view)
            for view in views.values()
            for key in FIRSTS
        ]
        for verdict in analysis.verdicts:
            view = views[verdict.step]
            raw = verdict._replace(grade="costs") if verdict.grade == "again" else verdict
            if is_dear(raw, view) and raw.reasons:
                text = dear(raw, info, view)(ENGLISH)
                listed.append(Allowed("dear", text, view, raw.trick))
        if praised:
            listed += [sentence async for sentence in self._praises(played, analysis.verdicts)]
        last = views[played.decisions[-1].step]
        costly = dearest(analysis.verdicts, 1)
        for verdict in costly:
            view = views[verdict.step]
            listed.append(Allowed("end", at_the_end(verdict, info, view)(ENGLISH), view, 99))
        if not costly:
            listed.append(Allowed("end", nothing_dear(ENGLISH), last, 99))
        return listed

    async def _praises(
        self, played: DecidedDeal, verdicts: tuple[Verdict, ...]
    ) -> AsyncIterator[Allowed]:
        """Yield the praise for the best moves where a novice's costs much."""
        ask = partial(self._study.ask, seconds=60.0, person=ANA)
        by_step = {verdict.step: verdict for verdict in verdicts}
        for decision in played.decisions:
            view, made = observe(decision.deal, decision.player), by_step.get(decision.step)
            novices = choose(view, HABITS["novice"])
            if made is None or made.grade != "best" or made.known.best != made.made:
                continue
            if view.phase == "play" and novices != decision.made:
                other = await verdict_of(decision._replace(made=novices), played.earlier,
                                         cast(Study, self._study), ask)  # fmt: skip
                if other is not None and is_dear(other, view):
                    text = praise(made, other, played.info, view)(ENGLISH)
                    yield Allowed("praise", text, view, made.trick)


def is_dear(verdict: Verdict, view: View) -> bool:
    """Whether a move lost at least five points and three standard errors."""
    known = verdict.known
    return verdict.grade == "costs" and known.difference >= max(5 * unit(view), 3 * known.error)


def cards_named(text: str, view: View) -> Cards:
    """The cards that a sentence names."""
    pack = view.rules.pack
    by_sign = {card_sign(pack, card, ENGLISH): card for card in each(pack.whole)}
    signs = "|".join(re.escape(sign) for sign in sorted(by_sign, key=len, reverse=True))
    return union(by_sign[sign] for sign in re.findall(rf"(?<!\w)(?:{signs})(?!\w)", text))


class Coached:
    """Deals with a coach, each of which is looked at as if it were a person's first."""

    def __init__(self, world: World) -> None:
        self.lesson = Lesson(world, Thinking())
        self.judge = Judge(world)
        self.kinds: Counter[str] = Counter()
        self.contradicted: list[str] = []

    async def play(self, deals: int) -> None:
        """Play deals, in as many matches as they need."""
        table = await self.lesson.open()
        for _ in range(deals):
            if table.state != "playing":
                table = await self.lesson.open()
            await self._play_deal(table)

    async def _play_deal(self, table: Table) -> None:
        """Play a deal, and compare what was said with its analysis.

        In turns moments are explained and the person plays well, or they play as a novice.
        """
        number, lesson = table.deals, self.lesson
        lesson.level = NOVICE if number % 2 else CLUB
        explained = tuple(FIRSTS) if number % 2 else ()
        lesson.coach._deals[table.id].memory = Memory(explained=explained)
        first = len(lesson.said)
        await lesson.play_deal(table)
        said = lesson.said[first:]
        praised = any(text.startswith("Well played") for _, _, text in said)
        allowed = await self.judge.allowed(table.id, number, praised=praised)
        for _, full, text in said:
            fitting = [borne for borne in allowed if borne.text == text and borne.trick <= full]
            self.kinds[fitting[0].kind if fitting else "contradicted"] += 1
            if not fitting:
                self.contradicted.append(f"deal {number}, after {full} tricks: {text}")
            elif fitting[0].kind != "first" and not any(map(names_seen_cards, fitting)):
                self.contradicted.append(f"deal {number} names a hidden card: {text}")


def names_seen_cards(sentence: Allowed) -> bool:
    """Whether a sentence names only cards that the person had seen, or that could be called."""
    view = sentence.view
    to_call = union(offer.cards for offer in view.offers if view.phase == "call")
    return not cards_named(sentence.text, view) & ~(seen_cards(view) | view.called | to_call)


@pytest.mark.parametrize(
    "deals",
    [1, pytest.param(4, marks=pytest.mark.long), pytest.param(500, marks=pytest.mark.soak)],
    ids=str,
)
async def test_coach_says_nothing_that_the_analysis_contradicts(
    beginners: World, deals: int
) -> None:
    """Not of a move, nor its cost, nor its reason, nor of cards that the person had not seen."""
    await beginners.habits.change(ANA, "coach", "always")
    coached = Coached(beginners)
    await coached.play(deals)
    assert coached.contradicted == []
    assert coached.kinds.total() >= deals
