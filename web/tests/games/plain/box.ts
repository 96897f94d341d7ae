/** A small game that nobody has drawn a board for: cards in three colours, a market, hidden hands. */

import type { PlainConstant } from "../../../src/games/plain/constant";
import type { Telling, Thing } from "../../../src/games/plain/tree";
import type { Plain, Typed } from "../../../src/protocol/values";
import { bundle, Words } from "../../../src/words/words";

export const GAME: PlainConstant = {
  name: "market",
  rules_version: 1,
  seats: [2, 3],
  names: { card: ["rose", "lily", "iris"], stall: ["north", "south"] },
  counted: { cards: ["rose", "lily", "iris"] },
  seated: ["seat", "owner"],
  options: [],
  actions: {
    buy: { say: "do-buy", fields: ["card", "stall"], text: "buy {card} {stall}" },
    bid: { say: "do-bid", fields: ["coins"], text: "bid {coins}" },
    give: { say: "do-give", fields: ["seat"], text: "give {seat}" },
    pay: { say: "do-pay", fields: ["cards"], text: null },
  },
  content: {},
  fields: { MarketView: { turn: "seat" }, Player: { favourite: "card" } },
};

const LIST = `
seat-0 = Red
seat-1 = Green
seat-nobody = nobody
card-rose = a rose
card-lily = a lily
card-iris = an iris
cards-rose = { $count } roses
cards-lily = { $count } lilies
cards-iris = { $count } irises
cards-none = no cards
stall-north = the north stall
stall-south = the south stall
field-face-up = On show
    .of = card
field-takings = Takings
    .by = seat
mood-glad = in good spirits
option-long = Length
option-long-yes = A long game
do-buy = Buy { $card } at { $stall }
do-bid = Bid { $coins }
do-give = Give way to { $seat }
do-pay = Pay { $cards }
`;

export const WORDS = new Words(GAME, "en", bundle("en", [LIST]));

export const TELLING: Telling = { game: GAME, words: WORDS, say: (key) => key, viewer: 0 };

function player(coins: number, cards: Plain): Typed {
  return { type: "Player", coins, favourite: 1, cards };
}

export const VIEW: Typed = {
  type: "MarketView",
  seat: 0,
  options: [["long", "yes"]],
  round: 3,
  turn: 1,
  mood: "glad",
  over: false,
  face_up: [0, 2],
  takings: [4, 7],
  heap: [],
  stalls: [
    { type: "Stall", owner: 1, price: 2 },
    { type: "Stall", owner: -1, price: 5 },
  ],
  players: [player(8, [2, 0, 1]), player(3, null)],
  decision: { type: "TakeTurn", seat: 1 },
};

/** A thing by its path. */
export function found(things: readonly Thing[], path: string): Thing | undefined {
  for (const thing of things) {
    if (thing.path === path) return thing;
    const inside = found(thing.parts, path);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
