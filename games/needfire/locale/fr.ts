import { plural } from '@nineworlds/engine';
import type { NeedfireCatalogue } from './en.ts';
import { phrases } from './phrases/fr.ts';
import { runeNames } from './rune-names.ts';

/** Les textes de NeedFire, en français. */
export const fr: NeedfireCatalogue = {
  title: 'NeedFire',
  phrases,
  words: {
    // What players have to remember (N-7.6).
    '?': 'une carte',
    open: 'ouvrir',
    peek: 'regarder',
    settle: 'retourner',
    arrange: 'remettre',
    keep: 'garder',
    exchange: 'échanger',
    refill: 'dans le cercle',
    stack: 'par-dessus',
    swap: 'donner',
    place: 'contre le brasier',
    ignite: 'allumer',
    pull: 'avec la braise sous',
    take: 'prendre',
    banish: 'exiler',
    chance: 'hasard',
    human: 'humain',
    flame: 'flamme',
    first: 'commence :',
    bonfire: 'brasier',
    draw: 'pioché :',
    exile: 'exilé :',
    ember: 'braise :',
    none: 'aucune',
    'option-seats': 'joueurs',
    'option-deck': 'table des réactions',
    'option-first': 'qui commence',
    'option-exileEmbered': 'exiler un guerrier qui porte une braise',
    'option-memoryAid': 'aide-mémoire : vous montre ce que vous avez vu',
    random: 'au hasard',
    allowed: 'permis',
    forbidden: 'interdit',
    reconstructed: 'reconstituée',
    ring: 'cercle',
    pile: 'pioche',
    exiles: 'exilés',
    bonfires: 'brasiers',
    embers: 'braises',
    hand: 'main',
    humans: 'humains',
    memory: 'ce que vous avez vu',
    turn: 'tour',
    leadership: 'commandement',
    blessing: 'bénédiction',
    score: 'score',
    chain: 'chaîne',
    reconstructedDeck: 'table des réactions reconstituée, ce n’est pas celle de la boîte',
    ownersDeck: 'table des réactions saisie par son propriétaire',
  },
  elements: runeNames,
  ring: (place) => `place ${place} du cercle`,
  seat: (number) => `Joueur ${number}`,
  bonfire: (place) => `brasier ${place}`,
  theBonfire: (place) => `le brasier ${place}`,
  comma: ', ',
  questions: {
    dealHuman: 'Quel humain est distribué ?',
    dealFlame: 'Quelle flamme est distribuée ?',
    chooseFirst: 'Qui commence ?',
    openBonfire: 'Quel brasier caché ouvrez-vous ?',
    peekBonfire: 'Quels sont les trois brasiers cachés que vous regardez ?',
    seeBonfire: 'Quelle flamme se trouve là ?',
    settle: 'Lequel des trois retournez-vous ?',
    arrange: 'Les deux autres gardent-ils leur place, ou les échangez-vous ?',
    drawHuman: 'Quel humain est pioché ?',
    refill: 'Lequel des humains piochés devient guerrier ?',
    stackRest: 'Lequel des deux autres va au sommet des exilés ?',
    giveFlame: 'Quelle flamme de votre main donnez-vous ?',
    swapPlace: 'Contre quel brasier l’échangez-vous ?',
    ignite: 'Quelle carte allumez-vous ?',
    pullEmber: 'Sous quelle carte prenez-vous la braise ?',
    takeWarrior: 'Quel guerrier prenez-vous parmi ceux qui réagissent ?',
    seeExile: 'Quel est cet exilé ?',
    keepExile: 'Lequel des deux exilés prenez-vous ?',
    exileWarrior: 'Quel guerrier envoyez-vous en exil ?',
    revealEmber: 'Quelle flamme est la braise ?',
  },
  events: {
    bonfireOpened: (f) => `${f.seat} ouvre le brasier ${f.place} : ${f.card}.`,
    bonfirePeeked: (f) =>
      f.card === undefined
        ? `${f.seat} regarde le brasier ${f.place}.`
        : `${f.seat} regarde le brasier ${f.place} : ${f.card}.`,
    emberRevealed: (f) => `${f.seat} révèle la braise sous ${f.host} : ${f.card}.`,
    exileAdded: (f) => `${f.seat} ajoute ${f.card ?? 'un humain'} aux exilés, face cachée.`,
    exileKept: (f) => `${f.seat} prend ${f.card} parmi les exilés${withItsEmber(f.ember)}.`,
    exileSeen: (f) =>
      f.card === undefined
        ? `${f.seat} regarde un exilé.`
        : `${f.seat} regarde un exilé : ${f.card}.`,
    firstChosen: (f) => `${f.seat} commence.`,
    flameDealt: (f) =>
      f.card === undefined
        ? `${f.seat} reçoit une flamme.`
        : `${f.seat} reçoit la flamme ${f.card}.`,
    flameSwapped: (f) =>
      f.given === undefined
        ? `${f.seat} échange une flamme contre celle du brasier ${f.place}, face cachée.`
        : `${f.seat} échange ${f.given} contre ${f.taken} au brasier ${f.place}, face cachée.`,
    flamesLaidBack: (f) => {
      const line = `${f.seat} repose les flammes des brasiers ${f.one} et ${f.other} face cachée`;
      if (f.exchanged === undefined) return `${line}, dans un ordre inconnu.`;
      return f.exchanged === 1 ? `${line}, en les échangeant.` : `${line}, comme elles étaient.`;
    },
    gameEnded: () => 'Chacun a cinq humains : la partie est terminée.',
    handRevealed: (f) => `${f.seat} dévoile les flammes ${f.cards}.`,
    humanDealt: (f) => `${f.seat} reçoit l’humain ${f.card}.`,
    humanDrawn: (f) => `${f.seat} pioche ${f.card ?? 'un humain'}.`,
    ignited: (f) =>
      `${f.seat} allume ${f.card} avec la braise prise sous ${f.from} ; ${warriorsReact(f.reacting)}.`,
    openFlameSwapped: (f) =>
      `${f.seat} échange ${f.given} contre ${f.taken} au brasier ${f.place}, face visible.`,
    warriorDealt: (f) => `${f.card} entre dans le cercle à la place ${f.place}.`,
    warriorExiled: (f) => `${f.seat} envoie ${f.card} en exil${withItsEmber(f.ember)}.`,
    warriorPlaced: (f) => `${f.seat} pose ${f.card} dans le cercle à la place ${f.place}.`,
    warriorTaken: (f) => `${f.seat} prend le guerrier ${f.card}${withItsEmber(f.ember)}.`,
  },
};

function withItsEmber(ember: string | number): string {
  return ember === 1 ? ', avec sa braise' : '';
}

function warriorsReact(count: string | number): string {
  if (count === 0) return 'aucun guerrier ne réagit';
  return plural('fr', count, {
    one: `${count} guerrier réagit`,
    other: `${count} guerriers réagissent`,
  });
}
