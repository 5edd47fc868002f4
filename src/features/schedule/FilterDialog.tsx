import type { ReactNode } from 'react';
import type { Change } from '../../client/useAddressParams.ts';
import { useAnswer } from '../../client/useList.ts';
import { type Direction, type DistinctColumn, directionOf, ends } from '../../domain/flight/flight-fields.ts';
import { flightStatus } from '../../domain/flight/flight-status.ts';
import { nouns } from '../../domain/language/polish.ts';
import { DayRange } from '../../fields/list/DayRange.tsx';
import { labelOf } from '../../fields/list/filters.ts';
import { useFilterDraft, useMatches } from '../../fields/list/useFilterDraft.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { timetable } from './schedule-question.ts';

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
  const { textOf, set, resets, path, send, reset } = useFilterDraft(timetable, { params, change, pathAfter });
  const words = useMatches(path, nouns.flight, 'Pokaż loty');
  const valueField = (column: DistinctColumn) => (
    <ValueField
      key={column}
      direction={directionOf(params)}
      column={column}
      value={textOf(column)}
      onValue={(value) => set(column, value)}
    />
  );
  return (
    <ChoiceDialog title="Filtruj loty" send={words} onSend={send} onReset={reset} onClose={onClose}>
      <Field label={labelOf(timetable, 'status')}>
        {(control) => (
          <Select
            {...control}
            empty="Wszystkie"
            options={statuses}
            value={textOf('status')}
            onChange={(event) => set('status', event.target.value)}
          />
        )}
      </Field>
      {valueField('airline_name')}
      {ends.map((end) => (
        <DayRange
          key={`${end} ${resets}`}
          label={labelOf(timetable, end)}
          value={textOf(end)}
          onValue={(value) => set(end, value)}
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
