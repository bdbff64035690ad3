import type { NoticeTexts } from './en.ts';

/** Ce que dit la table quand une partie n’est pas gardée, ou continue selon d’autres règles. */
export const fr: NoticeTexts = {
  savedFull:
    'La mémoire de ce navigateur est pleine : la partie continue, mais n’est pas gardée. Enregistrez-la dans un fichier.',
  savedBlocked:
    'Ce navigateur ne garde rien pour cette page : la partie continue, mais sera perdue à la fermeture. Enregistrez-la dans un fichier.',
  continued: (from, to) =>
    `Les règles ont changé depuis (version ${from} → ${to}) : la partie continue à partir de cette position, et l’ancien enregistrement est gardé.`,
  storage: {
    outdated:
      'Une version plus récente de ce site s’est ouverte dans un autre onglet. Vos parties sont en sûreté ; rechargez la page pour que la suite soit gardée aussi.',
    waiting:
      'Ce site veut mettre sa mémoire à jour, mais un onglet plus ancien la retient. Fermez les autres onglets de ce site ; d’ici là, les parties se lisent mais ne sont pas gardées.',
    refused:
      'La mémoire n’a pas pu être mise à jour. Vos parties se lisent, mais rien de nouveau n’est gardé ; enregistrez ce que vous jouez dans un fichier.',
  },
  reload: 'Recharger',
};
