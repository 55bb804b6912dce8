"""A tournament for one person: how it stands, and what they can do.

``board_page.py`` has what everybody in the channel sees.
"""

from collections.abc import Iterator, Sequence

from bot.careers.leaderboard import MOST_NAME, OWN
from bot.contests.core.deals import pledged_all
from bot.contests.core.pages import game_of
from bot.contests.core.points_ahead import Came, in_points, measure
from bot.contests.core.rows import Try
from bot.contests.tournaments.ranking_rules import cap_of
from bot.contests.tournaments.rows import Ranking, StoredTournament, TournamentRank
from bot.contests.tournaments.service import Standings, State, Tournament
from bot.deals.score_sheet import table_of
from bot.deals.seat_names import ranked_names
from bot.deals.words import fenced, signed
from bot.kit.figures import signed_points, tenths
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page, rows
from bot.kit.text import columns, joined, right

TOURNAMENT = "cup"
"""Begins the ids of controls for a tournament: what is wished, and a number."""
ENTER, LEAVE, SHOW, PLAY, RANKS, TRY = "enter", "leave", "show", "play", "ranks", "try"
ASK_OFF, OFF, BACK, FORTH = "ask", "off", "back", "forth"
"""Wishes; the number is the tournament's, or the try's with ``TRY``. Pages of places add the page's
number; ``BACK`` and ``FORTH`` both turn pages, as no two ids may be the same."""
NOTHING, UNDER_WAY = "–", "…"


def control(wish: str, number: int, at: int | None = None) -> str:
    """The custom_id of a control."""
    return f"{TOURNAMENT}:{wish}:{number}" + ("" if at is None else f":{at}")


def button(wish: str, number: int, words: Words, *, chief: bool = False) -> Button:
    """A button labelled with its wish."""
    label = words(f"tournament-{wish}")
    return Button(control(wish, number), label, "primary" if chief else "secondary")


def heading(stored: StoredTournament, words: Words) -> Iterator[str]:
    """What is played."""
    yield f"### {words('tournament-heading')}"
    yield f"**{_game(stored, words)}**"


def _game(stored: StoredTournament, words: Words) -> str:
    return words("challenge-game", game=game_of(stored, words), deals=stored.deals)


def state_line(stored: StoredTournament, state: State, words: Words) -> str:
    """How it stands, in a sentence."""
    when = {"opens": str(stored.opens), "closes": str(stored.closes)}
    facts = {"before": when, "open": {"closes": when["closes"]}}.get(state, {})
    return words(f"tournament-state-{state}", **facts)


def ranking_line(stored: StoredTournament, words: Words) -> str:
    """The rule by which people are ranked."""
    if stored.ranking == "matchpoints":
        told = words("tournament-by-matchpoints")
    else:
        cap = cap_of(stored.variant, stored.players)
        told = words("tournament-by-differences", cap=str(cap))
    return joined(words, told, words("others-counted")) if stored.ahead else told


def score_told(score: float, ranking: Ranking, words: Words) -> str:
    """Somebody's result: a share, or points."""
    if ranking == "matchpoints":
        return words("tournament-share", number=tenths(score, words))
    return signed_points(score, words)


# How it stands for one ----------------------------------------------------------------------------


def tournament_page(found: Tournament, words: Words, *, manages: bool, notice: str = "") -> Page:
    """How a tournament stands for its reader; ``manages``: they may call it off."""
    stored = found.stored
    lines = [f"> {notice}"] if notice else []
    lines += [*heading(stored, words), state_line(stored, found.state, words)]
    lines += _part(found, words)
    if any(found.tries):
        lines.append(_table(found.tries, stored, words))
    lines += [f"-# {line}" for line in (ranking_line(stored, words), _cards(found, words)) if line]
    tries = [one for one in found.tries if one is not None and one.points is not None]
    looks = (
        Button(control(TRY, one.entry), words("tournament-deal", deal=one.deal + 1))
        for one in tries
    )
    ways = (*_ways(found, words), *_managing(found, words, manages=manages))
    return page(Text("\n".join(lines)), *rows(looks), *rows(ways))


def _part(found: Tournament, words: Words) -> Iterator[str]:
    """The reader's part in it."""
    going = found.state in ("before", "open")
    if going:
        crowd = found.crowd
        yield words("tournament-crowd", entrants=crowd.entrants, done=crowd.done)
    if found.state == "over":
        yield _place(found, words)
    elif going and found.takes_part:
        yield words("tournament-you-in" if found.next_deal is not None else "tournament-you-done")
    elif going:
        yield words("tournament-you-out" if found.entrant is None else "tournament-you-gone")


def _place(found: Tournament, words: Words) -> str:
    own = found.own
    if own is None:
        return words("tournament-no-place")
    score = score_told(own.score, found.stored.ranking, words)
    return words("tournament-own-place", place=str(own.place), of=str(found.placed), score=score)


def _table(tries: Sequence[Try | None], stored: StoredTournament, words: Words) -> str:
    """Deal by deal the reader's result, and their lead if results are compared."""
    table = [("", words("tournament-points"), words("others-ahead-title"))]
    table += [(str(deal), *_made(one)) for deal, one in enumerate(tries, 1)]
    done = [one for one in tries if one is not None and one.points is not None]
    if len(done) == len(tries):
        points, ahead = (sum(made) for made in zip(*map(_figures, done), strict=True))
        table.append(("Σ", signed(points), signed(in_points(ahead))))
    rows = table if stored.ahead else [row[:2] for row in table]
    widths = [max(2, *map(columns, column)) for column in zip(*rows, strict=True)]
    return fenced("  ".join(map(right, row, widths)) for row in rows)


