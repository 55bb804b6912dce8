"""Deals of the day: before one opens them, and a try's result."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from bot.careers.pages import my_days_button
from bot.contests.core.comparing import MAX_SPARE_DAYS, MILESTONES, Streak
from bot.contests.core.deals import commitment_of, commitment_to_all
from bot.contests.core.house import House, is_changed
from bot.contests.core.pages import (
    SQUARES,
    cards_line,
    deal_title,
    explain_comparison,
    game_of,
    replay_button,
    result_page,
)
from bot.contests.core.rows import Contest
from bot.contests.daily.ladder_pages import LadderRequest
from bot.contests.daily.ladder_pages import control as ladder_control
from bot.contests.daily.ranked import RANKED
from bot.contests.daily.results import Standing, TryResult
from bot.contests.traveller.pages import traveller_button, viewers_line
from bot.deals.wording.alt_texts import fit_alt
from bot.deals.wording.seat_names import seat_name
from bot.deals.wording.words import level_name, plain, plain_name, signed
from bot.kit.figures import signed_points
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Button, ButtonStyle, Page, Picture, Row, Text, page, rows
from bot.learning.puzzles.pages import PUZZLE_OF_DAY
from bot.learning.puzzles.rows import FirstAnswer
from bot.pictures.scenes import ShareScene

DAILY = "daily"
"""Begins the ids of controls that lead to a deal of the day: the wish, and a number."""
SHOW, OPEN, DAY, RESULT, SHARE, TOO = "show", "open", "day", "result", "share", "too"
REMIND, QUIET, RATED, SECRETS = "remind", "quiet", "rated", "secrets"
"""Wishes: a contest before it is opened, its try, all contests of a day; how a try stands, and that
for all to see; the deal that somebody has shared; to be reminded of the next one, or not; the rated
deal of a day; what all rated deals of a day were made of."""
MARKS = ("good", "fair", "poor")
FIRE = "🔥"
RIGHT, WRONG = "✅", "❌"
MAX_TIMED_SECONDS = 60 * 60
"""Seconds from which a puzzle's solver has done other things meanwhile: no time is shared."""


class OfDay(NamedTuple):
    """A deal of a day, and how far the reader is with it."""

    contest: Contest
    begun: bool


def control(wish: str, number: int) -> str:
    """The custom_id of a control."""
    return f"{DAILY}:{wish}:{number}"


def deal_control(wish: str, contest: Contest, deal: int) -> str:
    """The custom_id of a control about one of a contest's deals."""
    of_contest = control(wish, contest.id)
    return f"{of_contest}:{deal}" if RANKED[contest.kind].is_further(deal) else of_contest


# Before ---------------------------------------------------------------------------------------


def intro(contest: Contest, deal: int, words: Words) -> Page:
    """The page before a deal is opened; ``deal``: the one that the reader is dealt."""
    over = contest.settled
    level = level_name(House.of(contest.house).level, words)
    text = words(f"{contest.kind}-intro", level=level, deals=len(contest.secrets))
    lines = [f"### {deal_title(contest, deal, words)}", text]
    lines.append(words("daily-over" if over else "daily-one-try", at=str(contest.closes)))
    if RANKED[contest.kind].is_further(deal) and not over:
        lines.append(words("daily-further"))
    lines += [] if over else viewers_line(contest, words)
    lines.append(f"-# {_settled(contest, deal, words)}")
    lines += [f"-# {words('daily-new-house')}"] if is_changed(contest) else []
    label = words("daily-practise" if over else "daily-open")
    ways = _more(contest, words), _ladder(contest, words), *_rated(contest, words)
    with_puzzle = RANKED[contest.kind].leads_to_puzzle and not over
    puzzle = (_puzzle_of_day(words),) if with_puzzle else ()
    buttons = (
        Button(deal_control(OPEN, contest, deal), label, "success"),
        *ways,
        *puzzle,
        *traveller_button(contest, deal, words),
        *_all(contest, words),
    )
    further = tuple(_further(contest, deal, words)) if over else ()
    return page(Text("\n".join(lines)), Row(buttons), Row(further) if further else None)


def _further(contest: Contest, deal: int, words: Words) -> Iterator[Button]:
    """The ways to a past day's other deals, which can be played in any order."""
    ranking = RANKED[contest.kind]
    for other in range(ranking.deals, len(contest.secrets)) if ranking.further else ():
        if other != deal:
            label = words("daily-next-deal", deal=other + 1)
            yield Button(deal_control(SHOW, contest, other), label)


