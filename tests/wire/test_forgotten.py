"""A user with traces everywhere is forgotten: in the files, and for all others."""

import json
import random
from pathlib import Path

import pytest

from sandbox import Body, BotProcess, Refusal, Sandbox, User, controls, files_of, text_of
from tests.bot.privacy.personal_data import all_content, file_bytes
from tests.databases import sqlite_connection
from tests.wire.conftest import ONE_DAY
from tests.wire.contest_steps import open_daily_deal
from tests.wire.playing import (
    Game,
    board_of,
    control,
    controls_of,
    is_over,
    lobby_panel_of,
    press_on_board,
    wait_for_board_with,
    wait_for_query,
)
from tests.wire.screens import submit_form
from tests.wire.table_steps import YES, play_until_undoable

NAME, WORD = "Zora Neznanka", "Neznankabeseda"
"""A name and a word that occur nowhere by chance; nor does the id."""
FORMER = "a former player"
NOT_KEPT = [
    *("habits", "listed_at_tables", "seats_asked_for", "calls", "lessons_done", "puzzle_days"),
    *(
        "puzzle_mistakes",
        "puzzle_sources",
        "analyses",
        "coaching",
        "contest_moves",
        "ladders",
        "reminders",
    ),
    *("challenges", "tournaments", "tournaments_announced", "team_matches", "team_matches_made"),
    *("leagues", "league_weeks", "compared", "seen", "blocked", "shared_pages"),
]
"""By workers alone; once the deal is over; nobody was challenged, or played a deal to its end, and
there was no tournament and no team; nobody played alone, asked to sit in at a match, chose
how they play, wanted to be called, finished a lesson, was coached, solved the day's puzzle,
joined a league, was removed from a match, was blocked, or shared a page."""


async def move_to_new_channel(sandbox: Sandbox, name: str, *people: User) -> None:
    """Move people to another channel of the server."""
    made = await sandbox.send("channel", name=name)
    for person in people:
        person.channel = made["id"]


class HintAskers(Game):
    """People, the first of whom asks for a hint whenever they may; ``given``: how many they got."""

    given = 0

    async def hand(self, user: User, board: Body) -> Body | None:
        message = await super().hand(user, board)
        hint = [
            component
            for component in controls_of(message or {})
            if component.code.startswith("hint:")
        ]
        if user is self.people[0] and message is not None and hint:
            await user.click(message, hint[0].id)
            self.given += 1
        return message


async def open_lobby(people: tuple[User, ...]) -> tuple[Body, Body]:
    """These people's lobby, and the page with everything else the first of them can set."""
    await people[0].slash("tarok new", game="slovenian", deals=1)
    lobby = await wait_for_board_with(people[0], "lobby")
    for other in people[1:]:
        await other.press(lobby, "Join")
    await people[0].click(lobby, control(lobby, "lobby").id)
    panel = lobby_panel_of(await people[0].wait_for(lobby_panel_of))
    assert panel is not None
    return lobby, panel


async def play_match_with_word(people: tuple[User, ...]) -> None:
    """A match of one deal in which the first person has a word in the cards.

    Afterwards they play on from the deal.
    """
    zora = people[0]
    lobby, panel = await open_lobby(people)
    menu = (await zora.click(panel, control(panel, "menu").id)).message
    assert menu is not None
    details = (await zora.click(menu, control(menu, "details").id)).message
    assert details is not None
    form = await zora.click(details, control(details, "word").id)
    await submit_form(zora, form.data["custom_id"], WORD)
    await zora.click(lobby, control(lobby, "fill").id)
    await Game(people, random.Random(5)).play()
    await zora.wait_for(is_over)
    replay = (await zora.slash("tarok replay")).message
    assert replay is not None
    await zora.press(replay, "Play from here")


async def play_until_undone(people: tuple[User, ...]) -> Game:
    """A match in which the first of these was given hints.

    They have just agreed that another takes a move back.
    """
    lobby, panel = await open_lobby(people)
    await people[0].click(panel, control(panel, "hints-on").id)
    await people[0].click(lobby, control(lobby, "fill").id)
    game = HintAskers(people, random.Random(2))
    while True:
        user, hand = await play_until_undoable(game)
        if user is not people[0] and game.given:
            try:
                await user.click(hand, control(hand, "undo").id)
            except Refusal:  # their page has gone on meanwhile: after another move, then
                continue
            await wait_for_board_with(people[0], YES)
            await press_on_board(people[0], YES)
            return game


