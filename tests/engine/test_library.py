"""The engine as others use it: its names, and a document whose every example is run."""

import ast
import doctest
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engine
import engine.family
from players.question import question

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "engine.md"
OURS = ("engine", "bot", "search", "tests")
USERS = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")]


ENVIRONMENT = "## An environment for learners\n"
"""The heading of the only section whose examples need a library."""


def failed_examples(text: str) -> tuple[int, int]:
    """Run the examples of a text: the number that failed, and of all."""
    examples = doctest.DocTestParser().get_doctest(text, {}, DOCUMENT.name, str(DOCUMENT), 0)
    results = doctest.DocTestRunner().run(examples)
    return results.failed, results.attempted


def section_of_environment() -> str:
    """The section about the environment, up to the next heading."""
    return DOCUMENT.read_text("utf-8").split(ENVIRONMENT)[1].split("\n## ")[0]


def test_every_example_of_the_document_is_true() -> None:
    text = DOCUMENT.read_text("utf-8").replace(section_of_environment(), "")
    failed, attempted = failed_examples(text)
    assert attempted > 40 and not failed


def test_examples_of_the_environment_are_true() -> None:
    pytest.importorskip("pettingzoo")
    failed, attempted = failed_examples(section_of_environment())
    assert attempted > 5 and not failed


def test_commands_of_the_document_run() -> None:
    if shutil.which("node") is None:
        pytest.skip("node is not installed")
    commands = re.findall(r"```sh\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    measuring, in_sandbox = (shlex.split(command.replace("\\\n", "")) for command in commands)
    assert " ".join(in_sandbox[:6]) == "python -m sandbox -- python -m"  # it serves until Ctrl-C
    assert in_sandbox[6] == "players" and (ROOT / in_sandbox[-1]).is_file()
    program, *words = measuring
    assert program == "python"
    ran = subprocess.run(
        [sys.executable, *words], cwd=ROOT, check=False, text=True, capture_output=True
    )
    assert not ran.returncode and "| lombardia, 4 | mine | random |" in ran.stdout, ran.stderr


def test_document_explains_every_key_of_a_line() -> None:
    table = DOCUMENT.read_text("utf-8").split("| keys | what they hold |")[1].split("\n\n")[0]
    rows = [row.split("|")[1] for row in table.splitlines()[2:]]
    rules = engine.rules_of("slovenian4")
    deal = engine.open_deal(rules, rules.pack.deck(rules.pack.codes))
    line = question(engine.observe(deal, 0), 0)
    assert sorted(re.findall(r"`(\w+)`", " ".join(rows))) == sorted(line)


def test_document_names_every_public_name() -> None:
    for heading, face in (("All names", engine), ("For those who write a family", engine.family)):
        table = DOCUMENT.read_text("utf-8").split(f"## {heading}")[1].split("\n## ")[0]
        named = re.findall(r"`(\w+)`", table.split("| --- |")[1])
        assert sorted(named) == sorted(face.__all__), f"{face.__name__} and docs/engine.md differ"


@pytest.mark.parametrize("file", USERS, ids=lambda file: str(file.relative_to(ROOT)))
def test_other_packages_use_public_names_of_the_engine(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine"):
            if node.module == "engine.cli":  # its command line
                continue
            assert node.module == "engine", file
            assert {alias.name for alias in node.names} <= set(engine.__all__), file
        if isinstance(node, ast.Import):
            assert not any(alias.name.startswith("engine") for alias in node.names), file


FOLDERS = [*(ROOT / "engine" / "games").glob("*/"), ROOT / "tests" / "minigame"]
FAMILIES = [file for folder in FOLDERS for file in folder.glob("*.py")]


@pytest.mark.parametrize(
    "file",
    [file for file in FAMILIES if not file.name.startswith("test_")],
    ids=lambda file: str(file.relative_to(ROOT)),
)
def test_family_imports_only_engine_family_and_its_own_folder(file: Path) -> None:
    package = ".".join(file.parent.relative_to(ROOT).parts)
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert not any(alias.name.split(".")[0] in OURS for alias in node.names), file
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in OURS:
            assert node.module == "engine.family" or (node.module or "").startswith(package), file
            if node.module == "engine.family":
                assert {alias.name for alias in node.names} <= set(engine.family.__all__), file
