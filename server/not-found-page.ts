/** What the page says, in the languages of the site. English is for everybody else. */
const TEXTS = {
  en: { says: 'There is nothing at this address.', home: 'To Nine Worlds' },
  ja: { says: 'このアドレスには何もありません。', home: 'Nine Worlds へ' },
  fr: { says: 'Il n’y a rien à cette adresse.', home: 'Vers Nine Worlds' },
  it: { says: 'A questo indirizzo non c’è nulla.', home: 'A Nine Worlds' },
} as const;

type Lang = keyof typeof TEXTS;

/** A page with its language. */
export interface SpokenPage {
  readonly lang: Lang;
  readonly html: string;
}

/** The page for an address at which there is nothing, in the language that is wished for most. */
export function notFoundPage(wishes: ReadonlyMap<string, number>): SpokenPage {
  const lang = bestLang(wishes);
  const { says, home } = TEXTS[lang];
  // It names nothing that was asked for, so nobody can write into it.
  const html = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Nine Worlds</title>
<link rel="icon" href="/icon.svg">
<body style="max-width:40rem;margin:10vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui">
<h1>Nine Worlds</h1>
<p>${says}</p>
<p><a href="/">${home}</a></p>
`;
  return { lang, html };
}

/** `fr-CH` is French too; of two wishes of the same weight the first is taken. */
function bestLang(wishes: ReadonlyMap<string, number>): Lang {
  const [best = 'en'] = [...wishes]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name]) => name.slice(0, 2))
    .filter((name) => Object.hasOwn(TEXTS, name));
  return best as Lang;
}
