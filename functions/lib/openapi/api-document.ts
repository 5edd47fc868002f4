import { readdirSync } from 'node:fs';
import type { Handler } from '../http/endpoint.ts';
import { documentOf } from './document.ts';

const folder = new URL('../../', import.meta.url);

let written: Promise<Record<string, unknown>> | undefined;

/**
 * The description of the API, from every function with routes, put together once. Deployed, a function has no folder to
 * look into: the bundle holds the document itself in the place of this file, see netlify/build/bundle.ts.
 */
export function apiDocument(): Promise<Record<string, unknown>> {
  written ??= writeDocument();
  return written;
}

async function writeDocument(): Promise<Record<string, unknown>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules: { default: Handler }[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return documentOf(Object.assign({}, ...modules.map((it) => it.default.routes)));
}
