import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** What ended a run of vitest badly though no test failed, which its own reports leave out: for `npm test` to name. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors, reason) => {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    const told = errors.map(({ name, message, stacks }) => {
      const at = stacks?.[0];
      return `unhandled ${name}: ${message.split('\n')[0]}${at ? ` (${at.file}:${at.line})` : ''}`;
    });
    // Interrupted, or one of vitest's own processes died
    if (told.length === 0 && reason !== 'passed') told.push(`ended as ${reason}`);
    if (file) writeFileSync(file, JSON.stringify(told));
  };
}
