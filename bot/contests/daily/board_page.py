"""The pages of a deal of the day in a server's channel, and of its managers' choices.

The channel reads who has played the deal and, once it is over, how.
"""

from collections.abc import Iterator, Sequence

from bot.contests.core.comparing import compare, is_played
from bot.contests.core.judging import TryVerdict, parse_verdict
from bot.contests.core.pages import LEFT_MARK, SQUARES, deal_title, error_note
from bot.contests.core.points_ahead import measure, points_suffice, round_to_points
from bot.contests.daily.board import CommonMistake, DailyBoard, Final, Unusual
from bot.contests.daily.pages import DAY, SHOW, control
from bot.contests.daily.rows import DailyChannel, Finisher
from bot.contests.traveller.pages import traveller_button
from bot.deals.score_sheet import score_lines, table_of
from bot.deals.wording.seat_names import listed_names
from bot.deals.wording.words import (
    contract_name,
    plain,
    plain_name,
    played_card,
    signed,
    some_names,
)
from bot.discord.sending.standing import LEFT
from bot.games.rules import rules_of
from bot.kit.figures import points as figure
from bot.kit.l10n import Words
from bot.kit.page import Block, Button, Page, Row, Text, page
from bot.kit.text import short
from bot.learning.puzzles.pages import PUZZLE_OF_DAY
from engine import observe

CHANNEL = "dailies"
"""Begins the ids of controls with which a server chooses its channel."""
HERE, NOWHERE = "here", "off"
MOST, MOST_NAME, MOST_OF_ALL = 40, 14, 10
"""How many people are named, the columns of a name in a table, and how many people are named for
all deals of the day."""
MOST_FIRST = 3
"""How many who share the first place are named."""
FINISHED, NOTHING = "✓", "–"
"""Instead of squares, if nobody has judged the decisions; and instead of a figure."""


def daily_board(board: DailyBoard, words: Words) -> Page:
    """While it is open: names and squares, but no points or cards. Then all of it."""
    if board.final is None:
        return page(Text("\n".join(_open(board, words))), Row(_ways(board, words)))
    return page(*_over(board, board.final, words), Row(_ways(board, words)))


def _ways(board: DailyBoard, words: Words) -> tuple[Button, ...]:
    contest, over = board.contest, board.final is not None
    key = "daily-play-too" if board.finishers else "daily-look-at-it"
    label = words("daily-practise" if over else key)
    return (
        Button(control(SHOW, contest.id), label, "secondary" if over else "primary"),
        *(() if over else (Button(PUZZLE_OF_DAY, words("puzzle-of-day")),)),
        *traveller_button(contest, 0, words),
        Button(control(DAY, contest.number), words("daily-more")),
    )


def _open(board: DailyBoard, words: Words) -> Iterator[str]:
    yield f"### {deal_title(board.contest, 0, words)}"
    yield words("channel-invites", at=str(board.contest.closes))
    if board.before:
        yield _yesterday(board.before, words)
    if board.mistake:
        yield _mistake(board.mistake, words)
    names = listed_names([finisher.name for finisher in board.finishers[:MOST]])
    for finisher, name in zip(board.finishers, names, strict=False):
        yield words(
            "channel-finished", name=plain(name), squares=_squares(parse_verdict(finisher.found))
        )
    if len(board.finishers) > MOST:
        yield words("channel-others", number=len(board.finishers) - MOST)
    if not board.finishers:
        yield f"-# {words('channel-nobody')}"


def _yesterday(finishers: Sequence[Finisher], words: Words) -> str:
    """Return the line about the deal of the day before: who came first, and how many played."""
    best = max(map(measure, finishers))
    winners = [finisher.name for finisher in finishers if measure(finisher) == best]
    names = some_names([plain(short(name, MOST_NAME)) for name in winners], MOST_FIRST, words)
    return words("channel-yesterday", names=names, number=len(finishers))


def _mistake(mistake: CommonMistake, words: Words) -> str:
    """Return the line about a mistake that several made the day before. It names nobody."""
    pack, of_game = rules_of(mistake.variant, mistake.players, ()).pack, words.of(mistake.variant)
    return words(
        "channel-mistake",
        made=played_card(pack, mistake.made, of_game),
        better=played_card(pack, mistake.better, of_game),
        trick=mistake.trick,
        number=mistake.number,
        cost=figure(round(mistake.cost, 1), words),
    )


def _squares(verdict: TryVerdict | None) -> str:
    return FINISHED if verdict is None else "".join(SQUARES[grade] for grade in verdict.squares)


