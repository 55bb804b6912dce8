"""Where a person lost points in a finished deal: the costliest decisions, then all of them."""

from collections.abc import Iterator
from typing import Protocol

from bot.archive.replay_page import PLAY, TALK, way_to_deal
from bot.deals.board import situation
from bot.deals.hints import reason_text
from bot.deals.scenes import hand_scene, past_table
from bot.deals.score_sheet import is_played_by_people
from bot.deals.words import (
    action_label,
    card_sign,
    card_signs,
    key_lines,
    own_tops,
    plain,
    plain_name,
    suit_block,
)
from bot.games.info import TableInfo
from bot.kit.figures import points, signed_points
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import (
    MAX_BUTTON_LABEL,
    MAX_TEXT,
    Block,
    Button,
    Divider,
    Page,
    Picture,
    Row,
    Text,
    page,
)
from bot.kit.text import joined
from bot.learning.practice.play_on import return_buttons
from engine import Call, Kontra, View, decode, seated
from search.explain.grades import rounded
from search.explain.verdicts import Verdict, Weighed, dearest, significant, well_played

ANALYSE = "analyse"
"""Begins the ids of controls that lead to an analysis: table, deal, page."""
MOST_LABEL = 36
"""Most characters of a move in the list of all decisions."""
LAST = 5
"""With so many cards left, a single trick may well decide the deal."""


class ChoicePage(Protocol):
    """A moment when somebody had a choice."""

    @property
    def own(self) -> View: ...
    @property
    def public(self) -> View: ...


class AnalysisSummary(Protocol):
    """What there is to say of a person's decisions in a deal."""

    @property
    def info(self) -> TableInfo: ...
    @property
    def number(self) -> int: ...
    @property
    def verdicts(self) -> tuple[Verdict, ...]: ...
    @property
    def score(self) -> int: ...
    @property
    def result(self) -> float: ...
    def position(self, verdict: Verdict) -> ChoicePage: ...


def below_score(info: TableInfo, view: View, deal: int, words: Words) -> Iterator[Button]:
    """Below the score of a deal: the way to its analysis."""
    if is_played_by_people(info, view):
        yield Button(f"{ANALYSE}:{info.table}:{deal}:0:o", words("analysis-look"))


def under_way(info: TableInfo, number: int, decisions: int, words: Words) -> Page:
    """Shown until all have been judged. ``number``: the deal's in the log; the button asks again,
    as after a restart nobody is judging any more."""
    title = words("analysis-title", deal=info.deal)
    told = Text(f"### {title}\n{words('analysis-under-way', decisions=decisions)}")
    return page(told, Row((Button(f"{ANALYSE}:{info.table}:{number}:0:r", words("hand-refresh")),)))


def pages(found: AnalysisSummary) -> int:
    """How many pages there are: one for each costly decision, and the list of all."""
    return len(dearest(found.verdicts)) + 1


def analysis(found: AnalysisSummary, place: int, words: Words, look: Look = TEXT) -> Page:
    """A page of an analysis, from 0, with the ways to the others."""
    words = words.of(found.info.variant)
    place = max(0, min(place, pages(found) - 1))
    dear = dearest(found.verdicts)
    if place == len(dear):
        return page(Text(_all(found, words)), Divider(), _ways(found, place, TALK, words))
    one = dear[place]
    ways = _ways(found, place, PLAY + one.trick - 1 if one.trick else TALK, words, one)
    title = f"### {_title(found, place, words)}"
    head = Text(title)
    lines = look.words(words)
    told = Text("\n".join(_told(found, one, lines)))
    seen = found.position(one)
    instead = page(head, *_in_words(found.info, seen, lines), told, Divider(), ways)
    if not look.pictured:
        return instead
    pictures: list[Block] = [Picture(*past_table(found.info, seen.public, words, look.deck))]
    if seen.own.hand | own_tops(seen.own):
        pictures.append(Picture(*hand_scene(found.info, seen.own, words, look.deck)))
    seen_head = Text("\n".join((title, *key_lines(found.info))))
    return page(seen_head, *pictures, told, Divider(), ways, instead=instead)


