import { plural, type Sentences } from '@nineworlds/engine';
import type { YggdrasilLines } from './read.ts';

/** What lines say, in French. */
export const lines: Sentences<YggdrasilLines> = {
  addsElves: (f) =>
    f.count === 0 ? `${f.god} n’ajoute aucun elfe.` : `${f.god} ajoute ${elves(f.count)}.`,
  attacks: (f) =>
    `${f.god} attaque ${f.foe} ${f.world} ${f.count === 0 ? 'sans Viking' : `avec ${vikings(f.count)}`}.`,
  calms: (f) => `${f.god} essaie de calmer Fenrir.`,
  cardComes: (f) => `Carte Ennemi piochée : ${f.card}.`,
  dieShows: (f) => `Le dé montre le ${f.face}.`,
  drawsForFire: (f) =>
    `${f.god} pioche des jetons dans le ${f.bag} pour en retirer des Géants de Feu.`,
  effectNext: (f) => `L’effet suivant vient de cet ennemi : ${f.enemy}.`,
  exchanges: (f) => {
    const held = [
      ...(f.vikings === undefined ? [] : [vikings(f.vikings)]),
      ...(f.elves === undefined ? [] : [elves(f.elves)]),
    ];
    const after = held.length === 0 ? '' : ` et a ensuite ${held.join(' et ')}`;
    return `${f.god} fait un échange avec ${f.other}${after}.`;
  },
  fireDrawn: (f) => `Géants de Feu parmi les jetons piochés : ${f.count}.`,
  forges: (f) => `${f.god} forge une arme contre ${f.enemy}.`,
  gathers: (f) => `${f.god} fait récolter les Valkyries sur l’${f.island}.`,
  goBack: (f) => `Les dieux font reculer : ${f.enemies}.`,
  holdsAfterwards: (f) => `Les dieux se partagent les Vikings morts et ont ensuite : ${f.shares}.`,
  keepsRoll: (f) => `${f.god} garde le ${f.face}.`,
  ordersCards: (f) => `${f.god} remet les cartes dans cet ordre, à partir du dessus : ${f.cards}.`,
  passes: (f) => `${f.god} passe.`,
  rearmostAdvances: (f) => `Parmi les ennemis les plus en arrière, c’est ${f.enemy} qui avance.`,
  resolves: (f) =>
    f.where === undefined
      ? `${f.god} résout ${f.card}.`
      : `${f.god} résout ${f.card} et remet l’autre carte ${f.where}.`,
  returns: (f) => `${f.god} remet l’autre carte ${f.where}.`,
  revives: (f) => `${f.god} remet des Vikings morts dans le ${f.bag}.`,
  sendsValkyries: (f) => `${f.god} envoie les Valkyries sur l’${f.island}.`,
  sendsVikings: (f) =>
    f.count === 0
      ? `${f.god} n’envoie aucun Viking au combat.`
      : `${f.god} envoie ${vikings(f.count)} au combat.`,
  takesElf: (f) => `${f.god} prend un elfe.`,
  vanirAdvance: (f) => `${f.god} fait avancer les Vanes d’une case.`,
  vanirDismiss: (f) => `${f.god} appelle les Vanes et écarte ${f.giant}.`,
  vanirFly: (f) => `${f.god} appelle les Vanes et envoie les Valkyries sur l’${f.island}.`,
  vanirForesee: (f) => `${f.god} appelle les Vanes et regarde les prochaines cartes Ennemi.`,
  vanirPush: (f) => `${f.god} appelle les Vanes et fait reculer ${f.enemy}.`,
  vanirReturn: (f) => `${f.god} ramène les Vanes sur leur première case, sans effet.`,
  vanirTake: (f) => `${f.god} appelle les Vanes et prend des Vikings morts.`,
  vikingsDrawn: (f) => `Vikings parmi les jetons piochés : ${f.count}.`,
};

function vikings(number: number): string {
  return `${number} ${plural('fr', number, { one: 'Viking', other: 'Vikings' })}`;
}

function elves(number: number): string {
  return `${number} ${plural('fr', number, { one: 'elfe', other: 'elfes' })}`;
}
