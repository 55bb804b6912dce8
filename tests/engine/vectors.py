"""The worked examples of the rule document, read from its own tables: the document is the data."""

import re
from collections.abc import Iterator
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / "slovenian.md"
NUMBER = re.compile(r"SLO-TV-(\d+)")

Row = dict[str, str]


def numbers() -> set[int]:
    """The numbers of all examples of the document."""
    return {int(number) for number in NUMBER.findall(DOCUMENT.read_text("utf-8"))}


def section(title: str) -> list[str]:
    """The lines of a section of chapter 17, by its number, such as ``17.4``."""
    lines = DOCUMENT.read_text("utf-8").splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith(f"### {title} ")) + 1
    rest = (n for n in range(first, len(lines)) if lines[n].startswith("### "))
    return lines[first : next(rest, len(lines))]


def _cells(line: str) -> list[str]:
    return [cell.strip().replace("`", "") for cell in line.strip().strip("|").split("|")]


def table(title: str, *columns: str) -> Iterator[tuple[int, Row]]:
    """The rows of the tables of a section that have these columns: number and cells by column."""
    header: list[str] = []
    for line in section(title):
        if not line.startswith("|"):
            header = []
            continue
        cells = _cells(line)
        if match := NUMBER.fullmatch(cells[0]):
            row = dict(zip(header, cells, strict=True))
            if all(column in row for column in columns):
                yield int(match[1]), row
        elif not header:
            header = cells


def block(number: int) -> str:
    """The indented block that follows the heading of a complete deal."""
    text = "\n".join(section("17.13"))
    after = text.split(f"**SLO-TV-{number}**", 1)[1]
    return after.split("```")[1]
