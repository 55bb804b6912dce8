"""Tournaments that lie in no store, and all their pages."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from bot.contests.core.entries import OpenEntry
from bot.contests.core.pages import entry_page, plain_result
from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.core.rows import Contest, Try
from bot.contests.tournaments.board_page import TournamentBoard, board_page, result_page
from bot.contests.tournaments.pages import (
    list_page,
    next_buttons,
    standings_page,
    sure_page,
    tournament_page,
)
from bot.contests.tournaments.rows import (
    Crowd,
    Ranking,
    StoredTournament,
    TournamentEntrant,
    TournamentRank,
    Trophy,
)
from bot.contests.tournaments.series import SeriesRow, SeriesTable
from bot.contests.tournaments.series_pages import series_page, sure_stop_page
from bot.contests.tournaments.service import STATES, Standings, Tournament, TournamentState
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page
from tests.pages.tries import NAMES, PICTURES, SECRET, contest, played_entry

OPENS = 1_753_574_400
CLOSES = 1_753_747_200
READER = 11
ENTRANT = TournamentEntrant(1, READER, "Ana", False, 2)
OWN = (
    Try(9, 0, READER, 35, False, 280),
    Try(10, 1, READER, 0, True, -280),
    Try(11, 2, READER, None, False),
)


def tournament_deals(variant: str = "slovenian", players: int = 4, **changes: Any) -> Contest:
    """The deals of a tournament."""
    facts = {"kind": "tournament", "number": 5, "secrets": (SECRET,) * 4}
    return contest(variant, players, **{**facts, **changes})


def entry_with_note(entry: OpenEntry, words: Words) -> OpenEntry:
    """Return the try with the heading and the note of a tournament without a name."""
    return replace(entry, heading=words("tournament-heading"), note=words("challenge-note"))


def deal_result_page(entry: OpenEntry, words: Words, *, more: bool) -> Page:
    """The result page of a deal of a tournament with a name."""
    tournament = cup("open" if more else "over")
    entry = replace(entry, heading=r"№\_7")
    ways = next_buttons(tournament, entry.stored.deal, words)
    return plain_result(entry, words, buttons=ways, look=TEXT)


def stored_tournament(
    variant: str = "slovenian", players: int = 4, ranking: Ranking = "matchpoints"
) -> StoredTournament:
    return StoredTournament(
        id=5, guild=1, channel=70, language="en", organizer=14, ranking=ranking, made_at=OPENS,
        nonce="x", name="" if ranking == "matchpoints" else "№ 7", called_off=False, message=1,
        drawn="", drawn_at=0, contest=3, variant=variant, players=players, deals=4, opens=OPENS,
        closes=CLOSES, settled=False, ranked=False, ahead=ranks_by_lead(variant, players),
        lasts=CLOSES - OPENS, weekly=ranking == "differences",
        series=None if ranking == "matchpoints" else 2,
    )  # fmt: skip


def cup(
    state: TournamentState = "open", stored: StoredTournament | None = None, **changes: Any
) -> Tournament:
    """A tournament as Ana sees it, who has finished two deals and begun one."""
    tournament_row = stored or stored_tournament()
    own_rank = TournamentRank(2, 1, READER, "Ana", 55.25, 3, 1) if state == "over" else None
    variant, players = tournament_row.variant, tournament_row.players
    deals = tournament_deals(variant, players, settled=state in ("over", "off"))
    tournament = Tournament(
        tournament_row, deals, state,
        Crowd(1240, 312), ENTRANT, (*OWN, None), own_rank, 1198,
    )  # fmt: skip
    return replace(tournament, **changes)


def tournament_ranks(
    names: Sequence[str] = NAMES, ranking: Ranking = "matchpoints"
) -> tuple[TournamentRank, ...]:
    """Ranks in which two users share the first place and one user is forgotten."""
    scores = (71.5, 71.5, 55.25, 48.0, 31.125, 0.0)
    points = (140.5, 140.5, 35.0, 0.0, -12.5, -240.0)
    numbers = (1, 1, 3, 4, 5, 6)
    results = scores if ranking == "matchpoints" else points
    ranks = tuple(
        TournamentRank(numbers[n], n + 1, READER + n, name, results[n], 4 - n // 3, n // 4)
        for n, name in enumerate(names[:6])
    )
    return (*ranks[:3], ranks[3]._replace(person=None, name=""), *ranks[4:])


def standings(
    names: Sequence[str] = NAMES,
    stored: StoredTournament | None = None,
    *,
    below_page: bool = False,
    final: bool = True,
) -> Standings:
    tournament_row = stored or stored_tournament()
    rows = tournament_ranks(names, tournament_row.ranking)
    own_rank = rows[-1]._replace(place=212, number=99, person=99) if below_page else None
    return Standings(
        tournament_row,
        rows,
        own_rank,
        99 if below_page else READER,
        1 if below_page else 0,
        1198,
        final,
    )


def board(
    state: TournamentState = "open",
    stored: StoredTournament | None = None,
    names: Sequence[str] = NAMES,
) -> TournamentBoard:
    tournament_row = stored or stored_tournament()
    rows = tuple(
        TournamentEntrant(n, n, name, False, max(0, 5 - n)) for n, name in enumerate(names[:6], 1)
    )
    if state != "over":
        return TournamentBoard(tournament_row, state, rows)
    best = tournament_ranks(names, tournament_row.ranking)
    first = tuple(rank for rank in best if rank.place == 1)
    return TournamentBoard(tournament_row, state, best=best, first=first, placed=1198)


def series_table(
    names: Sequence[str] = NAMES, stored: StoredTournament | None = None
) -> SeriesTable:
    """The table of a series of six tournaments, with the reader in the third place."""
    sums = (Fraction(58), Fraction(115, 2), Fraction(115, 2), Fraction(31, 3), Fraction(1))
    places, wins = (1, 2, 2, 4, 5), (4, 1, 1, 0, 0)
    rows = tuple(
        SeriesRow(places[n], READER - 2 + n, name, sums[n], wins[n])
        for n, name in enumerate(names[:5])
    )
    return SeriesTable(stored or stored_tournament(ranking="differences"), 6, rows, READER)


def trophies(name: str = "Friday Cup") -> tuple[Trophy, ...]:
    """Trophies of a person, one of them of tournaments without a name."""
    places = (1, 1, 1, 2, 2, 2, 3, 3, 3)
    names = (name, f"{name} 2", "", name, f"{name} 3", f"{name} 4", name, f"{name} 5", "")
    return tuple(
        Trophy(place, trophy, 1 + number % 3)
        for number, (place, trophy) in enumerate(zip(places, names, strict=True))
    )


def tournament_pages(
    variant: str, players: int, words: Words, looks: Iterable[Look], names: Sequence[str] = NAMES
) -> Iterator[Page]:
    """Every page of tournaments, over one deal of a game."""
    rankings: tuple[Ranking, ...] = ("matchpoints", "differences")
    looks = tuple(looks)
    for ranking in rankings:
        tournament_row = stored_tournament(variant, players, ranking)
        for state in STATES:
            tournament = cup(state, tournament_row)
            finished_tries = (
                *OWN[:2],
                OWN[0]._replace(deal=2, entry=17),
                OWN[1]._replace(deal=3, entry=18),
            )
            for page_of in (
                tournament,
                replace(tournament, entrant=None, tries=(None,) * 4, own=None),
                replace(tournament, entrant=ENTRANT._replace(gone=True)),
                replace(tournament, tries=finished_tries),
            ):
                yield tournament_page(page_of, words, manages=True, stops=True, notice="x")
            for look in looks:
                yield board_page(board(state, tournament_row, names), words, look)
            yield board_page(
                replace(board(state, tournament_row, names), best=(), first=(), entrants=()), words
            )
            entrants = board(state, tournament_row, names).entrants * 8
            yield board_page(replace(board(state, tournament_row, names), entrants=entrants), words)
        first = board("over", tournament_row, names)
        yield board_page(
            replace(first, best=(first.best[0], *first.best[2:]), first=first.first[:1]), words
        )
        yield standings_page(standings(names, tournament_row), words)
        yield standings_page(standings(names, tournament_row, below_page=True), words)
        yield standings_page(standings(names, tournament_row, final=False), words)
        yield standings_page(replace(standings(names, tournament_row), rows=(), of=0), words)
        yield sure_page(tournament_row, words)
        yield sure_stop_page(tournament_row, words)
        series = series_table(names, tournament_row)
        yield series_page(series, words)
        yield series_page(replace(series, rows=(), tournaments=0), words)
        ranks = tournament_ranks(names, ranking)
        for first_ranks in (ranks, ranks[1:]):
            yield result_page(tournament_row, first_ranks, mentioned(first_ranks), words)
        yield list_page(
            [(replace(tournament_row, id=n), state) for n, state in enumerate(STATES, 1)], words
        )
    yield list_page((), words)
    yield from deal_pages(variant, players, words, looks, names)


def mentioned(ranks: Sequence[TournamentRank]) -> list[int]:
    """The people of these ranks."""
    return [rank.person for rank in ranks if rank.person is not None]


def deal_pages(
    variant: str, players: int, words: Words, looks: Iterable[Look], names: Sequence[str]
) -> Iterator[Page]:
    """Pages of a tournament's deal, while it is played and after."""
    deals = tournament_deals(variant, players)
    for look in looks:
        yield entry_page(entry_with_note(played_entry(deals, 0, names), words), words, look=look)
    yield deal_result_page(played_entry(deals, names=names), words, more=True)
    over = replace(deals, settled=True)
    yield deal_result_page(
        played_entry(over, names=names, table=7, by_house=True), words, more=False
    )


