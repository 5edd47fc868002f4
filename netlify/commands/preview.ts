import { randomBytes } from 'node:crypto';
import { fail, Problem } from '../local/problem.ts';
import { deleteDatabase, type Neon, provideDatabase } from './preview-database.ts';
import { demandPreviewBranch, giveSettings, type Site, takeSettings } from './preview-settings.ts';

/**
 * `npm run preview -- create <git branch>`: a branch of the database and a SECRET for the previews of a git branch
 * alone, as settings of the host; run again it finds the one and changes the other. `delete <git branch>` ends both.
 */
const { NEON_API_URL, NETLIFY_API_URL } = process.env;

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Problem(`${name} is not set: docs/operations.md says what a preview needs`);
  return value;
}

async function preview([verb, gitBranch]: string[]): Promise<void> {
  if (!gitBranch || (verb !== 'create' && verb !== 'delete'))
    throw new Problem('Usage: npm run preview -- create <git branch> | delete <git branch>');
  const neon: Neon = {
    url: NEON_API_URL ?? 'https://console.neon.tech/api/v2',
    key: setting('NEON_API_KEY'),
    project: setting('NEON_PROJECT_ID'),
    parent: setting('NEON_PREVIEW_PARENT'),
  };
  const site: Site = {
    url: NETLIFY_API_URL ?? 'https://api.netlify.com/api/v1',
    key: setting('NETLIFY_AUTH_TOKEN'),
    account: setting('NETLIFY_ACCOUNT'),
    id: setting('NETLIFY_SITE_ID'),
  };
  await demandPreviewBranch(site, gitBranch);
  if (verb === 'delete') {
    // First the settings: a build meanwhile is refused, and does not find another database
    await takeSettings(site, gitBranch);
    const was = await deleteDatabase(neon, gitBranch);
    console.log(was ? `The database of ${gitBranch} is deleted` : `${gitBranch} had no database`);
    return;
  }
  const { pooled, direct } = await provideDatabase(neon, gitBranch);
  const SECRET = randomBytes(32).toString('hex');
  await giveSettings(site, gitBranch, { DATABASE_URL: pooled, DATABASE_URL_UNPOOLED: direct, SECRET });
  console.log(`${gitBranch} has a database at ${new URL(direct).hostname} and a SECRET: deploy it again`);
}

await preview(process.argv.slice(2)).catch(fail);
