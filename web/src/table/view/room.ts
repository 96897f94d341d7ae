/** How much of the players there is room for beside the board. */

import type { Plan } from "../../browser/layout.svelte";

/** One line for all of them, one for each, or all that lies before each seat. */
export type Look = "strip" | "lines" | "full";

// Pixels.
const SEAT = { shelf: 124, columns: 224 }; // how high all that lies before a seat is, at most
const REST = { shelf: 600, columns: 60 }; // what else stands in that column
const BENEATH = { shelf: 150, columns: 0 }; // what is settled at the table, below the players

function isTall(plan: Plan): plan is "shelf" | "columns" {
  return plan === "shelf" || plan === "columns";
}

export function lookOf(plan: Plan, seats: number, height: number): Look {
  if (plan === "beside") return "lines";
  if (!isTall(plan)) return "strip";
  return height >= REST[plan] + SEAT[plan] * seats ? "full" : "lines";
}

/** Whether what is settled at the table stands below the players; else it is in their drawer. */
export function hasBeneath(plan: Plan, seats: number, height: number): boolean {
  return isTall(plan) && height >= REST[plan] + SEAT[plan] * seats + BENEATH[plan];
}
