import { run } from './commands.ts';

/** `npm run check`: format, lint and import directions (biome), then types. Both are told, even if the first fails. */
const checks: [what: string, script: string, args: string[]][] = [
  ['format, lint, imports', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']],
  ['types', 'typescript/bin/tsc', ['-p', '.']],
];

let failed = false;
for (const [what, script, args] of checks) {
  const { code, seconds } = await run(script, args);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${what} (${seconds.toFixed(1)} s)`);
  failed ||= code !== 0;
}
process.exit(failed ? 1 : 0);
