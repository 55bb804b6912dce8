"""A tournament for one person: how it stands, and what they can do.

``board_page.py`` has what everybody in the channel sees.
"""

from collections.abc import Iterator, Sequence

from bot.careers.leaderboard import MAX_NAME, OWN_MARK
from bot.contests.core.comparing import is_played
from bot.contests.core.pages import LEFT_MARK, cards_line, game_of
from bot.contests.core.points_ahead import DealResult, whole_points
from bot.contests.core.rows import Try
from bot.contests.tournaments.ranking_rules import cap_of
from bot.contests.tournaments.rows import Ranking, StoredTournament, TournamentRank
from bot.contests.tournaments.service import Standings, Tournament, TournamentState
from bot.contests.traveller.pages import traveller_button, viewers_line
from bot.deals.score_sheet import table_of
from bot.deals.wording.seat_names import ranked_names
from bot.deals.wording.words import code_block, plain, signed
from bot.kit.figures import signed_points, tenths
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page, rows
from bot.kit.text import align_right, columns, join_sentences

TOURNAMENT = "cup"
"""Begins the ids of controls for a tournament: what is wished, and a number."""
ENTER, LEAVE, SHOW, PLAY, RANKS, TRY = "enter", "leave", "show", "play", "ranks", "try"
ASK_OFF, OFF, BACK, FORTH = "ask", "off", "back", "forth"
SERIES, ASK_STOP, STOP = "series", "last", "stop"
"""Wishes; the number is the tournament's, or the try's with ``TRY``. Pages of places add the page's
number; ``BACK`` and ``FORTH`` both turn pages, as no two ids may be the same."""
NOTHING, UNDER_WAY = "–", "…"


def control(wish: str, number: int, at: int | None = None) -> str:
    """The custom_id of a control."""
    return f"{TOURNAMENT}:{wish}:{number}" + ("" if at is None else f":{at}")


def button(wish: str, tournament_id: int, words: Words, *, chief: bool = False) -> Button:
    """A button labelled with its wish."""
    label = words(f"tournament-{wish}")
    return Button(control(wish, tournament_id), label, "primary" if chief else "secondary")


def settings_text(stored: StoredTournament, words: Words) -> Iterator[str]:
    """Describe the settings of a tournament."""
    yield f"### {plain(stored.name) or words('tournament-heading')}"
    yield f"**{game_line(stored, words)}**"


def game_line(stored: StoredTournament, words: Words) -> str:
    """Return the game of a tournament and the number of its deals."""
    return words("challenge-game", game=game_of(stored, words), deals=stored.deals)


def name_line(stored: StoredTournament, words: Words) -> str:
    """Return the name of a tournament, if it has one, with its game."""
    name = (plain(stored.name),) if stored.name else ()
    return " · ".join((*name, game_line(stored, words)))


def state_line(stored: StoredTournament, state: TournamentState, words: Words) -> str:
    """How it stands, in a sentence."""
    when = {"opens": str(stored.opens), "closes": str(stored.closes)}
    facts = {"before": when, "open": {"closes": when["closes"]}}.get(state, {})
    line = words(f"tournament-state-{state}", **facts)
    repeats = stored.weekly and state in ("before", "open")
    return join_sentences(words, line, words("tournament-weekly")) if repeats else line


def ranking_line(stored: StoredTournament, words: Words) -> str:
    """The rule by which people are ranked."""
    if stored.ranking == "matchpoints":
        rule = words("tournament-by-matchpoints")
    else:
        cap = cap_of(stored.variant, stored.players)
        rule = words("tournament-by-differences", cap=str(cap))
    return join_sentences(words, rule, words("others-counted")) if stored.ahead else rule


def score_text(score: float, ranking: Ranking, words: Words) -> str:
    """A result, as a share or points."""
    if ranking == "matchpoints":
        return words("tournament-share", number=tenths(score, words))
    return signed_points(score, words)


# How it stands for one ----------------------------------------------------------------------------


def tournament_page(
    tournament: Tournament, words: Words, *, manages: bool, stops: bool, notice: str
) -> Page:
    """How a tournament stands for its reader.

    ``manages``: they may call it off; ``stops``: they may stop its series.
    """
    stored = tournament.stored
    lines = [f"> {notice}"] if notice else []
    lines += [*settings_text(stored, words), state_line(stored, tournament.state, words)]
    lines += _part(tournament, words)
    if any(tournament.tries):
        lines.append(_table(tournament.tries, stored, words))
    notes = ranking_line(stored, words), _cards(tournament, words)
    lines += [f"-# {note}" for note in notes if note]
    tries = [
        attempt
        for attempt in tournament.tries
        if attempt is not None and attempt.points is not None
    ]
    looks = (
        Button(control(TRY, attempt.entry), words("tournament-deal", deal=attempt.deal + 1))
        for attempt in tries
    )
    ways = (
        *_ways(tournament, words),
        *_series_buttons(tournament, words, stops=stops),
        *_managing(tournament, words, manages=manages),
    )
    return page(Text("\n".join(lines)), *rows(looks), *rows(ways))


