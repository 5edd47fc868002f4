import { isUploaded } from '../../../db/flight/pictures.ts';
import { picture } from '../../../src/domain/site/picture.ts';
import { invalidField } from '../http/invalid.ts';
import { parseForm } from '../http/parse-body.ts';

/** The picture that a body names: one that was uploaded, or none. */
export async function uploadedPicture(body: unknown): Promise<{ img: string | null }> {
  const named = parseForm(picture, body);
  if (named.img !== null && !(await isUploaded(named.img))) throw invalidField('img', 'Wybierz przesłane zdjęcie');
  return named;
}
