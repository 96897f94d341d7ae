"""What strangers name is looked up outside the host's own network, or not at all."""

import socket
from typing import Any

import pytest

from clocksmith.server.tidings.network import InsideError, guarded, is_outside


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("93.184.216.34", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("ff02::1", False),
        ("a name", False),
    ],
)
def test_only_what_belongs_to_the_whole_world_is_outside(address: str, outside: bool) -> None:
    assert is_outside(address) is outside


def finding(*addresses: str) -> Any:
    """Return a lookup that finds these addresses, whatever is asked."""
    return lambda host, port, *rest: [(socket.AF_INET, 1, 6, "", (one, port)) for one in addresses]


def test_a_name_that_also_leads_inside_leads_nowhere() -> None:
    assert guarded(finding("93.184.216.34"))("example.org", 443)
    for found in (["10.0.0.1"], ["93.184.216.34", "10.0.0.1"]):
        with pytest.raises(InsideError):
            guarded(finding(*found))("example.org", 443)


@pytest.mark.parametrize("port", [22, 25, 0, None, "smtp"])
def test_ports_that_are_not_for_this_are_refused(port: Any) -> None:
    with pytest.raises(InsideError):
        guarded(finding("93.184.216.34"))("example.org", port)
