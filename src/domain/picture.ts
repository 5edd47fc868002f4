import { shape } from './kernel/entity.ts';
import { text } from './kernel/field.ts';

/** The pictures that may be uploaded, by the ending their name gets. Never SVG: it can carry scripts. */
export const pictureTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type PictureType = keyof typeof pictureTypes;

export const mostBytes = 2 * 1024 * 1024;

/** The name of an uploaded picture. */
export const fileName = text('Zdjęcie', {
  optional: true,
  max: 80,
  pattern: /^[a-z0-9_-]{1,70}\.(jpg|png|webp)$/,
  message: 'Wybierz przesłane zdjęcie',
});

/** What PATCH …/img takes; empty takes the picture away. */
export const picture = shape({ fields: { img: fileName } });
