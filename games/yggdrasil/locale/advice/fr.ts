import { elided, plural } from '@nineworlds/engine';
import type { EffectWord, GiftWord, VanirWord } from '../../bot/arguments/facts.ts';
import type { LineWord } from '../../rules/track.ts';
import type { AdviceTexts } from './index.ts';
import { mean as meanOf, percent as perCent } from './numbers.ts';

type Fact = string | number;

const percent = (chance: Fact) => `${perCent(chance, 'plus de ', 'moins de ')} %`;
const mean = (value: Fact) => meanOf(value, ',');

/** En français, zéro se met au singulier. */
function count(number: Fact, one: string, many: string): string {
  return `${number} ${plural('fr', number, { one, other: many })}`;
}

const vikings = (number: Fact) => count(number, 'Viking', 'Vikings');
const elves = (number: Fact) => count(number, 'elfe', 'elfes');
const enemies = (number: Fact) => count(number, 'ennemi', 'ennemis');
const tokens = (number: Fact) => count(number, 'jeton', 'jetons');
const cards = (number: Fact) => count(number, 'carte', 'cartes');

/** « avec 3 Vikings et jusqu’à 2 elfes ». */
function forces(sent: Fact, helpers: Fact): string {
  const vikingsSent = sent === 0 ? 'sans Viking' : `avec ${vikings(sent)}`;
  return helpers === 0 ? vikingsSent : `${vikingsSent} et jusqu’à ${elves(helpers)}`;
}

/** « 3 Vikings et 1 elfe ». */
function goods(given: Fact, helpers: Fact): string {
  return [given === 0 ? [] : vikings(given), helpers === 0 ? [] : elves(helpers)]
    .flat()
    .join(' et ');
}

const BEYOND: Readonly<Record<LineWord, string>> = {
  wall: 'au-delà du mur d’Asgard',
  door: 'au-delà de la porte du Valhalla',
  residence: 'dans la Résidence d’Odin',
};

const BEFORE: Readonly<Record<LineWord, string>> = {
  wall: 'du mur d’Asgard',
  door: 'de la porte du Valhalla',
  residence: 'de la Résidence d’Odin',
};

const OVERRUN: Readonly<Record<LineWord, string>> = {
  wall: 'trop d’ennemis au-delà du mur d’Asgard',
  door: 'trop d’ennemis au-delà de la porte du Valhalla',
  residence: 'un ennemi dans la Résidence d’Odin',
};

const RUNE: Readonly<Record<GiftWord, (dead: Fact) => string>> = {
  vikings: (dead) => `les dieux se partagent ${count(dead, 'Viking mort', 'Vikings morts')}`,
  quiet: () => 'trois tours passent sans carte Ennemi',
  threeBack: () => 'trois ennemis reculent d’une case',
  oneBack: () => 'un ennemi recule de trois cases',
};

const VANIR: Readonly<Record<VanirWord, (count: Fact) => string>> = {
  none: () => 'elle est sans effet',
  fly: () => 'les Valkyries peuvent y voler vers une autre île',
  take: (n) => `on y prend ${count(n, 'Viking mort', 'Vikings morts')}`,
  foresee: (n) => `on y regarde ${cards(n)} et on choisit leur ordre`,
  discard: () => 'on y défausse la prochaine carte Ennemi',
  push: () => 'on y repousse un ennemi sans combat',
  dismiss: () => 'on y écarte un géant sans combat',
};

const EFFECT: Readonly<Record<EffectWord, (power: Fact) => string>> = {
  none: () => ', sans effet',
  vikings: (power) => ` ; Hel prend jusqu’à ${vikings(power)} dans un sac`,
  fire: (power) => ` ; ${count(power, 'Géant de Feu entre', 'Géants de Feu entrent')} dans un sac`,
  flood: () => ' ; une île est submergée et les Valkyries rentrent',
  giants: (power) => ` ; ${count(power, 'géant s’éveille', 'géants s’éveillent')}`,
  drags: () => ' ; l’ennemi le plus en arrière avance aussi',
  anger: () => ' ; Fenrir devient furieux',
};

