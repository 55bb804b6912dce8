"""Pages of lessons: a position with its question, the end of a lesson, and the list of all."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.deals.hand_controls import card_rows, choice_button
from bot.deals.hand_table import hand_table
from bot.deals.score_sheet import score_lines
from bot.deals.wording.alt_texts import hand_table_alt, spread_alt
from bot.deals.wording.tricks import table_lines
from bot.deals.wording.words import (
    action_label,
    card_signs,
    plain_name,
    suit_block,
)
from bot.games.forms import DEFAULT_FORM
from bot.games.info import TableInfo
from bot.help.desk import MANUAL
from bot.help.manual import PLAY_FIRST
from bot.kit.l10n import FALLBACK, Words
from bot.kit.look import Look, by_suit
from bot.kit.page import (
    MAX_BUTTON_LABEL,
    Block,
    Button,
    ButtonStyle,
    Choice,
    Page,
    Picture,
    Row,
    Select,
    Text,
    page,
    rows,
)
from bot.kit.text import code_sign, join_sentences
from bot.learning.lessons.check import result_of
from bot.learning.lessons.library import (
    ALL_LESSONS,
    FIRST_SERIES,
    FROM_NOTHING,
    LATER,
    OTHER_GAMES,
    Lesson,
    Stage,
    lessons,
)
from bot.learning.lessons.outcomes import (
    Way,
    branch_ways,
    stage_with_ways,
    trick_after,
    tricks_since,
    ways_of,
    ways_to_look_at,
)
from bot.learning.lessons.script import ANY, LEARNER, Answer, Step, legal_codes
from bot.learning.lessons.sentences import filled
from bot.learning.lessons.service import Run
from bot.learning.lessons.tricks_between import learners_view, trick_line, tricks_between
from bot.pictures.scenes import Fan, HandTableScene, SpreadScene
from bot.tables.pages.aims import aim
from engine import Action, Deal, Lay, View, decode, encode, observe

LEARN = "learn"
"""First word of the custom_ids of buttons to lessons."""
MAX_OTHERS = 3
"""Number of wrong choices shown besides those that a step names."""
ANSWER = "answer"
"""Kind of the code of an answer that is no move, before its index."""
WAY = "way"
"""Kind of the code of a page that shows how an answer ends, before its index."""
QUESTION = "step"
"""The code of the button from there back to the question."""
TRICKS_IN_ROW = 4
"""Number of tricks side by side in the picture of a whole deal."""


class Reader(NamedTuple):
    """A learner's words and look."""

    words: Words
    look: Look

    @property
    def lines(self) -> Words:
        """Words for lines of text, with emojis of cards if the look has them."""
        return self.look.words(self.words)


def lesson_page(run: Run, info: TableInfo, words: Words, look: Look) -> Page:
    """The page of a lesson: what came of the last answer, and the next question."""
    reader = Reader(words.of(info.variant), look)
    blocks = _over(run, info, reader) if run.is_over else _asked(run, info, reader)
    shown = tuple(blocks)
    if not any(isinstance(block, Picture) for block in shown):
        return page(*shown)
    return page(*shown, instead=partial(lesson_page, run, info, words, look.in_text))


def _asked(run: Run, info: TableInfo, reader: Reader) -> Iterator[Block]:
    lesson = _translated(run, reader)
    stage = _stage(run, lesson)
    yield Text(_head(run, lesson, reader.words))
    said = [f"> {line}" for line in _reaction(run, lesson, info, reader)]
    if not run.stored.misses and _follows_a_move(run):
        said += tricks_between(run, info, reader.lines, is_told=bool(said))
    if labels := _way_labels(run, info, reader):
        said.append("-# " + reader.words("lesson-ways", counted=int(_differ(ways_of(run)))))
        if ways_to_look_at(run):
            yield Text("\n".join(said))
            yield from rows(_way_buttons(labels, info))
            said = []
        else:
            said.append("> " + " · ".join(labels))
    yield Text("\n".join((*said, *_question(run, stage, info, reader))))
    yield from _cards_shown(run, stage, info, reader)
    yield from _answers(run, stage, info, reader)
    yield _navigation(run, reader.words, info)


def _question(run: Run, stage: Stage, info: TableInfo, reader: Reader) -> Iterator[str]:
    """Yield the question; after a wrong card, which its page says enough about, only a request."""
    words = reader.words
    if run.plays_freely:
        if goal := aim(info, learners_view(run), words):
            yield goal
        yield f"**{words('lesson-go-on')}**"
        return
    if run.stored.misses:
        yield f"**{words('lesson-again')}**"
    if not (run.stored.misses and stage.step.is_move):
        yield f"**{filled(stage.step.say, info, words)}**"


