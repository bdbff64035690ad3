import { nameIn, plainTexts, plural } from '@nineworlds/engine';
import type { WakeWord } from '../../bot/arguments/facts.ts';
import type { CreatureWord } from '../../data/creatures.ts';
import { phrases } from '../phrases/en.ts';
import type { AdviceTexts, WakingTexts } from './index.ts';
import { mean as meanOf, percent as perCent } from './numbers.ts';

type Fact = string | number;

const percent = (chance: Fact) => `${perCent(chance, 'over ', 'under ')}%`;
const mean = (value: Fact) => meanOf(value, '.');

function count(number: Fact, one: string, many: string): string {
  return `${number === 0 ? 'no' : number} ${plural('en', number, { one, other: many })}`;
}

const elves = (number: Fact) => count(number, 'Elf', 'Elves');
const dice = (number: Fact) => count(number, 'Vanir die', 'Vanir dice');
const heroes = (number: Fact) => count(number, 'Hero', 'Heroes');
const lives = (number: Fact) => count(number, 'life point', 'life points');
const risks = (number: Fact) => count(number, 'Risk', 'Risks');
const worlds = (number: Fact) => count(number, 'world', 'worlds');
const activations = (number: Fact) => count(number, 'activation', 'activations');

/** “There is a chance of 33% that Odin’s card wakes Surt”, or of a card in a deck: “If Odin’s card comes next …”. */
function wakes(f: WakingTexts): string {
  return f.when === 'round'
    ? `There is a chance of ${percent(f.chance)} that ${f.god}’s card wakes ${f.enemy} this round`
    : `If ${f.god}’s card comes next, it wakes ${f.enemy} with a chance of ${percent(f.chance)}`;
}

/** What an enemy does when it wakes. */
const DOES: Readonly<Record<WakeWord, string>> = {
  caged: 'he breaks out of the Cage',
  fenrir: 'he takes three life points from the god',
  hel: 'she climbs, and the god loses a life point',
  iormungand: 'he crosses to the next island',
  loki: 'he comes to the god, and an Iotunn appears',
  surt: 'he climbs and gathers two Fire Giants',
};

/** What an Iotunn denies to all gods. */
const denies = nameIn({
  suttung: 'nobody can spend Elves on dice',
  skyrmir: 'nobody can spend Heroes',
  thrym: 'artifacts are of no use',
  hrungnir: 'nobody can roll Vanir dice',
  utgardloki: 'nobody can roll a god die',
});

const artifactDoes = nameIn({
  ...plainTexts(phrases),
  skidbladnir: 'move to any world of the top level',
  giallarhorn: 'move to any world of the middle level',
  hringhorn: 'move to any world of the bottom level',
  jarngreipr: 'one fewer Risk in fights with Iotunns',
});

const CREATURES: Readonly<Record<CreatureWord, string>> = {
  ...phrases,
  gullinkambi: '1 Hero to Valhalla',
  vedrfolnir: '2 Heroes to Valhalla',
  vidofnir: '3 Heroes to Valhalla',
};

