/** What somebody looks for, in words. */

import type { Seek } from "../protocol/lobby";
import { t } from "../words/locale.svelte";
import { gameTitle } from "../play/names";

/** What somebody looks for, in a few words: *Khronos · 2 players · at one sitting*. */
export function seekText({ game, seats, pace, rated }: Seek): string {
  return [
    game === "" ? t("seek-any-game") : gameTitle(game),
    seats === 0 ? t("seek-any-players") : t("seek-players", { count: seats }),
    t(pace === "" ? "seek-any-pace" : `seek-pace-${pace}`),
    ...(rated ? [t("rated")] : []),
  ].join(" · ");
}
