"""Files that GitHub reads: forms, workflows and updates; and the metadata of the package."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.base import VERSION

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
FORMS = sorted(path for path in GITHUB.glob("ISSUE_TEMPLATE/*.yml") if path.stem != "config")
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
FIELDS = {"checkboxes", "dropdown", "input", "textarea"}
PYTHON = "Programming Language :: Python :: 3."


def load(path: Path) -> Any:
    """A file of YAML. The key ``on`` reads as True there."""
    return yaml.safe_load(path.read_text("utf-8"))


def project() -> Any:
    """The table ``project`` of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def commands(workflow: Any) -> list[str]:
    """The commands that a workflow runs."""
    steps = (step for job in workflow["jobs"].values() for step in job["steps"])
    return [step["run"] for step in steps if "run" in step]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_issue_form_has_fields_with_labels_and_unique_ids(path: Path) -> None:
    form = load(path)
    assert form["name"] and form["description"]
    fields = [part for part in form["body"] if part["type"] != "markdown"]
    assert fields and {field["type"] for field in fields} <= FIELDS
    assert all(field["attributes"]["label"] for field in fields)
    ids = [field["id"] for field in fields]
    assert len(ids) == len(set(ids))
    assert any(field.get("validations", {}).get("required") for field in fields)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflow_reads_alone_and_its_jobs_end(path: Path) -> None:
    workflow = load(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow[True]
    assert all(job["timeout-minutes"] and job["steps"] for job in workflow["jobs"].values())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_checkout_leaves_no_credentials_for_later_steps(path: Path) -> None:
    steps = [step for job in load(path)["jobs"].values() for step in job["steps"]]
    checkouts = [step for step in steps if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts
    assert all(step["with"] == {"persist-credentials": False} for step in checkouts)


def test_workflows_run_the_gate_and_the_audit() -> None:
    assert ".ci/run" in commands(load(GITHUB / "workflows" / "tests.yml"))
    assert "make audit" in commands(load(GITHUB / "workflows" / "audit.yml"))


def test_gate_runs_on_each_python_of_the_classifiers() -> None:
    matrix = load(GITHUB / "workflows" / "tests.yml")["jobs"]["gate"]["strategy"]["matrix"]
    named = [
        f"3.{classifier.removeprefix(PYTHON)}"
        for classifier in project()["classifiers"]
        if classifier.startswith(PYTHON)
    ]
    assert matrix["python"] == named
    assert project()["requires-python"] == f">={named[0]}"


def test_version_of_the_bot_is_that_of_the_package() -> None:
    assert project()["version"] == VERSION


def test_updates_cover_packages_image_and_actions() -> None:
    updates = load(GITHUB / "dependabot.yml")["updates"]
    assert {update["package-ecosystem"] for update in updates} == {
        "docker", "github-actions", "pip",
    }  # fmt: skip


def test_licences_of_all_fonts_are_named_and_packed() -> None:
    fonts = ROOT / "data" / "fonts"
    packed = {path for glob in project()["license-files"] for path in ROOT.glob(glob)}
    assert packed == {ROOT / "LICENSE", *fonts.glob("*.txt")}
    assert len([*fonts.glob("*.ttf")]) == len([*fonts.glob("*.txt")])
    licences = project()["license"].split(" AND ")
    assert licences == ["MIT", "OFL-1.1", "Bitstream-Vera"]


def test_first_issues_each_name_a_file_and_a_test() -> None:
    page = (ROOT / "docs" / "good_first_issues.md").read_text("utf-8")
    *issues, _ = page.split("\n## ")[1:]
    assert issues and all("\n- Look at: " in issue and "\n- Test: " in issue for issue in issues)
