import type { Lang } from '@nineworlds/engine';

/** What a board in a terminal says besides names. `{name}` stands for a fact. */
const en = {
  turnOf: 'turn {turn} of {turns}',
  setUp: 'the cards are dealt',
  step1: 'step 1 of 4: open a bonfire',
  step2: 'step 2 of 4: refill the ring',
  step3: 'step 3 of 4: swap a flame',
  step4: 'step 4 of 4: ignite and take a human',
  scoring: 'the scores are counted',
  ended: 'the game is over',
  topFirst: 'top first',
  faceUp: 'face up',
  faceDown: 'face down',
  seenBy: 'seen by {names}',
  or: 'or',
  flames: 'flames',
  drawn: 'drawn',
  legend: '* ember beneath   ← reacts to   → these react   +n so many of yours react',
  reacts: 'reacts to',
  isReactedTo: 'these react to it',
  takeOne: '{names} react to {card}: you take one of them.',
  onlyOne:
    'Only {names} reacts to {card}: you look at the top two exiles, take one, and exile a warrior.',
  nobody:
    'No warrior reacts to {card}: you look at the top two exiles, take one, and exile a warrior.',
  reacting: 'reacting: {count}',
} as const;

/** The phrases of a language. */
export type Phrases = Readonly<Record<keyof typeof en, string>>;

const ja: Phrases = {
  turnOf: '第 {turn} 手番／全 {turns} 手番',
  setUp: 'カードを配っています',
  step1: '手順 1／4：篝火を開く',
  step2: '手順 2／4：輪を補充する',
  step3: '手順 3／4：炎を交換する',
  step4: '手順 4／4：点火して人間を獲得する',
  scoring: '得点計算',
  ended: 'ゲーム終了',
  topFirst: '上から順に',
  faceUp: '表',
  faceDown: '裏',
  seenBy: '見た人：{names}',
  or: 'または',
  flames: '炎',
  drawn: '引いた人間',
  legend: '* 下に火種   ← これに反応する   → これらが反応する   +n 反応する自分の人間の数',
  reacts: '反応する相手',
  isReactedTo: 'これに反応する人間',
  takeOne: '{names} が {card} に反応します。そのうち 1 人を獲得します。',
  onlyOne:
    '{card} に反応する戦士は {names} だけです。追放者の上 2 枚を見て 1 人を獲得し、戦士を 1 人追放します。',
  nobody:
    '{card} に反応する戦士はいません。追放者の上 2 枚を見て 1 人を獲得し、戦士を 1 人追放します。',
  reacting: '反応 {count}',
};

const fr: Phrases = {
  turnOf: 'tour {turn} sur {turns}',
  setUp: 'on distribue les cartes',
  step1: 'étape 1 sur 4 : ouvrir un brasier',
  step2: 'étape 2 sur 4 : compléter le cercle',
  step3: 'étape 3 sur 4 : échanger une flamme',
  step4: 'étape 4 sur 4 : allumer et prendre un humain',
  scoring: 'on compte les points',
  ended: 'la partie est terminée',
  topFirst: 'le dessus d’abord',
  faceUp: 'face visible',
  faceDown: 'face cachée',
  seenBy: 'vu par {names}',
  or: 'ou',
  flames: 'flammes',
  drawn: 'piochés',
  legend: '* braise dessous   ← réagit à   → réagissent   +n parmi vos humains réagissent',
  reacts: 'réagit à',
  isReactedTo: 'réagissent à lui',
  takeOne: '{names} réagissent à {card} : vous prenez l’un d’eux.',
  onlyOne:
    'Seul {names} réagit à {card} : vous regardez les deux exilés du dessus, en prenez un et exilez un guerrier.',
  nobody:
    'Aucun guerrier ne réagit à {card} : vous regardez les deux exilés du dessus, en prenez un et exilez un guerrier.',
  reacting: 'réactions : {count}',
};

const it: Phrases = {
  turnOf: 'turno {turn} di {turns}',
  setUp: 'si distribuiscono le carte',
  step1: 'fase 1 di 4: scoprire un falò',
  step2: 'fase 2 di 4: completare il cerchio',
  step3: 'fase 3 di 4: scambiare una fiamma',
  step4: 'fase 4 di 4: accendere e prendere un umano',
  scoring: 'si contano i punti',
  ended: 'la partita è finita',
  topFirst: 'dalla cima',
  faceUp: 'scoperti',
  faceDown: 'coperti',
  seenBy: 'visto da {names}',
  or: 'o',
  flames: 'fiamme',
  drawn: 'pescati',
  legend: '* brace sotto   ← reagisce a   → reagiscono   +n dei tuoi umani reagiscono',
  reacts: 'reagisce a',
  isReactedTo: 'reagiscono a lui',
  takeOne: '{names} reagiscono a {card}: ne prendi uno.',
  onlyOne:
    'Solo {names} reagisce a {card}: guardi i due esiliati in cima, ne prendi uno ed esili un guerriero.',
  nobody:
    'Nessun guerriero reagisce a {card}: guardi i due esiliati in cima, ne prendi uno ed esili un guerriero.',
  reacting: 'reazioni: {count}',
};

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, ja, fr, it };

/** The phrases of a board, in a language. */
export function phrasesIn(lang: Lang): Phrases {
  return PHRASES[lang];
}
