import { elided, plural, type Sentences } from '@nineworlds/engine';
import type { ChroniclesLines } from './read.ts';

/** What lines say, in French. */
export const lines: Sentences<ChroniclesLines> = {
  chooses: (f) => `${f.god} choisit : ${f.choice}.`,
  discards: (f) => `${f.god} abandonne ${f.artifact}.`,
  fallsOn: (f) => `Cela tombe sur ${f.choice}.`,
  sagaDeed: (f) => `${f.god} : ${f.action}.`,
  sagaFight: (f) => `${f.god} : ${f.fight}.`,
  tokenShows: (f) => `Le marqueur montre : ${f.token}.`,
  acts: (f) =>
    f.world === undefined
      ? `${f.god} fait une action.`
      : `${f.god} fait l’action ${elided('de', f.world)}.`,
  actsFromAfar: (f) =>
    `${f.god} fait l’action ${elided('de', f.world)} grâce à une pierre runique.`,
  backShown: (f) =>
    `La carte devant ${f.other} est une carte ${elided('de', f.god)}, d’après son dos.`,
  brotherHelps: (f) => `${f.god} utilise un Elfe pour son frère d’armes.`,
  brotherKeeps: (f) => `${f.god} n’utilise pas d’Elfe pour son frère d’armes.`,
  defeats: (f) => `${f.god} vainc l’Iotunn ${f.iotunn}.`,
  escorted: (f) => `Le Dieu de soutien ${f.other} va à ${f.world}.`,
  fights: (f) => `${f.god} combat ${f.foe}.`,
  freyrCancels: (f) =>
    f.count === 0
      ? `${f.god} ne prévient aucun Risque avec des Elfes.`
      : `${f.god} prévient ${count(f.count, 'Risque', 'Risques')}, avec deux Elfes chacun.`,
  givesCard: (f) => `${f.god} donne la carte à ${f.other}.`,
  givesLife: (f) => `${f.god} donne un point de vie à ${f.other}.`,
  goes: (f) => `${f.god} va à ${f.world}.`,
  heals: (f) => `${f.god} soigne ${f.world}.`,
  healsTree: (f) => `${f.god} choisit le Soin de l’Arbre.`,
  keepsGodDie: (f) => `${f.god} n’utilise pas Draupnir.`,
  kinArtifact: (f) => `${f.god} prend ${f.artifact} à ${f.other}.`,
  kinAskMe: (f) => `${f.god} veut de nouveau être consulté sur le lien du sang au tour des autres.`,
  kinDie: (f) => `${f.god} prend un dé Vane à ${f.other}.`,
  kinElf: (f) => `${f.god} prend un Elfe à ${f.other}.`,
  kinEnough: (f) => `${f.god} ne prend plus rien par lien du sang.`,
  kinLoses: (f) =>
    f.count === 0
      ? `Le Dieu de soutien ne perd aucun point de vie à la place ${elided('de', f.god)}.`
      : `Le Dieu de soutien perd ${count(f.count, 'point de vie', 'points de vie')} à la place ${elided('de', f.god)}.`,
  kinNever: (f) => `${f.god} ne veut plus être consulté sur le lien du sang au tour des autres.`,
  kinNotNow: (f) => `${f.god} ne prend plus rien par lien du sang pendant cette manche.`,
  lateHeroes: (f) =>
    f.count === 0
      ? `${f.god} n’utilise aucun Héros après le jet.`
      : `${f.god} utilise ${f.count} Héros après le jet.`,
  livesFor: (f) => `Un point de vie pour chacun de ces Dieux : ${f.gods}.`,
  luckyDie: (f) => `Compagnon porte-bonheur, ${f.god} prend un dé Vane.`,
  luckyElf: (f) => `Compagnon porte-bonheur, ${f.god} prend un Elfe.`,
  luckyNothing: (f) => `Compagnon porte-bonheur, ${f.god} ne prend rien.`,
  movesFigure: (f) => `${f.god} déplace ${f.other} à ${f.world} grâce à une pierre runique.`,
  orders: (f) => `Les Dieux fixent l’ordre de cette manche, qui commence ainsi : ${f.gods}.`,
  regainsLife: (f) => `${f.god} regagne un point de vie.`,
  rerollsGodDie: (f) => `${f.god} relance le dé Dieu avec Draupnir.`,
  rerollsVanir: (f) =>
    f.count === 0
      ? `${f.god} n’utilise pas Andvarinaut.`
      : `${f.god} relance ${dice(f.count)} avec Andvarinaut.`,
  rests: (f) => `${f.god} ne fait rien.`,
  rides: (f) => `${f.other} chevauche jusqu’à ${f.world}.`,
  rolls: (f) =>
    f.count === 0 ? `${f.god} ne lance aucun dé Vane.` : `${f.god} lance ${dice(f.count)}.`,
  sendsHeroes: (f) =>
    f.count === 0
      ? `${f.god} n’utilise aucun Héros avant le jet.`
      : `${f.god} utilise ${f.count} Héros avant le jet.`,
  sharesArtifacts: (f) => `À qui sont les Artefacts après le partage : ${f.shares}.`,
  sharesDice: (f) => `Dés Vane après le partage : ${f.shares}.`,
  sharesElves: (f) => `Elfes après le partage : ${f.shares}.`,
  sharesLives: (f) => `Points de vie après le partage : ${f.shares}.`,
  spendsElves: (f) =>
    f.count === 0 ? `${f.god} n’utilise aucun Elfe.` : `${f.god} utilise ${elves(f.count)}.`,
  stacks: (f) => `${f.god} met cette carte sur le dessus du paquet : ${f.card}.`,
  stays: (f) =>
    f.world === undefined ? `${f.god} ne se déplace pas.` : `${f.god} reste à ${f.world}.`,
  stopsStones: (f) => `${f.god} n’utilise plus de pierre runique.`,
  takesArtifact: (f) => `${f.god} prend ${f.artifact}.`,
  takesCards: (f) => `${f.god} retire de la Roue : ${f.cards}.`,
  takesDice: (f) => `${f.god} prend ${dice(f.count)}.`,
  takesElves: (f) => `${f.god} prend ${elves(f.count)}.`,
  takesThere: (f) => `Sur ce que l’action propose, ${f.god} en prend ${f.count}.`,
  travels: (f) => `${f.god} rejoint d’abord son Compagnon de voyage, ${f.other}.`,
  turnsTree: (f) =>
    `${f.god} tourne le niveau central de ${count(f.count, 'Monde', 'Mondes')} grâce à une pierre runique.`,
  uses: (f) => `${f.god} utilise ${f.creature}.`,
  vanirDieShows: (f) => `Le dé Vane montre : ${f.symbol}.`,
};

function count(number: number, one: string, many: string): string {
  return `${number} ${plural('fr', number, { one, other: many })}`;
}

const elves = (number: number) => count(number, 'Elfe', 'Elfes');
const dice = (number: number) => count(number, 'dé Vane', 'dés Vane');
