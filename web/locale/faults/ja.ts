import type { FaultTexts } from './en.ts';

export const ja: FaultTexts = {
  notYourSeat: 'この席から見ることはできません。',
  noSuchTable: 'このゲームはこのブラウザに保存されていません。',
  storageBlocked: 'このブラウザでは保存されたデータを読み込めません。',
  openElsewhere: 'このゲームは別のタブで開かれています。',
  onlyReplay: 'リプレイでは見ることしかできません。',
  badLink: 'このリンクは途中で切れているか、書き換えられています。',
  noSuchBranch: 'そのような分岐はありません。',
  noAdviser: 'ここでは助言できません。',
  noSecretsByHand: 'プレイヤーどうしに秘密があるゲームでは、運の結果を手で入力できません。',
  badSeed:
    '「{value}」は乱数の種として使えません。空白を含まない 1～64 文字の英数字か記号にしてください。',
  notJson: 'Nine Worlds の記録でもリンクでもありません。',
  secretsWhileRunning:
    'ゲームの途中でリンクを渡すと、伏せたカードが知られてしまいます。終わってから共有するか、自分用にファイルに保存してください。',
  lostToTab: 'このゲームは別のタブで続いています。何も失われていません。',
  unknownAddress: 'このアドレスの行き先はありません。',
  damaged: '保存したあとに書き換えられたか、壊れています。',
  keptDamaged: 'このブラウザに保存されたこのゲームの記録は壊れています。何も変更していません。',
  otherRulesKept:
    'このゲームの保存後にルールが変わり（版 {from} → {to}）、局面を読み込めなくなりました。元の記録はそのまま残っています。',
  botStays: 'ゲームの途中でボットの席に座ることはできません。ボットの手札が見えてしまうからです。',
  cancelled: '中止しました。',
  thinkingFailed: '思考中に問題が起きました（ゲームは続けられます。もう一度お試しください）。',
  adviceIsOff: 'このテーブルでは助言を使いません。',
  reviewAfterEnd: 'ゲーム中に振り返ると、伏せたカードがわかってしまいます。',
};
