"""Pictures and emojis through the real wire: shown, refused, kept, and never of what is hidden."""

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.deals.hand_table import hand_table
from bot.deals.scenes import table_scene
from bot.games.info import TableInfo
from bot.kit.page import Picture
from bot.pictures.draw import draw
from sandbox import (
    ATTACH,
    BOT_PERMISSIONS,
    FAR,
    Body,
    BotProcess,
    Fault,
    Sandbox,
    Server,
    User,
    controls,
    pictures,
    text_of,
)
from tests.bot.world import World
from tests.laws.playing import Table
from tests.pages.drawn import WORDS
from tests.wire.conftest import StartBot
from tests.wire.playing import Game
from tests.wire.screens import open_hand, wait_for_calling_board, wait_for_pictures
from tests.wire.take_overs import FORMS, LEAST
from tests.wire.visible_cards import SLOVENIAN, Log, seqs_in, words_in

HARDNESS = FAR
FEW = 8
"""Moves after which there have been bids, a talon and cards."""
SOME = 6
"""One in so many pictures is drawn again: that takes time."""


@pytest.fixture
async def bot(start_bot: StartBot) -> BotProcess:
    return await start_bot(TAROK_LOOK="pictures")


@pytest.fixture
async def game(bot: BotProcess, people: tuple[User, ...]) -> Game:
    """A game that has just begun."""
    made = Game(people, random.Random(12))
    await made.open(deals=1)
    return made


async def info_of(database: Path) -> TableInfo:
    """The public view of the table's first deal."""
    world = World(database)
    await world.open()
    table = await world.tables.register.table(1)
    await world.store.close()
    return table.info()


def emoji_parts(message: Body) -> Iterator[Body]:
    """The buttons and choices with an emoji."""
    for element in controls(message):
        yield from (part for part in (element, *element.get("options", ())) if part.get("emoji"))


@pytest.mark.parametrize(
    "form",
    [
        SLOVENIAN,
        *(
            pytest.param(form, marks=pytest.mark.long)
            for form in FORMS.values()
            if form[0] != "slovenian"
        ),
    ],
    ids=lambda form: f"{form[0]}-{form[1]}",
)
async def test_pictures_show_what_their_readers_may_see(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, database: Path, form: Table
) -> None:
    """Each is drawn from the reader's own view, as are its name and alt text.

    Words may go before their picture: until then the previous picture this reader has seen stays,
    and the words say that it is older.
    """
    variant, players = form
    everybody = (*people, await sandbox.user("Eva"))
    game = Game(everybody[:players], random.Random(12))
    await game.open(deals=LEAST.get(variant, 1), variant=variant, players=players)
    await game.play(lambda: len(game.done) >= FEW)
    await bot.stop()
    log, info, seen = Log(database, form), await info_of(database), {True: 0, False: 0}
    shown = set[tuple[str | None, str]]()
    for sent in await sandbox.journal():
        for item in pictures({"components": sent["payload"].get("components") or []}):
            viewer = sent["viewer"]
            number = max(seqs_in(words_in(sent["payload"])))
            # Numbers that reveal no secret answer are higher (ROM-DEAL-9).
            numbers = (number - players, number) if log.rules.secret else (number,)
            drawn = table_scene if viewer is None else hand_table
            drawings = [
                Picture(*drawn(info, log.view(number, viewer), WORDS.of(variant)))
                for number in numbers
            ]
            alike = [drawing for drawing in drawings if drawing.alt == item["description"]]
            assert alike, item["description"]
            picture = alike[0]
            name = item["media"]["url"].removeprefix("attachment://")
            if name != picture.name:
                assert viewer is not None and (viewer, name) in shown
                assert WORDS("picture-older") in text_of(
                    {"components": sent["payload"]["components"]}
                )
            shown.add((viewer, name))
            seen[viewer is None] += 1
            if picture.name in sent["files"] and seen[viewer is None] % SOME == 1:
                digest = hashlib.sha256(draw(picture.scene)).hexdigest()
                assert sent["files"][picture.name] == digest
    assert min(seen.values()) > FEW // 2  # a busy machine may draw the board once for two moves


async def test_a_picture_that_is_shown_is_not_sent_again(game: Game, sandbox: Sandbox) -> None:
    ana = game.people[0]
    hand = await wait_for_pictures(ana, await open_hand(game))
    (shown,) = pictures(hand)
    sent = len(await sandbox.journal())
    again = await ana.press(hand, "Refresh")
    assert again.message is not None
    (kept,) = pictures(again.message)
    assert kept["media"] == shown["media"]
    # Meanwhile others may be shown theirs for the first time.
    sent_to_her = [
        request for request in (await sandbox.journal())[sent:] if request["viewer"] == int(ana.id)
    ]
    assert sent_to_her and not any(entry["files"] for entry in sent_to_her)


async def test_board_without_attach_permission_is_text(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox
) -> None:
    lacking = str(BOT_PERMISSIONS & ~ATTACH)
    await sandbox.send("channel", id=people[0].channel, bot_permissions=lacking)
    game = Game(people, random.Random(12))
    await game.open(deals=1)
    assert not pictures(await wait_for_calling_board(game))
    assert "Dane" in text_of(await wait_for_calling_board(game))
    # Replies need no permission of the channel.
    assert await wait_for_pictures(people[0], await open_hand(game))
    await sandbox.send("channel", id=people[0].channel, bot_permissions=str(BOT_PERMISSIONS))


async def test_a_hand_whose_picture_is_refused_comes_in_text(game: Game, server: Server) -> None:
    await wait_for_pictures(game.people[0], await open_hand(game))
    server.weather.faults.append(Fault("POST", "/callback$", "413"))
    for _ in range(2):  # it is remembered for a while
        hand = await open_hand(game)
        assert not pictures(hand)
        assert "```" in text_of(hand)
    assert server.weather.struck.is_set()


async def test_emojis_stand_on_buttons_until_one_is_refused(
    start_bot: StartBot, people: tuple[User, ...], server: Server
) -> None:
    await start_bot(TAROK_LOOK="emojis", TAROK_EMOJIS="1")
    game = Game(people, random.Random(12))
    await game.open(deals=1)
    while not any(emoji_parts(hand := await open_hand(game))):
        await game.step()
    assert "<:t" in text_of(hand)
    server.weather.faults.append(Fault("POST", "/callback$", "emoji"))
    bare = await open_hand(game)
    assert server.weather.struck.is_set()
    assert not any(emoji_parts(bare))
    assert [component["custom_id"] for component in controls(bare)] == [
        component["custom_id"] for component in controls(hand)
    ]


async def test_text_look_shows_hand_as_text(game: Game) -> None:
    ana = game.people[0]
    chosen = await ana.slash("tarok look", style="text")
    assert chosen.message is not None
    hand = await open_hand(game)
    assert "```" in text_of(hand)
    await ana.press(chosen.message, "Pictures")
    assert await wait_for_pictures(ana, hand)  # at once, without a click on it
