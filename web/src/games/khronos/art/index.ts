/** The drawings of Khronos. */

export { default as BuildingArt } from "./BuildingArt.svelte";
export { default as CoinArt } from "./CoinArt.svelte";
export { default as DomainArt } from "./DomainArt.svelte";
export { default as EffectArt } from "./EffectArt.svelte";
export { default as GhostArt } from "./GhostArt.svelte";
export { default as LandArt } from "./LandArt.svelte";
export { default as LitArt } from "./LitArt.svelte";
export { default as SiteArt } from "./SiteArt.svelte";
export { default as Rim } from "./Rim.svelte";
