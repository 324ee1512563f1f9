"""Names: what is seen is what is meant, and nobody at a table looks like somebody else."""

import re
from pathlib import Path

import pytest

from fathomfive.kernel.errors import Refused
from fathomfive.server.names import RESERVED, check_name, looks, seat_names
from fathomfive.session.cards import Card, Chair
from server.clients import Client, client, laid, person, until, wrong

__all__ = ["client"]
TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"


@pytest.mark.parametrize(
    "name",
    [
        "Anna Nová", "Łukasz Żółw", "Мария", "Μαρία", "Nguyễn Thị", "हिन्दी", "محمد", "李小龙", "O'Brien",
        "ANNA", "x_y", "\U0001f600", "Guest", "Host", "Gość", "Jan-Pavel 2.",
    ],
)  # fmt: skip
def test_names_of_all_scripts_are_accepted(name: str) -> None:
    assert check_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u3164", "filler"), ("\u2800", "blank"), ("Anna\u2800", "blank at the end"), ("\u115f", "filler"),
        ("\uffa0", "filler of half width"), ("a\u200bb", "zero width"), ("a\u202eb", "bidi"), ("a\u2066b", "bidi"),
        ("a\u00adb", "soft hyphen"), ("\ue000", "private"), ("\U0001fffe", "not a letter"), ("\u0378", "unassigned"),
        ("a\x07", "control"), ("z\u0300\u0301\u0302", "zalgo"), ("\u0301a", "a mark first"), ("...", "no letter"),
        ("", "empty"), ("\u2028", "line"), ("\ufdfa" * 3, "40 letters after normalisation"), ("a\ufe0f", "variation"),
    ],
)  # fmt: skip
def test_what_cannot_be_seen_is_no_name(name: str, why: str) -> None:
    with pytest.raises(Refused, match="visible letters") as refused:
        check_name(name)
    assert refused.value.code == "bad_name", why


@pytest.mark.parametrize("name", ["Аnna", "Annа", "Μaria", "paypаl Jan"])
def test_a_word_has_letters_of_one_alphabet(name: str) -> None:
    with pytest.raises(Refused, match="one alphabet"):
        check_name(name)


@pytest.mark.parametrize(
    "name", [*RESERVED, "ADMIN", "Adm1n", "External  bot!", "EXTERNAL-BOT", "Ｅxpert", "mistrž", "Admln"]
)
def test_reserved_names_and_those_that_look_like_them_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="reserved"):
        check_name(name)


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_names_of_all_levels_are_reserved(lang: str) -> None:
    levels = re.findall(r"^bot-level-\w+ = (.+)$", (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(levels) == 5
    assert set(levels) <= set(RESERVED)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"), ("Anna", "Anná"), ("Ilia", "llia"), ("Bob", "B0b"), ("mom", "rnom"), ("HATA", "НАТА"),
        ("Łukasz", "Lukasz"), ("Olga", "olga"), ("Jan Novák", "JanNovak"),
    ],
)  # fmt: skip
def test_names_that_look_alike_have_a_look_in_common(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hana"), ("Nina", "Vina"), ("Jan", "Jana"), ("Мария", "Марина")])
def test_other_names_have_not(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


def test_people_who_look_alike_at_a_table_are_numbered() -> None:
    people = {"a": "Anna", "b": "ANNA", "c": "Anna (2)", "d": "", "e": "Ánna"}
    card = Card("m", "deep_dive", 1, 6, {})
    chairs = [*(Chair(seat, person=person) for seat, person in enumerate(people)), Chair(5, bot="easy")]
    assert seat_names(card, chairs, people) == ["Anna", "ANNA (2)", "Anna (2) (2)", "", "Ánna (3)", None]


def test_one_person_on_several_seats_is_not_numbered() -> None:
    chairs = [Chair(0, person="a"), Chair(1, person="a")]
    assert seat_names(Card("m", "deep_dive", 1, 2, {}), chairs, {"a": "Anna"}) == ["Anna", "Anna"]


def test_a_table_and_its_chat_tell_look_alikes_apart(client: Client) -> None:
    anna, other = person(client, "Anna"), person(client, "ANNA")
    table = laid(client, anna, "me", "person")
    match = table["match"]
    client.post(f"/api/tables/{match}/sit", headers=other, json={"secret": table["links"]["1"]})
    sitting = client.get(f"/api/tables/{match}").json()["sitting"]
    assert [chair["name"] for chair in sitting] == ["Anna", "ANNA (2)"]
    with client.websocket_connect(f"/api/tables/{match}/wire", headers=other) as socket:
        assert until(socket, "news")["view"]["names"] == ["Anna", "ANNA (2)"]
        socket.send_json({"type": "say", "cmd_id": "a", "text": "hello"})
        assert until(socket, "chat")["lines"][0]["name"] == "ANNA (2)"


def test_a_name_of_before_stays_valid(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr("fathomfive.server.people.check_name", lambda name: name)
        key = person(client, "External bot")
    assert client.post("/api/me", headers=key, json={"name": "External bot"}).json()["name"] == "External bot"
    wrong(client.post("/api/me", headers=key, json={"name": "admin"}), 400, "bad_name")


def test_names_of_guests_are_checked_as_well(client: Client) -> None:
    wanted = {"game": "deep_dive", "seats": ["me", "me"], "names": {"1": "\u3164"}}
    wrong(client.post("/api/tables", headers=person(client), json=wanted), 400, "bad_name")
