"""``make release``: whether this tree is a release, and whether a bill of materials is complete.

``python -m tests.releases [SBOM]``; the exit status is 0 if nothing is wrong.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from bot.base import VERSION
from tests.laws.sources import ROOT

HEADING = re.compile(r"^## (.+?)(?: · (\d{4}-\d\d-\d\d))?$", re.MULTILINE)
"""A release in the changelog: its version and its date."""


def faults_of_release(
    version: str, program: str, changelog: str, tags: list[str], changed: list[str]
) -> list[str]:
    """Return the faults of a release of a version, a sentence each.

    ``program``: the version that the bot says it is. ``tags`` are those of the commit; ``changed``
    the files that differ from it.
    """
    faults = []
    if program != version:
        faults.append(
            f"bot/base/__init__.py says {program}, and pyproject.toml {version}: write the same "
            "version into both."
        )
    headings = [(match[1], match[2]) for match in HEADING.finditer(changelog)]
    if not headings or headings[0][0] != version:
        newest = headings[0][0] if headings else "nothing"
        faults.append(
            f"CHANGELOG.md begins with {newest}, and pyproject.toml says {version}: give the lines "
            "on top a version and a date, and write that version into pyproject.toml and "
            "bot/base/__init__.py."
        )
    elif not headings[0][1]:
        faults.append(f'CHANGELOG.md has no date: write "## {version} · YYYY-MM-DD".')
    if f"v{version}" not in tags:
        faults.append(f"The commit has no tag v{version}: git tag v{version}")
    if changed:
        faults.append(f"Files are not committed: {', '.join(changed)}.")
    return faults


def locked(lock: str) -> dict[str, str]:
    """The version of each locked package, by its normalized name."""
    pins = re.findall(r"^([\w.-]+)==([^\s;]+)", lock, re.MULTILINE)
    return {_normalized(name): version for name, version in pins}


def faults_of_sbom(sbom: str, lock: str, version: str) -> list[str]:
    """Return how a bill of materials (CycloneDX, JSON) differs from the lock, a sentence each.

    ``version``: that of the release that it has to name.
    """
    bill = json.loads(sbom)
    components, release = bill["components"], bill["metadata"].get("component", {})
    listed = {_normalized(component["name"]): component["version"] for component in components}
    pinned = locked(lock)
    faults = []
    if (release.get("name"), release.get("version")) != ("tarok", version):
        faults.append(f"The bill of materials does not say that it is of tarok {version}.")
    return faults + [
        f"The bill of materials has {name} {listed.get(name, 'not at all')}, and "
        f"requirements.lock {pinned.get(name, 'not at all')}."
        for name in sorted(pinned.keys() | listed.keys())
        if listed.get(name) != pinned.get(name)
    ]


def _normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _git(*words: str) -> list[str]:
    return subprocess.check_output(["git", *words], cwd=ROOT, text=True).splitlines()


def main(words: list[str]) -> int:
    """Print what is wrong; the exit status."""
    if words:
        lock = (ROOT / "requirements.lock").read_text("utf-8")
        faults = faults_of_sbom(Path(words[0]).read_text("utf-8"), lock, VERSION)
    else:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
        changed = [line[3:] for line in _git("status", "--porcelain")]
        tags = _git("tag", "--points-at", "HEAD")
        faults = faults_of_release(project["version"], VERSION, changelog, tags, changed)
    sys.stderr.writelines(f"{fault}\n" for fault in faults)
    return min(1, len(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
