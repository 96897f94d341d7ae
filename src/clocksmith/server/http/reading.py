"""What a handler gets: parameters of the address and the body, read strictly."""

from collections.abc import Callable
from typing import Any

import msgspec

from clocksmith.server.errors import BAD_REQUEST, RequestError


def arguments_of(parameters: type[msgspec.Struct], raw: dict[str, Any]) -> dict[str, Any]:
    """Return the parameters of an address; RequestError if they do not have their types."""
    try:
        read = msgspec.convert(raw, parameters, strict=False)
    except msgspec.ValidationError as error:
        raise RequestError(BAD_REQUEST, f"the address cannot be read: {error}") from None
    return msgspec.structs.asdict(read)


def decoder_for(takes: type | None) -> Callable[[bytes], Any]:
    """Return what reads a body of a type; it raises RequestError for any other body."""
    if takes is str or takes is None:
        return _decode_text
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(takes)

    def decode(body: bytes) -> Any:
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError(BAD_REQUEST, f"the body cannot be read: {error}") from None

    return decode


def _decode_text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RequestError(BAD_REQUEST, "the body is not UTF-8 text") from None
