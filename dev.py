"""The developer's one door: `python3 dev.py setup | run | test | lint | bench | shots | build | phrases`.

Standard library only. It makes `.venv`, installs the pinned packages and what Qt needs from the system, and says in
one line what it cannot do. `run` and `test` hand further arguments on to the console and to pytest.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import itertools
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "installed.txt"
STAMPED = ("requirements.txt", "pyproject.toml", "hatch_build.py")

# What Qt's platform plugins link to and PySide6 does not bring, by the Debian package that holds it.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
# What the tests drive a real window and read paper with.
PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool", "pdftotext": "poppler-utils", "zbarimg": "zbar-tools"}
# What the console does without a screen: the tour's window opens unseen.
SCREENLESS = {"referee", "verify", "print", "tour", "-h", "--help", "--version"}
SCALES = ("1", "1.25", "2")


def main(arguments: list[str]) -> int:
    """Do what the first argument names and return the exit status; 2 when it names nothing known."""
    name, *rest = arguments or ["help"]
    command = COMMANDS.get(name)
    if command is None:
        say(str(__doc__).strip())
        return 2
    return command(rest)


def say(line: str) -> None:
    """Print at once, so that our lines stand in order with those of the programs we start."""
    print(line, flush=True)


def call(program: str | Path, *arguments: str | Path, env: Mapping[str, str] | None = None) -> int:
    """Run a program in the checkout, its output shown, and return its exit status."""
    return subprocess.run([program, *arguments], cwd=ROOT, env={**os.environ, **(env or {})}, check=False).returncode


def tool(name: str) -> Path:
    """Where the environment keeps a program."""
    return BIN / (f"{name}.exe" if os.name == "nt" else name)


# --- setup


def setup(_: list[str]) -> int:
    """Make the environment whole; the second time nothing is left to do but look."""
    system_packages(missing_libraries())
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != fingerprint():
        failed = make_environment()
        if failed:
            say("Cannot install the Python packages: see pip's lines above.")
            return failed
        STAMP.write_text(fingerprint(), encoding="utf-8")
    return phrases([])


def fingerprint() -> str:
    """What the installed environment was made from: one line that changes when it must be made again."""
    made_from = b"".join((ROOT / name).read_bytes() for name in STAMPED)
    return f"{platform.python_version()} {ROOT} {hashlib.sha256(made_from).hexdigest()}"


def make_environment() -> int:
    """Create `.venv` where there is none, then install the pins and the project itself, editable."""
    if importlib.util.find_spec("ensurepip") is None:
        system_packages(["python3-venv"])
    if not tool("pip").exists() and (failed := call(sys.executable, "-m", "venv", VENV)):
        return failed
    say("Installing the Python packages …")
    pip = (tool("python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    return call(*pip, "-r", "requirements.txt") or call(*pip, "--no-deps", "--no-build-isolation", "-e", ".")


def missing_libraries() -> list[str]:
    """The Debian packages of the libraries that Qt would not find here; none elsewhere than on Linux."""
    return [package for library, package in LIBRARIES.items() if sys.platform == "linux" and not loads(library)]


def missing_programs() -> list[str]:
    """The Debian packages of the programs that the tests use and that are not here."""
    return [package for program, package in PROGRAMS.items() if sys.platform == "linux" and not shutil.which(program)]


def loads(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def system_packages(packages: Iterable[str]) -> None:
    """Install Debian packages where we may, or say in one line what is missing."""
    wanted = sorted(packages)
    if not wanted:
        return
    rights = apt_rights()
    if rights is None:
        say(f"Cannot install from the system, so some of this may not work. Missing: {' '.join(wanted)}")
        return
    say(f"Installing from the system: {' '.join(wanted)}")
    apt = [*rights, "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", *wanted]):
        if subprocess.run([*apt, *step], env=quiet, stdout=subprocess.DEVNULL, check=False).returncode:
            say(f"apt-get {step[0]} failed, so some of this may not work. Wanted: {' '.join(wanted)}")
            return


def apt_rights() -> list[str] | None:
    """What to put before apt-get: nothing for root, sudo where it asks no password, None where we may not."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


def phrases(_: list[str]) -> int:
    """Compile the phrases that are newer than what was compiled from them."""
    catalogues = list((ROOT / "resources" / "phrases").glob("*/*.po"))
    if all(fresh(po, po.with_suffix(".mo")) for po in catalogues):
        return 0
    return call(tool("python"), "hatch_build.py")


