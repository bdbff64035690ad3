import type { Says } from './en.ts';

/** 版の入力画面の日本語。 */
export const says: Says = {
  notEntered: '未入力',
  dice: 'ダイス',
  diceSays:
    '面をタップし、手元のダイスの図柄を選びます。面の順番は関係ありません。破線は、そのヴァン神族ダイスが失われることを表します。',
  runestones: 'ルーン石',
  runestonesSay: '石にはそれぞれ 2 つの面があります。面をタップし、その効果を選びます。',
  islands: 'ミッドガルドの島々',
  islandsSay:
    'ヨルムンガンドは虹の島から始め、左から右へ進みます。島の数字は、そこでヘルのもとへ行く名も無き者の数です。',
  rainbow: '虹の島',
  moreIslands: '島を 1 つ増やす',
  fewerIslands: '島を 1 つ減らす',
  steps: '世界樹までのニーズヘッグの道のり',
  stepsSay: 'ニーズヘッグが世界樹に着くまでの歩数です。最後の 1 歩をタップします。',
  stepCount: (n) => `${n} 歩`,
  stepsIn: (mode, n) => `${mode}：${n} 歩`,
  oursSay: (harder, hardest) =>
    `ほかの 2 つのモードは製品にはない私たちの追加で、手元のハードのゲームを ${harder} 歩、${hardest} 歩長くしたものです。`,
  columns: '世界樹の縦列',
  columnsSay:
    '準備のとき、どの世界が上下に並ぶかです。左から右が、上から見た時計回りです。選んだ世界は、そこにある世界と入れ替わります。',
  closes: '世界を封鎖するヨトゥン',
  closesSay: 'それぞれのヨトゥン・カードに書かれた世界です。',
  protects: '敵を守るヨトゥン',
  protectsSay:
    'それぞれのヨトゥン・カードに書かれた敵です。ルールブックには、アングルボザはロキ、ヴァフスルーズニルはフェンリルとあります。',
};
