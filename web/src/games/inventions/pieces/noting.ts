/** What is worth knowing beside an offered action: what the card, tile or place it names does. */

import type { OfferedAction } from "../../../table/model/choose";
import { askedOf, type Table } from "../acting";
import {
  benefitLabel,
  deedLabel,
  goalLabel,
  influenceLabel,
  knowledgeLabel,
  milestoneLabel,
  specialistLabel,
  tileLabel,
} from "../labels";
import { FIELDS, NONE, parts } from "../parts";
import { k } from "../words.svelte";
import { labelled } from "../../../words/labelled";

type Note = (table: Table, fields: Readonly<Record<string, number>>) => string;

/** So many choices are told one by one beside the hand. */
export const FEW = 9;

const tile: Note = ({ words }, { tile: number = NONE }) => tileLabel(number, words);
const milestone: Note = ({ words }, { milestone: number = NONE }) => milestoneLabel(number, words);
const influence: Note = ({ words }, { influence_tile: number = NONE }) =>
  influenceLabel(number, words);

function atHome({ playback, session }: Table, field: number): string {
  const player = playback.view.players[session.viewer];
  const count = field < FIELDS.length ? player?.available[field] : player?.academics;
  return k("at-home", { count: count ?? 0 });
}

function space(table: Table, place: number): string {
  const asked = askedOf(table);
  if (asked?.type !== "ChooseSpace") return "";
  const found = parts.eraSpaces.find((one) => one.era === asked.era && one.place === place);
  return found === undefined ? "" : benefitLabel(found.benefit, table.words);
}

function wealth(table: Table): string {
  const asked = askedOf(table);
  if (asked?.type !== "ChooseReward") return "";
  const number = table.playback.view.regions[asked.region]?.wealth ?? NONE;
  return labelled(table.words.name("tile", number), tileLabel(number, table.words));
}

const NOTES: Readonly<Record<string, Note>> = {
  "do-take": ({ words, playback: { view } }, { tile: number = NONE }) =>
    `${tileLabel(number, words)} · ${k("copies-left", { count: view.stock[number] ?? 0 })}`,
  "do-discard": tile,
  "do-use": tile,
  "do-place": tile,
  "do-chain-technology": tile,
  "do-discover": milestone,
  "do-dispatch": milestone,
  "do-recall": milestone,
  "do-claim": influence,
  "do-chain-influence": influence,
  "do-drop": ({ words }, { goal = NONE }) => goalLabel(goal, words),
  "do-chain-card": ({ words }, { card = NONE }) =>
    deedLabel(parts.ideas[card]?.deed ?? NONE, words),
  "do-chain-knowledge": ({ words, playback: { view } }, { knowledge = NONE }) => {
    const spent = view.regions.some((one) => one.knowledge === knowledge && one.spent);
    return knowledgeLabel(knowledge, spent, words);
  },
  "do-present": ({ words, playback: { view } }, { region = NONE }) =>
    specialistLabel(view.regions[region]?.specialist ?? NONE, words),
  "do-advance": (table, { place = NONE }) => space(table, place),
  "do-send": (table, { citizen = NONE }) => atHome(table, citizen),
  "do-exhaust": (table, { field = NONE }) => atHome(table, field),
  "do-enrich": wealth,
  "do-pay": ({ words, playback, session }) => {
    const count = playback.view.standing.seats[session.viewer]?.placing ?? 0;
    return words.say("price-influence", { count });
  },
};

export function optionNote(table: Table, { say, fields }: OfferedAction): string {
  const numbers = Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      typeof value === "number" ? [[field, value]] : [],
    ),
  );
  return NOTES[say]?.(table, numbers) ?? "";
}
