import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './run.ts';
import { type Counts, countPlaywright, countVitest } from './test-counts.ts';

/** `npm test`: every test there is; what could not run counts as failed. The last line is the sum. */
const folder = '.netlify/test-reports';
const unhandled = `${folder}/unhandled.json`;
const suites: {
  name: string;
  script: string;
  args: string[];
  env: Record<string, string>;
  report: string;
  count(report: unknown): Counts;
}[] = [
  {
    name: 'vitest',
    script: 'vitest/vitest.mjs',
    args: [
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./netlify/commands/unhandled-errors.ts',
      `--outputFile.json=${folder}/vitest.json`,
    ],
    env: { UNHANDLED_ERRORS_FILE: unhandled },
    report: `${folder}/vitest.json`,
    count: (tests) => countVitest(tests, existsSync(unhandled) ? JSON.parse(readFileSync(unhandled, 'utf8')) : []),
  },
  {
    name: 'journeys',
    script: '@playwright/test/cli.js',
    args: ['test', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${folder}/journeys.json` },
    report: `${folder}/journeys.json`,
    count: countPlaywright,
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let passed = 0;
const failures: string[] = [];
for (const { name, script, args, env, report, count } of suites) {
  const { code, seconds } = await run(script, args, env);
  const result: Counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] };
  // A suite that ended badly without naming a test is a failure of its own
  if (result.failures.length === 0 && (code !== 0 || result.passed === 0))
    result.failures.push(`${name} did not run to its end (code ${code})`);
  passed += result.passed;
  failures.push(...result.failures);
  console.log(`${name}: ${result.passed} passed, ${result.failures.length} failed (${seconds.toFixed(1)} s)\n`);
}
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
