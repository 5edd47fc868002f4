import { fetchJson } from '../../client/api.ts';
import { useAnswer } from '../../client/useList.ts';
import { useSend } from '../../client/useSend.ts';
import { type Delay, delay, type Reason } from '../../domain/flight/delay.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { withNewTime } from '../../domain/flight/flight-changes.ts';
import { toast } from '../../ui/overlays.ts';
import { tellUndoable } from '../record/undo.ts';
import { live } from './live.ts';

export interface DelayAnswer {
  data: Delay[];
  print: string;
}
type Late = Pick<Flight, 'id' | 'status' | 'is_departure' | 'departure' | 'arrival' | 'estimated'> &
  Partial<Pick<Flight, 'public_reason'>>;
const pathOf = (id: string) => `flights/${encodeURIComponent(id)}/delays`;

/** Why a flight is late, as it stands. */
export const useReasons = (id: string) => useAnswer<DelayAnswer>(pathOf(id), undefined, live);

export interface DelaySent {
  delays: readonly Reason[];
  /** As it was read; absent: whatever it is by now. */
  print?: string;
  estimated?: string | null;
  public_reason?: string | null;
}

/** Says why a flight is late, with its new time and what passengers read, in one go. */
export function useSaveDelay(flight: Late) {
  const { send, ...state } = useSend();
  const path = pathOf(flight.id);
  const put = { method: 'PUT', path, changes: ['flights', 'plan'], of: delay } as const;
  const done = delay.messages.changed;
  const save = (json: DelaySent, before: DelayAnswer, saved?: () => void) =>
    void send({
      ...{ ...put, json, saved },
      after: async () => {
        const back = wayBack(flight, json, before);
        // Without the print of what was saved, somebody else's newer delay would be taken back as well
        const now = back && (await fetchJson<DelayAnswer>(path).catch(() => undefined));
        if (!now) return toast({ text: done });
        const undo = { ...back, print: now.print };
        tellUndoable(done, () => void send({ ...put, json: undo, done: 'Cofnięto zmianę opóźnienia' }));
      },
    });
  return { save, ...state };
}

/** What brings back the delay as it was; none where the status that it had would not come back with it. */
function wayBack(flight: Late, { estimated, public_reason }: DelaySent, before: DelayAnswer): DelaySent | undefined {
  const delays = before.data.map(reasonOf);
  const words = public_reason !== undefined && { public_reason: flight.public_reason ?? null };
  if (estimated === undefined) return { delays, ...words };
  const changed = { ...flight, ...withNewTime(flight, estimated) };
  const { status = changed.status } = withNewTime(changed, flight.estimated);
  return status === flight.status ? { delays, ...words, estimated: flight.estimated } : undefined;
}

/** Only what is sent of a reason. */
export const reasonOf = ({ scheme, code, minutes, note, equipment }: Reason): Reason => ({
  ...{ scheme, code, minutes, note, equipment },
});
