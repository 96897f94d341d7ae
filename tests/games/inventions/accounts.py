"""What must add up in every position of Inventions."""

from clocksmith.core.event import Event
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions import society
from clocksmith.games.inventions.content import (
    ASPIRATION,
    ASPIRATIONS,
    CHAIN_TOKENS,
    CHRONOS,
    CITIZENS,
    COMMON_SPACES,
    COPIES,
    ECONOMY_TOKENS,
    ERA_SPACES,
    FORUM_OF,
    GOAL_IDS,
    IDEAS,
    MILESTONE_IDS,
    MILESTONE_LETTER,
    MILESTONES,
    MOST_INFLUENCE,
    NONE,
    REGION_IDS,
    REGIONS,
    ROW,
    SOCIETIES,
    SPECIALISTS,
    START_INFLUENCE,
    TILE_IDS,
)
from clocksmith.games.inventions.events import (
    IdeaDiscarded,
    IdeaForgotten,
    IdeasLeft,
    InfluenceGained,
    InfluencePaid,
    InventionLeft,
    IpGained,
    TileRemoved,
)
from clocksmith.games.inventions.rules.forums import PlacePillar, pillars
from clocksmith.games.inventions.state import Inventions


class Accounts:
    """Watches one game, and says of every position that nothing was lost or made."""

    def __init__(self, state: Inventions) -> None:
        seats = len(state.players)
        self._ip = [0] * seats
        self._influence = [START_INFLUENCE] * seats
        self._gone = 0
        self._removed = [0] * len(TILE_IDS)

    def check(self, state: Inventions, events: list[Event]) -> None:
        """Assert that everything adds up after an action that caused *events*."""
        self._note(events)
        assert [player.ip for player in state.players] == self._ip
        assert [player.influence for player in state.players] == self._influence
        assert all(0 <= influence <= MOST_INFLUENCE for influence in self._influence)
        self._check_cards(state)
        self._check_tiles(state)
        _check_citizens(state)
        _check_milestones(state)
        _check_regions(state)
        _check_players(state)

    def _note(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, IpGained):
                assert event.ip > 0
                self._ip[event.seat] += event.ip
            elif isinstance(event, InfluenceGained):
                assert event.influence > 0
                self._influence[event.seat] += event.influence
            elif isinstance(event, InfluencePaid):
                self._influence[event.seat] -= event.influence
            elif isinstance(event, IdeasLeft):
                self._gone += event.count
            elif isinstance(event, (IdeaDiscarded, IdeaForgotten, InventionLeft)):
                self._gone += 1
            elif isinstance(event, TileRemoved):
                self._removed[event.tile] += 1

    def _check_cards(self, state: Inventions) -> None:
        cards = [*state.ideas, *[display.card for display in state.land.displays], state.top]
        lying = [card for card in cards if card != NONE]
        sets = [state.deck, *[1 << card for card in lying]]
        for player in state.players:
            sets += [player.ideas, player.inventions]
            assert player.ideas.bit_count() <= 3
        together = 0
        for cards_of_set in sets:
            assert not together & cards_of_set, "a card is in one place"
            together |= cards_of_set
        assert together.bit_count() + self._gone == len(IDEAS)

    def _check_tiles(self, state: Inventions) -> None:
        for tile in TILE_IDS:
            owners = [1 for player in state.players if society.owned(player) >> tile & 1]
            total = state.stock[tile] + len(owners) + self._removed[tile]
            assert total == COPIES[len(state.players)]
            assert state.stock[tile] >= 0


def _check_citizens(state: Inventions) -> None:
    for seat in society.societies_of(state):
        total = society.supply_of(state, seat)
        assert total >= 0
        total += sum(state.land.people[seat::SOCIETIES])
        total += sum(posts[seat] for posts in state.shelves.posts)
        for display in state.land.displays:
            total += display.count if display.presenter == seat else 0
            total += (display.inventor == seat) + (display.innovator == seat)
        if seat != CHRONOS:
            player = state.players[seat]
            assert min([*player.available, *player.exhausted, player.academics]) >= 0
            total += sum(player.available) + sum(player.exhausted) + player.academics
        assert total == CITIZENS
    assert min(state.land.people) >= 0


def _check_milestones(state: Inventions) -> None:
    places = [
        *state.shelves.private,
        *state.shelves.common,
        *state.shelves.discarded,
        *state.shelves.eureka,
    ]
    lying = [milestone for milestone in places if milestone != NONE]
    assert len(set(lying)) == len(lying)
    assert len(lying) + state.shelves.stacks.bit_count() == len(MILESTONE_IDS)
    letters = [MILESTONE_LETTER[milestone] for milestone in state.shelves.common]
    assert letters == sorted(letters), "common knowledge is in order"
    assert len(state.shelves.common) <= COMMON_SPACES
    assert state.round == 0 or len(state.shelves.common) == COMMON_SPACES
    for milestone in MILESTONE_IDS:
        posts = state.shelves.posts[milestone]
        assert sum(posts) <= MILESTONES[milestone].spaces
        assert min(posts) >= 0
        if sum(posts):
            assert milestone in society.milestones_out(state)
    markers = [space for space in state.shelves.eras if space != NONE]
    assert len(set(markers)) == len(markers)
    for seat in society.societies_of(state):
        if state.shelves.eras[seat] != NONE:
            assert ERA_SPACES[state.shelves.eras[seat]].era <= society.era_of(state, seat)


def _check_regions(state: Inventions) -> None:
    for region in REGION_IDS:
        display = state.land.displays[region]
        if display.card == NONE:
            assert display.presenter == display.inventor == display.innovator == NOBODY
        else:
            assert display.count <= SPECIALISTS[state.land.specialists[region]].citizens
            assert display.flipped or display.innovator == NOBODY
            assert display.inventor != NOBODY or not display.flipped
        laid = state.land.laid[region]
        assert len(laid) <= REGIONS[region].spaces
        assert len({one.seat for one in laid}) == len(laid)
    away = sum(player.scholars for player in state.players)
    assert state.land.scholars.bit_count() + away == len(REGION_IDS)
    tiles = [(one.seat, one.tile) for laid in state.land.laid for one in laid]
    assert len(set(tiles)) == len(tiles)


def _check_players(state: Inventions) -> None:
    dealt = state.goals
    for seat, player in enumerate(state.players):
        assert not dealt & (player.goals | player.dropped)
        assert not player.goals & player.dropped
        dealt |= player.goals | player.dropped
        aspirations = [piece for piece in player.row if piece >= ASPIRATION]
        assert len(aspirations) <= ASPIRATIONS
        if state.turn.seat not in (NOBODY, seat) and state.round > 1:
            assert not aspirations, "aspiration tiles are swapped in the own turn"
            assert len(player.row) <= ROW
        tiles = [tile for tile in player.spaces if tile != NONE]
        assert sum(1 << tile for tile in tiles) == player.placed
        assert len(set(tiles)) == len(tiles)
        assert player.marked.bit_count() <= ECONOMY_TOKENS
        forums = [FORUM_OF[deed] for deed in pillars(player)]
        assert len(set(forums)) == len(forums), "one pillar in a forum"
        assert player.academics <= max(1, society.era_of(state, Seat(seat)))
    assert dealt == (1 << len(GOAL_IDS)) - 1
    turn = state.turn
    assert turn.tokens >= 0
    assert turn.tokens + turn.spent <= CHAIN_TOKENS
    if state.stack and isinstance(state.stack[-1], PlacePillar):
        assert turn.spent == 0
