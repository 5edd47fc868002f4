import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@netlify/functions';
import { Problem } from './problem.ts';
import type { Handler, PlatformFunction } from './routes.ts';

/** Imports every file directly in the folder: each is a function, as it is for the platform. */
export async function loadFunctions(folder: string): Promise<PlatformFunction[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((it) => it.endsWith('.ts'));
  return Promise.all(files.map((file) => load(join(folder, file), file.replace(/\.ts$/, ''))));
}

async function load(path: string, name: string): Promise<PlatformFunction> {
  const module: { default?: Handler; config?: Config } = await import(pathToFileURL(path).href);
  if (typeof module.default !== 'function' || !module.config) throw new Problem(`functions/${name}.ts must export a default function and a config`);
  return { name, handler: module.default, config: module.config };
}