def _title(found: AnalysisSummary, place: int, words: Words) -> str:
    return words(
        "analysis-place", deal=found.info.deal, number=place + 1, of=len(dearest(found.verdicts))
    )


def _ways(
    found: AnalysisSummary, place: int, step: int, words: Words, one: Verdict | None = None
) -> Row:
    """To the previous one, the next, the list; to how the deal went on, or to play on from there.

    A single page leads nowhere else.
    """
    here, last = f"{found.info.table}:{found.number}", pages(found) - 1
    ways = (("back", max(0, place - 1)), ("next", min(last, place + 1)), ("all", last))
    turning = (
        Button(f"{ANALYSE}:{here}:{to}:{key}", words(f"analysis-{key}"), disabled=to == place)
        for key, to in ways
    )
    deal = way_to_deal(found.info.table, found.number, words("replay-look"), step=step)
    again = (return_buttons(found, one.step, words("analysis-try"), "primary"),) if one else ()
    return Row((*again, *turning, deal) if last else (deal,))


# A decision ---------------------------------------------------------------------------------


def _in_words(info: TableInfo, seen: ChoicePage, words: Words) -> Iterator[Text]:
    """The position without pictures: what was said, the cards on the table and in hand."""
    own, public = seen.own, seen.public
    lines = situation(info, public, words)
    if own.trick and own.leader is not None:
        played = [
            f"{plain_name(info, seated(own.order, own.leader, place))} "
            f"**{card_sign(own.rules.pack, card, words)}**"
            for place, card in enumerate(own.trick)
        ]
        lines.append(words("hand-on-table", cards=" · ".join(played)))
    yield Text("\n".join(line for line in lines if line))
    tops = own_tops(own)
    if held := own.hand & ~tops:
        yield Text(suit_block(own.rules.pack, held, words))
    if tops:
        yield Text(words("hand-tops", cards=card_signs(own.rules.pack, tops, words)))


def _told(found: AnalysisSummary, one: Verdict, words: Words) -> Iterator[str]:
    """What was done, what was better, and why."""
    made, better = _move(found, one, one.made, words), _move(found, one, one.known.best, words)
    where = _where(one, words)
    yield words("analysis-choice", where=where, made=made, better=better)
    yield words(
        "analysis-known",
        **_cost(one.cost, words),
        made=made,
        better=better,
        **_values(one.known, one.cost, words),
        worlds=one.worlds,
    )
    if one.reasons:
        view = found.position(one).own
        yield words("analysis-why", reason=reason_text(one.reasons[0], found.info, view, words))
    else:
        many = one.phase == "play" and found.position(one).own.hand.bit_count() > LAST
        yield words("analysis-why-in-all" if many else "analysis-why-overall")
    yield _open(found, one, made, words)
    yield "-# " + _unit(found, one, words)


def _open(found: AnalysisSummary, one: Verdict, made: str, words: Words) -> str:
    """What the same move cost as the cards lay."""
    way = words("analysis-searched") if not one.open.trials else words(
        "analysis-played-out", times=one.open.trials)  # fmt: skip
    if not one.open.cost:
        return words("analysis-open-none", made=made, way=way)
    best = _move(found, one, one.open.best, words)
    values = {**_values(one.open, one.open.cost, words), **_cost(one.open.cost, words)}
    return words("analysis-open", best=best, made=made, **values, way=way)


def _cost(cost: float, words: Words) -> dict[str, str | int]:
    """Points lost, and whether that is a single one."""
    return {"cost": points(cost, words), "single": int(cost == 1)}


def _unit(found: AnalysisSummary, one: Verdict, words: Words) -> str:
    """What a point is: one's own, unless nobody pays for what one side wins."""
    zero_sum = found.position(one).own.rules.zero_sum
    key = "analysis-unit" if zero_sum else "analysis-unit-less"
    return words(key, players=found.info.players)


def _values(weighed: Weighed, cost: float, words: Words) -> dict[str, str]:
    """What both bring, as exactly as the cost: that is the difference."""
    whole = float(cost).is_integer()
    best = round(weighed.best_value, 0 if whole else 1)
    made = round(best - cost, 1)
    return {"made_value": signed_points(made, words), "best_value": signed_points(best, words)}


