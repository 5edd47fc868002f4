import type { Context } from '@netlify/functions';
import { isShown, unusedUploads } from '../../../db/flight/pictures.ts';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { purge } from '../http/cache.ts';
import { log } from '../log.ts';

/**
 * After the answer, deletes a picture that a row no longer shows; one that another row shows stays, whoever named it.
 */
export function dropPicture(context: Context, name: string | null): void {
  const drop = async (file: string) => {
    if (!(await isShown(file))) await remove(context, file);
  };
  if (name) context.waitUntil(drop(name).catch((error) => log('error', `picture ${name}: ${lineOf(error)}`)));
}

/** After the answer, deletes pictures that were uploaded and then never shown. */
export function dropUnused(context: Context): void {
  const drop = async () => {
    for (const name of await unusedUploads(20)) await remove(context, name);
  };
  context.waitUntil(drop().catch((error) => log('error', `unused pictures: ${lineOf(error)}`)));
}

async function remove(context: Context, name: string): Promise<void> {
  // Loaded where a picture goes: calls about accounts start without the store
  const { fileTag, removeFile } = await import('./files.ts');
  await removeFile(name);
  purge(context, [fileTag(name)]);
}