async def leave_traces(sandbox: Sandbox, people: tuple[User, ...]) -> Game:
    """Zora leaves every possible trace; returns the unfinished match, and all go to its channel."""
    zora = people[0]
    await zora.slash("tarok language", language="sl")
    await zora.slash("tarok language", language="en")
    await zora.slash("tarok look", style="text", deck="clear")
    await zora.slash("tarok learn")
    await miss_puzzle(zora)
    await play_match_with_word(people)
    await move_to_new_channel(sandbox, "lobby", zora)
    await zora.slash("tarok new", game="slovenian", deals=1)
    await move_to_new_channel(sandbox, "match", *people)
    await open_daily_deal(zora)
    return await play_until_undone(people)


async def export_data(sandbox: Sandbox, user: User) -> dict[str, list[Body]]:
    """A user's stored data, as exported to them."""
    message = (await user.slash("tarok privacy export")).message
    assert message is not None
    (file,) = files_of(message)
    kept: dict[str, list[Body]] = json.loads(await sandbox.file(file["url"]))
    return kept


async def miss_puzzle(user: User) -> None:
    """A user answers a puzzle wrong, and votes on it."""
    page = (await user.slash("tarok puzzles", theme="mond")).message
    for code in ("play:T21", "down"):
        assert page is not None
        button = next(c["custom_id"] for c in controls(page) if c["custom_id"].endswith(code))
        page = (await user.click(page, button)).message


async def forget_user(user: User) -> None:
    """They ask for it, and confirm."""
    asked = (await user.slash("tarok privacy forget")).message
    assert asked is not None
    answer = (await user.press(asked, "Forget me")).message
    assert answer is not None and "you've been forgotten" in text_of(answer)


def remains(database: Path, zora: User) -> list[str]:
    """Remains of a person, in any column or anywhere in the files."""
    rows, held, number = all_content(database), file_bytes(database), int(zora.id)
    kept = {"name": NAME, "id": zora.id, "word": WORD}
    remaining = [f"{what} in a column" for what, text in kept.items() if text in rows]
    remaining += [f"{what} in a file" for what, text in kept.items() if text.encode() in held]
    return remaining + ["id as a number in a file"] * (number.to_bytes(8, "big") in held)


async def visible_text(user: User, zora: User) -> str:
    """All that somebody else can see of what was played with her."""
    commands = (
        "match score",
        "replay",
        "table",
        "hand",
        "match verify",
        "match last",
        "match export",
    )
    pages = [(await user.slash(f"tarok {command}")).message for command in commands]
    pages.append((await user.slash("tarok profile", player=f"<@{zora.id}>")).message)
    pages.append((await user.slash("tarok leaderboard", game="slovenian")).message)
    files = [
        (await user.sandbox.file(file["url"])).decode("utf-8")
        for page in pages
        for file in files_of(page or {})
    ]
    texts = [text_of(page or {}) + json.dumps([*controls(page or {})]) for page in pages]
    return "\n".join([*texts, *files])


@ONE_DAY
@pytest.mark.timeout(300)
async def test_deleted_person_is_in_no_database_row(
    bot: BotProcess, sandbox: Sandbox, people: tuple[User, ...], database: Path, log: Path
) -> None:
    zora, (bor, cilka) = await sandbox.user(NAME), people[1:3]
    first = bor.channel
    game = await leave_traces(sandbox, (zora, bor, cilka))
    assert len(remains(database, zora)) == 7
    kept = await export_data(sandbox, zora)
    empty = [what for what, rows in kept.items() if not rows]
    assert empty == NOT_KEPT
    await forget_user(zora)
    assert not remains(database, zora)
    with sqlite_connection(database) as db:
        states = db.execute("SELECT state FROM tables ORDER BY id").fetchall()
    assert states == [("ended",), ("stopped",), ("playing",)], "a lobby of nobody is none"

    def shown(messages: list[Body]) -> bool:
        board = board_of(messages)
        return board is not None and FORMER in text_of(board)

    seen = board_of(await bor.wait_for(shown))
    assert seen is not None and NAME not in text_of(seen) and zora.id not in json.dumps(seen)
    for channel in (game.people[1].channel, first):
        bor.channel = channel
        text = (await visible_text(bor, zora)).replace(f"<@{zora.id}> hasn't finished", "")
        assert not [trace for trace in (NAME, WORD, zora.id) if trace in text], text
    heads = [line for line in text.splitlines() if "Cilka" in line and "Alice" in line]
    assert any("player" in line for line in heads), "a short form of it is on the score sheet"
    bor.channel = cilka.channel
    await bot.kill()
    await bot.start()
    await Game((bor, cilka), random.Random(2)).play()
    nothing = (await zora.slash("tarok profile")).message
    assert nothing is not None and not any((await export_data(sandbox, zora)).values())
    await wait_for_query(database, "SELECT count(*) = 0 FROM tables WHERE state = 'playing'")
    await bot.stop()
    assert not remains(database, zora)
    text = log.read_text("utf-8")
    assert NAME not in text and zora.id not in text and WORD not in text
