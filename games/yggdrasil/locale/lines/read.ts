import {
  type EventFacts,
  type FactNames,
  type Facts,
  type LineContext,
  type LineTexts,
  lineTexts,
  type Sentence,
  type Table,
} from '@nineworlds/engine';
import type { CardWord } from '../../data/cards.ts';
import type { EnemyWord } from '../../data/enemies.ts';
import type { GiantWord } from '../../data/giants.ts';
import type { GodWord } from '../../data/gods.ts';
import type { ColourWord, IslandWord } from '../../data/islands.ts';
import type { WorldWord } from '../../data/worlds.ts';
import type { FoeWord } from '../../rules/combat.ts';
import type { PlaceWord } from '../../rules/enemy-card.ts';
import type { YggdrasilEvents } from '../../rules/events.ts';

/** What lines say that no event says, each with its facts. */
export interface YggdrasilLines {
  addsElves: { god: GodWord; count: number };
  attacks: { god: GodWord; foe: FoeWord; world: WorldWord; count: number };
  calms: { god: GodWord };
  cardComes: { card: CardWord };
  dieShows: { face: ColourWord };
  drawsForFire: { god: GodWord; bag: ColourWord };
  effectNext: { enemy: EnemyWord };
  exchanges: {
    god: GodWord;
    other: GodWord;
    vikings: number | undefined;
    elves: number | undefined;
  };
  fireDrawn: { count: number };
  forges: { god: GodWord; enemy: EnemyWord };
  gathers: { god: GodWord; island: IslandWord };
  goBack: { enemies: string };
  holdsAfterwards: { shares: string };
  keepsRoll: { god: GodWord; face: ColourWord };
  ordersCards: { god: GodWord; cards: string };
  passes: { god: GodWord };
  rearmostAdvances: { enemy: EnemyWord };
  resolves: { god: GodWord; card: CardWord; where: PlaceWord | undefined };
  returns: { god: GodWord; where: PlaceWord };
  revives: { god: GodWord; bag: ColourWord };
  sendsValkyries: { god: GodWord; island: IslandWord };
  sendsVikings: { god: GodWord; count: number };
  takesElf: { god: GodWord };
  vanirAdvance: { god: GodWord };
  vanirDismiss: { god: GodWord; giant: GiantWord };
  vanirFly: { god: GodWord; island: IslandWord };
  vanirForesee: { god: GodWord };
  vanirPush: { god: GodWord; enemy: EnemyWord };
  vanirReturn: { god: GodWord };
  vanirTake: { god: GodWord };
  vikingsDrawn: { count: number };
}

type Name = keyof YggdrasilLines | keyof YggdrasilEvents;

function says(name: Name, facts: Facts = {}): EventFacts {
  return { name, facts };
}

/** What tells the lines of the game; what they say may be the same as what an event says. */
export function lineTextsOf(names: FactNames, sentences: Table<Sentence>): LineTexts {
  return lineTexts({ read: readWords, subject: 'god', names, sentences });
}

/** What the words of a line of Yggdrasil say. A god that is missing is the one who plays it. */
function readWords(
  words: readonly string[],
  context: LineContext | undefined,
): readonly EventFacts[] {
  if (words[0] === 'chance') return some(ofChance(words.slice(1)));
  // Who plays alone may be asked about Odin's next cards in the same line.
  const last = words.at(-1) ?? '';
  const isReturning = last === 'top' || last === 'bottom';
  if (!isReturning || words[0] === 'resolve' || words[0] === 'return') {
    return some(ofGods(words, context));
  }
  return [...some(ofGods(words.slice(0, -1), context)), says('returns', { where: last })];
}

function some(said: EventFacts | undefined): EventFacts[] {
  return said === undefined ? [] : [said];
}

function ofGods(
  words: readonly string[],
  context: LineContext | undefined,
): EventFacts | undefined {
  const [verb = '', first = '', second = '', ...more] = words;
  const count = Number(first);
  switch (verb) {
    case 'asgard':
    case 'jotunheim':
      return says('attacks', { world: verb, foe: first, count: Number(second) });
    case 'midgard':
      return says(first === 'rainbow' ? 'sendsValkyries' : 'gathers', { island: first });
    case 'nidavellir':
      return says('forges', { enemy: first });
    case 'alfheim':
      return says('takesElf');
    case 'niflheim':
      return says('exchanges', { other: first, ...holdings([second, ...more], context) });
    case 'helheim':
      return says('revives', { bag: first });
    case 'muspellheim':
      return says('drawsForFire', { bag: first });
    case 'vanaheim':
      return vanir(first, second);
    case 'calm':
      return says('calms');
    case 'pass':
      return says('passes');
    case 'resolve':
      return says('resolves', { card: first, ...(second === '' ? {} : { where: second }) });
    case 'return':
      return says('returns', { where: first });
    case 'keep':
      return says('keepsRoll', { face: first });
    case 'vikings':
      return says('sendsVikings', { count });
    case 'elves':
      return says('addsElves', { count });
    case 'advance':
      return says('rearmostAdvances', { enemy: first });
    case 'effect':
      return says('effectNext', { enemy: first });
    case 'order':
      return says('ordersCards', { cards: words.slice(1).join(' ') });
    case 'share':
      return says('holdsAfterwards', { shares: words.slice(1).join(' ') });
    case 'back':
      return says('goBack', { enemies: words.slice(1).join(' ') });
    case 'first':
      return says('firstChosen', { god: first });
    default:
      return undefined;
  }
}

/** What Vanir do: they advance, use an effect, or return without one. */
function vanir(what: string, target: string): EventFacts {
  switch (what) {
    case 'advance':
      return says('vanirAdvance');
    case 'fly':
      return says('vanirFly', { island: target });
    case 'take':
      return says('vanirTake');
    case 'foresee':
      return says('vanirForesee');
    case 'push':
      return says('vanirPush', { enemy: target });
    case 'dismiss':
      return says('vanirDismiss', { giant: target });
    default:
      return says('vanirReturn');
  }
}

/** What a god holds after an exchange: which number stands for what is told by the questions. */
function holdings(numbers: readonly string[], context: LineContext | undefined): Facts {
  const asked = (context?.questions ?? ['keepVikings', 'keepElves']).filter((question) =>
    question.startsWith('keep'),
  );
  // Without a context a single number may be either.
  if (asked.length !== numbers.filter((word) => word !== '').length) return {};
  const facts = asked.map((question, i) => [
    question === 'keepVikings' ? 'vikings' : 'elves',
    Number(numbers[i]),
  ]);
  return Object.fromEntries(facts);
}

function ofChance(words: readonly string[]): EventFacts | undefined {
  const [verb = '', first = '', second = ''] = words;
  switch (verb) {
    case 'god':
      return says('godDealt', { seat: Number(first.slice('seat-'.length)) - 1, god: second });
    case 'angry':
      return says('angryChosen', { enemy: first });
    case 'ragnarok':
      return says('ragnarokChosen', { card: first });
    case 'first':
      return says('firstChosen', { god: first });
    case 'card':
      return says('cardComes', { card: first });
    case 'die':
      return says('dieShows', { face: first });
    case 'giant':
      return says('giantTurned', { giant: first });
    case 'bag':
      return says('vikingsDrawn', { count: Number(first) });
    case 'fire':
      return says('fireDrawn', { count: Number(first) });
    default:
      return undefined;
  }
}
