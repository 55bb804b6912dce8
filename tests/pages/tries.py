"""Tries at deals of the day that lie in no store."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.contests.afterwards.pages import ClosedTry, Moment, closing_notice
from bot.contests.challenges.pages import (
    answered_page,
    challenge_page,
    decision_notice,
    history_page,
    list_page,
    next_buttons,
    note,
    standing_page,
)
from bot.contests.challenges.results import ChallengeSide, ChallengeTotal
from bot.contests.challenges.rows import ChallengeState, Counts, StoredChallenge
from bot.contests.challenges.service import COUNTS, Challenge, PastChallenge
from bot.contests.core.comparing import Comparison, Streak
from bot.contests.core.deals import SEAT, open_deal, position_after
from bot.contests.core.entries import OpenEntry, restore_entry
from bot.contests.core.house import house_now
from bot.contests.core.judging import TryVerdict, decisions_of, line_of
from bot.contests.core.pages import entry_page, plain_entry, plain_result
from bot.contests.core.points_ahead import DealResult, deal_result, ranks_by_lead
from bot.contests.core.rows import Contest, EntryMove, StoredEntry, Try
from bot.contests.daily.board import CommonMistake, DailyBoard, Final, Unusual
from bot.contests.daily.board_page import channel_page, daily_board
from bot.contests.daily.ladder_pages import ladder
from bot.contests.daily.ladder_rows import AllUnranked, LadderQuery, Rung, Unranked
from bot.contests.daily.ladders import SPANS, Ladder, period_of
from bot.contests.daily.pages import (
    OfDay,
    Stake,
    all_secrets,
    day,
    intro,
    reminder,
    result,
    share_page,
)
from bot.contests.daily.results import DayTotal, Place, Standing, TryResult
from bot.contests.daily.rows import DailyChannel, Finisher
from bot.discord.sending.standing import LEFT
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page
from engine import choose, encode, observe
from tests.pages.made_up_analyses import verdict

NAMES = ("Ana", "Micka", "Janez", "Neža", "Lojze", "Jerca")
"""The person who tries, and the house players."""
TWO = ("Ana", "Bor")
"""Challenger and challenged."""
SECRET = "5a" * 32
GAMES = ("slovenian 4", "romanian 3")
PICTURES = Look("pictures")
ALL = 10_000
HOUSE = house_now(searching=True)
FOUND = '{"squares": [0, 0, 1, 2], "cost": 6.5, "error": 1.4}'
"""The judgement of a user's decisions."""


def contest(variant: str = "slovenian", players: int = 4, **changes: Any) -> Contest:
    """A deal of the day that is open."""
    daily = Contest(
        id=3, kind="daily", number=214, variant=variant, players=players, house=str(HOUSE),
        opens=1_753_574_400, closes=1_753_660_800, secrets=(SECRET,), settled=False,
        ahead=ranks_by_lead(variant, players), viewable=True,
    )  # fmt: skip
    return replace(daily, **changes)


def played_entry(
    deals: Contest,
    steps: int = ALL,
    names: Sequence[str] = NAMES,
    deal: int = 0,
    **changes: Any,
) -> OpenEntry:
    """A try after ``steps`` moves of its person, all by the house's rules; or to its end.

    The first of the names is the person's, the others are the house players'."""
    standing = open_deal(deals, deal)
    moves = list[EntryMove]()
    own_moves = 0
    while not standing.deal.over:
        player = standing.deal.turn
        assert player is not None
        view = observe(standing.deal, player)
        if player == SEAT:
            if own_moves == steps:
                break
            own_moves += 1
        action = choose(view)
        moves.append(EntryMove(player, encode(view.rules.pack, action), own_moves))
        standing = position_after(deals, deal, standing, action)
    over = standing.deal.over
    points_made = deal_result(standing.deal, SEAT, by_ahead=deals.ahead) if over else None
    stored = StoredEntry(
        id=9, contest=deals.id, deal=deal, seat=SEAT, person=11, mark="", name=names[0], home=1,
        reach="server", language="en", late=False, opened_at=deals.opens + 60, by_house=False,
        finished_at=deals.opens + 600 if over else None, found=None, table=None, moves=tuple(moves),
        points=points_made.points if points_made else None,
        ahead=points_made.ahead if points_made else None,
    )  # fmt: skip
    return restore_entry(replace(stored, **changes), deals, tuple(names[1:]))


