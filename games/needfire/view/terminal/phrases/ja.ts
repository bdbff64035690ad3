import type { TerminalPhrases } from './en.ts';

export const phrases: TerminalPhrases = {
  turnOf: (f) => `第 ${f.turn} 手番／全 ${f.turns} 手番`,
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
  seenBy: (f) => `見た人：${f.names}`,
  or: 'または',
  flames: '炎',
  drawn: '引いた人間',
  setAside: '脇によけた',
  legend: '* 下に火種   ← これに反応する   → これらが反応する   +n 反応する自分の人間の数',
  reacts: '反応する相手',
  isReactedTo: 'これに反応する人間',
};
