import { useAnswer } from '../../client/useList.ts';
import { useSend } from '../../client/useSend.ts';
import { type Delay, delay, type Reason } from '../../domain/flight/delay.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { live } from './live.ts';

export interface DelayAnswer {
  data: Delay[];
  print: string;
}
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
export function useSaveDelay({ id }: Pick<Flight, 'id'>) {
  const { send, ...state } = useSend();
  const save = (json: DelaySent, saved?: () => void) =>
    void send({
      ...{ method: 'PUT', path: pathOf(id), json, changes: ['flights', 'plan'], saved, of: delay },
      done: delay.messages.changed,
    });
  return { save, ...state };
}

/** Only what is sent of a reason. */
export const reasonOf = ({ scheme, code, minutes, note, equipment }: Reason): Reason => ({
  ...{ scheme, code, minutes, note, equipment },
});
