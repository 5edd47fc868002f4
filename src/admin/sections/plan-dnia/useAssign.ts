import { useSend } from '../../../client/useSend.ts';
import { flight as flights } from '../../../domain/flight/flight.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import type { PlanFlight } from '../../../domain/flight/plan-day.ts';
import { toast } from '../../../ui/overlays.ts';

interface Gate {
  id: number;
  name: string;
}
/** How long an assignment may be taken back, in ms. */
const patience = 10_000;

/** Gives a flight a gate by the one call that checks the plan, and offers to take that back. */
export function useAssign() {
  const { send, busy, errors } = useSend();
  const post = (flight: PlanFlight, Gates_id: number | null, version: number, after: (version: number) => void) =>
    send<{ data: { version: number } }>({
      ...{ method: 'POST', path: `flights/${encodeURIComponent(flight.id)}/gate`, json: { Gates_id, version } },
      ...{ changes: ['plan', 'flights'], of: flights },
      after: ({ data }) => after(data.version),
    });
  const to = (flight: PlanFlight, gate: Gate, saved?: () => void): void =>
    void post(flight, gate.id, flight.version, (version) => {
      saved?.();
      toast({
        text: `${flightNumber(flight.number)}: bramka ${gate.name}`,
        ms: patience,
        action: {
          label: 'Cofnij',
          run: () => void post(flight, flight.Gates_id, version, () => toast({ text: 'Cofnięto' })),
        },
      });
    });
  return { to, busy, errors };
}
