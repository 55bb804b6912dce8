"""Pages of a try at a contest's deal: during play, and its result."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Protocol

from bot.archive.replay_page import deal_button, page_count, page_with_controls, turn_buttons
from bot.archive.replays import Replayed
from bot.contests.core.comparing import is_played
from bot.contests.core.deals import commitment_to_all
from bot.contests.core.entries import OpenEntry
from bot.contests.core.judging import TryVerdict, parse_verdict
from bot.contests.core.points_ahead import DealPoints, measure, round_to_points
from bot.contests.core.rows import OPENED_DEAL, Contest
from bot.deals.board import situation
from bot.deals.hand import hand, hand_page
from bot.deals.poster import result_blocks
from bot.deals.score_sheet import score_lines
from bot.deals.wording.words import level_name, signed
from bot.games.forms import form_of
from bot.games.levels import LEVELS
from bot.kit.figures import tenths, with_error
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Button, Page, Row, Text, page
from bot.kit.text import join_sentences
from bot.learning.practice.pages import tricks_since
from engine import observe


class HasGame(Protocol):
    """An object with a game."""

    @property
    def variant(self) -> str:
        """The variant's key."""

    @property
    def players(self) -> int:
        """The number of players."""


def game_of(contest: HasGame, words: Words) -> str:
    """Return the game's name with its number of players."""
    name = words(f"variant-{form_of(contest.variant, contest.players).name}")
    return words("lobby-title", game=name, players=contest.players)


def deal_title(contest: Contest, deal: int, words: Words, heading: str = "") -> str:
    """Return the title of one of a contest's deals, in the sentence of its kind.

    ``heading``: as ``Kind.heading`` has it.
    """
    return words(
        f"{contest.kind}-title",
        heading=heading,
        number=str(contest.number),
        game=game_of(contest, words),
        deal=deal + 1,
        deals=len(contest.secrets),
    )


def cards_line(contest: Contest, words: Words, *, opened: bool) -> str:
    """Return the commitment to the cards of all deals; ``opened``: with their secrets."""
    facts = {"commitment": commitment_to_all(contest)}
    if not opened:
        return words("challenge-commitment", **facts)
    secrets = " ".join(f"`{secret}`" for secret in contest.secrets)
    return words("challenge-secrets", secrets=secrets, **facts)


def _title(entry: OpenEntry, words: Words) -> str:
    return deal_title(entry.contest, entry.stored.deal, words, entry.heading)


def entry_page(
    entry: OpenEntry, words: Words, notice: str = "", look: Look = TEXT, *, more: bool = False
) -> Page:
    """Return the page of a try in progress. ``more``: with the choices behind *More*."""
    words = words.of(entry.info.variant)

    def blocks(look: Look, situated: bool) -> tuple[Block, ...]:
        drawn_hand = hand(entry.info, entry.view, words, notice=notice, look=look, more=more)
        return (*_situation(entry, words, look, situated=situated), *drawn_hand.blocks)

    return hand_page(blocks, look)


def plain_entry(entry: OpenEntry, words: Words) -> Page:
    """Return a fallback page for a try that cannot be drawn."""
    return page(
        Text(words("plain-hand")), Row((Button(entry.info.control("hand"), words("hand-refresh")),))
    )


def _situation(entry: OpenEntry, words: Words, look: Look, *, situated: bool) -> Iterator[Block]:
    """Yield the tricks since the person's last move, and the table as everybody sees it."""
    public, lines = observe(entry.deal, None), look.words(words)
    note = words("daily-note-late") if entry.stored.late else entry.note
    head = f"### {_title(entry, words)}\n-# {note}"
    yield Text("\n".join((head, *tricks_since(entry.before, entry.info, public, lines))))
    if situated and not look.pictured:  # the picture of the hand shows the table, too
        yield Text("\n".join(situation(entry.info, public, lines)))


SQUARES = "🟩🟨🟥"
LEFT_MARK = "*"
"""Follows a result that the house has finished; the sentence ``contest-left`` explains it."""


