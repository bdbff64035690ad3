import { isPlainObject, type Json, type Options } from '@nineworlds/engine';

/** A value of an option that an owner has entered from their own box. */
export interface OwnValue {
  readonly value: Json;
  /** The host has found nothing wrong with it; until then games are played with ours. */
  readonly isWhole: boolean;
}

/** What an owner has entered for an option of a game; undefined where nothing is saved in this browser. */
export function ownValue(game: string, option: string): OwnValue | undefined {
  return savedValues(game)[option];
}

/** Saves what an owner has entered, or removes it; whether this browser lets it. */
export function saveOwnValue(game: string, option: string, own: OwnValue | undefined): boolean {
  const { [option]: _before, ...others } = savedValues(game);
  const values = own === undefined ? others : { ...others, [option]: own };
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(values));
    return true;
  } catch {
    // Storage is full or blocked: the page says so, and offers the file.
    return false;
  }
}

/** The options of a game that an owner has entered whole: it is played with them. */
export function ownOptions(game: string): Options {
  const whole = Object.entries(savedValues(game)).filter(([, { isWhole }]) => isWhole);
  return Object.fromEntries(whole.map(([option, { value }]) => [option, value]));
}

function savedValues(game: string): Readonly<Record<string, OwnValue>> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    const values = Object.entries(isPlainObject(saved) ? saved : {});
    return Object.fromEntries(
      values.filter((entry): entry is [string, Json & OwnValue] => isOwn(entry[1])),
    );
  } catch {
    return {};
  }
}

function isOwn(value: unknown): boolean {
  return isPlainObject(value) && isPlainObject(value.value) && typeof value.isWhole === 'boolean';
}

function keyOf(game: string): string {
  return `nineworlds-own-${game}`;
}
