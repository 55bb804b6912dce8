"""Emojis of the cards: selection and upload."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bot.discord.sending.emojis import EMOJI_DIR, Emojis, Uploads, faces, spoken_name
from bot.pictures.faces import emoji_path, face_name
from tests.bot.discord_stub import StubClient
from tests.laws.playing import RULES
from tests.timeout import poll_until


@pytest.fixture
def emoji_folder(tmp_path: Path) -> Path:
    """A folder with two pictures."""
    for face in ("t17", "fool"):
        (tmp_path / f"{face}.png").write_bytes(face.encode())
    return tmp_path


def test_every_card_has_an_emoji_that_discord_accepts() -> None:
    codes = {code for rules in RULES.values() for code in rules.pack.codes}
    assert {face_name(code) for code in codes} <= {face for face, _ in faces(EMOJI_DIR).values()}
    for name, (face, picture) in faces(EMOJI_DIR).items():
        assert 2 <= len(name) <= 32
        assert len(picture) <= 256 << 10
        assert emoji_path(face).is_file()


def test_emoji_names_can_be_read_aloud() -> None:
    """A screen reader says nothing else of a button without a label."""
    said = {spoken_name(face) for face, _ in faces(EMOJI_DIR).values()}
    assert {"king_of_clubs", "10_of_hearts", "tarok_17", "fool"} <= said
    assert len(said) == len(faces(EMOJI_DIR)) and all(
        "_" in name for name in said - {"fool", "back"}
    )


async def test_upload_adds_missing_emojis_and_deletes_outdated_ones(emoji_folder: Path) -> None:
    client = StubClient(emojis=("t17_000000", "other", "t17_mine"))
    emojis = Emojis(client, emoji_folder)
    assert await emojis.upload() == 2
    assert sorted(client.emojis) == sorted([*faces(emoji_folder), "other", "t17_mine"])
    assert set(emojis.known) == {"t17", "fool"}
    assert await Emojis(client, emoji_folder).upload() == 0


async def test_aborted_upload_is_continued(emoji_folder: Path) -> None:
    client = StubClient()
    client.fail(None, times=2)
    client.fail(aiohttp.ClientError())
    with pytest.raises(aiohttp.ClientError):
        await Emojis(client, emoji_folder).upload()
    assert len(client.emojis) == 1
    assert await Emojis(client, emoji_folder).upload() == 1


async def test_newer_of_two_emojis_of_a_card_is_used(emoji_folder: Path) -> None:
    new = next(name for name, (face, _) in faces(emoji_folder).items() if face == "t17")
    for names in (("t17_000000", new), (new, "t17_000000")):
        emojis = Emojis(StubClient(emojis=names), emoji_folder)
        await emojis.fetch()
        assert emojis.known["t17"].name == new


async def test_failed_fetch_leaves_no_emojis(emoji_folder: Path) -> None:
    client = StubClient(emojis=faces(emoji_folder))
    client.fail(aiohttp.ClientError())
    emojis = Emojis(client, emoji_folder)
    await emojis.fetch()
    assert not emojis.known


async def test_refused_emoji_disables_all_for_a_while(
    emoji_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.sending.emojis.REFUSAL_SECONDS", 0)
    emojis = Emojis(StubClient(emojis=faces(emoji_folder)), emoji_folder)
    await emojis.fetch()
    emojis.note_refusal()
    assert not emojis.known
    for _ in range(3):  # rounds of the loop: the timer is due at once
        await asyncio.sleep(0)
    assert emojis.known


@pytest.mark.parametrize("wanted", [True, False])
async def test_start_uploads_emojis_only_if_wanted(emoji_folder: Path, wanted: bool) -> None:
    client = StubClient()
    emojis = Emojis(client, emoji_folder)
    uploads = Uploads(emojis, wanted=wanted)
    await uploads.start()
    await uploads.wait()
    await uploads.close()
    assert bool(client.emojis) == bool(emojis.known) == wanted


async def test_emojis_of_another_process_are_fetched_later(
    emoji_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that it has removed are no longer used."""
    monkeypatch.setattr("bot.discord.sending.emojis.FETCH_SECONDS", 0.0)
    client = StubClient()
    emojis = Emojis(client, emoji_folder)
    uploads = Uploads(emojis, wanted=False)
    await uploads.start()
    await uploads.wait()
    assert not emojis.known
    await Emojis(client, emoji_folder).upload()
    await poll_until(lambda: emojis.known)
    client.emojis.clear()
    await poll_until(lambda: not emojis.known)
    await uploads.close()