def _follows_a_move(run: Run) -> bool:
    """Whether cards were played since the step before: after a question there is no news."""
    return run.previous is None or run.previous.step.is_move or run.stage.step.is_move


def _over(run: Run, info: TableInfo, reader: Reader) -> Iterator[Block]:
    lesson = _translated(run, reader)
    if reaction := "\n".join(_reaction(run, lesson, info, reader)):
        yield Text(reaction)
    last = lesson.stages[-1]
    if reader.look.pictured and (ways := branch_ways(last)):
        yield _picture_of_ways(last, ways, info, reader)
    yield Text("-# " + reader.words("lesson-over", number=lesson.figure, title=lesson.title))
    if stage := stage_with_ways(run, lesson):
        yield Text("-# " + reader.words("lesson-ways-again", number=int(stage.step.lesson)))
        yield from rows(_way_buttons(_way_labels(run, info, reader), info))
    yield Row(tuple(_buttons_after(run, reader.words)))


def _buttons_after(run: Run, words: Words) -> Iterator[Button]:
    number = _number_after(run)
    play = Button(_play_control(run), words("lesson-play"), "success")
    ends_series = run.lesson.number in (FIRST_SERIES[-1], *FROM_NOTHING)
    if ends_series:
        yield play
    if number:
        title = lessons(words.language)[number].title
        style: ButtonStyle = "secondary" if ends_series else "primary"
        yield Button(
            f"{LEARN}:start:{number}", words("lesson-next", title=title)[:MAX_BUTTON_LABEL], style
        )
    yield Button(f"{LEARN}:all", words("lesson-all"))
    if not ends_series:
        yield play


def _number_after(run: Run) -> str:
    """The number of the lesson to go on with; empty: there is none."""
    lesson = run.lesson
    if run.wanted is not None and lesson.number == FIRST_SERIES[1]:
        return run.wanted.number
    if lesson.number in FROM_NOTHING:
        others = lessons(FALLBACK)
        return next((other for other in OTHER_GAMES if others[other].game == lesson.game), "")
    series = (*FIRST_SERIES, *LATER, "")
    return series[series.index(lesson.number) + 1] if lesson.number in series else ""


def _play_control(run: Run) -> str:
    """The custom_id of the button that starts a match of the game that the person learns."""
    return f"{PLAY_FIRST}:{(run.wanted or run.lesson).game}"


def _translated(run: Run, reader: Reader) -> Lesson:
    return lessons(reader.words.language)[run.lesson.number]


def _stage(run: Run, lesson: Lesson) -> Stage:
    return lesson.stages[min(run.stored.step, len(lesson.stages) - 1)]


def _head(run: Run, lesson: Lesson, words: Words) -> str:
    number = lesson.figure
    if run.plays_freely:
        trick = len(observe(run.deal, None).tricks) + 1
        return "-# " + words("lesson-free", number=number, title=lesson.title, trick=trick)
    step, steps = run.stored.step + 1, len(lesson.stages)
    if run.wanted is not None:
        game = words(f"variant-{run.wanted.game}")
        return "-# " + words("lesson-before", number=number, game=game, step=step, steps=steps)
    return "-# " + words("lesson-head", number=number, title=lesson.title, step=step, steps=steps)


# What came of the last answer --------------------------------------------------------------


def _reaction(run: Run, lesson: Lesson, info: TableInfo, reader: Reader) -> Iterator[str]:
    """Yield what is said to the last answer."""
    stored = run.stored
    if not stored.answer:
        return
    if stored.misses:
        stage = _stage(run, lesson)
        yield from _to_wrong(stage, stored.answer, info, reader)
    elif run.has_just_played_freely:
        yield from _score(run.deal, info, reader)
    elif stored.step and not run.plays_freely:
        yield from _to_last(lesson.stages[stored.step - 1], stored.answer, info, reader)


def _to_last(stage: Stage, code: str, info: TableInfo, reader: Reader) -> Iterator[str]:
    """Yield what is said to the answer with which the step before ended."""
    step = stage.step
    answer = step.answer_to(code)
    if answer is None:
        return
    if answer.is_right or step.is_free:
        for sentence in filter(None, (answer.sentence, step.then)):
            yield filled(sentence, info, reader.lines)
    else:
        yield _correction(stage, answer, info, reader)
    for way in branch_ways(stage):
        yield _tricks_of(stage, way, info, reader)


