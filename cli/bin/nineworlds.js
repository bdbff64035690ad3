#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/bundle/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('nineworlds is not built yet: run `npm start` or `npm run build` once.');
  process.exitCode = 2;
}
