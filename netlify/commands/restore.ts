import { join } from 'node:path';
import { migrate } from '../../db/platform/migrate.ts';
import { RestoreRefused, restore } from '../../db/platform/restore.ts';
import { fail, Problem } from '../local/problem.ts';
import { copyFilesIn } from './stored-files.ts';

/**
 * `npm run restore -- <folder> <URL of an empty database>`: the rows, held against their checksums, then the newest
 * schema, and the application's role where SECRET is set; and the uploaded files.
 */
async function run([folder, databaseUrl]: string[]): Promise<void> {
  if (!folder || !databaseUrl || !URL.canParse(databaseUrl))
    throw new Problem('Usage: npm run restore -- <folder> <postgres://owner:password@host/an-empty-database>');
  const since = Date.now();
  const { madeAt, tables } = await restore(databaseUrl, join(folder, 'database')).catch((error) => {
    throw error instanceof RestoreRefused ? new Problem(error.message) : error;
  });
  const { migrations } = await migrate(databaseUrl, { secret: process.env.SECRET, tell: console.log });
  console.log(
    `Restored what was backed up at ${madeAt}: ${Object.keys(tables).length} tables, each as its checksum says`,
  );
  console.log(`${migrations.length} newer migrations applied`);
  console.log(`${await copyFilesIn(join(folder, 'files'))} uploaded files`);
  console.log(`${((Date.now() - since) / 1000).toFixed(1)} s in all`);
}

await run(process.argv.slice(2)).catch(fail);
