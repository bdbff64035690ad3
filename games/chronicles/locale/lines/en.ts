import { plural, type Sentences } from '@nineworlds/engine';
import type { ChroniclesLines } from './read.ts';

/** What lines say, in English. */
export const lines: Sentences<ChroniclesLines> = {
  chooses: (f) => `${f.god} chooses: ${f.choice}.`,
  discards: (f) => `${f.god} gives up ${f.artifact}.`,
  fallsOn: (f) => `It falls on ${f.choice}.`,
  sagaDeed: (f) => `${f.god}: ${f.action}.`,
  sagaFight: (f) => `${f.god}: ${f.fight}.`,
  tokenShows: (f) => `The token shows: ${f.token}.`,
  acts: (f) =>
    f.world === undefined
      ? `${f.god} takes an action.`
      : `${f.god} takes the action of ${f.world}.`,
  actsFromAfar: (f) => `${f.god} takes the action of ${f.world} with a runestone.`,
  backShown: (f) => `The card in front of ${f.other} shows on its back that it is ${f.god}’s.`,
  brotherHelps: (f) => `${f.god} spends an Elf for their brother-in-arms.`,
  brotherKeeps: (f) => `${f.god} spends no Elf for their brother-in-arms.`,
  defeats: (f) => `${f.god} defeats ${f.iotunn}.`,
  escorted: (f) => `The Support god ${f.other} goes to ${f.world}.`,
  fights: (f) => `${f.god} fights ${f.foe}.`,
  freyrCancels: (f) =>
    f.count === 0
      ? `${f.god} cancels no Risk with Elves.`
      : `${f.god} cancels ${count(f.count, 'Risk', 'Risks')}, with two Elves for each.`,
  givesCard: (f) => `${f.god} gives the card to ${f.other}.`,
  givesLife: (f) => `${f.god} gives a life point to ${f.other}.`,
  goes: (f) => `${f.god} goes to ${f.world}.`,
  heals: (f) => `${f.god} heals ${f.world}.`,
  healsTree: (f) => `${f.god} heals the Tree.`,
  keepsGodDie: (f) => `${f.god} does not use Draupnir.`,
  kinArtifact: (f) => `${f.god} takes ${f.artifact} from ${f.other}.`,
  kinAskMe: (f) => `${f.god} wants to be asked about Kin in others’ turns again.`,
  kinDie: (f) => `${f.god} takes a Vanir die from ${f.other}.`,
  kinElf: (f) => `${f.god} takes an Elf from ${f.other}.`,
  kinEnough: (f) => `${f.god} takes nothing more from Kin.`,
  kinLoses: (f) =>
    f.count === 0
      ? `The Support god loses no life point for ${f.god}.`
      : `The Support god loses ${count(f.count, 'life point', 'life points')} for ${f.god}.`,
  kinNever: (f) => `${f.god} no longer wants to be asked about Kin in others’ turns.`,
  kinNotNow: (f) => `${f.god} takes nothing more from Kin in this round.`,
  lateHeroes: (f) =>
    f.count === 0
      ? `${f.god} spends no Heroes after the roll.`
      : `${f.god} spends ${heroes(f.count)} after the roll.`,
  livesFor: (f) => `A life point for each of these: ${f.gods}.`,
  luckyDie: (f) => `As a Lucky Companion, ${f.god} takes a Vanir die.`,
  luckyElf: (f) => `As a Lucky Companion, ${f.god} takes an Elf.`,
  luckyNothing: (f) => `As a Lucky Companion, ${f.god} takes nothing.`,
  movesFigure: (f) => `${f.god} moves ${f.other} to ${f.world} with a runestone.`,
  orders: (f) => `The gods agree on an order for this round, beginning with: ${f.gods}.`,
  regainsLife: (f) => `${f.god} regains a life point.`,
  rerollsGodDie: (f) => `${f.god} rolls the god die again with Draupnir.`,
  rerollsVanir: (f) =>
    f.count === 0
      ? `${f.god} does not use Andvarinaut.`
      : `${f.god} rolls ${dice(f.count)} again with Andvarinaut.`,
  rests: (f) => `${f.god} does nothing.`,
  rides: (f) => `${f.other} rides to ${f.world}.`,
  rolls: (f) =>
    f.count === 0 ? `${f.god} rolls no Vanir dice.` : `${f.god} rolls ${dice(f.count)}.`,
  sendsHeroes: (f) =>
    f.count === 0
      ? `${f.god} spends no Heroes before the roll.`
      : `${f.god} spends ${heroes(f.count)} before the roll.`,
  sharesArtifacts: (f) => `After the exchange the artifacts belong to: ${f.shares}.`,
  sharesDice: (f) => `Vanir dice after the exchange: ${f.shares}.`,
  sharesElves: (f) => `Elves after the exchange: ${f.shares}.`,
  sharesLives: (f) => `Life points after the exchange: ${f.shares}.`,
  spendsElves: (f) =>
    f.count === 0
      ? `${f.god} spends no Elves.`
      : `${f.god} spends ${count(f.count, 'Elf', 'Elves')}.`,
  stacks: (f) => `${f.god} puts this card on top of the deck: ${f.card}.`,
  stays: (f) =>
    f.world === undefined ? `${f.god} does not move.` : `${f.god} stays in ${f.world}.`,
  stopsStones: (f) => `${f.god} uses no more runestones.`,
  takesArtifact: (f) => `${f.god} takes ${f.artifact}.`,
  takesCards: (f) => `${f.god} takes off the wheel: ${f.cards}.`,
  takesDice: (f) => `${f.god} takes ${dice(f.count)}.`,
  takesElves: (f) => `${f.god} takes ${count(f.count, 'Elf', 'Elves')}.`,
  takesThere: (f) => `${f.god} takes ${f.count} of what the action offers.`,
  travels: (f) => `${f.god} goes to their Travel Companion ${f.other} first.`,
  turnsTree: (f) =>
    `${f.god} turns the middle level by ${count(f.count, 'world', 'worlds')} with a runestone.`,
  uses: (f) => `${f.god} uses ${f.creature}.`,
  vanirDieShows: (f) => `The Vanir die shows: ${f.symbol}.`,
};

function count(number: number, one: string, many: string): string {
  return `${number} ${plural('en', number, { one, other: many })}`;
}

const dice = (number: number) => count(number, 'Vanir die', 'Vanir dice');
const heroes = (number: number) => count(number, 'Hero', 'Heroes');
