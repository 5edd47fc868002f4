import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** What ended a run of vitest badly though no test failed, which its own reports leave out: for `npm test` to name. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors, reason) => {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    const told = errors.map(({ name, message, stacks = [], ...during }) => {
      const at = stacks.slice(0, 5).map(({ file, line }) => `${file}:${line}`);
      // The test it came up in need not be the one that began it
      const test = [during.VITEST_TEST_PATH, during.VITEST_TEST_NAME].filter((it) => it !== undefined);
      return `unhandled ${name}: ${message.split('\n')[0]} (${at.join(', ')}) during ${test.join(' > ')}`;
    });
    // Interrupted, or one of vitest's own processes died
    if (told.length === 0 && reason !== 'passed') told.push(`ended as ${reason}`);
    if (file) writeFileSync(file, JSON.stringify(told));
  };
}
