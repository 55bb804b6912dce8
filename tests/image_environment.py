"""The environment that the image for hosts gives to each program that runs in it."""

import re

from tests.laws.sources import ROOT


def image_environment() -> dict[str, str]:
    """Settings of the bot that the Dockerfile's last stage sets, by name."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    (variables,) = re.findall(r"^ENV (.+)$", text.rpartition("\nFROM ")[2], re.MULTILINE)
    return dict(re.findall(r"\b(TAROK_\w+|DISCORD_\w+)=(\S+)", variables))
