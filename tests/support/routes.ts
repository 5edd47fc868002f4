import { resolve } from 'node:path';
import { columnOf } from '../../db/row/columns.ts';
import type { Route, Routes } from '../../functions/lib/http/route.ts';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { entities } from '../../src/domain/index.ts';
import { query } from './database.ts';

/** Every route of the API as the functions declare it: 'PUT /api/flights/:id' → how it is answered. */
export async function readRoutes(): Promise<Record<string, Route>> {
  const functions = await loadFunctions(resolve('functions'));
  return Object.assign({}, ...functions.map(({ handler }) => (handler as { routes?: Routes }).routes ?? {}));
}

/** Where a route is called: for the first row that there is, where it is about one. */
export async function addressOf(path: string): Promise<string> {
  const about = entities.find((it) => path.startsWith(`/api/${it.path}/:`));
  const [row] = about ? await query(`select ${columnOf(about.key)} as key from ${about.table} order by 1 limit 1`) : [];
  return path.replace(/:\w+/, encodeURIComponent(String(row?.key ?? 1))).replaceAll(/:\w+/g, '1');
}
