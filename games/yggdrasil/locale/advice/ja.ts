import type { EffectWord, GiftWord, VanirWord } from '../../bot/arguments/facts.ts';
import type { LineWord } from '../../rules/track.ts';
import type { AdviceTexts } from './index.ts';
import { mean as meanOf, percent as perCent } from './numbers.ts';

type Fact = string | number;

const percent = (chance: Fact) => `${perCent(chance, '>', '<')}%`;
const mean = (value: Fact) => meanOf(value, '.');

/** 「ヴァイキング 3 人と、エルフ 2 人までで」 */
function forces(sent: Fact, helpers: Fact): string {
  const vikings = sent === 0 ? 'ヴァイキングなしで' : `ヴァイキング ${sent} 人で`;
  return helpers === 0 ? vikings : `${vikings}、エルフを ${helpers} 人まで使えば`;
}

/** 「ヴァイキング 3 人とエルフ 1 人」 */
function goods(given: Fact, helpers: Fact): string {
  return [
    given === 0 ? [] : `ヴァイキング ${given} 人`,
    helpers === 0 ? [] : `エルフ ${helpers} 人`,
  ]
    .flat()
    .join('と');
}

const LINE: Readonly<Record<LineWord, string>> = {
  wall: 'アースガルドの壁',
  door: 'ヴァルハラの扉',
  residence: 'オーディンの間',
};

const OVERRUN: Readonly<Record<LineWord, string>> = {
  wall: 'アースガルドの壁を越えた敵が多すぎます',
  door: 'ヴァルハラの扉を越えた敵が多すぎます',
  residence: '敵がオーディンの間に侵入します',
};

const RUNE: Readonly<Record<GiftWord, (dead: Fact) => string>> = {
  vikings: (dead) => `死者のヴァイキング ${dead} 人を神々で分けます`,
  quiet: () => 'これから 3 手番の間、敵カードを引きません',
  threeBack: () => '敵 3 体が 1 マスずつ後退します',
  oneBack: () => '敵 1 体が 3 マス後退します',
};

const VANIR: Readonly<Record<VanirWord, (count: Fact) => string>> = {
  none: () => '何も使えません',
  fly: () => 'ワルキューレを別の島へ飛ばせます',
  take: (n) => `死者のヴァイキングを ${n} 人取れます`,
  foresee: (n) => `山札の ${n} 枚を見て並べ替えられます`,
  discard: () => '次の敵カードを捨てられます',
  push: () => '敵を戦わずに後退させられます',
  dismiss: () => '巨人を戦わずに倒せます',
};

const EFFECT: Readonly<Record<EffectWord, (power: Fact) => string>> = {
  none: () => '（効果なし）',
  vikings: (power) => `（袋からヴァイキング ${power} 人まで死亡）`,
  fire: (power) => `（袋に火の巨人 ${power} 体）`,
  flood: () => '（島が 1 つ沈み、ワルキューレは虹の島へ）',
  giants: (power) => `（巨人 ${power} 体が目覚める）`,
  drags: () => '（最も後ろの敵も 1 マス前進）',
  anger: () => '（フェンリルが怒る）',
};

function space(number: Fact): string {
  if (number === 0) return 'スタート';
  return number === 7 ? 'オーディンの間' : ` ${number} 番のマス`;
}

