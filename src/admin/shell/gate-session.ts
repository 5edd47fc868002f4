import { checkAgain, know } from '../../client/auth.ts';
import type { User } from '../../domain/account/user.ts';
import { pathOf, whereTo } from '../../domain/office/back-office.ts';
import { ticketGate } from '../../domain/site/paths.ts';
import { gateMemory } from '../desk/gate-memory.ts';

/**
 * Where the server cannot be asked who this is, the gate goes on as whoever worked at it in this tab: its list holds
 * nothing that could be read, and what is noted meanwhile is judged by the server, for whom the list was signed.
 */
export function goOnAtGate(): void {
  const memory = gateMemory();
  const way = memory && whereTo(location.pathname, memory.user.role);
  if (!memory || !way || !('route' in way) || pathOf(way.route.section) !== ticketGate) return;
  addEventListener('online', () => void checkAgain(), { once: true });
  know({ auth: true, user: memory.user as User });
}
