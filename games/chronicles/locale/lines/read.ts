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
import type { ArtifactWord } from '../../data/artifacts.ts';
import type { CreatureWord } from '../../data/creatures.ts';
import type { SymbolWord } from '../../data/edition.ts';
import type { GodWord } from '../../data/gods.ts';
import type { IotunnWord } from '../../data/iotunns.ts';
import type { WorldWord } from '../../data/worlds.ts';
import type { ChroniclesEvents } from '../../rules/events.ts';

/** Who does something. */
interface By {
  god: GodWord;
}

interface Counted extends By {
  count: number;
}

/** A god and another one. */
interface With extends By {
  other: GodWord;
}

/** What lines say that no event says, each with its facts. */
export interface ChroniclesLines {
  acts: By & { world: WorldWord | undefined };
  actsFromAfar: By & { world: WorldWord };
  backShown: { other: GodWord; god: GodWord };
  brotherHelps: By;
  brotherKeeps: By;
  chooses: By & { choice: string };
  defeats: By & { iotunn: IotunnWord };
  discards: By & { artifact: ArtifactWord };
  escorted: { other: GodWord; world: WorldWord };
  fallsOn: { choice: string };
  fights: By & { foe: string };
  freyrCancels: Counted;
  givesCard: With;
  givesLife: With;
  goes: By & { world: WorldWord };
  heals: By & { world: WorldWord };
  healsTree: By;
  keepsGodDie: By;
  kinArtifact: With & { artifact: ArtifactWord };
  kinAskMe: By;
  kinDie: With;
  kinElf: With;
  kinEnough: By;
  kinLoses: Counted;
  kinNever: By;
  kinNotNow: By;
  lateHeroes: Counted;
  livesFor: { gods: string };
  luckyDie: By;
  luckyElf: By;
  luckyNothing: By;
  movesFigure: With & { world: WorldWord };
  orders: { gods: string };
  regainsLife: By;
  rerollsGodDie: By;
  rerollsVanir: Counted;
  rests: By;
  rides: { other: GodWord; world: WorldWord };
  rolls: Counted;
  sagaDeed: By & { action: string };
  sagaFight: By & { fight: string };
  sendsHeroes: Counted;
  sharesArtifacts: { shares: string };
  sharesDice: { shares: string };
  sharesElves: { shares: string };
  sharesLives: { shares: string };
  spendsElves: Counted;
  stacks: By & { card: string };
  stays: By & { world: WorldWord | undefined };
  stopsStones: By;
  takesArtifact: By & { artifact: ArtifactWord };
  takesCards: By & { cards: string };
  takesDice: Counted;
  takesElves: Counted;
  takesThere: Counted;
  tokenShows: { token: string };
  travels: With;
  turnsTree: Counted;
  uses: By & { creature: CreatureWord };
  vanirDieShows: { symbol: SymbolWord };
}

type Name = keyof ChroniclesLines | keyof ChroniclesEvents;

function says(name: Name, facts: Facts = {}): EventFacts {
  return { name, facts };
}

/** What tells the lines of the game; what they say may be the same as what an event says. */
export function lineTextsOf(names: FactNames, sentences: Table<Sentence>): LineTexts {
  return lineTexts({ read: readWords, subject: 'god', names, sentences });
}

/** What the words of a line of Chronicles say. A god that is missing is the one who plays it. */
function readWords(
  words: readonly string[],
  context: LineContext | undefined,
): readonly EventFacts[] {
  if (words[0] === 'chance') return ofChance(words.slice(1));
  // A line that leads to a saving throw ends with how many Vanir dice are rolled.
  const isRolling = context !== undefined && context.questions.at(-1) === 'rollDice';
  if (!isRolling) return ofGods(words, context);
  const rolls = says('rolls', { count: Number(words.at(-1)) });
  if (context.questions.length === 1) return [rolls];
  return [...ofGods(words.slice(0, -1), context), rolls];
}

