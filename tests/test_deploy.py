"""The file for Compose with three processes of one bot: what it sets, the bot knows."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.base.database_address import SIDECAR_DIR, Server
from bot.base.settings import Settings, read_settings, table
from bot.serving import SHUTDOWN_SECONDS
from tests.laws.sources import ROOT

PASSWORD = "${TAROK_DB_PASSWORD:?is to be set in .env}"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
READY = 1
"""Processes that hold nothing, and take over from whichever ends."""


@pytest.fixture(scope="module")
def composed() -> Any:
    return yaml.safe_load((ROOT / "deploy" / "compose.yml").read_text("utf-8"))


@pytest.fixture(scope="module")
def bots(composed: Any) -> list[Any]:
    """The processes of the bot."""
    return [service for service in composed["services"].values() if "build" in service]


def settings_of(bot: Any, folder: Path) -> Settings:
    """As such a process reads them."""
    token = folder / "token"
    token.write_text("secret\n", "utf-8")
    filled = {name: text.replace(PASSWORD, "pass") for name, text in bot["environment"].items()}
    return read_settings({**filled, "DISCORD_TOKEN_FILE": str(token)})


def test_all_processes_are_set_up_alike_by_settings_that_there_are(
    bots: list[Any], tmp_path: Path
) -> None:
    assert all(bot["environment"] == bots[0]["environment"] for bot in bots)
    assert bots[0]["environment"].keys() <= {name for name, *_ in table()}
    assert settings_of(bots[0], tmp_path).workers


def test_all_shards_are_held_and_one_process_is_ready(bots: list[Any], tmp_path: Path) -> None:
    division = settings_of(bots[0], tmp_path).division
    held = [shard for shards in division.sets for shard in shards]
    assert sorted(held) == list(range(division.of))
    assert len(bots) == len(division.sets) + READY


def test_they_share_the_database_that_is_beside_them(
    composed: Any, bots: list[Any], tmp_path: Path
) -> None:
    (name,) = (name for name, service in composed["services"].items() if service not in bots)
    made = composed["services"][name]["environment"]
    assert PASSWORD in bots[0]["environment"]["TAROK_DB"] and made["POSTGRES_PASSWORD"] == PASSWORD
    address = settings_of(bots[0], tmp_path).database
    user, database = made["POSTGRES_USER"], made["POSTGRES_DB"]
    assert address == Server(f"postgresql://{user}:pass@{name}:5432/{database}")
    assert all(bot["depends_on"][name]["condition"] == "service_healthy" for bot in bots)


def test_each_has_the_token_and_time_to_end(composed: Any, bots: list[Any]) -> None:
    for bot in bots:
        assert bot["environment"]["DISCORD_TOKEN_FILE"] == f"/run/secrets/{bot['secrets'][0]}"
        assert bot["secrets"][0] in composed["secrets"]
        assert int(bot["stop_grace_period"].removesuffix("s")) > SHUTDOWN_SECONDS


def test_image_can_write_the_sidecar_folder() -> None:
    """The pulse that shows a process to be well: else it would not even start."""
    image = (ROOT / "Dockerfile").read_text("utf-8")
    (where,) = set(re.findall(r"^WORKDIR (/tarok)$", image, re.MULTILINE))
    (volume,) = re.findall(r"^VOLUME (\S+)$", image, re.MULTILINE)
    assert f"ln -s {volume} {where}/{SIDECAR_DIR}" in image
    assert re.search(rf"chown \S+ .*{volume}\b", image)


def test_nothing_is_kept_beside_the_database(composed: Any, bots: list[Any]) -> None:
    """The image's volume would be one without a name for each process, left behind with it."""
    image = (ROOT / "Dockerfile").read_text("utf-8")
    (volume,) = re.findall(r"^VOLUME (\S+)$", image, re.MULTILINE)
    (user, group) = re.findall(r"^USER (\d+):(\d+)$", image, re.MULTILINE)[0]
    for bot in bots:
        assert "volumes" not in bot
        assert f"{volume}:uid={user},gid={group},mode=0700" in bot["tmpfs"]
    assert len(composed["volumes"]) == 1


def test_volumes_and_networks_bear_the_name_of_the_project(composed: Any) -> None:
    """Else that of the folder, which another project's file may share."""
    assert composed["name"] == "tarok"


def test_logs_do_not_grow_for_ever(composed: Any) -> None:
    """As those of Docker's usual driver do."""
    assert all(service["logging"]["driver"] == "local" for service in composed["services"].values())


RUNS = re.findall(r"^    docker run(?:.*\\\n)*.*$", HOSTING, re.MULTILINE)
"""The commands of the page that start a container."""


def test_containers_of_the_page_limit_their_logs() -> None:
    assert RUNS and all("--log-driver local" in command for command in RUNS)
    (page,) = re.findall(r"```yaml\n(services:\n(?:.*\n)*?)```", HOSTING)
    assert all(
        service["logging"]["driver"] == "local"
        for service in yaml.safe_load(page)["services"].values()
    )


def test_commands_of_the_page_are_understood_by_debians_docker() -> None:
    """Version 20.10, which takes no relative path for a volume, and has no buildx."""
    mounts = [mount for command in RUNS for mount in re.findall(r"-v \"?([^\s\"]+)", command)]
    assert mounts and all(re.match(r"\$PWD/|/|[a-z]+:", mount) for mount in mounts)
    assert "buildx" not in HOSTING and "Docker 20.10 is enough" in HOSTING


def test_least_version_of_compose_is_named_where_a_file_asks_for_it(composed: Any) -> None:
    """docker-compose 1.29 refuses a file with a name."""
    (page,) = re.findall(r"```yaml\n(services:\n(?:.*\n)*?)```", HOSTING)
    assert "name" not in yaml.safe_load(page)
    assert "name" in composed
    for text in (HOSTING, (ROOT / "deploy" / "compose.yml").read_text("utf-8")):
        assert "Compose 2.4 or newer" in text


def test_rolling_update_in_docs_recreates_one_service() -> None:
    """As ``--no-deps`` would: Compose takes it for a change of the file, and undoes it."""
    assert re.findall(r"deploy/compose.yml up (.*) three\b", HOSTING) == ["-d"]


def test_they_come_back_with_the_machine(composed: Any) -> None:
    """``on-failure`` does not: a process that a machine stops as it goes down has not failed."""
    assert {service["restart"] for service in composed["services"].values()} == {"unless-stopped"}
    (page,) = re.findall(r"^services:\n(?:.*\n)*?```", HOSTING, re.MULTILINE)
    assert "restart: unless-stopped" in page and "--restart unless-stopped" in HOSTING


def test_secrets_are_in_no_commit_and_no_image() -> None:
    """Nor does a file that only its owner may read stop somebody else's build."""
    kept, built = (
        (ROOT / name).read_text("utf-8").split() for name in (".gitignore", ".dockerignore")
    )
    assert {"/token", "/backups/", "/deploy/token", "/deploy/.env"} <= set(kept)
    assert {"token", "backups", "deploy"} <= set(built)
