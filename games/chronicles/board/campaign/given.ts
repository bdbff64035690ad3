import type { CampaignApp, IconName } from '@nineworlds/board';
import type { FactTexts, GameTexts, Lang } from '@nineworlds/engine';
import type { GodWord, RelationWord } from '../../data/gods.ts';
import type { BlockWord } from '../../data/sheet.ts';
import type { Says } from './locale/en.ts';

/** What every part of the campaign pages is given. */
export interface Given {
  readonly app: CampaignApp;
  readonly say: Says;
  readonly reasons: FactTexts;
  readonly lang: Lang;
  readonly texts: GameTexts;
}

/** The drawings of the rows of a sheet. */
export const ROW_ICONS: Readonly<Record<BlockWord | RelationWord, IconName>> = {
  'brother-in-arms': 'brother',
  kin: 'kin',
  'lucky-companion': 'lucky',
  'travel-companion': 'companion',
  godDie: 'god-die',
  vanirDie: 'vanir-die',
  elves: 'elf',
  dice: 'vanir-die',
};

/** What a god is called. */
export function godName({ texts }: Given, god: GodWord): string {
  return texts.words[god] ?? god;
}

/** A day, as people write it. */
export function dayText({ lang }: Given, at: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(at));
}
