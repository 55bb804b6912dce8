"""``python -m bot config``: the value of every setting, and its origin.

Secrets are hidden.
"""

from collections.abc import Mapping
from typing import Any

from bot.base import VERSION
from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.base.setting_kinds import BadSetting
from bot.base.settings import (
    FILES,
    HIDDEN,
    ROWS,
    SECRETS,
    SettingRow,
    Settings,
    environment_text,
    read_token,
    shown_file,
    unknown_variables,
)


def tell_config(environment: Mapping[str, str]) -> int:
    """Print the settings; return the exit status: whether the bot would start with them."""
    lines, errors, warnings = config(environment)
    names, values = (max(len(line[part]) for line in lines) for part in (0, 1))
    print(f"Tarok {VERSION}")
    for name, value, origin in lines:
        print(f"{name:{names}}  {value or '-':{values}}  {origin}".rstrip())
    for sentence in (*errors, *warnings):
        print(sentence)
    for name, meant in unknown_variables(environment):
        hint = f": is {meant} meant?" if meant else "."
        print(f"{name} is no setting{hint}")
    return DO_NOT_TRY_AGAIN if errors else 0


def config(
    environment: Mapping[str, str],
) -> tuple[list[tuple[str, str, str]], list[str], list[str]]:
    """Name, value and origin of each setting; the errors; and the warnings."""
    lines = []
    errors = []
    values = dict[str, Any]()
    try:
        read_token(environment)
    except BadSetting as error:
        errors.append(str(error))
    for name, *_ in SECRETS:
        text = environment.get(name, "").strip()
        value = shown_file(text) if name in FILES.values() else HIDDEN
        lines.append((name, value if text else "", "set" if text else "not set"))
    for row in ROWS:
        try:
            lines.append(_line(row, environment))
            values[row.field] = row.read(environment)
        except BadSetting as error:
            lines.append((row.name, "?", "cannot be used"))
            errors.append(str(error))
    settings = Settings("", **values)
    errors.extend(settings.conflicts)
    return (
        lines,
        errors,
        [settings.missing_shards] if settings.missing_shards and not errors else [],
    )


def _line(row: SettingRow, environment: Mapping[str, str]) -> tuple[str, str, str]:
    return (
        row.name,
        environment_text(row.read(environment)) or row.unset.replace("`", ""),
        "set" if row.text(environment) else "default",
    )