def entry_with_note(entry: OpenEntry, words: Words, counts: Counts | None = None) -> OpenEntry:
    """Return a try with the note of its kind of contest; ``counts``: what decides a challenge."""
    line = note(counts, words, ahead=False) if counts else words(f"{entry.contest.kind}-note")
    return replace(entry, note=line)


def daily_result_page(
    try_result: TryResult, words: Words, look: Look = TEXT, **options: bool
) -> Page:
    """The page that compares a try at a deal of the day."""
    facts = {"judging": False, "reminded": False, **options}
    return result(try_result, words, look=look, **facts)


def challenge_result_page(entry: OpenEntry, words: Words, *, more: bool) -> Page:
    """The result page of a challenge's deal."""
    return plain_result(entry, words, buttons=next_buttons(5, words, more=more), look=TEXT)


def outcome(entry: OpenEntry, **changes: Any) -> TryResult:
    """The result of a finished try."""
    own_result = DealResult(entry.stored.points or 0, entry.stored.ahead)
    try_result = TryResult(
        entry=entry,
        open=not entry.contest.settled,
        own=own_result,
        ghosts=Comparison(120, 150, 83, 9),
        par=own_result.points - 10,
        people=Comparison(6, 9, 78, 2),
        verdict=TryVerdict((0, 0, 1, 2), 6.5, 1.4),
        streak=Streak(12, 1),
        day=None,
        is_next_over=False,
    )
    return replace(try_result, **changes)


def defended_result() -> TryResult:
    """The result of a user who has beaten the declarer for 0 points."""
    try_result = outcome(played_entry(contest(), points=0, ahead=160))
    return replace(try_result, par=-280 / 12, points_suffice=False)


def rated_contest(variant: str = "slovenian", players: int = 4, **changes: Any) -> Contest:
    """The rated deals of a day."""
    return contest(variant, players, **{"kind": "rated", "secrets": (SECRET,) * 20, **changes})


def three_deals(variant: str = "slovenian", players: int = 4, **changes: Any) -> Contest:
    """The headline of a day, with its further deals."""
    return contest(variant, players, secrets=(SECRET,) * 3, **changes)


def day_result(entry: OpenEntry, finished: int, percent: int | None) -> TryResult:
    """The result of one of the day's three deals."""
    return outcome(entry, day=DayTotal(finished, 3, percent))


def missed_daily() -> Contest:
    """A deal of the day that is over."""
    return contest(settled=True, house="club 0 0")


def daily_overview(words: Words) -> Page:
    """The overview of two games, one of which the reader has begun."""
    games = (OfDay(contest(), False), OfDay(contest("romanian", 3, id=4), True))
    return day(214, games, False, words)


def duel(
    state: ChallengeState = "accepted",
    names: Sequence[str] = TWO,
    *,
    over: bool = False,
    mine: bool = True,
    counts: Counts = "cost",
    costs: tuple[int, int] | None = None,
    **changes: Any,
) -> Challenge:
    """A challenge of Ana to Bor, for her or (not ``mine``) for him, decided by ``costs``."""
    stored = StoredChallenge(
        id=5, challenger=11, opponent=12, challenger_name=names[0], variant="slovenian", players=4,
        deals=2, asked_at=1_753_574_400, state=state, contest=3 if state == "accepted" else None,
        opponent_name=names[1] if state == "accepted" else "", challenger_language="en",
        opponent_language="en", counts=counts, decided="points" if over else None,
        challenger_cost=None, opponent_cost=None, cost_error=0,
    )  # fmt: skip
    duel_deals = contest(kind="challenge", number=5, secrets=(SECRET, SECRET), settled=over)
    tries = (Try(9, 0, 11, 35, False), Try(10, 1, 11, None, False))
    other_tries = (Try(7, 0, 12, -20, False), Try(8, 1, 12, 140, True))
    if over:
        tries = (tries[0], Try(10, 1, 11, -70, True))
    if counts == "points" or costs is not None:
        other_tries = (other_tries[0], other_tries[1]._replace(by_house=False))
        tries = (tries[0], tries[1]._replace(by_house=False))
    sides = (
        ChallengeSide(11, names[0], tries),
        ChallengeSide(12, stored.opponent_name, other_tries),
    )
    if costs is not None:
        first, second = (
            side._replace(costs=(cost - 4, 4), cost=cost)
            for side, cost in zip(sides, costs, strict=True)
        )
        sides = first, second
    own_side, other = sides if mine else sides[::-1]
    contest_of = duel_deals if state == "accepted" else None
    challenge = Challenge(stored, contest_of, own_side, other, lapsed=False, over=over)
    return replace(challenge, **changes)


