"""Vacations: slow clocks stand still for some days."""

from typing import Final

from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.api.telling import account_of
from clocksmith.server.bodies import Nothing
from clocksmith.server.errors import NOT_YOURS, TOO_MANY
from clocksmith.server.request_context import RequestContext
from clocksmith.server.tiding_bodies import VacationBody, VacationInfo

RESTING: Final = Endpoints()


@RESTING.add("GET /vacation", VacationInfo, NOT_YOURS)
async def read_vacation(context: RequestContext) -> VacationInfo:
    """Tell whether one has a vacation, and how many days one may still have this year."""
    return await context.services.vacations.standing(await account_of(context))


@RESTING.add("PUT /vacation", Nothing, NOT_YOURS, TOO_MANY, takes=VacationBody)
async def begin_vacation(context: RequestContext, body: VacationBody) -> Nothing:
    """Have a vacation from now on: in slow games one's clock stands still."""
    await context.services.vacations.begin(await account_of(context), body.days)
    return Nothing()


@RESTING.add("DELETE /vacation", Nothing, NOT_YOURS)
async def end_vacation(context: RequestContext) -> Nothing:
    """Be back before the end."""
    await context.services.vacations.end(await account_of(context))
    return Nothing()
