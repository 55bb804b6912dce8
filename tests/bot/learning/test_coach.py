"""The coach: a sentence at a time, seldom, never before a move, and only alone with the house."""

import asyncio
from typing import Any, cast

import pytest

from bot.deals.wording.words import action_label
from bot.kit.l10n import load_words
from bot.kit.limits import WaitingLimits
from bot.learning.analyses.desk import read_control
from bot.learning.analyses.rows import AnalysisRows
from bot.learning.analyses.service import Analyses
from bot.learning.coach.firsts import FIRSTS, first_time
from bot.learning.coach.rows import Memory
from bot.learning.coach.sentences import at_first, dear, nothing_dear
from bot.learning.coach.service import MAX_SENTENCES
from bot.thinkers.study import Study
from engine import View, observe
from search.explain.nudges import Reason
from search.explain.verdicts import Verdict, Weighed
from tests.bot.learning.coached import ENGLISH, Judging, Lesson, beginners
from tests.bot.world import ANA, World
from tests.engine.build import play_moves
from tests.engine.romanian_cases import deal_in_michi
from tests.engine.slovenian_cases import new_deal
from tests.engine.strohmann_cases import bonuses, deal_in_play
from tests.languages.complete import LANGUAGES
from tests.laws.playing import RULES
from tests.pages.drawn import plain_info
from tests.search.positions import house_deal

__all__ = ["beginners"]  # a fixture


async def test_first_deals_have_few_sentences_and_the_last_ones_none(beginners: World) -> None:
    """At most five, four, three before the end of a deal, and one there."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    while lesson.deals <= len(MAX_SENTENCES):
        await lesson.play_deal(table)
    by_deal = [[full for deal, full, _ in lesson.said if deal == number] for number in range(7)]
    for most, full in zip((*MAX_SENTENCES, 0), by_deal, strict=True):
        assert len(full) <= most + 1
        in_play = [tricks for tricks in full if tricks]
        assert len(set(in_play)) == len(in_play), "one sentence a trick"
    assert len(by_deal[0]) > 2


async def test_coach_that_waits_for_a_table_begins_a_deal_once(
    beginners: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another move is made while it waits; what was said by then is not said again."""
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    begin, begun, loaded = lesson.rows.begin, list[int](), asyncio.Event()

    async def begin_and_tell(user: int) -> Memory:
        begun.append(user)
        memory = await begin(user)
        loaded.set()
        return memory

    monkeypatch.setattr(lesson.rows, "begin", begin_and_tell)
    lesson.coach.forget(ANA)
    async with table.lock:
        lesson.coach._on_changed(table, ())
        await loaded.wait()
        await asyncio.sleep(0)
        lesson.coach._on_changed(table, ())
    await lesson.settle()
    assert begun == [ANA]


async def test_sentence_of_a_moment_comes_once_in_a_life(beginners: World) -> None:
    """Not again after a restart either."""
    lesson = Lesson(beginners, Judging(cost=0.0))
    table = await lesson.open()
    await lesson.play_deal(table)
    firsts = [text for _, _, text in lesson.said if "was better" not in text]
    assert len(set(firsts)) == len(firsts)
    explained = (await lesson.rows.load(ANA)).explained
    assert explained
    again = Lesson(beginners, Judging(cost=0.0))
    again.said = []
    await again.play_deal(table)
    assert not {text for _, full, text in again.said if full < 12} & set(firsts)


async def test_defence_is_not_explained_once_all_sides_are_known() -> None:
    """A declarer took the called king from the talon, and its holder was said to help them."""
    steps = [step for seed in range(4) for step in house_deal(RULES["slovenian", 4], seed).steps]
    views = [observe(step.deal, step.player) for step in steps]
    known = [view for view in views if view.called and None not in view.sides]
    assert any(view.phase == "play" and view.viewer != view.declarer for view in known)
    assert not any(FIRSTS["defence"](view) for view in known)
    assert any(FIRSTS["defence"](view) for view in views)


async def test_mond_of_straw_man_tarock_is_not_explained_as_its_loss_costs_nothing() -> None:
    """STR-SCORE-4: its capture is worth something by an option alone, and to the capturer."""
    rules = RULES["strohmann", 2]
    steps = [step for seed in range(4) for step in house_deal(rules, seed).steps]
    views = [observe(step.deal, step.player) for step in steps]
    free = [
        view
        for view in views
        if view.phase == "play" and any(offer.cards & rules.mond for offer in view.offers)
    ]
    assert free and not any(FIRSTS["mond"](view) for view in free)
    assert not any(contract.mond_penalty for contract in rules.contracts.values())
    taken = play_moves(deal_in_play(("F C7", "T21 C8"), trick=9), "1 play:T21, 0 play:F")
    assert bonuses(taken) == {}


async def test_coach_is_silent_for_whoever_wants_none(beginners: World) -> None:
    await beginners.habits.change(ANA, "coach", "never")
    lesson = Lesson(beginners, study := Judging())
    table = await lesson.open()
    await lesson.play_deal(table)
    assert not lesson.said and not study.asked


