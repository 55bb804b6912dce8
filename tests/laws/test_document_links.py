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
OUTSIDE = "../../"
"""Begins links to pages of the repository on GitHub: top documents are below ``blob/main``."""


def anchors(document: Path) -> set[str]:
    """Return the anchors that GitHub gives to a document's headings."""
    titles = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {NOT_IN_ANCHORS.sub("", title.strip().lower()).replace(" ", "-") for title in titles}


def leads_to_a_page_of_github(page: str) -> bool:
    """Return whether a repository with our files has a page on GitHub."""
    workflow = re.fullmatch(r"actions/workflows/([\w.]+?)(?:/badge\.svg)?", page)
    if workflow is not None:
        return (ROOT / ".github" / "workflows" / workflow[1]).exists()
    return page == "security/advisories/new"


def is_broken(document: Path, link: str) -> bool:
    """Return whether a link leads to no file, or to no heading of a document."""
    if document.parent == ROOT and link.startswith(OUTSIDE):
        return not leads_to_a_page_of_github(link.removeprefix(OUTSIDE))
    path, _, anchor = link.partition("#")
    target = document.parent / path if path else document
    if not target.exists():
        return True
    return bool(anchor) and target.suffix == ".md" and anchor not in anchors(target)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_document_links_lead_to_existing_files_and_headings(document: Path) -> None:
    links = [link for link in LINK.findall(document.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if is_broken(document, link)] == []
