import { execFile } from 'node:child_process';
import { styleText } from 'node:util';

/**
 * `npm run check`: format and lint (biome), directions of imports, lengths of lines and files, how comments open,
 * files, exports and packages that nothing uses (knip), types, and the tests that only read files, side by side. All
 * are told, even if one fails.
 */
const checks: [what: string, command: string[]][] = [
  ['format, lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  ['directions of imports', ['netlify/commands/check-imports.ts']],
  ['lengths, comments', ['netlify/commands/check-lines.ts']],
  ['what nothing uses', ['node_modules/knip/bin/knip.js']],
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['types of .astro files', ['netlify/commands/check-astro.ts']],
  ['tests/source', ['node_modules/vitest/vitest.mjs', 'run', '--project=source']],
];

const results = await Promise.all(checks.map(([what, command]) => check(what, command)));
process.exit(results.every(Boolean) ? 0 : 1);

/** Runs one part and prints its whole output at once, so that parts do not mix; answers whether it passed. */
function check(what: string, command: string[]): Promise<boolean> {
  const since = performance.now();
  return new Promise((resolve) =>
    execFile(process.execPath, command, { maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      if (error) console.log(`${stdout}${stderr}`.trimEnd());
      console.log(`${error ? styleText('red', 'FAILED') : 'ok'}  ${what} (${seconds} s)`);
      resolve(!error);
    }),
  );
}
