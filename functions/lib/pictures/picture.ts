import type { PictureType } from '../../../src/domain/picture.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/**
 * Copies of a picture that hold the picture alone: no place, camera, comment or thumbnail, and nothing behind its end.
 * Undefined for bytes that are not whole pictures of the kind.
 */
const cleaners: Record<PictureType, (bytes: Buffer) => Buffer | undefined> = {
  jpg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
};

/** What the bytes are, by themselves and not by what their sender calls them, without what they tell besides. */
export function readPicture(bytes: Buffer): { type: PictureType; bytes: Buffer } | undefined {
  for (const [type, clean] of Object.entries(cleaners)) {
    const cleaned = clean(bytes);
    if (cleaned) return { type: type as PictureType, bytes: cleaned };
  }
  return undefined;
}
