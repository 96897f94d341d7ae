"""Pictures are PNG files where other programs want them so."""

import struct
import sys

import pytest

import clocksmith
from clocksmith.pictures.png import WIDTH, png_of
from clocksmith.pictures.svg import PictureError


def test_a_picture_is_a_png_file_as_wide_as_previews_are() -> None:
    png = png_of(clocksmith.start("khronos", seed=1).svg())
    assert png.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">I", png[16:20]) == (WIDTH,)


def test_what_is_missing_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(PictureError, match="PNG files need resvg-py"):
        png_of("<svg/>")