async def test_coach_is_silent_among_people(world: World) -> None:
    """Even for those who want it always: the others would wait, or hear."""
    await world.habits.change(ANA, "coach", "always")
    lesson = Lesson(world, study := Judging())
    table = await world.start_table()
    await world.finish_deal(table)
    await lesson.settle()
    assert not study.asked and not table.coach_lines


async def test_three_deals_without_a_costly_move_end_it(beginners: World) -> None:
    """Until it is switched on again."""
    lesson = Lesson(beginners, Judging(cost=0.0))
    table = await lesson.open()
    for _ in range(3):
        async with table.lock:
            table.newcomers = {ANA: 0}
        await lesson.play_deal(table)
    goodbye = lesson.said[-1][2]
    assert "takes leave" in goodbye
    assert "**/tarok look**" in goodbye, "it leads to How I play"
    assert beginners.habits.of(ANA).coach == "never"
    lesson.said.clear()
    await lesson.play_deal(table)
    assert not lesson.said


async def test_coach_wanted_always_was_switched_off_after_quiet_deals(beginners: World) -> None:
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, Judging(cost=0.0))
    table = await lesson.open()
    for _ in range(4):
        await lesson.play_deal(table)
    assert beginners.habits.of(ANA).coach == "always"
    assert lesson.said[-1][2] == nothing_dear(ENGLISH)
    assert not any("takes leave" in text for _, _, text in lesson.said)


async def test_deals_whose_costly_move_was_named_did_not_count_as_quiet(beginners: World) -> None:
    """Four points were a costliest moment at the end of a deal, and none after three deals."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, Judging(cost=4.0))
    table = await lesson.open()
    await lesson.play_deal(table)
    assert "costliest" in lesson.said[-1][2]
    memory = await lesson.rows.load(ANA)
    assert (memory.deals, memory.quiet) == (1, 0)


async def test_move_taken_back_was_judged_aloud_after_another_one(beginners: World) -> None:
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, study := Judging(cost=0.0))
    table = await lesson.open()
    player = table.seat_of(ANA)
    coached = lesson.coach._deals[table.id]
    coached.memory = Memory(explained=tuple(FIRSTS))
    while table.deal is None or table.turn != player or table.deal.playing is None:
        await lesson.make_move(table)
    study.cost = 12.0
    await lesson.make_move(table)
    assert coached.waiting and table.undoable(player)
    await beginners.tables.takebacks.take_back(table, ANA, table.shown_seq(player))
    study.cost = 0.0
    await lesson.play_deal(table)
    assert not any("was better" in text for _, _, text in lesson.said)


@pytest.mark.parametrize("is_restart", [True, False], ids=["restart", "study closed"])
async def test_deal_seen_in_part_was_called_well_played(
    beginners: World, *, is_restart: bool
) -> None:
    """Moves that were not looked at have an unknown cost: the coach says nothing at the end."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, study := Judging(cost=0.0))
    table = await lesson.open()
    study.open = is_restart
    asked = table.deals
    while table.deal is None or table.deal.playing is None or len(table.deal.playing.tricks) < 3:
        await lesson.make_move(table)
    assert table.deals == asked
    study.open = True
    if is_restart:
        lesson.coach.forget(ANA)  # as after a restart, nothing is in memory
    await lesson.play_deal(table)
    assert not any(text == nothing_dear(ENGLISH) for _, _, text in lesson.said)
    memory = await lesson.rows.load(ANA)
    assert (memory.deals, memory.quiet) == (1, 0)


class NothingToWeigh(Judging):
    """A study that finds touching cards alone in every third decision."""

    async def ask(self, *asked: Any, **options: Any) -> Any:
        verdict = await super().ask(*asked, **options)
        return verdict if self.asked % 3 else []


@pytest.mark.parametrize("cost", [0.0, 4.0])
async def test_deal_with_a_choice_among_touching_cards_had_no_last_sentence(
    beginners: World, cost: float
) -> None:
    """Such a choice counted as one that nobody had judged."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, study := NothingToWeigh(cost))
    table = await lesson.open()
    await lesson.play_deal(table)
    assert study.asked > 3
    last = lesson.said[-1][2]
    assert ("costliest" in last) if cost else (last == nothing_dear(ENGLISH))
    assert (await lesson.rows.load(ANA)).quiet == (0 if cost else 1)


async def test_sentences_of_another_process_are_read_when_a_deal_begins(beginners: World) -> None:
    """They were read once, and overwritten by what this process remembered."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, Judging(cost=0.0))
    table = await lesson.open()
    await lesson.play_deal(table)
    for moment in FIRSTS:
        await lesson.rows.hear(ANA, moment, "")
    for _ in MAX_SENTENCES:
        await lesson.rows.end_deal(ANA, is_quiet=False)
    await lesson.play_deal(table)
    await lesson.play_deal(table)
    memory = await lesson.rows.load(ANA)
    assert memory.deals == len(MAX_SENTENCES) + 3 and {*FIRSTS} <= {*memory.explained}


