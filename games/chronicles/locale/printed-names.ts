/** Names on the printed board and cards, which most languages leave as they are. */
export const worldNames = {
  asgard: 'Asgard',
  alfheim: 'Alfheim',
  vanaheim: 'Vanaheim',
  midgard: 'Midgard',
  nidavellir: 'Nidavellir',
  svartalfheim: 'Svartalfheim',
  iotunheim: 'Iotunheim',
  muspellheim: 'Muspellheim',
  niflheim: 'Niflheim',
} as const;

export const enemyNames = {
  fenrir: 'Fenrir',
  hel: 'Hel',
  iormungand: 'Iormungand',
  loki: 'Loki',
  nidhogg: 'Nidhogg',
  surt: 'Surt',
} as const;

export const godNames = {
  freyia: 'Freyia',
  freyr: 'Freyr',
  frigg: 'Frigg',
  heimdall: 'Heimdall',
  odin: 'Odin',
  thor: 'Thor',
  tyr: 'Tyr',
} as const;

/** All artifacts but Idunn's apples, which every language calls by their own word. */
export const artifactNames = {
  andvarinaut: 'Andvarinaut',
  draupnir: 'Draupnir',
  giallarhorn: 'Giallarhorn',
  hringhorn: 'Hringhorn',
  megingjord: 'Megingjord',
  skidbladnir: 'Skidbladnir',
  gleipnir: 'Gleipnir',
  gungnir: 'Gungnir',
  hofund: 'Hofund',
  jarngreipr: 'Járngreipr',
  miming: 'Míming',
  mjollnir: 'Mjöllnir',
  brisingamen: 'Brisingamen',
  gullinbursti: 'Gullinbursti',
  odroerir: 'Ódroerir',
  svalinn: 'Svalinn',
  valshamr: 'Valshamr',
} as const;

export const creatureNames = {
  stags: 'Dain, Duneyr, Durathror, Dvalin',
  eikthyrnir: 'Eikthyrnir',
  'geri-freki': 'Geri, Freki',
  gullfaxi: 'Gullfaxi',
  gullinkambi: 'Gullinkambi',
  gulltopp: 'Gulltopp',
  heidrun: 'Heidrun',
  hildisvini: 'Hildisvíni',
  'hugin-munin': 'Hugin, Munin',
  ratatosk: 'Ratatosk',
  saehrimnir: 'Saehrímnir',
  skuld: 'Skuld',
  sleipnir: 'Sleipnir',
  goats: 'Tanngrisnir, Tanngnjóstr',
  urd: 'Urd',
  vedrfolnir: 'Vedrfölnir',
  verdandi: 'Verdandi',
  vidofnir: 'Vidofnir',
} as const;

export const iotunnNames = {
  thjazi: 'Thjazi',
  baugi: 'Baugi',
  skadi: 'Skadi',
  geirrod: 'Geirröd',
  greip: 'Greip',
  gjalp: 'Gjalp',
  starkadr: 'Starkadr',
  beli: 'Beli',
  angrboda: 'Angrboda',
  vafthrudnir: 'Vafthrúdnir',
  hymir: 'Hymir',
  gerda: 'Gerda',
  hyrrokkin: 'Hyrrokkin',
  suttung: 'Suttung',
  skyrmir: 'Skyrmir',
  thrym: 'Thrym',
  hrungnir: 'Hrungnir',
  utgardloki: 'Utgardloki',
} as const;
