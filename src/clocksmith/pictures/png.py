"""Pictures as PNG, for programs that show no SVG."""

from typing import Final

from clocksmith.pictures.svg import PictureError

WIDTH: Final = 1200  # pixels, as previews of links want it
SERIF, SANS_SERIF = "DejaVu Serif", "DejaVu Sans"  # where the fonts of a picture are missing


def png_of(svg: str) -> bytes:
    """Return an SVG document as a PNG file; PictureError, in words, where nothing can do that."""
    try:
        import resvg_py
    except ModuleNotFoundError as error:
        raise PictureError(
            "PNG files need resvg-py, which comes with pip install 'clocksmith[pictures]'"
        ) from error
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=WIDTH, serif_family=SERIF, sans_serif_family=SANS_SERIF
        )
    )
