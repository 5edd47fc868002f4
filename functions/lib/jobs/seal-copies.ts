import { getStore } from '@netlify/blobs';
import { databasePlace } from '../../../db/platform/installation.ts';
import { type SealHash, sealsFrom, sealsSince } from '../../../db/platform/seals.ts';
import { hashOf } from '../secrets.ts';

// Copies of the seals where no role of the database reaches: whoever owns it could make the whole chain anew. A copy
// is named by its seal's number and hash, so that nothing of it can be written over

export const sealStore = 'seals';
const store = () => getStore({ name: sealStore, consistency: 'strong' });

const hour = 3_600_000;
/**
 * The folder of an hour: few copies, which one call lists. Each database has its own, since the host keeps one store
 * for a site: a preview's database, and one that was restored elsewhere, has other seals of the same numbers.
 */
const folderOf = (moment: number | string): string =>
  `${hashOf(databasePlace()).slice(0, 16)}/${new Date(moment).toISOString().slice(0, 13)}`;
const nameOf = ({ id, sealed_at, hash }: SealHash): string => `${folderOf(sealed_at)}/${id}-${hash}`;

const copiesIn = async (folder: string): Promise<string[]> =>
  (await store().list({ prefix: `${folder}/` })).blobs.map(({ key }) => key);
/** The copies of the last so many hours, a few folders at once. */
async function copiesOf(hours: number): Promise<string[]> {
  const folders = Array.from({ length: hours + 1 }, (_, ago) => folderOf(Date.now() - ago * hour));
  const found: string[] = [];
  for (let at = 0; at < folders.length; at += 10)
    found.push(...(await Promise.all(folders.slice(at, at + 10).map(copiesIn))).flat());
  return found;
}

/** Copies the seals of the last hour that have no copy yet. */
export async function copySeals(): Promise<void> {
  const [seals, copies] = await Promise.all([sealsSince(1), copiesOf(1)]);
  const known = new Set(copies);
  const missing = seals.map(nameOf).filter((name) => !known.has(name));
  await Promise.all(missing.map((name) => store().set(name, new Date().toISOString())));
}

/** How far back the nightly check looks: a chain that was made anew differs from every copy since the changed line. */
const checkedHours = 48;
/** A seal is copied a moment after it was made. */
const copiedWithin = hour / 6;

/** The numbers of the seals of two days that are others than their copies, or have none. */
export async function sealsUnlikeCopies(): Promise<number[]> {
  // By their whole name: when a seal was made says what may be forgotten by now
  const copies = (await copiesOf(checkedHours)).map((name) => ({
    name,
    id: Number.parseInt(name.slice(name.lastIndexOf('/') + 1), 10),
  }));
  if (copies.length === 0) return [];
  // Seals of before the first copy were made by a release, or in a place, that had none
  const seals = await sealsFrom(Math.min(...copies.map(({ id }) => id)));
  const names = new Map(seals.map((seal) => [seal.id, nameOf(seal)]));
  const copied = new Set(copies.map(({ id }) => id));
  const changed = copies.filter(({ id, name }) => names.get(id) !== name);
  const uncopied = seals.filter(
    ({ id, sealed_at }) => !copied.has(id) && Date.parse(sealed_at) < Date.now() - copiedWithin,
  );
  return [...new Set([...changed, ...uncopied].map(({ id }) => id))].sort((a, b) => a - b);
}
