"""Settings: the values that are taken, and the sentences about those that are refused."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from bot.base import VERSION
from bot.base.database_address import Server
from bot.base.setting_kinds import SWITCH, BadSetting
from bot.base.settings import ROWS, SettingRow, Settings, read_settings, table, unknown_variables
from bot.cli import main
from bot.host.config import tell_config
from tests.laws.sources import ROOT, files_of


def test_settings_need_only_a_token() -> None:
    settings = read_settings({"DISCORD_TOKEN": " secret "})
    assert settings.token == "secret"
    assert settings.database == Path("var/tarok.sqlite3")
    assert (settings.api, settings.gateway) == ("", "")


def test_settings_are_read_from_the_environment() -> None:
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
            "TAROK_LOG_FORMAT": "JSON",
            "TAROK_PORT": "9100",
            "TAROK_KERNEL": "/tmp/kernel",
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
    assert (settings.log_format, settings.port, settings.kernel) == ("json", 9100, "/tmp/kernel")
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
        ("TAROK_LOG_FORMAT", "xml"),
        ("TAROK_PORT", "65536"),
        ("TAROK_LOOK", "nice"),
        ("TAROK_EMOJIS", "some"),
        ("TAROK_WORKERS", "-1"),
        ("TAROK_WORKERS", "1000"),
        ("TAROK_THINK", "long"),
        ("TAROK_SHARDS", "0"),
        ("TAROK_SHARDS", "some"),
        ("TAROK_BACKUP_EVERY", "0.0001"),
        ("TAROK_BACKUP_EVERY", "10000"),
        ("TAROK_PACE", "9999999"),
        ("TAROK_PACE", "1_0"),
        ("TAROK_SOLO_PACE", "61"),
        ("TAROK_NEXT_AFTER", "100000"),
        ("TAROK_NEXT_AFTER", "0.5"),
        ("TAROK_REMIND_AFTER", "0"),
        ("TAROK_ABSENT_AFTER", "0.5"),
        ("TAROK_ABSENT_AFTER", "9"),
        ("TAROK_ABSENT_AFTER", "700000"),
        ("TAROK_CLOSE_AFTER", "0"),
        ("TAROK_THINK", "9999"),
        ("TAROK_THINK", "0"),
        ("TAROK_REDRAW", "3600"),
        ("TAROK_SLIP", "600"),
        ("TAROK_DISCORD_API", "banana"),
        ("TAROK_DISCORD_API", "ws://127.0.0.1/api"),
        ("TAROK_DISCORD_API", "http://"),
        ("TAROK_DISCORD_API", "http://host:99999/api"),
        ("TAROK_DISCORD_GATEWAY", "https://host"),
        ("TAROK_DISCORD_GATEWAY", "wss://"),
        ("TAROK_BACKUP_FOLDER", "/dev/null"),
        ("TAROK_BACKUP_FOLDER", "/dev/null/backups"),
        ("TAROK_BACKUP_FOLDER", 300 * "x"),
        ("TAROK_KERNEL", __file__),
        ("TAROK_DB", "postgresql:/u@h/d"),
        ("TAROK_DB", "postgresql:u@h/d"),
        ("TAROK_DB", "file:x.db"),
        ("TAROK_DB", "./file:x.db"),
        ("TAROK_DB", ":memory:"),
        ("TAROK_DB", "sqlite:tarok.db"),
        ("TAROK_DB", "/tmp"),
        ("TAROK_DB", "."),
        ("TAROK_DB", "var/"),
        ("TAROK_DB", "/dev/null"),
        ("TAROK_DB", f"{__file__}/tarok.sqlite3"),
        ("TAROK_DB", "a\nb"),
        ("TAROK_DB", 300 * "x"),
        *(("TAROK_SHARD_IDS", ids) for ids in ("all", "3-1", "-1", "1,,2", "99999", "1-2-3")),
    ],
)
def test_bad_setting_is_named_in_the_error(
    key: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSetting, match=f"^{key} ") as refused:
        read_settings({"DISCORD_TOKEN": "x", key: value})
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 300
    assert not list(tmp_path.iterdir())


def test_link_to_a_missing_database_is_followed(tmp_path: Path) -> None:
    link, circle = tmp_path / "link.sqlite3", tmp_path / "circle.sqlite3"
    link.symlink_to(tmp_path / "elsewhere" / "tarok.sqlite3")
    circle.symlink_to(circle)
    assert read_settings({"DISCORD_TOKEN": "x", "TAROK_DB": str(link)}).database == link
    with pytest.raises(BadSetting, match=r"^TAROK_DB takes"):
        read_settings({"DISCORD_TOKEN": "x", "TAROK_DB": str(circle)})


def test_error_about_a_setting_states_its_bounds() -> None:
    with pytest.raises(BadSetting, match="0, or a whole number of seconds from 10 to 604800"):
        read_settings({"DISCORD_TOKEN": "x", "TAROK_ABSENT_AFTER": "0.5"})
    for unlimited in ("0", "10", "604800"):
        read_settings({"DISCORD_TOKEN": "x", "TAROK_ABSENT_AFTER": unlimited})


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_setting_that_takes_numbers_has_bounds(row: SettingRow) -> None:
    if isinstance(getattr(Settings, row.field), int | float) and row.kind is not SWITCH:
        assert row.kind.bounds and row.kind.bounds in row.description
    with pytest.raises(BadSetting):
        row.read({row.name: "9" * 5_000})


def test_unwritable_backup_folder_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even one that does not exist yet. ``os.access`` is patched, as root may write everywhere."""
    monkeypatch.setattr("os.access", lambda path, _: Path(path) != tmp_path)
    some = {"DISCORD_TOKEN": "x", "TAROK_BACKUP_FOLDER": str(tmp_path / "some" / "backups")}
    read_settings(some)
    some["TAROK_BACKUP_EVERY"] = "24"
    with pytest.raises(BadSetting, match=f"{tmp_path} cannot be written"):
        read_settings(some)
    assert tell_config(some) == 2
    assert f"{tmp_path} cannot be written" in capsys.readouterr().out


