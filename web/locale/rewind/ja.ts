import type { RewindTexts } from './en.ts';

/** 取り消しより前に戻るときの文。 */
export const ja: RewindTexts = {
  ask: 'それでも戻る',
  title: (turn, what) => `${turn}：「${what}」の前まで戻りますか？`,
  says: 'ダイスとカードの結果は変わりません。今の手順は分岐として残ります。',
  consent: (names) => `まだ同意していない人：${names}`,
  agree: (name) => `${name}は同意する`,
  decline: '戻らない',
};
