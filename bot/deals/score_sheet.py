"""The score sheet of a deal, which a newcomer can understand."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate

from bot.deals.wording.seat_names import short_names
from bot.deals.wording.words import (
    bonus_name,
    circles,
    code_block,
    contract_in_full,
    contract_name,
    joined_names,
    note_facts,
    plain_name,
    signed,
    step_name,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page
from bot.kit.text import aligned
from engine import Line, Settlement, View


def table_of(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    """An aligned table in a code block: the first column to the left, the others to the right."""
    return code_block(aligned((head, *body)))


def radli_legend(words: Words) -> str:
    """Legend of the circles on a score sheet."""
    return "-# " + words("score-radli-told")


BARS = "▁▂▃▄▅▆▇█"


def bars(sums: Iterable[int], least: int, highest: int) -> str:
    """A running score as bars between two numbers, one for each deal.

    >>> bars([10, 20, 0], -10, 20)
    '▅█▃'
    """
    return "".join(
        BARS[(total - least) * (len(BARS) - 1) // max(highest - least, 1)] for total in sums
    )


def score_bars(deals: Sequence[Sequence[int]], most: int) -> list[str]:
    """Each player's running score, all on one scale; of a long match only the newest deals."""
    totals = [list(accumulate(scores)) for scores in zip(*deals, strict=True)]
    least, highest = min(0, *map(min, totals)), max(0, *map(max, totals))
    return [bars(sums[-most:], least, highest) for sums in totals]


MIN_BARS = 5
"""Number of deals from which bars are shown."""
MAX_BARS = 12
"""Maximum number of bars beside the totals, which fit on a phone."""
MAX_NAME = 16
"""Maximum number of columns of a name beside the bars; the full name is above the totals."""


def score_sheet(
    info: TableInfo,
    view: View,
    words: Words,
    *,
    buttons: Sequence[Button] = (),
    past: Sequence[Sequence[int]] = (),
    hinted: Sequence[int] = (),
    taken_back: Sequence[int] = (),
    brief: bool = False,
) -> Page:
    """The itemised score of a finished deal.

    ``buttons``: what goes below; ``past``: the scores of the deals so far, this one included;
    ``hinted``: how many hints each player asked for; ``taken_back``: how many moves each took back;
    ``brief``: nothing twice, so that it fits a phone with the coach.
    """
    words = words.of(info.variant)
    below = Row(tuple(buttons)) if buttons else None
    if view.void:
        return page(Text(void_sentence(info, view, words)), below)
    note = _help_note(info, hinted, taken_back, words)
    lines = score_lines(info, view, words, brief=brief)
    return page(*lines, *_totals(info, view, words, () if brief else past), note, below)


def _help_note(
    info: TableInfo, hinted: Sequence[int], taken_back: Sequence[int], words: Words
) -> Text | None:
    """Numbers of hints and of moves taken back, by player; None if there are none."""
    hints = [
        words("sheet-hints", name=name, number=number) for name, number in _nonzero(info, hinted)
    ]
    back = [words("sheet-undone", name=name, number=n) for name, n in _nonzero(info, taken_back)]
    lines = ["-# " + " · ".join(parts) for parts in (hints, back) if parts]
    return Text("\n".join(lines)) if lines else None


def _nonzero(info: TableInfo, numbers: Sequence[int]) -> list[tuple[str, int]]:
    """The players whose number isn't 0, by name, with that number."""
    return [(plain_name(info, player), number) for player, number in enumerate(numbers) if number]


def is_played_by_people(info: TableInfo, view: View) -> bool:
    """True if a contract was played, by a person among others: there are decisions to look at."""
    if view.void or view.contract is None:
        return False
    return any(info.chairs[player].user is not None for player in view.order)


