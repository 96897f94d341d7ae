"""All checks together."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from clocksmith.core.game import Game
from clocksmith.testing import boards, contract, knowledge, layouts, secrets, words
from clocksmith.testing.driver import Driver
from clocksmith.testing.randomgame import RandomGame

IN_EVERY_GAME: Final[tuple[Callable[[RandomGame], None], ...]] = (
    contract.legal_is_what_is_not_refused,
    contract.legal_is_what_is_not_refused_in_the_whole_space,
    contract.what_is_played_at_once_opens_a_question_or_ends_a_turn,
    contract.what_opens_by_itself_takes_nothing_away,
    contract.playing_on_a_copy_leaves_the_original_alone,
    contract.a_record_replays_to_identical_positions,
    contract.every_position_is_read_back_from_what_it_writes,
    contract.what_leaves_a_process_arrives,
    contract.chance_gives_each_of_its_answers_a_weight,
    contract.every_game_ends_with_an_outcome,
    contract.nothing_is_lost_and_nothing_made,
    secrets.a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart,
    secrets.what_happens_looks_the_same_in_two_deals_until_it_may_be_known,
    secrets.what_is_dealt_in_secret_stays_secret,
    secrets.a_redeal_adds_up,
    secrets.an_open_view_shows_of_every_seat_what_that_seat_sees,
    secrets.viewers_together_see_what_each_sees_alone,
    layouts.numbers_tell_a_seat_what_it_may_know_and_no_more,
    layouts.numbers_kept_up_to_date_are_those_worked_out_anew,
    layouts.a_trusted_text_is_read_to_the_same_state,
    words.a_whole_game_is_told,
    knowledge.knowledge_answers_in_every_position,
    contract.the_ledger_adds_up,
    boards.a_declared_board_shows_every_position,
    boards.every_answer_that_names_a_place_is_on_the_board,
)
ONCE: Final[tuple[Callable[[Game[Any]], None], ...]] = (
    contract.every_action_is_read_back_from_what_it_writes,
    words.all_languages_have_the_same_keys_in_the_same_order,
    words.titles_and_options_are_plain_words,
    words.what_is_still_open_is_asked_for_in_every_language,
    words.every_row_of_a_ledger_has_its_words,
    boards.a_declared_board_is_read_and_has_its_words,
)


def conform(
    game: Game[Any], numbers: Iterable[int] = range(20), driver: Driver | None = None
) -> None:
    """Raise AssertionError, in words, unless *game* keeps every promise of the contract.

    Each of *numbers* is a random game, played once for every check by *driver*.
    """
    for check in ONCE:
        try:
            check(game)
        except Exception as error:
            error.add_note(f"{game.name}: {check.__name__}")
            raise
    for number in numbers:
        for promise in IN_EVERY_GAME:
            try:
                promise(RandomGame(game, number, driver))
            except Exception as error:
                error.add_note(f"{game.name}, random game {number}: {promise.__name__}")
                raise
