import { vi } from 'vitest';
import type { KeptFact } from '../../src/admin/desk/kept-facts.ts';

/** A store of the browser that holds these facts; happy-dom has none. */
export function storeWith(facts: KeptFact[]): void {
  const asked = <T>(result: T) => {
    const request = { result, onsuccess: () => undefined };
    setTimeout(() => request.onsuccess());
    return request;
  };
  const without = (id: string) => facts.splice(0, facts.length, ...facts.filter((it) => it.id !== id));
  const store = {
    getAll: () => asked([...facts]),
    put: (it: KeptFact) => asked([without(it.id), facts.push(it)]),
    delete: (id: string) => asked(without(id)),
  };
  const db = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => asked(db) });
}