def _made(one: Try | None) -> tuple[str, str]:
    if one is None:
        return NOTHING, NOTHING
    if one.points is None:
        return UNDER_WAY, UNDER_WAY
    points, ahead = _figures(one)
    return signed(points), signed(in_points(ahead))


def _figures(one: Try) -> tuple[int, int]:
    """The points, and the measure that is compared, in fractions of a point."""
    made = Came(one.points or 0, one.ahead)
    return made.points, measure(made)


def _cards(found: Tournament, words: Words) -> str:
    """What the cards are made from."""
    told = {"commitment": pledged_all(found.contest)}
    if not found.contest.settled:
        return words("challenge-commitment", **told)
    shown = " ".join(f"`{one}`" for one in found.contest.secrets)
    return words("challenge-secrets", secrets=shown, **told)


def _ways(found: Tournament, words: Words) -> Iterator[Button]:
    number, going = found.id, found.state in ("before", "open")
    if found.plays:
        yield button(PLAY, number, words, chief=True)
    if going and not found.takes_part:
        yield button(ENTER, number, words, chief=True)
    if found.told:
        yield button(RANKS, number, words)
    yield Button(control(SHOW, number), words("hand-refresh"))
    if going and found.takes_part:
        yield button(LEAVE, number, words)


def _managing(found: Tournament, words: Words, *, manages: bool) -> Iterator[Button]:
    if manages and found.state in ("before", "open"):
        yield Button(control(ASK_OFF, found.id), words("tournament-call-off"))


def sure_page(stored: StoredTournament, words: Words) -> Page:
    """Asks whether to really call it off."""
    buttons = (
        Button(control(OFF, stored.id), words("tournament-call-off"), "danger"),
        Button(control(SHOW, stored.id), words("tournament-back")),
    )
    return page(Text(words("tournament-sure")), Row(buttons))


def listed(found: Sequence[tuple[StoredTournament, State]], words: Words) -> Page:
    """A server's tournaments."""
    lines = [f"### {words('tournament-list')}"]
    if not found:
        lines.append(words("tournament-none"))
    for number, (stored, state) in enumerate(found, 1):
        when = {"opens": str(stored.opens), "closes": str(stored.closes)}
        facts = {"before": {"opens": when["opens"]}, "open": {"closes": when["closes"]}}
        told = words(f"tournament-is-{state}", **facts.get(state, {}))
        game = _game(stored, words)
        lines.append(words("tournament-entry", number=number, game=game, state=told))
    looks = [
        Button(control(SHOW, stored.id), words("tournament-number", number=number))
        for number, (stored, _) in enumerate(found, 1)
    ]
    return page(Text("\n".join(lines)), *rows(looks))


# Places -------------------------------------------------------------------------------------------


def standings_page(found: Standings, words: Words) -> Page:
    """A page of places."""
    stored = found.stored
    title = "tournament-standings" if found.final else "tournament-standings-now"
    lines = [f"### {words(title)}", f"**{_game(stored, words)}**"]
    if not found.of:
        lines.append(words("tournament-none-played"))
        return page(Text("\n".join(lines)), Row((_back(found, words),)))
    notes = [] if found.final else [words("tournament-so-far")]
    notes.append(ranking_line(stored, words))
    return page(
        Text("\n".join(lines)),
        Text(standings_table(_shown(found), stored, words, found.reader)),
        Text("\n".join(f"-# {note}" for note in notes)),
        Row((*_turns(found, words), _back(found, words))),
    )


def _shown(found: Standings) -> Sequence[TournamentRank]:
    """A page of places, and the reader's own before or after it."""
    if found.own is None:
        return found.rows
    if found.rows and found.own.place < found.rows[0].place:
        return (found.own, *found.rows)
    return (*found.rows, found.own)


def standings_table(
    there: Sequence[TournamentRank], stored: StoredTournament, words: Words, reader: int = 0
) -> str:
    """Places in columns, the reader's own marked."""
    head = ("", words("tournament-result"), words("tournament-played"))
    marked = any(one.person == reader for one in there)
    names = [named(one, words) for one in there]
    shown = ranked_names(names, [one.place for one in there], MOST_NAME, drawn=True)
    body = []
    for one, name in zip(there, shown, strict=True):
        lead = (OWN if one.person == reader else " ") + " " if marked else ""
        score = score_told(one.score, stored.ranking, words)
        body.append((f"{lead}{one.place}. {name}", score, f"{one.deals}/{stored.deals}"))
    return table_of(head, body)


def named(one: TournamentRank, words: Words) -> str:
    """Somebody's name; nothing is left of somebody forgotten."""
    return words("former-player") if one.person is None else one.name


def _turns(found: Standings, words: Words) -> Iterator[Button]:
    at, number = found.page, found.stored.id
    if at or found.more:
        back, forth = control(BACK, number, max(0, at - 1)), control(FORTH, number, at + 1)
        yield Button(back, words("manual-back"), disabled=not at)
        yield Button(forth, words("manual-next"), disabled=not found.more)


def _back(found: Standings, words: Words) -> Button:
    return Button(control(SHOW, found.stored.id), words("tournament-show"))


# A deal of it -------------------------------------------------------------------------------------


def ways_on(number: int, words: Words, *, more: bool) -> tuple[Button, ...]:
    """The ways on from a deal's result; ``more``: there are deals left to play."""
    show = button(SHOW, number, words)
    return (button(PLAY, number, words, chief=True), show) if more else (show,)
