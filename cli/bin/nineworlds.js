#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { changedSince } from './changed-since.js';

const main = new URL('../dist/bundle/main.js', import.meta.url);
if (existsSync(main)) {
  // On stderr, so that what the command prints stays as it is.
  const changed = changedSince(main);
  if (changed !== undefined) {
    console.error(`nineworlds was built before ${changed} changed: run \`npm run build\`.`);
  }
  await import(main.href);
} else {
  console.error('nineworlds is not built yet: run `npm start` or `npm run build` once.');
  process.exitCode = 2;
}
