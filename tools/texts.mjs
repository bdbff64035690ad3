// Writes all texts of a language into a sheet for a translator, and reads a changed one back into the sources.
//   npm run texts -- write fr sheet.tsv
//   npm run texts -- read fr sheet.tsv
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesBy, languagesIn, sheetOf } from './texts/catalogues.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [what, lang = '', file = ''] = process.argv.slice(2);
const langs = languagesIn(root);

if ((what !== 'write' && what !== 'read') || !langs.includes(lang) || file === '') {
  console.error(`npm run texts -- write|read ${langs.join('|')} FILE`);
  process.exitCode = 2;
} else if (what === 'write') {
  writeFileSync(file, sheetOf(root, lang));
  console.log(`${file}: change the third column only`);
} else {
  const { faults, files, changed } = changesBy(root, lang, readFileSync(file, 'utf8'));
  for (const fault of faults) console.error(fault);
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  if (faults.length > 0) {
    console.error(`Nothing is changed: ${faults.length} faults in ${file}`);
    process.exitCode = 1;
  } else {
    console.log(
      `${changed} texts changed in ${files.size} files; npm run format puts their layout right`,
    );
  }
}