/** What speaks for a line of Yggdrasil, in Japanese. */
export const ja: AdviceTexts = {
  lostOtherwise: (f) =>
    f.line === 'residence'
      ? `手番の終わりに${f.enemy}がオーディンの間にいると敗北です。`
      : `${LINE[f.line]}を越えた敵が${f.enemy}を含めて ${f.count} 体います。手番の終わりに ${f.limit} 体いると敗北です。`,
  knownLoses: (f) => `次のカードは「${f.card}」で、このままなら敗北です（${OVERRUN[f.line]}）。`,
  nextLoses: (f) =>
    `${percent(f.chance)} の確率で次のカードが${f.enemy}を動かし、このままなら敗北です（${OVERRUN[f.line]}）。`,
  lineRelieved: (f) =>
    `後退させれば${f.enemy}は${LINE[f.line]}の手前に戻り、越えた敵は ${f.now} 体から ${f.after} 体になります（${f.limit} 体で敗北）。`,
  oneStep: (f) =>
    f.line === 'residence'
      ? `${f.enemy}はオーディンの間の 1 マス手前です。1 体でも侵入すると敗北です。`
      : `${f.enemy}は${LINE[f.line]}の 1 マス手前です。越えた敵は ${f.count} 体で、${f.limit} 体になると敗北です。`,
  foremost: (f) => `${f.enemy}は最も奥まで進んでいます（${space(f.space).trim()}）。`,
  cardsToCome: (f) => `${f.enemy}のカードはあと ${f.count} 枚出る可能性があります。`,
  winChance: (f) =>
    f.chance === 1
      ? `${forces(f.vikings, f.elves)}${f.foe}に必ず勝てます。`
      : `${forces(f.vikings, f.elves)}${f.foe}に勝つ確率は ${percent(f.chance)} です。`,
  oneFewer: (f) =>
    `${f.vikings === 0 ? 'ヴァイキングなし' : `ヴァイキング ${f.vikings} 人`}だと ${percent(f.chance)} に下がります。`,
  onlyArmed: (f) => `${f.enemy}に効く武器を持つのは自分だけです（${f.weapon} +${f.level}）。`,
  bestArmed: (f) =>
    `${f.enemy}に効く武器は自分の${f.weapon} +${f.level} が最も強く、${f.other}は +${f.less} です。`,
  elvesWin: (f) =>
    `エルフ ${f.elves} 人で ${f.total} が ${Number(f.total) + Number(f.elves)} になり、${f.foe}の ${f.strength} に届きます。`,
  wonAlready: (f) => `${f.total} 対 ${f.strength} で、エルフなしで${f.foe}に勝ちます。`,
  elvesInVain: (f) =>
    `${f.foe}に勝つには ${f.strength} 必要で、${f.total} にエルフ ${f.held} 人を足しても届きません。`,
  elvesSaved: (f) =>
    `${f.foe}に勝つには、手持ちのエルフ ${f.held} 人のうち ${f.elves} 人が必要です。`,
  giantStrengthens: (f) => `${f.giant}がいる間、${f.enemy}の戦力は 1 高くなります。`,
  giantCloses: (f) => `${f.giant}がいるため、${f.world}には辿りつけません。`,
  giantNoPowers: (f) => `${f.giant}がいる間、神々は能力を使えません。`,
  giantNoDie: (f) => `${f.giant}がいる間、戦闘でダイスを振れません。`,
  giantClosesFlood: (f) => `${f.giant}がいる間、ワルキューレは沈んだ島に入れません。`,
  giantStrengthensGiants: (f) => `${f.giant}がいる間、すべての巨人の戦力が 1 高くなります。`,
  giantFightFirst: (f) => `${f.giant}がヨトゥンヘイムを閉ざしていて、ほかの巨人とは戦えません。`,
  runeCompletes: (f) => `${f.rune}の最後の巨人です。${RUNE[f.brings](f.count)}。`,
  runeProgress: (f) => `${f.rune}の巨人 4 体のうち、すでに ${f.count} 体が倒れています。`,
  hiddenGiant: (f) =>
    `ロキが目覚めさせるかもしれない巨人がまだ ${f.count} 体います。伏せたまま倒した巨人は目覚めません。`,
  bagShare: (f) =>
    `${f.bag}のカウンター ${f.tokens} 個のうち ${f.vikings} 個がヴァイキングで、平均 ${mean(f.mean)} 人得られます。`,
  gatherForFight: (f) =>
    `${f.enemy}に勝つ確率は今 ${percent(f.now)} で、これで得る分を加えると平均 ${percent(f.after)} です。`,
  bestBag: () => '行ける袋の中で、ヴァイキングの割合が最も高い袋です。',
  onTheWay: (f) =>
    `${f.island}からは${f.bag}へ進めます（カウンター ${f.tokens} 個のうち ${f.vikings} 個がヴァイキング）。`,
  forgeForFight: (f) =>
    `${f.enemy}に勝つ確率が ${percent(f.now)} から ${percent(f.after)} に上がります。`,
  forgeForCards: (f) =>
    `${f.weapon} +${f.level} は${f.enemy}との戦闘すべてに効きます。そのカードはあと ${f.count} 枚残っています。`,
  nobodyArmed: (f) => `${f.enemy}に効く武器はまだ誰も持っていません。`,
  elfForFight: (f) =>
    `エルフが 1 人増えると、${f.enemy}に勝つ確率が ${percent(f.now)} から ${percent(f.after)} に上がります。`,
  elfAfterRoll: (f) =>
    `エルフは、どの相手との戦闘でも、出目を見てから使えます。手持ちは ${f.held} 人です。`,
  takesForFight: (f) =>
    `${f.other}から${goods(f.vikings, f.elves)}を受け取ると、${f.enemy}に勝つ確率が ${percent(f.now)} から ${percent(f.after)} に上がります。`,
  givesForFight: (f) =>
    `${goods(f.vikings, f.elves)}を渡すと、${f.other}が${f.enemy}に勝つ確率が ${percent(f.now)} から ${percent(f.after)} に上がります。`,
  actsNext: (f) => `次の手番は${f.other}です。`,
  revives: (f) =>
    `死者 ${f.count} 人が戻り、${f.bag}はカウンター ${f.tokens} 個のうち ${f.vikings} 個がヴァイキングになります。`,
  burns: (f) =>
    `${f.bag}のカウンター ${f.tokens} 個のうち ${f.fire} 個が火の巨人で、平均 ${mean(f.mean)} 体が取り除かれます。`,
  valkyriesThere: (f) => `ワルキューレは${f.island}にいます。`,
  valkyriesNear: (f) => `${f.island}はワルキューレの隣の島です。`,
  vanirReach: (f) =>
    `ヴァン神族が ${f.space} 番のマスに進みます。そこでは${VANIR[f.effect](f.count)}。`,
  vanirTake: (f) => `死者のヴァイキング ${f.count} 人を、引かずにそのまま得られます。`,
  vanirForesee: (f) => `次の ${f.count} 枚を見て並べ替えられます。`,
  vanirDiscard: () => '次の敵カードを捨てます（怒りの敵を除く）。',
  vanirPush: (f) => `${f.enemy}が戦わずに後退します。`,
  vanirDismiss: (f) => `${f.giant}を戦わずに倒せます。`,
  flight: (f) =>
    `${f.island}ではカウンター ${f.tokens} 個のうち ${f.vikings} 個がヴァイキングです。`,
  otherLoses: (f) => `カード「${f.card}」を解決すると敗北です（${OVERRUN[f.line]}）。`,
  cardWould: (f) =>
    `カード「${f.card}」なら、${f.enemy}が${space(f.to)}へ進みます${EFFECT[f.effect](f.count)}。`,
  cardComes: (f) =>
    `カード「${f.card}」で${f.enemy}が${space(f.to)}へ進みます${EFFECT[f.effect](f.count)}。`,
  cardOnTop: (f) => `「${f.card}」が次のカードになり、それを全員が知っています。`,
  cardUnder: (f) => `カード「${f.card}」は山札の一番下に行き、その前に ${f.count} 枚あります。`,
  losesLater: (f) =>
    `カード「${f.card}」は今出れば敗北です（${OVERRUN[f.line]}）。その前に ${f.count} 枚置かれます。`,
  rollCalms: (f) => `${f.face}の目でフェンリルが鎮まります。`,
  rollHits: (f) => `${f.face}の目で ${f.total} 対 ${f.strength} になります。`,
  rollHel: (f) => `${f.bag}からヘルが連れ去るヴァイキングは ${f.count} 人です。`,
  rollSurt: (f) =>
    `火の巨人が ${f.count} 体増え、${f.bag}はカウンター ${f.tokens} 個のうち ${f.vikings} 個がヴァイキングになります。`,
  rollFlood: (f) =>
    `沈むのは${f.island}で、カウンター ${f.tokens} 個のうち ${f.vikings} 個がヴァイキングです。`,
  fewestCards: (f) =>
    `最も後ろの敵のうち、残りのカードが最も少ないのは${f.enemy}です（${f.count} 枚）。`,
  armedAgainst: (f) => `${f.enemy}に効く +${f.level} の武器を持つ神がいます。`,
  dragged: (f) => `${f.enemy}は${space(f.to)}へ進むだけで、効果はありません。`,
  calmFirst: (f) => `${f.enemy}が鎮まるまで、神々はほかに何もできません。`,
  calmChance: (f) =>
    f.attempts === 1
      ? `この手番で最後の 1 回で、成功率は ${percent(f.chance)} です。`
      : `1 回の成功率は ${percent(f.chance)}、この手番の ${f.attempts} 回全部で ${percent(f.turn)} です。`,
  sharesMost: (f) => `${f.god}が ${f.count} 人得て、手持ちは ${f.held} 人になります。`,
  moreTurns: (f) => `最初の神の手番は ${f.count} 回、最後の神は ${f.less} 回です。`,
};
