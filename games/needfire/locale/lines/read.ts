import {
  type EventFacts,
  type FactNames,
  type Facts,
  type LineTexts,
  lineTexts,
  type Sentence,
  type Table,
} from '@nineworlds/engine';
import type { NeedfireEvents } from '../../rules/events.ts';

/** Who does something. */
interface By {
  seat: number;
}

/** What lines say that no event says, each with its facts. What is hidden from the reader is missing. */
export interface NeedfireLines {
  emberShown: { card: string };
  exiles: By & { card: string };
  exileLooked: { card: string | undefined };
  flameSeen: { place: number; card: string | undefined };
  humanTurned: { card: string | undefined };
  ignites: By & { card: string; from: string };
  keepsExile: By & { taken: string; given: string | undefined };
  laysBack: By & { exchanged: number | undefined };
  looksAt: By & { places: string };
  opens: By & { place: number };
  refills: By & { card: string; top: string | undefined };
  stacksExile: By & { card: string };
  swaps: By & { card: string | undefined; place: number };
  takes: By & { card: string };
  turnsUp: By & { place: number; exchanged: number | undefined };
}

type Name = keyof NeedfireLines | keyof NeedfireEvents;

/** Facts without those that the line does not tell. */
function says(
  name: Name,
  facts: Readonly<Record<string, string | number | undefined>>,
): EventFacts {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { name, facts: Object.fromEntries(told) as Facts };
}

/** A card that the reader may know; undefined where the sentence has words of its own for a hidden one. */
function shown(word: string | undefined): string | undefined {
  return word === '?' ? undefined : word;
}

/** What tells the lines of the game; what they say may be the same as what an event says. */
export function lineTextsOf(names: FactNames, sentences: Table<Sentence>): LineTexts {
  return lineTexts({ read: readWords, subject: 'seat', names, sentences });
}

/** What the words of a line of NeedFire say. */
function readWords(words: readonly string[]): readonly EventFacts[] {
  const said = words[0] === 'chance' ? ofChance(words.slice(1)) : ofPlayers(words);
  return said === undefined ? [] : [said];
}

/** Whether two flames are laid back the other way round: 1 or 0, and undefined for who cannot know. */
function exchanged(word: string | undefined): number | undefined {
  if (word === undefined || word === '?') return undefined;
  return word === 'exchange' ? 1 : 0;
}

function ofPlayers(words: readonly string[]): EventFacts | undefined {
  const [verb, first = '', second] = words;
  switch (verb) {
    case 'open':
      return says('opens', { place: Number(first) });
    case 'peek':
      return says('looksAt', { places: words.slice(1).join(' ') });
    case 'settle':
      return says('turnsUp', { place: Number(first), exchanged: exchanged(second) });
    case 'arrange':
      return says('laysBack', { exchanged: exchanged(first) });
    case 'refill':
      return says('refills', { card: first, top: shown(second) });
    case 'stack':
      return says('stacksExile', { card: first });
    case 'swap':
      return says('swaps', { card: shown(first), place: Number(second) });
    case 'ignite':
      return says('ignites', { card: first, from: second ?? '' });
    case 'take':
      return says('takes', { card: first });
    case 'keep':
      return says('keepsExile', { taken: first, given: second });
    case 'banish':
      return says('exiles', { card: first });
    default:
      return undefined;
  }
}

function ofChance([verb, first = '', second]: readonly string[]): EventFacts | undefined {
  const number = Number(/\d+$/.exec(first)?.[0] ?? 0);
  switch (verb) {
    case 'human':
      return first.startsWith('ring')
        ? says('warriorDealt', { place: number, card: second })
        : says('humanDealt', { seat: number - 1, card: second });
    case 'flame':
      return says('flameDealt', { seat: number - 1, card: shown(second) });
    case 'first':
      return says('firstChosen', { seat: number - 1 });
    case 'bonfire':
      return says('flameSeen', { place: number, card: shown(second) });
    case 'draw':
      return says('humanTurned', { card: shown(first) });
    case 'exile':
      return says('exileLooked', { card: shown(first) });
    case 'ember':
      return says('emberShown', { card: first });
    default:
      return undefined;
  }
}
