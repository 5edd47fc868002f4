import { useState } from 'react';
import { type Flight, flight } from '../../../domain/flight/flight.ts';
import FilterDialog from '../../../features/schedule/FilterDialog.tsx';
import { FilterField } from '../../../fields/list/FilterField.tsx';
import { offeredFilters } from '../../../fields/list/filters.ts';
import type { ListQuery } from '../../../fields/list/useListQuery.ts';

const gate = offeredFilters(flight).find(({ by }) => by === 'Gates_id');

/** The public page's filters, and the gate: who stands at one looks for its flights. */
export default function FilterFlights({ query, onClose }: { query: ListQuery<Flight>; onClose: () => void }) {
  const { params = new URLSearchParams(), change } = query;
  const [gateId, setGateId] = useState(params.get('Gates_id') ?? '');
  return (
    <FilterDialog
      params={params}
      change={(to) => {
        // Only a reset takes every filter away
        const next = Object.values(to).every((it) => it === undefined) ? '' : gateId;
        setGateId(next);
        change({ ...to, Gates_id: next });
      }}
      pathAfter={(to) => query.pathAfter({ ...to, Gates_id: gateId })}
      onClose={onClose}
    >
      {gate && <FilterField offered={gate} value={gateId} onValue={setGateId} />}
    </FilterDialog>
  );
}
