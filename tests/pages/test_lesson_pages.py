"""Pages of lessons: each step with what comes of each answer fits, in every language and look."""

import re

import pytest

from bot.games.info import TableInfo
from bot.kit.l10n import load_words
from bot.kit.page import Button
from bot.learning.lessons.check import result_of
from bot.learning.lessons.library import ALL_LESSONS, lessons
from bot.learning.lessons.outcomes import ways_to_look_at
from bot.learning.lessons.pages import lesson_page, list_page, stopped_page, way_page
from bot.learning.lessons.sentences import filled
from bot.learning.lessons.service import Run
from tests.languages.complete import LANGUAGES, every_language
from tests.pages.drawn import LOOKS, WORDS, check_page_fits, plain_info, worst_info
from tests.pages.lesson_runs import freely_played, run_of, runs

every_lesson = pytest.mark.parametrize("number", ALL_LESSONS)
TEXT_LOOK = next(look for look in LOOKS if look.style == "text")


def infos(run: Run) -> tuple[TableInfo, TableInfo]:
    """A table with the longest names, and a usual one."""
    rules = run.deal.rules
    return (
        worst_info(rules.players, variant=rules.variant),
        plain_info(rules.players, rules.variant),
    )


@every_language
@every_lesson
async def test_page_after_every_answer_can_be_sent(number: str, language: str) -> None:
    words = load_words(strict=True)(language)
    for run in runs(number):
        for look in LOOKS:
            for info in infos(run):
                page = lesson_page(run, info, words, look)
                check_page_fits(page)
                assert "{" not in page.text, "a name is missing"
                if page.instead is not None:
                    check_page_fits(page.instead())


@pytest.mark.parametrize("language", LANGUAGES)
def test_answer_is_reacted_to_in_the_language_of_the_reader(language: str) -> None:
    words = load_words(strict=True)(language)
    for number, lesson in lessons(language).items():
        for index, stage in enumerate(lesson.stages):
            for answer in stage.step.answers:
                misses = int(not (answer.is_right or stage.step.is_free))
                run = run_of(number, index + 1 - misses, answer=answer.code, misses=misses)
                info = infos(run)[1]
                sentence = filled(answer.sentence, info, words.of(info.variant))
                assert sentence in lesson_page(run, info, words, TEXT_LOOK).text


@every_language
async def test_page_of_free_play_can_be_sent(language: str) -> None:
    words = load_words(strict=True)(language)
    for look in LOOKS:
        for run in freely_played():
            for info in infos(run):
                check_page_fits(lesson_page(run, info, words, look))


@pytest.mark.parametrize(("name", "is_repeated"), [("1.2", False), ("4.3", True)])
def test_right_answer_after_two_wrong_ones_repeats_no_only_wrong_one(
    name: str, *, is_repeated: bool
) -> None:
    """Step 1.2 has one wrong answer, which was told when it was given first; step 4.3 has two."""
    number = name.partition(".")[0]
    stages = lessons("en")[number].stages
    index = next(n for n, stage in enumerate(stages) if stage.step.name == name)
    wrong = next(answer for answer in stages[index].step.answers if not answer.is_right)
    run = run_of(number, index + 1, answer=wrong.code)
    text, info = text_of(run), infos(run)[1]
    assert (filled(wrong.sentence, info, WORDS) in text) == is_repeated
    assert "The right one: " in text
    right = next(answer for answer in stages[index].step.answers if answer.is_right)
    assert filled(right.sentence, info, WORDS) in text
    assert filled(stages[index].step.then, info, WORDS) in text


def test_question_after_free_play_has_its_own_reaction() -> None:
    for run in freely_played():
        answer = run.previous and run.previous.step.answer_to(run.stored.answer)
        if run.deal.over and answer and not run.has_just_played_freely:
            info = infos(run)[1]
            sentence = filled(answer.sentence, info, WORDS.of(info.variant))
            assert sentence in lesson_page(run, info, WORDS, TEXT_LOOK).text


@every_language
async def test_list_and_stopped_pages_can_be_sent(language: str) -> None:
    words = load_words(strict=True)(language)
    for done in (frozenset[str](), frozenset(ALL_LESSONS)):
        check_page_fits(list_page(done, words))
    for number in ALL_LESSONS:
        check_page_fits(stopped_page(run_of(number, 0), words))


def answered(number: str, name: str) -> Run:
    """A person who has just given the recorded answer to a step."""
    stages = lessons("en")[number].stages
    index = next(n for n, stage in enumerate(stages) if stage.step.name == name)
    return run_of(number, index + 1, answer=stages[index].recorded)


