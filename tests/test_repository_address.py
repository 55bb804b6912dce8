"""The repository's address is written in one go, and PyPI's README leads to it."""

import shutil
from pathlib import Path

import pytest

from tests.laws.sources import ROOT
from tests.repository_address import (
    CLONE,
    LINK,
    TARGET,
    URLS,
    address_of,
    project,
    published_readme,
    write_address,
    write_published_readme,
)

ADDRESS = "https://github.com/cards-club/tarok"
README = (ROOT / "README.md").read_text("utf-8")
OWNERS_FILE = Path(".github") / "CODEOWNERS"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Copy the files that the address is written into, without the address."""
    for name in ("pyproject.toml", "README.md", "docs/hosting.md", ".github/dependabot.yml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    pyproject = tmp_path / "pyproject.toml"
    pyproject.write_text(URLS.sub("", pyproject.read_text("utf-8")), "utf-8")
    return tmp_path


def test_address_is_in_urls_clone_command_and_owners(tree: Path) -> None:
    assert write_address(tree, f"{ADDRESS}.git", ["@ana", "@cards-club/house"]) is None
    pyproject = (tree / "pyproject.toml").read_text("utf-8")
    assert address_of(pyproject) == ADDRESS
    assert all(url.startswith(ADDRESS) for url in project(pyproject)["urls"].values())
    assert f"git clone {ADDRESS}.git /opt" in (tree / "docs" / "hosting.md").read_text("utf-8")
    assert (tree / OWNERS_FILE).read_text("utf-8").endswith("\n* @ana @cards-club/house\n")


def test_second_address_replaces_the_first_everywhere(tree: Path) -> None:
    write_address(tree, "https://github.com/bor/cards", [])
    assert (tree / OWNERS_FILE).read_text("utf-8").endswith("\n* @bor\n")
    once = shutil.copytree(tree, tree / "once", ignore=lambda *_: ["once"])
    write_address(tree, ADDRESS, [])
    write_address(once, ADDRESS, [])
    for name in ("pyproject.toml", "docs/hosting.md", OWNERS_FILE):
        text = (tree / name).read_text("utf-8")
        assert "bor/cards" not in text and text == (once / name).read_text("utf-8")


@pytest.mark.parametrize(
    ("address", "owners"),
    [("tarok", []), ("https://example.org/a/b", []), (ADDRESS, ["ana"]), (ADDRESS, ["@a/b/c"])],
)
def test_wrong_address_or_owner_is_refused_and_nothing_written(
    tree: Path, address: str, owners: list[str]
) -> None:
    fault = write_address(tree, address, owners)
    assert fault is not None and (owners or [address])[0] in fault
    assert address_of((tree / "pyproject.toml").read_text("utf-8")) is None
    assert not (tree / OWNERS_FILE).exists()


def test_published_readme_has_absolute_links_to_files_of_the_release() -> None:
    links = TARGET.findall(published_readme(README, ADDRESS, "1.2.0"))
    assert all(link.startswith("https://") for link in links)
    assert f"{ADDRESS}/blob/v1.2.0/docs/hosting.md" in links
    assert f"{ADDRESS}/raw/v1.2.0/docs/table.png" in links
    assert f"{ADDRESS}/actions/workflows/tests.yml/badge.svg" in links


def test_published_readme_without_an_address_has_no_dead_links() -> None:
    text = published_readme(README, None, "1.2.0")
    assert text.startswith("# Tarok\n\nTarok is a Discord bot")
    assert all("://" in link for _, link in LINK.findall(text))
    assert "](" not in text and "CONTRIBUTING.md walks through the house" in text


def test_release_says_that_its_readme_lacks_an_address(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_published_readme(tree)
    assert "make address" in capsys.readouterr().err
    write_address(tree, ADDRESS, [])
    shutil.copy(ROOT / "README.md", tree / "README.md")
    write_published_readme(tree)
    assert capsys.readouterr().err == ""
    assert ADDRESS in (tree / "README.md").read_text("utf-8")


def test_files_of_the_repository_agree_about_its_address() -> None:
    address = address_of((ROOT / "pyproject.toml").read_text("utf-8"))
    (clone,) = CLONE.findall((ROOT / "docs" / "hosting.md").read_text("utf-8"))
    assert clone == ("ADDRESS" if address is None else f"{address}.git")
    assert (ROOT / OWNERS_FILE).exists() is (address is not None)
