import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { PublicPath } from '../../src/domain/site/public-pages.ts';

export interface Loaded {
  type: string;
  /** As it was before compression. */
  body: () => Promise<Buffer>;
  /** What crossed the wire, headers apart. */
  bytes: number;
}

/** Everything that opening a path fetches until the network is quiet. */
export async function opened(page: Page, path: string): Promise<Loaded[]> {
  const responses: Response[] = [];
  const note = (it: Response) => void responses.push(it);
  page.on('response', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', note);
  const loaded = await Promise.all(
    responses.map(async (response) => ({
      type: response.request().resourceType(),
      body: () => response.body(),
      bytes: (await response.request().sizes()).responseBodySize,
    })),
  );
  // What the browser's own cache answers never reaches the network
  return loaded.filter(({ bytes }) => bytes > 0);
}

export const kB = (bytes: number) => bytes / 1000;
const total = (numbers: number[]) => numbers.reduce((all, it) => all + it, 0);
export const crossed = (loaded: Loaded[]) => kB(total(loaded.map(({ bytes }) => bytes)));

/** The bodies of these types, compressed one by one as they are served. */
async function compressed(loaded: Loaded[], types: string[], compress: (body: Buffer) => Buffer): Promise<number> {
  const ofTypes = loaded.filter(({ type }) => types.includes(type));
  return kB(total(await Promise.all(ofTypes.map(async ({ body }) => compress(await body()).length))));
}

/**
 * JS by page, in kB gz: what it starts with. Dialogs, fetched once it has been idle for a while, are not part of that.
 * A page that is not named here needs no islands, and has what is left.
 */
const scripts: Partial<Record<PublicPath, number | 'no budget of its own'>> = {
  '/': 88,
  '/harmonogram': 95,
  '/WynajemP': 140,
  '/wynajemC': 140,
  '/wynajemC/data/{id}': 140,
  '/wynajemC/data/{id}/form': 'no budget of its own',
  '/WynajemC/summary': 'no budget of its own',
  '/bez-sieci': 4,
  '/WynajemP/formR': 'no budget of its own',
  '/WynajemP/summary': 'no budget of its own',
  '/payment': 'no budget of its own',
  '/payment/success': 'no budget of its own',
  '/payment/error': 'no budget of its own',
  '/logowanie': 'no budget of its own',
  '/rejestracja': 'no budget of its own',
  '/resetowanie': 'no budget of its own',
  '/resetowanie/{token}': 'no budget of its own',
  '/potwierdzenie/{token}': 'no budget of its own',
  '/rezerwacja': 'no budget of its own',
  '/rezerwacja/{token}': 'no budget of its own',
  '/zarzadzanie': 150,
  '/dev/ui': 'no budget of its own',
};
const withoutIslands = 3;
/** What the JS of a page may weigh, in kB gz; undefined: nobody has said. */
export function mostScripts(page: PublicPath): number | undefined {
  const most = scripts[page] ?? withoutIslands;
  return typeof most === 'string' ? undefined : most;
}

/** The weight of its JS, in kB gz. */
export const scriptsOf = (loaded: Loaded[]): Promise<number> =>
  compressed(loaded, ['script'], (body) => gzipSync(body, { level: 9 }));
/** The weight of its page and sheets, in kB br. */
export const pageAndStylesOf = (loaded: Loaded[]): Promise<number> =>
  compressed(loaded, ['document', 'stylesheet'], (body) => brotliCompressSync(body));
