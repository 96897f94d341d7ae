"""The HTTP layer: uvicorn and its limits, endpoints, the guard, static pages, health."""
