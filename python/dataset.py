"""Describes the published surveys: the table of results/README.md, and results/croissant.json.

`python python/dataset.py` writes both anew, and a test compares them with the files.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pyarrow
import webspinner as ws
from webspinner.results import rate_of

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "results"
CARD = RESULTS / "README.md"
METADATA = RESULTS / "croissant.json"
PARQUET = "application/x-parquet"
BEGIN, END = "<!-- surveys -->\n", "<!-- end of surveys -->\n"

# The Croissant types for Arrow types.
TYPES = {
    pyarrow.string(): "sc:Text",
    pyarrow.uint32(): "cr:UInt32",
    pyarrow.uint64(): "cr:UInt64",
    pyarrow.float64(): "cr:Float64",
}


def surveys() -> list[tuple[str, dict[str, Any]]]:
    """The folders with their notes, in order."""
    files = sorted(RESULTS.glob("*/survey.json"))
    return [(file.parent.name, json.loads(file.read_text(encoding="utf-8"))) for file in files]


def table() -> str:
    """A row for each survey."""
    lines = ["| folder | game | deals | limit | won | lost | unknown | can be won (95%) |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    for name, note in surveys():
        won, lost, unknown = (note[key] for key in ("won", "lost", "unknown"))
        game = ws.rules(note["survey"]["rules"] or note["survey"]["game"]).name
        interval = str(rate_of(won, lost, unknown)).partition(": ")[2].removesuffix(" (95%)")
        counts = " | ".join(f"{count:,}" for count in (won, lost, unknown))
        deals, limit = note["survey"]["deals"], f"{note['survey']['time_ms_max'] // 1_000} s"
        folder = f"[{name}]({name})"
        lines.append(f"| {folder} | {game} | {deals} | {limit} | {counts} | {interval} |")
    return "\n".join(lines) + "\n"


def card() -> str:
    """The card with its table as it should be."""
    text = CARD.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.split(END)[1]}"


def columns() -> list[tuple[str, Any, str]]:
    """The columns of every table, with their types and what docs/formats.md says of them."""
    text = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `\w+` \| (?:yes|no) \| (.*) \|$", text, re.MULTILINE)
    meanings = {name: re.sub(r"\[([^]]*)\]\([^)]*\)|`", r"\1", said) for name, said in rows}
    known = pyarrow.table(ws.Results()).schema
    return [(it.name, it.type, meanings[it.name]) for it in known]


def metadata() -> str:
    """The metadata of all surveys in the vocabulary of Croissant."""
    files = [
        {
            "@type": "cr:FileObject",
            "@id": f"{name}.parquet",
            "name": f"{name}.parquet",
            "contentUrl": f"{name}/results.parquet",
            "encodingFormat": PARQUET,
            "contentSize": f"{(RESULTS / name / 'results.parquet').stat().st_size} B",
            "sha256": hashlib.sha256((RESULTS / name / "results.parquet").read_bytes()).hexdigest(),
        }
        for name, _ in surveys()
    ]
    tables = {
        "@type": "cr:FileSet",
        "@id": "tables",
        "name": "tables",
        "description": "The table of each survey",
        "encodingFormat": PARQUET,
        "includes": "*/results.parquet",
    }
    survey = {
        "@type": "cr:Field",
        "@id": "deals/survey",
        "name": "survey",
        "description": "the folder of the survey",
        "dataType": "sc:Text",
        "source": {
            "fileSet": {"@id": "tables"},
            "extract": {"fileProperty": "fullpath"},
            "transform": {"regex": "([^/]+)/results.parquet$"},
        },
    }
    fields = [
        {
            "@type": "cr:Field",
            "@id": f"deals/{column}",
            "name": column,
            "description": meaning,
            "dataType": TYPES[kind],
            "source": {"fileSet": {"@id": "tables"}, "extract": {"column": column}},
        }
        for column, kind, meaning in columns()
    ]
    records = {
        "@type": "cr:RecordSet",
        "@id": "deals",
        "name": "deals",
        "description": "A row for each deal of each survey",
        "key": [{"@id": "deals/survey"}, {"@id": "deals/shuffle"}],
        "field": [survey, *fields],
    }
    about = {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": "webspinner-results",
        "description": "Which deals of Spider Solitaire and its relatives can be won: verdicts, "
        "winning lines and the cost of each search, for every game of Webspinner.",
        "license": [
            "https://spdx.org/licenses/MIT.html",
            "https://spdx.org/licenses/Apache-2.0.html",
        ],
        "creator": {"@type": "sc:Organization", "name": "The Webspinner developers"},
        "datePublished": max(note["runs"][-1]["started"] for _, note in surveys())[:10],
        "version": ws.__version__,
        "keywords": ["solitaire", "patience", "Spider", "solver", "winnable deals"],
        "inLanguage": "en",
        "isLiveDataset": False,
        "citeAs": f"@software{{webspinner, title = {{Webspinner}}, version = {{{ws.__version__}}}, "
        "author = {{The Webspinner developers}}, year = {2026}}",
        "distribution": [tables, *files],
        "recordSet": [records],
    }
    return json.dumps(about, indent=1, ensure_ascii=False) + "\n"


# CITE: the Croissant format, version 1.0, appendix 1.
CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileProperty": "cr:fileProperty",
    "fileObject": "cr:fileObject",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}


if __name__ == "__main__":
    CARD.write_text(card(), encoding="utf-8")
    METADATA.write_text(metadata(), encoding="utf-8")
