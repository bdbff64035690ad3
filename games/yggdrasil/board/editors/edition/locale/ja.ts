import type { Says } from './en.ts';

/** What is said of an owner's edition in Japanese. */
export const says: Says = {
  template:
    'これは私たちの内容です。ダウンロードして、お手元の製品と違うところをファイルで直し、ここで読み込んでください。',
  die: 'ダイス',
  face: (sides, colour, hammers) =>
    `${colour} ${sides} 面：${hammers === 0 ? 'ハンマーなし' : `ハンマー ${hammers}`}`,
  ragnarok: 'ラグナロクカード',
  advance: (enemies, n) =>
    `${enemies.join('、')}が ${n} マス${enemies.length === 1 ? '' : 'ずつ'}前進`,
  withEffects: (advance) => `${advance}し、効果を発揮します。`,
  withoutEffects: (advance) => `${advance}します。効果は発揮しません。`,
  vanir: 'ヴァン神族のマス',
  effects: {
    none: () => '効果なし',
    fly: () => 'ワルキューレを動かす',
    take: (n) => `ヘルヘイムからヴァイキングを ${n} 人取る`,
    foresee: (n) => (n === 1 ? '次のカードを見る' : `次の ${n} 枚を見て好きな順で戻す`),
    discardNext: () => '次のカードを捨てる（特別なカードを除く）',
    push: () => '敵 1 体を 1 マス押し戻す',
    dismiss: () => '伏せた束から巨人 1 体を捨てる',
  },
};
