import type { Context } from '@netlify/functions';
import { isShown } from '../../../db/pictures.ts';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { purge } from '../http/cache.ts';

/**
 * After the answer, deletes a picture that a row no longer shows; one that another row shows stays, whoever named it.
 */
export function dropPicture(context: Context, name: string | null): void {
  const drop = async (file: string) => {
    if (await isShown(file)) return;
    // Loaded where a picture goes: calls about accounts start without the store
    const { fileTag, removeFile } = await import('./files.ts');
    await removeFile(file);
    purge(context, [fileTag(file)]);
  };
  if (name) context.waitUntil(drop(name).catch((error) => console.error(`picture ${name}: ${lineOf(error)}`)));
}
