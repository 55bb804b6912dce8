"""What readers found wrong does not come back: no text has a word of its list in ``avoid/``."""

from pathlib import Path

import pytest

from tests.languages.avoided import (
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
"""All of them in ``make test``: whoever edits one sentence must not bring back an old fault."""


def report(found: list[object]) -> str:
    """What is wrong, a line each."""
    return "\n".join(["", *map(str, found)])


@each_language
def test_no_words_of_a_language_are_to_be_avoided(language: str) -> None:
    found = misuses(texts_of_language(language), avoid_list(language))
    assert not found, report([*found])


def test_no_words_of_the_documents_are_to_be_avoided() -> None:
    found = misuses(documents(), avoid_list(DOCUMENTS))
    assert not found, report([*found])


@pytest.mark.parametrize("name", [*LANGUAGES, DOCUMENTS])
def test_each_list_agrees_with_itself(name: str) -> None:
    """It proposes nothing that is to be avoided, lists nothing twice, and needs its exceptions."""
    rows = avoid_list(name)
    proposed = [Place(LISTS / f"{name}.txt", row.pattern, row.instead) for row in rows]
    found = misuses(proposed, rows)
    assert not found, report([*found])
    assert len({row.pattern for row in rows}) == len(rows)
    places = documents() if name == DOCUMENTS else texts_of_language(name)
    assert not needless_exceptions(places, rows)


def test_all_lists_are_of_a_language_that_is_spoken_or_of_the_documents() -> None:
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
def test_a_planted_word_is_named_with_its_place_and_what_to_say(
    tmp_path: Path, name: str, text: str, expected: str
) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    places = messages(file) if file.suffix == ".ftl" else [Place(file, file.name, text)]
    assert [str(one) for one in misuses(places, read_list(LIST))] == [expected]


def test_a_name_of_a_fact_and_an_exception_are_no_misuse(tmp_path: Path) -> None:
    file = tmp_path / "some.ftl"
    file.write_text("key = It is { $middle }.\n", "utf-8")
    rows = [Avoided("middle", "median"), *read_list(LIST)]
    assert not misuses(messages(file), rows)
    page = Place(tmp_path / "page.md", "page.md", "in the middle")
    assert not misuses([page], read_list(LIST)) and misuses([page], rows)
    assert needless_exceptions([page], rows) == [] and needless_exceptions([], rows) == [
        "in the middle: page.md"
    ]


@pytest.mark.parametrize("line", ["only one part", "a => b => c => d", " => b"])
def test_a_line_of_another_form_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="is not"):
        read_list(line)
