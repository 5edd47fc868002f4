import { areFilesOf, handOversOf } from '../../../db/booking/hand-overs.ts';
import type { Key } from '../../../db/row/write.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { loadPrivateFile } from '../pictures/private-files.ts';

/** Nobody but the desk and whoever holds the booking sees it, and no cache in between keeps it. */
const headers = { 'content-type': 'image/webp', 'cache-control': 'private, no-store' };

/** A photo or a signature of a rental; another rental's is not there. */
export async function privatePhoto(rental: Key | null, name = ''): Promise<Response> {
  const bytes = rental !== null && (await areFilesOf(rental, [name])) ? await loadPrivateFile(name) : null;
  if (!bytes) throw new HttpError(404, 'Nie znaleziono pliku');
  return new Response(bytes, { headers });
}

/** The protocols of a rental for whoever holds it: without what the desk notes for itself. */
export const heldProtocols = async (rental: Key | null) =>
  (rental === null ? [] : await handOversOf(rental)).map(({ note: _note, Employee_id: _employee, ...shown }) => shown);
