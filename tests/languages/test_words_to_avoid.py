"""No text has a word of its language's list in ``avoid/``."""

from pathlib import Path

import pytest

from tests.languages.avoid_lists import (
    DOCUMENTS,
    LISTS,
    Avoided,
    Place,
    avoid_list,
    documents,
    messages,
    misuses,
    needless_exceptions,
    read_list,
    texts_of_language,
)
from tests.languages.complete import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)
"""All languages in ``make test``: an edited sentence must not bring back an old fault."""


def report(wrong: list[object]) -> str:
    """A line for each misuse."""
    return "\n".join(["", *map(str, wrong)])


@each_language
def test_texts_of_a_language_have_no_word_to_avoid(language: str) -> None:
    wrong = misuses(texts_of_language(language), avoid_list(language))
    assert not wrong, report([*wrong])


def test_documents_have_no_word_to_avoid() -> None:
    wrong = misuses(documents(), avoid_list(DOCUMENTS))
    assert not wrong, report([*wrong])


@pytest.mark.parametrize("name", [*LANGUAGES, DOCUMENTS])
def test_each_list_agrees_with_itself(name: str) -> None:
    """A list proposes no word to be avoided, repeats none, and needs its exceptions."""
    rows = avoid_list(name)
    proposed = [Place(LISTS / f"{name}.txt", row.pattern, row.instead) for row in rows]
    wrong = misuses(proposed, rows)
    assert not wrong, report([*wrong])
    assert len({row.pattern for row in rows}) == len(rows)
    places = documents() if name == DOCUMENTS else texts_of_language(name)
    assert not needless_exceptions(places, rows)


def test_each_list_belongs_to_a_language_or_the_documents() -> None:
    assert {file.stem for file in LISTS.glob("*.txt")} == {*LANGUAGES, DOCUMENTS}


LIST = """
# a comment
lays? away => discards
\\} % => a sign without a blank
in the middle => the median => page.md
"""


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("some.ftl", "one = Two\nkey = She { $who ->\n    [one] lays\n   *[other] Lays away\n}\n",
         "some.ftl, key: not “Lays away”, but: discards"),
        ("some.ftl", "key = { $away } %\n",
         "some.ftl, key: not “} %”, but: a sign without a blank"),
        ("course.md", "# Play\n\nShe lays\naway two.\n",
         "course.md, line 3: not “lays away”, but: discards"),
        ("golden.txt", "lay away\n", "golden.txt, line 1: not “lay away”, but: discards"),
    ],
    ids=["message", "sign", "course", "page"],
)  # fmt: skip
def test_misuse_names_its_place_and_the_better_word(
    tmp_path: Path, name: str, text: str, expected: str
) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    places = messages(file) if file.suffix == ".ftl" else [Place(file, file.name, text)]
    assert [str(misuse) for misuse in misuses(places, read_list(LIST))] == [expected]


def test_names_of_facts_and_exceptions_are_no_misuse(tmp_path: Path) -> None:
    file = tmp_path / "some.ftl"
    file.write_text("key = It is { $middle }.\n", "utf-8")
    rows = [Avoided("middle", "median"), *read_list(LIST)]
    assert not misuses(messages(file), rows)
    page = Place(tmp_path / "page.md", "page.md", "in the middle")
    assert not misuses([page], read_list(LIST))
    assert misuses([page], rows)
    assert needless_exceptions([page], rows) == []
    assert needless_exceptions([], rows) == ["in the middle: page.md"]


@pytest.mark.parametrize("line", ["only one part", "a => b => c => d", " => b"])
def test_malformed_line_of_a_list_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="is not"):
        read_list(line)