def fresh(source: Path, made: Path) -> bool:
    """Whether a made file exists and is no older than its source."""
    return made.exists() and made.stat().st_mtime_ns >= source.stat().st_mtime_ns


# --- use


def run(arguments: list[str]) -> int:
    """Start the console with the arguments given; 2 where it would have no screen to stand on."""
    if not has_screen() and not SCREENLESS.intersection(arguments[:1]):
        say("No screen here: set DISPLAY or WAYLAND_DISPLAY, or QT_QPA_PLATFORM=offscreen to run unseen.")
        return 2
    return setup([]) or call(tool("gm-console"), *arguments)


def has_screen() -> bool:
    """Whether a window could open, or the caller chose a platform that needs no screen."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


def shots(arguments: list[str]) -> int:
    """Walk the tour in every language, theme and device scale, into the folder named or `shots`."""
    folder = Path(arguments[0] if arguments else "shots").resolve()
    failed = setup([])
    for language, theme, scale in itertools.product(languages(), themes(), SCALES):
        out = folder / f"{language}-{theme}-{scale}"
        say(f"{out.name} …")
        unseen = {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
        walk = ("tour", "--out", out, "--language", language, "--theme", theme)
        failed = failed or call(tool("gm-console"), *walk, env=unseen)
    return failed


def languages() -> list[str]:
    """The languages that have phrases, by their two letters."""
    return sorted({po.parent.name for po in (ROOT / "resources" / "phrases").glob("*/*.po")})


def themes() -> list[str]:
    """The themes, by the names of their files."""
    return sorted(theme.stem for theme in (ROOT / "resources" / "themes").glob("*.toml"))


def build(_: list[str]) -> int:
    """Make the wheel in `dist`."""
    return setup([]) or call(tool("python"), "-m", "hatchling", "build", "-t", "wheel")


# --- tests


def lint(_: list[str]) -> int:
    """Run ruff, mypy and import-linter, all of them whatever the first says."""
    failed = setup([])
    if failed:
        return failed
    checks = (("ruff", "check", "--quiet"), ("mypy", "--no-error-summary"), ("lint-imports", "--no-logo"))
    broken = [name for name, *options in checks if call(tool(name), *options)]
    say(f"lint: {', '.join(broken)} failed" if broken else "lint: clean")
    return len(broken)


def test(arguments: list[str]) -> int:
    """With arguments: pytest with these. Without: every quick test with coverage of the pure rooms, and lint beside it."""
    system_packages(missing_programs())
    if arguments:
        return setup([]) or call(tool("python"), "-m", "pytest", *arguments)
    if failed := setup([]):
        return failed
    workers = ("-n", str(min(os.cpu_count() or 1, 4)), "--benchmark-disable")
    with ThreadPoolExecutor(1) as beside:  # the type checker has one thread, and takes a minute that the tests need not wait for
        linted = beside.submit(lint, [])
        failed = call(tool("python"), "-m", "pytest", "-q", *workers, "--cov", "--cov-report=term")
    return failed or linted.result()


def bench(arguments: list[str]) -> int:
    """Measure, and print each time as a multiple of its yardstick's in the same run."""
    report = VENV / "bench.json"
    report.unlink(missing_ok=True)
    pytest = ("-m", "pytest", "-q", "-m", "bench", "tests/benchmarks", f"--benchmark-json={report}")
    failed = setup([]) or call(tool("python"), *pytest, *arguments)
    if report.exists():
        for line in ratios(json.loads(report.read_text(encoding="utf-8"))["benchmarks"]):
            say(line)
    return failed


def ratios(results: list[dict[str, Any]]) -> list[str]:
    """A line each: our median as a multiple of its yardstick's, or a figure, and what was aimed at. From pytest-benchmark's list."""
    lines = []
    for row in sorted(results, key=lambda row: (str(row["group"]), str(row["name"]))):
        seconds, more = float(row["stats"]["median"]), row["extra_info"]
        shown = f"{more['value']:12.2f} {more['unit']}" if "value" in more else f"{seconds * 1000:10.3f} ms"
        if "yardstick" in more:
            shown += f" {seconds / more['yardstick']:6.2f}×"
        lines.append(f"{row['group']!s:20} {shown:32} ({more.get('target', 'a figure')})")
    return lines


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command for command in (setup, run, test, lint, bench, shots, build, phrases)
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
