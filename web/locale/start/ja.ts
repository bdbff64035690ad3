import type { StartTexts } from './en.ts';

/** スタートページの文言（日本語）。 */
export const ja: StartTexts = {
  title: 'Nine Worlds',
  englishOnly: '英語のみ',
  playNow: '今すぐ遊ぶ',
  ownValues: '手元の製品の値で遊びます',
  setUp: 'テーブルを準備する',
  continue: '続きから',
  continueLatest: '前回の続きを遊ぶ',
  showAll: (count) => `${count} 件すべて表示`,
  showFewer: '表示を減らす',
  remove: '削除',
  removeQuestion: 'このゲームを完全に削除しますか？',
  keep: '残す',
  learn: '10 分で学ぶ',
  rules: 'ルールブック',
  open: 'リンクや保存データを開く',
  box: '手元の製品と一緒に使う',
  offline: 'オフライン対応',
  credits: 'クレジットとお知らせ',
  more: 'その他',
};
