import type { Sentences } from '@nineworlds/engine';
import type { ChroniclesLines } from './read.ts';

/** What lines say, in Japanese. */
export const lines: Sentences<ChroniclesLines> = {
  chooses: (f) => `${f.god}が選びます：${f.choice}。`,
  discards: (f) => `${f.god}は${f.artifact}を手放します。`,
  fallsOn: (f) => `${f.choice}に決まりました。`,
  sagaDeed: (f) => `${f.god}：${f.action}。`,
  sagaFight: (f) => `${f.god}：${f.fight}。`,
  tokenShows: (f) => `トークンの表：${f.token}。`,
  acts: (f) =>
    f.world === undefined
      ? `${f.god}がアクションを行います。`
      : `${f.god}が${f.world}のアクションを行います。`,
  actsFromAfar: (f) => `${f.god}がルーン石で${f.world}のアクションを行います。`,
  backShown: (f) => `${f.other}の前のカードは、裏面から${f.god}の組と分かります。`,
  brotherHelps: (f) => `${f.god}が戦友のためにエルフを 1 人使います。`,
  brotherKeeps: (f) => `${f.god}は戦友のためにエルフを使いません。`,
  defeats: (f) => `${f.god}がヨトゥンの${f.iotunn}を倒します。`,
  escorted: (f) => `サポート神の${f.other}が${f.world}へ移動します。`,
  fights: (f) => `${f.god}が${f.foe}と戦います。`,
  freyrCancels: (f) =>
    f.count === 0
      ? `${f.god}はエルフでリスクをキャンセルしません。`
      : `${f.god}がエルフ 2 人ずつで、リスク ${f.count} つをキャンセルします。`,
  givesCard: (f) => `${f.god}がそのカードを${f.other}に渡します。`,
  givesLife: (f) => `${f.god}が${f.other}に生命点 1 を渡します。`,
  goes: (f) => `${f.god}が${f.world}へ移動します。`,
  heals: (f) => `${f.god}が${f.world}を回復します。`,
  healsTree: (f) => `${f.god}が〈世界樹の回復〉を行います。`,
  keepsGodDie: (f) => `${f.god}はドラウプニルを使いません。`,
  kinArtifact: (f) => `${f.god}が${f.other}から${f.artifact}を受け取ります。`,
  kinAskMe: (f) => `${f.god}は、ほかの神の手番でも血族のことをまた聞かれます。`,
  kinDie: (f) => `${f.god}が${f.other}からヴァン神族ダイスを 1 個受け取ります。`,
  kinElf: (f) => `${f.god}が${f.other}からエルフを 1 人受け取ります。`,
  kinEnough: (f) => `${f.god}は血族からもう何も受け取りません。`,
  kinLoses: (f) =>
    f.count === 0
      ? `サポート神は${f.god}の代わりに生命点を失いません。`
      : `サポート神が${f.god}の代わりに生命点を ${f.count} 失います。`,
  kinNever: (f) => `${f.god}は、ほかの神の手番では血族のことをもう聞かれません。`,
  kinNotNow: (f) => `${f.god}は、このラウンドでは血族からもう何も受け取りません。`,
  lateHeroes: (f) =>
    f.count === 0
      ? `${f.god}は振った後に英雄を使いません。`
      : `${f.god}が振った後に英雄を ${f.count} 人使います。`,
  livesFor: (f) => `生命点を 1 ずつ回復する神：${f.gods}`,
  luckyDie: (f) => `${f.god}が幸運を呼ぶ仲間としてヴァン神族ダイスを 1 個受け取ります。`,
  luckyElf: (f) => `${f.god}が幸運を呼ぶ仲間としてエルフを 1 人受け取ります。`,
  luckyNothing: (f) => `${f.god}は幸運を呼ぶ仲間として何も受け取りません。`,
  movesFigure: (f) => `${f.god}がルーン石で${f.other}を${f.world}へ移します。`,
  orders: (f) => `神々がこのラウンドの順番を決めました。はじめは：${f.gods}`,
  regainsLife: (f) => `${f.god}が生命点を 1 回復します。`,
  rerollsGodDie: (f) => `${f.god}がドラウプニルで神ダイスを振りなおします。`,
  rerollsVanir: (f) =>
    f.count === 0
      ? `${f.god}はアンドヴァラナウトを使いません。`
      : `${f.god}がアンドヴァラナウトでヴァン神族ダイスを ${f.count} 個振りなおします。`,
  rests: (f) => `${f.god}は何もしません。`,
  rides: (f) => `${f.other}が${f.world}へ駆けます。`,
  rolls: (f) =>
    f.count === 0
      ? `${f.god}はヴァン神族ダイスを振りません。`
      : `${f.god}がヴァン神族ダイスを ${f.count} 個振ります。`,
  sendsHeroes: (f) =>
    f.count === 0
      ? `${f.god}は振る前に英雄を使いません。`
      : `${f.god}が振る前に英雄を ${f.count} 人使います。`,
  sharesArtifacts: (f) => `分け合った後の神器の持ち主：${f.shares}`,
  sharesDice: (f) => `分け合った後のヴァン神族ダイス：${f.shares}`,
  sharesElves: (f) => `分け合った後のエルフ：${f.shares}`,
  sharesLives: (f) => `分け合った後の生命点：${f.shares}`,
  spendsElves: (f) =>
    f.count === 0 ? `${f.god}はエルフを使いません。` : `${f.god}がエルフを ${f.count} 人使います。`,
  stacks: (f) => `${f.god}がデッキの一番上に置くカード：${f.card}`,
  stays: (f) =>
    f.world === undefined ? `${f.god}は移動しません。` : `${f.god}は${f.world}に留まります。`,
  stopsStones: (f) => `${f.god}はもうルーン石を使いません。`,
  takesArtifact: (f) => `${f.god}が神器の${f.artifact}を得ます。`,
  takesCards: (f) => `${f.god}が敵ホイールから取るカード：${f.cards}`,
  takesDice: (f) => `${f.god}がヴァン神族ダイスを ${f.count} 個得ます。`,
  takesElves: (f) => `${f.god}がエルフを ${f.count} 人得ます。`,
  takesThere: (f) => `${f.god}がアクションで ${f.count} つ得ます。`,
  travels: (f) => `${f.god}がまず旅の道連れの${f.other}のもとへ行きます。`,
  turnsTree: (f) => `${f.god}がルーン石で中層レベルを世界 ${f.count} つ分回します。`,
  uses: (f) => `${f.god}が${f.creature}を使います。`,
  vanirDieShows: (f) => `ヴァン神族ダイスの出目：${f.symbol}`,
};
