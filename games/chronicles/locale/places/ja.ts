import type { Places } from './en.ts';

/** 版の各項目の日本語での呼び名。 */
export const places: Places = {
  fields: {
    schema: '版の形式',
    editionId: '版の名前',
    status: '版の出どころ',
    runestones: 'ルーン石',
    columns: '世界樹の縦列',
    steps: 'ニーズヘッグの歩数',
  },
  godDie: '神ダイス',
  vanirDie: 'ヴァン神族ダイス',
  face: {
    godDie: (number) => `神ダイスの ${number} つ目の面`,
    vanirDie: (number) => `ヴァン神族ダイスの ${number} つ目の面`,
  },
  islands: '虹の島より後の島の数',
  island: (number) => `虹の島から ${number} つ目の島`,
  runestone: (stone) => `${stone}のルーン石`,
  stoneFace: (number, stone) => `${stone}のルーン石の ${number} つ目の面`,
  level: (level) => level,
  world: (number, level) => `${level}の ${number} つ目の世界`,
  closes: 'ヨトゥンが封鎖する世界',
  protects: 'ヨトゥンが守る敵',
  iotunn: (iotunn) => `ヨトゥンの${iotunn}`,
  sheets: '経験値チャート',
  sheet: (seat) => `席 ${seat} の経験値チャート`,
  sheetBlock: {
    elves: (seat) => `席 ${seat} の初期エルフ`,
    dice: (seat) => `席 ${seat} の初期ヴァン神族ダイス`,
    godDie: (seat) => `席 ${seat} の神ダイス`,
    vanirDie: (seat) => `席 ${seat} のヴァン神族ダイス`,
    relations: (seat) => `席 ${seat} の関係性`,
  },
  sheetRow: (relation, seat) => `席 ${seat} の${relation}`,
  sheetName: (number, relation, seat) => `席 ${seat} の${relation}の ${number} つ目の名前`,
  stepsOf: {
    easy: 'イージーでのニーズヘッグの歩数',
    hard: 'ハードでのニーズヘッグの歩数',
  },
};
