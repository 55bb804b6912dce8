"""Links in documents lead to files, and to headings, that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(
    path for glob in ("*.md", ".github/*.md", "docs/**/*.md") for path in ROOT.glob(glob)
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")


def anchors(document: Path) -> set[str]:
    """Return the anchors that GitHub gives to a document's headings."""
    titles = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {NOT_IN_ANCHORS.sub("", title.strip().lower()).replace(" ", "-") for title in titles}


def is_broken(document: Path, link: str) -> bool:
    """Return whether a link leads to no file, or to no heading of a document."""
    path, _, anchor = link.partition("#")
    target = document.parent / path if path else document
    if not target.exists():
        return True
    return bool(anchor) and target.suffix == ".md" and anchor not in anchors(target)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_document_links_lead_to_existing_files_and_headings(document: Path) -> None:
    links = [link for link in LINK.findall(document.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if is_broken(document, link)] == []
