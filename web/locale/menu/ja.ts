import type { MenuTexts } from './en.ts';

export const ja: MenuTexts = {
  game: 'このゲーム',
  tryOut: '試しに動かしてみる',
  seats: '席の担当',
  seatIs: (name) => `${name}の担当`,
  keys: 'キー操作',
  keyTexts: {
    choose: '1～9 番目の選択肢を選ぶ',
    move: '盤面やリプレイの中を移動する',
    confirm: '選択肢を検討し、もう一度で確定する',
    back: '一つ前に戻る',
    undo: '取り消し',
    hint: 'ヒント',
    odds: '確率',
    log: 'ログ',
    command: 'コマンド入力',
    help: 'このメニュー',
  },
  leave: 'テーブルを離れる',
  kept: 'ゲームは保存され、スタートページに表示されます。',
  notKept: 'ここでの内容は保存されません。',
};
