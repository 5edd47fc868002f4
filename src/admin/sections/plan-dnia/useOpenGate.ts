import { useSend } from '../../../client/useSend.ts';
import { closure } from '../../../domain/flight/closure.ts';
import type { PlanClosure } from '../../../domain/flight/plan-day.ts';
import { toast } from '../../../ui/overlays.ts';
import { rowPath } from '../../record/row-call.ts';
import { tellUndoable } from '../../record/undo.ts';
import { useTakeAway } from './useTakeAway.ts';

const stillClosed = 'Zamknięcie skończone, ale bramka ma nadal status „Zamknięta”';

/** Opens a gate again: a closure that holds ends now, one that is to come goes; either is taken back in one press. */
export function useOpenGate() {
  const { send, busy } = useSend();
  const changes = ['plan', 'bramki'];
  const coming = useTakeAway(closure, changes);
  const closed = () => toast({ text: closure.messages.added });
  const open = ({ id, since, until, version }: PlanClosure, status: string | undefined): void => {
    const path = rowPath(closure, String(id));
    if (Date.parse(since) > Date.now()) {
      coming.takeAway(id);
      return;
    }
    const patch = (end: string | null, seen: number, after: (version: number) => void) =>
      void send<{ data: { version: number } }>({
        ...{ changes, of: closure, method: 'PATCH', path, json: { until: end, version: seen } },
        after: ({ data }) => after(data.version),
      });
    patch(new Date().toISOString(), version, (next) =>
      tellUndoable(status === 'CLOSED' ? stillClosed : closure.messages.removed, () => patch(until, next, closed)),
    );
  };
  return { open, busy: busy || coming.busy };
}
