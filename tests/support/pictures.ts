import { readFileSync } from 'node:fs';

/** Files two pixels square, each with EXIF that says SECRET. */
export const pictureTypes = ['jpg', 'png', 'webp'] as const;

export const bytesOf = (type: (typeof pictureTypes)[number]): Buffer =>
  readFileSync(new URL(`pictures/secret.${type}`, import.meta.url));
