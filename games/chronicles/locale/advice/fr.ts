import { elided, nameIn, plainTexts, plural } from '@nineworlds/engine';
import type { WakeWord } from '../../bot/arguments/facts.ts';
import type { CreatureWord } from '../../data/creatures.ts';
import { phrases } from '../phrases/fr.ts';
import type { AdviceTexts, WakingTexts } from './index.ts';
import { mean as meanOf, percent as perCent } from './numbers.ts';

type Fact = string | number;

const percent = (chance: Fact) => `${perCent(chance, 'plus de ', 'moins de ')} %`;
const mean = (value: Fact) => meanOf(value, ',');

/** En français, zéro se met au singulier. */
function count(number: Fact, one: string, many: string): string {
  return `${number} ${plural('fr', number, { one, other: many })}`;
}

const elves = (number: Fact) => count(number, 'Elfe', 'Elfes');
const dice = (number: Fact) => count(number, 'dé Vane', 'dés Vane');
const heroes = (number: Fact) => `${number} Héros`;
const lives = (number: Fact) => count(number, 'point de vie', 'points de vie');
const risks = (number: Fact) => count(number, 'Risque', 'Risques');

/** « La carte d’Odin de cette manche a 33 % de chances de réveiller Surt ». */
function wakes(f: WakingTexts): string {
  return f.when === 'round'
    ? `La carte ${elided('de', f.god)} de cette manche a ${percent(f.chance)} de chances de réveiller ${f.enemy}`
    : `Si la carte ${elided('de', f.god)} vient ensuite, elle a ${percent(f.chance)} de chances de réveiller ${f.enemy}`;
}

/** « à Asgard », « dans la Geôle ». */
const into = (world: Fact) => (world === 'la Geôle' ? 'dans la Geôle' : `à ${world}`);

const DOES: Readonly<Record<WakeWord, string>> = {
  caged: 'il s’échappe de la Geôle',
  fenrir: 'il prend trois points de vie au Dieu',
  hel: 'elle monte, et le Dieu perd un point de vie',
  iormungand: 'il passe sur l’île suivante',
  loki: 'il vient auprès du Dieu, et un Iotunn apparaît',
  surt: 'il monte et rassemble deux Géants de feu',
};

const denies = nameIn({
  suttung: 'personne ne peut utiliser d’Elfe sur les dés',
  skyrmir: 'personne ne peut utiliser de Héros',
  thrym: 'les Artefacts ne servent à rien',
  hrungnir: 'personne ne peut lancer de dé Vane',
  utgardloki: 'personne ne peut lancer de dé Dieu',
});

const artifactDoes = nameIn({
  ...plainTexts(phrases),
  skidbladnir: 'aller dans n’importe quel Monde du niveau supérieur',
  giallarhorn: 'aller dans n’importe quel Monde du niveau central',
  hringhorn: 'aller dans n’importe quel Monde du niveau inférieur',
  jarngreipr: 'un Risque de moins contre les Iotunns',
});

const CREATURES: Readonly<Record<CreatureWord, string>> = {
  ...phrases,
  gullinkambi: '1 Héros au Valhalla',
  vedrfolnir: '2 Héros au Valhalla',
  vidofnir: '3 Héros au Valhalla',
};

