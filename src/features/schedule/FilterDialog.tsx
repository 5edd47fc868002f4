import { type ReactNode, useState } from 'react';
import type { Change } from '../../client/useAddressParams.ts';
import { useAnswer } from '../../client/useList.ts';
import { type Direction, type DistinctColumn, directionOf, ends } from '../../domain/flight/flight-fields.ts';
import { flightStatus } from '../../domain/flight/flight-status.ts';
import { nouns } from '../../domain/language/polish.ts';
import { DayRange } from '../../fields/list/DayRange.tsx';
import { rangeEnds, rangeText } from '../../fields/list/day-range.ts';
import { labelOf, offeredFilters } from '../../fields/list/filters.ts';
import { parseFilterText } from '../../fields/list/parse-filter-text.ts';
import { useMatches } from '../../fields/list/useMatches.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { timetable, unfiltered } from './schedule-question.ts';

const statuses = Object.entries(flightStatus).map(([value, { label }]) => ({ value, label }));

interface FilterDialogProps {
  params: URLSearchParams;
  change: Change;
  onClose: () => void;
  /** Where the API would answer such a change. */
  pathAfter: (to: Record<string, string>) => string;
  /** Further filters, which `change` sends along. */
  children?: ReactNode;
}

/** Which flights are shown; nothing is filtered before it is sent. */
export default function FilterDialog({ params, change, onClose, pathAfter, children }: FilterDialogProps) {
  const [draft, setDraft] = useState<Record<string, string>>(() =>
    Object.fromEntries(offeredFilters(timetable).map((it) => [it.by, parseFilterText(it, params.get(it.by) ?? '')])),
  );
  const [resets, setResets] = useState(0);
  const set = (column: string) => (value: string) => setDraft((now) => ({ ...now, [column]: value }));
  const ranges = ends.map((it) => [it, rangeText(...rangeEnds(draft[it] ?? ''))]);
  const chosen = { ...draft, ...Object.fromEntries(ranges) };
  const words = useMatches(pathAfter(chosen), nouns.flight, 'Pokaż loty');
  const valueField = (column: DistinctColumn) => (
    <ValueField
      key={column}
      direction={directionOf(params)}
      column={column}
      value={draft[column] ?? ''}
      onValue={set(column)}
    />
  );
  const reset = () => {
    setDraft({});
    setResets(resets + 1);
    change(unfiltered);
  };
  return (
    <ChoiceDialog title="Filtruj loty" send={words} onSend={() => change(chosen)} onReset={reset} onClose={onClose}>
      <Field label={labelOf(timetable, 'status')}>
        {(control) => (
          <Select
            {...control}
            empty="Wszystkie"
            options={statuses}
            value={draft.status ?? ''}
            onChange={(event) => set('status')(event.target.value)}
          />
        )}
      </Field>
      {valueField('airline_name')}
      {ends.map((end) => (
        <DayRange
          key={`${end} ${resets}`}
          label={labelOf(timetable, end)}
          value={draft[end] ?? ''}
          onValue={set(end)}
        />
      ))}
      {(['destination', 'origin', 'airplane_serial_no'] as const).map(valueField)}
      {children}
    </ChoiceDialog>
  );
}

interface ValueFieldProps {
  direction: Direction;
  column: DistinctColumn;
  value: string;
  onValue: (value: string) => void;
}

/** One of the values that a direction's flights have now; the one chosen stays, whether or not it is among them. */
function ValueField({ direction, column, value, onValue }: ValueFieldProps) {
  const { answer, error } = useAnswer<{ data: string[] }>(
    `flights/data?${new URLSearchParams({ column, isarrdep: direction })}`,
  );
  const knownValues = answer?.data ?? [];
  const options = (value && !knownValues.includes(value) ? [value, ...knownValues] : knownValues).map((it) => ({
    value: it,
    label: it,
  }));
  return (
    <Field label={labelOf(timetable, column)} error={error && 'Nie udało się wczytać listy'}>
      {(control) => (
        <Select
          {...control}
          empty={answer || error ? 'Wszystkie' : 'Wczytywanie…'}
          options={options}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
