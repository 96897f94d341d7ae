"""Which of several answers chance gives, when some are likelier than others."""


def place_among(weights: list[int], point: int) -> int:
    """Return the place whose share of the summed *weights* the *point* falls into."""
    place = 0
    while point >= weights[place]:
        point -= weights[place]
        place += 1
    return place
