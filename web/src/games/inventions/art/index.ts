/** The drawings of Inventions. */

export { default as ObjectArt } from "./ObjectArt.svelte";
export { default as Pillar } from "./Pillar.svelte";
export { default as Sign } from "./Sign.svelte";
export { default as WorldArt } from "./WorldArt.svelte";
