"""``make address``: the repository's address, in each file that needs it, and in PyPI's README.

On GitHub the README's links are relative, and right wherever the repository is. PyPI shows the
README without the repository, so that of a release has absolute ones.

``python -m tests.repository_address ADDRESS [OWNER ...]`` writes the address;
``python -m tests.repository_address --readme FOLDER`` makes the links of a README absolute.
"""

import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.laws.sources import ROOT

ADDRESS = re.compile(r"(https://github\.com/([A-Za-z0-9-]+)/[A-Za-z0-9._-]+?)(?:\.git)?/?")
OWNER = re.compile(r"@[A-Za-z0-9-]+(?:/[A-Za-z0-9._-]+)?")
"""A user, or a team of an organisation, as CODEOWNERS names them."""
URLS = re.compile(r"\[project\.urls\]\n(?:\w+ = .*\n)*\n")
AFTER_URLS = "[project.scripts]\n"
CLONE = re.compile(r"(?<= git clone )\S+")
TARGET = re.compile(r"(?<=\]\()[^)\s]+(?=\))")
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
IMAGE = re.compile(r"!" + LINK.pattern)
LINKED_IMAGE = re.compile(r"\[" + IMAGE.pattern + r"\]\([^)\s]+\)")
OUTSIDE = "../../"
"""Begins links to pages of the repository on GitHub that are no files, such as its workflows."""


def project(pyproject: str) -> Any:
    """Return the table ``project`` of pyproject.toml."""
    return tomllib.loads(pyproject)["project"]


def address_of(pyproject: str) -> str | None:
    """Return the repository's address in pyproject.toml; None: there is none yet."""
    urls: dict[str, str] = project(pyproject).get("urls", {})
    return urls.get("Repository")


def with_address(pyproject: str, address: str) -> str:
    """Return pyproject.toml with an address, in place of an earlier one."""
    table = (
        "[project.urls]\n"
        f'Repository = "{address}"\n'
        f'Documentation = "{address}#readme"\n'
        f'Changelog = "{address}/blob/main/CHANGELOG.md"\n'
        f'Issues = "{address}/issues"\n\n'
    )
    return URLS.sub("", pyproject).replace(AFTER_URLS, table + AFTER_URLS)


def write_address(root: Path, address: str, owners: list[str]) -> str | None:
    """Write an address and the repository's owners into its files; return what is wrong."""
    match = ADDRESS.fullmatch(address)
    if match is None:
        return f"{address} is no address like https://github.com/OWNER/NAME."
    for owner in owners:
        if OWNER.fullmatch(owner) is None:
            return f"{owner} is neither a user like @NAME nor a team like @ORGANISATION/TEAM."
    address, account = match[1], match[2]
    _rewrite(root / "pyproject.toml", lambda text: with_address(text, address))
    _rewrite(root / "docs" / "hosting.md", lambda text: CLONE.sub(f"{address}.git", text))
    names = " ".join(owners or [f"@{account}"])
    text = f"# Asked to review every pull request. Written by `make address`.\n* {names}\n"
    (root / ".github" / "CODEOWNERS").write_text(text, "utf-8")
    return None


def published_readme(readme: str, address: str | None, version: str) -> str:
    """Return the README as PyPI shows it: its links lead to the files of the release on GitHub.

    Without an address links become their texts, and badges and pictures are left out.
    """

    def absolute(match: re.Match[str]) -> str:
        link = match[0]
        if "://" in link or link.startswith("#"):
            return link
        if link.startswith(OUTSIDE):
            return f"{address}/{link.removeprefix(OUTSIDE)}"
        return f"{address}/{'raw' if link.endswith('.png') else 'blob'}/v{version}/{link}"

    if address is not None:
        return TARGET.sub(absolute, readme)
    text = IMAGE.sub("", LINKED_IMAGE.sub("", readme))
    text = LINK.sub(lambda link: link[0] if "://" in link[2] else link[1], text)
    return re.sub(r"\s*\n\s*\n", "\n\n", text)


def write_published_readme(root: Path) -> None:
    """Make the links of a folder's README absolute, by its pyproject.toml."""
    pyproject = (root / "pyproject.toml").read_text("utf-8")
    address, version = address_of(pyproject), project(pyproject)["version"]
    _rewrite(root / "README.md", lambda text: published_readme(text, address, version))
    if address is None:
        sys.stderr.write(
            "pyproject.toml has no address of the repository, so PyPI's README has no links to "
            "its files: make address ADDRESS=https://github.com/OWNER/NAME\n"
        )


def _rewrite(file: Path, change: Callable[[str], str]) -> None:
    file.write_text(change(file.read_text("utf-8")), "utf-8")


def main(words: list[str]) -> int:
    """Do what the words say; return the exit status."""
    match words:
        case ["--readme", folder]:
            write_published_readme(Path(folder))
            return 0
        case [address, *owners]:
            fault = write_address(ROOT, address, owners)
        case _:
            fault = 'Use: make address ADDRESS=https://github.com/OWNER/NAME OWNERS="@NAME ..."'
    if fault is not None:
        sys.stderr.write(f"{fault}\n")
    return int(fault is not None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
