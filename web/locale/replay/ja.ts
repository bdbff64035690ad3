import type { ReplayTexts } from './en.ts';

/** What replays and sharing say in Japanese. */
export const ja: ReplayTexts = {
  replay: 'リプレイ',
  running: '進行中',
  bar: 'ゲームの流れ',
  moment: (turn, ply, last) =>
    turn === '' ? `${last} 手中 ${ply} 手目` : `${turn}、${last} 手中 ${ply} 手目`,
  first: '最初へ',
  previous: '1 手戻る',
  play: '再生',
  pause: '停止',
  next: '1 手進む',
  last: '最後へ',
  speed: (times) => `速さ ${times} 倍`,
  line: '手順',
  mainLine: '本筋',
  again: 'ここからやり直す',
  tryOut: 'ここから試してみる',
  keys: {
    step: '1 手ずつ',
    turn: '手番ごと',
    play: '再生・停止',
    branch: '別の手順',
  },
  oneMoment: '進行中のゲームの一場面です。1 人のプレイヤーが知っていることだけが表示されます。',
  share: 'この場面を共有',
  save: 'ファイルに保存',
  shareTitle: '共有',
  shareLink: 'この場面へのリンク',
  shareSays:
    'リンクを開くと、最後の手までのゲームがこの場面から表示されます。伏せられているのはシード（乱数の種）だけです。',
  shareOver: 'リンクを開くと、ゲーム全体がこの場面から表示されます。',
  shareOwn:
    'ほかのプレイヤーにはまだ秘密があります。リンクに入るのは、あなたに見えている盤面と記録だけです。',
  copy: 'リンクをコピー',
  copied: 'コピーしました',
  copyFailed: 'リンクを選択してコピーしてください。',
  shareWith: '共有する…',
  report: '問題を報告',
  reportSays:
    'このリンクに、どうなるはずだったか、実際にはどうなったかを一言添えて送ってください。すべての手が入っているので、その場面を再現できます。',
  reportOwn:
    'このリンクに、どうなるはずだったか、実際にはどうなったかを一言添えて送ってください。ゲームの途中では今見えている場面だけが入り、終了後はすべての手が入ります。',
  saveTitle: 'ファイルに保存',
  saveSays: 'ファイルにはゲーム全体が入ります。スタートページから開き直せます。',
  saveWarning:
    'ゲームはまだ進行中です。ファイルには伏せられた情報と、今後の運を決めるシード（乱数の種）もすべて入ります。ほかの人には渡さないでください。',
  noLink: 'リンクが長すぎます。代わりにファイルに保存してください。',
};
