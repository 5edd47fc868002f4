import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getStore, listStores } from '@netlify/blobs';
import { sealStore } from '../../functions/lib/jobs/seal-copies.ts';
import { startBlobs } from '../local/blobs.ts';
import { Problem } from '../local/problem.ts';

/** Copies every uploaded file into the folder, by store and key; answers how many. Copies of seals are no files. */
export const copyFilesOut = (folder: string): Promise<number> =>
  withStores(async (site) => {
    let count = 0;
    for (const name of (await listStores(site)).stores.filter((it) => it !== sealStore)) {
      const store = getStore({ name, ...site });
      for (const { key } of (await store.list()).blobs) {
        const bytes = await store.get(key, { type: 'arrayBuffer' });
        // Deleted since it was listed
        if (!bytes) continue;
        const path = join(folder, name, key);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, Buffer.from(bytes));
        count++;
      }
    }
    return count;
  });

/** Puts them back; answers how many. */
export const copyFilesIn = (folder: string): Promise<number> =>
  withStores(async (site) => {
    const stores = existsSync(folder) ? readdirSync(folder) : [];
    let count = 0;
    for (const name of stores) {
      const store = getStore({ name, ...site });
      for (const path of filesIn(join(folder, name))) {
        await store.set(relative(join(folder, name), path), new Blob([readFileSync(path)]));
        count++;
      }
    }
    return count;
  });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile());

interface Site {
  siteID: string;
  token: string;
}

/** The host's stores by a token of its operator, else those of the folder of the platform on this machine. */
async function withStores(run: (site: Site | object) => Promise<number>): Promise<number> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, LOCAL_DIR = '.local' } = process.env;
  if (siteID && token) return run({ siteID, token });
  if (siteID || token || process.env.DATABASE_URL)
    throw new Problem('Uploaded files are on the host: set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN');
  const blobs = await startBlobs(join(LOCAL_DIR, 'blobs'), 'of this command alone');
  Object.assign(process.env, blobs.env);
  try {
    return await run({});
  } finally {
    await blobs.stop();
  }
}
