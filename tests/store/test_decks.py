"""Decks of El espía in files: a shipped one speaks each language, a host's own is read as he wrote it, every fault is named at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gm_console.engine.refusal import Refusal
from gm_console.store import contents, decks, places
from gm_console.store.deck_faults import LEAST_ROLES, all_faults
from gm_console.words import Translator

pytestmark = pytest.mark.rule("E03")
ROLES = [f"papel {letter}" for letter in "abcdefghi"]


def table(*names: str, **more: Any) -> dict[str, Any]:
    """A deck as its file would hold it."""
    listed = [{"name": name, "roles": list(ROLES)} for name in names or ("Faro", "Museo")]
    return {"title": "Nuestra", "language": "es", "places": listed, **more}


def own(name: str, text: str | bytes) -> Path:
    """A file in the host's own folder."""
    path = places.own_cases("espia") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def toml(*names: str, **more: str) -> str:
    """A sound deck of the host's own."""
    head = {"title": "Nuestra", "language": "es"} | more
    roles = ", ".join(f'"{role}"' for role in ROLES)
    lines = [f'{key} = "{value}"' for key, value in head.items()]
    return "\n".join((*lines, *(f'[[places]]\nname = "{name}"\nroles = [{roles}]' for name in names)))


def rows(*names: str, sign: str = ",") -> str:
    """The same as a spreadsheet saves it."""
    return "\r\n".join(sign.join((name, *ROLES)) for name in names)


def keys(found: dict[str, Any]) -> set[tuple[str, str]]:
    """Every fault of a deck: its key and the id of its sentence."""
    return {(fault.key, fault.said.id) for fault in all_faults("a.toml", found)}


def refused(id_: str) -> str:
    """What a host is told of a deck that cannot be played, in his language."""
    with pytest.raises(Refusal) as refusal:
        decks.find_deck(id_, "es")
    assert refusal.value.code == "bad-setup"
    return Translator("es").say(refusal.value.said)


def test_a_deck_is_found_as_it_would_stand_written_out() -> None:
    own("nuestra.toml", toml("Faro", "Museo", credits="mía"))
    listed = [{"name": name, "roles": ROLES} for name in ("Faro", "Museo")]
    wanted = {"name": "nuestra", "title": "Nuestra", "language": "es", "places": listed, "credits": "mía"}
    assert decks.find_deck("nuestra", "fr") == contents.find("espia", "nuestra", "en") == wanted


def test_a_sound_deck_has_no_fault() -> None:
    assert keys(table()) == keys(table(credits="mía")) == set()


@pytest.mark.parametrize("id_", ["../secret", "/etc/passwd", "", "nuestra.toml", "x" * 500])
def test_no_id_leads_out_of_the_folders(id_: str) -> None:
    own("nuestra.toml", toml("Faro", "Museo"))
    assert id_[:80] in refused(id_)


@pytest.mark.parametrize("slip", ["nuestro", "Nuestra", "NUESTRAS"])
def test_a_slip_of_the_pen_is_told_what_may_have_been_meant(slip: str) -> None:
    own("nuestra.toml", toml("Faro", "Museo"))
    assert "¿querías decir «nuestra»?" in refused(slip)


def test_a_deck_may_be_called_by_its_title_near_enough() -> None:
    own("mias-1.toml", toml("Faro", "Museo", title="Las de la abuela"))
    assert "«mias-1»" in refused("las de la abuela")


def test_every_fault_is_named_at_once_with_its_place() -> None:
    found = table("Faro", "fáro", "", "x" * 41, titel="x", language="tlh")
    found["places"][0]["roles"] = ["guía"] * 9
    found["places"][1]["roles"] = "guía"
    found["places"][2] |= {"roles": [*ROLES, "", 3, "y" * 41], "rol": []}
    del found["title"]
    assert keys(found) == {
        ("title", "case.missing"),
        ("titel", "case.did-you-mean"),
        ("language", "case.language"),
        ("places.1.roles", "deck.role-twice"),
        ("places.1.roles", "deck.few-roles"),
        ("places.2.roles", "case.texts"),
        ("places.2.name", "deck.place-twice"),
        ("places.3.name", "case.blank"),
        ("places.3.roles", "case.item"),
        ("places.3.rol", "case.did-you-mean"),
        ("places.4.name", "case.long"),
    }


