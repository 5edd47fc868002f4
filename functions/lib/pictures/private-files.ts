import { randomBytes } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import type { Context } from '@netlify/functions';
import { addPrivateFile, forgetPrivateFile, unusedPrivateFiles } from '../../../db/booking/hand-overs.ts';
import type { Key } from '../../../db/row/write.ts';
import { lineOf } from '../../../src/domain/kernel/http-error.ts';
import { log } from '../log.ts';

/** Photos and signatures of rentals: a store of their own, served only by calls that look who asks. */
const store = () => getStore({ name: 'private', consistency: 'strong' });

/** Keeps a picture for a rental and answers its name; written down first, so that the job tidy finds it. */
export async function savePrivateFile(rental: Key, bytes: Uint8Array): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await addPrivateFile(name, rental);
  await store().set(name, new Blob([new Uint8Array(bytes)]));
  return name;
}

export const loadPrivateFile = (name: string): Promise<ArrayBuffer | null> =>
  store().get(name, { type: 'arrayBuffer' });

/** After the answer, deletes private files that no protocol names. */
export function dropUnusedPrivate(context: Context): void {
  const drop = async () => {
    for (const name of await unusedPrivateFiles(20)) {
      await store().delete(name);
      await forgetPrivateFile(name);
    }
  };
  context.waitUntil(drop().catch((error) => log('error', `unused private files: ${lineOf(error)}`)));
}