OF_KUBERNETES = {
    "TAROK_SERVICE_HOST": "10.0.0.7",
    "TAROK_SERVICE_PORT": "80",
    "TAROK_SERVICE_PORT_HTTP": "80",
    "TAROK_PORT_80_TCP": "tcp://10.0.0.7:80",
    "TAROK_PORT_80_TCP_ADDR": "10.0.0.7",
    "TAROK_METRICS_PORT": "tcp://10.0.0.8:80",
}
"""Variables that Kubernetes sets for services called tarok and tarok-metrics."""


def test_port_set_by_kubernetes_is_explained() -> None:
    with pytest.raises(BadSetting, match="Kubernetes does for a service called tarok: set enable"):
        read_settings({"DISCORD_TOKEN": "x", "TAROK_PORT": "tcp://10.0.0.7:80", **OF_KUBERNETES})
    assert unknown_variables(OF_KUBERNETES) == ()
    assert unknown_variables({"TAROK_METRICS_PORT": "9100"}) == (
        ("TAROK_METRICS_PORT", "TAROK_PORT"),
    )


def test_process_may_hold_some_shards() -> None:
    some = {"DISCORD_TOKEN": "x", "TAROK_SHARDS": "8", "TAROK_SHARD_IDS": "0-2, 5"}
    settings = read_settings(some)
    assert settings.held == (0, 1, 2, 5) and settings.holds_first_shard and settings.share == 0.5
    others = read_settings({**some, "TAROK_SHARD_IDS": "3,4"})
    assert others.held == (3, 4) and not others.holds_first_shard and others.share == 0.25
    alone = read_settings({"DISCORD_TOKEN": "x", "TAROK_SHARDS": "Auto"})
    assert alone.held == () and alone.shards is None
    assert alone.holds_first_shard and alone.share == 1


@pytest.mark.parametrize("shards", ["auto", "5"])
def test_missing_shard_is_refused(shards: str, capsys: pytest.CaptureFixture[str]) -> None:
    some = {"DISCORD_TOKEN": "x", "TAROK_SHARDS": shards, "TAROK_SHARD_IDS": "4-5"}
    with pytest.raises(BadSetting, match="TAROK_SHARDS"):
        read_settings(some)
    assert tell_config(some) == 2
    assert "TAROK_SHARD_IDS" in capsys.readouterr().out.splitlines()[-1]


ON_A_SERVER = {"DISCORD_TOKEN": "x", "TAROK_DB": "postgresql://tarok@host/tarok"}


def test_shard_in_two_sets_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    some = {**ON_A_SERVER, "TAROK_SHARDS": "4", "TAROK_SHARD_IDS": "0-1/1-3"}
    with pytest.raises(BadSetting, match="names shard 1 in several sets"):
        read_settings(some)
    assert tell_config(some) == 2
    assert "names shard 1 in several sets" in capsys.readouterr().out