def score_lines(
    info: TableInfo, view: View, words: Words, *, brief: bool = False
) -> Iterator[Text]:
    """Contract, outcome and worth, line by line.

    ``brief``: without what another line tells, or the totals below: card points, sums, marks, and
    what the house gets where all play for themselves.
    """
    settlement = view.settlement
    assert settlement is not None
    title = _title(info, view, words)
    head = [f"### {title}"] if title else []
    head += [outcome(info, view, words)]
    twice = brief and any("card_points" in line.facts for line in settlement.lines)
    head += [f"-# {line}" for line in _grounds(info, view, settlement, words, counted=not twice)]
    yield Text("\n".join(head))
    items = _items_of_people(info, view) if brief else settlement.lines
    lines = [f"- {_line(line, info, words)}" for line in items]
    if not brief:
        lines += [f"- {line}" for line in _sums(info, settlement, words)]
    lines += [f"-# {note}" for note in _notes(info, view, settlement, words, brief=brief)]
    if lines:
        yield Text("\n".join(lines))


def _items_of_people(info: TableInfo, view: View) -> tuple[Line, ...]:
    """The lines of the score; if all play for themselves, those of people, if there are any."""
    assert view.settlement is not None
    lines = view.settlement.lines
    people = {player for player, chair in enumerate(info.chairs) if chair.user is not None}
    theirs = tuple(line for line in lines if people & set(line.players))
    return theirs if theirs and view.declarer is None else lines


def _totals(
    info: TableInfo, view: View, words: Words, past: Sequence[Sequence[int]]
) -> Iterator[Text]:
    """Scores of all players, with their course."""
    settlement = view.settlement
    assert settlement is not None
    body = [
        [name, signed(change), signed(score)]
        for name, change, score in zip(
            short_names(info, MAX_NAME), settlement.scores, info.scores, strict=True
        )
    ]
    head = ["", words("score-change"), words("score-total")]
    if any(info.marks):
        head.append(words("score-radli"))
        body = [[*row, circles(mark)] for row, mark in zip(body, info.marks, strict=True)]
    if len(past) >= MIN_BARS:
        head.append(words("score-course"))
        bars = score_bars(past, MAX_BARS)
        body = [[*row, course] for row, course in zip(body, bars, strict=True)]
    yield Text(table_of(head, body))
    if len(past) >= MIN_BARS:
        yield Text(f"-# {words('score-course-told')}")
    if any(info.marks):
        yield Text(radli_legend(words))


def player_names(info: TableInfo, players: tuple[int, ...], words: Words) -> str:
    """Several players, as named in a sentence."""
    return joined_names([plain_name(info, player) for player in players], words)


def void_sentence(info: TableInfo, view: View, words: Words) -> str:
    """Why a deal was void, and what is dealt in its place (SLO-DEAL-6)."""
    compels = view.rules.tally.repeats(view.carry).compulsory
    key = "score-void" if compels else "score-void-again"
    return words(key, names=player_names(info, view.void, words))


def _title(info: TableInfo, view: View, words: Words) -> str:
    """The number of the deal, unless it is given elsewhere, and the contract, if bids name one."""
    parts = [] if info.single else [words("score-title", deal=info.deal)]
    if view.contract is not None and not view.rules.opening:
        parts.append(contract_in_full(view.contract, words))
    return " · ".join(parts)


def outcome(info: TableInfo, view: View, words: Words) -> str:
    """Declarer, partner, opponents, contract and outcome in a sentence."""
    contract, settlement = view.contract, view.settlement
    assert settlement is not None
    name = contract_name(contract.key, words) if contract else ""
    if view.ended:
        # A declarer who throws the deal in is no longer declarer, but the bid was theirs.
        bidder = view.declarer if view.high is None else view.high[1]
        bidder = bidder if view.ended_by is None else view.ended_by
        bidder_name = "" if bidder is None else plain_name(info, bidder)
        return words(f"score-ended-{view.ended.replace('_', '-')}", name=bidder_name, contract=name)
    if view.declarer is None:
        return words("score-klop", contract=name)
    declarer = plain_name(info, view.declarer)
    made = "made" if settlement.made else "lost"
    others = player_names(info, opponents(view), words)
    # Who won together is said even if the called king was never played.
    partner = next((each for each in settlement.declaring if each != view.declarer), None)
    if partner is None:
        return words(f"score-{made}-alone", contract=name, name=declarer, others=others)
    helper = plain_name(info, partner)
    return words(f"score-{made}", contract=name, name=declarer, partner=helper, others=others)


