import type { ApiError } from '../../../client/api.ts';
import { useReadAgain } from '../../../client/useReadAgain.ts';
import { useSend } from '../../../client/useSend.ts';
import { flight as flights } from '../../../domain/flight/flight.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import type { PlanFlight } from '../../../domain/flight/plan-day.ts';
import { toast } from '../../../ui/overlays.ts';
import { tellUndoable } from '../../record/undo.ts';

interface Gate {
  id: number;
  name: string;
}
interface Assigned {
  /** `back`: would it fit where it stood before? */
  data: { ids: string[]; version: number; back: boolean };
}

interface More {
  done?: string;
  after?: (answer: Assigned) => void;
  otherwise?: (error: ApiError) => boolean;
}

/** Gives a flight a gate by the one call that checks the plan, and offers to take that back. */
export function useAssign() {
  const { send, busy, errors } = useSend();
  const readAgain = useReadAgain();
  const post = (flight: PlanFlight, json: object, more: More) =>
    send<Assigned>({
      ...{ method: 'POST', path: `flights/${encodeURIComponent(flight.id)}/gate`, json },
      ...{ changes: ['plan', 'flights'], of: flights },
      ...more,
    });
  /** `otherwise`: what a refusal means besides being told; true: told. */
  const to = (flight: PlanFlight, gate: Gate, saved?: () => void, otherwise?: (error: ApiError) => boolean): void => {
    const { Gates_id, version } = flight;
    const after = ({ data }: Assigned) => {
      saved?.();
      const done = `${flightNumber(flight.number)}: bramka ${gate.name}`;
      if (!data.back) return toast({ text: done });
      // Only what went along goes back along: another flight may stand there with it by now
      const back = { Gates_id, version: data.version, along: data.ids.slice(1) };
      const undo = () => void post(flight, back, { done: `${flightNumber(flight.number)}: cofnięto zmianę bramki` });
      tellUndoable(done, undo);
    };
    const refused = (error: ApiError) => {
      // Somebody was faster: whoever pressed sees what became of it before they press again
      if (error.status === 409 || error.status === 404) void readAgain('plan');
      return otherwise?.(error) ?? false;
    };
    void post(flight, { Gates_id: gate.id, version }, { after, otherwise: refused });
  };
  return { to, busy, errors };
}
