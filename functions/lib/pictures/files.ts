import { getStore } from '@netlify/blobs';
import { addUpload, forgetUpload } from '../../../db/flight/pictures.ts';
import { narrowName, narrowWidths } from '../../../src/domain/site/picture-widths.ts';
import type { Drawn } from './decode.ts';

/** The uploaded pictures, by their names. A read sees what was just written. */
const store = () => getStore({ name: 'files', consistency: 'strong' });

/** What the CDN knows a picture by, in whichever width, to forget it. */
export const fileTag = (name: string): string => `file-${wholeName(name)}`;

const wholeName = (name: string) => name.replace(new RegExp(`-(${narrowWidths.join('|')})(?=\\.\\w+$)`), '');

/** Keeps a picture in all its widths; written down first, so that the job tidy finds what was kept only in part. */
export async function saveFile(name: string, { whole, narrow }: Drawn): Promise<void> {
  await addUpload(name);
  const save = (as: string, bytes: Uint8Array) => store().set(as, new Blob([new Uint8Array(bytes)]));
  await Promise.all([save(name, whole), ...narrow.map(({ width, bytes }) => save(narrowName(name, width), bytes))]);
}

/** A picture's bytes; where it is not kept in a width, for it is narrower itself, those of the whole one. */
export async function loadFile(name: string): Promise<ArrayBuffer | null> {
  const found = await store().get(name, { type: 'arrayBuffer' });
  const whole = wholeName(name);
  return found || whole === name ? found : store().get(whole, { type: 'arrayBuffer' });
}

/** Deletes a picture in all its widths. */
export async function removeFile(name: string): Promise<void> {
  const names = [name, ...narrowWidths.map((width) => narrowName(name, width))];
  await Promise.all(names.map((it) => store().delete(it)));
  await forgetUpload(name);
}
