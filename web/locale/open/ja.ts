import type { OpenTexts } from './en.ts';

export const ja: OpenTexts = {
  title: 'リンクや保存データを開く',
  says: 'Nine Worlds のリンク、保存データ、局面を貼り付けるか、ファイルを選んでください。このページにファイルをドロップしても開けます。',
  text: 'リンクまたはテキスト',
  look: '内容を見る',
  file: 'ファイルを選ぶ…',
  checking: 'ゲームを確認しています…',
  wrong: '開けませんでした。',
  tooLarge: 'ゲームのファイルとしては大きすぎます。',
  emptyText:
    'まだ何も入力されていません。リンクかテキストを貼り付けるか、ファイルを選んでください。',
  emptyFile: 'このファイルは空です。',
  details: '詳細',
  isGame: (game) => `${game}のゲーム`,
  isPosition: (game) => `${game}の局面`,
  isMoment: '進行中のゲームの一場面（1 人のプレイヤーから見たもの）',
  isSaved: 'このブラウザに保存されているゲーム',
  lines: (n) => `${n} 手まで進行`,
  people: (names) => `参加者：${names}`,
  replay: 'リプレイを見る',
  show: '見てみる',
  toSaved: 'このゲームへ進む',
  playOn: '続きから遊ぶ',
  playFrom: 'ここから遊ぶ',
  playSays: 'このブラウザに写しを保存します。元のデータは変わりません。',
};
