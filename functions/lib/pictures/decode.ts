import sharp, { type Metadata } from 'sharp';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { mostPixels, pictureRefusals } from '../../../src/domain/site/picture.ts';
import { largestSide, narrowWidths } from '../../../src/domain/site/picture-widths.ts';
import { log } from '../log.ts';

export interface Drawn {
  whole: Uint8Array;
  narrow: { width: number; bytes: Uint8Array }[];
}

/** One processor is left to whatever else is asked meanwhile. */
sharp.concurrency(1);

/**
 * The picture in a file, drawn anew as WebP: upright, in the colours of screens, and nothing that the file held
 * besides (place, camera, comments, a second file). Or what is wrong with the file, in Polish.
 */
export async function decode(bytes: Uint8Array): Promise<Drawn | string> {
  try {
    const refusal = refusalOf(await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata());
    return refusal ?? (await draw(bytes));
  } catch (error) {
    log('error', `picture: ${lineOf(error).split('\n', 1)}`);
    return pictureRefusals.broken;
  }
}

function refusalOf({ width, height, pages = 1 }: Metadata): string | undefined {
  if (pages > 1) return pictureRefusals.animated;
  return width * height > mostPixels ? pictureRefusals.pixels : undefined;
}

async function draw(bytes: Uint8Array): Promise<Drawn> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width: drawn, height, channels } = info;
  const webp = (width: number) =>
    sharp(data, { raw: { width: drawn, height, channels } })
      .resize({ width })
      .webp({ quality: 80 })
      .toBuffer();
  const widths = narrowWidths.filter((width) => width < drawn);
  return {
    whole: await webp(drawn),
    narrow: await Promise.all(widths.map(async (width) => ({ width, bytes: await webp(width) }))),
  };
}
