"""What each language lacks of what English says: `python -m tests.languages.lacking`."""

import sys
from collections.abc import Mapping

from tests.languages.complete import (
    LOCALES,
    OTHERS,
    fact_mismatches,
    keys_same_in_english,
    missing_sentences,
    needless_keys,
    sentences,
    untranslated_sentences,
    unused_sentences,
)
from tests.pages.drawn import ROOT

Lacking = dict[str, set[str]]
"""Keys of sentences, or names of courses, by what is wrong with them."""


def language_gaps(language: str) -> Lacking:
    """What is to be done in a language before a release; empty: nothing."""
    here, same = sentences(LOCALES / language), keys_same_in_english(language)
    found = {
        "not said": missing_sentences(here),
        "said, and asked for by nobody": unused_sentences(here),
        "other facts than in English": {key for key, _ in fact_mismatches(here)},
        "left in English": set() if language == "en" else untranslated_sentences(here, same),
        "listed as the same as in English, and not so": needless_keys(here, same),
        "no course": courses("en") - courses(language),
        "a course of no game": courses(language) - courses("en"),
    }
    return {what: keys for what, keys in found.items() if keys}


def courses(language: str) -> set[str]:
    """The games that are taught in a language."""
    return {file.stem for file in (ROOT / "data" / "rules" / language).glob("*.md")}


def listing(found: Mapping[str, Lacking]) -> list[str]:
    """A line for a language that lacks nothing; for others, one for each thing that they lack."""
    lines = []
    for language, lacks in found.items():
        lines.append(language if lacks else f"{language}: nothing")
        lines += [f"  {what}: {', '.join(sorted(keys))}" for what, keys in lacks.items()]
    return lines


def main() -> int:
    """Print it; 1 where a language lacks something."""
    found = {language: language_gaps(language) for language in OTHERS}
    sys.stdout.write("\n".join(["What each language lacks:", *listing(found), ""]))
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
