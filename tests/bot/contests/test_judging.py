"""Costs of the decisions of a finished try: looked at until their sum is certain enough."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.contests.core.judging import MAX_CLOSER_LOOKS, MAX_PRAISED, PRAISED, Judging, parse_verdict
from bot.contests.daily.service import headline
from bot.kit.limits import WaitingLimits
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses, AnalysisAdditions
from bot.thinkers.analysing import look, look_closer
from bot.thinkers.study import Study
from search.explain.costs import MAX_ERROR
from search.explain.verdicts import VERSION, Verdict, VerdictJson, Weighed
from tests.bot.contests.contest import TODAY, Contests
from tests.bot.world import ANA, GUILD, World


class Unsure(Study):
    """A worker that is unsure of each decision; each closer look divides the errors."""

    def __init__(self, *, divides: float) -> None:
        self._divides = divides
        self.closer = list[int]()

    async def ask(  # type: ignore[override]
        self, job: Callable[..., VerdictJson], packed: Any, *verdict: Any, **_: object
    ) -> VerdictJson:
        _, step, _, made, _ = packed
        if job is look:
            known = Weighed(made, 0.0, 5.0, 6.0, 100)
            return Verdict(
                step=step, phase="play", trick=1, made=made, grade="not-sure", known=known,
                worlds=100, open=known, weight=9.0,
            ).as_json()  # fmt: skip
        first = Verdict.read(verdict[0])
        if job is not look_closer:
            return first.as_json()
        self.closer.append(step)
        known = first.known._replace(error=first.known.error / self._divides)
        return first._replace(known=known).as_json()


class Praising(Study):
    """A worker for whom each move of the person was the best, and any other one costs."""

    def __init__(self) -> None:
        self.looks = Counter[int]()

    async def ask(  # type: ignore[override]
        self, job: Callable[..., VerdictJson], packed: Any, *verdict: Any, **_: object
    ) -> VerdictJson:
        _, step, _, made, _ = packed
        self.looks[step] += 1
        is_first = self.looks[step] == 1
        known = Weighed(made, 0.0, 0.0 if is_first else 7.0, 0.5, 100)
        return Verdict(
            step=step, phase="play", trick=1, made=made, grade="best" if is_first else "costs",
            known=known, worlds=100, open=known, weight=float(step),
        ).as_json()  # fmt: skip


async def judged(world: World, study: Study) -> dict[str, Any]:
    """The verdict on a try of Ana's, as it is stored; the game has the usual unit."""
    contests = Contests(world)
    contest = await contests.contest(*headline(TODAY))
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    stored = await contests.rows.entry(1)
    assert stored is not None
    await Judging(contests.rows, study).judge(stored, contest)
    stored = await contests.rows.entry(1)
    assert stored is not None
    verdict = parse_verdict(stored.found)
    record: dict[str, Any] = json.loads(stored.found or "")
    assert verdict is not None and (verdict.cost, verdict.error) == (
        record["cost"],
        record["error"],
    )
    return record


async def test_analysis_of_a_judged_try_has_the_sum_of_its_result(world: World) -> None:
    """Also where another analysis is stored: one that was begun before the try was judged."""
    contests = Contests(world)
    contest = await contests.contest(*headline(TODAY))
    await contests.play_to_end(ANA, await contests.open_try(ANA, contest))
    contests.now = contest.closes
    await contests.keeping.settle_due(contests.now)
    stored = await contests.rows.entry(1)
    assert stored is not None and stored.table is not None
    study = Unsure(divides=100.0)
    await Judging(contests.rows, study).judge(stored, contest)
    rows = AnalysisRows(contests.store)
    await rows.keep(stored.table, 1, ANA, json.dumps({"version": VERSION, "verdicts": []}))
    additions = (AnalysisAdditions(stored=contests.rows.verdict_at),)
    analyses = Analyses(rows, world.rows, contests.archive, study, WaitingLimits(), additions)
    analysis = await analyses.stored(await analyses.played(GUILD, ANA, stored.table, 1))
    judged_try = await contests.rows.entry(1)
    verdict = parse_verdict(None if judged_try is None else judged_try.found)
    assert analysis is not None and analysis.verdicts and verdict is not None
    assert analysis.cost == (verdict.cost, verdict.error)


async def test_decisions_are_looked_at_until_their_sum_is_certain(world: World) -> None:
    study = Unsure(divides=100.0)
    record = await judged(world, study)
    assert 0 < record["error"] <= MAX_ERROR
    assert 0 < len(study.closer) < MAX_CLOSER_LOOKS
    assert {verdict[0] for verdict in record["verdicts"]} >= {*study.closer}


async def test_cards_that_a_club_player_would_have_missed_are_judged_too(world: World) -> None:
    study = Praising()
    record = await judged(world, study)
    praised = [Verdict.read(plain) for plain in record[PRAISED]]
    assert record["cost"] == 0
    assert 0 < len(praised) <= MAX_PRAISED
    assert {verdict.step for verdict in praised} == {
        step for step, looks in study.looks.items() if looks > 1
    }
    made = {verdict[0]: verdict[3] for verdict in record["verdicts"]}
    assert all(verdict.cost == 7 for verdict in praised)
    assert all(verdict.made != made[verdict.step] for verdict in praised)


async def test_cost_is_told_with_its_error_when_looks_are_used_up(world: World) -> None:
    study = Unsure(divides=1.0)
    record = await judged(world, study)
    assert len(study.closer) == MAX_CLOSER_LOOKS
    assert record["error"] > MAX_ERROR
