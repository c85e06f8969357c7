"""The address of this machine on its network."""

from __future__ import annotations

import socket
from ipaddress import ip_address

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): a way to it is looked up, and nothing is sent."""


def own_address() -> str:
    """The address of this machine on its network; empty where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if is_local(found) else found


def is_local(address: str) -> bool:
    """True for an address that only this machine can reach."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address in ("local", "localhost")
