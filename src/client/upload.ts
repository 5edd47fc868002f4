import { mostBytes, pictureRefusals, pictureTypes } from '../domain/picture.ts';
import { fetchJson } from './api.ts';

/** The types that a file input offers. */
export const pictures = Object.values(pictureTypes).join(',');

/** What is wrong with a file before it is sent; undefined where nothing is. */
export function checkPicture({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!pictures.split(',').includes(type)) return pictureRefusals.type;
  return size > mostBytes ? pictureRefusals.bytes : undefined;
}

/** Sends a picture and answers the name under which it is kept; an ApiError where it is refused. */
export async function uploadPicture(picture: File): Promise<string> {
  const form = new FormData();
  form.set('file', picture);
  const { file } = await fetchJson<{ file: { filename: string } }>('files/upload', { method: 'POST', form });
  return file.filename;
}
