"""Words that are put into sentences have cases, genders and numbers where a language has them."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.deals.wording.words import contract_name, joined_names
from bot.kit.l10n import FUNCTIONS, InflectedWord, Words
from bot.kit.text import code_sign

SLOVENIAN = """
names-comma = {", "}
names-and = { $others } in { $last }
contract-klop = klop
    .genitive = klopa
    .gender = masculine
contract-three = tri
    .gender = feminine
card-F = Škis
    .accusative = Škisa
taken = { $name } vzame { FORM($card, of: "accusative") }
lost = Brez { FORM($contract, of: "genitive") }
bid = { FORM($contract, of: "gender") ->
    [feminine] zadnja
   *[other] zadnji
} { $contract }
win = { $names } { FORM($names, of: "number") ->
    [one] zmaga
    [two] zmagata
    [few] zmagajo
   *[other] zmaga
}
"""


@pytest.fixture
def words() -> Words:
    bundle = FluentBundle(["sl"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(SLOVENIAN))
    return Words("sl", (bundle,), strict=True)


def test_word_in_a_sentence_has_its_case(words: Words) -> None:
    assert words("taken", name="Ana", card=code_sign("F", words)) == "Ana vzame Škisa"
    assert words("lost", contract=contract_name("klop", words)) == "Brez klopa"


def test_word_without_the_wanted_form_stays_unchanged(words: Words) -> None:
    assert words("lost", contract=contract_name("three", words)) == "Brez tri"
    assert words("taken", name="Ana", card="T20") == "Ana vzame T20"


def test_a_sentence_agrees_with_a_word(words: Words) -> None:
    assert words("bid", contract=contract_name("three", words)) == "zadnja tri"
    assert words("bid", contract=contract_name("klop", words)) == "zadnji klop"


def test_cache_tells_text_with_forms_from_text_without(words: Words) -> None:
    assert words("lost", contract="klop") == "Brez klop"
    assert words("lost", contract=contract_name("klop", words)) == "Brez klopa"
    assert words("lost", contract="klop") == "Brez klop"


def test_joined_names_have_a_number(words: Words) -> None:
    people = ["Ana", "Bor", "Cilka", "Dane", "Eva"]
    texts = [words("win", names=joined_names(people[:number], words)) for number in range(1, 6)]
    assert texts == [
        "Ana zmaga",
        "Ana in Bor zmagata",
        "Ana, Bor in Cilka zmagajo",
        "Ana, Bor, Cilka in Dane zmagajo",
        "Ana, Bor, Cilka, Dane in Eva zmaga",
    ]
    assert isinstance(joined_names(people, words), InflectedWord)
