import { useAnswer } from '../../../client/useList.ts';
import type { Flight } from '../../../domain/flight/flight.ts';
import type { List } from '../../../domain/kernel/query.ts';
import { toParams } from '../../../domain/kernel/to-params.ts';
import { ticket } from '../../../domain/travel/ticket.ts';
import { useNewRow } from '../../list/useNewRow.tsx';
import { useAdding } from '../../record/useAdding.ts';
import { live } from './Aboard.tsx';

/** The flight that is boarded here, as it is now; null: none is. */
export const useBoardedFlight = (flight: string | undefined) =>
  useAnswer<List<Flight>>(
    flight ? `flights?${toParams({ page: 1, filter: [{ by: 'id', value: flight }] })}` : null,
    undefined,
    live,
  );

/** The form of a new ticket: it begins with the flight that is boarded here, and its gate. */
export function useSale(slug: string, flight: string | undefined) {
  const boarded = useBoardedFlight(flight).answer?.data.find(({ id }) => id === flight);
  const { Flight_id, Gates_id } = ticket.fields;
  const fields = {
    ...ticket.fields,
    Flight_id: { ...Flight_id, initial: flight ?? '' },
    Gates_id: { ...Gates_id, initial: boarded?.Gates_id ?? '' },
  };
  return useNewRow({ entity: { ...ticket, fields }, slug, asked: useAdding()[ticket.table] });
}
