import type { GameAbout } from '@nineworlds/engine';

/** What is known of Yggdrasil at once, in Japanese. */
export const ja: GameAbout = {
  name: 'ユグドラシル',
  size: '神々 1～6 人・90 分',
  blurb: '敵カードが尽きるまで、6 体の敵からアースガルドの壁を力を合わせて守り抜く。',
  rulebook: 'アースガルドへの進軍。山札、九つの世界、戦闘、巨人、ヴァン神族の増援。',
  lesson: 'トールの 2 手番。ヴァイキングの魂を探し、武器を鍛え、スルトを押し戻します。約 5 分。',
  picture: 'ユグドラシルの絵には game-icons.net のシルエットを 4 つ組み込んでいます。',
};
