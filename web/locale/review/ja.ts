import type { ReviewTexts } from './en.ts';

/** What the review says in Japanese. */
export const ja: ReviewTexts = {
  thinking: 'ゲームを振り返っています',
  lookingAt: (turn) => `検討中：${turn}`,
  cancel: 'やめる',
  cancelled: '振り返りを中止しました。',
  begin: '振り返りを始める',
  thoroughness: '詳しさ',
  thoroughnesses: { quick: '手早く', normal: '標準', thorough: 'じっくり' },
  forWhom: '対象',
  notYet:
    'ゲームはまだ進行中で、プレイヤーには秘密があります。振り返りはゲームの終了後にできます。',
  nothingPlayed: 'まだ何もプレイされていません。',
  story: ({ of, name, start, skill, luck, others }) => {
    const who = { you: 'あなた', team: 'チーム', one: name }[of];
    const rest = others === undefined ? '' : `、ほかのプレイヤーで ${signed(others)}`;
    return `開始時の${who}の勝率は ${start} でした。そこから、選択で ${signed(skill)}、運で ${signed(luck)}${rest} ポイント動きました。`;
  },
  account: {
    title: '実力と運',
    start: '開始時',
    skill: '選択',
    luck: '運',
    others: 'ほかのプレイヤー',
    result: '結果',
    now: '現在',
  },
  adviceUsed: (times) => `助言の利用：${times} 回`,
  curve: '勝率',
  curveSays: (error) => `シミュレーションによる推定、誤差は約 ${error}`,
  curveKeys: '矢印キーで 1 手ずつ、Page Up・Page Down で手番ごと、Enter でその場面を見ます。',
  causes: { skill: '選択', luck: '運', others: 'ほかのプレイヤー' },
  fromTo: (before, after) => `${before} → ${after}`,
  asTable: '勝率を表で見る',
  turn: '手番',
  after: 'その後の勝率',
  step: (what, change, cause) => `${what}：${change}、${cause}`,
  turningPoints: '分かれ目',
  look: 'この場面を見る',
  tryAgain: 'ここからやり直す',
  decisions: 'すべての選択',
  who: 'プレイヤー',
  played: '選んだ手',
  better: 'よりよい手',
  loss: '損失',
  asGood: '最善と同等',
  points: (written) => `${written} ポイント`,
  sortBy: (what) => `並べ替え：${what}`,
  player: 'プレイヤー',
  everybody: '全員分',
  choices: '選択の数',
  lossByPlayer: 'プレイヤーごとの損失',
  noChoices: '選ぶ場面はありませんでした。',
  showAll: (n) => `${n} 件すべてを表示`,
  method:
    '1 ポイントは勝率 1 % です。全員がこのゲームのボットと同じように続けるシミュレーションと、その時点で知りえたことから見積もっています。± は標準誤差です。誤差を上回る損失だけを数えます。「選択」はそのボットの手と、「損失」は見つかった最善の手と比べた値なので、それぞれの合計は一致しません。',
  toReplay: 'リプレイ',
};

function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
