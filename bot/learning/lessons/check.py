"""Checks of lessons: what an author, or a translator, has to mend."""

from collections.abc import Iterator

from bot.learning.lessons.library import ALL_LESSONS
from bot.learning.lessons.script import ANY, LEARNER, Script, Step, is_legal, legal_codes
from engine import BadRecord, Deal, IllegalMove

MAX_SENTENCE = 140
"""Maximum number of characters of a sentence."""
LISTS = "bot/learning/lessons/library.py"
"""The file that names all lessons, in the order in which they are offered."""


def faults_of(script: Script, names: frozenset[str]) -> Iterator[str]:
    """Yield the faults of a script, a sentence each; ``names``: of all scripts."""
    for heading in script.headings:
        if heading.number not in ALL_LESSONS:
            yield f"{script.name}: lesson {heading.number} is not offered: {LISTS} does not name it"
    for step in script.steps:
        for fault in _faults_of_step(script, step, names):
            yield f"{script.name}, step {step.name}: {fault}"
    if script.ends is not None and not script.end.over:
        yield f"{script.name}: its deal does not come to an end"
    elif script.ends is not None and script.ends != (result := result_of(script.end)):
        yield f"{script.name}: it ends with {_ending(*result)}, not with {_ending(*script.ends)}"


def _ending(points: str, score: int) -> str:
    return f"points={points} score={score:+}"


def result_of(deal: Deal) -> tuple[str, int]:
    """Return the declaring side's card points and the learner's game points of a finished deal."""
    settlement = deal.rules.settle(deal)
    points = settlement.piles[0].points if settlement.piles else ""
    return points, settlement.scores[LEARNER]


def _faults_of_step(script: Script, step: Step, names: frozenset[str]) -> Iterator[str]:
    sentences = (step.say, step.then, *(answer.sentence for answer in step.answers))
    yield from (
        f"{len(sentence)} characters, at most {MAX_SENTENCE}: {sentence}"
        for sentence in sentences
        if len(sentence) > MAX_SENTENCE
    )
    if not step.say:
        yield "it asks nothing"
    if not any(answer.is_right for answer in step.answers):
        yield "no answer is right"
    yield from (f"there is no record {name}" for _, name in step.ways if name not in names)
    named = {answer.code for answer in step.answers}
    yield from (
        f"no answer is {code}, which has a way" for code, _ in step.ways if code not in named
    )
    deal = _position(script, step)
    if deal is None:
        yield "it stands before the cards are dealt"
        return
    cards = {card for row in step.cards for card in row}
    yield from (f"there is no card {card}" for card in sorted(cards - {*deal.rules.pack.codes}))
    if step.is_move:
        yield from _faults_of_move(script, step, deal)


def _position(script: Script, step: Step) -> Deal | None:
    """The deal at a step; None: there is none yet."""
    try:
        return script.position(step.line)
    except BadRecord:
        return None


def _faults_of_move(script: Script, step: Step, deal: Deal) -> Iterator[str]:
    if deal.over or deal.turn != LEARNER:
        yield "the learner is not on turn"
        return
    named = [answer.code for answer in step.answers if answer.code != ANY]
    yield from (f"{code} is not legal" for code in named if not is_legal(deal, code))
    recorded = step.answer_to(script.recorded(step))
    goes_on = step is not script.steps[-1]
    if recorded is None or (goes_on and not recorded.is_right):
        yield "the record's own move is no right answer"
    if step.kind == "play":
        missing = [code for code in legal_codes(deal) if step.answer_to(code) is None]
        yield from (f"nothing is said to {code}" for code in missing)
    yield from _faults_of_branch(script, step)


def _faults_of_branch(script: Script, step: Step) -> Iterator[str]:
    if not step.branch:
        return
    _, _, code = step.branch[0].partition(" ")
    answer = step.answer_to(code)
    if answer is None or answer.is_right:
        yield "its branch does not begin with a wrong answer"
    try:
        script.play_out((*script.lines[: step.line], *step.branch))
    except (BadRecord, IllegalMove) as error:
        yield f"its branch cannot be replayed: {error}"
