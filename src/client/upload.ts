import { fetchJson } from './api.ts';

/**
 * Sends a picture and answers the name under which it is kept; an ApiError where it is refused. Another path than the
 * usual one is that of pictures which only few may see.
 */
export async function uploadPicture(picture: Blob, path = 'files/upload'): Promise<string> {
  const form = new FormData();
  form.set('file', picture, 'zdjecie');
  const { file } = await fetchJson<{ file: { filename: string } }>(path, { method: 'POST', form });
  return file.filename;
}
