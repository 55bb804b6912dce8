"""The environment that the image for hosts gives to each program that runs in it."""

import re
from collections.abc import Mapping

from tests.laws.sources import ROOT


def build_arguments() -> dict[str, str]:
    """The arguments of the Dockerfile, with what they are unless the host says otherwise."""
    text = (ROOT / "Dockerfile").read_text("utf-8").partition("\nFROM ")[0]
    return dict(re.findall(r"^ARG (\w+)=(\S+)$", text, re.MULTILINE))


def image_environment(arguments: Mapping[str, str] | None = None) -> dict[str, str]:
    """Settings of the bot that the Dockerfile's last stage sets, by name.

    ``arguments``: what differs from the usual arguments.
    """
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    (variables,) = re.findall(r"^ENV (.+)$", text.rpartition("\nFROM ")[2], re.MULTILINE)
    for name, value in (build_arguments() | dict(arguments or {})).items():
        variables = re.sub(rf"\${name}\b", value, variables)
    return dict(re.findall(r"\b(TAROK_\w+|DISCORD_\w+)=(\S+)", variables))
