import { vi } from 'vitest';
import type { KeptFact } from '../../src/admin/desk/kept-facts.ts';

/** A store of the browser that holds these facts; happy-dom has none. */
export function storeWith(facts: KeptFact[]): void {
  const asked = <T>(result: T) => {
    const request = { result, onsuccess: () => undefined };
    setTimeout(() => request.onsuccess());
    return request;
  };
  const store = { getAll: () => asked(facts), put: (it: KeptFact) => asked(facts.push(it)) };
  const db = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => asked(db) });
}