def _correction(stage: Stage, wrong: Answer, info: TableInfo, reader: Reader) -> str:
    """Tell the right answer after two wrong ones, on one line: a phone has no room for more.

    What is wrong with the only wrong answer was said after the first one.
    """
    step = stage.step
    right = step.answer_to(stage.recorded) if step.is_move else _right(step)
    right = right if right is not None and right.is_right else _right(step)
    label = _label(stage, stage.recorded if right.code == ANY else right.code, info, reader)
    is_repeated = sum(not answer.is_right for answer in step.answers) == 1
    sentences = (
        "" if is_repeated else wrong.sentence,
        reader.words("lesson-played", answer=label),
        right.sentence,
        step.then,
    )
    said = (filled(sentence, info, reader.lines) for sentence in sentences if sentence)
    return join_sentences(reader.words, *said)


def _right(step: Step) -> Answer:
    return next(answer for answer in step.answers if answer.is_right)


def _to_wrong(stage: Stage, code: str, info: TableInfo, reader: Reader) -> Iterator[str]:
    """Yield what a wrong answer leads to: its sentence, and the trick as it would go."""
    answer = stage.step.answer_to(code)
    if answer is not None:
        yield filled(answer.sentence, info, reader.lines)
    after = trick_after(stage, code) if stage.step.is_move else None
    if after is not None:
        view, trick = after
        yield trick_line(info, view, trick, reader.lines)


def _tricks_of(stage: Stage, way: Way, info: TableInfo, reader: Reader) -> str:
    tricks = tricks_since(stage, way.end)
    taken = sum(trick.winner == LEARNER for trick in tricks)
    label = _label(stage, way.code, info, reader)
    return "- " + reader.words("lesson-tricks", choice=label, tricks=taken)


def _score(deal: Deal, info: TableInfo, reader: Reader) -> Iterator[str]:
    """Yield the lines of a finished deal's score sheet, without its title."""
    texts = score_lines(info, observe(deal, None), reader.words)
    lines = "\n".join(text.text for text in texts).split("\n")
    yield from (line for line in lines if not line.startswith("### "))


def _without_last_note(lines: Iterable[str]) -> list[str]:
    """The lines of a score without the notes below the sums, for which a phone has no room."""
    kept = list(lines)
    while kept and kept[-1].startswith("-# "):
        kept.pop()
    return kept


def _label(stage: Stage, code: str, info: TableInfo, reader: Reader) -> str:
    """An answer in words."""
    answer = stage.step.answer_to(code)
    if answer is not None and (not stage.step.is_move or code == ANY):
        return filled(answer.label, info, reader.words)
    view = observe(stage.deal, LEARNER)
    return action_label(decode(stage.deal.rules.pack, code), view, reader.words, info)


# Cards and choices -------------------------------------------------------------------------


def _cards_shown(run: Run, stage: Stage, info: TableInfo, reader: Reader) -> Iterator[Block]:
    """Yield the cards that a question is about, open hands, and the table with one's own cards."""
    look = reader.look
    is_asked_again = run.stored.misses and stage.step.is_move
    fans = [Fan("", (row,)) for row in stage.step.cards if not is_asked_again]
    asks_of_table = not run.deal.over and (stage.step.is_move or not fans)
    if asks_of_table and stage.is_open:
        fans.append(_open_hands(run, info))
    if fans:
        yield _spread(fans, reader)
    if not asks_of_table:
        return
    view = learners_view(run)
    if look.pictured:
        is_plain = stage.is_open or not (run.plays_freely or stage.step.is_move)
        is_low = is_plain or run.stored.step > 0
        yield _table(info, view, reader, is_plain=is_plain, is_low=is_low)
        return
    lines = reader.lines
    cards = suit_block(view.rules.pack, view.hand, lines, look.order)
    yield Text("\n".join((*table_lines(info, view, lines), cards)))


def _table(info: TableInfo, view: View, reader: Reader, *, is_plain: bool, is_low: bool) -> Picture:
    """The table with the learner's cards.

    ``is_plain``: without contract and sides, which are not taught yet, or asked for;
    ``is_low``: with room for open hands, or for what is said to an answer.
    """
    scene, alt = hand_table(info, view, reader.words, reader.look)
    if not isinstance(scene, HandTableScene):
        return Picture(scene, alt)
    scene = replace(scene, compact=is_low, low=is_low)
    if not is_plain:
        return Picture(scene, alt)
    seats = tuple(
        seat._replace(
            score="", tricks=None, role="", side="", kind="", dealer=False, forehand=False
        )
        for seat in scene.table.seats
    )
    table = replace(scene.table, contract="", chips=(), seats=seats)
    plain = replace(scene, table=table, closed_caption="", notes=(), points="")
    return Picture(plain, hand_table_alt(plain, reader.words))


