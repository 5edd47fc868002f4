import { defineConfig } from 'vitest/config';

const project = (name: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
});
const withDatabase = { setupFiles: ['tests/support/database.setup.ts'] };

export default defineConfig({
  test: {
    pool: 'forks',
    // What a passing test logs on its way hides the failure of another
    silent: 'passed-only',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One Postgres for all, started when the first project that needs it runs
    globalSetup: ['tests/support/postgres.setup.ts'],
    projects: [
      project('domain'),
      project('db', withDatabase),
      project('api', withDatabase),
      project('platform'),
      project('ui', { environment: 'happy-dom' }),
    ],
  },
});
