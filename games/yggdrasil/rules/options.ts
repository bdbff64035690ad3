import {
  choice,
  flag,
  integer,
  type Json,
  type OptionDef,
  type Options,
  type OptionsDef,
  show,
} from '@nineworlds/engine';
import { ANGRY_CARDS, RAGNAROK_CARDS } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS, MAX_SEATS } from '../data/gods.ts';
import { DIFFICULTY_SOURCE, OPTION_SOURCES } from '../data/option-sources.ts';
import { RECONSTRUCTED } from '../data/reconstructed-edition.ts';
import { DIFFICULTIES, RULE_SETS } from '../data/rule-sets.ts';
import { bringsAllEffects, discardsNext, isOwnEdition } from './edition.ts';
import type { FaultList } from './refusals.ts';

/** Some different words of a list, typed with a plus between them, or `random`. */
function listOf(
  words: readonly string[],
  reasons: {
    readonly unknown: 'godUnknown' | 'enemyUnknown';
    readonly twice: 'godTwice' | 'enemyTwice';
  },
): OptionDef {
  return {
    default: 'random',
    accepts: `random | ${words.join(' + ')}`,
    examples: ['random', ...words.map((_, i) => words.slice(0, i + 1)), [...words].reverse()],
    parse: (text) => (text === 'random' ? text : text.split('+').map((word) => word.trim())),
    check(value, path, faults: FaultList) {
      if (value === 'random') return;
      if (!Array.isArray(value)) {
        faults.add(path, 'notAList', { value: show(value) });
        return;
      }
      // More are wrong anyhow, and a hostile list may be long.
      const items: readonly Json[] = value.slice(0, words.length + 1);
      items.forEach((item, i) => {
        const at = `${path}[${i}]`;
        if (typeof item !== 'string' || !words.includes(item)) {
          faults.add(at, reasons.unknown, { value: show(item), words: words.join(', ') });
        } else if (items.indexOf(item) < i) {
          faults.add(at, reasons.twice, { value: item });
        }
      });
      if (value.length > words.length) {
        faults.add(path, 'wrongCount', { value: value.length, expected: words.length });
      }
    },
  };
}

/**
 * Y-16.15: our edition, named by its word. An owner's own, embedded whole, is taken where it is checked
 * (`checked.ts`).
 */
export const edition: OptionDef = {
  default: RECONSTRUCTED,
  accepts: RECONSTRUCTED,
  examples: [RECONSTRUCTED],
  parse: (text) => text,
  check(value, path, faults: FaultList) {
    if (value !== RECONSTRUCTED) faults.add(path, 'notAnObject', { value: show(value) });
  },
};

const SEAT_NUMBERS = Array.from({ length: MAX_SEATS }, (_, i) => String(i + 1));

/** The options of Yggdrasil: who plays (Y-3), how hard (Y-6), and where the sources disagree (Y-16). */
export const OPTIONS: OptionsDef = {
  fields: {
    seats: integer(1, MAX_SEATS, 3),
    gods: listOf(GOD_WORDS.slice(1), { unknown: 'godUnknown', twice: 'godTwice' }),
    first: choice(['agreed', 'random', ...SEAT_NUMBERS], 'agreed'),
    angry: integer(0, ANGRY_CARDS, 0),
    angryEnemies: listOf(ENEMY_WORDS, { unknown: 'enemyUnknown', twice: 'enemyTwice' }),
    spread: choice(['piles', 'random'], 'piles'),
    ragnarok: integer(0, RAGNAROK_CARDS, 0),
    ragnarokEffects: choice(['none', 'each'], 'none'),
    ruleset: choice(Object.keys(RULE_SETS), 'printed2011'),
    bags: choice(['printed', 'draft'], 'printed'),
    floodStart: choice(['black', 'none'], 'black'),
    giants: choice(['printed', 'draft'], 'printed'),
    runes: choice(['printed', 'draft'], 'printed'),
    odin: choice(['either', 'bottomOnly'], 'either'),
    vanirUse: choice(['reached', 'exact'], 'reached'),
    vanir3: choice(['reorder', 'discardNext'], 'reorder'),
    thiazyWeapons: flag(true),
    direction: choice(['clockwise', 'counterclockwise'], 'clockwise'),
    victory: choice(['endOfTurn', 'lastCard'], 'endOfTurn'),
    vanirFlight: choice(['any', 'adjacent'], 'any'),
    anyGiant: flag(false),
    firstArchOneWay: flag(false),
    gathering: choice(['everyAction', 'oncePerTurn'], 'everyAction'),
    thiazyThor: flag(true),
    vanirEnd: choice(['returns', 'stays'], 'returns'),
    asgardFoes: choice(['enemies', 'enemiesAndGiants'], 'enemies'),
    edition,
  },
  presets: DIFFICULTIES,
  sources: OPTION_SOURCES,
  presetSource: DIFFICULTY_SOURCE,
  follows,
  together,
};

/**
 * A rule set brings its values, and an owner's edition those that it settles; a list of gods or of angry enemies tells
 * how many there are.
 */
function follows(given: Options): Options {
  const name = given.ruleset;
  const isKnown = typeof name === 'string' && Object.hasOwn(RULE_SETS, name);
  return {
    ...(isKnown ? RULE_SETS[name] : {}),
    // Y-16.15
    ...(isOwnEdition(given.edition) ? { vanir3: 'reorder', ragnarokEffects: 'none' } : {}),
    ...(Array.isArray(given.gods) ? { seats: given.gods.length } : {}),
    ...(Array.isArray(given.angryEnemies) ? { angry: given.angryEnemies.length } : {}),
  };
}

/** Y-3.1, Y-3.5, Y-6.5: as many gods as seats, as many angry enemies as Angry cards. */
function together(options: Options, faults: FaultList): void {
  const { gods, angryEnemies } = options;
  const [seats, angry] = [Number(options.seats), Number(options.angry)];
  if (Array.isArray(gods) && gods.length !== seats) {
    faults.add('options.gods', 'wrongCount', { value: gods.length, expected: seats });
  }
  if (Array.isArray(angryEnemies) && angryEnemies.length !== angry) {
    faults.add('options.angryEnemies', 'wrongCount', {
      value: angryEnemies.length,
      expected: angry,
    });
  }
  settledByEdition(options, faults);
  const first = Number(options.first);
  if (first > seats) {
    faults.add('options.first', 'outOfRange', { value: first, min: 1, max: seats });
  }
}

/** Y-16.15: an owner's edition says itself what two options say of ours; they cannot say otherwise. */
function settledByEdition(options: Options, faults: FaultList): void {
  const { edition: own } = options;
  if (!isOwnEdition(own)) return;
  if (options.vanir3 === 'discardNext' && !discardsNext(own)) {
    faults.add('options.vanir3', 'editionSaysVanir', { option: 'vanir3', value: 'reorder' });
  }
  if (options.ragnarokEffects === 'each' && !bringsAllEffects(own)) {
    const facts = { option: 'ragnarokEffects', value: 'none' };
    faults.add('options.ragnarokEffects', 'editionSaysRagnarok', facts);
  }
}
