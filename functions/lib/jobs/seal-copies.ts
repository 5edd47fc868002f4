import { getStore } from '@netlify/blobs';
import { type SealHash, sealHashes, sealsSince } from '../../../db/platform/seals.ts';

// Copies of the seals where no role of the database reaches: whoever owns it could make the whole chain anew. A copy
// is named by its seal's number and hash, so that nothing of it can be written over

const store = () => getStore({ name: 'seals', consistency: 'strong' });

const hour = 3_600_000;
/** The folder of an hour: few copies, which one call lists. */
const folderOf = (moment: number | string): string => new Date(moment).toISOString().slice(0, 13);
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

/** The numbers of the seals of two days that are others than their copies, or have none. */
export async function sealsUnlikeCopies(): Promise<number[]> {
  const copies = await copiesOf(checkedHours);
  const copied = copies.map((name) => {
    const [id = '', hash = ''] = name.slice(name.indexOf('/') + 1).split('-');
    return { id: Number(id), hash };
  });
  const [seals, recent] = await Promise.all([sealHashes(copied.map(({ id }) => id)), sealsSince(checkedHours)]);
  const hashes = new Map(seals.map(({ id, hash }) => [id, hash]));
  const known = new Set(copied.map(({ id }) => id));
  const isOther = copied.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ id }) => id);
  // The newest is copied a moment after it was made
  const isAlone = recent.filter(({ id, sealed_at }) => !known.has(id) && Date.parse(sealed_at) < Date.now() - hour / 6);
  return [...new Set([...isOther, ...isAlone.map(({ id }) => id)])].sort((a, b) => a - b);
}