/** « au départ », « à la case 3 ». */
function to(number: Fact): string {
  if (number === 0) return 'au départ';
  return number === 7 ? 'à la Résidence d’Odin' : `à la case ${number}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What speaks for a line of Yggdrasil, in French. */
export const fr: AdviceTexts = {
  lostOtherwise: (f) =>
    f.line === 'residence'
      ? `Si ${f.enemy} est dans la Résidence d’Odin à la fin du tour, la partie est perdue.`
      : `${enemies(f.count)}, dont ${f.enemy}, sont ${BEYOND[f.line]} ; s’il y en a ${f.limit} à la fin du tour, la partie est perdue.`,
  knownLoses: (f) =>
    `La prochaine carte est ${f.card} ; en l’état, c’est la défaite : ${OVERRUN[f.line]}.`,
  nextLoses: (f) =>
    `La prochaine carte a ${percent(f.chance)} de chances de faire avancer ${f.enemy} ; en l’état, c’est alors la défaite : ${OVERRUN[f.line]}.`,
  lineRelieved: (f) =>
    `Une fois en arrière, ${f.enemy} n’est plus ${BEYOND[f.line]} : ${enemies(f.after)} au lieu de ${f.now} ; à ${f.limit}, c’est la défaite.`,
  oneStep: (f) =>
    f.line === 'residence'
      ? `${f.enemy} est à un pas de la Résidence d’Odin ; un ennemi qui y entre, c’est la défaite.`
      : `${f.enemy} est à un pas ${BEFORE[f.line]} ; ${enemies(f.count)} au-delà, et à ${f.limit} c’est la défaite.`,
  foremost: (f) => `Aucun ennemi n’est allé plus loin que ${f.enemy} : ${to(f.space)}.`,
  cardsToCome: (f) =>
    f.count === 1
      ? `Une carte ${elided('de', f.enemy)} peut encore venir.`
      : `${f.count} cartes ${elided('de', f.enemy)} peuvent encore venir.`,
  winChance: (f) =>
    f.chance === 1
      ? `${capital(forces(f.vikings, f.elves))}, vous battez ${f.foe} à coup sûr.`
      : `${capital(forces(f.vikings, f.elves))}, vous avez ${percent(f.chance)} de chances de battre ${f.foe}.`,
  oneFewer: (f) =>
    `${f.vikings === 0 ? 'Sans Viking' : `Avec ${vikings(f.vikings)} seulement`}, ce serait ${percent(f.chance)}.`,
  onlyArmed: (f) =>
    `Personne d’autre n’a d’arme contre ${f.enemy} ; vous avez ${f.weapon} +${f.level}.`,
  bestArmed: (f) =>
    `Contre ${f.enemy}, votre ${f.weapon} +${f.level} est la meilleure arme ; ${f.other} a +${f.less}.`,
  elvesWin: (f) =>
    `Avec ${elves(f.elves)}, ${f.total} devient ${Number(f.total) + Number(f.elves)}, et il faut ${f.strength} pour battre ${f.foe}.`,
  wonAlready: (f) => `${f.total} contre ${f.strength} : vous battez ${f.foe} sans elfe.`,
  elvesInVain: (f) =>
    `Il faut ${f.strength} pour battre ${f.foe} ; ${f.total} et ${elves(f.held)} n’y suffisent pas.`,
  elvesSaved: (f) => `Battre ${f.foe} coûterait ${f.elves} de vos ${elves(f.held)}.`,
  giantStrengthens: (f) => `${f.giant} ajoute un point à la force ${elided('de', f.enemy)}.`,
  giantCloses: (f) => `${f.giant} empêche les dieux d’agir ${f.world}.`,
  giantNoPowers: (f) => `${f.giant} prive tous les dieux de leur pouvoir.`,
  giantNoDie: (f) => `À cause ${elided('de', f.giant)}, on combat sans le dé.`,
  giantClosesFlood: (f) => `${f.giant} tient les Valkyries loin de l’île submergée.`,
  giantStrengthensGiants: (f) => `${f.giant} rend tous les géants plus forts d’un point.`,
  giantFightFirst: (f) =>
    `${f.giant} ferme la Forteresse de Glace : on n’y combat aucun autre géant.`,
  runeCompletes: (f) => `C’est le dernier géant de ${f.rune} : ${RUNE[f.brings](f.count)}.`,
  runeProgress: (f) =>
    f.count === 1
      ? `Un des quatre géants ${elided('de', f.rune)} est déjà vaincu.`
      : `${f.count} des quatre géants ${elided('de', f.rune)} sont déjà vaincus.`,
  hiddenGiant: (f) =>
    `Loki peut encore éveiller ${count(f.count, 'géant', 'géants')} ; vaincu face cachée, un géant ne s’éveille plus.`,
  bagShare: (f) =>
    `Le ${f.bag} a ${vikings(f.vikings)} sur ${tokens(f.tokens)} : ${mean(f.mean)} en moyenne.`,
  gatherForFight: (f) =>
    `En l’état, vous avez ${percent(f.now)} de chances de battre ${f.enemy} ; avec ce que cela rapporte, ${percent(f.after)} en moyenne.`,
  bestBag: () => 'Aucun autre sac à portée n’a une aussi grande part de Vikings.',
  onTheWay: (f) =>
    `De l’${f.island}, les Valkyries peuvent aller au ${f.bag} : ${vikings(f.vikings)} sur ${tokens(f.tokens)}.`,
  forgeForFight: (f) =>
    `Votre chance de battre ${f.enemy} passe de ${percent(f.now)} à ${percent(f.after)}.`,
  forgeForCards: (f) =>
    `${f.weapon} +${f.level} compte dans chaque combat contre ${f.enemy}, dont ${cards(f.count)} ${plural('fr', f.count, { one: 'peut', other: 'peuvent' })} encore venir.`,
  nobodyArmed: (f) => `Aucun dieu n’a encore d’arme contre ${f.enemy}.`,
  elfForFight: (f) =>
    `Un elfe de plus porte votre chance de battre ${f.enemy} de ${percent(f.now)} à ${percent(f.after)}.`,
  elfAfterRoll: (f) =>
    `Un elfe se dépense une fois le dé connu, et contre n’importe qui ; vous en avez ${f.held}.`,
  takesForFight: (f) =>
    `Avec ${goods(f.vikings, f.elves)} ${elided('de', f.other)}, votre chance de battre ${f.enemy} passe de ${percent(f.now)} à ${percent(f.after)}.`,
  givesForFight: (f) =>
    `Avec ${goods(f.vikings, f.elves)} de plus, ${f.other} a ${percent(f.after)} de chances de battre ${f.enemy}, au lieu de ${percent(f.now)}.`,
  actsNext: (f) => `Le prochain tour est celui ${elided('de', f.other)}.`,
  revives: (f) =>
    `${capital(count(f.count, 'Viking mort revient', 'Vikings morts reviennent'))} : le ${f.bag} a alors ${vikings(f.vikings)} sur ${tokens(f.tokens)}.`,
  burns: (f) =>
    `Le ${f.bag} a ${count(f.fire, 'Géant de Feu', 'Géants de Feu')} sur ${tokens(f.tokens)} ; en moyenne ${mean(f.mean)} le quittent.`,
  valkyriesThere: (f) => `Les Valkyries sont sur l’${f.island}.`,
  valkyriesNear: (f) => `L’${f.island} est à un pas des Valkyries.`,
  vanirReach: (f) => `Les Vanes arrivent à la case ${f.space} : ${VANIR[f.effect](f.count)}.`,
  vanirTake: (f) =>
    `${capital(count(f.count, 'Viking mort vous rejoint', 'Vikings morts vous rejoignent'))} sans tirage.`,
  vanirForesee: (f) =>
    f.count === 1
      ? 'Vous voyez la dernière carte.'
      : `Vous voyez les ${f.count} prochaines cartes et choisissez leur ordre.`,
  vanirDiscard: () => 'La prochaine carte Ennemi est défaussée, sauf si elle est en colère.',
  vanirPush: (f) => `${f.enemy} recule sans combat.`,
  vanirDismiss: (f) => `Vous écartez ${f.giant} sans combat.`,
  flight: (f) => `L’${f.island} a ${vikings(f.vikings)} sur ${tokens(f.tokens)}.`,
  otherLoses: (f) =>
    `Si la carte ${f.card} venait maintenant, ce serait la défaite : ${OVERRUN[f.line]}.`,
  cardWould: (f) =>
    `La carte ${f.card} mènerait ${f.enemy} ${to(f.to)}${EFFECT[f.effect](f.count)}.`,
  cardComes: (f) => `La carte ${f.card} mène ${f.enemy} ${to(f.to)}${EFFECT[f.effect](f.count)}.`,
  cardOnTop: (f) => `La carte ${f.card} sera la prochaine carte, et tous le savent.`,
  cardUnder: (f) => `La carte ${f.card} va sous la pioche, après ${cards(f.count)}.`,
  losesLater: (f) =>
    `Si la carte ${f.card} venait maintenant, ce serait la défaite (${OVERRUN[f.line]}) ; elle vient après ${cards(f.count)}.`,
  rollCalms: (f) => `Avec le ${f.face}, Fenrir est calmé.`,
  rollHits: (f) => `Avec le ${f.face}, vous arrivez à ${f.total} contre ${f.strength}.`,
  rollHel: (f) => `Dans le ${f.bag}, Hel prend ${vikings(f.count)}.`,
  rollSurt: (f) =>
    `Avec ${count(f.count, 'Géant de Feu', 'Géants de Feu')} de plus, le ${f.bag} a ${vikings(f.vikings)} sur ${tokens(f.tokens)}.`,
  rollFlood: (f) =>
    `L’${f.island}, alors submergée, a ${vikings(f.vikings)} sur ${tokens(f.tokens)}.`,
  fewestCards: (f) =>
    `Des ennemis les plus en arrière, ${f.enemy} a le moins de cartes à venir : ${f.count}.`,
  armedAgainst: (f) => `Un dieu a une arme +${f.level} contre ${f.enemy}.`,
  dragged: (f) => `${f.enemy} avance ${to(f.to)}, sans effet.`,
  calmFirst: (f) => `Tant que ${f.enemy} n’est pas calmé, aucun dieu ne peut faire autre chose.`,
  calmChance: (f) =>
    f.attempts === 1
      ? `Le dernier essai de ce tour a ${percent(f.chance)} de chances de réussir.`
      : `Un essai a ${percent(f.chance)} de chances de réussir, les ${f.attempts} essais de ce tour ${percent(f.turn)}.`,
  sharesMost: (f) => `${f.god} en reçoit ${f.count} et a alors ${vikings(f.held)}.`,
  moreTurns: (f) => `Le premier a ${f.count} tours, le dernier ${f.less}.`,
};
