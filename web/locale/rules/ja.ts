import type { RulesTexts } from './en.ts';

export const ja: RulesTexts = {
  title: 'ルールブック',
  says: 'すべてのルールを私たちの言葉でまとめ、出典を添えました。資料にないところには印をつけています。',
  of: (game) => `${game}のルール`,
  contents: '目次',
  search: 'ルールを検索',
  searchHint: '言葉、または Y-4.2 のような番号',
  found: (n) => `${n} 件`,
  none: (words) => `「${words}」に触れたルールはありません。`,
  nearest: 'その番号のルールはありません。近いもの：',
  source: (source) => `出典：${source}`,
  published: '原典どおり',
  ruled: '原典＋独自の裁定',
  ours: '独自',
  ourRuling: '独自の裁定',
  oursSays:
    '手元の資料だけでは、すべてはわかりません。足りないところは遊べるように補いました。どれも出版社によるものではありません。製品をお持ちの方は、準備のページで、印刷された値を入力できます。',
  table: 'このテーブルの仕組み',
  read: (game) => `${game}を読む`,
};
