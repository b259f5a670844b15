"""Packages that only some parts need."""

from importlib import import_module
from typing import Any


def package(name: str, what: str, extra: str) -> Any:
    """A package that is imported where it is used, or an error with `what` needs it, and how to get
    it."""
    try:
        return import_module(name)
    except ImportError as error:
        raise ImportError(
            f"{what} ({error}): pip install 'webspinner[{extra}]'", name=error.name
        ) from error