function ofGods(words: readonly string[], context: LineContext | undefined): EventFacts[] {
  const [verb = '', first = '', second = ''] = words;
  const rest = words.slice(1);
  const count = Number(first);
  const list = rest.join(' ');
  switch (verb) {
    case 'move':
    case 'go':
      return [says('goes', { world: first })];
    case 'stay':
      return [says('stays')];
    case 'travel':
      return [says('travels', { other: first })];
    case 'escort':
      return [says('escorted', { other: first, world: second })];
    case 'act':
      return acting(rest, context, String(context?.facts.world ?? ''), says('acts'));
    case 'heal':
      return [first === '' ? says('healsTree') : says('heals', { world: first })];
    case 'fight':
      return [
        /^\d*$/.test(second)
          ? says('fights', { foe: first })
          : says('sagaFight', { fight: second }),
      ];
    case 'saga':
      return [says('sagaDeed', { action: first }), ...chosenAfter(rest.slice(1), context)];
    case 'choose':
      return [says('chooses', { choice: first })];
    case 'discard':
      return [says('discards', { artifact: first })];
    case 'mend':
      return [first === 'self' ? says('regainsLife') : says('givesLife', { other: first })];
    case 'rest':
      return [says('rests')];
    case 'take':
      return first.includes('-') ? taking(rest) : [says('takesThere', { count })];
    case 'artifact':
      return [says('takesArtifact', { artifact: first })];
    case 'apply':
      return [says('uses', { creature: first }), ...effect(first, rest.slice(1), context)];
    case 'rune':
      return stone(rest, context);
    case 'iotunn':
      return [says('defeats', { iotunn: first })];
    case 'life':
      return [says('livesFor', { gods: list })];
    case 'lives':
      return [says('sharesLives', { shares: list })];
    case 'elves':
      return [
        second === '' ? says('spendsElves', { count }) : says('sharesElves', { shares: list }),
      ];
    case 'dice':
      return [second === '' ? says('rolls', { count }) : says('sharesDice', { shares: list })];
    case 'artifacts':
      return [says('sharesArtifacts', { shares: list })];
    case 'ride':
      return [says('rides', { other: first, world: second })];
    case 'stack':
      return [says('stacks', { card: first })];
    case 'to':
      return [says('givesCard', { other: first })];
    case 'order':
      return [says('orders', { gods: list })];
    case 'kin':
      return [kin(first, second)];
    default:
      return inThrow(verb, rest);
  }
}

/** What is chosen in the same line after a saga action. */
function chosenAfter(rest: readonly string[], context: LineContext | undefined): EventFacts[] {
  const isDiscard = context?.questions.includes('sagaDiscard') === true;
  return rest.map((word) =>
    isDiscard ? says('discards', { artifact: word }) : says('chooses', { choice: word }),
  );
}

/** What is done in a world: just that, or what comes of it is chosen in the same line. */
function acting(
  rest: readonly string[],
  context: LineContext | undefined,
  world: string,
  acts: EventFacts,
): EventFacts[] {
  const [chosen = ''] = rest;
  if (chosen === '') return [acts];
  const { questions = [] } = context ?? {};
  if (!/^\d+$/.test(chosen) && context === undefined) return [acts];
  if (questions.includes('healWorld')) return [acts, says('heals', { world: chosen })];
  if (questions.includes('takeArtifact'))
    return [acts, says('takesArtifact', { artifact: chosen })];
  // Without a context it is not known where, and so not of what.
  return [acts, troops(world, Number(chosen))];
}

/** Elves stand in Alfheim, Vanir dice lie in Vanaheim. */
function troops(world: string, count: number): EventFacts {
  if (world === 'alfheim') return says('takesElves', { count });
  return says(world === 'vanaheim' ? 'takesDice' : 'takesThere', { count });
}

/** What is chosen for the effect of a creature. */
function effect(
  creature: string,
  rest: readonly string[],
  context: LineContext | undefined,
): EventFacts[] {
  const [chosen = ''] = rest;
  if (chosen === '') return [];
  const { questions = [] } = context ?? {};
  if (questions.includes('takeTroops')) {
    return [troops(creature === 'hildisvini' ? 'alfheim' : 'vanaheim', Number(chosen))];
  }
  if (questions.includes('go')) return [says('goes', { world: chosen })];
  if (questions.includes('healWorld')) return [says('heals', { world: chosen })];
  if (questions.includes('defeatIotunn')) return [says('defeats', { iotunn: chosen })];
  if (questions.includes('giveLife')) return [says('livesFor', { gods: rest.join(' ') })];
  if (questions.includes('takeCard')) return taking(rest);
  return [];
}