/** What speaks for a line of Yggdrasil Chronicles, in English. */
export const en: AdviceTexts = {
  // Dangers.
  wakeAverted: (f) => `${wakes(f)}, and as things stand that loses the game.`,
  wakesGained: (f) => `${f.enemy} then needs ${activations(f.after)} to win instead of ${f.now}.`,
  wakeRavages: (f) => `${wakes(f)}, and as things stand that ravages ${f.world}.`,
  ravageAverted: (f) =>
    `${wakes(f)}, and as things stand that ravages ${f.world}; this prevents it.`,
  wakeDoes: (f) => `${wakes(f)}: ${DOES[f.does]}.`,
  // Missions.
  enemyThere: (f) => `You can fight ${f.enemy} in ${f.world}.`,
  iotunnThere: (f) => `You can fight ${f.iotunn} in ${f.world}.`,
  retreats: (f) => `${f.enemy} retreats to ${f.world}.`,
  islandBack: (f) =>
    `${f.enemy} goes back from island ${f.now} to ${f.after === 0 ? 'the rainbow island' : `island ${f.after}`}.`,
  worldFree: (f) => `Without ${f.enemy}, no enemy hinders actions in ${f.world}.`,
  iotunnCloses: (f) => `${f.iotunn} blocks all actions in ${f.world}.`,
  iotunnProtects: (f) => `As long as ${f.iotunn} is there, nobody can fight ${f.enemy}.`,
  iotunnDenies: (f) => `Because of ${f.iotunn}, ${denies(f.does)}.`,
  takesElves: (f) =>
    `In Alfheim you can take ${elves(f.count)}; you hold ${f.held === 0 ? 'none' : f.held}.`,
  takesDice: (f) =>
    `In Vanaheim you can take ${dice(f.count)}; you hold ${f.held === 0 ? 'none' : f.held}.`,
  callsHeroes: (f) =>
    `In Midgard you can call ${heroes(f.count)}; Valhalla holds ${f.held === 0 ? 'none' : f.held}.`,
  drawsCreatures: (f) =>
    f.count === 1
      ? 'In Svartalfheim you draw a creature.'
      : `In Svartalfheim you draw ${f.count} creatures and use one.`,
  throwsStones: (f) => `In Iotunheim you throw ${count(f.count, 'runestone', 'runestones')}.`,
  freesAnonymous: (f) =>
    `${count(f.count, 'Anonymous leaves', 'Anonymous leave')} Hel’s ladder: ${f.after} instead of ${f.now}.`,
  banishesFire: (f) =>
    `${count(f.count, 'Fire Giant leaves', 'Fire Giants leave')} Surt’s ladder: ${f.after} instead of ${f.now}.`,
  bonus: (f) => `${f.other} is in ${f.world} too: your action there has its bonus.`,
  healsWorld: (f) =>
    `${f.world} is healed; ${worlds(f.count)} ${plural('en', f.count, { one: 'is', other: 'are' })} ravaged, and ${count(f.left, 'marker is', 'markers are')} left.`,
  healingCost: (f) => `It costs ${f.lives} of your ${lives(f.held)}.`,
  weapon: (f) => `${f.artifact} is the weapon against ${f.enemy}: one fewer Risk.`,
  artifactDoes: (f) => `${f.artifact}: ${artifactDoes(f.does)}.`,
  fewLives: (f) => `${f.god} has ${f.lives} of ${lives(f.most)} left.`,
  risks: (f) =>
    `${capital(risks(f.risks))}: on average you lose ${mean(f.least)} of your ${lives(f.lives)} if you spend everything, ${mean(f.most)} with the god die alone.`,
  allRisky: (f) =>
    `Everything you can do here has Risks: on average you lose ${mean(f.mean)} of your ${lives(f.lives)}, even if you spend everything.`,
  joins: (f) => `With ${f.god} in ${f.world}, ${f.other}’s action there has its bonus.`,
  // Saving throws.
  commits: (f) =>
    `${commitment(f.heroes, f.dice)} against ${risks(f.risks)}${f.elves === 0 ? '' : `, and up to ${elves(f.elves)} after the roll,`} you lose no life point with a chance of ${percent(f.chance)}.`,
  bare: (f) => `Without them it would be ${percent(f.chance)}.`,
  heroesKept: (f) =>
    `${capital(heroes(f.count))} ${plural('en', f.count, { one: 'stays', other: 'stay' })} in Valhalla for others.`,
  diceKept: (f) =>
    `${capital(dice(f.count))} cannot be lost if you keep ${plural('en', f.count, { one: 'it', other: 'them' })}.`,
  paysLives: (f) => `You lose ${f.lives} of your ${lives(f.held)}.`,
  elvesSave: (f) =>
    `${capital(elves(f.count))} ${plural('en', f.count, { one: 'saves', other: 'save' })} you ${lives(f.lives)}.`,
  heroesSave: (f) =>
    `${capital(heroes(f.count))} ${plural('en', f.count, { one: 'saves', other: 'save' })} you ${lives(f.lives)}.`,
  kinBears: (f) => `${f.god} loses ${lives(f.lives)} in your place.`,
  rerollsGod: (f) => `Your god die has failed: ${f.symbol}.`,
  rerollsVanir: (f) =>
    `${capital(dice(f.count))} ${plural('en', f.count, { one: 'has', other: 'have' })} failed: ${f.symbol}.`,
  // The order of a round.
  actsBefore: (f) =>
    `${f.god} acts before ${f.other}, whose card wakes ${f.enemy} with a chance of ${percent(f.chance)}: as things stand that loses the game.`,
  strongest: (f) =>
    `${f.god} has the most life points (${f.lives}) and wakes ${f.enemy} with a chance of ${percent(f.chance)}.`,
  quietFirst: (f) => `${f.god}’s card comes first and wakes no enemy who does harm.`,
  wakesLast: (f) =>
    `${f.god} comes last: ${count(f.count, 'god acts', 'gods act')} before that card wakes ${f.enemy} with a chance of ${percent(f.chance)}.`,
  wakesFirst: (f) =>
    `${f.god}’s card comes first and wakes ${f.enemy} with a chance of ${percent(f.chance)}; the others can still respond.`,
  // Creatures.
  creatureDoes: (f) => `${f.creature}: ${CREATURES[f.does]}.`,
  cardOff: (f) => `The next card of ${f.enemy} will then not wake ${f.enemy}.`,
  stacksQuiet: (f) => `No card of ${f.enemy} lies alone on the wheel: this card wakes nobody.`,
};

/** “With 1 Hero and 2 Vanir dice”. */
function commitment(sent: Fact, rolled: Fact): string {
  const parts = [sent === 0 ? [] : heroes(sent), rolled === 0 ? [] : dice(rolled)].flat();
  return parts.length === 0 ? 'With the god die alone' : `With ${parts.join(' and ')}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
