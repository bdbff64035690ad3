/** What the page of credits says. */
export const en = {
  title: 'Credits and notice',
  back: 'Back to the start',
  unofficial: 'Unofficial',
  unofficialText:
    'Nine Worlds is made by players. It is not connected with, supported by or approved by the authors and publishers of the games it plays. The games belong to them. If you like a game, buy the box: nothing here replaces it.',
  game: 'Game',
  author: 'Author',
  publisher: 'Publisher',
  texts: 'Texts and values',
  textsText:
    'Every rule, card text and message here is written in our own words; nothing is copied from a rulebook, a card or a box. Where open sources are silent, we fill the gap ourselves and say so. If you own the box, you can enter the printed values instead.',
  pictures: 'Pictures',
  iconsText:
    'The pieces and many symbols are from game-icons.net by Lorc, Delapouite and contributors, under the licence CC BY 3.0; we recoloured them and reduced them to silhouettes.',
  drawingsText:
    'The nine worlds, the pictures of the start page, the knotwork, tokens, dice and flames are our own drawings; no publisher’s artwork is used.',
  fonts: 'Fonts',
  fontsText: 'All under the SIL Open Font License 1.1.',
  sounds: 'Sounds',
  soundsText: 'They are made by your browser while you play; there are no recordings.',
  code: 'Code',
  codeText:
    'Free software under the MIT licence. The licence covers our work only; it gives no right to the games, their names or their artwork.',
  privacyText:
    'The page loads nothing from elsewhere, sets no cookies and counts nobody. Your games stay in this browser until you remove or share them.',
  privacy: 'Your data',
};

/** What the page of credits says, in any language. */
export type CreditsTexts = typeof en;