/** What speaks for a line of Yggdrasil Chronicles, in French. */
export const fr: AdviceTexts = {
  wakeAverted: (f) => `${wakes(f)}, et en l’état la partie est alors perdue.`,
  wakesGained: (f) =>
    `Il faut alors ${count(f.after, 'activation', 'activations')} ${elided('de', f.enemy)} pour que la partie soit perdue, au lieu de ${f.now}.`,
  wakeRavages: (f) => `${wakes(f)}, ce qui en l’état ravage ${f.world}.`,
  ravageAverted: (f) => `${wakes(f)}, ce qui en l’état ravage ${f.world} ; ceci l’évite.`,
  wakeDoes: (f) => `${wakes(f)} : ${DOES[f.does]}.`,
  enemyThere: (f) => `À ${f.world}, on peut combattre ${f.enemy}.`,
  iotunnThere: (f) => `À ${f.world}, on peut combattre ${f.iotunn}.`,
  retreats: (f) => `${f.enemy} se retire ${into(f.world)}.`,
  islandBack: (f) =>
    `${f.enemy} se retire de l’île ${f.now} sur ${f.after === 0 ? 'l’île arc-en-ciel' : `l’île ${f.after}`}.`,
  worldFree: (f) => `Sans ${f.enemy}, aucun Ennemi ne gêne les actions à ${f.world}.`,
  iotunnCloses: (f) => `${f.iotunn} ferme ${f.world} à toute action.`,
  iotunnProtects: (f) => `Tant que ${f.iotunn} est là, personne ne peut combattre ${f.enemy}.`,
  iotunnDenies: (f) => `À cause ${elided('de', f.iotunn)}, ${denies(f.does)}.`,
  takesElves: (f) => `À Alfheim, vous pouvez prendre ${elves(f.count)} ; vous en avez ${f.held}.`,
  takesDice: (f) => `À Vanaheim, vous pouvez prendre ${dice(f.count)} ; vous en avez ${f.held}.`,
  callsHeroes: (f) =>
    `À Midgard, vous pouvez appeler ${heroes(f.count)} ; le Valhalla en a ${f.held}.`,
  drawsCreatures: (f) =>
    f.count === 1
      ? 'À Svartalfheim, vous piochez une Créature.'
      : `À Svartalfheim, vous piochez ${f.count} Créatures et en utilisez une.`,
  throwsStones: (f) =>
    `À Iotunheim, vous lancez ${count(f.count, 'pierre runique', 'pierres runiques')}.`,
  freesAnonymous: (f) =>
    `${count(f.count, 'Anonyme quitte', 'Anonymes quittent')} l’échelle de Hel : ${f.after} au lieu de ${f.now}.`,
  banishesFire: (f) =>
    `${count(f.count, 'Géant de feu quitte', 'Géants de feu quittent')} l’échelle de Surt : ${f.after} au lieu de ${f.now}.`,
  bonus: (f) => `${f.other} est aussi à ${f.world} : votre action y est en bonus.`,
  healsWorld: (f) =>
    `${f.world} est soigné ; ${count(f.count, 'Monde est ravagé', 'Mondes sont ravagés')}, et il reste ${count(f.left, 'marqueur', 'marqueurs')}.`,
  healingCost: (f) => `Cela coûte ${f.lives} de vos ${lives(f.held)}.`,
  weapon: (f) => `${f.artifact} est l’arme contre ${f.enemy} : un Risque de moins.`,
  artifactDoes: (f) => `${f.artifact} : ${artifactDoes(f.does)}.`,
  fewLives: (f) => `${f.god} n’a plus que ${f.lives} points de vie sur ${f.most}.`,
  risks: (f) =>
    `${risks(f.risks)} : en dépensant tout, vous perdez en moyenne ${mean(f.least)} de vos ${lives(f.lives)} ; avec le seul dé Dieu, ${mean(f.most)}.`,
  allRisky: (f) =>
    `Tout ce qu’on peut faire ici comporte des Risques : même en dépensant tout, vous perdez en moyenne ${mean(f.mean)} de vos ${lives(f.lives)}.`,
  joins: (f) => `Avec ${f.god} à ${f.world}, l’action ${elided('de', f.other)} y est en bonus.`,
  commits: (f) =>
    `${commitment(f.heroes, f.dice)} contre ${risks(f.risks)}${f.elves === 0 ? '' : ` et jusqu’à ${elves(f.elves)} après le jet`}, vous avez ${percent(f.chance)} de chances de ne perdre aucun point de vie.`,
  bare: (f) => `Sans eux, ce serait ${percent(f.chance)}.`,
  heroesKept: (f) =>
    `${heroes(f.count)} ${plural('fr', f.count, { one: 'reste', other: 'restent' })} au Valhalla pour les autres.`,
  diceKept: (f) =>
    f.count === 1
      ? 'Un dé Vane gardé ne peut pas être perdu.'
      : `${f.count} dés Vane gardés ne peuvent pas être perdus.`,
  paysLives: (f) => `Vous perdez ${f.lives} de vos ${lives(f.held)}.`,
  elvesSave: (f) =>
    `${elves(f.count)} ${plural('fr', f.count, { one: 'vous épargne', other: 'vous épargnent' })} ${lives(f.lives)}.`,
  heroesSave: (f) =>
    `${heroes(f.count)} ${plural('fr', f.count, { one: 'vous épargne', other: 'vous épargnent' })} ${lives(f.lives)}.`,
  kinBears: (f) => `${f.god} perd ${lives(f.lives)} à votre place.`,
  rerollsGod: (f) => `Votre dé Dieu a échoué : ${f.symbol}.`,
  rerollsVanir: (f) =>
    `${dice(f.count)} ${plural('fr', f.count, { one: 'a', other: 'ont' })} échoué : ${f.symbol}.`,
  actsBefore: (f) =>
    `${f.god} joue avant ${f.other}, dont la carte a ${percent(f.chance)} de chances de réveiller ${f.enemy} : en l’état, la partie est alors perdue.`,
  strongest: (f) =>
    `${f.god} a le plus de points de vie (${f.lives}) et a ${percent(f.chance)} de chances de réveiller ${f.enemy}.`,
  quietFirst: (f) =>
    `La carte ${elided('de', f.god)} vient en premier et ne réveille aucun Ennemi nuisible.`,
  wakesLast: (f) =>
    `${f.god} joue en dernier : ${count(f.count, 'Dieu agit', 'Dieux agissent')} avant cette carte, qui a ${percent(f.chance)} de chances de réveiller ${f.enemy}.`,
  wakesFirst: (f) =>
    `La carte ${elided('de', f.god)} vient en premier et a ${percent(f.chance)} de chances de réveiller ${f.enemy} ; les autres peuvent encore y répondre.`,
  creatureDoes: (f) => `${f.creature} : ${CREATURES[f.does]}.`,
  cardOff: (f) => `La prochaine carte ${elided('de', f.enemy)} ne réveillera alors personne.`,
  stacksQuiet: (f) =>
    `Aucune carte ${elided('de', f.enemy)} n’est seule sur la Roue : cette carte ne réveille personne.`,
};

/** « Avec 1 Héros et 2 dés Vane ». */
function commitment(sent: Fact, rolled: Fact): string {
  const parts = [sent === 0 ? [] : heroes(sent), rolled === 0 ? [] : dice(rolled)].flat();
  return parts.length === 0 ? 'Avec le seul dé Dieu' : `Avec ${parts.join(' et ')}`;
}
