import type { ReplayTexts } from './en.ts';

/** What replays and sharing say in French. */
export const fr: ReplayTexts = {
  replay: 'Relecture',
  running: 'encore en cours',
  bar: 'Déroulement de la partie',
  moment: (turn, ply, last) =>
    turn === '' ? `ligne ${ply} sur ${last}` : `${turn}, ligne ${ply} sur ${last}`,
  first: 'Premier moment',
  previous: 'Un pas en arrière',
  play: 'Lire',
  pause: 'Arrêter',
  next: 'Un pas en avant',
  last: 'Dernier moment',
  speed: (times) => `Vitesse ×${times}`,
  line: 'Suite',
  mainLine: 'Suite principale',
  again: 'Rejouer à partir d’ici',
  tryOut: 'Essayer à partir d’ici',
  keys: {
    step: 'un pas',
    turn: 'un tour',
    play: 'lire ou arrêter',
    branch: 'autre variante',
  },
  oneMoment: 'Un moment d’une partie en cours, tel qu’un joueur le connaît.',
  share: 'Partager ce moment',
  save: 'Enregistrer',
  shareTitle: 'Partager',
  shareLink: 'Lien vers ce moment',
  shareSays:
    'Toute personne qui l’ouvre voit la partie jusqu’à sa dernière ligne, et arrive à ce moment précis. Seule la graine du hasard reste cachée.',
  shareOver: 'Toute personne qui l’ouvre voit toute la partie, et arrive à ce moment précis.',
  shareOwn:
    'Les autres joueurs ont encore des secrets. Le lien ne contient que ce que vous savez : le plateau et le journal tels que vous les voyez.',
  copy: 'Copier le lien',
  copied: 'Copié',
  copyFailed: 'Sélectionnez le lien et copiez-le.',
  shareWith: 'Partager…',
  report: 'Signaler un problème',
  reportSays:
    'Envoyez ce lien avec une phrase disant ce que vous attendiez et ce qui s’est passé. Il contient toutes les lignes : le moment peut être rejoué.',
  reportOwn:
    'Envoyez ce lien avec une phrase disant ce que vous attendiez et ce qui s’est passé. Tant que la partie dure, il ne contient que ce que vous voyez à ce moment ; après la fin, il contient toutes les lignes.',
  saveTitle: 'Enregistrer dans un fichier',
  saveSays: 'Le fichier contient toute la partie ; il se rouvre depuis la page d’accueil.',
  saveWarning:
    'La partie est en cours : le fichier contient aussi tout ce qui est caché, et la graine qui décide de tous les hasards à venir. Gardez-le pour vous.',
  noLink: 'Le lien serait trop long. Enregistrez plutôt la partie dans un fichier.',
};