def duel_contest(variant: str = "slovenian", players: int = 4, **changes: Any) -> Contest:
    """The deals of a challenge."""
    facts = {"kind": "challenge", "number": 5, "secrets": (SECRET, SECRET)}
    return contest(variant, players, **facts, **changes)


def numbered_challenges(*challenges: Challenge) -> list[Challenge]:
    """Challenges with ids from 1 on."""
    return [
        replace(challenge, stored=replace(challenge.stored, id=n))
        for n, challenge in enumerate(challenges, 1)
    ]


def past_challenges() -> tuple[PastChallenge, ...]:
    """Past challenges between Ana and Bor; in the last one costs were too close to decide."""
    stored = duel().stored
    romanian = replace(stored, variant="romanian", players=3)
    costs = ChallengeTotal(2, 35, 17), ChallengeTotal(2, -120, 204)
    return (
        PastChallenge(stored, *costs, "won"),
        PastChallenge(romanian, ChallengeTotal(2, 3), ChallengeTotal(2, 14), "lost", by_lead=True),
        PastChallenge(stored, ChallengeTotal(1, 70), ChallengeTotal(2, -5), "lost"),
        PastChallenge(
            replace(stored, cost_error=20),
            ChallengeTotal(2, 12, 91),
            ChallengeTotal(2, 10, 82),
            "won",
        ),
    )


def without_last_deal(side: ChallengeSide) -> ChallengeSide:
    """A user who has left the last deal unopened."""
    return side._replace(tries=(*side.tries[:-1], None))


def duel_pages(words: Words, names: Sequence[str]) -> Iterator[Page]:
    """Every page about challenges except those of their deals."""
    states: tuple[ChallengeState, ...] = ("asked", "accepted", "declined", "withdrawn")
    many = []
    for mine in (True, False):
        challenges = [duel(state, names, mine=mine) for state in states]
        challenges += [
            duel("asked", names, mine=mine, lapsed=True),
            duel("accepted", names, mine=mine, over=True),
        ]
        challenge = duel("accepted", names, mine=mine, over=True)
        unfinished = without_last_deal(challenge.own)
        forgotten = ChallengeSide(None, "", (None, None))
        challenges += [
            replace(challenge, own=unfinished),
            replace(challenge, other=without_last_deal(challenge.other)),
            replace(challenge, own=unfinished, other=forgotten),
            replace(challenge, own=challenge.other),
        ]
        many += challenges
    for challenge in many:
        yield standing_page(challenge, words)
        yield answered_page(challenge, words)
    yield challenge_page(duel("asked", names).stored, words, unjudged=False)
    yield list_page(numbered_challenges(*many[:8]), words)
    yield list_page((), words)
    for costs in ((17, 204), (204, 17), (-3, -3)):
        decided = duel("accepted", names, over=True, costs=costs)
        yield standing_page(decided, words, alone=True)
        yield decision_notice(decided, words)
    for counts in COUNTS:
        yield standing_page(duel("accepted", names, counts=counts, judging=True), words)
        yield standing_page(duel("accepted", names, counts=counts, judges=False), words)
        yield challenge_page(duel("asked", names, counts=counts).stored, words, unjudged=True)
    yield history_page(duel("accepted", names, over=True), past_challenges(), words, alone=False)
    yield history_page(duel("accepted", names), (), words, alone=False)


def weekly_ladder(names: Sequence[str] = NAMES, game: str = "", below_page: bool = False) -> Ladder:
    """A ladder of the current week."""
    query = LadderQuery("daily", 1, period_of("week", 214), game, 3)
    rows = tuple(
        Rung(place, 10 + place, name, 5, 7, 80.5 - place, 0) for place, name in enumerate(names, 1)
    )
    own_rung = Rung(25, 99, names[0], 3, 3, 41.0, left=2) if below_page else None
    shown = Ladder(query, 0, below_page, rows, own_rung, 99 if below_page else 12, True, GAMES)
    if below_page:
        return shown
    unranked = tuple(Unranked(30 + n, name, 2 - n, n) for n, name in enumerate(names[:3]))
    some = AllUnranked(unranked, len(unranked) + 2)
    return replace(shown, since=query.period.begins + 2, unranked=some)


