"""The board of a tournament in a channel.

It shows who plays, and how much of it, but no results; once it is over, the places, as a picture or
in text.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from bot.contests.tournaments.pages import (
    ENTER,
    RANKS,
    SHOW,
    button,
    game_line,
    left_note,
    played_deals,
    ranked_name,
    ranking_line,
    score_text,
    settings_text,
    standings_table,
    state_line,
)
from bot.contests.tournaments.rows import StoredTournament, TournamentEntrant, TournamentRank
from bot.contests.tournaments.service import TournamentState
from bot.deals.wording.alt_texts import fit_alt
from bot.deals.wording.seat_names import listed_names
from bot.deals.wording.words import plain, some_names
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Page, Picture, Row, Text, page
from bot.pictures.lettering import readable
from bot.pictures.scenes import StandingsRow, StandingsScene

MOST, BEST = 30, 10
"""How many people are named while it is open, and how many places are shown once it is over."""
MOST_FIRST = 50
"""How many of those who share the first place are named: Discord allows a hundred mentions."""


@dataclass(frozen=True)
class TournamentBoard:
    """A tournament as a channel shows it."""

    stored: StoredTournament
    state: TournamentState
    entrants: tuple[TournamentEntrant, ...] = ()
    """The entrants, while the tournament is open."""
    best: tuple[TournamentRank, ...] = ()
    """The best places, once it is over."""
    first: tuple[TournamentRank, ...] = ()
    """All who share the first place."""
    placed: int = 0
    """How many have a place."""


def board_page(board: TournamentBoard, words: Words, look: Look = TEXT) -> Page:
    """The board. Before it is over it tells only how many deals people have finished."""
    if board.state in ("before", "open"):
        return page(Text("\n".join(_going(board, words))), _ways(board, words))
    lines = [*settings_text(board.stored, words), state_line(board.stored, board.state, words)]
    if board.state != "over":
        return page(Text("\n".join(lines)), _ways(board, words))
    if not board.best:
        lines.append(words("tournament-none-played"))
        return page(Text("\n".join(lines)), _ways(board, words))
    names = [plain(ranked_name(rank, words)) for rank in board.first]
    lines.append(_winner_line(board.stored, board.first, names, words))
    notes = (
        words("tournament-took-part", entrants=board.placed),
        *left_note(board.best, words),
        ranking_line(board.stored, words),
    )
    text, note = Text("\n".join(lines)), Text("\n".join(f"-# {note_line}" for note_line in notes))
    table = Text(standings_table(board.best, board.stored, words))
    if not look.pictured:
        return page(text, table, note, _ways(board, words))
    drawn = picture(board, words, look.deck)
    return page(text, drawn, note, _ways(board, words), instead=partial(board_page, board, words))


def _going(board: TournamentBoard, words: Words) -> Iterator[str]:
    stored, entrants = board.stored, board.entrants
    yield from settings_text(stored, words)
    yield state_line(stored, board.state, words)
    yield words("tournament-rules")
    yield f"-# {ranking_line(stored, words)}"
    if not entrants:
        yield words("tournament-nobody")
        return
    done = sum(entrant.done >= stored.deals for entrant in entrants)
    yield words("tournament-crowd", entrants=len(entrants), done=done)
    names = listed_names([entrant.name for entrant in entrants[:MOST]])
    for entrant, name in zip(entrants, map(plain, names), strict=False):
        yield words("tournament-line", name=name, done=str(entrant.done), deals=str(stored.deals))
    if len(entrants) > MOST:
        yield words("tournament-others", number=str(len(entrants) - MOST))


def _ways(board: TournamentBoard, words: Words) -> Row:
    number = board.stored.id
    buttons: list[Button] = []
    if board.state in ("before", "open"):
        buttons.append(button(ENTER, number, words, chief=True))
    if board.state == "over":
        buttons.append(button(RANKS, number, words, chief=True))
    return Row((*buttons, button(SHOW, number, words)))


def _winner_line(
    stored: StoredTournament, first: Sequence[TournamentRank], names: Sequence[str], words: Words
) -> str:
    """Say who has won; ``names``: those of all who share the first place."""
    key = "tournament-winner" if len(first) == 1 else "tournament-winners"
    score = score_text(first[0].score, stored.ranking, words)
    return words(key, name=some_names(names, MOST_FIRST, words), score=score)


def result_page(
    stored: StoredTournament,
    first: Sequence[TournamentRank],
    mentioned: Sequence[int],
    words: Words,
) -> Page:
    """Say who has won, and notify those ``mentioned``; the board has the places."""
    names = [
        words("former-player") if rank.person is None else f"<@{rank.person}>" for rank in first
    ]
    lines = (
        f"### 🏆 {plain(stored.name) or words('tournament-heading')}",
        _winner_line(stored, first, names, words),
    )
    return page(
        Text("\n".join(lines)),
        Row((button(RANKS, stored.id, words),)),
        pings=mentioned[:MOST_FIRST],
    )


# As a picture -------------------------------------------------------------------------------------


def picture(board: TournamentBoard, words: Words, deck: str) -> Picture:
    """The best places; bars show how far apart they are."""
    stored = board.stored
    title = stored.name or game_line(stored, words)
    shown = [(rank, score_text(rank.score, stored.ranking, words)) for rank in board.best]
    names = listed_names(
        [ranked_name(rank, words) for rank in board.best],
        [rank.place for rank in board.best],
        drawn=True,
    )
    parts = _parts(board.best, matchpoints=stored.ranking == "matchpoints")
    scene = StandingsScene(
        deck,
        title=title,
        heading=words("tournament-standings"),
        rows=tuple(
            StandingsRow(
                f"{rank.place}.",
                readable(name, number),
                score,
                played_deals(rank, stored),
                part,
                best=rank.place == 1,
            )
            for number, ((rank, score), name, part) in enumerate(
                zip(shown, names, parts, strict=True)
            )
        ),
    )
    lines = (
        words("alt-standing", place=str(rank.place), name=name, score=score)
        for (rank, score), name in zip(shown, names, strict=True)
    )
    text = words("alt-between").join(lines)
    return Picture(scene, fit_alt((words("alt-group", caption=title, cards=text),)))


def _parts(best: Sequence[TournamentRank], *, matchpoints: bool) -> Iterator[int]:
    """The length of each bar, out of 100: the share itself, or the points relative to the most."""
    if matchpoints:
        yield from (round(rank.score) for rank in best)
        return
    most = max(abs(rank.score) for rank in best) or 1
    yield from (round(100 * max(0.0, rank.score) / most) for rank in best)
