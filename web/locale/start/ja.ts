import type { StartTexts } from './en.ts';

/** スタートページの文言（日本語）。 */
export const ja: StartTexts = {
  title: 'Nine Worlds',
  games: {
    yggdrasil: {
      name: 'ユグドラシル',
      size: '神々 1～6 人・90 分',
      text: '最後のカードが尽きるまで、六体の敵からアスガルドの城壁を力を合わせて守り抜く。',
    },
    chronicles: {
      name: 'ユグドラシル年代記',
      size: '神々 1～5 人・90 分',
      text: '回る大樹をみんなで登り、ニーズヘッグが根をかじる間、九つの世界を滅びから守る。',
    },
    needfire: {
      name: 'ニドファイヤ',
      size: '対戦 2～4 人・60 分',
      text: '輪に火をともし、ルーンに応える戦士を集め、ヴァルハラへの連鎖を作る。',
    },
  },
  playNow: '今すぐ遊ぶ',
  setUp: '卓を用意する',
  continue: '続きから',
  continueLatest: '前回の続きを遊ぶ',
  showAll: (count) => `${count} 件すべて表示`,
  showFewer: '表示を減らす',
  remove: '削除',
  removeQuestion: 'このゲームを完全に削除しますか？',
  keep: '残す',
  learn: '10 分で覚える',
  rules: 'ルールブック',
  open: 'リンクや保存データを開く',
  box: '手持ちの実物と使う',
  offline: 'オフライン対応',
  credits: 'クレジットとお知らせ',
  more: 'その他',
};
