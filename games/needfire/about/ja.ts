import type { GameAbout } from '@nineworlds/engine';

/** What is known of NeedFire at once, in Japanese. */
export const ja: GameAbout = {
  name: 'ニドファイヤ',
  size: '対戦 2～4 人・60 分',
  blurb: '輪に火をともし、ルーンに応える戦士を集め、ヴァルハラへの連鎖を作る。',
  rulebook: 'ルーンの輪。手番、点火、統率力と加護、反応表。',
  lesson: '2 体のボットを相手に、最初の手番を遊びます。交換、点火、最初の連鎖。約 5 分。',
};
