import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What another airport's checkout has besides src/airport. */
const tree = ['src', 'functions', 'db', 'netlify', 'public', 'tests'];
const settings = [
  'package.json',
  'astro.config.mjs',
  'netlify.toml',
  'tsconfig.json',
  'vitest.config.ts',
  'playwright.config.ts',
];

/**
 * The product as another airport has it: a checkout whose src/airport is tests/support/second-airport, with its shared
 * picture drawn. Answers the folder.
 */
function checkOutSecondAirport(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lotnisko-second-'));
  for (const name of [...tree, ...settings]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const own = join(folder, 'src/airport');
  rmSync(own, { recursive: true });
  cpSync('tests/support/second-airport', own, { recursive: true });
  return folder;
}

/** The steps of making it one's own, then what shows that it is. */
const steps: [what: string, command: string[]][] = [
  ['its picture is drawn', ['netlify/build/card.ts']],
  [
    'its name, colours and plan hold',
    [
      ...['node_modules/vitest/vitest.mjs', 'run', 'tests/domain/contrast.test.ts', 'tests/domain/airport.test.ts'],
      ...['tests/domain/airfield-plan.test.ts', 'tests/platform/airport.test.ts', 'tests/db/limits.test.ts'],
    ],
  ],
  [
    'it is built, started, and gone through in a browser',
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/proof/airport.config.ts'],
  ],
];

/** `npm run proof -- airport`: builds a second airport and goes through it. Answers whether all of it held. */
export function proveSecondAirport(former: RegExp): boolean {
  const folder = checkOutSecondAirport();
  try {
    return steps.every(([what, command]) => {
      const since = performance.now();
      const { status } = spawnSync(process.execPath, command, {
        cwd: folder,
        env: { ...process.env, FORMER_AIRPORT: former.source },
        stdio: 'inherit',
      });
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      console.log(`${status === 0 ? 'ok' : 'FAILED'}  second airport: ${what} (${seconds} s)`);
      return status === 0;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
