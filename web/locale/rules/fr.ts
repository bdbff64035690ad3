import { plural } from '@nineworlds/engine';
import type { RulesTexts } from './en.ts';

export const fr: RulesTexts = {
  title: 'Livrets de règles',
  says: 'Toutes les règles avec nos propres mots, et l’origine de chacune. Ce que les sources ne disent pas est signalé.',
  of: (game) => `Règles : ${game}`,
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  searchHint: 'Des mots, ou un numéro comme Y-4.2',
  found: (n) => plural('fr', n, { one: `${n} règle`, other: `${n} règles` }),
  none: (words) => `Aucune règle ne parle de « ${words} ».`,
  nearest: 'Cette règle n’existe pas. Les plus proches :',
  source: (source) => `Source : ${source}`,
  published: 'publiée',
  ruled: 'publiée, avec notre décision',
  ours: 'de nous',
  ourRuling: 'notre décision',
  oursSays:
    'Les sources que nous avons ne disent pas tout. Ce qu’elles laissent ouvert est complété ici pour que l’on puisse jouer ; rien de cela ne vient des éditeurs. Si vous possédez la boîte, vous pouvez saisir ses valeurs imprimées en préparant la table.',
  table: 'Comment fonctionne cette table',
  read: (game) => `Lire ${game}`,
};
