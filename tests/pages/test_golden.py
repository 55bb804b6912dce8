"""Golden pages: a change of what people read is seen and judged.

``TAROK_REWRITE_GOLDEN=1 pytest tests/pages/test_golden.py`` writes the texts again.
"""

import os

import pytest

from bot.kit.page import Button, Divider, Page, Picture, Row, Select, Text
from tests.pages.golden_pages import FOLDER, PAGES

REWRITE = "TAROK_REWRITE_GOLDEN"


def as_text(page: Page) -> str:
    """A page as text: texts unchanged, [buttons], (disabled buttons), <selects>."""
    lines: list[str] = []
    for block in page.blocks:
        match block:
            case Text(text):
                lines.append(text)
            case Picture(_, alt):
                lines.append(f"[picture: {alt}]")
            case Divider():
                lines.append("─" * 40)
            case Row(buttons):
                lines.append(" ".join(map(_button, buttons)))
            case Select():
                lines.append(_select(block))
    return "\n".join(lines) + "\n"


def _button(button: Button) -> str:
    label = f"({button.label})" if button.disabled else f"[{button.label}]"
    if button.emoji is not None:
        label = f":{button.emoji.name}:{label}"
    return f"{label}={button.id.split(':', 3)[-1]}"


def _select(select: Select) -> str:
    listed = ", ".join(f"{choice.label}={choice.value}" for choice in select.choices)
    return f"<{select.prompt} {select.least}-{select.most}: {listed}>"


@pytest.mark.parametrize("name", PAGES)
def test_page_equals_its_golden_text(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    text = as_text(PAGES[name]())
    if os.environ.get(REWRITE):
        file.write_text(text, "utf-8")
    advice = (
        f"{file.name} is drawn otherwise: look at it, then run this with TAROK_REWRITE_GOLDEN=1"
    )
    assert file.read_text("utf-8") == text, advice


def test_each_golden_text_has_a_page() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PAGES)
