/** What a replay loads when an analysis is wanted. */

export { default as Review } from "./Review.svelte";
export { default as CurvePanel } from "./CurvePanel.svelte";
