"""The image for hosts: its Dockerfile, its packages, and its steps, run without Docker."""

import asyncio
import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template
from typing import NamedTuple

import pytest

from bot.base.database_address import SIDECAR_DIR
from bot.base.settings import read_settings
from bot.thinkers.pool import NO_WORKERS
from sandbox import BotProcess, Running, Sandbox, Server
from tests.image_environment import build_arguments, image_environment
from tests.laws.sources import ROOT
from tests.timeout import TIMEOUT
from tests.wire.conftest import QUICK
from tests.wire.table_steps import open_with_house

IMAGE_FOLDER = re.compile(
    r"(?<![\w.])/(?=(?:src|venv|kernel|program|tarok|var/lib/tarok|usr/local)\b)"
)
"""Matches the first slash of a folder of the image."""
ONLY_ROOT = ("useradd", "chown", "apt-get")
"""Programs that need root; here they do nothing."""
NOT_STARTED = ("healthcheck", "cmd", "volume", "stopsignal")


class Step(NamedTuple):
    """A line of the Dockerfile."""

    kind: str
    rest: str


def stages() -> list[list[Step]]:
    """The steps of each stage; the first of them names its base."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    result: list[list[Step]] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        kind, _, rest = line.partition(" ")
        if kind == "FROM":
            result.append([])
        if result:  # before it are the arguments of all stages
            result[-1].append(Step(kind.lower(), rest.strip()))
    return result


def locked_packages() -> dict[str, tuple[str, int]]:
    """By package of the lock: its version, and the number of its allowed files."""
    versions = {}
    for entry in re.split(r"\n(?=\S)", (ROOT / "requirements.lock").read_text("utf-8")):
        name, version = re.findall(r"^([\w.-]+)==([\w.]+)", entry)[0]
        versions[name] = version, len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", entry))
    return versions


def pinned_versions(lines: list[str]) -> dict[str, str]:
    """The version of each package, named as pip does."""
    pairs = (line.partition("==") for line in lines)
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, _, version in pairs}


def test_lock_has_the_projects_versions_with_hashes() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = extras["project"]["optional-dependencies"]
    named = pinned_versions([*wanted["bot"], *wanted["search"], *wanted["build"]])
    lock = locked_packages()
    assert {name: lock[name][0] for name in named} == named
    assert all(files > 0 for _, files in lock.values())
    assert extras["build-system"]["requires"] == wanted["build"]


def test_lock_and_constraints_agree() -> None:
    constrained = pinned_versions((ROOT / "constraints.txt").read_text("utf-8").split())
    versions = {
        name: version for name, (version, _) in locked_packages().items() if name in constrained
    }
    assert versions == {name: constrained[name] for name in versions}
    # To build an image, and for Windows alone.
    assert locked_packages().keys() - versions.keys() == {"setuptools", "tzdata"}


def test_lock_names_no_address() -> None:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    assert "://" not in text and "index" not in text


def test_image_names_its_base_by_digest_and_its_user_by_number() -> None:
    bases = [steps[0].rest for steps in stages()]
    assert len(bases) == 2
    assert len({base.removesuffix(" AS build") for base in bases}) == 1
    assert re.search(r"@sha256:[0-9a-f]{64}\b", bases[0])
    last = stages()[-1]
    (user,) = (step.rest for step in last if step.kind == "user")
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", user)
    assert "install" not in " ".join(step.rest for step in last)
    assert any(step.kind == "copy" and step.rest.startswith("LICENSE ") for step in last)


def test_change_of_the_bot_fetches_and_compiles_nothing_again() -> None:
    """Docker repeats all steps after the first that differs, and those that copy from them."""
    first, last = (
        [f"{step.kind} {step.rest}" for step in steps if step.kind in ("copy", "run")]
        for steps in stages()
    )
    bot_step = first.index("copy bot bot")
    slow_steps = [text for text in first if "requirements.lock" in text or "search library" in text]
    assert len(slow_steps) == 3 and all(first.index(text) < bot_step for text in slow_steps)
    (prefix,) = re.findall(r"--prefix=(\S+)", " ".join(first[bot_step:]))
    copied = [text.split()[-2] for text in last if "--from=build" in text]
    assert copied[-1] == prefix and len(copied) == len(set(copied)) == 3
    assert not any(text.startswith("run") for text in last[1:])


def test_standard_library_is_compiled_before_the_user_changes() -> None:
    """The base has nothing compiled, and each health check would compile it again."""
    base, last = stages()[-1][0].rest, stages()[-1]
    (version,) = re.findall(r"^python:(3\.\d+)-", base)
    (compiling,) = (step for step in last if "compileall" in step.rest)
    assert compiling.rest.endswith(f" /usr/local/lib/python{version}")
    (user,) = (step for step in last if step.kind == "user")
    assert last.index(compiling) < last.index(user)


class Image:
    """A folder that stands for the root of an image."""

    def __init__(self, root: Path, path: Path, arguments: Mapping[str, str]) -> None:
        """``path``: the folder of the base's programs; ``arguments``: those of the build."""
        self.root = root
        self.arguments = arguments
        self.workdir = root
        pip_settings = {
            name: value for name, value in os.environ.items() if name.startswith("PIP_")
        }
        pip_settings.setdefault("PIP_CACHE_DIR", str(Path("~/.cache/pip").expanduser()))
        self.environment = {
            **pip_settings,
            "HOME": str(root),
            "PATH": f"{path}:{os.environ['PATH']}",
        }

    def rooted(self, text: str) -> str:
        """A line whose folders are those below the image's root."""
        return IMAGE_FOLDER.sub(f"{self.root}/", text)

    def place(self, name: str) -> Path:
        """A folder or file of the image."""
        return self.workdir / self.rooted(name)

    def run_step(self, step: Step, build: Path, earlier: "Image | None") -> None:
        """Run a step."""
        match step.kind:
            case "workdir":
                self.workdir = self.place(step.rest)
                self.workdir.mkdir(parents=True, exist_ok=True)
            case "arg":
                self.environment[step.rest] = self.arguments[step.rest]
            case "env":
                for name, value in re.findall(r"(\w+)=(\S+)", step.rest):
                    filled = Template(self.rooted(value)).substitute(self.environment)
                    self.environment[name] = filled
            case "copy":
                self._copy(step.rest.split(), build, earlier)
            case "run":
                # What pip has fetched once it need not fetch for each test.
                line = self.rooted(step.rest).replace(" --no-cache-dir", "")
                command = ["sh", "-ec", line]
                subprocess.run(command, cwd=self.workdir, env=self.environment, check=True)
            case "from" | "user":
                pass
            case _:
                assert step.kind in NOT_STARTED, step

    def output_of(self, command: list[str | Path]) -> str:
        """Run a program in the image, and return its output."""
        return subprocess.check_output(command, cwd=self.workdir, env=self.environment, text=True)

    def _copy(self, words: list[str], build: Path, earlier: "Image | None") -> None:
        *names, onto = (word for word in words if not word.startswith("--"))
        source = build
        if words[0].startswith("--from="):
            assert earlier is not None
            source = earlier.root
        for name in names:
            path, target = source / name.lstrip("/"), self.place(onto)
            if path.is_dir():
                shutil.copytree(path, target, symlinks=True, dirs_exist_ok=True)
            else:
                target = target / path.name if onto.endswith("/") else target
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)