def rated_ladder(names: Sequence[str] = NAMES, game: str = "") -> Ladder:
    """A ladder of rated deals, with a place over all servers."""
    unrated = weekly_ladder(names, game)
    query = unrated.query._replace(kind="rated")
    return replace(unrated, query=query, everywhere=Rung(412, 12, names[0], 5, 7, 61.0, 0))


def ladder_pages(words: Words, names: Sequence[str], game: str) -> Iterator[Page]:
    """Ladders of all kinds."""
    ladders = (
        weekly_ladder(names),
        weekly_ladder(names, game, below_page=True),
        weekly_ladder((), game),
        rated_ladder(names, game),
    )
    for shown in ladders:
        for span in SPANS:
            query = shown.query._replace(period=period_of(span, 214))
            yield ladder(replace(shown, query=query), words, leagues=span == "week")


STAKE = Stake(Streak(12, 2), Streak(12, 1), Standing(Place(2, 5), Comparison(120, 150, 83, 9)))
"""The streak of a reader that a missed day shortens, and a rank."""


def closed_try(entry: OpenEntry, cost: float = 7.5) -> ClosedTry:
    """A try at a deal that is over, whose last decision was the costliest."""
    moment = costly_moment(entry, cost)
    return ClosedTry(outcome(entry), Place(2, 5), moment, is_judging=False)


def costly_moment(entry: OpenEntry, cost: float) -> Moment:
    """The last decision of a try, which cost something."""
    line = line_of(entry.stored, entry.contest)
    *_, decision = decisions_of(entry.stored, line)
    view = observe(decision.deal, SEAT)
    made = encode(view.rules.pack, decision.made)
    best = encode(view.rules.pack, view.offers[-1].nth(view.offers[-1].size - 1))
    return Moment(verdict(decision.step, decision.deal, SEAT, made, best, cost), view)


def notice_pages(variant: str, players: int, words: Words, names: Sequence[str]) -> Iterator[Page]:
    """Messages once a day has closed, and reminders of the next."""
    entry = played_entry(contest(variant, players, settled=True), names=names, table=77)
    tries = closed_try(entry)
    yield closing_notice([tries], words)
    yield closing_notice([tries] * 10, words)
    yield closing_notice([tries._replace(place=None, moment=None)], words)
    yield closing_notice([tries._replace(moment=None, is_judging=True)] * 10, words)
    for stake in (
        STAKE,
        Stake(Streak(365, 0), Streak(0, 2), Standing(None, Comparison(120, 150, 83, 9))),
        Stake(Streak(1, 2), Streak(1, 1), None),
    ):
        yield reminder(entry.contest, stake, words)


MISTAKE = CommonMistake("slovenian", 4, 5, "play:SK", "play:S7", number=3, cost=12.46)


def finishers(names: Sequence[str] = NAMES) -> tuple[Finisher, ...]:
    """Users of a server who have played the deal of the day."""
    stored = '{"squares": [0, 1, 2, 0], "cost": 6.5, "error": 1.4}'
    results = ((35, 280), (-70, -840), (0, 160), (0, -280), (120, 1440), (0, 160))
    return tuple(
        Finisher(10 + n, name, results[n][0], n == 1, stored if n % 2 else None, n, results[n][1])
        for n, name in enumerate(names[:6])
    )


def board_of(
    daily: Contest,
    names: Sequence[str] = NAMES,
    *,
    over: bool = False,
    median: OpenEntry | None = None,
) -> DailyBoard:
    """A deal of the day as a channel shows it."""
    ghosts = tuple(DealResult(5 * n, 60 * n) for n in range(-10, 20))
    all_deals = {10: 55, 14: 80} if len(daily.secrets) > 1 else {}
    final = Final(median, ghosts, Unusual(names[4], "solo_one", 2, 35), all_deals) if over else None
    return DailyBoard(daily, finishers(names), final)


def board_pages(daily: Contest, words: Words, names: Sequence[str]) -> Iterator[Page]:
    """Every board of a deal of the day, and the pages about its channel."""
    before = replace(board_of(daily, names), before=finishers(names)[1:], mistake=MISTAKE)
    yield daily_board(before, words)
    yield daily_board(replace(board_of(daily), finishers=()), words)
    median = played_entry(daily, names=names)
    yield daily_board(board_of(daily, names, over=True, median=median), words)
    many = finishers(names) * 8
    for final in (None, Final(None, (), None, {})):
        for entries in (many, ()):
            yield daily_board(DailyBoard(daily, entries, final), words)
    yield channel_page(None, words)
    yield channel_page(DailyChannel(7, 70, "en"), words)
    yield channel_page(DailyChannel(7, 70, "en", drawn=LEFT), words)


