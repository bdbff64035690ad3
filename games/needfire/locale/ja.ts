import type { NeedfireCatalogue } from './en.ts';
import { phrases } from './phrases/ja.ts';

/** ニドファイヤの日本語の文。 */
export const ja: NeedfireCatalogue = {
  title: 'ニドファイヤ',
  phrases,
  words: {
    // What players have to remember (N-7.6).
    '?': 'カード',
    open: '開く',
    peek: '見る',
    settle: '表にする',
    arrange: '戻す',
    keep: '残す',
    exchange: '入れ替える',
    refill: '輪に入れる',
    stack: '上に積む',
    swap: '出す',
    place: '篝火',
    ignite: '点火',
    pull: '火種の元',
    take: '獲得',
    banish: '追放',
    chance: '運',
    human: '人間',
    flame: '炎',
    first: '先手',
    bonfire: '篝火',
    draw: '引き',
    exile: '追放者',
    ember: '火種',
    none: 'なし',
    'option-seats': '人数',
    'option-deck': '反応表',
    'option-first': '最初の手番',
    'option-exileEmbered': '火種つきの戦士の追放',
    'option-memoryAid': '記憶の補助（自分が見たカードを表示する）',
    random: 'ランダム',
    allowed: '認める',
    forbidden: '認めない',
    reconstructed: '再構成',
    ring: '戦士の輪',
    pile: '山札',
    exiles: '追放者',
    bonfires: '篝火',
    embers: '火種',
    hand: '手札',
    humans: '人間',
    memory: '見た覚えのあるカード',
    turn: '手番',
    leadership: '統率力',
    blessing: '加護',
    score: '得点',
    chain: '連鎖',
    reconstructedDeck: '再構成した反応表（製品のものではありません）',
    ownersDeck: '製品の持ち主が入力した反応表',
  },
  elements: {
    fehu: 'フェフ',
    uruz: 'ウルズ',
    thurisaz: 'スリサズ',
    ansuz: 'アンスズ',
    raidho: 'ライドー',
    kenaz: 'ケナズ',
    gebo: 'ゲーボ',
    wunjo: 'ウンジョー',
    hagalaz: 'ハガラズ',
    nauthiz: 'ナウジズ',
    isa: 'イサ',
    jera: 'イェラ',
    eihwaz: 'エイワズ',
    perthro: 'ペルスロ',
    algiz: 'アルギズ',
    sowilo: 'ソウィロ',
    tiwaz: 'テイワズ',
    berkano: 'ベルカノ',
    ehwaz: 'エワズ',
    mannaz: 'マンナズ',
    laguz: 'ラグズ',
    ingwaz: 'イングワズ',
    dagaz: 'ダガズ',
    othala: 'オシラ',
    cweorth: 'クウェオルス',
    ear: 'エアル',
  },
  ring: (place) => `輪の ${place} 番`,
  seat: (number) => `プレイヤー ${number}`,
  bonfire: (place) => `篝火 ${place}`,
  theBonfire: (place) => `篝火 ${place} `,
  comma: '、',
  questions: {
    dealHuman: 'どの人間が配られますか？',
    dealFlame: 'どの炎が配られますか？',
    chooseFirst: '最初の手番は誰ですか？',
    openBonfire: 'どの伏せた篝火を開きますか？',
    peekBonfire: '伏せた篝火のうち、どの 3 枚を見ますか？',
    seeBonfire: 'そこにある炎は何ですか？',
    settle: '3 枚のうち、どれを表にしますか？',
    arrange: '残りの 2 枚は元の場所のままにしますか、入れ替えますか？',
    drawHuman: 'どの人間が引かれますか？',
    refill: '引いた人間のうち、どれを戦士にしますか？',
    stackRest: '残りの 2 枚のうち、どちらを追放者の一番上に置きますか？',
    giveFlame: '手札のどの炎を出しますか？',
    swapPlace: 'どの篝火と交換しますか？',
    ignite: 'どのカードを点火カードにしますか？',
    pullEmber: 'どのカードの下の火種を使いますか？',
    takeWarrior: '反応した戦士のうち、どれを獲得しますか？',
    seeExile: 'その追放者はどの人間ですか？',
    keepExile: '2 枚の追放者のうち、どちらを獲得しますか？',
    exileWarrior: 'どの戦士を追放しますか？',
    revealEmber: 'その火種は何の炎ですか？',
  },
  events: {
    bonfireOpened: (f) => `${f.seat} が篝火 ${f.place} を開きました：${f.card}`,
    bonfirePeeked: (f) =>
      f.card === undefined
        ? `${f.seat} が篝火 ${f.place} を見ました。`
        : `${f.seat} が篝火 ${f.place} を見ました：${f.card}`,
    emberRevealed: (f) => `${f.seat} が${f.host}の下の火種を明かしました：${f.card}`,
    exileAdded: (f) => `${f.seat} が${f.card ?? '人間 1 枚'}を伏せて追放者に加えました。`,
    exileKept: (f) => `${f.seat} が追放者の${f.card}を${withItsEmber(f.ember)}獲得しました。`,
    exileSeen: (f) =>
      f.card === undefined
        ? `${f.seat} が追放者を 1 枚見ました。`
        : `${f.seat} が追放者を 1 枚見ました：${f.card}`,
    firstChosen: (f) => `最初の手番は${f.seat} です。`,
    flameDealt: (f) =>
      f.card === undefined
        ? `${f.seat} に炎が 1 枚配られました。`
        : `${f.seat} に${f.card}の炎が配られました。`,
    flameSwapped: (f) =>
      f.given === undefined
        ? `${f.seat} が手札 1 枚を篝火 ${f.place} と伏せたまま交換しました。`
        : `${f.seat} が${f.given}を出し、篝火 ${f.place} の${f.taken}と伏せたまま交換しました。`,
    flamesLaidBack: (f) => {
      const places = `${f.seat} が篝火 ${f.one} と篝火 ${f.other} の炎を`;
      if (f.exchanged === undefined) return `${places}伏せて戻しました（順番は不明）。`;
      return f.exchanged === 1
        ? `${places}入れ替えて伏せました。`
        : `${places}元どおりに伏せました。`;
    },
    gameEnded: () => '全員の人間が 5 枚になり、ゲームが終わりました。',
    handRevealed: (f) => `${f.seat} が手札を公開しました：${f.cards}`,
    humanDealt: (f) => `${f.seat} に人間の${f.card}が配られました。`,
    humanDrawn: (f) => `${f.seat} が${f.card ?? '人間 1 枚'}を引きました。`,
    ignited: (f) =>
      `${f.seat} が${f.from}の下の火種を${f.card}に移して点火しました。${warriorsReact(f.reacting)}`,
    openFlameSwapped: (f) =>
      `${f.seat} が${f.given}を出し、篝火 ${f.place} の${f.taken}と表向きで交換しました。`,
    warriorDealt: (f) => `輪の ${f.place} 番に${f.card}が置かれました。`,
    warriorExiled: (f) => `${f.seat} が戦士の${f.card}を${withItsEmber(f.ember)}追放しました。`,
    warriorPlaced: (f) => `${f.seat} が輪の ${f.place} 番に${f.card}を置きました。`,
    warriorTaken: (f) => `${f.seat} が戦士の${f.card}を${withItsEmber(f.ember)}獲得しました。`,
  },
};

function withItsEmber(ember: string | number): string {
  return ember === 1 ? '火種ごと' : '';
}

function warriorsReact(count: string | number): string {
  return count === 0 ? '反応した戦士はいません。' : `${count} 枚の戦士が反応しました。`;
}
