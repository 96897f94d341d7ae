"""Claims of requests: on whose behalf bots think for somebody at a page."""

from typing import Final

from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.thinking.fair_queue import WATCHED, Claim

THOUGHTS: Final = 4  # that may wait for the requests of one address


def claim_of(context: RequestContext) -> Claim:
    """Return on whose behalf bots think for a request: guests are free, addresses are not."""
    return Claim(context.household, WATCHED, THOUGHTS)
