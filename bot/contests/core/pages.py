"""A try at a contest's deal while it is played: its title, and its page."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from bot.archive.replay_page import way_to_deal
from bot.contests.core.entries import Entry
from bot.contests.core.judging import judged
from bot.contests.core.points_ahead import Made, in_points, measure
from bot.deals.board import situation
from bot.deals.hand import hand
from bot.deals.score_sheet import grounds
from bot.deals.words import joined, signed
from bot.games.forms import played_as
from bot.kit.figures import points as figure
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Button, Page, Row, Text, TooLarge, page
from bot.learning.practice.pages import tricks_since
from bot.store.contests import Contest
from engine import observe


class Played(Protocol):
    """Anything with a game."""

    @property
    def variant(self) -> str:
        """Which."""

    @property
    def players(self) -> int:
        """How many players."""


def game_of(contest: Played, words: Words) -> str:
    """The game, and how many play it."""
    name = words(f"variant-{played_as(contest.variant, contest.players).name}")
    return words("lobby-title", game=name, players=contest.players)


def title_of(contest: Contest, words: Words, deal: int = 0) -> str:
    """What a deal of a contest is called."""
    game = game_of(contest, words)
    if contest.kind in ("daily", "rated"):
        return words(f"{contest.kind}-title", number=str(contest.number), game=game)
    number, deals = deal + 1, len(contest.secrets)
    if contest.kind == "tournament":
        return words("tournament-title", game=game, deal=number, deals=deals)
    return words("challenge-title", game=game, deal=number, deals=deals)


def entry_page(
    entry: Entry, words: Words, notice: str = "", look: Look = TEXT, *, more: bool = False
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


def plain_entry(entry: Entry, words: Words) -> Page:
    """For what can't be drawn as it should be."""
    return page(
        Text(words("plain-hand")), Row((Button(entry.info.control("hand"), words("hand-refresh")),))
    )


def _note(entry: Entry, words: Words) -> str:
    """Says that there is one try, and what it counts for."""
    kind = entry.contest.kind
    if kind in ("daily", "rated"):
        return words(f"{kind}-note")
    told = words("challenge-note")
    if kind == "tournament":
        return told
    return joined(words, told, words(f"challenge-wins-{entry.counts}"))


def _told(entry: Entry, words: Words, look: Look, *, situated: bool) -> Iterator[Block]:
    """What has happened since the person's last move, and the table as all see it."""
    public, lines = observe(entry.deal, None), look.words(words)
    note = words("daily-note-late") if entry.stored.late else _note(entry, words)
    head = f"### {title_of(entry.contest, words, entry.stored.deal)}\n-# {note}"
    yield Text("\n".join((head, *tricks_since(entry.before, entry.info, public, lines))))
    if situated and not look.pictured:  # the picture of the hand shows the table, too
        yield Text("\n".join(situation(entry.info, public, lines)))


SQUARES = "🟩🟨🟥"


def made_alone(entry: Entry, words: Words, until: str, ways: Sequence[Button], home: int) -> Page:
    """The result of a deal without house players to compare with. ``until``: the sentence that says
    when the rest is told; ``home``: where the reader is."""
    stored, contest = entry.stored, entry.contest
    lines = [f"### {title_of(contest, words, stored.deal)}"]
    found = judged(stored) if contest.settled else None
    lines.append(score_line(stored.points or 0, found.cost if found else None, words))
    lines += [f"-# {words('daily-by-house')}"] if stored.by_house else []
    blocks: list[Block] = [Text("\n".join(lines))]
    blocks += grounds(entry.info, observe(entry.deal, None), words.of(entry.info.variant))
    if not contest.settled:
        blocks.append(Text(f"-# {until}"))
    blocks += _elsewhere(entry, words, home)
    return page(*blocks, Row((*ways, *_look(entry, words, home))))


def _look(entry: Entry, words: Words, home: int) -> tuple[Button, ...]:
    """The way to the deal, once laid open, for readers who are where they played it."""
    table = entry.stored.table
    if table is None or entry.stored.home != home:
        return ()
    return (way_to_deal(table, 1, words("daily-look")),)


def _elsewhere(entry: Entry, words: Words, home: int) -> tuple[Text, ...]:
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
