import { ApiError, fetchJson } from '../../client/api.ts';
import { currentAuth } from '../../client/auth.ts';
import { uploadPicture } from '../../client/upload.ts';
import { toast } from '../../ui/overlays.ts';

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
  /** One of many: nothing is said when it is sent. */
  quiet?: true | undefined;
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

let listed: readonly KeptFact[] = [];
const listeners = new Set<() => void>();
function list(facts: readonly KeptFact[]): void {
  listed = facts;
  for (const listener of listeners) listener();
}
/** What this tab knows to be kept, before the store is asked: who draws it at once moves nothing later. */
export const listedFacts = (): readonly KeptFact[] => listed;
export function onListed(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

async function keepFact(fact: KeptFact): Promise<void> {
  await inStore('readwrite', (store) => store.put(fact));
  list([...listed.filter(({ id }) => id !== fact.id), fact]);
}
export async function dropFact(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
  list(listed.filter((it) => it.id !== id));
}
/** Asks the store: another tab may have kept or sent something. */
export async function lookForKept(): Promise<readonly KeptFact[]> {
  // Without a store, as in a private window, nothing is kept and nothing to be sent
  const found =
    'indexedDB' in globalThis ? await inStore<KeptFact[]>('readonly', (it) => it.getAll()).catch(() => []) : [];
  list(found);
  return found;
}

/** Begins with the time: the store gives facts back, and they are sent, in the order in which they were noted. */
const newFactId = (): string =>
  [Date.now().toString(16).padStart(12, '0')]
    .concat(Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')))
    .join('');

/** Has it failed because the server could not be reached? Then it is worth another try. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

/** Sends a fact with its files. What has been sent already is written down, so that a repetition goes on there. */
async function sendFact(fact: KeptFact, isKept = false, signal?: AbortSignal): Promise<{ data: { id: number } }> {
  const { path, filesTo } = fact;
  for (const { blob, label } of filesTo ? [...fact.files] : []) {
    const file = await uploadPicture(blob, filesTo as string);
    const { json, files } = fact;
    const photos = (json.photos as object[] | undefined) ?? [];
    // In the fact itself: kept after a lost answer it says under its key what it said before
    fact.json = label === null ? { ...json, signature: file } : { ...json, photos: [...photos, { name: file, label }] };
    fact.files = files.slice(1);
    if (isKept) await keepFact(fact);
  }
  const timed = signal && { signal };
  return fetchJson(path, { method: 'POST', json: fact.json, headers: { 'idempotency-key': fact.id }, ...timed });
}

interface NewFact extends Omit<KeptFact, 'id' | 'user' | 'files' | 'refused'> {
  files?: KeptFile[];
}
/** A network that does not answer a press within this, in ms, is as good as none: it is kept, and shown as waiting. */
export const shortPatience = 4_000;

interface HowSent {
  mayWait?: boolean;
  /** How long an answer is waited for, in ms. */
  patience?: number;
}
/**
 * Sends what was noted, or keeps it on this device (undefined) where the server cannot be reached; where neither is
 * possible, or `mayWait` is false, what went wrong is thrown.
 */
export async function sendOrKeep(
  noted: NewFact,
  { mayWait = true, patience }: HowSent = {},
): Promise<{ data: { id: number } } | undefined> {
  const fact: KeptFact = { files: [], ...noted, id: newFactId(), user: currentAuth()?.user?.id ?? 0 };
  try {
    return await sendFact(fact, false, patience === undefined ? undefined : AbortSignal.timeout(patience));
  } catch (error) {
    if (!mayWait || !isAway(error)) throw error;
    // A full disk, a private window: then it is not noted, and what went wrong before says so
    await keepFact(fact).catch(() => Promise.reject(error));
    return undefined;
  }
}

/** Keeps what was noted without asking the server first, which is known to be away. Rejects where nothing is kept. */
export const keepForLater = (noted: NewFact): Promise<void> =>
  keepFact({ files: [], ...noted, id: newFactId(), user: currentAuth()?.user?.id ?? 0 });

const again = 10_000;
const aMinute = 60_000;
/** Sends what is kept of whoever is signed in, at once and whenever the network may be back; gives back how to stop. */
export function sendKept(onSent: () => void): () => void {
  let isRunning = false;
  const sendAll = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      for (const fact of await lookForKept()) if (isOwn(fact) && !fact.refused && !(await hasGone(fact, onSent))) break;
    } finally {
      isRunning = false;
    }
  };
  const run = () => void sendAll();
  run();
  addEventListener('online', run);
  const timer = setInterval(run, again);
  return () => {
    removeEventListener('online', run);
    clearInterval(timer);
  };
}

/** Facts of whoever is signed in: nobody else's session sends them, or shows them. */
export const isOwn = ({ user }: KeptFact): boolean => user === (currentAuth()?.user?.id ?? 0);

/** Was it answered? Where it was not, the next one is not tried either. */
async function hasGone(fact: KeptFact, onSent: () => void): Promise<boolean> {
  try {
    await sendFact(fact, true);
    await dropFact(fact.id);
    if (!fact.quiet) toast({ text: `Wysłano: ${fact.words}` });
    onSent();
    return true;
  } catch (error) {
    // Whoever is not signed in any more has not been refused
    if (!(error instanceof ApiError) || isAway(error) || error.status === 401) return false;
    await keepFact({ ...fact, refused: error.message });
    // Whoever noted it may be in another section by now
    toast({ text: `Nie zapisano: ${fact.words}`, more: error.message, tone: 'bad', ms: aMinute });
    return true;
  }
}
