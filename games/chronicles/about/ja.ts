import type { GameAbout } from '@nineworlds/engine';

/** What is known of Chronicles at once, in Japanese. */
export const ja: GameAbout = {
  name: 'ユグドラシル年代記',
  size: '神々 1～5 柱・90 分',
  blurb: '回る大樹をみんなで登り、ニーズヘッグが根をかじる間、九つの世界を滅びから守る。',
  rulebook: '回る樹。敵ホイール、敵、使命、セーヴィング・スロー、クリーチャー。',
  lesson: '3 柱の神の 1 ラウンド。敵ホイール、ベルト、そしてロキを檻へ。約 6 分。',
};