def _spread(fans: list[Fan], reader: Reader) -> Block:
    if reader.look.pictured:
        scene = SpreadScene(reader.look.faces, tuple(fans))
        return Picture(scene, spread_alt(scene, reader.words))
    return Text("\n".join(_fan_line(fan, reader.lines) for fan in fans))


def _fan_line(fan: Fan, words: Words) -> str:
    parts = [" ".join(code_sign(code, words) for code in part) for part in fan.parts]
    if fan.labels:
        pairs = zip(fan.labels, parts, strict=True)
        return "\n".join(f"{label}: {cards}" for label, cards in pairs)
    cards = " | ".join(parts)
    return f"{fan.caption}: {cards}" if fan.caption else cards


def _open_hands(run: Run, info: TableInfo) -> Fan:
    """The other players' cards in one row, in the order in which they sit at the table."""
    pack = run.deal.rules.pack
    players = [(LEARNER + step) % info.players for step in range(info.players - 1, 0, -1)]
    hands = (by_suit(pack, run.deal.hands[player]) for player in players)
    parts = tuple(tuple(pack.code(card) for suit in hand for card in suit) for hand in hands)
    return Fan("", parts, labels=tuple(plain_name(info, player) for player in players))


def _picture_of_ways(stage: Stage, ways: Iterable[Way], info: TableInfo, reader: Reader) -> Picture:
    """The tricks of both ways, row by row."""
    pack = stage.deal.rules.pack
    fans = tuple(
        Fan(
            _tricks_of(stage, way, info, reader).removeprefix("- "),
            tuple(
                tuple(pack.code(card) for card in trick.cards)
                for trick in tricks_since(stage, way.end)
            ),
        )
        for way in ways
    )
    scene = SpreadScene(reader.look.faces, fans)
    return Picture(scene, spread_alt(scene, reader.words))


def _answers(run: Run, stage: Stage, info: TableInfo, reader: Reader) -> Iterator[Block]:
    """Yield the buttons of the answers."""
    view = observe(run.deal, LEARNER)
    if run.plays_freely or (stage.step.is_move and stage.step.kind == "play"):
        yield from card_rows(info, view, reader.words, reader.look)
    elif stage.step.is_move:
        actions = [decode(run.deal.rules.pack, code) for code in _choices(stage)]
        yield from rows(_move_button(action, info, run, reader) for action in actions)
    else:
        labels = [answer.label for answer in stage.step.answers]
        yield from rows(
            Button(
                info.control(f"{ANSWER}:{index}"),
                filled(labels[index], info, reader.words)[:MAX_BUTTON_LABEL],
                "primary",
            )
            for index in stage.step.shown_order
        )


def _move_button(action: Action, info: TableInfo, run: Run, reader: Reader) -> Button:
    view, words = observe(run.deal, LEARNER), reader.words
    if isinstance(action, Lay) and action.cards.bit_count() > 1:
        cards = card_signs(view.rules.pack, action.cards, words)
        return Button(info.control(encode(view.rules.pack, action)), cards, "primary")
    return choice_button(info, view, words, action, reader.look)


def _choices(stage: Stage) -> list[str]:
    """The codes of the choices of a step, a pass first."""
    named = [answer.code for answer in stage.step.answers if answer.code != ANY]
    if len(named) < len(stage.step.answers):
        others = (code for code in legal_codes(stage.deal) if code not in named)
        named += [code for _, code in zip(range(MAX_OTHERS), others, strict=False)]
    return sorted(named, key=lambda code: (code != "pass", code))


def _navigation(run: Run, words: Words, info: TableInfo) -> Row:
    is_first = run.stored.step == 0 and not run.stored.moves
    return Row(
        (
            Button(info.control("back"), words("lesson-back"), disabled=is_first),
            Button(info.control("skip"), words("lesson-skip")),
            Button(f"{LEARN}:all", words("lesson-all")),
            Button(info.control("stop"), words("lesson-stop")),
            Button(_play_control(run), words("lesson-play")),
        )
    )


