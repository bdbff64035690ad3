import type { Sentences } from '@nineworlds/engine';
import type { YggdrasilLines } from './read.ts';

/** What lines say, in Japanese. */
export const lines: Sentences<YggdrasilLines> = {
  addsElves: (f) =>
    f.count === 0 ? `${f.god}はエルフを加えません。` : `${f.god}がエルフを ${f.count} 人加えます。`,
  attacks: (f) =>
    `${f.god}が${f.world}で、ヴァイキング${f.count === 0 ? 'なし' : ` ${f.count} 人`}で${f.foe}に挑みます。`,
  calms: (f) => `${f.god}がフェンリルを鎮めようとします。`,
  cardComes: (f) => `引かれた敵カード：${f.card}`,
  dieShows: (f) => `ダイスの目は${f.face}です。`,
  drawsForFire: (f) => `${f.god}が火の巨人を除くため、${f.bag}からカウンターを引きます。`,
  effectNext: (f) => `次は${f.enemy}の効果です。`,
  exchanges: (f) => {
    const held = [
      ...(f.vikings === undefined ? [] : [`ヴァイキング ${f.vikings} 人`]),
      ...(f.elves === undefined ? [] : [`エルフ ${f.elves} 人`]),
    ];
    const after = held.length === 0 ? '' : `その後の手持ちは${held.join('と')}です。`;
    return `${f.god}が${f.other}と受け渡しをします。${after}`;
  },
  fireDrawn: (f) => `引いたカウンターのうち、火の巨人は ${f.count} 体です。`,
  forges: (f) => `${f.god}が${f.enemy}に効く武器を鍛えます。`,
  gathers: (f) => `${f.god}がワルキューレを使い、${f.island}で魂を探します。`,
  goBack: (f) => `神々が敵を後退させます：${f.enemies}`,
  holdsAfterwards: (f) => `神々が死んだヴァイキングを分け合います。分配後の人数：${f.shares}`,
  keepsRoll: (f) => `${f.god}が${f.face}の目を選びます。`,
  ordersCards: (f) => `${f.god}がカードをこの順で山札に戻します（上から）：${f.cards}`,
  passes: (f) => `${f.god}がパスします。`,
  rearmostAdvances: (f) => `最も後ろの敵のうち、${f.enemy}が前進します。`,
  resolves: (f) =>
    f.where === undefined
      ? `${f.god}が${f.card}を解決します。`
      : `${f.god}が${f.card}を解決し、もう 1 枚を${f.where}に戻します。`,
  returns: (f) => `${f.god}がもう 1 枚を${f.where}に戻します。`,
  revives: (f) => `${f.god}が死んだヴァイキングを${f.bag}に入れます。`,
  sendsValkyries: (f) => `${f.god}がワルキューレを${f.island}へ移します。`,
  sendsVikings: (f) =>
    f.count === 0
      ? `${f.god}は戦闘にヴァイキングを送りません。`
      : `${f.god}が戦闘にヴァイキングを ${f.count} 人送ります。`,
  takesElf: (f) => `${f.god}がエルフを 1 人得ます。`,
  vanirAdvance: (f) => `${f.god}がヴァン神族を 1 マス進めます。`,
  vanirDismiss: (f) => `${f.god}がヴァン神族の増援で${f.giant}を取り除きます。`,
  vanirFly: (f) => `${f.god}がヴァン神族の増援でワルキューレを${f.island}へ移します。`,
  vanirForesee: (f) => `${f.god}がヴァン神族の増援で次の敵カードを見ます。`,
  vanirPush: (f) => `${f.god}がヴァン神族の増援で${f.enemy}を後退させます。`,
  vanirReturn: (f) => `${f.god}がヴァン神族を効果なしで最初のマスに戻します。`,
  vanirTake: (f) => `${f.god}がヴァン神族の増援で死んだヴァイキングを得ます。`,
  vikingsDrawn: (f) => `引いたカウンターのうち、ヴァイキングは ${f.count} 人です。`,
};