def _settled(contest: Contest, deal: int, words: Words) -> str:
    """The commitment to a deal's cards, and their secret once it is over."""
    of_many = RANKED[contest.kind].deals > 1
    pledge = commitment_to_all(contest) if of_many else commitment_of(contest, deal)
    if not contest.settled:
        return words("challenge-commitment" if of_many else "daily-commitment", commitment=pledge)
    secret, deals = contest.secrets[deal], len(contest.secrets)
    return words(
        f"{contest.kind}-secret", secret=secret, deal=deal + 1, deals=deals, commitment=pledge
    )


def all_secrets(contest: Contest, words: Words) -> Page:
    """The secrets of all deals of a finished contest."""
    title = words(f"{contest.kind}-name", number=str(contest.number), deal=1)
    return page(Text(f"### {title}\n{cards_line(contest, words, opened=True)}"))


def _all(contest: Contest, words: Words) -> Iterator[Button]:
    """The way there, if there are several."""
    if contest.settled and RANKED[contest.kind].deals > 1:
        yield Button(control(SECRETS, contest.id), words("rated-secrets"))


def _more(contest: Contest, words: Words) -> Button:
    return Button(control(DAY, contest.number), words("daily-more"))


def _puzzle_of_day(words: Words) -> Button:
    return Button(PUZZLE_OF_DAY, words("puzzle-of-day"))


def _ladder(contest: Contest, words: Words) -> Button:
    """The way to the ladder of the week."""
    wanted = LadderRequest(day=max(1, contest.number), kind=contest.kind)
    return Button(ladder_control(wanted), words("daily-ladder"))


def _rated(contest: Contest, words: Words) -> Iterator[Button]:
    """The way to the rated deal of the same day, from the others."""
    if RANKED[contest.kind].leads_to_rated:
        yield Button(control(RATED, contest.number), words("rated-way"))


def day(day_number: int, deals: Sequence[OfDay], later: bool, words: Words) -> Page:
    """All deals of a day, and the ways to other days. ``later``: there is a later one."""
    lines = [f"### {words('daily-day', number=str(day_number))}", words("daily-day-note")]
    buttons = [
        Button(
            control(SHOW, entry.contest.id),
            game_of(entry.contest, words),
            "secondary" if entry.begun else "primary",
        )
        for entry in deals
    ]
    ways = (
        Button(control(DAY, day_number - 1), words("daily-earlier"), disabled=day_number <= 1),
        Button(control(DAY, day_number + 1), words("daily-later"), disabled=not later),
        Button(ladder_control(LadderRequest(day=max(1, day_number))), words("daily-ladder")),
        Button(control(RATED, day_number), words("rated-way"), disabled=not deals),
        *(() if later else (_puzzle_of_day(words),)),
    )
    if not deals:
        lines.append(words("daily-day-none"))
    return page(Text("\n".join(lines)), *rows(buttons), Row(ways), Row((my_days_button(words),)))


# What has come of it ------------------------------------------------------------------------------


def result(outcome: TryResult, words: Words, *, look: Look, judging: bool, reminded: bool) -> Page:
    """How a try stands.

    ``judging``: it is still being judged; ``reminded``: they have asked to be reminded of the next
    one.
    """
    entry, contest = outcome.entry, outcome.entry.contest
    when = words("daily-when", at=str(contest.closes))
    ways = tuple(_ways(outcome, words)), tuple(_below(outcome, words, reminded=reminded))
    return result_page(
        entry,
        words,
        rows=tuple(Row(buttons) for buttons in ways if buttons),
        note=when if outcome.open else _settled(contest, entry.stored.deal, words),
        look=look,
        remarks=_remarks(outcome, words, judging=judging),
    )


def _remarks(outcome: TryResult, words: Words, *, judging: bool) -> Iterator[str]:
    """Remarks on a result, besides its points; nothing is compared if the house has finished it."""
    if not outcome.is_played:
        stored, ranking = outcome.entry.stored, RANKED[outcome.entry.contest.kind]
        if stored.by_house and ranking.is_further(stored.deal):
            yield f"-# {words('daily-left-further')}"
        return
    yield from comparisons(outcome, words)
    if not outcome.ghosts.total:
        yield f"-# {_uncompared(outcome, words)}"
    if outcome.shareable:
        yield f"`{share_line(outcome, words)}`"
        yield from streak_lines(outcome.streak, words, is_current=outcome.open)
    if outcome.day is not None and outcome.day.finished > 1:
        finished, deals, percent = outcome.day
        key = "daily-day-finished" if percent is None else "daily-day-total"
        yield words(key, finished=finished, deals=deals, percent=percent or 0)
    if outcome.verdict is None and judging:
        yield f"-# {words('daily-judging')}"


