import { nameIn, plainTexts } from '@nineworlds/engine';
import type { WakeWord } from '../../bot/arguments/facts.ts';
import type { CreatureWord } from '../../data/creatures.ts';
import { phrases } from '../phrases/ja.ts';
import type { AdviceTexts, WakingTexts } from './index.ts';
import { mean as meanOf, percent as perCent } from './numbers.ts';

type Fact = string | number;

const percent = (chance: Fact) => `${perCent(chance, '>', '<')}%`;
const mean = (value: Fact) => meanOf(value, '.');

/** 「このラウンドのオーディンのカードで 33% の確率でスルトが起動し」 */
function wakes(f: WakingTexts): string {
  return f.when === 'round'
    ? `このラウンドの${f.god}のカードで、${percent(f.chance)} の確率で${f.enemy}が起動し`
    : `次に${f.god}のカードが来れば、${percent(f.chance)} の確率で${f.enemy}が起動し`;
}

const DOES: Readonly<Record<WakeWord, string>> = {
  caged: '檻から抜け出します',
  fenrir: 'その神の生命点を 3 奪います',
  hel: '1 段登って、その神の生命点を 1 奪います',
  iormungand: '次の島へ進みます',
  loki: 'その神のところへ来て、ヨトゥンを呼びます',
  surt: '1 段登って、炎の巨人を 2 体集めます',
};

const denies = nameIn({
  suttung: '誰もダイスにエルフを使えません',
  skyrmir: '誰も英雄を使えません',
  thrym: '神器が役に立ちません',
  hrungnir: '誰もヴァン神族ダイスを振れません',
  utgardloki: '誰も神ダイスを振れません',
});

const artifactDoes = nameIn({
  ...plainTexts(phrases),
  skidbladnir: '上層レベルのどこへでも移動',
  giallarhorn: '中層レベルのどこへでも移動',
  hringhorn: '下層レベルのどこへでも移動',
  jarngreipr: 'ヨトゥンとの戦闘のリスク -1',
});

const CREATURES: Readonly<Record<CreatureWord, string>> = {
  ...phrases,
  gullinkambi: 'ヴァルハラに英雄 1 人',
  vedrfolnir: 'ヴァルハラに英雄 2 人',
  vidofnir: 'ヴァルハラに英雄 3 人',
};