def best_line(info: TableInfo, view: View, words: Words) -> str:
    """The winner's line if there was no declarer, or an empty text."""
    settlement = view.settlement
    assert settlement is not None
    best = max(settlement.scores[player] for player in view.order)
    winners = {player for player in view.order if settlement.scores[player] == best}
    lines = (line for line in settlement.lines if set(line.players) == winners and line.points)
    return next((_line(line, info, words) for line in lines), "")


def opponents(view: View) -> tuple[int, ...]:
    """The active players who aren't on the declaring side; the deal is over."""
    assert view.settlement is not None
    return tuple(player for player in view.order if player not in view.settlement.declaring)


def _grounds(
    info: TableInfo, view: View, settlement: Settlement, words: Words, *, counted: bool
) -> Iterator[str]:
    """The aim of the contract, the card points if ``counted``, and the reason for an early end."""
    contract = view.contract
    if contract is not None and contract.aim in ("no_trick", "all_tricks") and not view.ended:
        yield words(
            f"score-aim-{contract.aim.replace('_', '-')}",
            contract=contract_name(contract.key, words),
        )
    if settlement.needed and counted:
        declaring, others = settlement.piles
        yield words(
            "score-needed",
            names=player_names(info, declaring.players, words),
            points=declaring.points,
            needed=settlement.needed,
            others=player_names(info, others.players, words),
            rest=others.points,
        )
    if contract is not None and contract.stops_early and any(view.hand_sizes) and not view.ended:
        yield words("score-stopped", trick=len(view.tricks))


def _notes(
    info: TableInfo, view: View, settlement: Settlement, words: Words, *, brief: bool
) -> Iterator[str]:
    """Changes besides scores, players without an entry, and a repeated deal."""
    scoring = {player for line in settlement.lines for player in line.players}
    if settlement.declaring and settlement.lines and not scoring & set(opponents(view)):
        yield words("score-others", names=player_names(info, opponents(view), words))
    marked = brief and any(info.marks)  # a column of the totals has them
    for note in () if info.apart or marked else settlement.notes:
        yield words(f"score-note-{note.key.replace('_', '-')}", **note_facts(note, info))
    if view.ended in view.rules.repeats:
        yield words("score-repeated", name=plain_name(info, view.dealer))


def _sums(info: TableInfo, settlement: Settlement, words: Words) -> Iterator[str]:
    """The sum of several lines for the same players, if that is all they get."""
    sides: dict[tuple[int, ...], list[int]] = {}
    for line in settlement.lines:
        if line.points:
            sides.setdefault(line.players, []).append(line.points)
    for players, points in sides.items():
        if len(points) > 1 and all(settlement.scores[player] == sum(points) for player in players):
            key = "score-sum" if len(players) == 1 else "score-sum-each"
            yield words(key, names=player_names(info, players, words), points=signed(sum(points)))


def _line(line: Line, info: TableInfo, words: Words) -> str:
    """A line of the score, with its reasons."""
    text = words(f"line-{line.sentence.replace('_', '-')}", **line_facts(line, info, words))
    only_told = line.kind == "item" and not line.points
    return text if only_told else f"{text} **{signed(line.points)}**"


def line_facts(line: Line, info: TableInfo, words: Words) -> dict[str, int | str]:
    """Facts for a line's sentence: its players, its outcome, and its own facts."""
    first, *others = (plain_name(info, player) for player in line.players)
    facts: dict[str, int | str] = {
        "name": first,
        "partner": others[0] if others else first,
        "sign": "-" if line.points < 0 else "",
        "outcome": "lost" if line.points < 0 else "made",
        "raised": "no",
        "times": "",
    }
    for key, value in line.facts.items():
        if key == "level":
            step = int(value)
            if step:
                facts["raised"] = "yes"
                facts["times"] = words("line-times", step=step_name(step, words), times=1 << step)
        elif key in NAMES:
            facts[key] = NAMES[key](str(value), words)
        else:
            facts[key] = value
    return facts


def side_name(side: str, words: Words) -> str:
    """A side, as named in a sentence."""
    return words(f"side-of-{side}")


NAMES: dict[str, Callable[[str, Words], str]] = {
    "contract": contract_name,
    "bonus": bonus_name,
    "side": side_name,
}
"""Facts that are keys, and the functions that name them."""