def _uncompared(outcome: TryResult, words: Words) -> str:
    """Say that too few ghosts have played; once the deal is over, without promising more."""
    percent = outcome.entry.stored.percent
    if outcome.open:
        return words("daily-no-ghosts")
    if percent is None:
        return words("daily-few-ghosts")
    return words("daily-counted", percent=percent)


def streak_lines(streak: Streak, words: Words, *, is_current: bool) -> Iterator[str]:
    """Say what a streak had come to on a day, and how many days may still be missed.

    ``is_current``: no later day can have changed that.
    """
    if streak.days in MILESTONES:
        yield words("daily-milestone", days=streak.days)
    if streak.days > 1 and is_current:
        spare, most = streak.spare, MAX_SPARE_DAYS
        yield f"-# {words('daily-streak', days=streak.days, spare=spare, most=most)}"
    elif streak.days > 1:
        yield f"-# {words('days-streak-now', days=streak.days)}"


def _below(outcome: TryResult, words: Words, *, reminded: bool) -> Iterator[Button]:
    """Buttons about the next deal, the next day, or all deals of this day."""
    contest, following = outcome.entry.contest, outcome.next_deal
    if following is not None:
        label = words("daily-next-deal", deal=following + 1)
        style: ButtonStyle = "secondary" if outcome.is_next_over else "success"
        yield Button(deal_control(SHOW, contest, following), label, style)
    if RANKED[contest.kind].reminds:
        label = words("daily-quiet") if reminded else words("daily-remind")
        yield Button(control(QUIET if reminded else REMIND, outcome.entry.stored.id), label)
    yield from _rated(contest, words)
    yield from traveller_button(contest, outcome.entry.stored.deal, words)
    yield from _all(contest, words)
    yield my_days_button(words)


class Stake(NamedTuple):
    """A streak that a missed day may end, and how its person did the day before."""

    today: Streak
    tomorrow: Streak
    """If they do not play today."""
    yesterday: Standing | None
    """None: they have finished no deal then."""


def reminder(contest: Contest, stake: Stake, words: Words) -> Page:
    """Tells people who asked that a new deal is there, until when, and what is at stake."""
    title = deal_title(contest, 0, words)
    lines = [words("daily-reminder", title=title, at=str(contest.closes)), *_stakes(stake, words)]
    way = Button(control(SHOW, contest.id), words("daily-look-at-it"), "primary")
    return page(Text("\n".join(lines)), Row((way, quiet_button(words))))


def quiet_button(words: Words) -> Button:
    """Return the button below a direct message that ends all of them."""
    return Button(control(QUIET, 0), words("daily-quiet"))


def _stakes(stake: Stake, words: Words) -> Iterator[str]:
    days, spare = stake.today
    if days > 1 and not stake.tomorrow.days:
        yield words("reminder-streak", days=days)
    elif days > 1 and stake.tomorrow.spare < spare:
        yield words("reminder-spare", days=days, spare=spare, left=stake.tomorrow.spare)
    if stake.yesterday is not None:
        place, ghosts = stake.yesterday
        if place is not None:
            yield words("reminder-rank", rank=place.number, number=place.of)
        elif ghosts.total:
            yield words("reminder-percent", percent=ghosts.rounded_percent)


def comparisons(outcome: TryResult, words: Words) -> Iterator[str]:
    """Yield lines that compare a result with those of house players and of other people."""
    if outcome.ghosts.total and outcome.par is not None:
        percent, number = outcome.ghosts.rounded_percent, outcome.ghosts.total
        par = outcome.par if outcome.points_suffice else round(outcome.par)
        shown = signed(int(par)) if par == int(par) else signed_points(par, words)
        yield words("daily-ghosts", percent=percent, number=number, par=shown)
    if outcome.people.total:
        people = outcome.people
        yield words("daily-people", better=people.better, level=people.ties, number=people.total)
    if not outcome.points_suffice:
        yield f"-# {explain_comparison(outcome.own, outcome.entry.info.players, words)}"


