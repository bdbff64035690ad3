import type { CreditsTexts } from './en.ts';

/** Les textes de la page des crédits en français. */
export const fr: CreditsTexts = {
  title: 'Crédits et mentions',
  back: 'Retour à l’accueil',
  unofficial: 'Projet non officiel',
  unofficialText:
    'Nine Worlds est fait par des joueurs. Il n’est ni lié aux auteurs et éditeurs des jeux proposés, ni soutenu ou approuvé par eux. Les jeux leur appartiennent. Si un jeu vous plaît, achetez la boîte : rien ici ne la remplace.',
  game: 'Jeu',
  author: 'Auteur',
  publisher: 'Éditeur',
  texts: 'Textes et valeurs',
  textsText:
    'Toutes les règles, tous les textes de cartes et tous les messages sont écrits avec nos propres mots ; rien n’est copié d’un livret, d’une carte ou d’une boîte. Ce que les sources ouvertes ne disent pas est reconstitué de notre mieux et signalé comme tel. Si vous possédez la boîte, vous pouvez saisir ses valeurs imprimées.',
  pictures: 'Images',
  iconsText:
    'Les pièces et beaucoup de symboles viennent de game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0 ; nous les avons recolorés et réduits à des silhouettes.',
  drawingsText:
    'Les neuf mondes, les images de l’accueil, les entrelacs, les jetons, les dés et les flammes sont nos propres dessins ; aucune illustration d’éditeur n’est utilisée.',
  fonts: 'Polices',
  fontsText: 'Toutes sous SIL Open Font License 1.1.',
  sounds: 'Sons',
  soundsText: 'Votre navigateur les fabrique pendant la partie ; il n’y a aucun enregistrement.',
  code: 'Code',
  codeText:
    'Logiciel libre sous licence MIT. La licence ne couvre que notre travail ; elle ne donne aucun droit sur les jeux, leurs noms ou leurs illustrations.',
  privacyText:
    'La page ne charge rien d’ailleurs, ne dépose aucun cookie et ne compte pas ses visiteurs. Vos parties restent dans ce navigateur tant que vous ne les supprimez pas et ne les partagez pas.',
  privacy: 'Vos données',
};
