import { kernelTextsOf } from '@nineworlds/engine';
import { badInput } from './bad-input.ts';
import { EXIT } from './context.ts';
import { faultLine } from './fault-line.ts';
import { langOfArguments } from './language.ts';
import { run } from './run.ts';

const { stdin, stdout, stderr, env } = process;
const argv = process.argv.slice(2);
const lang = langOfArguments(argv, env);
const kernel = await kernelTextsOf(lang);

stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
  // Somebody who reads only the beginning (`nineworlds … | head`) is no reason to complain.
  if (code === 'EPIPE') process.exit();
  const { faults } = badInput('stdout', 'fileUnwritable', { code });
  stderr.write(`nineworlds: ${faultLine({ lang, kernel }, undefined, faults)}\n`);
  process.exit(EXIT.badInput);
});

process.exitCode = await run(argv, { stdin, stdout, stderr, env });
