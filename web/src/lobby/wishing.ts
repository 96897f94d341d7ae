/** Wishes in words. */

import type { Seek } from "../protocol/lobby";
import { t } from "../words/locale.svelte";
import { gameTitle } from "../play/names";

/** What somebody looks for, in a few words: *Khronos · 2 players · at one sitting*. */
export function seekText({ game, seats, pace, rated }: Seek): string {
  return [
    game === "" ? t("wish-any-game") : gameTitle(game),
    seats === 0 ? t("wish-any-players") : t("wish-players", { count: seats }),
    t(pace === "" ? "wish-any-pace" : `wish-pace-${pace}`),
    ...(rated ? [t("rated")] : []),
  ].join(" · ");
}