class ImageBot(BotProcess):
    """The bot as the image starts it, for people who are quicker than real ones."""

    def __init__(self, server: Server, image: Image) -> None:
        self.log = image.root / "bot.log"
        settings = {name: value for name, value in QUICK.items() if name != "TAROK_WORKERS"}
        super().__init__(server, [], self.log, settings)
        self._image = image
        self._place = server.environment

    async def _launch(self, command: list[str], log: Path, environment: dict[str, str]) -> Running:
        """Run the image's command, in its environment alone."""
        programs = self._image.root / "venv" / "bin"
        environment = {**self._image.environment, **self._place, **self._environment}
        with log.open("ab") as out:
            # Named in its first line is the Python of the first stage, which is no more.
            return await asyncio.create_subprocess_exec(
                programs / "python", programs / "tarok", *command,
                cwd=self._image.workdir, env=environment, stdout=out, stderr=out,
            )  # fmt: skip


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """The base's programs: a Python with pip, and stubs of those that need root."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "base"], check=True)
    programs = tmp_path / "base" / "bin"
    for name in ONLY_ROOT:
        (programs / name).write_text("#!/bin/sh\n", "utf-8")
        (programs / name).chmod(0o755)
    return programs


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """Copy the build context: the tree without the paths in .dockerignore."""
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split()
    names = shutil.ignore_patterns("__pycache__", "*.egg-info")
    folder = tmp_path / "context"
    folder.mkdir()
    for entry in sorted(ROOT.iterdir()):
        if entry.is_dir() and not entry.name.startswith(".") and entry.name not in left_out:
            shutil.copytree(entry, folder / entry.name, symlinks=True, ignore=names)
        elif entry.is_file():
            shutil.copy(entry, folder)
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    return folder


@pytest.fixture
def package_index(base: Path, build: Path, tmp_path: Path) -> None:
    """Skip the test if a small package of the lock cannot be downloaded."""
    text = (build / "requirements.lock").read_text("utf-8")
    (entry,) = (entry for entry in re.split(r"\n(?=\S)", text) if entry.startswith("python-bidi=="))
    wanted = tmp_path / "one.txt"
    wanted.write_text(entry, "utf-8")
    words = f"-m pip download -q --no-deps --require-hashes -r {wanted} -d {tmp_path / 'one'}"
    download = subprocess.run([base / "python", *words.split()], check=False, capture_output=True)
    if download.returncode:
        pytest.skip("no index of packages can be reached")


@pytest.fixture(params=["1"])
def image(
    request: pytest.FixtureRequest, base: Path, build: Path, package_index: None, tmp_path: Path
) -> Iterator[Image]:
    """The image of the last stage, after all steps; the parameter is the argument MASTERS."""
    earlier = None
    for number, steps in enumerate(stages()):
        image = Image(tmp_path / f"stage{number}", base, {"MASTERS": request.param})
        image.root.mkdir()
        for step in steps:
            image.run_step(step, build, earlier)
        if earlier is not None:
            shutil.rmtree(earlier.root)
        earlier = image
    assert earlier is not None
    yield earlier
    shutil.rmtree(earlier.root)


@pytest.mark.timeout(1800)
@pytest.mark.skipif(
    platform.machine() != "x86_64" or shutil.which("ld") is None,
    reason="the image of this machine keeps the compilers, or there is no linker",
)
async def test_built_image_runs_the_bot(image: Image) -> None:
    """The bot connects, stops on SIGTERM, and needs nothing of the source tree."""
    assert (image.root / "tarok" / "LICENSE").read_text("utf-8").startswith("MIT")
    packages = image.root / "venv" / "lib"
    assert not [*packages.glob("*/site-packages/pip")]
    assert not [*packages.glob("*/site-packages/setuptools")]
    python = image.root / "venv" / "bin" / "python"
    assert not [*packages.glob("*/site-packages/numba")]
    assert not [*packages.glob("*/site-packages/llvmlite")]
    assert not [*packages.glob("*/site-packages/**/tests")]
    languages = sorted(folder.name for folder in (ROOT / "data" / "locales").iterdir())
    script = (
        "import sys; from babel import Locale; print([*map(str, map(Locale.parse, sys.argv[1:]))])"
    )
    assert image.output_of([python, "-c", script, *languages]) == f"{languages}\n"
    assert "ru.dat" not in [path.name for path in packages.glob("*/site-packages/babel/*/*.dat")]
    script = "from search.kernel.jit import CODE, COMPILES; print(COMPILES, len(CODE) > 9)"
    assert image.output_of([python, "-c", script]) == "False True\n"
    # A bot whose database is a server's may write there, too.
    assert (image.workdir / SIDECAR_DIR).resolve() == (image.root / "var/lib/tarok").resolve()
    async with Server() as server:
        bot = ImageBot(server, image)
        await bot.start()
        async with asyncio.timeout(TIMEOUT):
            await server.world.synced.wait()
        assert await bot.stop() == 0
    assert (image.root / "var/lib/tarok/tarok.sqlite3").exists()
    async with Server() as server:
        bot = ImageBot(server, image)
        await bot.start()
        assert await bot.stop() == 0
    assert (image.root / "var/lib/tarok/tarok.sqlite3").exists()


WITHOUT_MASTERS = pytest.mark.parametrize("image", ["0"], indirect=True)
"""For tests of the image that is built with the argument MASTERS=0."""


@pytest.mark.timeout(1800)
@WITHOUT_MASTERS
async def test_image_without_masters_plays_a_deal_and_lacks_the_search_alone(image: Image) -> None:
    """A person plays with the house; the log says what is missing, once."""
    packages = [*(image.root / "venv" / "lib").glob("*/site-packages/*")]
    names = {path.name.partition("-")[0] for path in packages}
    assert not names & {"numba", "llvmlite", "numpy", "numpy.libs"}
    assert {"discord", "PIL", "psycopg", "search"} <= names
    assert not [*(image.root / "tarok" / "kernel").iterdir()]
    async with Server(limit=100_000) as server, Sandbox(server.address) as sandbox:
        bot = ImageBot(server, image)
        await bot.start()
        async with asyncio.timeout(TIMEOUT):
            await server.world.synced.wait()
        game = await open_with_house(await sandbox.user("Ana"))
        async with asyncio.timeout(TIMEOUT):
            await game.play()
        assert await bot.stop() == 0
    log = bot.log.read_text("utf-8")
    assert log.count(NO_WORKERS) == 1
    assert "Traceback" not in log and "WARNING" not in log and "ERROR" not in log


@pytest.mark.parametrize("masters", ["0", "1"])
def test_image_has_workers_where_it_has_masters(masters: str) -> None:
    """Without the search, workers would start for nothing, and warn at each start."""
    settings = image_environment({"MASTERS": masters})
    token = {"DISCORD_TOKEN": "a.b-c_d"}
    assert read_settings(token | settings).workers == int(masters)
    assert build_arguments() == {"MASTERS": str(read_settings(token).workers)}


def test_arguments_of_the_build_reach_each_stage() -> None:
    """An argument that a stage does not name is empty there."""
    for steps in stages():
        texts = [step.rest for step in steps]
        for name in build_arguments():
            uses = [n for n, text in enumerate(texts) if f"${name}" in text]
            (named,) = (n for n, step in enumerate(steps) if step == Step("arg", name))
            assert uses and named < min(uses)
