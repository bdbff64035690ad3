import type { RewindTexts } from './en.ts';

/** 取り消しより前に戻るときの文。 */
export const ja: RewindTexts = {
  ask: 'それでも戻る',
  title: (turn, what) => `${turn}：「${what}」の前まで戻りますか？`,
  says: 'ダイスとカードの結果は変わりません。今の手順は分岐として残ります。',
  proposed: (name, ply) => `${name}が ${ply} 手目まで戻ることを提案しています`,
  consent: 'ほかの全員の同意が必要です。',
  agree: (name) => `${name}は同意する`,
  decline: '戻らない',
};