def _ways(outcome: TryResult, words: Words) -> Iterator[Button]:
    entry, stored = outcome.entry, outcome.entry.stored
    if outcome.shareable:
        yield Button(control(SHARE, stored.id), words("daily-share"), "primary")
    yield Button(control(RESULT, stored.id), words("hand-refresh"))
    yield from replay_button(entry, words)
    yield _more(entry.contest, words)
    yield _ladder(entry.contest, words)


def share_line(outcome: TryResult, words: Words) -> str:
    """A result in a line that gives away neither a card nor a bid."""
    verdict = outcome.verdict
    parts = ["".join(SQUARES[grade] for grade in verdict.squares)] if verdict is not None else []
    parts.append(_name(outcome, words))
    if outcome.ghosts.total:
        parts.append(words("daily-percent", percent=outcome.ghosts.rounded_percent))
    if outcome.day is not None and outcome.day.finished > 1 and outcome.day.percent is not None:
        finished, percent = outcome.day.finished, outcome.day.percent
        parts.append(words("daily-share-day", finished=finished, percent=percent))
    if outcome.streak.days > 1:
        parts.append(f"{FIRE} {outcome.streak.days}")
    return " · ".join(parts)


def _name(outcome: TryResult, words: Words) -> str:
    contest, deal = outcome.entry.contest, outcome.entry.stored.deal
    return words(f"{contest.kind}-name", number=str(contest.number), deal=deal + 1)


def share_page(outcome: TryResult, words: Words, look: Look) -> Page:
    """The line for everybody in a channel, with a way to the same deal.

    Also as a picture, if there are any.
    """
    contest, info = outcome.entry.contest, outcome.entry.info
    name = plain_name(info, outcome.entry.seat)
    line = words("daily-shared", name=name, line=share_line(outcome, words))
    text = Text(f"{line}\n-# {game_of(contest, words)}")
    play = Row((_play_too(contest, outcome.entry.stored.deal, words),))
    in_text = partial(page, text, play)
    if not look.pictured:
        return in_text()
    return page(text, share_picture(outcome, words), play, instead=in_text)


def _play_too(contest: Contest, deal: int, words: Words) -> Button:
    """The way to a shared deal; where each person is dealt one of many, to the reader's own."""
    ranking = RANKED[contest.kind]
    if ranking.deals > 1:
        return Button(control(SHOW, contest.id), words("rated-way"))
    wish = TOO if ranking.is_further(deal) else SHOW
    return Button(deal_control(wish, contest, deal), words("daily-play-too"))


def share_picture(outcome: TryResult, words: Words) -> Picture:
    """A picture of a finished try to share, which reveals nothing of its cards."""
    contest, squares = outcome.entry.contest, outcome.verdict.squares if outcome.verdict else ()
    title = _name(outcome, words)
    name, game = seat_name(outcome.entry.info, outcome.entry.seat), game_of(contest, words)
    percent = (
        words("share-percent", percent=outcome.ghosts.rounded_percent)
        if outcome.ghosts.total
        else ""
    )
    days = str(outcome.streak.days) if outcome.streak.days > 1 else ""
    alt = [words("alt-share", name=name, title=title, game=game)]
    if squares:
        marks = words("names-comma").join(words(f"alt-share-{MARKS[grade]}") for grade in squares)
        alt.append(words("alt-share-quarters", marks=marks))
    alt += [words("alt-share-percent", percent=outcome.ghosts.rounded_percent)] if percent else []
    alt += [words("alt-share-days", days=outcome.streak.days)] if days else []
    scene = ShareScene(
        name=name,
        title=title,
        game=game,
        squares=squares,
        percent=percent,
        percent_caption=words("share-better-than") if percent else "",
        days=days,
    )
    return Picture(scene, fit_alt(alt))


def puzzle_share_line(answer: FirstAnswer, words: Words, *, day: int, streak: int) -> str:
    """An answer to the puzzle of a day in a line that does not give it away."""
    parts = [words("puzzle-of-day-name", number=str(day)), RIGHT if answer.is_right else WRONG]
    if answer.seconds < MAX_TIMED_SECONDS:
        minutes, seconds = divmod(answer.seconds, 60)
        parts.append(f"{minutes}:{seconds:02}")
    if streak > 1:
        parts.append(f"{FIRE} {streak}")
    return " · ".join(parts)


def puzzle_share_page(name: str, line: str, words: Words) -> Page:
    """The line for everybody in a channel, with a way to the puzzle of the day."""
    shared = Text(words("daily-shared", name=plain(name), line=line))
    return page(shared, Row((_puzzle_of_day(words),)))