def _part(tournament: Tournament, words: Words) -> Iterator[str]:
    """The reader's part in it."""
    going = tournament.state in ("before", "open")
    if going:
        crowd = tournament.crowd
        yield words("tournament-crowd", entrants=crowd.entrants, done=crowd.done)
    if tournament.state == "over":
        yield _place(tournament, words)
    elif going and tournament.takes_part:
        yield words(
            "tournament-you-in" if tournament.next_deal is not None else "tournament-you-done"
        )
    elif going:
        yield words("tournament-you-out" if tournament.entrant is None else "tournament-you-gone")
    if going and tournament.next_deal is not None:
        yield from viewers_line(tournament.contest, words)


def _has_left(tournament: Tournament) -> bool:
    return tournament.entrant is not None and tournament.entrant.gone


def _place(tournament: Tournament, words: Words) -> str:
    rank = tournament.own
    if rank is None and tournament.entrant is None:
        return words("tournament-not-entered")
    if rank is None:
        return words("tournament-no-place-left" if _has_left(tournament) else "tournament-no-place")
    score = score_text(rank.score, tournament.stored.ranking, words)
    return words("tournament-own-place", place=rank.place, of=tournament.placed, score=score)


def _table(tries: Sequence[Try | None], stored: StoredTournament, words: Words) -> str:
    """Deal by deal the reader's result, and their lead if results are compared."""
    table = [("", words("tournament-points"), words("others-ahead-title"))]
    table += [(str(deal), *_made(attempt)) for deal, attempt in enumerate(tries, 1)]
    done = [attempt for attempt in tries if attempt is not None and is_played(attempt)]
    if len(done) == len(tries):
        points, ahead = (sum(made) for made in zip(*map(_figures, done), strict=True))
        table.append(("Σ", signed(points), signed(ahead)))
    rows = table if stored.ahead else [row[:2] for row in table]
    widths = [max(2, *map(columns, column)) for column in zip(*rows, strict=True)]
    drawn = code_block("  ".join(map(align_right, row, widths)) for row in rows)
    left = any(attempt is not None and attempt.by_house for attempt in tries)
    return f"{drawn}\n-# {words('contest-left')}" if left else drawn


def _made(attempt: Try | None) -> tuple[str, str]:
    if attempt is None:
        return NOTHING, NOTHING
    if attempt.points is None:
        return UNDER_WAY, UNDER_WAY
    points, ahead = _figures(attempt)
    mark = LEFT_MARK if attempt.by_house else ""
    return f"{signed(points)}{mark}", f"{signed(ahead)}{mark}"


def _figures(attempt: Try) -> tuple[int, int]:
    """The points, and what counts of them, in whole points: so the total is that of the column."""
    result = DealResult(attempt.points or 0, attempt.ahead)
    return result.points, whole_points(result)


def _cards(tournament: Tournament, words: Words) -> str:
    """The commitment to the cards, and their secrets once the tournament is settled.

    Empty: they were never drawn.
    """
    if not tournament.is_drawn:
        going = tournament.state in ("before", "open")
        return words("tournament-undrawn") if going else ""
    return cards_line(tournament.contest, words, opened=tournament.contest.settled)


def _ways(tournament: Tournament, words: Words) -> Iterator[Button]:
    number, going = tournament.id, tournament.state in ("before", "open")
    if tournament.plays:
        yield button(PLAY, number, words, chief=True)
    if going and not tournament.takes_part:
        yield button(ENTER, number, words, chief=True)
    if tournament.told:
        yield button(RANKS, number, words)
    yield Button(control(SHOW, number), words("hand-refresh"))
    if tournament.state == "over":
        yield from traveller_button(tournament.contest, 0, words)
    if going and tournament.takes_part and not tournament.told:
        yield button(LEAVE, number, words)


def _managing(tournament: Tournament, words: Words, *, manages: bool) -> Iterator[Button]:
    if manages and tournament.state in ("before", "open"):
        yield Button(control(ASK_OFF, tournament.id), words("tournament-call-off"))


def _series_buttons(tournament: Tournament, words: Words, *, stops: bool) -> Iterator[Button]:
    if tournament.stored.series is not None:
        yield Button(control(SERIES, tournament.id), words("tournament-series"))
    if stops and tournament.stored.weekly:
        yield Button(control(ASK_STOP, tournament.id), words("tournament-stop"))