def _where(one: Verdict, words: Words) -> str:
    if not one.trick:
        return words("analysis-before")
    key = "analysis-in-trick" if one.phase == "play" else "analysis-after-trick"
    return words(key, number=one.trick)


def _move(
    found: AnalysisSummary, one: Verdict, code: str, words: Words, most: int = MAX_BUTTON_LABEL
) -> str:
    """A move by its label; a kontra may name somebody, whatever markdown makes of the name."""
    view = found.position(one).own
    action = decode(view.rules.pack, code)
    label = action_label(action, view, words, found.info)[:most]
    if isinstance(action, Call):  # else it might be a card that was played
        return words("hand-called", king=label)
    return plain(label) if isinstance(action, Kontra) else label


# All of them --------------------------------------------------------------------------------


def _all(found: AnalysisSummary, words: Words) -> str:
    """One line for each decision; the cheapest are left out if a message has no room for all."""
    dear = dearest(found.verdicts)
    lines = [f"### {words('analysis-all-title', deal=found.info.deal)}"]
    if not found.verdicts:
        return "\n".join((*lines, words("analysis-nothing-judged")))
    lines.append(_in_all(found, words))
    notes = [_unit(found, found.verdicts[0], words)]
    if {one.grade for one in found.verdicts} & {"as-good", "not-sure"}:
        notes.append(words("analysis-list-grades"))
    if dear:
        notes.append(words("analysis-list-dear"))
    if any(one.open.cost for one in found.verdicts):
        notes.append(words("analysis-list-note"))
    below = [f"-# {note}" for note in notes]
    room = MAX_TEXT - sum(len(line) + 1 for line in (*lines, *below))
    return "\n".join((*lines, *_fitting(found, room, words), *below))


def _fitting(found: AnalysisSummary, room: int, words: Words) -> Iterator[str]:
    """As many lines as there is room for, keeping the costliest, in order."""
    told: dict[int, str] = {}
    for one in sorted(found.verdicts, key=lambda one: -one.cost):
        line = _line(found, one, words)
        room -= len(line) + 1
        if room < 0:
            break
        told[one.step] = line
    yield from (told[step] for step in sorted(told))


def _in_all(found: AnalysisSummary, words: Words) -> str:
    """What the deal brought, and what was lost, or how well it was played."""
    score = signed_points(found.score, words)
    result = signed_points(rounded(found.result, 0.0), words)
    key = "analysis-brought" if score == result else "analysis-brought-less"
    brought = words(key, score=score, result=result, players=found.info.players)
    return joined(words, brought, _judged(found, words))


def _judged(found: AnalysisSummary, words: Words) -> str:
    """What was lost; if nothing, how well everything that mattered was played."""
    if cost := sum(one.cost for one in found.verdicts):
        return words("analysis-sum", **_cost(round(cost, 1), words))
    if not significant(found.verdicts):
        return words("analysis-small")
    unsure = sum(one.grade == "not-sure" for one in found.verdicts)
    if well_played(found.verdicts):
        return words("analysis-well", number=unsure) if unsure else words("analysis-flawless")
    return words("analysis-unsure", number=unsure)


def _line(found: AnalysisSummary, one: Verdict, words: Words) -> str:
    where = words("analysis-trick-short", number=one.trick) if one.trick else ""
    made = _move(found, one, one.made, words, MOST_LABEL)
    if one.grade == "again":
        line = words("analysis-line-again", made=made, better=_better(found, one, words))
    elif not one.cost:
        line = words("analysis-line-good", made=made, grade=words(f"analysis-is-{one.grade}"))
    else:
        better = _better(found, one, words)
        line = words("analysis-line", made=made, better=better, cost=points(one.cost, words))
    if one.open.cost:
        line += " " + words("analysis-line-open", cost=points(one.open.cost, words))
    return f"- {where}{line}"


def _better(found: AnalysisSummary, one: Verdict, words: Words) -> str:
    """The move a hint would have advised, as the list shows it."""
    return _move(found, one, one.known.best, words, MOST_LABEL)
