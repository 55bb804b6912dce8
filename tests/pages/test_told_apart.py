"""People at a table can be told apart in pictures, alt texts and texts."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.base.typed_text import visible
from bot.contests.challenges.pages import answered_page, list_page
from bot.contests.tournaments.board_page import TournamentBoard, board_page, picture
from bot.contests.tournaments.rows import TournamentRank
from bot.deals.board import board
from bot.deals.hand import hand
from bot.deals.hand_table import hand_table
from bot.deals.poster import last_scene
from bot.deals.scenes import Pictured, previous_trick, table_scene
from bot.deals.score_sheet import score_sheet
from bot.deals.wording.seat_names import listed_names, ranked_names, short_names
from bot.deals.wording.words import key_lines, plain_name, without_markdown
from bot.games.info import Chair, TableInfo
from bot.kit.look import Look
from bot.kit.page import Page, Select
from bot.kit.text import columns
from bot.pictures.faces import DECKS
from bot.pictures.lettering import readable
from bot.pictures.scenes import HandTableScene, PosterScene, StandingsScene, TableScene
from bot.tables.pages.match_scores import scores
from bot.tables.pages.plain import plain_sheet
from bot.tables.pages.removing import sitters_page
from engine import Deal, observe
from tests.laws.playing import RULES, Step, Table, each_table, random_deal
from tests.laws.sources import pages_of_the_bot
from tests.pages.drawn import WORDS, lobby, plain_info
from tests.pages.tournaments import stored_tournament
from tests.pages.tries import duel

LOOK = Look("pictures")
SIGN = re.compile(r"#\d+$")

NAMES = {
    "same": ("Ana", "Ana", "Ana", "Ana", "Ana"),
    "nearly": ("Ana", "ANA", "Ana ", "A\u200bna", "Aná"),
    "other-script": ("Ana", "\u0410n\u0430", "Oto", "\u041et\u043e", "0to"),
    "invisible": ("\u3164", "\u200b\u2060", "\u2800\u2800", "Bor", "\ufe0f"),
    "undrawable": ("지민", "수진", "สมชัย", "अमित", "지민"),
    "half-drawable": ("Ana 지민", "Ana 수진", "Bor สมชัย", "Bor", "Eva"),
    "emojis": ("🎉", "🎊", "Ana 🎉", "Ana", "Bor"),
    "numbers": ("#2", "#1", "Ana #2", "Ana", "#4"),
    "long": (
        "Maximilian Alexander Mustermann", "Maximilian Albertus Mustermann", "Maximilian",
        "Wwwwwwwwwwwwwwwwwwwwwwwwwwww-one", "Wwwwwwwwwwwwwwwwwwwwwwwwwwww-two",
    ),
    "house": ("Alice", "Alice", "Bor", "Micka", "Micka"),
}  # fmt: skip
"""Names that a picture or a reader might confuse, by their oddity."""

each_kind = pytest.mark.parametrize("kind", NAMES)


def info_of(kind: str, table: Table) -> TableInfo:
    """A table with these names; the first player is a person, the second a house player."""
    variant, players = table
    info = plain_info(players, variant)
    chairs = tuple(Chair(name, n + 11) for n, name in enumerate(NAMES[kind][:players]))
    if kind == "house":
        chairs = (chairs[0], Chair(chairs[1].name, house=True), *chairs[2:])
    return replace(info, chairs=chairs, scores=tuple(10 * n for n in range(players)))


def steps_of(table: Table, kind: str) -> tuple[Step, ...]:
    """The steps of a random deal with more than one."""
    deals = (random_deal(RULES[table], Random(f"{kind} {number}")) for number in range(99))
    return next(deal.steps for deal in deals if len(deal.steps) > 1)


def pictures(info: TableInfo, deal: Deal) -> Iterator[Pictured]:
    public = observe(deal, None)
    yield table_scene(info, public, WORDS)
    yield last_scene(info, public, WORDS)
    if public.tricks:
        yield previous_trick(info, public, WORDS, DECKS[0])
    for player in range(info.players):
        yield hand_table(info, observe(deal, player), WORDS)


def drawn_names(pictured: Pictured, players: int) -> list[str]:
    """The names of people in the picture, seat by seat."""
    match pictured.scene:
        case TableScene(seats=seats) | HandTableScene(table=TableScene(seats=seats)):
            return [readable(seat.name, player) for player, seat in enumerate(seats)]
        case PosterScene(rows=rows):
            return [readable(row.name, 9) for row in rows]
    raise AssertionError(pictured.scene)


def check_names_differ(info: TableInfo, deal: Deal) -> None:
    bare_names = [without_markdown(plain_name(info, player)) for player in range(info.players)]
    assert len(set(bare_names)) == len(bare_names)
    for pictured in pictures(info, deal):
        names = drawn_names(pictured, info.players)
        assert len(set(names)) == len(names), "two are drawn with one name"
        if not isinstance(pictured.scene, PosterScene):
            for name, text in zip(names, bare_names, strict=True):
                if sign := SIGN.search(name):  # the text says whose number it is
                    assert text.endswith(sign[0])
        by_name = sorted(bare_names, key=len, reverse=True)
        alt = pictured.alt
        for name in filter(alt.__contains__, by_name):
            alt = alt.replace(name, "")
        assert len([name for name in bare_names if name in pictured.alt]) >= min(2, info.players)
        for raw in {chair.name for chair in info.chairs if chair.name.isalpha()} - set(bare_names):
            assert not re.search(rf"\b{raw}\b", alt), "a name stands there without its number"


def pages(info: TableInfo, deal: Deal) -> Iterator[Page]:
    """Text pages that name everybody."""
    public = observe(deal, None)
    yield board(info, public, WORDS)
    yield plain_sheet(info, WORDS)
    yield scores(info, [], (), WORDS)
    if deal.over and public.settlement is not None:
        yield score_sheet(info, public, WORDS)


@each_kind
@each_table()
def test_people_in_pictures_are_told_apart(table: Table, kind: str) -> None:
    steps = steps_of(table, kind)
    for step in (*Random(kind).sample(steps, 2), steps[-1]):
        check_names_differ(info_of(kind, table), step.deal)


@each_kind
@each_table()
def test_people_in_texts_are_told_apart(table: Table, kind: str) -> None:
    """Names differ in tables, however short they are cut there."""
    info = info_of(kind, table)
    steps = steps_of(table, kind)
    for page in pages(info, steps[-1].deal):
        block = page.text.partition("```\n")[2].partition("\n```")[0].splitlines()
        rows = [row for row in block if re.search(r"\s[+-]?\d", row)]
        names = [re.split(r"\s{2,}", row.strip())[0] for row in rows if not row.startswith("  ")]
        if len(names) == info.players:
            assert len(set(names)) == len(names), names


@each_kind
def test_people_in_lists_and_mentions_are_told_apart(kind: str) -> None:
    info = info_of(kind, ("slovenian", 4))
    signs = [SIGN.search(without_markdown(plain_name(info, player))) for player in range(4)]
    waiting = lobby(info, WORDS).text
    for player, (chair, sign) in enumerate(zip(info.chairs, signs, strict=True)):
        if chair.user is not None:
            assert f"<@{chair.user}>" + (f" {sign[0]}" if sign else "") in waiting, player
    (select,) = sitters_page(info, 11, (), WORDS).controls()
    assert isinstance(select, Select)
    labels = [choice.label for choice in select.choices]
    assert len(set(labels)) == len(labels)
    assert all(map(str.strip, labels))


@each_kind
@pytest.mark.parametrize("most", [9, 14, 16, 40])
def test_short_names_are_told_apart(kind: str, most: int) -> None:
    chairs = tuple(Chair(name, n) for n, name in enumerate(NAMES[kind]))
    info = replace(plain_info(4), players=5, chairs=chairs)
    short = short_names(info, most)
    assert len(set(short)) == len(short)
    assert all(0 < columns(name) <= most for name in short)


def test_plain_names_have_no_number() -> None:
    info = plain_info(4)
    assert [plain_name(info, player) for player in range(4)] == [
        chair.name for chair in info.chairs
    ]


def test_key_beside_a_picture_names_people_whose_letters_it_lacks() -> None:
    """The key is for readers who see the picture without its alt text."""
    for kind in ("undrawable", "half-drawable", "emojis", "invisible"):
        info = info_of(kind, ("slovenian", 4))
        deal = steps_of(("slovenian", 4), kind)[-1].deal
        for page in (
            board(info, observe(deal, None), WORDS, look=LOOK),
            hand(info, observe(deal, 0), WORDS, look=LOOK),
        ):
            for player in range(4):
                name = plain_name(info, player)
                if readable(without_markdown(name), player) != without_markdown(name):
                    assert name in page.text
    plain = info_of("same", ("slovenian", 4))
    assert not key_lines(plain)
    assert not key_lines(plain_info(4))


@each_kind
@pytest.mark.parametrize("places", [(1, 2, 3, 4, 5), (1, 1, 1, 1, 1), (1, 2, 2, 4, 4)])
def test_people_in_ranked_lists_are_told_apart(kind: str, places: tuple[int, ...]) -> None:
    """People are told apart by their places, or by numbers where places are shared."""
    for names in (
        listed_names(NAMES[kind], places),
        ranked_names(NAMES[kind], places, 12),
        ranked_names(NAMES[kind], places, 12, drawn=True),
    ):
        assert len({*zip(places, names, strict=True)}) == len(places)
        assert all(visible(name).strip() for name in names)


@each_kind
def test_people_in_a_picture_of_standings_are_told_apart(kind: str) -> None:
    hands = tuple(
        TournamentRank(place=1, number=n, person=n, name=name, score=0.0, deals=3, left=0)
        for n, name in enumerate(NAMES[kind])
    )
    board = TournamentBoard(stored_tournament(), "over", best=hands, first=hands, placed=5)
    standings = picture(board, WORDS, "classic")
    assert isinstance(standings.scene, StandingsScene)
    names = [row.name for row in standings.scene.rows]
    assert len(set(names)) == len(names)
    for name in names:
        if sign := SIGN.search(name):
            assert sign[0] in standings.alt
            assert sign[0] in board_page(board, WORDS).text


RAW = re.compile(r"chairs?(\[[^\]]*\])?\.name\b|\bseats\[[^\]]*\]\.name\b")
KNOWN = {
    "seat_names.py", "levels.py", "scenes.py", "hand_table.py", "poster.py", "alt_texts.py",
}  # fmt: skip
"""Modules that tell names apart, use names as codes, or read distinct names from scenes."""


def test_pages_call_people_at_a_table_by_names_told_apart() -> None:
    raw = {file.name for file in pages_of_the_bot() if RAW.search(file.read_text("utf-8"))}
    assert raw == KNOWN


def test_two_people_of_one_name_in_an_accepted_challenge_are_told_apart() -> None:
    namesakes = replace(duel().stored, challenger_name="Ana", opponent_name="Ana")
    text = answered_page(replace(duel(), stored=namesakes), WORDS).text
    assert r"Ana \#1" in text
    assert r"Ana \#2" in text


def test_two_opponents_of_one_name_in_a_list_of_challenges_are_told_apart() -> None:
    """A number belongs to a user: a user listed twice has one number, unique names have none."""
    people = ((7, "Ana"), (8, "Bor"), (9, "Ana"), (7, "Ana"), (10, ""))
    challenge = duel()
    text = list_page(
        [
            replace(
                challenge,
                stored=replace(challenge.stored, id=number),
                other=challenge.other._replace(user=user, name=name),
            )
            for number, (user, name) in enumerate(people, 1)
        ],
        WORDS,
    ).text
    assert (text.count(r"Ana \#1"), text.count(r"Ana \#3"), text.count("Ana")) == (2, 1, 3)
    assert "Bor" in text
    assert r"Bor \#" not in text
    assert "<@10>" in text
