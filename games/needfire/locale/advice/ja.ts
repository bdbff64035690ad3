import type { AdviceTexts } from './index.ts';

type Fact = string | number;

/** 「自分の人間 2 枚」「自分の人間は 0 枚」 */
const own = (count: Fact) => `自分の人間 ${count} 枚`;

/** What speaks for a line of NeedFire, in Japanese. */
export const ja: AdviceTexts = {
  scoreWith: (f) => `${f.card}を加えると、今の得点が ${f.now} 点から ${f.after} 点になります。`,
  chainWith: (f) => `${f.card}を加えると、連鎖が ${f.now} 枚から ${f.after} 枚に伸びます。`,
  emberWith: (f) => `${f.card}には火種が付いていて、最後に数える炎が 1 枚増えます。`,
  reactsToFlames: (f) => `${f.card}は手札の炎 ${f.count} 枚に反応します（${f.cards}）。`,
  wantedByOther: (f) =>
    `${f.card}は、${f.seat} に渡れば連鎖を ${f.now} 枚から ${f.after} 枚に伸ばします。`,
  exileWanted: (f) =>
    `${f.card}は、${f.seat} に渡れば連鎖を ${f.now} 枚から ${f.after} 枚に伸ばすカードです。輪から外せます。`,
  exileEmber: (f) => `${f.card}の下の火種も、一緒に輪から離れます。`,
  exileUseless: (f) => `${f.card}は自分の炎のどれにも反応しません。`,
  topExile: (f) =>
    `追放者の一番上が${f.card}になることは自分しか知りません。加えれば得点が ${f.now} 点から ${f.after} 点になります。`,
  withinReach: (f) => `${f.host}を点火カードにすれば${f.card}を取れます。${f.cards}も反応します。`,
  flameBetter: (f) => `${f.taken}には${own(f.more)}が反応します。${f.given}には ${f.less} 枚です。`,
  scoreRises: (f) => `今の得点が ${f.now} 点から ${f.after} 点になります。`,
  ringBetter: (f) =>
    `輪の戦士のうち、${f.taken}には ${f.more} 枚、${f.given}には ${f.less} 枚が反応します。`,
  swapForHuman: (f) =>
    `このあと${f.card}を取れば ${f.after} 点です。交換しなければ ${f.now} 点にとどまります。`,
  ringLeast: (f) => `手札のうち、輪の戦士の反応が最も少ないのが${f.given}です（${f.count} 枚）。`,
  blindBetter: (f) =>
    `篝火 ${f.place} にありうる炎 ${f.all} 種のうち、${f.count} 種が${f.given}より役に立ちます。`,
  givenIdle: (f) => `${f.given}に反応する人間が自分にはいません。`,
  givenLeast: (f) => `手札の中で${f.given}が最も働いていません（反応は${own(f.count)}）。`,
  igniteGiven: (f) =>
    `表向きになった${f.given}はすぐ点火カードにでき、戦士 ${f.count} 枚が反応します（${f.cards}）。`,
  flameFromOther: (f) =>
    `${f.taken}には ${f.seat} の人間 ${f.count} 枚が反応します。それを先に取れます。`,
  openUnseen: (f) => `篝火 ${f.place} の炎はまだ誰も見ていません。`,
  openSeen: (f) => `篝火 ${f.place} の炎は ${f.seat} が見ていますが、自分は見ていません。`,
  peekUnknown: (f) => {
    if (f.all === 1) return 'この炎をまだ知りません。';
    return f.count === f.all
      ? `この ${f.all} 枚の炎はどれもまだ知りません。`
      : `この ${f.all} 枚のうち ${f.count} 枚の炎をまだ知りません。`;
  },
  swapFor: (f) =>
    `${f.given}と交換できます。${f.card}には${own(f.more)}、${f.given}には ${f.less} 枚が反応します。`,
  igniteOpened: (f) =>
    `表になった${f.card}は点火カードにでき、戦士 ${f.count} 枚が反応します（${f.cards}）。`,
  uselessToOthers: (f) => `${f.card}に反応する人間は、ほかのプレイヤーにはいません。`,
  hides: (f) =>
    `${f.card}は伏せたままで、場所を知るのは自分だけです。${own(f.count)}が反応します。`,
  chooseAmong: (f) => `${f.host}に${f.cards}が反応し、そのうち 1 枚を獲得できます。`,
  takesBest: (f) =>
    `${f.host}に戦士 ${f.count} 枚が反応します。${f.card}を取れば今の得点が ${f.now} 点から ${f.after} 点になります。`,
  takesExile: (f) =>
    `${f.host}に反応する戦士が 2 枚に満たないので、追放者の${f.card}を取れます。今の得点が ${f.now} 点から ${f.after} 点になります。`,
  looksAtExiles: (f) =>
    `${f.host}に反応する戦士は${f.count === 0 ? 'いない' : ' 1 枚だけな'}ので、追放者の上 2 枚から選べます。`,
  emberOwn: (f) => `自分の${f.host}の下に火種が来て、最後に数える炎が 1 枚増えます。`,
  emberTaken: (f) => `${f.seat} から${f.from}の下の火種を取り上げます。`,
  emberKept: (f) => `自分の${f.host}の下の火種は残ります。`,
};
