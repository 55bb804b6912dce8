"""Settings: what a host may write, and the sentence he gets for what he may not."""

from pathlib import Path

import pytest

from bot.settings import BadSetting, read_settings


def test_a_token_is_enough() -> None:
    settings = read_settings({"DISCORD_TOKEN": " secret "})
    assert settings.token == "secret"
    assert settings.database == Path("var/tarok.sqlite3")
    assert (settings.api, settings.gateway) == ("", "")


def test_everything_can_be_set() -> None:
    settings = read_settings(
        {
            "DISCORD_TOKEN": "x",
            "TAROK_DB": "/tmp/t.db",
            "TAROK_PACE": "0",
            "TAROK_SOLO_PACE": "0.1",
            "TAROK_NEXT_AFTER": "30",
            "TAROK_SLIP": "0.5",
            "TAROK_REMIND_AFTER": "5",
            "TAROK_LOG": "debug",
            "TAROK_LOOK": "Text",
            "TAROK_EMOJIS": "1",
            "TAROK_WORKERS": "2",
            "TAROK_THINK": "0.25",
        }
    )
    assert (settings.look, settings.emojis) == ("text", True)
    assert (settings.workers, settings.think) == (2, 0.25)
    assert settings.database == Path("/tmp/t.db")
    assert settings.solo_pace == 0.1
    assert (settings.next_after, settings.slip) == (30, 0.5)
    assert (settings.pace, settings.remind_after, settings.log_level) == (0.0, 5, "DEBUG")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("DISCORD_TOKEN", " "),
        ("TAROK_PACE", "fast"),
        ("TAROK_PACE", "-1"),
        ("TAROK_PACE", "nan"),
        ("TAROK_REMIND_AFTER", "1e99"),
        ("TAROK_LOG", "LOUD"),
        ("TAROK_LOOK", "nice"),
        ("TAROK_EMOJIS", "some"),
        ("TAROK_WORKERS", "-1"),
        ("TAROK_WORKERS", "1000"),
        ("TAROK_THINK", "long"),
    ],
)
def test_a_bad_setting_is_named(key: str, value: str) -> None:
    with pytest.raises(BadSetting, match=key):
        read_settings({"DISCORD_TOKEN": "x", key: value})


def test_the_token_is_not_shown() -> None:
    assert "secret" not in repr(read_settings({"DISCORD_TOKEN": "secret"}))
