import type { Part } from './part.ts';
import { byTests } from './run-tests.ts';

const files = [
  ...['platform/setting-combinations', 'platform/settings', 'platform/host-settings', 'platform/csp'],
  ...['api/demo-accounts', 'platform/plugin'],
];

/** Every combination of missing, half and wrong settings: none opens production with tests, sandbox or demo. */
export const settings: Part = {
  figures: [15],
  measure: () =>
    byTests(
      'settings',
      files.map((name) => `tests/${name}.test.ts`),
      {},
    ),
};
