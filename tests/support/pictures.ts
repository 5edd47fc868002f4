import { readFileSync } from 'node:fs';
import { call } from './call.ts';

/** Files two pixels square, each with EXIF that says SECRET. */
export const pictureTypes = ['jpg', 'png', 'webp'] as const;

export const bytesOf = (type: (typeof pictureTypes)[number]): Buffer =>
  readFileSync(new URL(`pictures/secret.${type}`, import.meta.url));

/** The name of a picture that somebody has uploaded. */
export async function uploadedPicture(cookies: Record<string, string>): Promise<string> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytesOf('png'))], 'zdjęcie.png'));
  return (await call('POST', '/api/files/upload', { body, cookies })).json.file.filename;
}
