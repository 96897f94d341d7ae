"""Cards told apart by their kind alone."""

from clocksmith.kit.bag import Cards, every_hand


def test_every_hand_of_a_size_comes_once() -> None:
    hands = [hand.counts for hand in every_hand(3, 2)]
    assert hands == [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)]


def test_there_are_thirty_four_hands_of_one_to_four_cards_of_three_kinds() -> None:
    hands = [hand for size in range(1, 5) for hand in every_hand(3, size)]
    assert len(hands) == len({hand.counts for hand in hands}) == 34


def test_cards_know_their_number() -> None:
    assert Cards((1, 0, 2)).total == 3
    assert Cards((1, 0, 2)) == Cards((1, 0, 2))
