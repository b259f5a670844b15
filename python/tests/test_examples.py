"""The examples of every public name, and of the documents, do what they say."""

import doctest
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
import webspinner as ws
import webspinner.vector
from webspinner.folders import folder_of, place_of
from webspinner.survey import Deals, whole_number
from webspinner.survey import run as run_survey

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ["docs/python.md", "docs/cluster.md", "python/README.md"]


def documented() -> Iterator[tuple[str, object]]:
    """Every public name, and every public member of a class."""
    for name in ws.__all__:
        value = getattr(ws, name)
        if name == "__version__":
            continue
        yield name, value
        if inspect.isclass(value):
            for member in vars(value):
                if member != "metadata" and not member.startswith("_") or member == "_repr_svg_":
                    yield f"{name}.{member}", getattr(value, member)


DOCUMENTED = dict(documented())


def run(name: str, text: str, known: dict[str, object]) -> int:
    """Runs the examples of a text, and says how many there are."""
    test = doctest.DocTestParser().get_doctest(text, known, name, None, 0)
    failures: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=failures.append)
    assert not failures, "".join(failures)
    return len(test.examples)


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_public_name_has_an_example_that_runs(name: str) -> None:
    text = inspect.getdoc(DOCUMENTED[name]) or ""
    assert run(name, text, {"ws": ws}) > 0, f"{name} has no example"


@pytest.mark.parametrize("path", DOCUMENTS)
def test_the_examples_of_documents_run(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    examples = "\n".join(blocks)
    assert run(path, examples, {}) > 0, f"{path} has no example"


@pytest.mark.parametrize("function", [Deals, folder_of, place_of, run_survey, whole_number])
def test_what_surveys_are_made_of_has_examples_that_run(function: object) -> None:
    assert run(str(function), inspect.getdoc(function) or "", {"ws": ws}) > 0


@pytest.mark.parametrize("module", [ws, ws.vector], ids=["webspinner", "webspinner.vector"])
def test_modules_have_examples(module: ModuleType) -> None:
    assert run(module.__name__, module.__doc__ or "", {}) > 0
