import { keep, sessionStore } from './storage.ts';

const stored = 'unanswered';

/** The actions whose outcome is unknown, with their keys; a reload of the page keeps them. */
function readUnanswered(): Record<string, string> {
  try {
    return JSON.parse(sessionStore?.getItem(stored) ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Sends an action under a key of its own, by which the server does it once. Where no answer says what became of it, the
 * same action goes out under the same key the next time.
 */
export async function underKey<T>(
  action: string,
  send: (headers: Record<string, string>) => Promise<T>,
  isUnknown: (error: unknown) => boolean,
): Promise<T> {
  const key = readUnanswered()[action] ?? newKey();
  keep(sessionStore, stored, JSON.stringify({ ...readUnanswered(), [action]: key }));
  const settle = () => {
    const { [action]: _key, ...others } = readUnanswered();
    if (Object.keys(others).length === 0) sessionStore?.removeItem(stored);
    else keep(sessionStore, stored, JSON.stringify(others));
  };
  try {
    const answer = await send({ 'idempotency-key': key });
    settle();
    return answer;
  } catch (error) {
    if (!isUnknown(error)) settle();
    throw error;
  }
}

/** Not crypto.randomUUID, which pages served over plain http lack. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
