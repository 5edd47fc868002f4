import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FunctionPage, functionPages } from '../../src/domain/site/public-pages.ts';
import { type Rules, readRules } from './rules.ts';
import { readSite, type Site } from './site.ts';

/** The built pages that functions answer with, each with what the site serves it with. */
export type Shells = Partial<Record<FunctionPage, { html: string; headers: Record<string, string> }>>;

/** As a build left them in the folder. */
export const builtShells = (dist: string): Promise<Shells> => shellsOf(readSite(dist), readRules('.', dist));

async function shellsOf(site: Site, rules: Rules): Promise<Shells> {
  const shells = Object.entries(functionPages).map(async ([name, path]) => {
    const page = site.find(path);
    return page ? [[name, { html: page.body.toString(), headers: await rules.headers(path) }]] : [];
  });
  return Object.fromEntries((await Promise.all(shells)).flat());
}

/** Writes them where functions of this machine read them. */
export async function writeShells(folder: string, site: Site, rules: Rules): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, shell] of Object.entries(await shellsOf(site, rules)))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(shell));
}
