export type * from './contract.ts';
export { default as Icon } from './Icon.svelte';
export type { EnemyName, IconName, WorldName } from './icons/names.ts';
export { ENEMY_COLOURS, WORLD_COLOURS } from './icons/names.ts';
export { default as Rune } from './Rune.svelte';
export { roving } from './roving.ts';
export { opticalSize } from './rune-size.ts';
export { default as Token } from './Token.svelte';
export { default as Vignette } from './Vignette.svelte';