@pytest.mark.rule("E07")
def test_a_place_needs_a_role_for_every_resident_of_the_largest_table() -> None:
    found = table()
    found["places"][0]["roles"] = ROLES[: LEAST_ROLES - 1]
    assert (LEAST_ROLES, keys(found)) == (9, {("places.1.roles", "deck.few-roles")})


@pytest.mark.parametrize(("one", "other"), [("Café", "CAFE"), ("Estación  espacial", "estación-espacial"), ("Plaza", "Plaza!")])
def test_two_names_that_sound_alike_are_one_place(one: str, other: str) -> None:
    assert keys(table(one, other)) == {("places.2.name", "deck.place-twice")}


@pytest.mark.parametrize("role", ["PAPEL Á", "papel  a", "Papel a."])
def test_a_role_comes_once_however_it_is_written(role: str) -> None:
    found = table()
    found["places"][1]["roles"].append(role)
    assert keys(found) == {("places.2.roles", "deck.role-twice")}


@pytest.mark.parametrize("listed", [None, [], "Faro", [3], {}])
def test_a_deck_without_places_is_none(listed: object) -> None:
    assert ("places", "case.tables") in keys(table() | {"places": listed})


@pytest.mark.rule("E04")
def test_one_place_alone_is_no_deck() -> None:
    assert keys(table("Faro")) == {("places", "deck.few-places")}


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=50),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["id", "name", "roles", "x"]), inner),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(["title", "language", "places", "extends", "credits", "x"]), VALUES))
def test_whatever_a_file_holds_it_is_judged(found: dict[str, Any]) -> None:
    assert all_faults("a.toml", found)


def test_a_deck_goes_on_from_one_that_came_along() -> None:
    own("abuela.toml", toml("Faro", "Museo"))
    own("nuestra.toml", toml("Puerto", extends="abuela"))
    found = decks.find_deck("nuestra", "es")
    assert [place["name"] for place in found["places"]] == ["Faro", "Museo", "Puerto"]


def test_a_place_of_the_deck_below_comes_no_second_time() -> None:
    own("abuela.toml", toml("Faro", "Museo"))
    own("nuestra.toml", toml("FARO", extends="abuela"))
    assert "nuestra.toml, places.1.name: «FARO» se confunde con «Faro»" in refused("nuestra")


@pytest.mark.parametrize(
    ("below", "said"), [("abuela", "parte, a su vez, de esta"), ("rota", "sus propios fallos"), ("abuelo", "¿querías decir «abuela»?")]
)
def test_a_deck_cannot_go_on_from_nothing_nor_from_itself(below: str, said: str) -> None:
    own("abuela.toml", toml("Faro", "Museo", extends="nuestra"))
    own("rota.toml", toml("Faro"))
    own("nuestra.toml", toml("Puerto", extends=below))
    told = refused("nuestra")
    assert said in told
    assert "nuestra.toml, extends" in told


def test_a_hosts_own_deck_takes_the_place_of_a_shipped_one_and_may_go_on_from_it(shipped: Path) -> None:
    (shipped / "familiar.toml").write_text(toml("Faro", "Museo", title="Familiar"))
    (shipped / "completa.toml").write_text(toml("Puerto", title="Completa", extends="familiar"))
    own("familiar.toml", toml("Tren", title="Familiar y más", extends="familiar"))
    listed = {deck.id: (deck.title, [place.name for place in deck.places], deck.own) for deck in decks.list_decks("es")}
    assert listed == {
        "familiar": ("Familiar y más", ["Faro", "Museo", "Tren"], True),
        "completa": ("Completa", ["Faro", "Museo", "Puerto"], False),
    }


