import type { AdviceTexts } from './en.ts';

export const ja: AdviceTexts = {
  title: '助言',
  thinking: '助言を考えています…',
  cancel: '中止',
  chance: (percent, points) => `${percent} ± ${points}`,
  chanceMeans: '勝つ見込み（シミュレーションによる）',
  ready: (lines, line, percent) =>
    `候補は ${lines} 手です。最善は${line}、勝つ見込みは ${percent} です。`,
  noReasons: '決め手になる理由はありませんが、シミュレーションで最も好成績でした。',
  isOff: '複数の人が協力してプレイしているため、助言は切ってあります。',
  allow: '助言を使う',
  setting: '助言',
  settings: { on: '使う', off: '使わない' },
  used: (times) => `助言を使った回数：${times}`,
  usedBy: (name, times) => `${name} ${times} 回`,
};
