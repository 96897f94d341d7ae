"""Writes the page about a hundred thousand people: scripts/scale [--measure [PART ...]]."""

import argparse
import json

from scale.page import MEASURED, PLACE, page

PARTS = ("games", "sockets", "database")


def main() -> None:
    """Measure anew what is wanted, and write the page."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--measure", nargs="*", choices=PARTS, help="all parts, or these only")
    wanted = wishes.parse_args().measure
    known = json.loads(MEASURED.read_text(encoding="utf-8"))
    if wanted is not None:
        from scale.measure import measure

        known = measure(wanted or list(PARTS), known)
        MEASURED.write_text(json.dumps(known, indent=2) + "\n", encoding="utf-8")
    PLACE.write_text(page(known), encoding="utf-8")


if __name__ == "__main__":
    main()
