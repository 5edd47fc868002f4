import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { settings } from '../settings.ts';

/** How the site's build says that a page is filled: src/pages/_shell/<name>.ts. */
export interface Renderer {
  /** The parameters of the address that decide what the page shows. */
  parameters: readonly string[];
  /** What it asks of the API, below /api, each under a name. */
  pathsOf(query: URLSearchParams, now: number): Record<string, string>;
  /** The built page with what was read under those names; what could not be read waits as it was built. */
  fill(html: string, readings: Record<string, { data: unknown; readAt: number }>, query: URLSearchParams): string;
}

const load = async (name: string): Promise<Renderer> =>
  import(pathToFileURL(join(settings.renderers, `${name}.mjs`)).href);

/**
 * Components are compiled by the build of the site (netlify/build/renderers.ts): this machine reads what it left in the
 * folder that is being served, and a bundled function has the one that it names in itself (netlify/build/bundle.ts).
 */
export const home = () => load('home');
export const harmonogram = () => load('harmonogram');
