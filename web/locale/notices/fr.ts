import type { NoticeTexts } from './en.ts';

/** Ce que dit la table quand une partie n’est pas gardée, ou continue selon d’autres règles. */
export const fr: NoticeTexts = {
  savedFull:
    'La mémoire de ce navigateur est pleine : la partie continue, mais n’est pas gardée. Enregistrez-la dans un fichier.',
  savedBlocked:
    'Ce navigateur ne garde rien pour cette page : la partie continue, mais sera perdue à la fermeture. Enregistrez-la dans un fichier.',
  continued: (from, to) =>
    `Les règles ont changé depuis (version ${from} → ${to}) : la partie continue à partir de cette position, et l’ancien enregistrement est gardé.`,
};
