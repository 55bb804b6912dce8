"""The Compose file with three processes of one bot, the hosting page's commands, `make run`."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.base.database_address import SIDECAR_DIR, Server
from bot.base.settings import Settings, read_settings, table
from bot.host.setup import write_token
from bot.serving import SHUTDOWN_SECONDS
from tests.image_environment import image_environment
from tests.laws.sources import ROOT

HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yml").read_text("utf-8")
ADDRESS = re.findall(r"^#   database .*(postgresql://\S+)$", COMPOSE, re.MULTILINE)[0]
"""The address of the database, as the Compose file says that it is written down."""
STANDBY_PROCESSES = 1
"""How many processes hold no shard, and take over from the one that ends."""


@pytest.fixture(scope="module")
def compose_file() -> Any:
    return yaml.safe_load(COMPOSE)


@pytest.fixture(scope="module")
def bots(compose_file: Any) -> list[Any]:
    """The processes of the bot."""
    return [service for service in compose_file["services"].values() if "build" in service]


def process_settings(bot: Any, folder: Path) -> Settings:
    """The settings as a process of the bot reads them."""
    for name, secret in (("token", "secret\n"), ("database", f"{ADDRESS}\n")):
        (folder / name).write_text(secret, "utf-8")
    filled = {
        name: text.replace("/run/secrets", str(folder)) for name, text in bot["environment"].items()
    }
    return read_settings(image_environment() | filled)


def test_processes_have_equal_and_known_settings(bots: list[Any], tmp_path: Path) -> None:
    assert all(bot["environment"] == bots[0]["environment"] for bot in bots)
    assert bots[0]["environment"].keys() <= {name for name, *_ in table()}
    assert process_settings(bots[0], tmp_path).workers


def test_processes_hold_all_shards_and_one_stands_by(bots: list[Any], tmp_path: Path) -> None:
    division = process_settings(bots[0], tmp_path).division
    shards_held = [shard for shards in division.sets for shard in shards]
    assert sorted(shards_held) == list(range(division.of))
    assert len(bots) == len(division.sets) + STANDBY_PROCESSES


def test_processes_use_the_database_of_the_compose_file(
    compose_file: Any, bots: list[Any], tmp_path: Path
) -> None:
    (name,) = (name for name, service in compose_file["services"].items() if service not in bots)
    environment = compose_file["services"][name]["environment"]
    assert environment["POSTGRES_PASSWORD_FILE"] == "/run/secrets/password"
    assert compose_file["services"][name]["secrets"] == ["password"]
    address = process_settings(bots[0], tmp_path).database
    user, database = environment["POSTGRES_USER"], environment["POSTGRES_DB"]
    assert address == Server(f"postgresql://{user}:THE-PASSWORD@{name}:5432/{database}")
    assert all(bot["depends_on"][name]["condition"] == "service_healthy" for bot in bots)


def test_each_process_has_time_to_stop(bots: list[Any]) -> None:
    for bot in bots:
        assert int(bot["stop_grace_period"].removesuffix("s")) > SHUTDOWN_SECONDS


def test_each_secret_is_a_file_and_in_no_environment(compose_file: Any, bots: list[Any]) -> None:
    """An environment is read by all who may look at a container."""
    for service in compose_file["services"].values():
        files = [text for name, text in service["environment"].items() if name.endswith("_FILE")]
        assert files == [f"/run/secrets/{secret}" for secret in service["secrets"]]
        assert all(compose_file["secrets"][secret]["file"] for secret in service["secrets"])
    assert not {"DISCORD_TOKEN", "TAROK_DB"} & bots[0]["environment"].keys()
    assert "PASSWORD:" not in COMPOSE.partition("services:")[2]


def test_image_can_write_the_sidecar_folder() -> None:
    """A process that cannot write its pulse there does not start."""
    image = (ROOT / "Dockerfile").read_text("utf-8")
    (where,) = set(re.findall(r"^WORKDIR (/tarok)$", image, re.MULTILINE))
    (volume,) = re.findall(r"^VOLUME (\S+)$", image, re.MULTILINE)
    assert f"ln -s {volume} {where}/{SIDECAR_DIR}" in image
    assert re.search(rf"chown \S+ .*{volume}\b", image)


def test_processes_have_no_volume_but_the_databases(compose_file: Any, bots: list[Any]) -> None:
    """The image's volume would be anonymous, and left behind with each process."""
    image = (ROOT / "Dockerfile").read_text("utf-8")
    (volume,) = re.findall(r"^VOLUME (\S+)$", image, re.MULTILINE)
    (user, group) = re.findall(r"^USER (\d+):(\d+)$", image, re.MULTILINE)[0]
    for bot in bots:
        assert "volumes" not in bot
        assert f"{volume}:uid={user},gid={group},mode=0700" in bot["tmpfs"]
    assert len(compose_file["volumes"]) == 1


def test_project_has_a_name_of_its_own(compose_file: Any) -> None:
    """Volumes and networks would be named after the folder, as another project's may be."""
    assert compose_file["name"] == "tarok"