def test_a_language_that_lacks_a_deck_has_it_in_spanish(shipped: Path) -> None:
    french = shipped.parent / "fr"
    french.mkdir()
    (shipped / "familiar.toml").write_text(toml("Faro", "Museo"))
    (shipped / "completa.toml").write_text(toml("Puerto", extends="familiar"))
    (french / "familiar.toml").write_text(toml("Phare", "Musée", language="fr"))
    found = [decks.find_deck(id_, "fr")["language"] for id_ in ("familiar", "completa")]
    assert (found, decks.find_deck("familiar", "../es")["language"]) == (["fr", "es"], "es")


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder in place of the Spanish decks that came along."""
    monkeypatch.setattr(places, "shipped", lambda _: tmp_path)
    folder = tmp_path / "espia" / "es"
    folder.mkdir(parents=True)
    return folder


@pytest.mark.parametrize("sign", [",", ";"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_spreadsheets_rows_are_a_deck(sign: str, mark: bytes) -> None:
    own("mi-baraja.csv", mark + rows("Faro", '"Café, copa y puro"', '"Calle ""Mayor"";"', sign=sign).encode())
    found = decks.find_deck("mi-baraja", "fr")
    assert [place["name"] for place in found["places"]] == ["Faro", "Café, copa y puro", 'Calle "Mayor";']
    assert {tuple(place["roles"]) for place in found["places"]} == {tuple(ROLES)}
    assert (found["title"], found["language"]) == ("Mi baraja", "fr")


def test_empty_rows_and_cells_do_not_count() -> None:
    own("a.csv", "\n;;;\n" + rows("Faro", "Museo", sign=";").replace("Museo;", " Museo ;;") + ";;;\n\n")
    found = decks.find_deck("a", "es")
    assert [(place["name"], len(place["roles"])) for place in found["places"]] == [("Faro", 9), ("Museo", 9)]


def test_what_is_wrong_with_a_row_is_told_by_its_row() -> None:
    own("a.csv", rows("Faro", "Museo") + "\n\n,uno\nfaro,uno,UNO\n")
    lines = refused("a").splitlines()
    assert [line for line in lines if "en la fila 4" in line and "está en blanco" in line]
    assert [line for line in lines if "en la fila 5" in line and "se confunde con «Faro»" in line]
    assert [line for line in lines if "en la fila 5" in line and "«UNO» ya está más arriba" in line]
    assert "places" not in " ".join(lines)


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"", "ning\u00fan lugar"), (b"Caf\xe9,a", "UTF-8"), (b'"' + b"x" * 200_000, "comillas"), (b"Faro,a\n", "al menos 2 lugares")],
)
def test_what_is_no_spreadsheet_is_told_apart(content: bytes, said: str) -> None:
    own("a.csv", content)
    assert said in refused("a")


def test_a_list_of_decks_tells_of_broken_ones_too() -> None:
    own("rota.toml", "title = ")
    own("otra.toml", toml("Faro"))
    own("ni.csv", b"\xff")
    listed = {deck.id: (deck.title, len(deck.faults), deck.own) for deck in decks.list_decks("es")}
    assert (listed["rota"], listed["otra"], listed["ni"]) == (("rota", 1, True), ("Nuestra", 1, True), ("ni", 1, True))


def test_a_deck_that_is_written_comes_back() -> None:
    found = table('Plaza "Mayor"', "Faro\\", credits="de la casa")
    noted = {"#": ["# De Íñigo."], "": ["x = 1"], "places.1": ["y = 2"]}
    path = decks.save_deck(found | {"extends": ""}, "Las nuestras", noted)
    assert path.read_text().startswith("# De Íñigo.\n")
    assert (path.name, path.parent) == ("las-nuestras.toml", places.own_cases("espia"))
    told = refused("las-nuestras")
    assert (told.count("x"), "places.1.y" in told) == (1, True)
    path.write_text(path.read_text().replace("x = 1\n", "").replace("y = 2\n", ""))
    assert decks.find_deck("las-nuestras", "es")["places"] == found["places"]
