"""Lessons hold no sentence that the analysis of their positions contradicts."""

import re

import pytest

from bot.learning.lessons.check import result_of
from bot.learning.lessons.library import Stage, lessons
from bot.learning.lessons.outcomes import branch_ways, record_ways
from bot.learning.lessons.script import ANY, LEARNER, legal_codes
from engine import Action, Give, decode, observe
from search.explain.weighing import Effort, Weighing, representative, weigh_moves
from search.judging.trials import try_moves

EFFORT = Effort(400, 200)
LOOK = 31
"""Added to the seed: no hint and no analysis looks at the same worlds."""
PLAYED_OUT = 32
"""How often the cards are played out as they lie, where all hands are open."""
SHOWN = {"1.2"}
"""Steps that name the card to play, for what is then seen on the table."""

STAGES = [stage for lesson in lessons("en").values() for stage in lesson.stages]
MOVES = [
    stage
    for stage in STAGES
    if stage.step.is_move
    and stage.step.name not in SHOWN
    and not all(answer.is_right for answer in stage.step.answers)
]
BRANCHES = [stage for stage in STAGES if stage.step.branch and not stage.step.is_free]
ENDS = [stage for stage in STAGES if stage.step.ways or stage.step.branch]
POINTS = re.compile(r"(\d+) points")
SCORE = re.compile(r"[+−]\d+")


def moves_of(stage: Stage, *, is_right: bool) -> list[Action]:
    """The moves of right or wrong answers; of equal cards the lowest."""
    view, answers = observe(stage.deal, LEARNER), stage.step.answers
    named = {answer.code for answer in answers}
    codes = [answer.code for answer in answers if answer.is_right == is_right]
    if ANY in codes:
        codes += [code for code in legal_codes(stage.deal) if code not in named]
    moves = (decode(stage.deal.rules.pack, code) for code in codes if code != ANY)
    return list(dict.fromkeys(representative(view, move) for move in moves))


def weighed(stage: Stage, moves: list[Action]) -> Weighing | None:
    """The moves in worlds that the learner may think of, or in the cards that all lie open."""
    weighing = weigh_moves(observe(stage.deal, LEARNER), moves, EFFORT, LOOK)
    if weighing is None or not stage.is_open:
        return weighing
    deals = [stage.deal] * PLAYED_OUT
    trials = try_moves(deals, moves, LEARNER, weighing.seed)
    return weighing._replace(deals=deals, trials=trials)


@pytest.mark.parametrize("stage", MOVES, ids=lambda stage: stage.step.name)
def test_right_answer_is_never_clearly_worse_than_a_wrong_one(stage: Stage) -> None:
    right, wrong = moves_of(stage, is_right=True), moves_of(stage, is_right=False)
    weighing = weighed(stage, [*right, *wrong])
    assert weighing is not None
    best = max(right, key=weighing.value)
    for move in wrong:
        behind = weighing._replace(place=weighing.moves.index(move)).gap(best)
        assert behind.grade != "costs", f"{move} is better by {behind.less:.1f}"


@pytest.mark.parametrize("stage", ENDS, ids=lambda stage: stage.step.name)
def test_figures_of_an_answer_are_those_of_its_end(stage: Stage) -> None:
    ends = {way.code: way.end for way in (*branch_ways(stage), *record_ways(stage))}
    scores = {score for end in ends.values() for score in end.rules.settle(end).scores}
    for code, end in ends.items():
        answer = stage.step.answer_to(code)
        assert answer is not None
        sentence = answer.sentence
        taken = {int(match[1]) for match in POINTS.finditer(sentence)}
        assert not taken or int(result_of(end)[0]) in taken, sentence
        signed = {int(match[0].replace("−", "-")) for match in SCORE.finditer(sentence)}
        assert signed <= scores, sentence


@pytest.mark.parametrize("stage", BRANCHES, ids=lambda stage: stage.step.name)
def test_score_in_the_sentence_to_a_wrong_answer_is_that_of_its_branch(stage: Stage) -> None:
    """Or that of the record, with which it is compared, or of a line of its score."""
    script, branch = stage.script, stage.step.branch
    end = script.play_out((*script.lines[: stage.step.line], *branch))
    answer = stage.step.answer_to(branch[0].partition(" ")[2])
    assert end.over and answer is not None
    scores = {result_of(deal)[1] for deal in (script.end, end)}
    scores |= {line.points for line in end.rules.settle(end).lines}
    signed = {int(match[0].replace("−", "-")) for match in SCORE.finditer(answer.sentence)}
    assert signed <= scores, answer.sentence


def refused_cards(stage: Stage) -> dict[str, int]:
    """The card points of each card for which a wrong answer of the step stands, by its move."""
    pack, answers = stage.deal.rules.pack, stage.step
    refused = {}
    for code in legal_codes(stage.deal):
        move, answer = decode(pack, code), answers.answer_to(code)
        if isinstance(move, Give) and answer is not None and not answer.is_right:
            refused[code] = pack.value(move.card)
    return refused


GIFTS = [stage for stage in STAGES if stage.step.is_move and refused_cards(stage)]


@pytest.mark.parametrize("stage", GIFTS, ids=lambda stage: stage.step.name)
def test_card_refused_as_a_gift_for_the_matto_is_worth_something(stage: Stage) -> None:
    """LOM-COUNT-1: empty cards are as good as each other."""
    least = min(stage.deal.rules.pack.values)
    assert {code for code, value in refused_cards(stage).items() if value == least} == set()


def test_lessons_refuse_cards_as_gifts() -> None:
    """Without any the test above would be left out."""
    assert GIFTS


def test_small_card_of_a_pile_is_not_refused_for_another_one() -> None:
    """The step says that a small card of a pile opens the next one: so does ♣7."""
    stage = next(stage for stage in STAGES if stage.step.name == "S1.7")
    straw = observe(stage.deal, LEARNER).straw
    assert straw is not None and stage.deal.rules.pack["C7"] & straw.open_to(LEARNER)
    answer = stage.step.answer_to("play:C7")
    assert answer is not None and answer.is_right


def test_matto_is_not_said_to_have_an_end_before_that_of_the_deal() -> None:
    """LOM-FOOL-4: it may be played in every trick, the last one included."""
    stage = next(stage for stage in STAGES if stage.step.name == "L.3")
    assert all("before the end" not in answer.sentence for answer in stage.step.answers)
