"""Lessons as their authors write them: read, translated, checked."""

import re

import pytest

from bot.deals.wording.words import contract_name
from bot.kit.l10n import DATA_DIRS, languages, load_words
from bot.learning.lessons.check import MAX_SENTENCE, faults_of
from bot.learning.lessons.library import ALL_LESSONS, lessons, scripts
from bot.learning.lessons.script import BadLesson, Script, read_script, translated

MODEL = lessons("en")["1"].stages[-1]
"""The step whose record the small lesson has: two cards are left, Mond and queen of spades."""
BEFORE = MODEL.script.lines[: MODEL.step.line]
AFTER = MODEL.script.lines[MODEL.step.line :]
LINES = (
    "# lesson 1 Small",
    "# open all",
    "# step 1.1",
    "# say Which?",
    "# ask play",
    "# right play:T21: Yes.",
    "# wrong play:SQ: No.",
)
NAMES = frozenset({"small"})


def small(*changes: tuple[str, str]) -> Script:
    """The small lesson with some lines replaced; an empty one is left out."""
    lines = "\n".join(dict(changes).get(line, line) for line in LINES)
    return read_script("small", "\n".join((*BEFORE, lines, *AFTER)))


def faults(script: Script) -> list[str]:
    return list(faults_of(script, NAMES))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("# say Which?",), "a '# step' line stands before it"),
        (("# right pass: Yes.",), "a '# step' line stands before it"),
        (("# way pass small",), "a '# step' line stands before it"),
        (("# lesson 1",), "takes a number and a title"),
        (("# open all",), "a '# lesson' line stands before it"),
        (("# step one",), "takes the numbers of lesson and step"),
        (("# step 1.one",), "takes the numbers of lesson and step"),
        (("# step 1.1", "# step 1.1"), "there is another step 1.1"),
        (("# step 1.1", "# ask maybe"), "takes play or choose"),
        (("# step 1.1", "# way pass"), "takes an answer's code and the name of a record"),
        (("# end 41 and 45",), "takes points="),
    ],
)
def test_line_out_of_form_is_refused_with_its_number(lines: tuple[str, ...], message: str) -> None:
    with pytest.raises(BadLesson, match=message) as refused:
        read_script("small", "\n".join(lines))
    assert refused.value.line == len(lines)


@pytest.mark.parametrize("record", ["", "tarok-record 9", "\n".join((*BEFORE, "0 play:T99"))])
def test_record_that_cannot_be_replayed_is_refused(record: str) -> None:
    with pytest.raises(BadLesson, match="cannot be replayed") as refused:
        read_script("small", "\n".join((*LINES, record)))
    assert refused.value.line == 0


def test_remark_is_no_line_of_a_lesson() -> None:
    remarked = small(("# ask play", "# ask play\n# shown when the Mond is caught\n#\n#?"))
    assert remarked.steps == small().steps
    assert remarked.lines == MODEL.script.lines


def test_translation_keeps_moves_and_codes_of_answers() -> None:
    script = small(
        ("# right play:T21: Yes.", "# right two: Yes."),
        ("# wrong play:SQ: No.", "# wrong three: No."),
    )
    other = translated(
        script, "# lesson 1 Klein\n# step 1.1\n# say Wie?\n# right zwei: Ja.\n# wrong drei: Nein."
    )
    assert other.headings[0].title == "Klein"
    assert other.headings[0].is_open
    (step,) = other.steps
    assert step.say == "Wie?"
    assert [answer.code for answer in step.answers] == ["two", "three"]
    assert [answer.label for answer in step.answers] == ["zwei", "drei"]
    assert other.end == script.end


@pytest.mark.parametrize(
    ("line", "other", "message"),
    [
        ("# step 1.1", "# step 1.2", "its steps are not those"),
        ("# lesson 1 Small", "# lesson 2 Small", "lines are not those"),
        ("# lesson 1 Small", "", "lines are not those"),
        ("# right play:T21: Yes.", "# wrong play:T21: Yes.", "the answers to step 1.1 are not"),
        ("# wrong play:SQ: No.", "", "the answers to step 1.1 are not"),
        ("# wrong play:SQ: No.", "# wrong play:SK: No.", "the moves of step 1.1 are not"),
    ],
)
def test_translation_of_other_steps_is_refused(line: str, other: str, message: str) -> None:
    lines = [other if part == line else part for part in LINES if part != "# open all"]
    with pytest.raises(BadLesson, match=message):
        translated(small(), "\n".join(lines))


def test_small_lesson_has_no_faults() -> None:
    assert not faults(small())


LONG = "x" * (MAX_SENTENCE + 1)


