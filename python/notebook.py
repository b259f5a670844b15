"""Runs the notebooks of docs/, without Jupyter: `python python/notebook.py` writes what their cells
say into the files, and a test compares it."""

import ast
import contextlib
import io
import json
import os
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = sorted((ROOT / "docs").glob("*.ipynb"))


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The same notebook with the outputs that its cells have now. They run where it is, as in
    Jupyter."""
    known: dict[str, Any] = {"__name__": "__main__"}
    cells, count, before = [], 0, Path.cwd()
    os.chdir(ROOT / "docs")
    try:
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                count += 1
                outputs = _outputs("".join(cell["source"]), known, count)
                cell = {**cell, "execution_count": count, "outputs": outputs}
            cells.append(cell)
    finally:
        os.chdir(before)
    return {**notebook, "cells": cells}


def _outputs(source: str, known: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """What a cell prints, and the value of its last line."""
    parts = ast.parse(source).body
    last = parts.pop() if parts and isinstance(parts[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(parts, []), "cell", "exec"), known)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), known)
    outputs: list[dict[str, Any]] = []
    if text := printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines(text)})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        result = {"data": data, "execution_count": count, "metadata": {}}
        outputs.append({**result, "output_type": "execute_result"})
    return outputs


def lines(text: str) -> list[str]:
    """A text as notebooks keep it."""
    return text.splitlines(keepends=True)


def read(file: Path) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return notebook


def written(notebook: dict[str, Any]) -> str:
    """A notebook as Jupyter writes it."""
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    for file in NOTEBOOKS:
        file.write_text(written(run(read(file))), encoding="utf-8")
