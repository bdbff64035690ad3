/** Names on the printed cards, which most languages leave as they are. */
export const giantNames = {
  angerboda: 'Angerboda',
  hrungnir: 'Hrungnir',
  utgardloki: 'Utgardloki',
  hrym: 'Hrym',
  greip: 'Greip',
  gialp: 'Gialp',
  geirroed: 'Geirroed',
  skyrmir: 'Skyrmir',
  suttung: 'Suttung',
  gymir: 'Gymir',
  fafner: 'Fafner',
  thiazy: 'Thiazy',
  thrym: 'Thrym',
  thokk: 'Thokk',
  hymir: 'Hymir',
  bergelmir: 'Bergelmir',
} as const;

export const runeNames = { sigel: 'Sigel', daeg: 'Daeg', tiwaz: 'Tiwaz', mann: 'Mann' } as const;

export const weaponNames = {
  gleipnir: 'Gleipnir',
  draupnir: 'Draupnir',
  mjollnir: 'Mjöllnir',
  hofund: 'Hofund',
  gungnir: 'Gungnir',
  mimming: 'Mimming',
} as const;

export const enemyNames = {
  fenrir: 'Fenrir',
  hel: 'Hel',
  jormungand: 'Jörmungand',
  loki: 'Loki',
  nidhogg: 'Nidhögg',
  surt: 'Surt',
} as const;
