"""Compiles the rules with mypyc where a C compiler works; elsewhere they stay plain Python."""

import os
import sys
import sysconfig
import tempfile
import traceback
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

# Read files, speak Fluent, load games when asked, speak to the compiler.
PLAIN = {"clocksmith/core/words.py", "clocksmith/core/tables.py", "clocksmith/core/compiling.py"}
PLAIN |= {"clocksmith/bots/knowledge/registry.py"}
# What states are declared to be: used when a position is read, never while rules play.
DECLARED = ("core/layout/*.py", "games/*/layout.py", "games/*/accounts.py")
DECLARED += ("games/*/buildings.py", "games/*/spread.py", "games/*/kinds.py")
# What bots do thousands of times a second; the rest of them gains nothing.
THINKING = ["knowledge", "planner.py", "search/search.py", "search/parameters.py", "search/tree.py"]
THINKING += ["timer.py"]
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # not metadata, not editable
PROBE = "#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n"
MYPY = ["--config-file=", "--cache-dir=" + os.devnull, "--python-executable=" + sys.executable]
MYPY += ["--explicit-package-bases", "--ignore-missing-imports"]


def say(sentence: str) -> None:
    """Tell the person who installs, in one line, what was made."""
    print("clocksmith: " + sentence, flush=True)


def modules(folder: Path) -> list[str]:
    """The modules below a folder that are compiled."""
    paths = folder.rglob("*.py") if folder.is_dir() else [folder]
    return sorted(
        path.as_posix()
        for path in paths
        if path.name != "__init__.py"
        and path.relative_to("src").as_posix() not in PLAIN
        and not any(path.match(pattern) for pattern in DECLARED)
    )


def thinking(folder: Path) -> list[str]:
    """The modules of the bots that are compiled."""
    return [path for name in THINKING for path in modules(folder / name)]


def groups() -> list[tuple[list[str], str]]:
    """What is compiled together: the ground of all games, each game, and what bots know of them."""
    package = Path("src", "clocksmith")
    ground = [*modules(package / "core"), *modules(package / "kit")]
    games = [path for path in sorted((package / "games").iterdir()) if path.is_dir()]
    found = [(ground, "clocksmith_ground")]
    found += [(modules(game), f"clocksmith_{game.name}") for game in games]
    found += [(thinking(package / "bots"), "clocksmith_bots")]
    return [(paths, name) for paths, name in found if paths]


def a_compiler_works() -> bool:
    """Whether C that includes Python's headers can be compiled here."""
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text(PROBE)
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile(
                [str(probe)], output_dir=scratch, include_dirs=[sysconfig.get_path("include")]
            )
        except Exception:
            return False
    return True


def extensions() -> list[Extension]:
    """What to compile; nothing when it is not wanted or not possible."""
    if not BUILDING & set(sys.argv):
        return []
    if os.environ.get("CLOCKSMITH_PURE"):
        say("plain Python, as CLOCKSMITH_PURE asks.")
        return []
    if not a_compiler_works():
        say("plain Python, as no working C compiler was found.")
        return []
    os.environ["MYPYPATH"] = "src"
    try:
        from mypyc.build import mypycify

        together = groups()
        paths = [path for group, _ in together for path in group]
        made: list[Extension] = mypycify(
            [*MYPY, *paths], opt_level="3", debug_level="0", separate=together
        )
    except (Exception, SystemExit):  # mypyc reports refused sources by SystemExit
        traceback.print_exc()
        say("plain Python, as mypyc could not compile the sources.")
        return []
    for extension in made:  # a warning of some other compiler's is no reason to be slow
        extension.extra_compile_args = [
            flag for flag in extension.extra_compile_args if flag != "-Werror"
        ]
    return made


class BuildAllOrNothing(build_ext):
    """Compiles every module or none: a module without its group could not be imported."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        try:
            super().build_extensions()
        except Exception:
            traceback.print_exc()
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            say("plain Python, as the C compiler could not compile what mypyc wrote.")
        else:
            say("compiled with mypyc.")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
