import type { FaultTexts } from './en.ts';

export const fr: FaultTexts = {
  notYourSeat: 'Vous ne pouvez pas regarder depuis cette place.',
  noSuchTable: 'Cette partie n’est pas gardée dans ce navigateur.',
  storageBlocked: 'Ce navigateur ne laisse pas la page lire ce qu’il garde.',
  savedElsewhere:
    'Ce lien ne marche que dans le navigateur qui garde la partie, et ce n’est pas celui-ci. Pour emporter une partie ailleurs, partagez-la ou enregistrez-la là-bas.',
  openElsewhere: 'Cette partie est ouverte dans un autre onglet.',
  onlyReplay: 'On peut regarder une relecture, mais pas y jouer.',
  badLink: 'Ce lien est incomplet, ou quelqu’un l’a modifié.',
  noSuchBranch: 'Cette variante n’existe pas.',
  noAdviser: 'Personne ne peut donner de conseil ici.',
  noSecretsByHand:
    'Le hasard ne peut pas être saisi à la main quand les joueurs ont des secrets les uns pour les autres.',
  badSeed: (f) =>
    `« ${f.value} » ne peut pas servir de graine : il faut 1 à 64 lettres, chiffres ou signes sans espace.`,
  notJson: 'Ce n’est ni une partie enregistrée ni un lien de Nine Worlds.',
  secretsWhileRunning:
    'Tant que la partie dure, un lien révélerait des cartes cachées ; partagez-la après la fin, ou gardez un fichier pour vous.',
  lostToTab: 'Cette partie continue dans un autre onglet ; rien n’est perdu.',
  unknownAddress: 'Cette adresse ne mène nulle part.',
  damaged: 'Ces données ont été modifiées depuis l’enregistrement, ou sont abîmées.',
  newerFormat:
    'Ces données viennent d’une version plus récente de Nine Worlds. Rechargez cette page, ou mettez le programme à jour.',
  savedDamaged: 'Ce que ce navigateur garde de cette partie est abîmé ; rien n’a été changé.',
  savedByOtherRules: (f) =>
    `Les règles ont changé depuis que cette partie a été gardée (version ${f.from} → ${f.to}), et sa position n’est plus lisible ; l’ancien enregistrement est toujours gardé.`,
  botStays:
    'Tant que la partie dure, un bot garde sa place : une personne qui la prendrait verrait ses cartes.',
  cancelled: 'L’opération a été annulée.',
  searchFailed: 'La réflexion s’est interrompue ; la partie continue, réessayez.',
  adviceIsOff: 'Il n’y a pas de conseils à cette table.',
  reviewAfterEnd: 'Tant que la partie dure, un bilan révélerait des cartes cachées.',
};
