"""Pages of an analysis: the costliest decisions of a person in a finished deal, then all."""

from collections.abc import Iterator
from functools import partial

from bot.archive.replay_page import PLAY, TALK, deal_button
from bot.deals.board import situation
from bot.deals.hints import reason_text
from bot.deals.scenes import hand_scene, past_table
from bot.deals.score_sheet import is_played_by_people
from bot.deals.wording.words import (
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
from bot.kit.figures import points, signed_points, with_error
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import (
    MAX_BUTTON_LABEL,
    MAX_TEXT,
    Block,
    Button,
    ButtonStyle,
    Divider,
    Page,
    Picture,
    Row,
    Text,
    page,
)
from bot.kit.text import join_sentences
from bot.learning.analyses.service import Analysis, Position
from bot.learning.practice.play_on import practice_button
from engine import Call, Kontra, View, decode, seated
from search.explain.grades import rounded, unit
from search.explain.verdicts import Verdict, Weighed, dearest, significant, well_played

ANALYSE = "analyse"
"""Prefix of custom_ids of analysis buttons, before table, deal, and page."""
MOMENT = "m"
"""Ends the custom_id of a button to the decision of a move, which has the move's number in the log
of the deal, from 0, in place of the page."""
MAX_MOVE_LABEL = 36
"""Characters of a move in the list of all decisions."""
LATE_CARDS = 5
"""With at most so many cards left, a single trick may decide the deal."""


def below_score(info: TableInfo, view: View, deal: int, words: Words) -> Iterator[Button]:
    """Return the button below a deal's score that opens its analysis."""
    if is_played_by_people(info, view):
        yield Button(f"{ANALYSE}:{info.table}:{deal}:0:o", words("analysis-look"))


def moment_button(
    table: int, deal: int, move: int, label: str, style: ButtonStyle = "secondary"
) -> Button:
    """Return the button that opens the analysis of a deal at a move, by its number in the log."""
    return Button(f"{ANALYSE}:{table}:{deal}:{move}:{MOMENT}", label, style)


def page_of_move(summary: Analysis, move: int) -> int:
    """Return the page about a move; if there is none, the first one."""
    costly = dearest(summary.verdicts)
    step = summary.steps.get(move)
    return next((place for place, verdict in enumerate(costly) if verdict.step == step), 0)


def progress_page(
    info: TableInfo, deal_number: int, decisions: int, words: Words, *, deciding: int
) -> Page:
    """Return the page shown until all decisions are judged.

    ``deal_number``: its number in the log; ``deciding``: the number of the decision being judged
    (0: none yet). The button requests the analysis again, which is needed after a restart.
    """
    lines = [
        f"### {words('analysis-title', deal=info.deal)}",
        words("analysis-under-way", decisions=decisions),
    ]
    if deciding and decisions > 1:
        lines.append("-# " + words("analysis-deciding", number=deciding, of=decisions))
    refresh = Button(f"{ANALYSE}:{info.table}:{deal_number}:0:r", words("hand-refresh"))
    return page(Text("\n".join(lines)), Row((refresh,)))


def page_count(summary: Analysis) -> int:
    """Count the pages: one for each costly decision, or a summary, and the list of all."""
    return max(1, len(dearest(summary.verdicts))) + bool(summary.verdicts)


def analysis(summary: Analysis, page_index: int, words: Words, look: Look = TEXT) -> Page:
    """Return a page of an analysis, counted from 0, with controls to turn to the others."""
    words = words.of(summary.info.variant)
    page_index = max(0, min(page_index, page_count(summary) - 1))
    costly = dearest(summary.verdicts)
    if page_index >= len(costly):
        is_list = page_index == page_count(summary) - 1
        text = _list_text(summary, words) if is_list else _summary_text(summary, words)
        return page(Text(text), Divider(), _controls(summary, page_index, TALK, words))
    verdict = costly[page_index]
    controls = _controls(
        summary, page_index, PLAY + verdict.trick - 1 if verdict.trick else TALK, words, verdict
    )
    title = f"### {_title(summary, page_index, words)}"
    head = Text(title)
    text_words = look.words(words)
    explanation = Text("\n".join(_decision_lines(summary, verdict, text_words)))
    position = summary.position(verdict)
    if not look.pictured:
        in_words = _position_text(summary.info, position, text_words, look)
        return page(head, *in_words, explanation, Divider(), controls)
    pictures: list[Block] = [Picture(*past_table(summary.info, position.table, words, look.faces))]
    if position.own.hand | own_tops(position.own):
        pictures.append(Picture(*hand_scene(summary.info, position.own, words, look)))
    heading = Text("\n".join((title, *key_lines(summary.info))))
    in_text = partial(analysis, summary, page_index, words, look.in_text)
    return page(heading, *pictures, explanation, Divider(), controls, instead=in_text)


def _title(summary: Analysis, page_index: int, words: Words) -> str:
    return words(
        "analysis-place",
        deal=summary.info.deal,
        number=page_index + 1,
        of=len(dearest(summary.verdicts)),
    )


def _controls(
    summary: Analysis, page_index: int, step: int, words: Words, verdict: Verdict | None = None
) -> Row:
    """Return buttons to turn the page, to replay the deal, and to play on from a decision.

    An analysis of a single page has only the button to the replay, one without a costly decision
    also that to its other page.
    """
    deal_id = f"{summary.info.table}:{summary.number}"
    last = page_count(summary) - 1
    targets = [("back", max(0, page_index - 1)), ("next", min(last, page_index + 1)), ("all", last)]
    if not dearest(summary.verdicts):
        targets = [target for target in targets if target[0] == ("back" if page_index else "all")]
    turn_buttons = (
        Button(
            f"{ANALYSE}:{deal_id}:{target}:{key}",
            words(f"analysis-{key}"),
            disabled=target == page_index,
        )
        for key, target in targets
    )
    deal = deal_button(summary.info.table, summary.number, words("replay-look"), step=step)
    retry = (
        (practice_button(summary, verdict.step, words("analysis-try"), "primary"),)
        if verdict
        else ()
    )
    return Row((*retry, *turn_buttons, deal) if last else (deal,))


# A decision ---------------------------------------------------------------------------------


def _position_text(info: TableInfo, position: Position, words: Words, look: Look) -> Iterator[Text]:
    """Yield the position in text: bids and announcements, the cards on the table and in hand."""
    view = position.own
    lines = situation(info, position.table, words)
    if view.trick and view.leader is not None:
        played = [
            f"{plain_name(info, seated(view.order, view.leader, place))} "
            f"**{card_sign(view.rules.pack, card, words)}**"
            for place, card in enumerate(view.trick)
        ]
        lines.append(words("hand-on-table", cards=" · ".join(played)))
    yield Text("\n".join(line for line in lines if line))
    tops = own_tops(view)
    if held := view.hand & ~tops:
        yield Text(suit_block(view.rules.pack, held, words, look.order))
    if tops:
        yield Text(words("hand-tops", cards=card_signs(view.rules.pack, tops, words)))


def _decision_lines(summary: Analysis, verdict: Verdict, words: Words) -> Iterator[str]:
    """Yield lines about the move made, the better one, and the reason."""
    view = summary.position(verdict).own
    made = _move(summary, verdict, verdict.made, words)
    better = _move(summary, verdict, verdict.known.best, words)
    yield choice_text(verdict, summary.info, view, words)
    yield words(
        "analysis-known",
        **_cost(verdict.cost, words),
        made=made,
        better=better,
        **_values(verdict.known, verdict.cost, words),
        worlds=verdict.worlds,
    )
    if verdict.reasons:
        yield words(
            "analysis-why", reason=reason_text(verdict.reasons[0], summary.info, view, words)
        )
    else:
        early_play = verdict.phase == "play" and view.hand.bit_count() > LATE_CARDS
        yield words("analysis-why-in-all" if early_play else "analysis-why-overall")
    yield _open_cards_line(summary, verdict, made, words)
    yield "-# " + _unit(summary, verdict, words)


def _open_cards_line(summary: Analysis, verdict: Verdict, made: str, words: Words) -> str:
    """Return a line about the move's cost with all cards known."""
    method = words("analysis-searched") if not verdict.open.trials else words(
        "analysis-played-out", times=verdict.open.trials)  # fmt: skip
    cost = _open_cost(summary, verdict)
    if not cost:
        return words("analysis-open-none", made=made, way=method)
    best = _move(summary, verdict, verdict.open.best, words)
    values = {**_values(verdict.open, cost, words), **_cost(cost, words)}
    return words("analysis-open", best=best, made=made, **values, way=method)


def _open_cost(summary: Analysis, verdict: Verdict) -> float:
    """Return the move's cost with all cards known; 0: none, or one that chance may explain."""
    return verdict.open.cost(unit(summary.position(verdict).own))


def _cost(cost: float, words: Words) -> dict[str, str | int]:
    """Return message arguments: the points lost, and whether that is a single one."""
    return {"cost": points(cost, words), "single": int(cost == 1)}


def _unit(summary: Analysis, verdict: Verdict, words: Words) -> str:
    """Return a note on the unit: own points, or points compared with the other players' average."""
    zero_sum = summary.position(verdict).own.rules.zero_sum
    key = "analysis-unit" if zero_sum else "analysis-unit-less"
    return words(key, players=summary.info.players)


def _values(assessment: Weighed, cost: float, words: Words) -> dict[str, str]:
    """Return message arguments: the values of both moves, rounded like the cost."""
    is_whole = float(cost).is_integer()
    best = round(assessment.best_value, 0 if is_whole else 1)
    made = round(best - cost, 1)
    return {"made_value": signed_points(made, words), "best_value": signed_points(best, words)}


def choice_text(verdict: Verdict, info: TableInfo, view: View, words: Words) -> str:
    """Return the line about the move made and the better one; ``view``: the player's, before it."""
    return words(
        "analysis-choice",
        where=_moment_text(verdict, words),
        made=_label(verdict.made, info, view, words),
        better=_label(verdict.known.best, info, view, words),
    )


def _moment_text(verdict: Verdict, words: Words) -> str:
    if not verdict.trick:
        return words("analysis-before")
    key = "analysis-in-trick" if verdict.phase == "play" else "analysis-after-trick"
    return words(key, number=verdict.trick)


def _move(
    summary: Analysis,
    verdict: Verdict,
    code: str,
    words: Words,
    limit: int = MAX_BUTTON_LABEL,
) -> str:
    return _label(code, summary.info, summary.position(verdict).own, words, limit)


def _label(
    code: str, info: TableInfo, view: View, words: Words, limit: int = MAX_BUTTON_LABEL
) -> str:
    """Return a move's label; a kontra's may contain a name, which is escaped."""
    action = decode(view.rules.pack, code)
    label = action_label(action, view, words, info)[:limit]
    if isinstance(action, Call):  # its label alone would read like a card played
        return words("hand-called", king=label)
    return plain(label) if isinstance(action, Kontra) else label


# All decisions ------------------------------------------------------------------------------


def _summary_text(summary: Analysis, words: Words) -> str:
    """Return how well the deal was played, where no decision has a page of its own."""
    lines = [
        f"### {words('analysis-summary-title', deal=summary.info.deal)}",
        _summary(summary, words),
    ]
    if any(verdict.cost for verdict in summary.verdicts):
        lines.append("-# " + _unit(summary, summary.verdicts[0], words))
    return "\n".join(lines)


def _list_text(summary: Analysis, words: Words) -> str:
    """Return a line for each decision; the cheapest are omitted if a message has no room."""
    costly = dearest(summary.verdicts)
    lines = [f"### {words('analysis-all-title', deal=summary.info.deal)}"]
    if not summary.verdicts:
        return "\n".join((*lines, words("analysis-nothing-judged")))
    lines.append(_summary(summary, words))
    notes = [_unit(summary, summary.verdicts[0], words)]
    if {verdict.grade for verdict in summary.verdicts} & {"as-good", "not-sure"}:
        notes.append(words("analysis-list-grades"))
    if costly:
        notes.append(words("analysis-list-dear"))
    if any(_open_cost(summary, verdict) for verdict in summary.verdicts):
        notes.append(words("analysis-list-note"))
    footer = [f"-# {note}" for note in notes]
    room = MAX_TEXT - sum(len(line) + 1 for line in (*lines, *footer))
    return "\n".join((*lines, *_fitting_lines(summary, room, words), *footer))


def _fitting_lines(summary: Analysis, room: int, words: Words) -> Iterator[str]:
    """Yield as many lines as there is room for, keeping the costliest decisions, in order."""
    lines_by_step: dict[int, str] = {}
    for verdict in sorted(summary.verdicts, key=lambda verdict: -verdict.cost):
        line = _line(summary, verdict, words)
        room -= len(line) + 1
        if room < 0:
            break
        lines_by_step[verdict.step] = line
    yield from (lines_by_step[step] for step in sorted(lines_by_step))


def _summary(summary: Analysis, words: Words) -> str:
    """Return the deal's score, and the points lost or how well it was played."""
    score = signed_points(summary.score, words)
    result = signed_points(rounded(summary.result, 0.0), words)
    key = "analysis-brought" if score == result else "analysis-brought-less"
    brought = words(key, score=score, result=result, players=summary.info.players)
    return join_sentences(words, brought, _loss_summary(summary, words))


def _loss_summary(summary: Analysis, words: Words) -> str:
    """Return the points lost; if none, how well the decisions that mattered were made."""
    certain = round(sum(verdict.cost for verdict in summary.verdicts), 1)
    cost = summary.cost
    if cost is not None and round(cost.points, 1) > 0:
        whole = words("analysis-sum", cost=with_error(cost.points, cost.error, words), single=0)
        small = round(cost.points - certain, 1)
        of_it = [words("analysis-sum-small", small=points(small, words))] if small > 0 else []
        return join_sentences(words, whole, *of_it)
    if certain:
        return words("analysis-sum", **_cost(certain, words))
    if not significant(summary.verdicts):
        return words("analysis-small")
    unsure = sum(verdict.grade == "not-sure" for verdict in summary.verdicts)
    if well_played(summary.verdicts):
        return words("analysis-well", number=unsure) if unsure else words("analysis-flawless")
    return words("analysis-unsure", number=unsure)


def _line(summary: Analysis, verdict: Verdict, words: Words) -> str:
    where = words("analysis-trick-short", number=verdict.trick) if verdict.trick else ""
    made = _move(summary, verdict, verdict.made, words, MAX_MOVE_LABEL)
    if verdict.grade == "again":
        line = words("analysis-line-again", made=made, better=_better(summary, verdict, words))
    elif not verdict.cost:
        line = words("analysis-line-good", made=made, grade=words(f"analysis-is-{verdict.grade}"))
    else:
        better = _better(summary, verdict, words)
        line = words("analysis-line", made=made, better=better, cost=points(verdict.cost, words))
    if cost := _open_cost(summary, verdict):
        line += " " + words("analysis-line-open", cost=points(cost, words))
    return f"- {where}{line}"


def _better(summary: Analysis, verdict: Verdict, words: Words) -> str:
    """Return the move that a hint would have advised, as the list shows it."""
    return _move(summary, verdict, verdict.known.best, words, MAX_MOVE_LABEL)
