"""The image for containers, as far as it can be looked at without building it."""

import re
from dataclasses import fields

from clocksmith.server.settings import PREFIX, Settings
from install.copies import ROOT

SETTINGS = {PREFIX + field.name.upper() for field in fields(Settings)}


def test_the_image_and_its_service_name_settings_that_there_are() -> None:
    for name in ("Dockerfile", "compose.yaml"):
        named = set(re.findall(rf"{PREFIX}\w+", (ROOT / name).read_text("utf-8")))
        assert named, name
        assert named <= SETTINGS, name


def test_what_the_image_is_built_with_is_in_the_tree() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert "make dist" in image
    assert (ROOT / "scripts" / "dist").is_file()
    assert (ROOT / "requirements" / "run.txt").is_file()