# Other pages -------------------------------------------------------------------------------


def way_page(run: Run, index: int, info: TableInfo, words: Words, look: Look) -> Page:
    """The deal that an answer to the step before leads to: its score, and all its tricks."""
    reader = Reader(words.of(info.variant), look)
    stage = stage_with_ways(run, _translated(run, reader))
    chosen = ways_to_look_at(run)[index]
    assert stage is not None
    label = _label(stage, chosen.code, info, reader)
    key = "-# " + reader.words("lesson-ways-key")
    score = _without_last_note(_score(chosen.end, info, reader))
    texts = (f"**{label}** · {score[0]}", *score[1:], key)
    buttons = list(_way_buttons(_way_labels(run, info, reader), info))
    buttons[index] = replace(buttons[index], disabled=True)
    back = Button(info.control(QUESTION), reader.words("lesson-back"))
    in_text = partial(way_page, run, index, info, words, look.in_text)
    return page(
        Text("\n".join(texts)),
        _all_tricks(chosen.end, info, reader),
        *rows((*buttons, back)),
        instead=in_text if look.pictured else None,
    )


def _way_labels(run: Run, info: TableInfo, reader: Reader) -> list[str]:
    """Each way with the declaring side's points, unless they are all equal."""
    ways, stage = ways_of(run), stage_with_ways(run, _translated(run, reader))
    if stage is None:
        return []
    labels = [_label(stage, way.code, info, reader) for way in ways]
    if not _differ(ways):
        return labels
    pairs = zip(labels, ways, strict=True)
    return [
        reader.words("lesson-way", choice=label, points=result_of(way.end)[0])
        for label, way in pairs
    ]


def _differ(ways: tuple[Way, ...]) -> bool:
    """True unless the declaring side takes equal card points in all of them."""
    return len({result_of(way.end)[0] for way in ways}) > 1


def _way_buttons(labels: list[str], info: TableInfo) -> Iterator[Button]:
    for index, label in enumerate(labels):
        yield Button(info.control(f"{WAY}:{index}"), label[:MAX_BUTTON_LABEL])


def _all_tricks(deal: Deal, info: TableInfo, reader: Reader) -> Block:
    """All tricks of a finished deal in the order of play, each with its number and its taker."""
    view = observe(deal, None)
    pack = view.rules.pack
    names = [
        f"{number}. {plain_name(info, trick.winner)}" for number, trick in enumerate(view.tricks, 1)
    ]
    cards = [tuple(pack.code(card) for card in trick.cards) for trick in view.tricks]
    starts = range(0, len(cards), TRICKS_IN_ROW)
    fans = [
        Fan("", tuple(cards[n : n + TRICKS_IN_ROW]), labels=tuple(names[n : n + TRICKS_IN_ROW]))
        for n in starts
    ]
    return _spread(fans, reader)


def stopped_page(run: Run, words: Words) -> Page:
    """The page after *Stop*: the place is kept."""
    lesson = lessons(words.language)[run.lesson.number]
    text = words("lesson-stopped", title=lesson.title, step=run.stored.step + 1)
    return page(Text(text), Row((Button(f"{LEARN}:on", words("lesson-resume"), "primary"),)))


def list_page(done: frozenset[str], words: Words) -> Page:
    """All lessons, with a tick at those that are done."""
    sections = (
        (words("lesson-list-first"), FIRST_SERIES),
        (words("lesson-list-later"), LATER),
        (words("lesson-list-from-nothing"), FROM_NOTHING),
        (words("lesson-list-others"), OTHER_GAMES),
    )
    texts = [words("lesson-list"), words("lesson-list-note")]
    for heading, numbers in sections:
        texts += [f"**{heading}**", *(_line(number, done, words) for number in numbers)]
    choices = tuple(Choice(number, _line(number, done, words)) for number in ALL_LESSONS)
    resume = Button(f"{LEARN}:on", words("lesson-resume"), "primary")
    play = Button(PLAY_FIRST, words("lesson-play"), "success")
    read = Button(f"{MANUAL}:{DEFAULT_FORM.name}:0:l", words("lesson-read"))
    return page(
        Text("\n".join(texts)),
        Select(f"{LEARN}:pick", words("lesson-pick"), choices),
        Row((resume, play, read)),
    )


def _line(number: str, done: frozenset[str], words: Words) -> str:
    lesson = lessons(words.language)[number]
    line = words("lesson-line", number=lesson.figure, title=lesson.title)
    return f"{line} ✓" if number in done else line
