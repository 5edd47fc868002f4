import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openApart } from '../support/packages-apart.ts';

interface Bundler {
  zipFunctions(
    folder: string,
    to: string,
    options: { config: Record<string, { nodeBundler: 'none' }>; basePath: string },
  ): Promise<{ name: string; path: string; runtimeVersion?: string }[]>;
}
type Extract = (zip: string, options: { dir: string }) => Promise<void>;

export interface Packed {
  name: string;
  /** Of the zip. */
  bytes: number;
  /** Where it was unpacked, alone. */
  folder: string;
}

/** Packs the functions of a folder with the host's own bundler, and unpacks each zip into a folder of its own. */
export async function packAndUnpack(functions: string, into: string): Promise<Packed[]> {
  const { zipFunctions } = await openApart<Bundler>('proof/host', '@netlify/zip-it-and-ship-it');
  const { default: extract } = await openApart<{ default: Extract }>('proof/host', 'extract-zip');
  const zips = join(into, 'zips');
  mkdirSync(zips);
  const zipped = await zipFunctions(functions, zips, {
    config: { '*': { nodeBundler: 'none' } },
    basePath: process.cwd(),
  });
  // The host takes it from the zip's manifest, whatever the site's variables say
  const others = zipped.filter(({ runtimeVersion }) => runtimeVersion !== 'nodejs24.x').map(({ name }) => name);
  if (others.length > 0) throw new Error(`The host would not run these on Node 24: ${others.join(', ')}`);
  const packed: Packed[] = [];
  for (const file of readdirSync(zips).filter((it) => it.endsWith('.zip'))) {
    const name = basename(file, '.zip');
    const folder = join(into, 'unpacked', name);
    await extract(join(zips, file), { dir: folder });
    packed.push({ name, bytes: statSync(join(zips, file)).size, folder });
  }
  return packed;
}
