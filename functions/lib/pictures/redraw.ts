import { extname } from 'node:path';
import { mostScans, pictureRefusals } from '../../../src/domain/site/picture.ts';
import { askChild } from './child-process.ts';
import type { Drawn } from './decode.ts';
import { scansOf } from './scans.ts';

/** How files of the three formats begin, in hex; no other reader of the library is let near a stranger's bytes. */
const beginning = /^(ffd8ff|89504e470d0a1a0a|52494646.{8}57454250)/;

/** In ms, should decoder.ts not end by itself after the work that a picture may take. */
const mostTime = 12_000;

/** Bundled it lies beside this file as well, with the same ending. */
const decoder = new URL(`decoder${extname(import.meta.url)}`, import.meta.url);

/** The picture in a file, drawn anew (see decode.ts), or what is wrong with the file, in Polish. */
export async function redraw(bytes: Buffer): Promise<Drawn | string> {
  if (!beginning.test(bytes.toString('hex', 0, 12))) return pictureRefusals.type;
  // Each scan of a large picture takes its decoder long, and few bytes hold thousands
  if (bytes[0] === 0xff && scansOf(bytes) > mostScans) return pictureRefusals.scans;
  return (await askChild<Drawn | string>(decoder, bytes, mostTime)) ?? pictureRefusals.slow;
}