@pytest.mark.parametrize(
    ("line", "other", "fault"),
    [
        ("# say Which?", f"# say {LONG}", f"{MAX_SENTENCE + 1} characters"),
        ("# wrong play:SQ: No.", f"# wrong play:SQ: {LONG}", f"{MAX_SENTENCE + 1} characters"),
        ("# ask play", f"# ask play\n# then {LONG}", f"{MAX_SENTENCE + 1} characters"),
        ("# say Which?", "", "it asks nothing"),
        ("# right play:T21: Yes.", "# wrong play:T21: Yes.", "no answer is right"),
        ("# ask play", "# ask play\n# way play:T21 none", "there is no record none"),
        ("# ask play", "# ask play\n# way play:S7 small", "no answer is play:S7"),
        ("# ask play", "# ask play\n# cards T21 X9", "there is no card X9"),
        ("# wrong play:SQ: No.", "# wrong *: No.\n# wrong play:SK: No.", "play:SK is not legal"),
        ("# wrong play:SQ: No.", "# wrong *: No.\n# wrong play: No.", "play is not legal"),
        ("# wrong play:SQ: No.", "", "nothing is said to play:SQ"),
        ("# ask play", "# ask play\n# branch 0 play:T21", "does not begin with a wrong answer"),
        ("# ask play", "# ask play\n# branch 0", "does not begin with a wrong answer"),
        ("# ask play", "# ask play\n# branch 0 play:SQ / 0 play:SQ", "cannot be replayed"),
        ("# ask play", "# ask play\n# end points=0 score=+45", "it ends with points=41 score=+45"),
    ],
)  # fmt: skip
def test_spoilt_lesson_has_a_fault(line: str, other: str, fault: str) -> None:
    assert any(fault in sentence for sentence in faults(small((line, other))))


def test_lesson_that_no_list_names_is_a_fault() -> None:
    named, unnamed = small(), small(("# lesson 1 Small", "# lesson R9 Small"))
    assert not any("is not offered" in fault for fault in faults(named))
    assert any("lesson R9 is not offered" in fault for fault in faults(unnamed))


def test_wrong_move_of_the_record_is_a_fault() -> None:
    lines = (*LINES, AFTER[0], "# step 1.2", "# say And?", "# right two: Yes.")
    text = "\n".join((*BEFORE, *lines, *AFTER[1:]))
    spoilt = text.replace("right play:T21", "wrong play:T21").replace(
        "wrong play:SQ", "right play:SQ"
    )
    assert not faults(read_script("small", text))
    assert any("own move is no right" in fault for fault in faults(read_script("small", spoilt)))


@pytest.mark.parametrize(
    ("place", "fault"),
    [
        (1, "it stands before the cards are dealt"),
        (len(BEFORE) + 1, "the learner is not on turn"),
        (len(BEFORE) + len(AFTER), "the learner is not on turn"),
    ],
)
def test_step_where_the_learner_cannot_move_is_a_fault(place: int, fault: str) -> None:
    record = (*BEFORE, *AFTER)
    text = "\n".join((*record[:place], *LINES, *record[place:]))
    assert any(fault in sentence for sentence in faults(read_script("small", text)))


def test_end_of_a_deal_that_goes_on_is_a_fault() -> None:
    text = "\n".join((*BEFORE, *LINES, "# end points=41 score=+45"))
    assert any("does not come to an end" in fault for fault in faults(read_script("small", text)))


@pytest.mark.parametrize("language", sorted(languages()))
def test_shipped_lessons_have_no_faults(language: str) -> None:
    every = scripts(language)
    names = frozenset(every)
    assert not [fault for script in every.values() for fault in faults_of(script, names)]
    assert tuple(lessons(language)) == ALL_LESSONS
    assert all(lesson.stages for lesson in lessons(language).values())


def test_each_translation_belongs_to_a_lesson_of_the_house() -> None:
    files = [file for place in DATA_DIRS for file in place.glob("lessons/*/*.txt")]
    assert {file.stem for file in files} <= {name for name, s in scripts("en").items() if s.steps}
    assert {file.parent.name for file in files} <= set(languages()) - {"en"}


@pytest.mark.parametrize("language", sorted(languages()))
def test_translation_says_something_wherever_the_lesson_does(language: str) -> None:
    for name, script in scripts(language).items():
        for ours, theirs in zip(scripts("en")[name].steps, script.steps, strict=True):
            pairs = [(ours.say, theirs.say), (ours.then, theirs.then)]
            answers = zip(ours.answers, theirs.answers, strict=True)
            pairs += [(first.sentence, second.sentence) for first, second in answers]
            assert [bool(mine) for mine, _ in pairs] == [bool(other) for _, other in pairs], (
                ours.name
            )


YES = {"en": "Yes", "sl": "Da", "de": "Ja", "it": "Sì", "pl": "Tak", "ro": "Da", "ja": "はい"}


@pytest.mark.parametrize("language", YES)
def test_right_answer_is_not_affirmed_as_it_is_also_read_after_wrong_ones(language: str) -> None:
    """It then follows "The right one: …", where *Yes* would affirm what was not said."""
    affirmed = re.compile(rf"{YES[language]}\b[:.,、。]")
    for script in scripts(language).values():
        for step in script.steps:
            right = [answer.sentence for answer in step.answers if answer.is_right]
            assert not list(filter(affirmed.match, right)), step.name


@pytest.mark.parametrize("language", YES)
def test_sentence_of_a_right_bid_says_more_than_its_name(language: str) -> None:
    """After wrong answers it follows the name of the bid: "First of two · 2. First of two."."""
    words = load_words(strict=True)(language)
    for script in scripts(language).values():
        names = {
            contract_name(key, words.of(script.end.rules.variant)).casefold()
            for key in script.end.rules.contracts
        }
        for step in script.steps:
            said = {
                answer.sentence.rstrip(".。").removesuffix("です").casefold()
                for answer in step.answers
            }
            assert not said & names, step.name
