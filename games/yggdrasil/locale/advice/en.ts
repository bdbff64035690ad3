import { plural } from '@nineworlds/engine';
import type { EffectWord, GiftWord, VanirWord } from '../../bot/arguments/facts.ts';
import type { LineWord } from '../../rules/track.ts';
import type { AdviceTexts } from './index.ts';
import { mean as meanOf, percent as perCent } from './numbers.ts';

type Fact = string | number;

const percent = (chance: Fact) => `${perCent(chance, 'over ', 'under ')}%`;
const mean = (value: Fact) => meanOf(value, '.');

function count(number: Fact, one: string, many: string): string {
  return `${number === 0 ? 'no' : number} ${plural('en', number, { one, other: many })}`;
}

const vikings = (number: Fact) => count(number, 'Viking', 'Vikings');
const elves = (number: Fact) => count(number, 'elf', 'elves');
const enemies = (number: Fact) => count(number, 'enemy', 'enemies');
const tokens = (number: Fact) => count(number, 'token', 'tokens');
const cards = (number: Fact) => count(number, 'card', 'cards');

/** “with 3 Vikings and up to 2 elves”. */
function forces(sent: Fact, helpers: Fact): string {
  const vikingsSent = sent === 0 ? 'without Vikings' : `with ${vikings(sent)}`;
  return helpers === 0 ? vikingsSent : `${vikingsSent} and up to ${elves(helpers)}`;
}

/** “3 Vikings and 1 elf”. */
function goods(given: Fact, helpers: Fact): string {
  return [given === 0 ? [] : vikings(given), helpers === 0 ? [] : elves(helpers)]
    .flat()
    .join(' and ');
}

const LINE: Readonly<Record<LineWord, string>> = {
  wall: 'the wall of Asgard',
  door: 'the door of Valhalla',
  residence: 'Odin’s Residence',
};

/** How a game is lost at a line. */
const OVERRUN: Readonly<Record<LineWord, string>> = {
  wall: 'too many enemies beyond the wall of Asgard',
  door: 'too many enemies beyond the door of Valhalla',
  residence: 'an enemy in Odin’s Residence',
};

const RUNE: Readonly<Record<GiftWord, (dead: Fact) => string>> = {
  vikings: (dead) => `the gods share ${count(dead, 'dead Viking', 'dead Vikings')}`,
  quiet: () => 'in the next three turns no enemy card is drawn',
  threeBack: () => 'three enemies go back one space',
  oneBack: () => 'one enemy goes back three spaces',
};

const VANIR: Readonly<Record<VanirWord, (count: Fact) => string>> = {
  none: () => 'there nothing can be used',
  fly: () => 'there the Valkyries may fly to another island',
  take: (n) => `there a god may take ${count(n, 'dead Viking', 'dead Vikings')}`,
  foresee: (n) => `there a god may look at ${cards(n)} and put them in order`,
  discard: () => 'there a god may discard the next enemy card',
  push: () => 'there a god may push an enemy back without a fight',
  dismiss: () => 'there a god may beat a giant without a fight',
};

const EFFECT: Readonly<Record<EffectWord, (power: Fact) => string>> = {
  none: () => ', without effect',
  vikings: (power) => `; Hel takes up to ${vikings(power)} from a bag`,
  fire: (power) => `; ${count(power, 'Fire Giant goes', 'Fire Giants go')} into a bag`,
  flood: () => '; an island is flooded and the Valkyries go home',
  giants: (power) => `; ${count(power, 'giant wakes', 'giants wake')}`,
  drags: () => '; the rearmost enemy is dragged along',
  anger: () => '; Fenrir becomes angry',
};