/** What speaks for a line of Yggdrasil Chronicles, in Japanese. */
export const ja: AdviceTexts = {
  wakeAverted: (f) => `${wakes(f)}、このままなら敗北です。`,
  wakesGained: (f) =>
    `${f.enemy}によって敗北するまでの起動の回数が、${f.now} 回から ${f.after} 回に延びます。`,
  wakeRavages: (f) => `${wakes(f)}、このままなら${f.world}が壊滅します。`,
  ravageAverted: (f) => `${wakes(f)}、このままなら${f.world}が壊滅しますが、それを防げます。`,
  wakeDoes: (f) => `${wakes(f)}、${DOES[f.does]}。`,
  enemyThere: (f) => `${f.world}では${f.enemy}と戦えます。`,
  iotunnThere: (f) => `${f.world}では${f.iotunn}と戦えます。`,
  retreats: (f) => `${f.enemy}は${f.world}へ退却します。`,
  islandBack: (f) =>
    `${f.enemy}は島 ${f.now} から${f.after === 0 ? '虹の島' : `島 ${f.after} `}へ退却します。`,
  worldFree: (f) => `${f.enemy}がいなくなれば、${f.world}でアクションを邪魔する敵はいません。`,
  iotunnCloses: (f) => `${f.iotunn}が${f.world}のアクションをすべて封じています。`,
  iotunnProtects: (f) => `${f.iotunn}がいる間、誰も${f.enemy}と戦えません。`,
  iotunnDenies: (f) => `${f.iotunn}がいる間、${denies(f.does)}。`,
  takesElves: (f) => `アルフヘイムでエルフを ${f.count} 人取れます（手持ちは ${f.held} 人）。`,
  takesDice: (f) =>
    `ヴァナヘイムでヴァン神族ダイスを ${f.count} 個取れます（手持ちは ${f.held} 個）。`,
  callsHeroes: (f) => `ミッドガルドで英雄を ${f.count} 人呼べます（ヴァルハラには ${f.held} 人）。`,
  drawsCreatures: (f) =>
    f.count === 1
      ? 'スヴァルトアルフヘイムでクリーチャーを 1 枚引けます。'
      : `スヴァルトアルフヘイムでクリーチャーを ${f.count} 枚引き、1 枚を使えます。`,
  throwsStones: (f) => `ヨトゥンヘイムでルーン石を ${f.count} 個投げられます。`,
  freesAnonymous: (f) =>
    `ヘルの攻撃力ゲージから名も無き者が ${f.count} 人減ります（${f.now} から ${f.after} へ）。`,
  banishesFire: (f) =>
    `スルトの攻撃力ゲージから炎の巨人が ${f.count} 体減ります（${f.now} から ${f.after} へ）。`,
  bonus: (f) => `${f.world}には${f.other}もいるので、アクションがボーナス付になります。`,
  healsWorld: (f) =>
    `${f.world}が回復します。壊滅した世界は ${f.count} つ、残りのマーカーは ${f.left} 個です。`,
  healingCost: (f) => `生命点 ${f.held} のうち ${f.lives} を失います（回復の代償）。`,
  weapon: (f) => `${f.artifact}は${f.enemy}に効く武器で、リスクが 1 つ減ります。`,
  artifactDoes: (f) => `${f.artifact}：${artifactDoes(f.does)}。`,
  fewLives: (f) => `${f.god}の生命点は ${f.most} のうち ${f.lives} です。`,
  risks: (f) =>
    `リスク ${f.risks}：使えるものをすべて使えば、生命点 ${f.lives} のうち平均 ${mean(f.least)}、神ダイスだけなら ${mean(f.most)} を失います。`,
  allRisky: (f) =>
    `ここでできることにはどれもリスクがあり、すべて使っても生命点 ${f.lives} のうち平均 ${mean(f.mean)} を失います。`,
  joins: (f) =>
    `${f.god}が${f.world}にいれば、そこでの${f.other}のアクションがボーナス付になります。`,
  commits: (f) =>
    `リスク ${f.risks} に${commitment(f.heroes, f.dice)}${f.elves === 0 ? '' : `、振った後にエルフを ${f.elves} 人まで使えば`}、生命点を失わない確率は ${percent(f.chance)} です。`,
  bare: (f) => `どれも使わなければ ${percent(f.chance)} です。`,
  heroesKept: (f) => `英雄 ${f.count} 人がほかの神のためにヴァルハラに残ります。`,
  diceKept: (f) => `ヴァン神族ダイス ${f.count} 個は、振らなければ失われません。`,
  paysLives: (f) => `生命点 ${f.held} のうち ${f.lives} を失います。`,
  elvesSave: (f) => `エルフ ${f.count} 人で生命点を ${f.lives} 守れます。`,
  heroesSave: (f) => `英雄 ${f.count} 人で生命点を ${f.lives} 守れます。`,
  kinBears: (f) => `${f.god}が代わりに生命点を ${f.lives} 失います。`,
  rerollsGod: (f) => `神ダイスは失敗です（${f.symbol}）。`,
  rerollsVanir: (f) => `ヴァン神族ダイス ${f.count} 個が失敗です（${f.symbol}）。`,
  actsBefore: (f) =>
    `${f.god}は${f.other}より先に動けます。${f.other}のカードは ${percent(f.chance)} の確率で${f.enemy}を起動させ、このままなら敗北です。`,
  strongest: (f) =>
    `${f.god}は生命点が最も多く（${f.lives}）、${percent(f.chance)} の確率で${f.enemy}を起動させます。`,
  quietFirst: (f) => `最初の${f.god}のカードでは、害をなす敵は起動しません。`,
  wakesLast: (f) =>
    `${f.god}は最後で、そのカードが ${percent(f.chance)} の確率で${f.enemy}を起動させる前に ${f.count} 柱が動けます。`,
  wakesFirst: (f) =>
    `最初の${f.god}のカードは ${percent(f.chance)} の確率で${f.enemy}を起動させますが、ほかの神がまだ対処できます。`,
  creatureDoes: (f) => `${f.creature}：${CREATURES[f.does]}。`,
  cardOff: (f) => `次の${f.enemy}のカードでは${f.enemy}が起動しなくなります。`,
  stacksQuiet: (f) =>
    `敵ホイールの${f.enemy}のカードは 1 枚ではないので、このカードでは何も起動しません。`,
};

/** 「英雄 1 人とヴァン神族ダイス 2 個を使い」 */
function commitment(sent: Fact, rolled: Fact): string {
  const parts = [
    sent === 0 ? [] : `英雄 ${sent} 人`,
    rolled === 0 ? [] : `ヴァン神族ダイス ${rolled} 個`,
  ].flat();
  return parts.length === 0 ? '神ダイスだけで臨み' : `${parts.join('と')}を使い`;
}
