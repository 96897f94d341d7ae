/** The keyboard on a land: the cursor goes from site to site, or from cell to cell; pages change the age. */

import { steering } from "../parts/keys";
import { passOver, pointAt } from "./acting";
import { middleOf } from "./geometry";
import { litCells } from "./pointing";

/** Do what a key means, if it means anything. */
export const steer = steering(passOver, pointAt, {
  open: (table, { front: age }) => [...litCells(table, age)].map((cell) => ({ age, cell })),
  at: ({ cell }) => middleOf(cell, 1),
});
