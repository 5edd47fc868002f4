import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@netlify/functions';
import { Problem } from './problem.ts';
import type { Handler, PlatformFunction } from './routes.ts';

/** Where functions are: the API itself, what runs on a schedule, and pages filled from a built shell. */
const folders = ['.', 'jobs', 'pages'];

/** The file of every function below the folder. Each has a name of its own: deployed, they lie side by side. */
export function functionFiles(folder: string): string[] {
  const files = folders
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      readdirSync(path)
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(path, file)),
    );
  const names = files.map((file) => basename(file));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Problem(`Two functions are called ${twice}: rename one of them`);
  return files;
}

/** Imports every function. */
export const loadFunctions = (folder: string): Promise<PlatformFunction[]> =>
  Promise.all(functionFiles(folder).map((file) => load(file, basename(file, '.ts'))));

async function load(path: string, name: string): Promise<PlatformFunction> {
  const module: { default?: Handler; config?: Config } = await import(pathToFileURL(path).href);
  if (typeof module.default !== 'function' || !module.config)
    throw new Problem(`${path} must export a default function and a config`);
  return { name, handler: module.default, config: module.config };
}