def plain_result(entry: OpenEntry, words: Words, *, buttons: Sequence[Button], look: Look) -> Page:
    """Return the result of a try without comparisons."""
    when = "" if entry.contest.settled else words(f"{entry.contest.kind}-when")
    buttons = *buttons, *replay_button(entry, words)
    return result_page(entry, words, rows=(Row(buttons),), note=when, look=look)


def result_page(
    entry: OpenEntry,
    words: Words,
    *,
    rows: Sequence[Row],
    note: str,
    look: Look,
    remarks: Iterable[str] = (),
) -> Page:
    """Return the result of a finished try; its sheet begins with what decided the deal.

    ``remarks``: lines below the points; ``note``: the line below the score, if any.
    """
    stored, contest = entry.stored, entry.contest
    verdict = parse_verdict(stored.found) if contest.settled and is_played(stored) else None
    lines = [f"### {_title(entry, words)}"]
    lines.append(score_line(stored.points or 0, verdict, words))
    lines += [f"-# {words('daily-by-house')}"] if stored.by_house else []
    lines += remarks
    view, words_of_game = observe(entry.deal, None), words.of(entry.info.variant)

    def drawn(look: Look) -> Page:
        return page(
            Text("\n".join(lines)),
            *result_blocks(entry.info, view, words_of_game, look),
            *score_lines(entry.info, view, words_of_game),
            Text(f"-# {note}") if note else None,
            *rows,
            instead=partial(drawn, look.in_text) if look.pictured else None,
        )

    return drawn(look)


def replay_button(entry: OpenEntry, words: Words) -> tuple[Button, ...]:
    """Return a button to the replay of a try, once the try is laid open."""
    table = entry.stored.table
    if table is None:
        return ()
    return (deal_button(table, OPENED_DEAL, words("daily-look")),)


def score_line(points: int, verdict: TryVerdict | None, words: Words) -> str:
    """Return a line with the points, and the cost of the decisions if it is to be told."""
    text = words("daily-made", points=signed(points))
    if verdict is None:
        return text
    key = "daily-cost" if round(verdict.cost, 1) >= 0 else "daily-brought"
    cost = with_error(abs(verdict.cost), verdict.error or 0.0, words)
    return join_sentences(words, text, words(key, cost=cost))


def error_note(errors: Iterable[float | None], words: Words) -> tuple[str, ...]:
    """Say how well costs of decisions are known, given their standard errors; not if one isn't."""
    known_errors = list(errors)
    if None in known_errors:
        return ()
    worst = round(max((error or 0.0 for error in known_errors), default=0.0), 1)
    return (words("mistakes-error", error=tenths(worst, words)),) if worst else ()


def explain_comparison(result: DealPoints, players: int, words: Words) -> str:
    """Explain a comparison by the lead over the table, with figures rounded so that they add up."""
    ahead = round_to_points(measure(result))
    return words(
        "others-how",
        number=players - 1,
        points=signed(result.points),
        others=signed(result.points - ahead),
        ahead=signed(ahead),
    )


# Others' lines of play ------------------------------------------------------------------------


def house_player_label(ghost: str, words: Words) -> str:
    """Return how a ghost is called; empty if it is none.

    ``ghost``: its level and number, as in ``ChairResult``.
    """
    level, _, number = ghost.partition(" ")
    known = next((kind for kind in LEVELS if kind == level), None)
    if known is None:
        return ""
    return words("others-house", level=level_name(known, words), number=number)


def line_page(
    deal: Replayed, step: int, control: str, *, back: Button, words: Words, look: Look
) -> Page:
    """Return a page of somebody else's line of play.

    ``control``: the beginning of the ids of the controls that turn its pages, which end in the page
    and a letter; ``back``: leads to where the reader was.
    """
    words = words.of(deal.info.variant)
    step = max(0, min(step, page_count(deal) - 1))
    turns = Row((*turn_buttons(deal, step, control, words), back))
    return page_with_controls(deal, step, [turns], words, look)
