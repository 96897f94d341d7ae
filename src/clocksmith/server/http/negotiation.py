"""Content negotiation: encodings, languages and entity tags."""

from collections.abc import Iterable


def accepted_coding(header: str, codings: Iterable[str]) -> str:
    """Return the first of these codings that ``Accept-Encoding`` allows; empty for none."""
    allowed: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, *parameters = [word.strip() for word in part.split(";")]
        allowed[name] = not any(_is_zero(parameter) for parameter in parameters)
    return next((one for one in codings if allowed.get(one, allowed.get("*", False))), "")


def accepted_language(header: str, languages: Iterable[str]) -> str:
    """Return the first of these languages that ``Accept-Language`` names, else the first of all.

    Browsers name the preferred one first.
    """
    offered = list(languages)
    for part in header.lower().split(","):
        name = part.partition(";")[0].strip().partition("-")[0]
        if name in offered:
            return name
    return offered[0] if offered else ""


def has_same(header: str, tag: str) -> bool:
    """Return whether ``If-None-Match`` contains the tag: alone, in a list or as ``*``."""
    tags = [one.strip().removeprefix("W/") for one in header.split(",")]
    return tag in tags or header.strip() == "*"


def _is_zero(parameter: str) -> bool:
    name, _, value = parameter.partition("=")
    try:
        return name.strip() == "q" and float(value) == 0
    except ValueError:
        return False
