"""List the gaps of each language against English: `python -m tests.languages.lacking`."""

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
"""Keys of sentences, or names of courses, by kind of gap."""


def language_gaps(language: str) -> Lacking:
    """Gaps of a language that must be filled before a release."""
    translated, same = sentences(LOCALES / language), keys_same_in_english(language)
    gaps = {
        "not said": missing_sentences(translated),
        "said, and asked for by nobody": unused_sentences(translated),
        "other facts than in English": {key for key, _ in fact_mismatches(translated)},
        "left in English": set() if language == "en" else untranslated_sentences(translated, same),
        "listed as the same as in English, and not so": needless_keys(translated, same),
        "no course": courses("en") - courses(language),
        "a course of no game": courses(language) - courses("en"),
    }
    return {kind: keys for kind, keys in gaps.items() if keys}


def courses(language: str) -> set[str]:
    """The games that are taught in a language."""
    return {file.stem for file in (ROOT / "data" / "rules" / language).glob("*.md")}


def listing(gaps_by_language: Mapping[str, Lacking]) -> list[str]:
    """Return a line for each language, followed by a line for each kind of gap."""
    lines = []
    for language, gaps in gaps_by_language.items():
        lines.append(language if gaps else f"{language}: nothing")
        lines += [f"  {kind}: {', '.join(sorted(keys))}" for kind, keys in gaps.items()]
    return lines


def main() -> int:
    """Print the gaps of all languages; return 1 if there are any."""
    gaps_by_language = {language: language_gaps(language) for language in OTHERS}
    sys.stdout.write("\n".join(["What each language lacks:", *listing(gaps_by_language), ""]))
    return int(any(gaps_by_language.values()))


if __name__ == "__main__":
    sys.exit(main())