def sure_page(stored: StoredTournament, words: Words) -> Page:
    """Asks whether to really call it off."""
    buttons = (
        Button(control(OFF, stored.id), words("tournament-call-off"), "danger"),
        Button(control(SHOW, stored.id), words("tournament-back")),
    )
    series = (words("tournament-sure-weekly"),) if stored.weekly else ()
    return page(Text(join_sentences(words, words("tournament-sure"), *series)), Row(buttons))


def list_page(
    tournaments: Sequence[tuple[StoredTournament, TournamentState]], words: Words
) -> Page:
    """A server's tournaments."""
    lines = [f"### {words('tournament-list')}"]
    if not tournaments:
        lines.append(words("tournament-none"))
    for number, (stored, state) in enumerate(tournaments, 1):
        when = {"opens": str(stored.opens), "closes": str(stored.closes)}
        facts = {"before": {"opens": when["opens"]}, "open": {"closes": when["closes"]}}
        state_text = words(f"tournament-is-{state}", **facts.get(state, {}))
        game = name_line(stored, words)
        lines.append(words("tournament-entry", number=number, game=game, state=state_text))
    looks = [
        Button(control(SHOW, stored.id), words("tournament-number", number=number))
        for number, (stored, _) in enumerate(tournaments, 1)
    ]
    return page(Text("\n".join(lines)), *rows(looks))


# Places -------------------------------------------------------------------------------------------


def standings_page(standings: Standings, words: Words) -> Page:
    """A page of places."""
    stored = standings.stored
    title = "tournament-standings" if standings.final else "tournament-standings-now"
    lines = [f"### {words(title)}", f"**{name_line(stored, words)}**"]
    if not standings.of:
        lines.append(words("tournament-none-played"))
        return page(Text("\n".join(lines)), Row((_back(standings, words),)))
    notes = [] if standings.final else [words("tournament-so-far")]
    notes += left_note(_shown(standings), words)
    notes.append(ranking_line(stored, words))
    return page(
        Text("\n".join(lines)),
        Text(standings_table(_shown(standings), stored, words, standings.reader)),
        Text("\n".join(f"-# {note}" for note in notes)),
        Row((*_turns(standings, words), _back(standings, words))),
    )


def _shown(standings: Standings) -> Sequence[TournamentRank]:
    """A page of places, and the reader's own before or after it."""
    if standings.own is None:
        return standings.rows
    if standings.rows and standings.own.place < standings.rows[0].place:
        return (standings.own, *standings.rows)
    return (*standings.rows, standings.own)


def standings_table(
    ranks: Sequence[TournamentRank], stored: StoredTournament, words: Words, reader: int = 0
) -> str:
    """Places in columns, the reader's own marked."""
    head = ("", words("tournament-result"), words("tournament-played"))
    marked = any(rank.person == reader for rank in ranks)
    former = words("tournament-former")  # shorter than in sentences: names are cut
    names = [former if rank.person is None else rank.name for rank in ranks]
    drawn_names = ranked_names(names, [rank.place for rank in ranks], MAX_NAME, drawn=True)
    body = []
    for rank, name in zip(ranks, drawn_names, strict=True):
        lead = (OWN_MARK if rank.person == reader else " ") + " " if marked else ""
        score = score_text(rank.score, stored.ranking, words)
        body.append((f"{lead}{rank.place}. {name}", score, played_deals(rank, stored)))
    return table_of(head, body)


def played_deals(rank: TournamentRank, stored: StoredTournament) -> str:
    """How many of its deals somebody has played, with a mark if they left one unfinished."""
    return f"{rank.deals}/{stored.deals}{LEFT_MARK if rank.left else ''}"


def left_note(ranks: Sequence[TournamentRank], words: Words) -> tuple[str, ...]:
    """Explain the mark of unfinished deals, if it stands in the table of these ranks."""
    return (words("contest-left"),) if any(rank.left for rank in ranks) else ()


def ranked_name(rank: TournamentRank, words: Words) -> str:
    """The name of a ranked person; forgotten people have none."""
    return words("former-player") if rank.person is None else rank.name


def _turns(standings: Standings, words: Words) -> Iterator[Button]:
    at, number = standings.page, standings.stored.id
    if at or standings.more:
        back, forth = control(BACK, number, max(0, at - 1)), control(FORTH, number, at + 1)
        yield Button(back, words("manual-back"), disabled=not at)
        yield Button(forth, words("manual-next"), disabled=not standings.more)


def _back(standings: Standings, words: Words) -> Button:
    return Button(control(SHOW, standings.stored.id), words("tournament-show"))


# A deal of it -------------------------------------------------------------------------------------


def next_buttons(tournament: Tournament, deal: int, words: Words) -> tuple[Button, ...]:
    """Return the buttons below the result of one of its deals."""
    show = button(SHOW, tournament.id, words)
    if tournament.plays:
        return button(PLAY, tournament.id, words, chief=True), show
    if tournament.state != "over":
        return (show,)
    return show, *traveller_button(tournament.contest, deal, words)
