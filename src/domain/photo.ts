import { shape, text } from './entity.ts';

/** The name of an uploaded picture, as the upload answered it. */
export const photo = shape({
  fields: { img: text('Zdjęcie', { max: 100, pattern: /^[\w-]+\.(avif|webp|png|jpe?g)$/i, message: 'Najpierw prześlij zdjęcie' }) },
});