/** Cards that are taken off the wheel, and after a Support god's card who gets it. */
function taking(rest: readonly string[]): EventFacts[] {
  const cards = rest.filter((word) => word.includes('-')).join(' ');
  const others = rest.filter((word) => !word.includes('-'));
  return [says('takesCards', { cards }), ...others.map((other) => says('givesCard', { other }))];
}

/** What is done with a runestone. */
function stone(rest: readonly string[], context: LineContext | undefined): EventFacts[] {
  const [what = '', first = '', second = ''] = rest;
  switch (what) {
    case 'stop':
      return [says('stopsStones')];
    case 'heal':
      return [says('regainsLife')];
    case 'turn':
      return [says('turnsTree', { count: Number(first) })];
    case 'move':
      return [says('movesFigure', { other: first, world: second })];
    default:
      return fromAfar(rest.slice(2), context, first);
  }
}

/** C-11.4, C-15.41: what is done from afar in a world: its own action, or one of the saga. */
function fromAfar(
  rest: readonly string[],
  context: LineContext | undefined,
  world: string,
): EventFacts[] {
  const acts = says('actsFromAfar', { world });
  const [what = '', action = ''] = rest;
  if (what === 'saga') {
    return [acts, says('sagaDeed', { action }), ...chosenAfter(rest.slice(2), context)];
  }
  return acting(what === 'act' ? rest.slice(1) : rest, context, world, acts);
}

/** What is taken from Kin, or that nothing is. */
function kin(what: string, item: string): EventFacts {
  switch (what) {
    case 'enough':
      return says('kinEnough');
    case 'not-now':
      return says('kinNotNow');
    case 'never':
      return says('kinNever');
    case 'ask-me':
      return says('kinAskMe');
    default:
      if (item === 'elf') return says('kinElf', { other: what });
      if (item === 'die') return says('kinDie', { other: what });
      return says('kinArtifact', { other: what, artifact: item });
  }
}

/** What is decided in a saving throw. */
function inThrow(verb: string, rest: readonly string[]): EventFacts[] {
  const [first = ''] = rest;
  const count = Number(first);
  switch (verb) {
    case 'heroes':
      return [says('sendsHeroes', { count })];
    case 'late':
      return [says('lateHeroes', { count })];
    case 'draupnir':
      return [says(first === 'yes' ? 'rerollsGodDie' : 'keepsGodDie')];
    case 'andvarinaut':
      return [says('rerollsVanir', { count: rest.reduce((sum, word) => sum + Number(word), 0) })];
    case 'brother':
      return [says(first === 'yes' ? 'brotherHelps' : 'brotherKeeps')];
    case 'freyr':
      return [says('freyrCancels', { count })];
    case 'kinlives':
      return [says('kinLoses', { count })];
    case 'lucky':
      if (first === 'elf') return [says('luckyElf')];
      return [says(first === 'die' ? 'luckyDie' : 'luckyNothing')];
    default:
      return [];
  }
}

function ofChance(words: readonly string[]): EventFacts[] {
  const [verb = '', first = '', second = ''] = words;
  switch (verb) {
    case 'god':
      return [says('godDealt', { seat: Number(first.slice('seat-'.length)) - 1, god: second })];
    case 'support':
      return [says('supportDealt', { god: first })];
    case 'artifact':
      return [says('artifactShown', { artifact: first })];
    case 'back':
      return [says('backShown', { other: first, god: second })];
    case 'card':
      return [says('cardRevealed', { card: first })];
    case 'iotunn':
      return [says('iotunnCame', { iotunn: first })];
    case 'creature':
      return [says('creatureDrawn', { creature: first })];
    case 'stone':
      return [says('stoneThrown', { stone: first, effect: second })];
    case 'god-die':
      return [says('godDieRolled', { god: first, symbol: second })];
    case 'vanir-die':
      return [says('vanirDieShows', { symbol: first })];
    case 'token':
      return [says('tokenShows', { token: first })];
    case 'fate':
      return [says('fallsOn', { choice: first })];
    default:
      return [];
  }
}
