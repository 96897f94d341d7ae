/** Whatever can be pointed at, in words. */

import type { Table } from "../acting";
import type { Place } from "../viewport.svelte";
import {
  deedLabel,
  goalLabel,
  influenceLabel,
  knowledgeLabel,
  milestoneLabel,
  reachOf,
  spaceLabel,
  specialistLabel,
  tileLabel,
} from "../labels";
import { NONE, parts } from "../parts";
import { k } from "../words.svelte";
import { labelled } from "../../../words/labelled";

/** How a place is called. */
export function placeTitle({ words }: Table, { kind, number }: Place): string {
  if (kind === "deed") return deedLabel(number, words);
  if (kind === "rank") return k("take-rank", { place: number });
  return words.name(kind, number);
}

/** All there is to say of an idea. */
export function cardLines({ words, playback: { view } }: Table, card: number): string[] {
  const idea = parts.ideas[card];
  if (idea === undefined) return [];
  const reach = reachOf(view.access[idea.milestone], words);
  const milestone = words.name("milestone", idea.milestone);
  return [
    `${words.name("field", idea.field)}, ${k("era", { era: idea.era })}.`,
    reach === null ? k("needs", { milestone }) : k("needs-why", { milestone, why: reach.why }),
    idea.extra > 0 ? k("costs-extra", { count: idea.extra }) : "",
    k("chains-as-invention", { deed: deedLabel(idea.deed, words) }),
  ].filter((line) => line !== "");
}

function regionLines(table: Table, region: number): string[] {
  const { words } = table;
  const here = table.playback.view.regions[region];
  if (here === undefined) return [];
  const { card } = here.display;
  const title = card === NONE ? k("no-card") : words.name("card", card);
  return [
    card === NONE ? title : labelled(title, cardLines(table, card).join(" ")),
    ...(here.specialist === NONE
      ? []
      : [k("presenting", { what: specialistLabel(here.specialist, words) })]),
    ...(here.knowledge === NONE
      ? []
      : [
          k(here.scholar ? "scholar-teaches" : "knowledge-left", {
            what: knowledgeLabel(here.knowledge, here.spent, words),
          }),
        ]),
    ...(here.wealth === NONE
      ? []
      : [
          k("wealth-here", {
            tile: words.name("tile", here.wealth),
            what: tileLabel(here.wealth, words),
            count: here.wealth_left,
          }),
        ]),
  ];
}

function milestoneLines({ words, playback: { view } }: Table, milestone: number): string[] {
  const reach = reachOf(view.access[milestone], words);
  return [
    `${parts.milestones[milestone]?.code ?? ""}, ${k("era", { era: parts.milestones[milestone]?.era ?? 0 })}.`,
    k("handshake", { benefit: milestoneLabel(milestone, words) }),
    ...(reach === null
      ? []
      : [k(reach.reached ? "reached-why" : "barred-why", { why: reach.why })]),
  ];
}

function deedLines({ words, playback: { view } }: Table, deed: number): string[] {
  const refusal = view.prospects.deeds[deed]?.refusal ?? null;
  return [k(`deed-${deed}`), ...(refusal === null ? [] : [words.refuse(refusal)])];
}

/** What a goal scores, and what it has of each thing it counts. */
function goalLines({ words, playback: { view } }: Table, goal: number, seat: number): string[] {
  const parts = view.standing.seats[seat]?.goals[goal]?.parts ?? [];
  const counted = parts.map(({ metric, count, ip }) =>
    k("goal-part", { metric: words.name("metric", metric), count, ip }),
  );
  return [goalLabel(goal, words), ...counted];
}

/** Everything there is to say of a place, line by line. */
export function placeLines(table: Table, { kind, number, seat }: Place): string[] {
  const { words } = table;
  switch (kind) {
    case "region":
      return regionLines(table, number);
    case "card":
      return cardLines(table, number);
    case "milestone":
      return milestoneLines(table, number);
    case "deed":
      return deedLines(table, number);
    case "tile":
      return [tileLabel(number, words)];
    case "goal":
      return goalLines(table, number, seat);
    case "influence_tile":
      return [influenceLabel(number, words)];
    case "knowledge":
      return [knowledgeLabel(number, false, words)];
    case "space":
      return [spaceLabel(number, words)];
    default:
      return [];
  }
}

export function placeLabel(table: Table, place: Place): string {
  return [`${placeTitle(table, place)}.`, ...placeLines(table, place)].join(" ");
}
