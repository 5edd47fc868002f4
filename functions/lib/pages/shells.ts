import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FunctionPage, functionPages } from '../../../src/domain/site/public-pages.ts';
import { settings } from '../settings.ts';

/** A built page, and what the site serves it with: netlify.toml's headers do not reach a function's answer. */
export interface Built {
  html: string;
  headers: Record<string, string>;
}
export type Shell = () => Promise<Built>;

const shell =
  (name: FunctionPage): Shell =>
  () =>
    settings.shells ? read(name) : ask(functionPages[name]);

/**
 * What functions fill or answer with. A bundled function has those that it names in itself (netlify/build/bundle.ts);
 * this machine reads them from where the local platform puts those of the site that it serves.
 */
export const home = shell('home');
export const schedule = shell('schedule');
export const flight = shell('flight');
export const announcement = shell('announcement');
export const notFound = shell('notFound');
export const serverError = shell('serverError');

const read = async (name: string): Promise<Built> =>
  JSON.parse(await readFile(join(settings.shells, `${name}.json`), 'utf8'));

/** While one edits, Astro has them; a Host header could name any other site. */
async function ask(path: string): Promise<Built> {
  const answer = await fetch(new URL(path, settings.siteUrl), { signal: AbortSignal.timeout(5000) });
  if (!answer.ok && path !== `/${answer.status}`)
    throw new Error(`The page ${path} was answered with ${answer.status}`);
  return { html: await answer.text(), headers: {} };
}