GOLDEN: dict[str, Callable[[Words], Page]] = {
    "cup_open": lambda words: tournament_page(cup(), words, manages=True, stops=True, notice=""),
    "cup_over": lambda words: tournament_page(
        cup("over"), words, manages=False, stops=False, notice=""
    ),
    "cup_undrawn": lambda words: tournament_page(
        cup("before", tries=(None,) * 4, contest=tournament_deals(secrets=("",) * 4)),
        words,
        manages=True,
        stops=True,
        notice=words("tournament-announced", channel="70"),
    ),
    "cup_board": lambda words: board_page(board(), words),
    "cup_board_over": lambda words: board_page(board("over"), words),
    "cup_board_pictures": lambda words: board_page(board("over"), words, PICTURES),
    "cup_board_off": lambda words: board_page(board("off"), words),
    "cup_differences": lambda words: board_page(
        board("over", stored_tournament(ranking="differences")), words
    ),
    "cup_standings": lambda words: standings_page(standings(below_page=True), words),
    "cup_so_far": lambda words: standings_page(standings(final=False), words),
    "cup_weekly": lambda words: tournament_page(
        cup(stored=stored_tournament(ranking="differences")),
        words,
        manages=True,
        stops=True,
        notice="",
    ),
    "cup_told": lambda words: result_page(
        stored_tournament(ranking="differences"),
        (first := tournament_ranks(ranking="differences")[:2]),
        mentioned(first),
        words,
    ),
    "cup_series": lambda words: series_page(series_table(), words),
    "cup_stop": lambda words: sure_stop_page(stored_tournament(), words),
    "cup_list": lambda words: list_page(
        [(replace(stored_tournament(), id=n), state) for n, state in enumerate(STATES, 1)], words
    ),
    "cup_sure": lambda words: sure_page(stored_tournament(), words),
    "cup_play": lambda words: entry_page(
        entry_with_note(played_entry(tournament_deals(), 4), words), words
    ),
    "cup_made": lambda words: deal_result_page(played_entry(tournament_deals()), words, more=True),
}
"""Pages that are golden."""
