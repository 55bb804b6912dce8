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
    TOKEN_SETTINGS,
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
    for name, *_ in TOKEN_SETTINGS:
        lines.append(_line_of_secret(name, environment))
    for row in ROWS:
        lines.extend(_line_of_secret(name, environment) for name, *_ in row.file_settings)
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


def _line_of_secret(name: str, environment: Mapping[str, str]) -> tuple[str, str, str]:
    text = environment.get(name, "").strip()
    value = shown_file(text) if name in FILES.values() else HIDDEN
    return (name, value if text else "", "set" if text else "not set")


def _line(row: SettingRow, environment: Mapping[str, str]) -> tuple[str, str, str]:
    value = row.read(environment)
    hidden = row.secret and value and isinstance(value, str)  # a database hides its own password
    text = HIDDEN if hidden else environment_text(value)
    origin = "set" if row.text(environment) else "default"
    return (row.name, text or row.unset.replace("`", ""), origin)
