"""Draws the icons of the installed page from our sign, web/public/clocksmith.svg.

Browsers ask for pictures of fixed sizes; one of them is cut to any shape and needs room around.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
PUBLIC = ROOT / "web" / "public"
PAPER = "#f5efe2"
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-mask-512.png", 512, 0.74, PAPER),
)


def draw_icons() -> None:
    """Draw every icon with the Chromium that scripts/browser found."""
    path = (ROOT / ".venv" / "browser.txt").read_text(encoding="utf-8").strip()
    sign = (PUBLIC / "clocksmith.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, size, share, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            side = f"{size * share}px"
            page.set_content(
                f"<style>html,body{{margin:0;height:100%;background:{ground};display:grid;"
                f"place-items:center}}svg{{display:block;width:{side};height:{side}}}</style>{sign}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=ground == "transparent")
        browser.close()


if __name__ == "__main__":
    draw_icons()
