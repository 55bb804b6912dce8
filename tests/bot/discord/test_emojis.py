"""The emojis of the cards: which the bot uses, and how they come to Discord."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bot.discord.sending.emojis import PLACE, Emojis, Uploads, faces, spoken
from bot.pictures.faces import emoji_path, face_name
from tests.bot.discord_stub import StubClient
from tests.laws.playing import RULES
from tests.soon import SOON


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with two pictures."""
    for face in ("t17", "fool"):
        (tmp_path / f"{face}.png").write_bytes(face.encode())
    return tmp_path


def test_every_card_has_an_emoji_that_discord_takes() -> None:
    codes = {code for rules in RULES.values() for code in rules.pack.codes}
    assert {face_name(code) for code in codes} <= {face for face, _ in faces(PLACE).values()}
    for name, (face, picture) in faces(PLACE).items():
        assert 2 <= len(name) <= 32
        assert len(picture) <= 256 << 10
        assert emoji_path(face).is_file()


def test_an_emoji_can_be_read_aloud() -> None:
    """It is all that a screen reader says of a button without a label."""
    said = {spoken(face) for face, _ in faces(PLACE).values()}
    assert {"king_of_clubs", "10_of_hearts", "tarok_17", "fool"} <= said
    assert len(said) == len(faces(PLACE)) and all("_" in one for one in said - {"fool", "back"})


async def test_what_is_missing_is_uploaded_once_and_what_is_outdated_goes(place: Path) -> None:
    client = StubClient(emojis=("t17_000000", "other", "t17_mine"))
    emojis = Emojis(client, place)
    assert await emojis.upload() == 2
    assert sorted(client.emojis) == sorted([*faces(place), "other", "t17_mine"])
    assert set(emojis.known) == {"t17", "fool"}
    assert await Emojis(client, place).upload() == 0


async def test_an_upload_that_breaks_off_goes_on_where_it_was(place: Path) -> None:
    client = StubClient()
    client.fail(None, times=2)
    client.fail(aiohttp.ClientError())
    with pytest.raises(aiohttp.ClientError):
        await Emojis(client, place).upload()
    assert len(client.emojis) == 1
    assert await Emojis(client, place).upload() == 1


async def test_of_two_emojis_of_a_card_the_new_one_is_used(place: Path) -> None:
    new = next(name for name, (face, _) in faces(place).items() if face == "t17")
    for names in (("t17_000000", new), (new, "t17_000000")):
        emojis = Emojis(StubClient(emojis=names), place)
        await emojis.fetch()
        assert emojis.known["t17"].name == new


async def test_without_an_answer_there_are_none(place: Path) -> None:
    client = StubClient(emojis=faces(place))
    client.fail(aiohttp.ClientError())
    emojis = Emojis(client, place)
    await emojis.fetch()
    assert not emojis.known


async def test_after_a_refusal_there_are_none_for_a_while(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.sending.emojis.AGAIN", 0)
    emojis = Emojis(StubClient(emojis=faces(place)), place)
    await emojis.fetch()
    emojis.refused()
    assert not emojis.known
    for _ in range(3):  # rounds of the loop: the timer is due at once
        await asyncio.sleep(0)
    assert emojis.known


@pytest.mark.parametrize("wanted", [True, False])
async def test_a_start_uploads_where_that_is_wished(place: Path, wanted: bool) -> None:
    client = StubClient()
    emojis = Emojis(client, place)
    uploads = Uploads(emojis, wanted=wanted)
    await uploads.start()
    await uploads.passed()
    await uploads.close()
    assert bool(client.emojis) == bool(emojis.known) == wanted


async def test_what_another_process_uploads_is_known_before_long(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what it has removed is no longer used."""
    monkeypatch.setattr("bot.discord.sending.emojis.EVERY", 0.0)
    client = StubClient()
    emojis = Emojis(client, place)
    uploads = Uploads(emojis, wanted=False)
    await uploads.start()
    await uploads.passed()
    assert not emojis.known
    await Emojis(client, place).upload()
    async with asyncio.timeout(SOON):
        while not emojis.known:  # noqa: ASYNC110 - of its own accord
            await asyncio.sleep(0)
        client.emojis.clear()
        while emojis.known:  # noqa: ASYNC110
            await asyncio.sleep(0)
    await uploads.close()
