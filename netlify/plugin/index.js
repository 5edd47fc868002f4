// What the host does around `npm run build`. It runs on whatever Node the host has: what it starts runs on Node 24
import { spawnSync } from 'node:child_process';

const run = (...args) => spawnSync(process.execPath, ['netlify/run.mjs', ...args], { stdio: 'inherit' }).status;

/** Before anything is migrated: the settings, and in production the checks and tests of the commit. */
export function onPreBuild({ utils }) {
  if (run('prove-commit') !== 0) utils.build.failBuild('This commit is not published: the lines above say why');
}

/** The deploy is there: it cannot be taken back from here, so whoever reads the log is told what is wrong. */
export function onSuccess({ utils }) {
  const { CONTEXT, URL: site, DEPLOY_PRIME_URL: preview, DATABASE_URL } = process.env;
  const address = CONTEXT === 'production' ? site : preview;
  if (!address || !DATABASE_URL) return;
  const wrong = run('smoke', address) !== 0;
  utils.status.show({ title: `npm run smoke -- ${address}`, summary: wrong ? 'Something is wrong' : 'All is well' });
  if (wrong) utils.build.failPlugin('The deploy is there, and something is wrong with it: see the lines FAILED above');
}
