import { resolve } from 'node:path';
import type { Route, Routes } from '../../functions/lib/http/route.ts';
import { loadFunctions } from '../../netlify/local/functions.ts';

/** Every route of the API as the functions declare it: 'PUT /api/flights/:id' → how it is answered. */
export async function readRoutes(): Promise<Record<string, Route>> {
  const functions = await loadFunctions(resolve('functions'));
  return Object.assign({}, ...functions.map(({ handler }) => (handler as { routes?: Routes }).routes ?? {}));
}
