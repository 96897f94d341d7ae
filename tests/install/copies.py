"""A checkout of its own, for tests of how one is set up."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
PACKAGE = Path("src", "clocksmith")
LOOK = """
import sys
from pathlib import Path
sys.path[:0] = [str(Path({root!r}, "tools")), str(Path({source!r}, "src"))]
import checkout
sys.meta_path.insert(0, checkout.CompiledFinder(Path({root!r})))
import {module} as module
print(eval({asked!r}, vars(module)))
"""


def load_tool(name: str) -> ModuleType:
    """Return a module of tools, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


checkout = load_tool("checkout")


def make_copy(folder: Path) -> Path:
    """Copy everything that compiling looks at."""
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("static"))
    shutil.copytree(ROOT / "tools", folder / "tools")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (folder / ".venv").mkdir()
    return folder


def change(path: Path) -> None:
    """Add a line to a file."""
    path.write_text(path.read_text("utf-8") + "\n# another line\n", "utf-8")


def is_compiled(root: Path, source: Path | None = None, **settings: str) -> bool:
    """Return whether a new process, with the sources of *source*, uses what *root* has compiled."""
    told = result_in(root, "clocksmith.core.bits", "__file__", source=source, **settings)
    return not told.endswith(".py")


def result_in(
    root: Path, module: str, asked: str, *, source: Path | None = None, **settings: str
) -> str:
    """Return what an expression is in a module, for a new process with the rules of *root*."""
    look = LOOK.format(root=str(root), source=str(source or root), module=module, asked=asked)
    told = subprocess.run(
        [sys.executable, "-c", look],
        env={**environment(), **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.strip()


def environment() -> dict[str, str]:
    """Return what a person's own shell would say."""
    return {name: text for name, text in os.environ.items() if name != "CLOCKSMITH_PURE"}
