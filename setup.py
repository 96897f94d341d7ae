"""Compiles the rules with mypyc where a C compiler works; elsewhere they stay plain Python.

What is compiled is declared in `pyproject.toml`, under `tool.clocksmith.compile`.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
import traceback
from pathlib import Path

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from checkout import SUFFIX, compiled_groups, declaration
from included import digest
from package_page import package_page

ROOT = Path(__file__).parent
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # not metadata, not editable
PROBE = "#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n"
MYPY = ["--config-file=", "--cache-dir=" + os.devnull, "--python-executable=" + sys.executable]
MYPY += ["--explicit-package-bases", "--ignore-missing-imports"]


def say(sentence: str) -> None:
    """Tell the person who installs, in one line, what was made."""
    print("clocksmith: " + sentence, flush=True)


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
        return translated()
    except (Exception, SystemExit):  # mypyc reports refused sources by SystemExit
        traceback.print_exc()
        say("plain Python, as mypyc could not compile the sources.")
        return []


def translated() -> list[Extension]:
    """Let mypyc write C: one large file for each group, and a small one for each module."""
    from mypyc.build import mypycify

    declared = declaration(ROOT)
    groups = [
        ([path.relative_to(ROOT).as_posix() for path in paths], f"clocksmith_{name}")
        for name, paths in compiled_groups(ROOT, declared).items()
    ]
    modules = [path for paths, _ in groups for path in paths]
    made: list[Extension] = mypycify([*MYPY, *modules], debug_level="0", separate=groups)
    flags = declared["flags"] if new_compiler().compiler_type == "unix" else []
    for extension in made:  # a warning of some other compiler's is no reason to be slow
        wanted = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = [*wanted, *flags]
    return made


class BuildAllOrNothing(build_ext):
    """Compiles every module or none: a module without its group could not be imported.

    The largest C files come first, so that no core waits long for another at the end. What
    comes of a C file is kept in the folder CLOCKSMITH_OBJECTS, if one is named.
    """

    def build_extensions(self) -> None:
        """Compile as many at once as there are cores."""
        self.parallel = os.cpu_count()
        self.extensions.sort(key=lambda one: -os.path.getsize(one.sources[0]))
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

    def build_extension(self, ext: Extension) -> None:
        """Compile one C file, unless that has been done before."""
        folder = os.environ.get("CLOCKSMITH_OBJECTS")
        if not folder:
            super().build_extension(ext)
            return
        made = Path(self.get_ext_fullpath(ext.name))
        kept = Path(folder, self._digest(ext))
        if kept.is_file():
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(kept, made)
            kept.touch()
            return
        super().build_extension(ext)
        kept.parent.mkdir(parents=True, exist_ok=True)
        half = kept.with_suffix(".new")
        shutil.copy(made, half)
        half.replace(kept)

    def _digest(self, ext: Extension) -> str:
        """A name for everything that what is compiled depends on."""
        from mypy.version import __version__ as mypy

        tools = (SUFFIX, mypy, self.compiler.compiler_so)
        settings = (tools, ext.name, ext.extra_compile_args)
        return digest(settings, ext.sources, ext.include_dirs)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildAllOrNothing},
    long_description=package_page(ROOT),
    long_description_content_type="text/markdown",
)