/** A space of the way to the Residence. */
function space(number: Fact): string {
  if (number === 0) return 'the start';
  return number === 7 ? 'Odin’s Residence' : `space ${number}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What speaks for a line of Yggdrasil, in English. */
export const en: AdviceTexts = {
  // Enemies.
  lostOtherwise: (f) =>
    f.line === 'residence'
      ? `If ${f.enemy} is in Odin’s Residence at the end of the turn, the game is lost.`
      : `${capital(enemies(f.count))} are beyond ${LINE[f.line]}, ${f.enemy} among them; if ${f.limit} are there at the end of the turn, the game is lost.`,
  knownLoses: (f) =>
    `The next card is ${f.card}; as things stand, it means defeat: ${OVERRUN[f.line]}.`,
  nextLoses: (f) =>
    `The chance that the next card moves ${f.enemy} is ${percent(f.chance)}; as things stand, that means defeat: ${OVERRUN[f.line]}.`,
  lineRelieved: (f) =>
    `Once pushed back, ${f.enemy} is no longer beyond ${LINE[f.line]}: ${enemies(f.after)} instead of ${f.now}, and ${f.limit} mean defeat.`,
  oneStep: (f) =>
    f.line === 'residence'
      ? `${f.enemy} stands one step from Odin’s Residence; an enemy in there means defeat.`
      : `${f.enemy} stands one step from ${LINE[f.line]}; beyond it: ${enemies(f.count)}, and ${f.limit} mean defeat.`,
  foremost: (f) => `No enemy has come further than ${f.enemy}: to ${space(f.space)}.`,
  cardsToCome: (f) =>
    f.count === 1
      ? `One card of ${f.enemy} is still to come.`
      : `${f.count} cards of ${f.enemy} are still to come.`,
  // Fights.
  winChance: (f) =>
    f.chance === 1
      ? `${capital(forces(f.vikings, f.elves))} you are sure to beat ${f.foe}.`
      : `${capital(forces(f.vikings, f.elves))} your chance to beat ${f.foe} is ${percent(f.chance)}.`,
  oneFewer: (f) =>
    `${f.vikings === 0 ? 'Without Vikings' : `With only ${vikings(f.vikings)}`} it would be ${percent(f.chance)}.`,
  onlyArmed: (f) => `Only you hold a weapon against ${f.enemy}: ${f.weapon} +${f.level}.`,
  bestArmed: (f) =>
    `Your ${f.weapon} +${f.level} is the best weapon held against ${f.enemy}; ${f.other} has +${f.less}.`,
  elvesWin: (f) =>
    `With ${elves(f.elves)} your ${f.total} becomes ${Number(f.total) + Number(f.elves)}; it takes ${f.strength} to beat ${f.foe}.`,
  wonAlready: (f) => `${f.total} against ${f.strength}: ${f.foe} is beaten without elves.`,
  elvesInVain: (f) =>
    `It takes ${f.strength} to beat ${f.foe}; ${f.total} and ${elves(f.held)} are not enough.`,
  elvesSaved: (f) => `Beating ${f.foe} would take ${f.elves} of your ${elves(f.held)}.`,
  // Giants.
  giantStrengthens: (f) => `${f.giant} makes ${f.enemy} stronger by one.`,
  giantCloses: (f) => `${f.giant} keeps the gods out of ${f.world}.`,
  giantNoPowers: (f) => `${f.giant} robs all gods of their powers.`,
  giantNoDie: (f) => `Because of ${f.giant} the die is not rolled in fights.`,
  giantClosesFlood: (f) => `${f.giant} keeps the Valkyries away from the flooded island.`,
  giantStrengthensGiants: (f) => `${f.giant} makes all giants stronger by one.`,
  giantFightFirst: (f) => `${f.giant} closes Jötunheim: no other giant can be fought.`,
  runeCompletes: (f) => `It is the last giant of ${f.rune}: ${RUNE[f.brings](f.count)}.`,
  runeProgress: (f) =>
    f.count === 1
      ? `One of the four giants of ${f.rune} is beaten already.`
      : `${f.count} of the four giants of ${f.rune} are beaten already.`,
  hiddenGiant: (f) =>
    `Loki can still wake ${count(f.count, 'giant', 'giants')}; one that is beaten face down never wakes.`,
  // Worlds.
  bagShare: (f) =>
    `The ${f.bag} has ${vikings(f.vikings)} among ${tokens(f.tokens)}: ${mean(f.mean)} on average.`,
  gatherForFight: (f) =>
    `Your chance to beat ${f.enemy} is ${percent(f.now)} now and, with what this brings, ${percent(f.after)} on average.`,
  bestBag: () => 'No other bag within reach has a larger share of Vikings.',
  onTheWay: (f) =>
    `From the ${f.island} the Valkyries can go on to the ${f.bag}: ${vikings(f.vikings)} among ${tokens(f.tokens)}.`,
  forgeForFight: (f) =>
    `Your chance to beat ${f.enemy} rises from ${percent(f.now)} to ${percent(f.after)}.`,
  forgeForCards: (f) =>
    `${f.weapon} +${f.level} counts in every fight against ${f.enemy}, and ${cards(f.count)} of this enemy ${plural('en', f.count, { one: 'is', other: 'are' })} still to come.`,
  nobodyArmed: (f) => `No god holds a weapon against ${f.enemy} yet.`,
  elfForFight: (f) =>
    `One more elf raises your chance to beat ${f.enemy} from ${percent(f.now)} to ${percent(f.after)}.`,
  elfAfterRoll: (f) =>
    `Elves are spent only once the roll is known, and they count against any foe; you hold ${elves(f.held)}.`,
  takesForFight: (f) =>
    `${capital(goods(f.vikings, f.elves))} from ${f.other} would raise your chance to beat ${f.enemy} from ${percent(f.now)} to ${percent(f.after)}.`,
  givesForFight: (f) =>
    `${capital(goods(f.vikings, f.elves))} more would raise ${f.other}’s chance to beat ${f.enemy} from ${percent(f.now)} to ${percent(f.after)}.`,
  actsNext: (f) => `${f.other} has the next turn.`,
  revives: (f) =>
    `${capital(count(f.count, 'dead Viking returns', 'dead Vikings return'))}: then the ${f.bag} has ${vikings(f.vikings)} among ${tokens(f.tokens)}.`,
  burns: (f) =>
    `The ${f.bag} has ${count(f.fire, 'Fire Giant', 'Fire Giants')} among ${tokens(f.tokens)}; on average ${mean(f.mean)} leave it.`,
  valkyriesThere: (f) => `The Valkyries stand on the ${f.island}.`,
  valkyriesNear: (f) => `The ${f.island} is one step from the Valkyries.`,
  vanirReach: (f) => `The Vanir come to space ${f.space}: ${VANIR[f.effect](f.count)}.`,
  vanirTake: (f) =>
    `${capital(count(f.count, 'dead Viking comes', 'dead Vikings come'))} to you without a draw.`,
  vanirForesee: (f) =>
    f.count === 1
      ? 'You see the last card.'
      : `You see the next ${cards(f.count)} and put them in order.`,
  vanirDiscard: () => 'The next enemy card is discarded, unless it is an Angry one.',
  vanirPush: (f) => `${f.enemy} goes back without a fight.`,
  vanirDismiss: (f) => `${f.giant} is beaten without a fight.`,
  flight: (f) => `The bag of the ${f.island} has ${vikings(f.vikings)} among ${tokens(f.tokens)}.`,
  // Cards and rolls.
  otherLoses: (f) => `The card ${f.card} would bring defeat now: ${OVERRUN[f.line]}.`,
  cardWould: (f) =>
    `The card ${f.card} would bring ${f.enemy} to ${space(f.to)}${EFFECT[f.effect](f.count)}.`,
  cardComes: (f) =>
    `The card ${f.card} brings ${f.enemy} to ${space(f.to)}${EFFECT[f.effect](f.count)}.`,
  cardOnTop: (f) => `The card ${f.card} will come next, and everyone knows it.`,
  cardUnder: (f) => `The card ${f.card} goes to the bottom of the deck, behind ${cards(f.count)}.`,
  losesLater: (f) =>
    `The card ${f.card} would bring defeat now (${OVERRUN[f.line]}); ${cards(f.count)} ${plural('en', f.count, { one: 'comes', other: 'come' })} before it.`,
  rollCalms: (f) => `With ${f.face} Fenrir is calm.`,
  rollHits: (f) => `With ${f.face} you reach ${f.total} against ${f.strength}.`,
  rollHel: (f) => `From the ${f.bag} Hel takes ${vikings(f.count)}.`,
  rollSurt: (f) =>
    `With ${count(f.count, 'Fire Giant', 'Fire Giants')} more the ${f.bag} has ${vikings(f.vikings)} among ${tokens(f.tokens)}.`,
  rollFlood: (f) =>
    `The ${f.island} is flooded; its bag has ${vikings(f.vikings)} among ${tokens(f.tokens)}.`,
  fewestCards: (f) =>
    `Of the rearmost enemies ${f.enemy} has the fewest cards to come: ${f.count}.`,
  armedAgainst: (f) => `A god holds a weapon +${f.level} against ${f.enemy}.`,
  dragged: (f) => `${f.enemy} comes to ${space(f.to)}, without effect.`,
  calmFirst: (f) => `Until ${f.enemy} is calm, no god can do anything else.`,
  calmChance: (f) =>
    f.attempts === 1
      ? `The chance to calm him is ${percent(f.chance)}; it is the last attempt of this turn.`
      : `The chance to calm him is ${percent(f.chance)} in one attempt, ${percent(f.turn)} in all ${f.attempts} of this turn.`,
  // Together.
  sharesMost: (f) => `${f.god} gets ${f.count} and then holds ${vikings(f.held)}.`,
  moreTurns: (f) => `The god who begins has ${f.count} turns, the one who comes last ${f.less}.`,
};
