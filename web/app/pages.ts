import type { Component } from 'svelte';
import NewGame from '../play/NewGame.svelte';
import PlayPage from '../play/PlayPage.svelte';

/** A page of the app; it is given the parts of the address after its name. */
export type Page = Component<{ parts: readonly string[] }>;

/** The pages by the first part of their address. The table is at hand; others are loaded when somebody goes there. */
const PAGES: Readonly<Record<string, () => Promise<{ default: Page }>>> = {
  '': async () => wholePage((await import('../pages/StartPage.svelte')).default),
  new: async () => ({ default: NewGame }),
  play: async () => ({ default: PlayPage }),
  sandbox: () => import('../replay/SandboxPage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  r: () => import('../replay/ReplayPage.svelte'),
  review: () => import('../review/ReviewPage.svelte'),
  o: () => import('../replay/ObservationPage.svelte'),
  setup: () => import('../setup/SetupPage.svelte'),
  own: () => import('../setup/OwnPage.svelte'),
  campaign: () => import('../campaign/CampaignPage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  open: async () => wholePage((await import('../open/OpenPage.svelte')).default),
  settings: async () => wholePage((await import('../menu/SettingsPage.svelte')).default),
  box: async () => wholePage((await import('../setup/BoxPage.svelte')).default),
  credits: async () => wholePage((await import('../pages/Credits.svelte')).default),
};

/** The page for a place; an unknown place leads to a page that says so. */
export async function pageOf(name: string): Promise<Page> {
  const load = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  const found =
    load === undefined
      ? wholePage((await import('../pages/NotFound.svelte')).default)
      : await load();
  return found.default;
}

/** A page with one address only: it needs no more of it. */
function wholePage(page: Component<Record<string, never>>): { default: Page } {
  return { default: page as unknown as Page };
}
