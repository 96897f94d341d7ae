"""A release is one version in every place, a dated changelog, and a tag that says what changed."""

import datetime
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import clocksmith
from house.sources import ROOT
from install.copies import load_tool
from package_page import package_page
from release import NOWHERE, ReleaseError, dated, release

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
TODAY = datetime.date(2026, 12, 24)
MACHINES = (
    ("linux", "x86_64", "manylinux_x86_64"),
    ("linux", "aarch64", "manylinux_aarch64"),
    ("macos", "arm64", "macosx_arm64"),
    ("windows", "AMD64", "win_amd64"),
)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def git(root: Path, *words: str) -> str:
    """Return what git says in a repository of a test."""
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    ran = subprocess.run(
        ["git", *who, *words], cwd=root, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with the files that a release changes."""
    for name in ("CHANGELOG.md", "CITATION.cff", "src/clocksmith/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / name).read_text(encoding="utf-8").replace(NOWHERE, "https://forge.test")
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet", "--initial-branch=main")
    for key, value in (("user.name", "Ada"), ("user.email", "ada@example.org")):
        git(tmp_path, "config", key, value)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "everything")
    return tmp_path


def test_a_release_writes_version_and_date_commits_and_tags(project: Path) -> None:
    release(project, "9.1.0", TODAY)
    changelog = (project / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]\n\n## [9.1.0] - 2026-12-24\n" in changelog
    assert "/compare/v9.1.0...main\n[9.1.0]: " in changelog
    assert '__version__ = "9.1.0"' in (project / "src/clocksmith/__init__.py").read_text()
    citation = (project / "CITATION.cff").read_text()
    assert "version: 9.1.0\ndate-released: 2026-12-24\n" in citation
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "log", "-1", "--format=%s") == "release: 9.1.0"
    notes = git(project, "tag", "--list", "v9.1.0", "--format=%(contents)")
    assert notes.startswith("Clocksmith 9.1.0\n\n### ")
    assert notes.count("\n") > 3


def test_a_release_that_cannot_be_is_refused_in_a_sentence(project: Path) -> None:
    for version, reason in (("next", "three numbers"), ("0.0.1", "does not come after")):
        with pytest.raises(ReleaseError, match=reason):
            release(project, version, TODAY)
    citation = project / "CITATION.cff"
    address = citation.read_text(encoding="utf-8")
    citation.write_text(address.replace("https://forge.test", NOWHERE), encoding="utf-8")
    with pytest.raises(ReleaseError, match="no public address"):
        release(project, "9.1.0", TODAY)
    citation.write_text(address, encoding="utf-8")
    git(project, "tag", "v9.0.0")
    with pytest.raises(ReleaseError, match=r"a tag v9\.0\.0 already"):
        release(project, "9.0.0", TODAY)
    (project / "CITATION.cff").write_text("version: 1\n")
    with pytest.raises(ReleaseError, match="not committed"):
        release(project, "9.1.0", TODAY)
    with pytest.raises(ReleaseError, match="says nothing"):
        dated("## [Unreleased]\n\n## [0.1.0]\n", "0.2.0", TODAY)


def test_the_changelog_has_dated_sections_and_a_link_for_each() -> None:
    sections = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    assert sections[0] == "[Unreleased]"
    for section in sections[1:]:
        assert re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", section), section
    linked = re.findall(r"^(\[[^\]]+\]): https://", CHANGELOG, re.MULTILINE)
    assert linked == [section.partition(" ")[0] for section in sections]


def test_the_citation_and_the_changelog_name_the_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == clocksmith.__version__
    assert f"## [{clocksmith.__version__}] - {citation['date-released']}" in CHANGELOG


def test_the_page_of_the_package_has_no_link_that_needs_a_checkout() -> None:
    page = package_page(ROOT)
    links = LINK.findall(page)
    assert len(links) > 10
    assert all(link.startswith("https://") for link in links)
    here = LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    place = PROJECT["project"]["urls"]["Source"]
    tag = f"v{clocksmith.__version__}"
    for link, own in zip(links, here, strict=True):
        kinds = {f"{place}/{kind}/{tag}/{own}" for kind in ("raw", "blob")}
        assert link in kinds or link == own


def test_every_python_that_is_promised_is_tested_and_has_wheels() -> None:
    prefix = "Programming Language :: Python :: 3."
    named = [line for line in PROJECT["project"]["classifiers"] if line.startswith(prefix)]
    promised = [line.rpartition(" ")[2] for line in named]
    built = [name.removesuffix("-*") for name in PROJECT["tool"]["cibuildwheel"]["build"]]
    assert built == [f"cp{version.replace('.', '')}" for version in promised]
    tested = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    assert tested["jobs"]["rules"]["strategy"]["matrix"]["python"] == promised
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"


def test_cibuildwheel_takes_its_settings_and_builds_for_every_python() -> None:
    versions = [name.removesuffix("-*") for name in PROJECT["tool"]["cibuildwheel"]["build"]]
    for platform, machine, built in MACHINES:
        asked = ["--print-build-identifiers", "--platform", platform, "--archs", machine, str(ROOT)]
        ran = subprocess.run(
            [sys.executable, "-m", "cibuildwheel", *asked],
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        assert ran.stdout.split() == [f"{version}-{built}" for version in versions]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_public_ci_runs_commands_that_exist(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    targets = re.findall(
        r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    for job in workflow["jobs"].values():
        assert job.get("timeout-minutes") or job["runs-on"] == "ubuntu-latest"
        for step in job["steps"]:
            assert "run" in step or "@" in step["uses"], step
            first, *rest = step.get("run", "").split()[:2] or ["", ""]
            if first == "make":
                assert rest[0] in targets
            elif first not in ("", "python"):
                assert (ROOT / first).exists(), first
            for word in step.get("run", "").split():
                if word.startswith(("tests/", "requirements/", "tools/")):
                    assert (ROOT / word).exists(), word


def test_the_gate_is_the_same_in_public() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    assert {"run": ".ci/run"} in workflow["jobs"]["gate"]["steps"]
    assert load_tool("package_page").version_of(ROOT) == clocksmith.__version__
