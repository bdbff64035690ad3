import { isPlainObject, type Json, show } from '@nineworlds/engine';
import {
  CARD_EFFECTS,
  type DieFace,
  EDITION_SCHEMA,
  type Edition,
  EFFECT_NUMBERS,
  FACE_COLOURS,
  LENGTHS,
  LIMITS,
  type RagnarokCard,
  SPACE_EFFECTS,
  type VanirSpace,
} from '../data/edition.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import type { EditionNumber, EditionPart, FaultList } from './refusals.ts';

/** An object from outside. */
type Given = { readonly [field: string]: Json };

/** An id is a short word of its owner's. */
const ID = /^[a-z0-9][a-z0-9-]{0,39}$/i;

/** Y-16.15: names everything that is wrong with an edition from outside, thing by thing. */
export function checkEdition(value: Json, path: string, faults: FaultList): void {
  new EditionCheck(path, faults).edition(value);
}

/** Y-16.15: an edition without faults as it is played and saved: its words as the game writes them. */
export function readEdition(value: Json): Json {
  const given = value as unknown as Edition;
  const read: Edition = {
    schema: EDITION_SCHEMA,
    editionId: given.editionId.toLowerCase(),
    die: given.die.map(
      ({ colour, hammers }): DieFace => ({ colour: known(FACE_COLOURS, colour), hammers }),
    ),
    ragnarok: given.ragnarok.map(
      ({ enemies, spaces, effects }): RagnarokCard => ({
        enemies: enemies.map((enemy) => known(ENEMY_WORDS, enemy)),
        spaces,
        effects: known(CARD_EFFECTS, effects),
      }),
    ),
    vanir: given.vanir.map(readSpace),
  };
  return read as unknown as Json;
}

function readSpace(space: VanirSpace): VanirSpace {
  const effect = known(SPACE_EFFECTS, space.effect);
  return { ...space, effect } as VanirSpace;
}

/** The word of a list that is meant: capitals are forgiven. */
function wordIn<W extends string>(words: readonly W[], value: unknown): W | undefined {
  if (typeof value !== 'string') return undefined;
  return words.find((word) => word.toLowerCase() === value.toLowerCase());
}

function known<W extends string>(words: readonly W[], value: W): W {
  return wordIn(words, value) ?? value;
}

/** A value as a fact; empty where it is missing. */
function found(value: Json | undefined): string {
  return value === undefined ? '' : show(value);
}

/** Looks at an edition. Every fault stands at the edition and names the thing that it is about. */
class EditionCheck {
  readonly #path: string;
  readonly #faults: FaultList;

  constructor(path: string, faults: FaultList) {
    this.#path = path;
    this.#faults = faults;
  }

