import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropFormerLogins } from '../../db/platform/former-logins.ts';
import { isPreview } from '../../functions/lib/deploy-context.ts';
import { settings } from '../../functions/lib/settings.ts';
import { bundleFunctions } from '../build/bundle.ts';
import { buildSite } from '../build/site-build.ts';
import { startPlatform } from '../local/platform.ts';
import { fail } from '../local/problem.ts';
import { builtShells } from '../local/shells.ts';
import { step } from '../local/step.ts';
import { demandSettings } from './demand-settings.ts';
import { seedPreview } from './seed-preview.ts';

const log = console.log;

/**
 * `npm run build`, which Netlify runs: migrates, builds the pages with what the database holds, bundles the functions.
 */
async function build(): Promise<void> {
  demandSettings();
  // Migrations hold a lock for their whole session, which a pooled connection does not have
  const databaseUrl = process.env.DATABASE_URL_UNPOOLED ?? process.env.DATABASE_URL;
  if (databaseUrl) await withApi(databaseUrl, (apiUrl) => buildSite({ apiUrl, log }));
  else {
    log('  DATABASE_URL is not set: pages are built without data and fetch it when they are opened');
    await buildSite({ log });
  }
  await step(log, 'functions bundled', async () =>
    bundleFunctions('.netlify/functions-bundled', await builtShells('dist')),
  );
  if (!databaseUrl || settings.context !== 'production') return;
  const dropped = await dropFormerLogins(databaseUrl, settings.secrets);
  if (dropped.length > 0) log(`  database logins of former SECRETs dropped: ${dropped.join(', ')}`);
}

/** Runs the functions on this machine for as long as the pages are being built. */
async function withApi(databaseUrl: string, run: (apiUrl: string) => Promise<void>): Promise<void> {
  const localDir = mkdtempSync(join(tmpdir(), 'lotnisko-build-'));
  // No jobs: what a build starts must not send mail or touch bookings
  const platform = await startPlatform({
    localDir,
    databaseUrl,
    seed: false,
    jobsEverySeconds: 0,
    siteUrl: settings.siteUrl,
    deployed: settings.context ? { context: settings.context, secret: settings.secrets[0] ?? '' } : undefined,
    log,
  });
  try {
    if (isPreview(settings.context)) await seedPreview(databaseUrl, log);
    await run(platform.url);
  } finally {
    await platform.stop();
    rmSync(localDir, { recursive: true, force: true });
  }
}

await build().catch(fail);
