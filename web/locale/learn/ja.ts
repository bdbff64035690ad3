import type { LearnTexts } from './en.ts';

export const ja: LearnTexts = {
  title: '10 分で学ぶ',
  says: '説明を聞きながら、最初の手番を実際に遊びます。ルールも盤面も本番と同じです。',
  lesson: (game) => `レッスン：${game}`,
  begin: (game) => `${game}を学ぶ`,
  coach: 'ガイド',
  progress: (n, of) => `${of} 段階中 ${n}`,
  next: '次へ',
  before: '前へ',
  doIt: '代わりにやってもらう',
  restart: '最初から',
  leave: 'レッスンを終える',
  realGame: '本番のゲームを始める',
  smaller: '説明を隠す',
  larger: '説明を表示',
  other: (line) => `実際のゲームならそれもできます。レッスンでは次を試してください：${line}`,
};
