import type { Flight } from '../../../domain/flight/flight.ts';
import SortDialog from '../../../features/schedule/SortDialog.tsx';
import type { ListQuery } from '../../../fields/list/useListQuery.ts';

export default function SortFlights({ query, onClose }: { query: ListQuery<Flight>; onClose: () => void }) {
  return <SortDialog params={query.params ?? new URLSearchParams()} change={query.change} onClose={onClose} />;
}
