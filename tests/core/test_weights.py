"""Which of several answers chance gives."""

from collections import Counter

from clocksmith.core.weights import place_among


def test_every_place_is_met_as_often_as_its_weight_says() -> None:
    weights = [2, 0, 3, 1]
    met = Counter(place_among(weights, point) for point in range(sum(weights)))
    assert met == {0: 2, 2: 3, 3: 1}
