"""Addresses of PostgreSQL databases, in all the forms that libpq knows, and how they are shown."""

import pytest

from bot.base.database_address import Server, parse_database, sidecar_path
from bot.base.setting_kinds import BadSetting
from bot.base.settings import read_database

SHOWN = {
    "postgresql://tarok@db.example.org:5432/tarok": None,
    "postgres://db.example.org/tarok": "postgresql://db.example.org/tarok",
    "postgresql://tarok:gr%3Aün@[::1]:5432/tarok?sslmode=verify-full&sslrootcert=/etc/root.crt":
        "postgresql://tarok@[::1]:5432/tarok",
    "postgresql://tarok:grün@a:5432,[::2]:5433,c/tarok?target_session_attrs=read-write":
        "postgresql://tarok@a:5432,[::2]:5433,c/tarok",
    "postgresql:///tarok?host=/var/run/postgresql": None,
    "postgresql://tarok@/tarok?host=a,b&port=5432,5433&password=grün":
        "postgresql://tarok@/tarok?host=a,b&port=5432,5433",
    "postgresql://%2Fvar%2Frun%2Fpostgresql/tarok": None,
    "postgresql://?service=tarok": None,
    "postgresql:///?service=tarok&pass%77ord=grün": "postgresql://?service=tarok",
    "postgresql:///?dbname=tarok": "postgresql://?dbname=tarok",
    "postgresql://tarok:gr?ü#n:@a/tarok": "postgresql://tarok@a/tarok",
}  # fmt: skip
"""Addresses that a host sets, and how they are shown; None: unchanged."""


@pytest.mark.parametrize("address", SHOWN)
def test_address_in_every_form_is_shown_without_password(address: str) -> None:
    assert str(parse_database(address)) == (SHOWN[address] or address)


def test_address_is_parsed_as_libpq_parses_it() -> None:
    """Otherwise libpq's error messages could show a part of the password."""
    conninfo = pytest.importorskip("psycopg.conninfo")
    for address in SHOWN:
        parts, server = conninfo.conninfo_to_dict(address), parse_database(address)
        assert isinstance(server, Server)
        assert parts.get("password", "") in ("", *server.secrets)
        shown = conninfo.conninfo_to_dict(str(server))
        assert shown == {name: value for name, value in parts.items() if name in shown}
        assert {"host", "port", "dbname", "user", "service"} & {*parts} <= {*shown}


@pytest.mark.parametrize("address", [
    "postgresql://tarok@host",
    "postgresql://tarok@host/",
    "postgresql://tarok@host:0/tarok",
    "postgresql://tarok@a:5432,b:65536/tarok",
    "postgresql://tarok@[::1/tarok",
    "postgresql://a:5432:5433/tarok",
    "postgresql://tarok:gr@ün@host/tarok",
    "postgresql://tarok:gr/ün@host/tarok",
    "postgresql://tarok:12/ün@host/tarok",
    "postgresql://tarok:gr%ün@host/tarok",
    "postgresql://tarok@host/tarok?password=gr&ün",
    "postgresql://tarok@host/tarok?password=gr=ün",
    "postgresql://tarok@host/tarok?target_session_attrs",
    "mysql://tarok@host/tarok",
])  # fmt: skip
def test_invalid_address_is_refused_without_showing_it(address: str) -> None:
    """An unescaped character makes a part of a password look like a host or an option."""
    with pytest.raises(BadSetting, match=r"^TAROK_DB takes .* as %40 .*, not what is set$"):
        read_database({"TAROK_DB": address})


def test_sidecar_path_differs_for_databases_but_not_for_passwords() -> None:
    sidecar, same, other = (
        parse_database(f"postgresql:///tarok?{options}")
        for options in ("host=/a&password=x", "host=/a&password=y", "host=/b")
    )
    assert sidecar_path(sidecar) == sidecar_path(same) != sidecar_path(other)