def labels_of_ways(run: Run) -> list[str]:
    page = lesson_page(run, infos(run)[1], WORDS, TEXT_LOOK)
    buttons = (control for control in page.controls() if isinstance(control, Button))
    return [button.label for button in buttons if ":way:" in button.id]


@pytest.mark.parametrize(
    ("number", "step", "labels"),
    [
        ("3", "3.1", ["Pass: 55", "Two · 20+: 30"]),
        ("10", "10.3", ["Kontra: the game · 60+", "Nothing to say"]),
    ],
)
def test_ways_are_buttons_with_points_unless_all_are_equal(
    number: str, step: str, labels: list[str]
) -> None:
    assert labels_of_ways(answered(number, step)) == labels


def test_ways_of_the_deal_that_goes_on_are_a_line() -> None:
    run = answered("4", "4.1")
    page = lesson_page(run, infos(run)[1], WORDS, TEXT_LOOK)
    assert "> ♦K: 46 · ♣K: 42 · ♥K: 40 · ♠K: 26" in page.text
    assert not any(":way:" in control.id for control in page.controls())


@pytest.mark.parametrize("number", ALL_LESSONS)
def test_ways_of_an_earlier_lesson_are_buttons_where_its_deal_has_ended(number: str) -> None:
    run = run_of(number, len(lessons("en")[number].stages))
    labels = ["♦K: 46", "♣K: 42", "♥K: 40", "♠K: 26"] if number == "5" else []
    assert labels_of_ways(run) == labels


def text_of(run: Run) -> str:
    return lesson_page(run, infos(run)[1], WORDS, TEXT_LOOK).text


def test_trick_without_a_choice_is_told_with_the_reason() -> None:
    text = text_of(answered("5", "5.2"))
    assert f"{WORDS('lesson-forced')}\n" in text
    assert "Ana **♠7**" in text.split(WORDS("lesson-forced"))[1]


def test_many_tricks_without_a_choice_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    (stage,) = (stage for stage in lessons("en")["5"].stages if stage.step.plays_on)
    moves = stage.script.lines[stage.step.line :]
    run = run_of("5", 6, moves=moves, answer="play:T17")
    assert WORDS("lesson-forced") in text_of(run)
    monkeypatch.setattr("bot.learning.lessons.tricks_between.MAX_TRICKS_BETWEEN", 0)
    assert WORDS("lesson-forced-many", tricks=1) in text_of(run)


def test_deal_played_freely_ends_with_the_sum_of_its_score_sheet() -> None:
    texts = [text_of(run) for run in freely_played() if run.has_just_played_freely]
    assert texts
    assert all("> - Two, " in text and "20 + " in text for text in texts)


@pytest.mark.parametrize(("number", "is_repeated"), [("1", False), ("5", True)])
def test_question_after_a_wrong_answer_is_repeated_unless_it_was_a_card(
    number: str, *, is_repeated: bool
) -> None:
    stages = lessons("en")[number].stages
    index = next(n for n, stage in enumerate(stages) if stage.step.is_move != is_repeated)
    wrong = next(answer.code for answer in stages[index].step.answers if not answer.is_right)
    run = run_of(number, index, misses=1, answer=wrong)
    question = filled(stages[index].step.say, infos(run)[1], WORDS)
    assert (question in text_of(run)) == is_repeated
    assert WORDS("lesson-again") in text_of(run)


@every_language
@every_lesson
async def test_page_of_a_way_can_be_sent(number: str, language: str) -> None:
    words = load_words(strict=True)(language)
    for run in runs(number):
        for index, way in enumerate(ways_to_look_at(run)):
            for look in LOOKS:
                for info in infos(run):
                    page = way_page(run, index, info, words, look)
                    check_page_fits(page)
                    assert str(result_of(way.end)[0]) in page.text


@pytest.mark.parametrize("skips", [True, False])
def test_moves_that_the_record_has_chosen_are_not_said_to_be_the_only_ones(skips: bool) -> None:
    """Between two steps of a short lesson the house plays on, though the learner could choose."""
    shown = {}
    for number in ALL_LESSONS:
        for step in range(1, len(lessons("en")[number].stages)):
            recorded = lessons("en")[number].stages[step - 1].recorded
            run = run_of(number, step, answer="" if skips else recorded)
            text = lesson_page(run, infos(run)[1], WORDS, TEXT_LOOK).text
            assert not ("just one card" in text and run.was_played_for), f"{number}.{step}"
            if line := re.search(r"The house has played (\d+|a) trick", text):
                shown[f"{number}.{step + 1}"] = line[1]
    assert shown == {"9.3": "6", "S1.9": "25", "K.6": "12", "R.6": "12", "T.3": "12", "S.3": "22",
                    "S.5": "2", "L.3": "15", "L.5": "2"}  # fmt: skip
