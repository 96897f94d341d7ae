"""Settings of Sphinx for the documentation site; tools/make_site.py lays the pages out for it."""

import os

import clocksmith

# Where a release is built, its number: it lies in a folder of the site of main.
edition = os.environ.get("CLOCKSMITH_DOCS_EDITION", "main")

project = "Clocksmith"
author = "Clocksmith contributors"
copyright = "Clocksmith contributors, MIT licence"
version = release = clocksmith.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns: list[str] = []
nitpicky = False  # types of other packages have no pages here

# Markdown as GitHub reads it, so that pages are the same in both places.
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block"]
myst_fence_as_directive: list[str] = []

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

html_theme = "furo"
templates_path = ["templates"]
html_context = {"edition": edition, "above": "" if edition == "main" else "../"}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "versions.html",
        "sidebar/scroll-end.html",
    ]
}
html_title = f"Clocksmith {release}"
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {"color-brand-primary": "#7a4e12", "color-brand-content": "#7a4e12"},
    "dark_css_variables": {"color-brand-primary": "#e0b36a", "color-brand-content": "#e0b36a"},
}
# Names of lexers that Pygments does not know are shown as text.
highlight_language = "text"
suppress_warnings = ["misc.highlighting_failure"]
