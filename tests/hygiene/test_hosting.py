"""What is written about hosting is so: every setting is told, and no other is named."""

from __future__ import annotations

import re

import msgspec
import pytest

from gloaming.table.settings import PREFIX, Limits, Settings
from tests.hygiene.project import ROOT

OWN = {f"{PREFIX}NAME", f"{PREFIX}UPSTREAMS", f"{PREFIX}PROCESSES"}
"""What the proxy or compose is told, and not the table."""
SETTINGS = {
    PREFIX + field.name.upper()
    for kind in (Settings, Limits)
    for field in msgspec.structs.fields(kind)
    if field.name != "limits"
}
FILES = ("Dockerfile", "compose.yaml", "deploy/gloaming.service", "deploy/Caddyfile", "docs/hosting.md")


def named(file: str) -> set[str]:
    """The settings that a file names."""
    return set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", (ROOT / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", FILES)
def test_only_settings_that_are_there_are_named(file: str):
    assert named(file) - SETTINGS - OWN == set()


def test_every_setting_is_told():
    assert SETTINGS - named("docs/hosting.md") == set()


def test_every_limit_is_told_as_it_is():
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`GLOAMING_[^|]*) \| ([^|]*) \|", page, re.MULTILINE)
    told = dict(
        pair
        for names, values in rows
        if len(names.split(", ")) == len(values.split(", "))
        for pair in zip(re.findall(r"[A-Z_]+", names), values.split(", "), strict=True)
    )
    limits = {PREFIX + name.upper(): str(int(value)) for name, value in msgspec.structs.asdict(Limits()).items()}
    assert {name: told.get(name) for name in limits} == limits


def test_the_image_holds_no_more_than_it_needs_and_is_nobodys_root():
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(n for n, line in enumerate(lines) if line.startswith("FROM")) :]
    assert any(line.startswith("USER ") and line != "USER root" for line in last)
    assert any(line.startswith("HEALTHCHECK ") for line in last)
    assert not any("npm" in line or "node" in line for line in last)
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[1] == "*"
    copied = {word.split("/")[0] for line in lines if line.startswith("COPY ") and "--from" not in line
              for word in line.split()[1:-1]}  # fmt: skip
    assert copied == {line[1:] for line in ignored if line.startswith("!")}