GOLDEN: dict[str, Callable[[Words], Page]] = {
    "daily_intro": lambda words: intro(contest(), 0, words),
    "daily_second": lambda words: intro(three_deals(), 1, words),
    "daily_second_result": lambda words: daily_result_page(
        day_result(played_entry(three_deals(), deal=1), 2, 70), words
    ),
    "daily_third_shared": lambda words: share_page(
        day_result(played_entry(three_deals(), deal=2), 3, 70), words, TEXT
    ),
    "daily_missed": lambda words: intro(missed_daily(), 0, words),
    "daily_day": daily_overview,
    "daily_bid": lambda words: entry_page(
        entry_with_note(played_entry(contest(), 0), words), words
    ),
    "daily_play": lambda words: entry_page(
        entry_with_note(played_entry(contest(), 4), words), words
    ),
    "daily_pictures": lambda words: entry_page(
        entry_with_note(played_entry(contest(), 4), words), words, look=PICTURES
    ),
    "daily_result": lambda words: daily_result_page(outcome(played_entry(contest())), words),
    "daily_result_pictures": lambda words: daily_result_page(
        outcome(played_entry(contest())), words, look=PICTURES
    ),
    "daily_result_over": lambda words: daily_result_page(
        outcome(played_entry(missed_daily(), table=77, found=FOUND)), words
    ),
    "daily_shared": lambda words: share_page(outcome(played_entry(contest())), words, TEXT),
    "daily_shared_pictured": lambda words: share_page(
        outcome(played_entry(contest())), words, PICTURES
    ),
    "daily_result_ahead": lambda words: daily_result_page(defended_result(), words),
    "rated_intro": lambda words: intro(rated_contest(), 0, words),
    "rated_play": lambda words: entry_page(
        entry_with_note(played_entry(rated_contest(), 4), words), words
    ),
    "rated_result": lambda words: daily_result_page(outcome(played_entry(rated_contest())), words),
    "rated_over": lambda words: daily_result_page(
        outcome(played_entry(rated_contest(settled=True), table=77, found=FOUND)), words
    ),
    "rated_secrets": lambda words: all_secrets(rated_contest(settled=True), words),
    "rated_shared": lambda words: share_page(
        outcome(played_entry(rated_contest()), verdict=None), words, TEXT
    ),
    "rated_ladder": lambda words: ladder(rated_ladder(), words, leagues=True),
    "daily_reminder": lambda words: reminder(contest(), STAKE, words),
    "daily_closing_notice": lambda words: closing_notice(
        [closed_try(played_entry(contest(settled=True), table=77))], words
    ),
    "channel_open": lambda words: daily_board(
        replace(board_of(contest()), before=finishers()[2:], mistake=MISTAKE), words
    ),
    "channel_over": lambda words: daily_board(
        board_of(contest(), over=True, median=played_entry(contest())), words
    ),
    "channel_over_three": lambda words: daily_board(
        board_of(three_deals(), over=True, median=played_entry(three_deals())), words
    ),
    "channel_chosen": lambda words: channel_page(DailyChannel(7, 70, "en"), words),
    "channel_left": lambda words: channel_page(DailyChannel(7, 70, "en", drawn=LEFT), words),
    "ladder": lambda words: ladder(weekly_ladder(), words, leagues=False),
    "ladder_own": lambda words: ladder(
        weekly_ladder(game="slovenian 4", below_page=True), words, leagues=True
    ),
    "ladder_empty": lambda words: ladder(weekly_ladder(()), words, leagues=False),
    "duel_asked": lambda words: challenge_page(duel("asked").stored, words, unjudged=False),
    "duel_answered": lambda words: answered_page(duel(), words),
    "duel_off": lambda words: answered_page(duel("declined"), words),
    "duel_waiting": lambda words: standing_page(duel("asked"), words),
    "duel_yours": lambda words: standing_page(duel("asked", mine=False), words),
    "duel_open": lambda words: standing_page(duel(), words),
    "duel_over": lambda words: standing_page(duel(over=True, counts="points"), words),
    "duel_cost": lambda words: standing_page(duel(over=True, costs=(17, 204)), words),
    "duel_level": lambda words: standing_page(duel(over=True, costs=(17, 17)), words),
    "duel_judging": lambda words: standing_page(duel(judging=True), words),
    "duel_told": lambda words: decision_notice(duel(over=True, costs=(204, 17)), words),
    "duel_points": lambda words: challenge_page(
        duel("asked", counts="points").stored, words, unjudged=False
    ),
    "duel_unjudged": lambda words: challenge_page(
        duel("asked", counts="points").stored, words, unjudged=True
    ),
    "duel_list": lambda words: list_page(
        numbered_challenges(duel(), duel("asked"), duel(over=True)), words
    ),
    "duel_past": lambda words: history_page(duel(over=True), past_challenges(), words, alone=False),
    "duel_play": lambda words: entry_page(
        entry_with_note(played_entry(duel_contest(), 4), words, "cost"), words
    ),
    "duel_made": lambda words: challenge_result_page(
        played_entry(duel_contest()), words, more=True
    ),
}
"""Pages that are golden."""


