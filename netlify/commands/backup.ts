import { join, resolve } from 'node:path';
import { backUp } from '../../db/platform/backup.ts';
import { demandFolder } from '../local/folder.ts';
import { fail, Problem } from '../local/problem.ts';
import { ownersDatabase } from './owners-database.ts';
import { copyFilesOut } from './stored-files.ts';

/**
 * `npm run backup -- <folder>`: all rows at one moment, with a checksum of each table, and all uploaded files. Nobody
 * waits for it, and nothing is changed.
 */
async function backup([folder]: string[]): Promise<void> {
  if (!folder) throw new Problem('Usage: npm run backup -- <folder that is not there yet>');
  const since = Date.now();
  demandFolder('The folder of the backup', resolve(folder));
  const { tables } = await backUp(ownersDatabase(), join(folder, 'database'));
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${Object.keys(tables).length} tables (${seconds(since)})`);
  console.log(`${await copyFilesOut(join(folder, 'files'))} uploaded files (${seconds(since)} in all)`);
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

await backup(process.argv.slice(2)).catch(fail);
