import { elided, plural } from '@nineworlds/engine';
import type { YggdrasilCatalogue } from './en.ts';
import { phrases } from './phrases/fr.ts';
import { enemyNames, giantNames, runeNames, weaponNames } from './printed-names.ts';

/** Les textes d’Yggdrasil, en français. */
export const fr: YggdrasilCatalogue = {
  title: 'Yggdrasil',
  phrases,
  words: {
    resolve: 'résoudre',
    return: 'remettre',
    top: 'sur la pioche',
    bottom: 'sous la pioche',
    keep: 'garder',
    advance: 'avancer',
    effect: 'effet de',
    order: 'puis',
    share: 'aura',
    back: 'repousser',
    calm: 'calmer Fenrir',
    pass: 'passer',
    fly: 'Valkyries vers',
    take: 'deux Vikings morts',
    foresee: 'prévoir',
    push: 'repousser',
    dismiss: 'écarter',
    hidden: 'géant caché',
    chance: 'hasard',
    god: 'dieu',
    first: 'commence :',
    die: 'dé :',
    giant: 'géant',
    bag: 'Vikings piochés :',
    none: 'aucun',
    'option-seats': 'combien de dieux jouent ; une personne peut en jouer plusieurs',
    'option-gods':
      'quels dieux jouent : distribués au hasard, ou une liste dans l’ordre des places',
    'option-first': 'quel dieu commence',
    'option-angry': 'nombre de cartes Ennemi en colère dans la pioche',
    'option-angryEnemies': 'quels ennemis sont en colère : tirés au hasard, ou une liste',
    'option-spread': 'comment les cartes en colère et Ragnarök sont réparties dans la pioche',
    'option-ragnarok': 'nombre de cartes Ragnarök dans la pioche (reconstitué)',
    'option-ragnarokEffects': 'si une carte Ragnarök applique aussi les effets de ses ennemis',
    'option-ruleset': 'quelles règles on joue là où les sources se contredisent',
    'option-bags': 'couleurs des sacs et des îles',
    'option-floodStart': 'quelle île est submergée au départ',
    'option-giants':
      'quels géants jouent : ceux de la boîte, ou avec un qui ferme la Forteresse de Glace',
    'option-runes':
      'laquelle des runes Mann et Tiwaz repousse un ennemi, et laquelle en repousse trois',
    'option-odin': 'où Odin remet l’autre carte',
    'option-vanirUse': 'quels effets des Vanes on peut utiliser',
    'option-vanir3': 'ce que fait le troisième effet des Vanes',
    'option-thiazyWeapons': 'si les armes comptent pendant que Thiazy est actif',
    'option-direction': 'dans quel sens on joue',
    'option-victory': 'à quel moment les dieux ont gagné',
    'option-vanirFlight': 'jusqu’où le premier effet des Vanes porte les Valkyries',
    'option-anyGiant': 'si le cinquième effet des Vanes peut aussi écarter un géant actif',
    'option-firstArchOneWay': 'si les ennemis ne reviennent jamais au départ après l’avoir quitté',
    'option-gathering': 'combien de fois par tour un dieu peut récolter des Vikings',
    'option-thiazyThor': 'si le bonus de Thor compte pendant que Thiazy est actif',
    'option-vanirEnd':
      'ce que font les Vanes sur leur dernière case quand aucun effet ne servirait',
    'option-asgardFoes': 'qui l’on peut combattre à Asgard',
    'option-edition':
      'dé, cartes Ragnarök et effets des Vanes : reconstitués, ou ceux de votre boîte',
    reconstructed: 'reconstitué',
    agreed: 'les dieux décident ensemble',
    random: 'au hasard',
    piles: 'une dans chaque paquet de même taille',
    each: 'chacun',
    printed2011: 'le jeu imprimé de 2011',
    draft2010: 'l’ébauche de 2010',
    jp: 'le résumé japonais',
    printed: 'jeu imprimé',
    draft: 'ébauche',
    either: 'sur la pioche ou dessous',
    bottomOnly: 'seulement sous la pioche',
    reached: 'ceux des cases déjà atteintes',
    exact: 'seulement celui de leur case',
    reorder: 'regarder six cartes et choisir leur ordre',
    discardNext: 'défausser la prochaine carte, sauf en colère',
    clockwise: 'sens horaire',
    counterclockwise: 'sens antihoraire',
    endOfTurn: 'à la fin du tour où la dernière carte est piochée',
    lastCard: 'dès que la dernière carte est résolue',
    any: 'vers n’importe quelle île',
    adjacent: 'vers une île voisine',
    everyAction: 'à chaque action à Midgard',
    oncePerTurn: 'une seule fois',
    returns: 'ils peuvent revenir sans effet',
    stays: 'ils y restent',
    enemies: 'les ennemis',
    enemiesAndGiants: 'les ennemis et les géants actifs',
    true: 'oui',
    false: 'non',
    introductory: 'découverte',
    normal: 'normale',
    expert: 'experte',
    master: 'redoutable',
    custom: 'au choix',
    ragnarok: 'Ragnarök',
    card: 'carte',
    cards: 'cartes',
    wall: 'mur d’Asgard',
    door: 'porte du Valhalla',
    residence: 'Résidence d’Odin',
    vikings: 'Vikings',
    elves: 'elfes',
    fire: 'Géants de Feu',
    angry: 'furieux',
    calmed: 'calmé',
    won: 'gagné',
    lost: 'perdu',
    spendNothing: 'sans elfes :',
    spendUpTo: 'elfes, au plus :',
    calmOnce: 'un essai :',
    calmOn: 'tous les essais de ce tour :',
    nobodyActs: 'si personne n’agit, en trois cartes :',
  },
  worlds: {
    asgard: 'Asgard',
    midgard: 'Midgard',
    nidavellir: 'Forge des Nains',
    alfheim: 'Demeure des Elfes',
    niflheim: 'Monde des Ténèbres',
    helheim: 'Domaine des Morts',
    muspellheim: 'Royaume du Feu',
    jotunheim: 'Forteresse de Glace',
    vanaheim: 'Terre bénite',
  },
  enemies: enemyNames,
  gods: {
    odin: 'Odin',
    thor: 'Thor',
    frey: 'Frey',
    heimdall: 'Heimdall',
    tyr: 'Tyr',
    freyja: 'Freyja',
  },
  giants: giantNames,
  runes: runeNames,
  weapons: weaponNames,
  colours: {
    rainbow: 'arc-en-ciel',
    white: 'blanc',
    blue: 'bleu',
    green: 'vert',
    black: 'noir',
    red: 'rouge',
  },
  angryCard: (enemy) => `${enemy} en colère`,
  ragnarokCard: (number) => `Ragnarök ${number}`,
  seat: (number) => `Place ${number}`,
  inWorld: {
    asgard: 'à Asgard',
    midgard: 'à Midgard',
    nidavellir: 'à la Forge des Nains',
    alfheim: 'à la Demeure des Elfes',
    niflheim: 'au Monde des Ténèbres',
    helheim: 'au Domaine des Morts',
    muspellheim: 'au Royaume du Feu',
    jotunheim: 'à la Forteresse de Glace',
    vanaheim: 'en Terre bénite',
  },
  islands: {
    rainbow: 'île Arc-en-ciel',
    white: 'île blanche',
    blue: 'île bleue',
    green: 'île verte',
    black: 'île noire',
    red: 'île rouge',
  },
  bags: {
    white: 'sac blanc',
    blue: 'sac bleu',
    green: 'sac vert',
    black: 'sac noir',
    red: 'sac rouge',
  },
  hiddenFoe: 'le géant caché',
  ends: { top: 'sur la pioche', bottom: 'sous la pioche' },
  counted: {
    vikings: 'Vikings',
    fire: 'Géants de Feu',
    elves: 'elfes',
    giants: 'géants',
    cards: 'cartes Ennemi',
  },
  comma: ', ',
  questions: {
    dealGod: 'Quel dieu va à la prochaine place sans dieu ?',
    dealAngry: 'Quel ennemi a sa carte en colère dans la pioche ?',
    dealRagnarok: 'Quelle carte Ragnarök entre dans la pioche ?',
    chooseFirst: 'Quel dieu commence ?',
    drawCard: 'Quelle carte Ennemi est piochée ?',
    resolveCard: 'Laquelle des deux cartes Ennemi résolvez-vous ?',
    returnCard: 'Où remettez-vous l’autre carte : sur la pioche ou dessous ?',
    rollEffect: 'Que montre le dé pour l’effet de l’ennemi ?',
    rollCalm: 'Que montre le dé pour calmer Fenrir ?',
    rollFight: 'Que montre le dé pour le combat ?',
    chooseRoll: 'Lequel des deux résultats gardez-vous ?',
    turnGiant: 'Quel géant est retourné ?',
    advanceRearmost: 'Lequel des ennemis les plus en arrière avance ?',
    orderEffects: 'L’effet de quel ennemi s’applique ensuite ?',
    act: 'Que faites-vous ?',
    payVikings: 'Combien de Vikings envoyez-vous au combat ?',
    payElves: 'Combien d’elfes ajoutez-vous ?',
    gather:
      'Sur 3 jetons (4 pour Heimdall) du sac de l’île des Valkyries, combien sont des Vikings ?',
    burn: 'Sur 5 jetons du sac choisi, combien sont des Géants de Feu ?',
    keepVikings: 'Combien des Vikings que vous avez à vous deux gardez-vous ?',
    keepElves: 'Combien des elfes que vous avez à vous deux gardez-vous ?',
    orderCard: 'Quelle carte vient ensuite, en partant du dessus ?',
    shareVikings: 'Combien de Vikings ce dieu a-t-il après le partage ?',
    pushBack: 'Quel ennemi recule ?',
    chooseEnemy: 'Quel ennemi combattez-vous ?',
    chooseIsland: 'Sur quelle île vont les Valkyries ?',
    chooseWeapon: 'Contre quel ennemi forgez-vous une arme ?',
    choosePartner: 'Avec quel dieu faites-vous un échange ?',
    reviveBag: 'Dans quel sac vont les Vikings morts ?',
    burnBag: 'De quel sac tire-t-on les jetons ?',
    chooseGiant: 'Quel géant combattez-vous ?',
    useVanir: 'Les Vanes avancent-ils, ou utilisez-vous l’un de leurs effets ?',
    chooseFoe: 'Quel ennemi ou quel géant combattez-vous ?',
  },
  events: {
    godDealt: (f) => `${f.seat} joue ${f.god}.`,
    angryChosen: (f) => `La carte ${f.enemy} en colère entre dans la pioche.`,
    ragnarokChosen: (f) => `La carte ${f.card} entre dans la pioche.`,
    firstChosen: (f) => `${f.god} commence.`,
    turnBegan: (f) => `Tour ${f.turn} : ${f.god}.`,
    cardDrawn: (f) => `${f.god} pioche ${f.card}.`,
    cardReturned: (f) => `${f.god} remet ${f.card} ${f.where}.`,
    noCardDrawn: (f) =>
      f.left === 0
        ? `${f.god} ne pioche pas de carte Ennemi ; c’était le dernier tour calme.`
        : `${f.god} ne pioche pas de carte Ennemi ; encore ${count(f.left, 'tour calme', 'tours calmes')}.`,
    enemyAdvanced: (f) =>
      f.to === 7
        ? `${f.enemy} entre dans la Résidence d’Odin !`
        : `${f.enemy} avance ${from(f.from)} ${to(f.to)}${f.power === 0 ? '' : `, puissance ${f.power}`}.`,
    dieRolled: (f) => `${f.god} lance le dé : ${f.face}.`,
    rollChosen: (f) => `${f.god} garde le ${f.face}.`,
    vikingsSlain: (f) => `Hel emporte ${vikings(f.count)} du ${f.bag} au Domaine des Morts.`,
    fireAdded: (f) => `Surt envoie ${fireGiants(f.count)} dans le ${f.bag}.`,
    islandFlooded: (f) =>
      `Jörmungand submerge l’${f.island}. Les Valkyries rentrent sur l’île Arc-en-ciel.`,
    giantTurned: (f) => `Loki éveille un géant : ${f.giant}.`,
    enemyDragged: (f) =>
      f.to === 7
        ? `${f.enemy} avance à son tour, dans la Résidence d’Odin !`
        : `${f.enemy} avance à son tour ${from(f.from)} ${to(f.to)}, sans effet.`,
    nothingHappened: (f) => `${f.enemy} arrive, mais l’effet ne change rien.`,
    fenrirAngered: () =>
      'Fenrir est furieux. Tant qu’il n’est pas calmé, les dieux ne peuvent rien faire d’autre.',
    fenrirCalmed: (f) => `${f.god} calme Fenrir.`,
    fenrirRaged: (f) => `${f.god} n’arrive pas à calmer Fenrir.`,
    valkyriesMoved: (f) => `${f.god} envoie les Valkyries sur l’${f.island}.`,
    vikingsGathered: (f) =>
      `${f.god} pioche ${tokens(f.tokens)} dans le ${f.bag} et gagne ${vikings(f.count)}.`,
    weaponForged: (f) => `${f.god} prend ${f.weapon} +${f.level} contre ${f.enemy}.`,
    elfTaken: (f) => `${f.god} prend un elfe.`,
    holdingsExchanged: (f) =>
      `${f.god} et ${f.other} font un échange. ${f.god} a maintenant ${vikings(f.vikings)} et ${elves(f.elves)}, ${f.other} ${vikings(f.otherVikings)} et ${elves(f.otherElves)}.`,
    vikingsRevived: (f) =>
      `${f.god} remet ${vikings(f.count)} du Domaine des Morts dans le ${f.bag}.`,
    fireBurnt: (f) =>
      `${f.god} pioche ${tokens(f.tokens)} dans le ${f.bag} et renvoie ${fireGiants(f.count)} au Royaume du Feu.`,
    fightBegan: (f) =>
      `${f.god} attaque ${f.foe} ${withVikings(f.vikings)} ; il faut ${f.strength} pour gagner.`,
    elvesSpent: (f) => `${f.god} ajoute ${elves(f.count)}.`,
    fightWon: (f) => `${f.god} bat ${f.foe} par ${f.total} contre ${f.strength}.`,
    fightLost: (f) => `${f.god} échoue contre ${f.foe} : ${f.total} contre ${f.strength}.`,
    enemyRetreated: (f) => `${f.enemy} recule ${from(f.from)} ${to(f.to)}.`,
    giantBeaten: (f) => `Géant vaincu : ${f.giant}.`,
    giantDismissed: (f) => `${f.god} écarte ${f.giant} sans combat.`,
    runeCompleted: (f) =>
      `Les quatre géants ${elided('de', f.rune)} sont vaincus : la rune s’éveille.`,
    vikingsShared: (f) => `Sigel donne ${vikings(f.count)} à ${f.god}.`,
    enemiesSilenced: (f) =>
      `Daeg : pendant ${count(f.turns, 'tour', 'tours')}, on ne pioche pas de carte Ennemi.`,
    vanirAdvanced: (f) => `${f.god} fait avancer les Vanes à la case ${f.space}.`,
    vanirUsed: (f) =>
      f.space === 0
        ? `${f.god} ramène les Vanes sur leur première case, sans effet.`
        : `${f.god} utilise l’effet ${f.space} des Vanes, qui reviennent sur leur première case.`,
    vikingsTaken: (f) => `${f.god} prend ${vikings(f.count)} au Domaine des Morts.`,
    cardsSeen: (f) => `Les prochaines cartes, à partir du dessus : ${f.cards}.`,
    cardsOrdered: (f) => `Elles sont remises dans cet ordre, à partir du dessus : ${f.cards}.`,
    cardDiscarded: (f) => `La prochaine carte Ennemi est défaussée : ${f.card}.`,
    cardStays: (f) => `La prochaine carte Ennemi est ${f.card} : elle reste dans la pioche.`,
    turnPassed: (f) => `${f.god} passe.`,
    gameWon: () =>
      'La dernière carte Ennemi est jouée et Yggdrasil tient debout : les dieux ont gagné !',
    gameLost: (f) =>
      `${count(f.count, 'ennemi', 'ennemis')} ${LOST[f.line] ?? f.line} : les dieux ont perdu.`,
  },
};

const LOST: Readonly<Record<string, string>> = {
  wall: 'au-delà du mur d’Asgard',
  door: 'au-delà de la porte du Valhalla',
  residence: 'dans la Résidence d’Odin',
};

type Fact = string | number;

/** En français, zéro se met au singulier. */
function count(number: Fact, one: string, many: string): string {
  return `${number} ${plural('fr', number, { one, other: many })}`;
}

const vikings = (number: Fact) => count(number, 'Viking', 'Vikings');
const withVikings = (number: Fact) => (number === 0 ? 'sans Viking' : `avec ${vikings(number)}`);
const elves = (number: Fact) => count(number, 'elfe', 'elfes');
const fireGiants = (number: Fact) => count(number, 'Géant de Feu', 'Géants de Feu');
const tokens = (number: Fact) => count(number, 'jeton', 'jetons');

/** « du départ », « de la case 2 ». */
function from(number: Fact): string {
  if (number === 0) return 'du départ';
  return number === 7 ? 'de la Résidence d’Odin' : `de la case ${number}`;
}

/** « au départ », « à la case 2 ». */
function to(number: Fact): string {
  if (number === 0) return 'au départ';
  return number === 7 ? 'à la Résidence d’Odin' : `à la case ${number}`;
}
