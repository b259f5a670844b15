"""Notebooks show what their cells say now."""

from pathlib import Path

import notebook
import pytest


@pytest.mark.parametrize("file", notebook.NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_shows_what_its_cells_say(file: Path) -> None:
    kept = notebook.read(file)
    outputs = [cell.get("outputs") for cell in notebook.run(kept)["cells"]]
    assert outputs == [cell.get("outputs") for cell in kept["cells"]], "run python/notebook.py"
    assert any(outputs)
