import type { CampaignLabels } from './en.ts';

/** 端末でのキャンペーンの表示を日本語で示す語句。 */
export const ja: CampaignLabels = {
  rows: {
    elves: '初期エルフ',
    dice: '初期ヴァン神族ダイス',
    godDie: '神ダイス',
    vanirDie: 'ヴァン神族ダイス',
  },
  boxWords: 'elves、dice、god-die、vanir-die、kin:odin、brother-in-arms:odin',
  summary: (name, next, games, date) => `${name}：${next}、ゲーム数 ${games}、${date}`,
  next: (saga) => `次はサーガ ${saga}`,
  complete: '完了',
  saga: (number, title) => (title === '' ? `サーガ ${number}` : `サーガ ${number}「${title}」`),
  won: (saga, games) => `${saga}：勝利（ゲーム数 ${games}）`,
  wonBefore: (saga) => `${saga}：枝分かれの前に勝利`,
  running: (saga) => `${saga}：次に遊ぶ`,
  sealed: (number) => `サーガ ${number}（封印中）`,
  games: (games, defeats) => `ゲーム数 ${games}、うち敗北 ${defeats}`,
  supports: (gods) => `サポート神：${gods}`,
  seat: (god, name) => (name === '' ? god : `${god}（${name}）`),
  xp: (earned, spent, saved) => `経験値：獲得 ${earned}、使用 ${spent}、残り ${saved}`,
  canBuy: '購入できるものがあります',
  legend:
    '[*] 最初から  [x] 購入済み  [2] 経験値 2 で購入できる  (2) 経験値が足りない  ·2· まだ買えない  [#] 閉じた欄',
};