def test_sets_that_leave_out_shards_are_warned_about(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is no error: another process may name the missing shards."""
    some = {**ON_A_SERVER, "TAROK_SHARDS": "8", "TAROK_SHARD_IDS": "0-1/2-3/5-6"}
    warning = read_settings(some).missing_shards or ""
    assert "leaves out shards 4, 7 of TAROK_SHARDS=8" in warning
    assert tell_config(some) == 0
    assert warning in capsys.readouterr().out
    for all_or_one in ("0-3/4-7", "0-3"):
        assert read_settings({**some, "TAROK_SHARD_IDS": all_or_one}).missing_shards is None


def test_repr_of_settings_hides_the_token() -> None:
    assert "secret" not in repr(read_settings({"DISCORD_TOKEN": "secret"}))


def test_token_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("secret\n", "utf-8")
    assert read_settings({"DISCORD_TOKEN_FILE": str(file)}).token == "secret"
    with pytest.raises(BadSetting, match="both"):
        read_settings({"DISCORD_TOKEN_FILE": str(file), "DISCORD_TOKEN": "x"})


@pytest.mark.parametrize("inside", [None, b"", b"two words", b"\xff\xfe"])
def test_file_without_a_token_is_named_in_the_error(tmp_path: Path, inside: bytes | None) -> None:
    file = tmp_path / "token"
    if inside is not None:
        file.write_bytes(inside)
    with pytest.raises(BadSetting, match=f"DISCORD_TOKEN_FILE names {file}"):
        read_settings({"DISCORD_TOKEN_FILE": str(file)})


def test_address_of_a_database_is_read_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "database"
    file.write_text("postgresql://tarok:secret@db/tarok\n", "utf-8")
    settings = {"DISCORD_TOKEN": "x", "TAROK_DB_FILE": str(file)}
    assert read_settings(settings).database == Server("postgresql://tarok:secret@db/tarok")
    assert tell_config(settings) == 0
    said = capsys.readouterr().out
    assert "secret" not in said and re.search(r"^TAROK_DB_FILE .* set$", said, re.M)
    assert re.search(r"^TAROK_DB .* set$", said, re.M)
    with pytest.raises(BadSetting, match="both"):
        read_settings({**settings, "TAROK_DB": "tarok.sqlite3"})


def test_address_for_error_reports_is_read_from_a_file_and_never_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = "https://secret@reports.example.org/1"
    file = tmp_path / "reports"
    file.write_text(f"{address}\n", "utf-8")
    for name, value in (
        ("TAROK_ERROR_REPORTS_FILE", str(file)),
        ("TAROK_ERROR_REPORTS", address),
    ):
        settings = {"DISCORD_TOKEN": "x", name: value}
        assert read_settings(settings).error_reports == address
        assert tell_config(settings) == 0
        said = capsys.readouterr().out
        assert "secret" not in said and re.search(r"^TAROK_ERROR_REPORTS .* set$", said, re.M)


@pytest.mark.parametrize("inside", [None, "", "postgresql://tarok:secret@db/tarok\nmore"])
def test_file_without_an_address_is_named_in_the_error(tmp_path: Path, inside: str | None) -> None:
    file = tmp_path / "database"
    if inside is not None:
        file.write_text(inside, "utf-8")
    with pytest.raises(BadSetting, match=f"TAROK_DB_FILE names {file}") as refused:
        read_settings({"DISCORD_TOKEN": "x", "TAROK_DB_FILE": str(file)})
    assert "secret" not in str(refused.value)


def test_address_in_place_of_the_name_of_its_file_is_never_echoed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    settings = {"DISCORD_TOKEN": "x", "TAROK_DB_FILE": "postgresql://tarok:secret@db/tarok"}
    with pytest.raises(BadSetting, match="TAROK_DB_FILE") as refused:
        read_settings(settings)
    assert "secret" not in str(refused.value)
    assert tell_config(settings) == 2
    assert "secret" not in capsys.readouterr().out


NO_TOKENS = {
    "a line break": "secret\nsecret",
    "a carriage return": "secret\rsecret",
    "a word before it": "Bot secret",
    "quotation marks": '"secret"',
    "letters of no token": "sécrèt-secret",
    "control characters": "secret\x1bsecret",
    "a whole file": 4_000 * "secret",
}


@pytest.mark.parametrize("inside", NO_TOKENS.values(), ids=NO_TOKENS)
def test_token_of_a_wrong_shape_is_refused_and_never_echoed(
    tmp_path: Path, inside: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the environment as well as in a file."""
    file = tmp_path / "token"
    file.write_bytes(inside.encode())
    for settings in ({"DISCORD_TOKEN": inside}, {"DISCORD_TOKEN_FILE": str(file)}):
        with pytest.raises(BadSetting, match=r"DISCORD_TOKEN.* alone") as refused:
            read_settings(settings)
        assert "secret" not in str(refused.value) and "\n" not in str(refused.value)
        assert tell_config(settings) == 2
        assert "secret" not in capsys.readouterr().out


def test_token_in_place_of_the_name_of_its_file_is_never_echoed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    token = f"{26 * 'M'}.GsecrE.{38 * 's'}"
    for named in (token, 5_000 * "secret"):
        with pytest.raises(BadSetting, match="DISCORD_TOKEN_FILE") as refused:
            read_settings({"DISCORD_TOKEN_FILE": named})
        assert named not in str(refused.value) and "secret" not in str(refused.value)
        assert tell_config({"DISCORD_TOKEN_FILE": named}) == 2
        assert named not in capsys.readouterr().out


def test_token_file_without_an_end_is_read_in_part_only() -> None:
    with pytest.raises(BadSetting, match="DISCORD_TOKEN_FILE names /dev/zero"):
        read_settings({"DISCORD_TOKEN_FILE": "/dev/zero"})


def test_each_setting_has_one_row() -> None:
    read = ["token", *(row.field for row in ROWS)]
    assert sorted(read) == sorted(field.name for field in fields(Settings))
    assert len({name for name, *_ in table()}) == len(table())


def named_in_sources() -> Iterator[str]:
    """All settings named in the program's sources."""
    for part in ("bot", "engine", "search"):
        for file in files_of(part):
            yield from re.findall(r"\b(?:TAROK|DISCORD)_[A-Z_]*[A-Z]\b", file.read_text("utf-8"))


def test_every_setting_in_the_sources_has_a_row() -> None:
    names = {name for name, *_ in table()}
    assert set(named_in_sources()) == names


def settings_in(page: str) -> list[tuple[str, ...]]:
    """Rows about settings in a page's tables."""
    return re.findall(r"^\| `(\w+)` \| (.*) \| (.*) \|$", (ROOT / page).read_text("utf-8"), re.M)


def test_settings_page_lists_every_setting_and_default() -> None:
    assert settings_in("docs/settings.md") == list(table())


def test_readme_lists_some_settings_correctly() -> None:
    assert set(settings_in("README.md")) < set(table())
    assert len(settings_in("README.md")) == 5


def test_config_command_lists_settings_without_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tell_config({"DISCORD_TOKEN": "secret", "TAROK_PACE": "2.50"}) == 0
    said = capsys.readouterr().out
    assert "secret" not in said
    assert said.startswith(f"Tarok {VERSION}\n")
    assert re.search(r"^DISCORD_TOKEN +\(hidden\) +set$", said, re.M)
    assert re.search(r"^TAROK_PACE +2\.5 +set$", said, re.M)
    assert re.search(r"^TAROK_WORKERS +1 +default$", said, re.M)
    assert all(name in said for name, *_ in table())


def test_config_command_lists_all_errors_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert tell_config({"TAROK_PACE": "soon", "TAROK_LOG": "loud", "TAROK_WORKER": "2"}) == 2
    said = capsys.readouterr().out
    for error in ("DISCORD_TOKEN is not set", "TAROK_PACE takes", "TAROK_LOG takes"):
        assert error in said
    assert "TAROK_WORKER is no setting: is TAROK_WORKERS meant?" in said


def test_unknown_setting_is_found() -> None:
    assert unknown_variables({"TAROK_DB": "x", "PATH": "y"}) == ()
    assert unknown_variables({"TAROK_ZZZZZZZZ": "1"}) == (("TAROK_ZZZZZZZZ", ""),)


def test_settings_named_in_docs_exist() -> None:
    names = {name for name, *_ in table()}
    for file in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "Dockerfile"):
        documented = re.findall(r"\b(?:TAROK|DISCORD)_[A-Z_]*[A-Z]\b", file.read_text("utf-8"))
        assert set(documented) <= names, file


@pytest.mark.parametrize("command", ["run", "doctor", "invite", "emojis"])
def test_command_without_token_says_that_it_is_missing(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    assert main([command]) == 2
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err