def _over(board: DailyBoard, final: Final, words: Words) -> Iterator[Block]:
    finishers = sorted(
        board.finishers, key=lambda finisher: (not is_played(finisher), -measure(finisher))
    )
    lines = [f"### {deal_title(board.contest, 0, words)}", words("channel-over")]
    if not finishers:
        lines.append(words("channel-none-played"))
    yield Text("\n".join(lines))
    if finishers:
        yield Text(_table(finishers, final, words))
        yield from _notes(finishers[:MOST], final, words)
    if len(finishers) > MOST:
        yield Text(words("channel-others", number=len(finishers) - MOST))
    yield from _all_deals(board, final, words)
    if final.unusual is not None:
        yield Text(_unusual(final.unusual, words))
    if final.median is not None:
        entry = final.median
        name, made = plain_name(entry.info, entry.seat), signed(entry.stored.points or 0)
        if not _by_points(finishers, final):
            lead = round_to_points(entry.stored.ahead or 0)
            made = words("channel-with-lead", points=made, ahead=signed(lead))
        yield Text(words("channel-middle", number=len(final.ghosts), name=name, points=made))
        yield from score_lines(entry.info, observe(entry.deal, None), words.of(entry.info.variant))


def _by_points(finishers: Sequence[Finisher], final: Final) -> bool:
    """Whether points alone rank all whose results are shown or compared."""
    return points_suffice([*filter(is_played, finishers), *final.ghosts])


def _notes(finishers: Sequence[Finisher], final: Final, words: Words) -> Iterator[Text]:
    """Explain the signs in the table."""
    notes = [words("channel-percent")] if final.compared else []
    parsed = [parse_verdict(finisher.found) for finisher in finishers if is_played(finisher)]
    verdicts = [verdict for verdict in parsed if verdict is not None]
    if any(round(verdict.cost, 1) < 0 for verdict in verdicts):
        notes.append(words("channel-below-zero"))
    notes += error_note((verdict.error for verdict in verdicts), words)
    notes += [] if all(map(is_played, finishers)) else [words("contest-left")]
    if notes:
        yield Text("\n".join(f"-# {note}" for note in notes))


def _table(finishers: Sequence[Finisher], final: Final, words: Words) -> str:
    """The table of results, with the points ahead of the others if those decide the ranks."""
    by_points = _by_points(finishers, final)
    head = ["", words("channel-points"), *([] if by_points else [words("others-ahead-title")])]
    head += [words("ladder-percent")] if final.compared else []
    head.append(words("channel-cost"))
    rows = _rows(finishers[:MOST], final, words, by_points=by_points)
    return table_of(head, (row + (NOTHING,) * (len(head) - len(row)) for row in rows))


def _rows(
    finishers: Sequence[Finisher], final: Final, words: Words, *, by_points: bool
) -> Iterator[tuple[str, ...]]:
    """Yield the lines of the table; a try without result has a name only."""
    place, names = 0, listed_names([short(finisher.name, MOST_NAME) for finisher in finishers])
    others = [measure(ghost) for ghost in final.compared]
    for number, (finisher, name) in enumerate(zip(finishers, names, strict=True), 1):
        if not is_played(finisher):
            yield (f"{LEFT_MARK} {name}",)
            continue
        if number == 1 or measure(finisher) != measure(finishers[number - 2]):
            place = number
        verdict = parse_verdict(finisher.found)
        cost = NOTHING if verdict is None else figure(round(verdict.cost, 1), words)
        ahead = () if by_points else (signed(round_to_points(measure(finisher))),)
        percent = (str(compare(measure(finisher), others).rounded_percent),) if others else ()
        yield f"{place}. {name}", signed(finisher.points), *ahead, *percent, cost


def _all_deals(board: DailyBoard, final: Final, words: Words) -> Iterator[Text]:
    """Name the people who finished all deals of the day, the best first."""
    finishers = [finisher for finisher in board.finishers if finisher.person in final.all_deals]
    finishers.sort(key=lambda finisher: -final.all_deals[finisher.person])
    if finishers:
        names = listed_names(
            [short(finisher.name, MOST_NAME) for finisher in finishers[:MOST_OF_ALL]]
        )
        each = (
            words(
                "channel-of-all-deals",
                name=plain(name),
                percent=final.all_deals[finisher.person],
            )
            for finisher, name in zip(finishers, names, strict=False)
        )
        deals = len(board.contest.secrets)
        yield Text(words("channel-all-deals", deals=deals, names=" · ".join(each)))


def _unusual(unusual: Unusual, words: Words) -> str:
    contract = contract_name(unusual.contract, words)
    number, of = unusual.number, unusual.of
    return words(
        "channel-unusual", contract=contract, name=plain(unusual.name), number=number, of=of
    )


# What a server chooses ----------------------------------------------------------------------------


def channel_page(now: DailyChannel | None, words: Words) -> Page:
    """Where the deal of the day stands, and how to change that."""
    lines = [f"### {words('channel-title')}", words("channel-what")]
    where = words("channel-none")
    if now is not None:
        where = words("channel-is", channel=f"<#{now.channel}>")
        if now.drawn == LEFT:
            where = f"{where}\n{words('channel-left')}"
    buttons = (
        Button(f"{CHANNEL}:{HERE}", words("channel-here"), "primary"),
        Button(f"{CHANNEL}:{NOWHERE}", words("channel-nowhere"), disabled=now is None),
    )
    return page(Text("\n".join((*lines, where))), Row(buttons))
