"""What is said about the published surveys is what their files hold."""

import json

import dataset
import pyarrow.parquet
import pytest
import webspinner as ws
from webspinner.folders import NOTE

FOLDERS = [name for name, _ in dataset.surveys()]


def test_the_card_has_a_row_for_each_survey() -> None:
    assert dataset.CARD.read_text(encoding="utf-8") == dataset.card(), "run python/dataset.py"
    assert set(FOLDERS) == {file.parent.name for file in dataset.RESULTS.glob("*/results.parquet")}


def test_the_metadata_are_those_of_the_files() -> None:
    text = dataset.METADATA.read_text(encoding="utf-8")
    assert text == dataset.metadata(), "run python/dataset.py"
    games = {note["survey"]["game"] for _, note in dataset.surveys()}
    assert games == {game.id for game in ws.games()}


@pytest.mark.parametrize("name", FOLDERS)
def test_a_table_has_every_column_of_the_data_dictionary(name: str) -> None:
    table = pyarrow.parquet.read_table(dataset.RESULTS / name / "results.parquet")
    columns = [(column.name, column.type) for column in table.schema]
    assert columns == [(column, kind) for column, kind, _ in dataset.columns()]
    named = zip(table["scheme"].to_pylist(), table["number"].to_pylist(), strict=True)
    assert [f"{scheme}:{number}" for scheme, number in named] == table["shuffle"].to_pylist()


@pytest.mark.parametrize("name", FOLDERS)
def test_the_note_beside_a_table_is_the_one_inside(name: str) -> None:
    folder = dataset.RESULTS / name
    note = json.loads((folder / "survey.json").read_text(encoding="utf-8"))
    inside = pyarrow.parquet.read_metadata(folder / "results.parquet").metadata[NOTE]
    assert json.loads(inside) == note
    words = pyarrow.parquet.read_table(folder / "results.parquet")["verdict"].to_pylist()
    for word in ("won", "lost", "unknown"):
        assert words.count(word) == note[word]
