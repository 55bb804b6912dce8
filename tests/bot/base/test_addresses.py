"""Addresses of PostgreSQL databases, in all the forms that libpq knows, and what is repeated of
them."""

import pytest

from bot.base.database_address import Server, beside, place_of
from bot.base.setting_kinds import BadSetting
from bot.base.settings import read_database

TOLD = {
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
"""What a host sets, and what is repeated of it; None: all."""


@pytest.mark.parametrize("address", TOLD)
def test_every_form_names_a_database_and_the_password_is_not_repeated(address: str) -> None:
    assert str(place_of(address)) == (TOLD[address] or address)


def test_libpq_takes_them_apart_the_same_way() -> None:
    """Else what it says when it refuses one could repeat a part of the password."""
    conninfo = pytest.importorskip("psycopg.conninfo")
    for address in TOLD:
        parts, server = conninfo.conninfo_to_dict(address), place_of(address)
        assert isinstance(server, Server)
        assert parts.get("password", "") in ("", *server.secrets)
        told = conninfo.conninfo_to_dict(str(server))
        assert told == {name: value for name, value in parts.items() if name in told}
        assert {"host", "port", "dbname", "user", "service"} & {*parts} <= {*told}


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
def test_others_are_refused_and_no_part_is_repeated(address: str) -> None:
    """A password in which a sign was not written as libpq wants it is taken for something else."""
    with pytest.raises(BadSetting, match=r"^TAROK_DB takes .* as %40 .*, not what is set$"):
        read_database({"TAROK_DB": address})


def test_each_database_has_files_of_its_own_whatever_the_password() -> None:
    one, same, other = (
        place_of(f"postgresql:///tarok?{options}")
        for options in ("host=/a&password=x", "host=/a&password=y", "host=/b")
    )
    assert beside(one) == beside(same) != beside(other)
