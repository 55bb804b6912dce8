"""A release is built only of a tree whose version, changelog and tag agree."""

import json

import pytest

from tests.laws.sources import ROOT
from tests.releases import faults_of_release, faults_of_sbom, locked

CHANGELOG = "# Changelog\n\n## 1.1.0 · 2026-12-01\n\n- A line.\n\n## 1.0.0 · 2026-11-27\n"
UNRELEASED = CHANGELOG.replace("1.1.0 ·", "Unreleased ·")
LOCK = "discord.py==2.7.1 \\\n    --hash=sha256:00\ntzdata==2026.3 ; sys_platform == 'win32' \\\n"


def sbom(**versions: str) -> str:
    """A bill of materials of tarok 1.1.0 with packages."""
    components = [{"name": n, "version": v} for n, v in versions.items()]
    metadata = {"component": {"name": "tarok", "version": "1.1.0"}}
    return json.dumps({"metadata": metadata, "components": components})


def test_tagged_and_committed_release_has_no_faults() -> None:
    assert faults_of_release("1.1.0", "1.1.0", CHANGELOG, ["v1.1.0"], []) == []


@pytest.mark.parametrize(
    ("version", "program", "changelog", "tags", "changed", "word"),
    [
        ("1.0.0", "1.0.0", CHANGELOG, ["v1.0.0"], [], "1.1.0"),
        ("1.1.0", "1.1.0", UNRELEASED, ["v1.1.0"], [], "Unreleased"),
        ("1.1.0", "1.1.0", CHANGELOG.replace(" · 2026-12-01", ""), ["v1.1.0"], [], "date"),
        ("1.1.0", "1.1.0", "", ["v1.1.0"], [], "nothing"),
        ("1.1.0", "1.1.0", CHANGELOG, ["v1.0.0"], [], "git tag v1.1.0"),
        ("1.1.0", "1.1.0", CHANGELOG, ["v1.1.0"], ["bot/app.py"], "bot/app.py"),
        ("1.1.0", "1.0.0", CHANGELOG, ["v1.1.0"], [], "bot/base/__init__.py says 1.0.0"),
    ],
)  # fmt: skip
def test_release_whose_parts_disagree_is_refused(
    version: str, program: str, changelog: str, tags: list[str], changed: list[str], word: str
) -> None:
    (fault,) = faults_of_release(version, program, changelog, tags, changed)
    assert word in fault


def test_complete_bill_of_materials_has_no_faults() -> None:
    complete = sbom(**{"discord-py": "2.7.1", "tzdata": "2026.3"})
    assert faults_of_sbom(complete, LOCK, "1.1.0") == []


@pytest.mark.parametrize(
    "versions",
    [
        {"discord-py": "2.7.1"},
        {"discord-py": "2.7.1", "tzdata": "2025.1"},
        {"discord-py": "2.7.1", "tzdata": "2026.3", "requests": "1"},
    ],
)
def test_bill_of_materials_with_other_packages_is_refused(versions: dict[str, str]) -> None:
    assert len(faults_of_sbom(sbom(**versions), LOCK, "1.1.0")) == 1


@pytest.mark.parametrize("version", ["1.0.0", "1.1.0.dev0"])
def test_bill_of_materials_of_another_release_is_refused(version: str) -> None:
    complete = sbom(**{"discord-py": "2.7.1", "tzdata": "2026.3"})
    (fault,) = faults_of_sbom(complete, LOCK, version)
    assert f"tarok {version}" in fault


def test_bill_of_materials_without_a_release_is_refused() -> None:
    bill = json.loads(sbom(**{"discord-py": "2.7.1", "tzdata": "2026.3"}))
    del bill["metadata"]["component"]
    assert len(faults_of_sbom(json.dumps(bill), LOCK, "1.1.0")) == 1


def test_every_entry_of_the_lock_is_read() -> None:
    """An entry that is not read could be missing in the bill of materials."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert len(locked(lock)) == sum(line[:1].isalnum() for line in lock.splitlines()) > 30
