import type { Change } from '../../client/useAddressParams.ts';
import { directionOf } from '../../domain/flight/flight-fields.ts';
import { labelOf } from '../../fields/list/filters.ts';
import ListSortDialog from '../../fields/list/SortDialog.tsx';
import { sortParams } from '../../fields/list/sort.ts';
import { scheduleQuestion, timetable } from './schedule-question.ts';

interface SortDialogProps {
  params: URLSearchParams;
  change: Change;
  onClose: () => void;
}

const columns = timetable.sort.map((name) => ({ name, label: labelOf(timetable, name) }));

/** By which fields the flights are sorted; an order of no field is one of the list's own, by time. */
export default function SortDialog({ params, change, onClose }: SortDialogProps) {
  return (
    <ListSortDialog
      title="Sortuj loty"
      send="Pokaż loty"
      columns={columns}
      sort={scheduleQuestion(params).sort}
      onSort={(by, order) =>
        change(sortParams(by.length === 0 && order === 'desc' ? [directionOf(params)] : by, order))
      }
      onClose={onClose}
    />
  );
}
