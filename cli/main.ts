import { run } from './run.ts';

// Somebody who reads only the beginning (`nineworlds … | head`) is no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), { stdin, stdout, stderr, env });