def test_logs_of_all_services_are_limited(compose_file: Any) -> None:
    """Docker's default driver lets logs grow for ever."""
    assert all(
        service["logging"]["driver"] == "local" for service in compose_file["services"].values()
    )


RUN_COMMANDS = re.findall(r"^    docker run(?:.*\\\n)*.*$", HOSTING, re.MULTILINE)
"""The hosting page's commands that start a container."""


def test_documented_containers_limit_their_logs() -> None:
    assert RUN_COMMANDS and all("--log-driver local" in command for command in RUN_COMMANDS)
    (page,) = re.findall(r"```yaml\n(services:\n(?:.*\n)*?)```", HOSTING)
    assert all(
        service["logging"]["driver"] == "local"
        for service in yaml.safe_load(page)["services"].values()
    )


def test_documented_commands_work_with_debians_docker() -> None:
    """Version 20.10, which takes no relative path for a volume, and has no buildx."""
    mounts = [
        mount for command in RUN_COMMANDS for mount in re.findall(r"-v \"?([^\s\"]+)", command)
    ]
    assert mounts and all(re.match(r"\$PWD/|/|[a-z]+:", mount) for mount in mounts)
    assert "buildx" not in HOSTING and "Docker 20.10 is enough" in HOSTING


def test_required_compose_version_is_documented(compose_file: Any) -> None:
    """docker-compose 1.29 refuses a file with a name."""
    (page,) = re.findall(r"```yaml\n(services:\n(?:.*\n)*?)```", HOSTING)
    assert "name" not in yaml.safe_load(page)
    assert "name" in compose_file
    for text in (HOSTING, COMPOSE):
        assert "Compose 2.4 or newer" in text


def test_rolling_update_in_docs_recreates_one_service() -> None:
    """``--no-deps`` would not do: Compose takes it for a change of the file, and undoes it."""
    assert re.findall(r"deploy/compose.yml up (.*) three\b", HOSTING) == ["-d"]


def test_services_restart_with_the_machine(compose_file: Any) -> None:
    """``on-failure`` does not: a process that a machine stops as it goes down has not failed."""
    assert {service["restart"] for service in compose_file["services"].values()} == {
        "unless-stopped"
    }
    (page,) = re.findall(r"^services:\n(?:.*\n)*?```", HOSTING, re.MULTILINE)
    assert "restart: unless-stopped" in page and "--restart unless-stopped" in HOSTING


def test_documented_loop_takes_lines_of_env_file_as_they_are(tmp_path: Path) -> None:
    """A shell that reads the file as a script runs what follows ``;`` and ``&``."""
    ((loop, command),) = re.findall(r"^    \((while .+)\n +(.+)\)$", HOSTING, re.MULTILINE)
    assert command == ".venv/bin/python -m bot doctor"
    address = "postgresql://tarok:a&b;touch evil@db/tarok?x=$HOME"
    (tmp_path / ".env").write_text(f"# of mine\n\nTAROK_DB={address}\nTAROK_LOG=DEBUG", "utf-8")
    script = f"({loop}\n printenv TAROK_DB TAROK_LOG)"
    said = subprocess.check_output(["sh", "-c", script], cwd=tmp_path, text=True)
    assert said.splitlines() == [address, "DEBUG"]
    assert not (tmp_path / "evil").exists()


def test_secrets_are_in_no_commit_and_no_image() -> None:
    """A file that only its owner may read would stop another user's build, too."""
    git_ignored, docker_ignored = (
        (ROOT / name).read_text("utf-8").split() for name in (".gitignore", ".dockerignore")
    )
    secrets = {f"/deploy/{name}" for name in ("token", "password", "database")}
    assert {"/.env", "/token", "/backups/"} | secrets <= set(git_ignored)
    assert {".env", "token", "backups", "deploy"} <= set(docker_ignored)


def run_make(folder: Path, **environment: str) -> list[str]:
    """Run `make run` in a folder whose Python prints two settings and its module."""
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nprintf "%s\\n" "$DISCORD_TOKEN" "$TAROK_DB" "$2"\n', "utf-8")
    python.chmod(0o755)
    for name in ("pyproject.toml", "constraints.txt", ".venv/.run"):
        (folder / name).touch()
    shutil.copy(ROOT / "Makefile", folder)
    outer = {name: text for name, text in os.environ.items() if name == "PATH"}
    said = subprocess.check_output(
        ["make", "-s", "run"], cwd=folder, env={**outer, **environment}, text=True
    )
    return said.splitlines()[1:]


def test_make_run_reads_the_token_of_the_setup(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TAROK_DB=var/of $mine 'x'", "utf-8")
    write_token("a.b-c_d", tmp_path / ".env")
    assert run_make(tmp_path) == ["a.b-c_d", "var/of $mine 'x'", "bot"]


def test_environment_of_make_run_counts_more_than_the_file(tmp_path: Path) -> None:
    write_token("a.b-c_d", tmp_path / ".env")
    assert run_make(tmp_path, DISCORD_TOKEN="other", TAROK_DB="x") == ["other", "x", "bot"]


def test_make_run_without_a_token_starts_the_sandbox(tmp_path: Path) -> None:
    assert run_make(tmp_path)[:3] == ["", "", "sandbox"]
