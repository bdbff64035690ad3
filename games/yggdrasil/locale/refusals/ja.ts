import type { EditionNames, EditionThing, Reasons } from '../catalogue.ts';

/** The thing of an owner's edition that is meant. */
function thing({ part, number }: EditionThing): string {
  if (part === 'die') return `ダイスの ${number} つ目の面`;
  if (part === 'ragnarok') return `ラグナロクカード ${number}`;
  return part === 'vanir' ? `ヴァン神族の ${number} 番のマス` : 'ファイル';
}

const THINGS: EditionNames = {
  die: 'ダイスの面',
  ragnarok: 'ラグナロクカード',
  vanir: 'ヴァン神族のマス',
};

const NUMBERS: EditionNames = {
  hammers: 'ハンマーの数',
  spaces: 'マスの数',
  vikings: 'ヴァイキングの数',
  cards: 'カードの枚数',
};

/** Why Yggdrasil refuses something, in Japanese. */
export const reasons: Reasons = {
  worldUsed: (f) => `この手番ではすでに${f.world}でアクションを行いました`,
  repeatUsed: (f) =>
    `フレイヤはこの手番ですでに同じ世界を 2 回使っているため、もう一度${f.world}では行えません`,
  worldClosed: (f) => `${f.giant}がいるため、${f.world}には辿りつけません`,
  fenrirAngry: () => 'フェンリルが怒っています。鎮めるまで、ほかのアクションは行えません',
  fenrirNotAngry: () => 'フェンリルは怒っていません',
  enemyAtStart: (f) => `${f.enemy}はスタートにいます。そこにいる敵とは戦えません`,
  tooFar: (f) =>
    `${f.island}は${f.from}から離れています。ワルキューレが移動できるのは隣の島だけです`,
  floodClosed: (f) => `${f.island}は沈んでいて、${f.giant}がいる間はワルキューレが入れません`,
  islandFlooded: (f) => `ワルキューレのいる${f.island}は沈んでいるため、魂を探せません`,
  rainbowBare: () => 'ワルキューレのいる虹の島では、魂を探せません',
  gatheredAlready: () => 'この手番ではすでに魂を探したため、ワルキューレは移動しかできません',
  bagEmpty: (f) => `${f.bag}は空です`,
  weaponAway: (f) =>
    `${f.enemy}に効く${f.weapon} +${f.level} は鍛冶場にありません。${f.god}が持っています`,
  weaponBest: (f) =>
    `すでに${f.weapon} +3 を持っています。${f.enemy}に効くこれ以上の武器はありません`,
  noElf: () => 'アルフヘイムにエルフがいません',
  noSuchGod: () => 'この神は参加していません',
  ownSelf: () => '自分自身とは受け渡しできません',
  nothingToExchange: (f) => `あなたにも${f.other}にも、受け渡すものがありません`,
  helheimEmpty: () => 'ヘルヘイムにヴァイキングがいません',
  giantBeaten: (f) => `${f.giant}はすでに倒されています`,
  giantHidden: (f) =>
    `${f.giant}は表になっていません。伏せた束で戦えるのは一番上の伏せた巨人だけです`,
  pileEmpty: () => '巨人の伏せた束は空です',
  onlyBergelmir: (f) =>
    `${f.giant}がヨトゥンヘイムを閉ざしています。そこで戦えるのはこの巨人だけです`,
  vanirAtEnd: () => 'ヴァン神族は最後のマスにいて、これ以上進めません',
  vanirNotReached: (f) =>
    `ヴァン神族は ${f.at} 番のマスにいて、まだ ${f.space} 番に到達していません`,
  vanirElsewhere: (f) =>
    `ヴァン神族は ${f.at} 番のマスにいます。このゲームの設定では ${f.space} 番の効果は使えません`,
  vanirLacks: () => 'このゲームでは、この効果のあるマスがヴァン神族にはありません',
  sameIsland: (f) => `ワルキューレはすでに${f.island}にいます`,
  notAdjacent: (f) => `このゲームの設定では隣の島へしか動けません。${f.island}は隣ではありません`,
  deckEmpty: () => '敵カードの山札は空です',
  cannotGoBack: (f) => `${f.enemy}はこれ以上後退できません`,
  giantNotInPile: (f) => `${f.giant}は伏せた束の中にいません`,
  noEnemyOut: () => 'スタートを離れた敵がいません',
  noIsland: () => 'ワルキューレは移動も魂探しもできません',
  noWeapon: () => 'あなたが次に受け取れる武器は鍛冶場にありません',
  noPartner: () => '受け渡しのできる神がいません',
  bagsEmpty: () => 'すべての袋が空です',
  noGiant: () => '巨人はすべて倒されています',
  noVanirUse: () => 'ヴァン神族はこれ以上進めず、使って意味のある効果もありません',
  tooFewVikings: (f) => `ヴァイキング ${f.count} 人は手持ちの ${f.held} 人を超えています`,
  tooFewElves: (f) => `エルフ ${f.count} 人は手持ちの ${f.held} 人を超えています`,
  holdsTooMany: (f) => `${f.count} 人は多すぎます。多くても ${f.most} 人です`,
  holdsTooFew: (f) => `${f.count} 人は少なすぎます。少なくとも ${f.least} 人です`,
  cardNotDrawn: (f) => `${f.card}は引いた 2 枚の中にありません`,
  notRolled: (f) => `どちらの出目も${f.face}ではありません`,
  notRearmost: (f) => `${f.enemy}は最も後ろの敵ではありません`,
  notInTrio: (f) => `${f.enemy}の効果は残っていません`,
  picksAscend: (f) => `敵は一覧の順に 1 回ずつ挙げます。ここで${f.enemy}は選べません`,
  cardNotSeen: (f) => `${f.card}は、これから戻すカードの中にありません`,
  noSuchSeat: () => 'この席はありません',
  nobodyAsked: () => '今はどの神の番でもありません',
  godUnknown: (f) => `「${f.value}」という神はいません。選べるのは：${f.words}`,
  godTwice: (f) => `神の一覧で「${f.value}」が重複しています`,
  enemyUnknown: (f) => `「${f.value}」という敵はいません。選べるのは：${f.words}`,
  enemyTwice: (f) => `敵の一覧で「${f.value}」が重複しています`,
  wrongCount: (f) => `${f.expected} 件必要ですが、${f.value} 件書かれています`,
  editionSchema: (f) =>
    `ユグドラシルの版のファイルではありません。形式の欄は「${f.expected}」のはずですが、「${f.value}」とあります`,
  editionId: (f) => `版の名前は 40 字までの英数字とハイフンです。「${f.value}」は使えません`,
  editionLength: (f) =>
    `${THINGS[f.part]}を 1 つずつ、全部で ${f.expected} 件並べてください（実際：${f.value}）`,
  editionThing: (f) => `${thing(f)}には名前のついた項目が必要ですが、「${f.value}」にはありません`,
  editionField: (f) =>
    `${thing(f)}に「${f.value}」という項目はありません。使える項目は：${f.words}`,
  editionWord: (f) =>
    f.value === ''
      ? `${thing(f)}に、次の語のどれかが必要です：${f.words}`
      : `${thing(f)}に「${f.value}」という語は使えません。使える語は：${f.words}`,
  editionTwice: (f) =>
    f.part === 'vanir'
      ? `${thing(f)}に効果「${f.value}」は使えません。すでに別のマスにあります`
      : `${thing(f)}に「${f.value}」が 2 回書かれています`,
  editionNumber: (f) =>
    f.value === ''
      ? `${thing(f)}に${NUMBERS[f.field]}（${f.min}～${f.max}）が書かれていません`
      : `${thing(f)}の${NUMBERS[f.field]}は ${f.min} から ${f.max} までの整数です。「${f.value}」は使えません`,
  editionHammers: (f) =>
    `同じ色の面は同じでなければなりません。${thing({ part: 'die', number: f.number })}（${f.face}）はハンマー ${f.value}、同じ色の別の面は ${f.expected} です`,
  editionColours: (f) => `ダイスにはすべての色が必要です。どの面にもない色は：${f.words}`,
  editionEnemies: (f) =>
    `${thing({ part: 'ragnarok', number: f.number })}には敵を ${f.min} 体から ${f.max} 体まで並べます（実際：${f.value}）`,
  editionSaysVanir: (f) =>
    `ヴァン神族の効果は手元の版で決まっていて、次のカードを捨てるマスはありません。${f.option} は ${f.value} のままにしてください`,
  editionSaysRagnarok: (f) =>
    `どのラグナロクカードが効果を伴うかは手元の版で決まっています。${f.option} は ${f.value} のままにしてください`,
  wrongTotal: (f) => `${f.what}は全部で ${f.expected} のはずですが、${f.value} あります`,
  mustBeEmpty: (f) => `ここは空のはずですが、${f.value} があります`,
  godDealtTwice: (f) => `${f.god}が 2 回配られています`,
  noGod: () => 'この席にはもう神がいるはずです',
  twoLevels: (f) => `1 人の神が${f.enemy}に効く武器を 2 つ持っています`,
  giantTwice: (f) => `${f.giant}が 2 か所にいます`,
  stepDoesNotFit: () => '手番の数と手順が合っていません',
  tooManyActions: () => 'この神が 1 手番で行える数を超えています',
  cardsDoNotFit: () => '敵カードの山札がこのようになることはありません',
  angryFenrirAtStart: () => 'スタートにいるフェンリルが怒っていることはありません',
  notTheirTurn: () => 'この神の手番ではありえません',
  notOver: () => 'ゲームが終わっていないのに、質問がありません',
  alreadyOver: () => 'ゲームは終わっているのに、質問が残っています',
  wrongFrame: () => 'この局面でこの質問は出ません',
  wonDoesNotFit: () => '勝敗が局面と合っていません',
};
