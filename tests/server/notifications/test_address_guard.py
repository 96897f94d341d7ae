"""What strangers name is looked up outside the host's own network, or not at all."""

import socket
from ipaddress import ip_address, ip_network
from typing import Any

import pytest

from clocksmith.server.notifications import address_guard
from clocksmith.server.notifications.address_guard import InsideError, guarded, is_outside, is_own


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
        ("64:ff9b:1::7f00:1", False),  # IPv4 behind IPv6, by rules of the own network
        ("64:ff9b:1:fffe::5db8:d822", False),
        ("::127.0.0.1", False),
        ("::5db8:d822", False),
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


def test_networks_that_the_host_names_are_refused() -> None:
    refused = [ip_network("93.184.216.0/24"), ip_network("2606:4700::/32")]
    for address in ("93.184.216.34", "::ffff:93.184.216.34", "2002:5db8:d822::", "2606:4700::1"):
        assert is_outside(address)
        assert not is_outside(address, refused)
    assert is_outside("93.184.217.34", refused)


def test_addresses_of_this_machine_are_its_own() -> None:
    assert is_own(ip_address("127.0.0.1"))
    assert not is_own(ip_address("93.184.216.34"))
    for *_, (address, *_) in socket.getaddrinfo(socket.gethostname(), 9):
        assert is_own(ip_address(str(address).partition("%")[0]))


def test_nothing_is_sent_to_addresses_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What belongs to the whole world may still be this machine: its own public address."""
    own = ip_address("93.184.216.34")
    monkeypatch.setattr(address_guard, "is_own", lambda address: address == own)
    assert guarded(finding("93.184.216.35"))("example.org", 5432)
    for address in ("93.184.216.34", "64:ff9b::5db8:d822", "2002:5db8:d822::"):
        with pytest.raises(InsideError):
            guarded(finding(address))("example.org", 5432)


def test_nothing_is_sent_where_the_public_address_leads() -> None:
    answers = {"example.org": ["93.184.216.34"], "games.example.org": ["93.184.216.34"]}
    answers["elsewhere.example.org"] = ["93.184.216.35"]

    def look_up(host: str, port: Any, *_: Any) -> Any:
        if host not in answers:
            raise socket.gaierror
        return finding(*answers[host])(host, port)

    assert guarded(look_up, "games.example.org")("elsewhere.example.org", 443)
    assert guarded(look_up, "unknown.example.org")("example.org", 443)
    with pytest.raises(InsideError):
        guarded(look_up, "games.example.org")("example.org", 8443)
