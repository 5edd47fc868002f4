import { shape } from '../kernel/entity.ts';
import { picture as named, pictureName } from '../kernel/field.ts';

/** The pictures that may be uploaded, and by the endings of names what is served. Never SVG: it can carry scripts. */
export const pictureTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type PictureType = keyof typeof pictureTypes;

export const mostBytes = 2 * 1024 * 1024;
/** Few bytes can claim to be a picture that fills a computer's memory. */
export const mostPixels = 40_000_000;
/** A JPEG has as many as its maker likes; cameras and programs make at most a dozen. */
export const mostScans = 50;

/** What is told of a file that is refused. */
export const pictureRefusals = {
  type: 'Wybierz zdjęcie JPEG, PNG lub WebP',
  bytes: 'Zdjęcie może mieć najwyżej 2 MB',
  pixels: 'Zdjęcie może mieć najwyżej 40 milionów pikseli',
  scans: 'To zdjęcie jest zapisane w zbyt wielu warstwach. Zapisz je w innym programie i wybierz ponownie',
  slow: 'Odczytanie tego zdjęcia trwa za długo. Wybierz mniejsze',
  animated: 'Wybierz zdjęcie, które się nie porusza',
  broken: 'Tego zdjęcia nie da się odczytać. Wybierz inne',
} as const;

/** The name of an uploaded picture. */
export const fileName = named('Zdjęcie', {
  optional: true,
  max: 80,
  pattern: pictureName,
  message: 'Wybierz przesłane zdjęcie',
});

/** What PATCH …/img takes; empty takes the picture away. */
export const picture = shape({ fields: { img: fileName } });

/** What is said first where a picture could not be sent or kept. */
export const pictureSubject = { messages: { notChanged: 'Nie udało się zmienić zdjęcia' } };
