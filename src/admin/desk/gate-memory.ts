import { currentAuth, isHinted } from '../../client/auth.ts';
import { keep, localStore, sessionChanged, sessionStore } from '../../client/storage.ts';
import type { User } from '../../domain/account/user.ts';
import { type GateList, listServes } from '../../domain/travel/gate-list.ts';

/** What a gate goes on by where its page is loaded anew without a network: gone with the tab, the session, the day. */
interface GateMemory {
  /** Who works there: no more of them than the screen says. */
  user: Pick<User, 'id' | 'role' | 'first_name' | 'last_name'>;
  lists: GateList[];
  /** Since when there is no network, in ms. */
  lostAt?: number | undefined;
  /** When somebody last signed in or out in this browser. */
  session: string | null;
}
const key = 'odprawa:listy';
/** Is a list young enough to go by? */
export const isServing = ({ made_at }: GateList): boolean => Date.now() - Date.parse(made_at) < listServes;
const sessionNow = (): string | null => localStore?.getItem(sessionChanged) ?? null;

/** What this tab remembers; nothing that is too old, or of another session than now. */
export function gateMemory(): GateMemory | undefined {
  const stored = sessionStore?.getItem(key);
  if (!stored) return undefined;
  const memory = JSON.parse(stored) as GateMemory;
  const isOurs = isHinted() && memory.session === sessionNow();
  if (isOurs && memory.lists.some(isServing)) return memory;
  sessionStore?.removeItem(key);
  return undefined;
}

const remember = (memory: GateMemory): void => keep(sessionStore, key, JSON.stringify(memory));

/** Lists that have come, for whoever asked for them. */
export function rememberLists(lists: GateList[]): void {
  const user = currentAuth()?.user;
  if (!user) return;
  const { id, role, first_name, last_name } = user;
  remember({ user: { id, role, first_name, last_name }, lists, session: sessionNow() });
}

/** Somebody was let in by a list: after a reload too nobody is by the same ticket, unless that was taken back. */
export function rememberLetIn(hash: string, status: 'USED' | 'PURCHASED' = 'USED'): void {
  const memory = gateMemory();
  if (!memory) return;
  const lists = memory.lists.map((list) => ({
    ...list,
    tickets: list.tickets.map((it) => (it.hash === hash ? { ...it, status } : it)),
  }));
  remember({ ...memory, lists });
}

/** undefined: the network is back. */
export function rememberLost(lostAt: number | undefined): void {
  const memory = gateMemory();
  if (memory) remember({ ...memory, lostAt });
}
