"""Errors in the uniform format in which clients get them."""

from typing import Any

from clocksmith.core.box.fault import Fault
from clocksmith.core.value import plain
from clocksmith.server.errors import RequestError
from clocksmith.server.messages import ErrorBody, FaultInfo


def error_body(error: RequestError) -> ErrorBody:
    """Return an error in the form clients get."""
    refusal: Any = None if error.refusal is None else plain(error.refusal)
    rule = None if error.refusal is None else error.refusal.rule
    faults = None if error.faults is None else faults_told(error.faults)
    return ErrorBody(error.code, error.message, rule, refusal, faults)


def faults_told(faults: list[Fault]) -> list[FaultInfo]:
    """Return the faults of a box in the form clients get."""
    return [
        FaultInfo(
            key=fault.key,
            details=dict(fault.details),
            sheet=fault.sheet,
            row=fault.row,
            column=fault.column,
            line=fault.line,
            sentence=fault.sentence(),
        )
        for fault in faults
    ]
