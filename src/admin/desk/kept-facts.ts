import { ApiError, fetchJson } from '../../client/api.ts';
import { uploadPicture } from '../../client/upload.ts';

/** A photo that goes with a fact; without a label it is the signature. */
interface KeptFile {
  blob: Blob;
  label: string | null;
}
/** A fact of the desk that has not reached the server yet: kept on this device, sent when the network is back. */
export interface KeptFact {
  /** Also the key under which the server does it once. */
  id: string;
  /** Who noted it: nobody else's session sends it. */
  user: number;
  path: string;
  json: Record<string, unknown>;
  files: KeptFile[];
  /** Whose files they are: 'files/rentals/7'. */
  filesTo?: string | undefined;
  /** 'Wydanie GSL 1005A, 12:56', as the screen tells of it. */
  words: string;
  /** Why the server has refused it: somebody has to look. */
  refused?: string | undefined;
}

const name = 'desk';
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(name, { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = run(db.transaction(name, mode).objectStore(name));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    db.close();
  }
}

/** What this tab knows to be kept, before the store is asked: who draws it at once moves nothing later. */
let listed: KeptFact[] = [];
export const knownFacts = (user: number): KeptFact[] => listed.filter((it) => it.user === user);

export async function keepFact(fact: KeptFact): Promise<void> {
  await inStore('readwrite', (store) => store.put(fact));
  listed = [...listed.filter(({ id }) => id !== fact.id), fact];
}
export async function dropFact(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
  listed = listed.filter((it) => it.id !== id);
}
export async function keptFacts(user: number): Promise<KeptFact[]> {
  listed = await inStore<KeptFact[]>('readonly', (store) => store.getAll());
  return knownFacts(user);
}

export const newFactId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Has it failed because the server could not be reached? Then it is worth another try. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

/** Sends a fact with its files. What has been sent already is written down, so that a repetition goes on there. */
export async function sendFact(fact: KeptFact, isKept = false): Promise<{ data: { id: number } }> {
  let { json } = fact;
  const left = [...fact.files];
  while (left[0] && fact.filesTo) {
    const [{ blob, label }] = left as [KeptFile];
    const file = await uploadPicture(blob, fact.filesTo);
    left.shift();
    json =
      label === null
        ? { ...json, signature: file }
        : { ...json, photos: [...((json.photos as object[] | undefined) ?? []), { name: file, label }] };
    if (isKept) await keepFact({ ...fact, json, files: left });
  }
  return fetchJson(fact.path, { method: 'POST', json, headers: { 'idempotency-key': fact.id } });
}
