"""``python -m bot emojis``: the sentence for the host names what Discord has refused."""

import discord
import pytest

from bot.discord.sending.emojis import Emojis
from bot.host.emojis_command import TOO_MANY_EMOJIS
from bot.serving import emojis
from tests.bot.discord_stub import http_error


@pytest.fixture(autouse=True)
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b-c_d")
    monkeypatch.delenv("DISCORD_TOKEN_FILE", raising=False)


def test_refused_login_is_not_blamed_on_an_emoji(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def login(*_: object) -> None:
        raise http_error(403, "<title>Banned</title>")

    monkeypatch.setattr(discord.Client, "login", login)
    assert emojis() == 1
    said = capsys.readouterr().err
    assert "Discord does not let the bot in" in said and "emoji" not in said


def test_application_with_too_many_emojis_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def login(*_: object) -> None:
        """Let the bot in."""

    async def upload(*_: object) -> int:
        raise http_error(400, {"code": TOO_MANY_EMOJIS, "message": "Maximum reached"})

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(Emojis, "upload", upload)
    assert emojis() == 2
    assert "as many emojis as Discord takes" in capsys.readouterr().err