def first_views(variant: str, players: int, moment: str) -> list[View]:
    """The views of a few deals in which a moment may be explained."""
    deals = (house_deal(RULES[variant, players], seed) for seed in range(8))
    views = (observe(step.deal, step.player) for deal in deals for step in deal.steps)
    return [view for view in views if FIRSTS[moment](view)]


@pytest.mark.parametrize("players", [3, 4])
def test_mond_was_never_spoken_of(players: int) -> None:
    """Where its loss costs, before a choice in which it may be played, with the Škis out."""
    views = first_views("slovenian", players, "mond")
    assert views
    for view in views:
        assert view.contract is not None and view.contract.mond_penalty
        assert view.hand & view.rules.mond and view.phase == "play"
        assert not view.rules.fool & (view.hand | view.played)
        assert sum(offer.size for offer in view.offers) > 1


def test_three_players_were_told_a_bid_of_those_who_call_a_king() -> None:
    assert first_views("slovenian", 4, "bid") and not first_views("slovenian", 3, "bid")


@pytest.mark.parametrize(("contract", "is_told"), [("solo_without", True), ("beggar", False)])
def test_doubled_beggar_was_said_to_need_points(contract: str, *, is_told: bool) -> None:
    deal = play_moves(
        new_deal(), f"2 pass, 3 bid:{contract}, 0 pass, 1 pass, 3 pass, 0 kontra:game"
    )
    while deal.turn != 3:
        assert deal.turn is not None
        deal = play_moves(deal, f"{deal.turn} pass")
    assert FIRSTS["kontra"](observe(deal, 3)) == is_told


async def test_dear_moves_are_told_after_their_trick(beginners: World) -> None:
    """The advice comes when the card cannot be played any more."""
    lesson = Lesson(beginners, Judging())
    await beginners.habits.change(ANA, "coach", "always")
    table = await lesson.open()
    lesson.coach._deals[table.id].memory = Memory(explained=tuple(FIRSTS))
    await lesson.play_deal(table)
    of_dear = [(full, text) for _, full, text in lesson.said if "was better" in text]
    assert of_dear and all(full > 0 for full, _ in of_dear[1:])
    assert all(" game point" in text for _, text in of_dear)


async def test_dear_call_told_before_a_card_says_that_it_was_before_the_play() -> None:
    """The king that it names could be read as the card to choose now."""
    steps = [step for seed in range(4) for step in house_deal(RULES["slovenian", 4], seed).steps]
    views = [observe(step.deal, step.player) for step in steps]
    view = next(view for view in views if view.phase == "call")
    known = Weighed("call:DK", 1.0, 13.0, 0.5, 40)
    reason = Reason("game", {"share": 80, "other": 10, "move": "call:HK"})
    for phase, trick, is_before in (("call", 0, True), ("play", 3, False)):
        verdict = Verdict(1, phase, trick, "call:HK", "costs", known, 40, known, 9.0, (reason,))
        said = dear(verdict, plain_info(4, "slovenian"), view)(ENGLISH)
        assert said.startswith("Before the play, ") == is_before


async def test_coach_forgets_a_person(beginners: World) -> None:
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    await lesson.play_deal(table)
    lesson.coach.forget(ANA)
    await beginners.forgetting.forget(ANA)
    assert await lesson.rows.load(ANA) == Memory()


async def test_end_shows_the_dearest_move_after_another_was_taken_back(beginners: World) -> None:
    """The button opens the decision that the sentence names: the log has the others, too."""
    await beginners.habits.change(ANA, "coach", "always")
    lesson = Lesson(beginners, Judging())
    table = await lesson.open()
    player = table.seat_of(ANA)
    taken_back = 0
    while not table.between:
        await lesson.make_move(table)
        if table.live is not None and taken_back < 3 and table.undoable(player):
            await beginners.tables.takebacks.take_back(table, ANA, table.shown_seq(player))
            taken_back += 1
    assert taken_back == 3
    await lesson.end_deal(table)
    (shown,) = lesson.shown
    request = read_control(shown)
    assert request is not None and request.move is not None
    analyses = Analyses(AnalysisRows(beginners.store), beginners.rows, beginners.archive(),
                        cast(Study, Judging()), WaitingLimits(), ())  # fmt: skip
    played = await analyses.played(beginners.guild, ANA, table.id, 1)
    step = played.steps[request.move]
    (decision,) = [made for made in played.decisions if made.step == step]
    view = observe(decision.deal, player)
    assert action_label(decision.made, view, ENGLISH, table.info(player)) in lesson.said[-1][2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_coach_of_a_first_michi_michi_knows_of_no_duty_to_beat(language: str) -> None:
    """ROM-POOL-11; the klop of Slovenian tarok has that duty (SLO-PLAY-6)."""
    deal = deal_in_michi()
    view, words = observe(deal, deal.turn), load_words(strict=True)(language)
    assert first_time(view, ()) == "klop"
    say = at_first("klop", plain_info(4, "romanian"), view)
    assert say(words.of("romanian")) == words("romanian-coach-klop") != say(words.of("slovenian"))
