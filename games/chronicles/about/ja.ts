import type { GameAbout } from '@nineworlds/engine';

/** What is known of Chronicles at once, in Japanese. */
export const ja: GameAbout = {
  name: 'ユグドラシル年代記',
  size: '神々 1～5 柱・90 分',
  blurb: '回る大樹をみんなで巡り、ニーズヘッグが根をかじる間、九つの世界を滅びから守る。',
  rulebook: '回る樹。敵ホイール、敵、使命、セーヴィング・スロー、クリーチャー。',
  lesson: '3 柱の神で 1 ラウンド。敵ホイールと回るベルトを覚え、ロキを檻に入れます。約 6 分。',
};
