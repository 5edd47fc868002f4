import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const project = (name: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
});
/** Files that follow each other in one process; each in a process of its own takes a second longer. */
const together = (...setupFiles: string[]) => ({
  isolate: false,
  setupFiles: ['apart', 'midnight', ...setupFiles].map((name) => `tests/support/${name}.setup.ts`),
});

export default defineConfig({
  test: {
    pool: 'forks',
    // By itself it leaves one processor idle, and files that stop and start a database leave another to wait
    maxWorkers: availableParallelism() + 1,
    // What a passing test logs on its way hides the failure of another
    silent: 'passed-only',
    // Nothing is tested by it: on a busy machine thousands of hashes take their time
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Of itself it gives up after a second, which a busy machine may need for one answer
    expect: { poll: { timeout: 15_000, interval: 20 } },
    // One Postgres for all, started when the first project that needs it runs
    globalSetup: ['tests/support/postgres.setup.ts'],
    projects: [
      project('domain', together()),
      project('db', together('database')),
      project('api', together('database')),
      project('platform'),
      // Reads files and runs nothing; `npm run check` runs these too
      project('source', { globalSetup: [], ...together() }),
      project('ui', { environment: 'happy-dom', ...together('patience', 'no-network') }),
    ],
  },
});