  edition(given: Json): void {
    if (!isPlainObject(given) || wordIn([EDITION_SCHEMA], given.schema) === undefined) {
      const value = show(isPlainObject(given) ? given.schema : given);
      this.#faults.add(this.#path, 'editionSchema', { value, expected: EDITION_SCHEMA });
      return;
    }
    this.#fields(given, 'file', 0, ['schema', 'editionId', 'die', 'ragnarok', 'vanir']);
    const { editionId } = given;
    if (typeof editionId !== 'string' || !ID.test(editionId)) {
      this.#faults.add(this.#path, 'editionId', { value: show(editionId) });
    }
    this.#die(this.#things(given.die, 'die'));
    this.#things(given.ragnarok, 'ragnarok').forEach((card, i) => {
      this.#ragnarok(card, i + 1);
    });
    this.#vanir(this.#things(given.vanir, 'vanir'));
  }

  /** Y-5: every colour is on the die, and always with as many hammers: a roll is told by its colour. */
  #die(sides: readonly Json[]): void {
    const hammersOf = new Map<string, Json | undefined>();
    let isRead = sides.length > 0;
    sides.forEach((side, i) => {
      const number = i + 1;
      const given = this.#object(side, 'die', number, ['colour', 'hammers']);
      if (given === undefined) isRead = false;
      if (given === undefined) return;
      const colour = wordIn(FACE_COLOURS, given.colour);
      if (colour === undefined) {
        isRead = false;
        this.#noWord('die', number, given.colour, FACE_COLOURS);
      }
      const isNumber = this.#number(given.hammers, 'die', number, 'hammers');
      if (colour === undefined || !isNumber) return;
      const before = hammersOf.get(colour);
      if (before === undefined) hammersOf.set(colour, given.hammers);
      else if (before !== given.hammers) {
        const value = Number(given.hammers);
        const facts = { number, face: colour, value, expected: Number(before) };
        this.#faults.add(this.#path, 'editionHammers', facts);
      }
    });
    const missing = FACE_COLOURS.filter((colour) => !hammersOf.has(colour));
    if (isRead && missing.length > 0) {
      this.#faults.add(this.#path, 'editionColours', { words: missing.join(', ') });
    }
  }

  /** Y-6.6 */
  #ragnarok(card: Json, number: number): void {
    const given = this.#object(card, 'ragnarok', number, ['enemies', 'spaces', 'effects']);
    if (given === undefined) return;
    const { enemies, effects } = given;
    const { min, max } = LIMITS.enemies;
    const list: readonly Json[] = Array.isArray(enemies) ? enemies : [];
    if (list.length < min || list.length > max) {
      const value = show(Array.isArray(enemies) ? enemies.length : enemies);
      this.#faults.add(this.#path, 'editionEnemies', { number, value, min, max });
    } else {
      const words = list.map((enemy) => wordIn(ENEMY_WORDS, enemy));
      words.forEach((word, i) => {
        if (word === undefined) this.#noWord('ragnarok', number, list[i], ENEMY_WORDS);
        else if (words.indexOf(word) < i) this.#twice('ragnarok', number, word);
      });
    }
    this.#number(given.spaces, 'ragnarok', number, 'spaces');
    if (wordIn(CARD_EFFECTS, effects) === undefined) {
      this.#noWord('ragnarok', number, effects, CARD_EFFECTS);
    }
  }

  /** Y-13: no effect has two spaces, for a line names the effect. */
  #vanir(spaces: readonly Json[]): void {
    const seen = new Set<number>();
    spaces.forEach((space, i) => {
      const number = i + 1;
      const effect = isPlainObject(space) ? wordIn(SPACE_EFFECTS, space.effect) : undefined;
      if (isPlainObject(space) && effect === undefined) {
        this.#noWord('vanir', number, space.effect, SPACE_EFFECTS);
        return;
      }
      const counted = effect === 'take' ? 'vikings' : effect === 'foresee' ? 'cards' : undefined;
      const more = counted === undefined ? [] : [counted];
      const given = this.#object(space, 'vanir', number, ['effect', ...more]);
      if (given === undefined || effect === undefined) return;
      if (counted !== undefined) this.#number(given[counted], 'vanir', number, counted);
      const at = EFFECT_NUMBERS[effect];
      if (at > 0 && seen.has(at)) this.#twice('vanir', number, effect);
      seen.add(at);
    });
  }

  /** The things of a list, if there are as many as there should be: a hostile list may be long. */
  #things(given: Json | undefined, part: keyof typeof LENGTHS): readonly Json[] {
    const expected = LENGTHS[part];
    if (Array.isArray(given) && given.length === expected) return given;
    const value = show(Array.isArray(given) ? given.length : given);
    this.#faults.add(this.#path, 'editionLength', { part, value, expected });
    return [];
  }

  #object(
    given: Json,
    part: EditionPart,
    number: number,
    fields: readonly string[],
  ): Given | undefined {
    if (!isPlainObject(given)) {
      this.#faults.add(this.#path, 'editionThing', { part, number, value: show(given) });
      return undefined;
    }
    this.#fields(given, part, number, fields);
    return given;
  }

  /** Names a field that nobody knows; of several the first. One that is missing is told by what it is not. */
  #fields(given: Given, part: EditionPart, number: number, fields: readonly string[]): void {
    const unknown = Object.keys(given).find((key) => !fields.includes(key));
    if (unknown === undefined) return;
    const facts = { part, number, value: show(unknown), words: fields.join(', ') };
    this.#faults.add(this.#path, 'editionField', facts);
  }

  #number(
    value: Json | undefined,
    part: EditionPart,
    number: number,
    field: EditionNumber,
  ): boolean {
    const { min, max } = LIMITS[field];
    const isGood =
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    if (!isGood) {
      const facts = { part, number, field, value: found(value), min, max };
      this.#faults.add(this.#path, 'editionNumber', facts);
    }
    return isGood;
  }

  #noWord(
    part: EditionPart,
    number: number,
    value: Json | undefined,
    words: readonly string[],
  ): void {
    const facts = { part, number, value: found(value), words: words.join(', ') };
    this.#faults.add(this.#path, 'editionWord', facts);
  }

  #twice(part: EditionPart, number: number, value: string): void {
    this.#faults.add(this.#path, 'editionTwice', { part, number, value });
  }
}
