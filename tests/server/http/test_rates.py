"""Who comes too often waits, and what is too large is not read."""

from pathlib import Path

import pytest

from clocksmith.server.errors import TOO_FAST, TOO_LARGE, RequestError
from clocksmith.server.http.addresses import client_address, network_of
from clocksmith.server.http.limits import BUCKETS, Limiter
from clocksmith.server.settings import Rate
from server.house import Clock, opened


def test_a_burst_is_free_and_then_it_drips() -> None:
    clock = Clock()
    limiter = Limiter(Rate(2, 0.5), clock)
    limiter.take("ada")
    limiter.take("ada")
    with pytest.raises(RequestError) as told:
        limiter.take("ada")
    assert told.value.code == TOO_FAST
    limiter.take("bob")
    clock.at += 2
    limiter.take("ada")
    with pytest.raises(RequestError):
        limiter.take("ada")


def test_what_costs_more_takes_more_and_tells_how_long_to_wait() -> None:
    clock = Clock()
    limiter = Limiter(Rate(20, 2.0), clock)
    limiter.take("ada", 15)
    with pytest.raises(RequestError) as told:
        limiter.take("ada", 15)
    assert told.value.wait == 5.0
    clock.at += 5
    limiter.take("ada", 15)
    limiter.take("bob", 50)  # all there is
    with pytest.raises(RequestError) as told:
        limiter.take("bob")
    assert told.value.wait == 0.5


async def test_who_must_wait_is_told_how_long(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_user=Rate(1, 0.1)) as house:
        ada = await house.guest()
        assert (await ada.get("/tables")).status == 200
        assert (await ada.get("/tables")).headers["retry-after"] == "10"


def test_no_limit_is_no_limit() -> None:
    limiter = Limiter(Rate(0, 0.0), Clock())
    for _ in range(1000):
        limiter.take("ada")
    assert limiter.spend("ada", 1000.0)
    assert limiter.has("ada")


def test_a_clock_that_goes_back_gives_nothing() -> None:
    clock = Clock()
    limiter = Limiter(Rate(1, 1.0), clock)
    limiter.take("ada")
    clock.at -= 100
    with pytest.raises(RequestError):
        limiter.take("ada")


def test_only_so_many_names_are_remembered() -> None:
    limiter = Limiter(Rate(1, 0.001), Clock())
    for number in range(BUCKETS + 1):
        limiter.take(str(number))
    limiter.take("0")
    with pytest.raises(RequestError):
        limiter.take(str(BUCKETS))


async def test_too_many_requests_of_one_guest_are_refused_in_words(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_user=Rate(3, 1.0)) as house:
        ada, bob = await house.guest(), await house.guest()
        codes = [(await ada.get("/tables")).status for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        answer = await ada.get("/tables")
        assert answer.code == TOO_FAST
        assert answer.headers["retry-after"] == "1"
        assert (await bob.get("/tables")).status == 200
        house.clock.at += 1
        assert (await ada.get("/tables")).status == 200


async def test_an_address_is_limited_whoever_comes_from_it(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_address=Rate(3, 1.0)) as house:
        statuses = [(await house.browser().get("/me")).status for _ in range(4)]
        assert statuses == [200, 200, 200, 429]


async def test_a_trusted_proxy_tells_the_address(tmp_path: Path) -> None:
    limited = Rate(1, 0.1)
    async with opened(tmp_path, rate_address=limited, trust_proxy=True) as house:
        browser = house.browser()
        for address in ("198.51.100.1", "198.51.100.2"):
            header = {"x-forwarded-for": f"6.6.6.6, {address}"}
            assert (await browser.get("/me", **header)).status == 200
            assert (await browser.get("/me", **header)).status == 429


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("198.51.100.1", "::ffff:198.51.100.1", True),
        ("198.51.100.1", "198.51.100.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("unknown", "unknown", True),
        ("198.51.100.1:40000", "198.51.100.1:40001", True),
        ("[2001:db8::1]:40000", "2001:db8::2", True),
        ("[2001:db8::1]", "[2001:db8:0:1::1]", False),
    ],
)
def test_who_has_a_whole_network_of_addresses_is_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_what_a_client_claims_does_not_hide_what_the_proxy_says() -> None:
    for claim in ("6.6.6.1", "6.6.6.2"):
        lines = [(b"x-forwarded-for", claim.encode()), (b"x-forwarded-for", b"::1")]
        scope = {"type": "http", "headers": lines, "client": ("127.0.0.1", 1)}
        assert client_address(scope, trust_proxy=True) == network_of("::1")


async def test_a_body_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        large = b'{"name":"' + b"x" * 70_000 + b'"}'
        kind = {"content-type": "application/json"}
        for parts in (1, 20):
            answer = await browser.send("PUT", "/api/me", large, kind, parts)
            assert (answer.status, answer.code) == (413, TOO_LARGE)
        false = {**kind, "content-length": "many"}
        assert (await browser.send("PUT", "/api/me", b"{}", false, 2)).status == 413
        record = "#" * 1_000_001
        assert (await browser.upload("/records", record)).code == TOO_LARGE


async def test_a_request_that_breaks_off_is_told_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        kind = {"content-type": "application/json", "content-length": "900"}
        answer = await browser.send("PUT", "/api/me", b"{}", kind)
        assert (answer.code, answer.json["message"]) == ("bad-request", "the request was cut off")
