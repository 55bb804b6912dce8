"""A try at a contest's deal: its page while it is played, and its result."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from bot.archive.replay_page import way_to_deal
from bot.contests.core.entries import OpenEntry
from bot.contests.core.judging import judged
from bot.contests.core.points_ahead import Made, in_points, measure
from bot.contests.core.rows import Contest
from bot.deals.board import situation
from bot.deals.hand import hand
from bot.deals.score_sheet import grounds
from bot.deals.words import signed
from bot.games.forms import played_as
from bot.kit.figures import points as figure
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Button, Page, Row, Text, TooLarge, page
from bot.kit.text import joined
from bot.learning.practice.pages import tricks_since
from engine import observe


class HasGame(Protocol):
    """Anything with a game."""

    @property
    def variant(self) -> str:
        """Which."""

    @property
    def players(self) -> int:
        """How many players."""


def game_of(contest: HasGame, words: Words) -> str:
    """The game, and how many play it."""
    name = words(f"variant-{played_as(contest.variant, contest.players).name}")
    return words("lobby-title", game=name, players=contest.players)


def deal_title(contest: Contest, deal: int, words: Words) -> str:
    """What one of a contest's deals is called; each kind of contest has a sentence of its own."""
    return words(
        f"{contest.kind}-title",
        number=str(contest.number),
        game=game_of(contest, words),
        deal=deal + 1,
        deals=len(contest.secrets),
    )


def _title(entry: OpenEntry, words: Words) -> str:
    return deal_title(entry.contest, entry.stored.deal, words)


def entry_page(
    entry: OpenEntry, words: Words, notice: str = "", look: Look = TEXT, *, more: bool = False
) -> Page:
    """A try in progress. ``more``: with the choices that stand apart."""
    words = words.of(entry.info.variant)

    def drawn(look: Look, *, situated: bool = True) -> tuple[Block, ...]:
        held = hand(entry.info, entry.view, words, notice=notice, look=look, more=more)
        return (*_told(entry, words, look, situated=situated), *held.blocks)

    plain = TEXT if look.pictured else look
    try:
        told = page(*drawn(plain))
    except TooLarge:  # names may be long and much may be said, most of which the hand says too
        told = page(*drawn(plain, situated=False))
    return page(*drawn(look), instead=told) if look.pictured else told


def plain_entry(entry: OpenEntry, words: Words) -> Page:
    """For what can't be drawn as it should be."""
    return page(
        Text(words("plain-hand")), Row((Button(entry.info.control("hand"), words("hand-refresh")),))
    )


def _told(entry: OpenEntry, words: Words, look: Look, *, situated: bool) -> Iterator[Block]:
    """What has happened since the person's last move, and the table as all see it."""
    public, lines = observe(entry.deal, None), look.words(words)
    note = words("daily-note-late") if entry.stored.late else entry.note
    head = f"### {_title(entry, words)}\n-# {note}"
    yield Text("\n".join((head, *tricks_since(entry.before, entry.info, public, lines))))
    if situated and not look.pictured:  # the picture of the hand shows the table, too
        yield Text("\n".join(situation(entry.info, public, lines)))


SQUARES = "🟩🟨🟥"


def plain_result(entry: OpenEntry, words: Words, home: int, ways: Sequence[Button]) -> Page:
    """The result of a deal that is compared with nobody's. ``home``: where the reader is."""
    when = "" if entry.contest.settled else words(f"{entry.contest.kind}-when")
    ways = *ways, *replay_button(entry, words, home)
    return result_page(entry, words, home, rows=(Row(ways),), note=when)


def result_page(
    entry: OpenEntry,
    words: Words,
    home: int,
    *,
    rows: Sequence[Row],
    note: str,
    remarks: Iterable[str] = (),
) -> Page:
    """The result of a finished try. ``home``: where the reader is; ``remarks``: lines below the
    points; ``note``: the line below what was played, if there is one."""
    stored, contest = entry.stored, entry.contest
    found = judged(stored) if contest.settled else None
    lines = [f"### {_title(entry, words)}"]
    lines.append(score_line(stored.points or 0, found.cost if found else None, words))
    lines += [f"-# {words('daily-by-house')}"] if stored.by_house else []
    lines += remarks
    blocks: list[Block] = [Text("\n".join(lines))]
    blocks += grounds(entry.info, observe(entry.deal, None), words.of(entry.info.variant))
    blocks += [Text(f"-# {note}")] if note else []
    return page(*blocks, *_elsewhere(entry, words, home), *rows)


def replay_button(entry: OpenEntry, words: Words, home: int) -> tuple[Button, ...]:
    """The way to the deal, once laid open, for readers who are where they played it."""
    table = entry.stored.table
    if table is None or entry.stored.home != home:
        return ()
    return (way_to_deal(table, 1, words("daily-look")),)


def _elsewhere(entry: OpenEntry, words: Words, home: int) -> tuple[Text, ...]:
    """Where that way is, for readers elsewhere."""
    there = entry.stored.table is None or entry.stored.home == home
    return () if there else (Text(f"-# {words('daily-look-there')}"),)


def score_line(points: int, cost: float | None, words: Words) -> str:
    """Somebody's points, and what their decisions cost if that is told."""
    made = words("daily-made", points=signed(points))
    if cost is None:
        return made
    key = "daily-cost" if round(cost, 1) >= 0 else "daily-brought"
    return joined(words, made, words(key, cost=figure(abs(round(cost, 1)), words)))


def compared_by(own: Made, players: int, words: Words) -> str:
    """What is compared, if not points: both figures rounded so that they add up."""
    ahead = in_points(measure(own))
    return words(
        "others-how",
        number=players - 1,
        points=signed(own.points),
        others=signed(own.points - ahead),
        ahead=signed(ahead),
    )