def rated_pages(variant: str, players: int, words: Words, names: Sequence[str]) -> Iterator[Page]:
    """Pages of rated deals, before they are opened and after."""
    for deals in (rated_contest(variant, players), rated_contest(variant, players, settled=True)):
        yield intro(deals, 0, words)
        entry = played_entry(deals, names=names)
        yield daily_result_page(outcome(entry), words)
        yield daily_result_page(outcome(entry, verdict=None, ghosts=Comparison(0, 0, 0, 0)), words)
        yield share_page(
            outcome(entry, verdict=None, streak=Streak(1, 2), ghosts=Comparison(0, 0, 0, 0)),
            words,
            PICTURES,
        )
    yield all_secrets(deals, words)


def duel_tries(
    deals: Contest, words: Words, looks: Iterable[Look], names: Sequence[str]
) -> Iterator[Page]:
    """Pages of a challenge's deal, while it is played and after."""
    try_after = partial(played_entry, names=names)
    for look in looks:
        for counts in COUNTS:
            yield entry_page(entry_with_note(try_after(deals, 0), words, counts), words, look=look)
    for entry in (
        try_after(deals),
        try_after(replace(deals, settled=True), table=7, by_house=True),
    ):
        for more in (True, False):
            yield challenge_result_page(entry, words, more=more)


def daily_pages(
    variant: str, players: int, words: Words, looks: Iterable[Look], names: Sequence[str] = NAMES
) -> Iterator[Page]:
    """Every page of contests for single users, over one deal of a game."""
    yield from notice_pages(variant, players, words, names)
    try_after = partial(played_entry, names=names)
    for changes in ({}, {"settled": True, "house": "club 0 0"}):
        of = contest(variant, players, **changes)
        yield intro(of, 0, words)
        for look in looks:
            for steps in range(0, 12, 3):
                entry = try_after(of, steps)
                if not entry.over:
                    yield entry_page(entry_with_note(entry, words), words, look=look)
            yield entry_page(entry_with_note(try_after(of, 0, late=True), words), words, look=look)
        for entry in (
            try_after(of),
            try_after(of, by_house=True),
            try_after(of, late=True, table=7),
        ):
            yield daily_result_page(outcome(entry), words, reminded=True)
            yield daily_result_page(
                outcome(entry, verdict=None, streak=Streak(1, 2)), words, judging=True
            )
            yield daily_result_page(outcome(entry, points_suffice=False), words)
            for look in (TEXT, PICTURES):
                yield share_page(outcome(entry), words, look)
    for settled in (False, True):
        yield intro(three_deals(variant, players, settled=settled), 1, words)
    for deal, finished, percent in ((0, 1, 85), (1, 2, None), (2, 3, 70)):
        total = day_result(try_after(three_deals(variant, players), deal=deal), finished, percent)
        yield daily_result_page(total, words, reminded=True)
        yield from (share_page(total, words, look) for look in (TEXT, PICTURES))
    yield from rated_pages(variant, players, words, names)
    of = duel_contest(variant, players)
    yield from duel_tries(of, words, looks, names)
    yield from board_pages(contest(variant, players), words, names)
    yield from board_pages(three_deals(variant, players), words, names)
    yield from duel_pages(words, names[:2])
    yield from ladder_pages(words, names, "slovenian 4")
    yield day(214, (), True, words)
    yield daily_overview(words)
    yield plain_entry(try_after(of, 0), words)
