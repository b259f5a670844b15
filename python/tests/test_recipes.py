"""The recipes of docs/surveys.md, as their schedulers start them, on a few deals."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import webspinner as ws
import yaml

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("WEBSPINNER_PROGRAM")
SHARDS = 100
# So many deals that every shard has some, and some have one more.
DEALS = 130

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="WEBSPINNER_PROGRAM names no built program")


def recipe(language: str, word: str) -> str:
    """The only example in this language that has the word."""
    text = (ROOT / "docs/surveys.md").read_text(encoding="utf-8")
    blocks = re.findall(rf"^( *)```{language}\n(.*?)^\1```$", text, re.DOTALL | re.MULTILINE)
    [found] = [block for _, block in blocks if word in block]
    return smaller(found)


def smaller(text: str) -> str:
    """The same survey of a few deals with a small limit."""
    text, deals = re.subn(r"ms:1\.\.1M", f"ms:1..{DEALS}", text)
    text, nodes = re.subn(r"(--nodes,? )1M", r"\g<1>1k", text)
    assert (deals, nodes) == (1, 1)
    return text


def run(
    command: list[str], folder: Path, **variables: str
) -> "subprocess.CompletedProcess[str]":
    """Runs a command in a folder, with the program on the path."""
    there = folder / "bin"
    there.mkdir(exist_ok=True)
    program = there / "webspinner"
    if not program.exists():
        program.symlink_to(Path(str(PROGRAM)).resolve())
    known = {name: value for name, value in os.environ.items() if not name.startswith("SLURM")}
    environment = {**known, "PATH": f"{there}:{os.environ['PATH']}", **variables}
    told = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8"
    )
    assert told.returncode == 0, told.stderr
    return told


def check(folder: Path, shards: dict[int, int]) -> None:
    """The folder has the shards with these numbers, with this many deals each."""
    found = {int(it.name.split("-")[0]): ws.load_results(it) for it in folder.glob("*-of-100")}
    assert {number: len(rows) for number, rows in found.items()} == shards
    for number, rows in found.items():
        names = [f"ms:{deal}" for deal in range(number, DEALS + 1, SHARDS)]
        assert [row.shuffle for row in rows] == names


def test_slurm(tmp_path: Path) -> None:
    script = tmp_path / "survey.sh"
    script.write_text(recipe("sh", "#SBATCH").replace("\n  ", "\n").lstrip(), encoding="utf-8")
    assert "--array=1-100 " in script.read_text(encoding="utf-8")
    for task in (1, 31, 100):
        run(["sh", str(script)], tmp_path, SLURM_ARRAY_TASK_ID=str(task))
    check(tmp_path / "survey-spider", {1: 2, 31: 1, 100: 1})


def test_kubernetes(tmp_path: Path) -> None:
    job = yaml.safe_load(recipe("yaml", "kind: Job"))
    spec, pod = job["spec"], job["spec"]["template"]["spec"]
    assert (job["apiVersion"], spec["completionMode"]) == ("batch/v1", "Indexed")
    assert spec["completions"] == SHARDS
    [container], [volume] = pod["containers"], pod["volumes"]
    [mount] = container["volumeMounts"]
    assert mount["name"] == volume["name"]
    arguments = [it.replace(mount["mountPath"], str(tmp_path)) for it in container["args"]]
    for index in (0, 99):
        run(["webspinner", *arguments], tmp_path, JOB_COMPLETION_INDEX=str(index))
    check(tmp_path / "spider", {1: 2, 100: 1})


@pytest.mark.skipif(shutil.which("parallel") is None, reason="GNU parallel is not installed")
def test_gnu_parallel(tmp_path: Path) -> None:
    # Here are no machines to log in to, and `:` means this one.
    text = recipe("sh", "parallel").replace("2/first,2/second", "2/:")
    run(["sh", "-c", text.replace("/shared", str(tmp_path))], tmp_path)
    check(tmp_path / "survey-spider", {number: 1 + (number <= 30) for number in range(1, 101)})
    shards = [str(it) for it in sorted((tmp_path / "survey-spider").glob("*-of-100"))]
    run(["webspinner", "merge", *shards, "--output", "merged"], tmp_path)
    assert len(ws.load_results(tmp_path / "merged")) == DEALS
