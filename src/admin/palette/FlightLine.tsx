import { Command } from 'cmdk';
import { useAnswer } from '../../client/useList.ts';
import { type Flight, flight as flights } from '../../domain/flight/flight.ts';
import { changeByLine, type FlightLine as Line, lineWords, refusesLine } from '../../domain/flight/flight-line.ts';
import { expectedHere } from '../../domain/flight/flight-times.ts';
import { numberInOneLine } from '../../domain/flight/flight-words.ts';
import { gate as gates } from '../../domain/flight/gate.ts';
import { formatInstant, formatTime } from '../../domain/language/days.ts';
import { fold } from '../../domain/language/fold.ts';
import { useLookUp } from '../../fields/useLookUp.ts';
import { confirm } from '../../ui/overlays.ts';
import { assigning } from '../flight/assigning.ts';
import { useRowChange } from '../record/useRowChange.ts';
import { listOf } from '../record/useSave.ts';
import { Choice } from './Choice.tsx';
import css from './Palette.module.css';
import { Group } from './Records.tsx';

interface FlightLineProps {
  line: Line;
  onClose: () => void;
}

/** A change of a flight that was typed in one line, done after one question. */
export function FlightLine({ line, onClose }: FlightLineProps) {
  const path = listOf(flights, [{ by: 'id', value: line.number }]);
  const { answer, error, retry } = useAnswer<{ data: Flight[] }>(path, undefined, { keepPreviousData: false });
  const found = useLookUp(gates.table, line.gate ?? null);
  const { put } = useRowChange(flights, { called: ({ number }) => numberInOneLine(number) });
  const { put: assign } = useRowChange(flights, assigning);
  const [flight] = answer?.data ?? [];
  const gate = found.found?.find(({ label }) => fold(label) === fold(line.gate ?? ''));
  const waits = !answer || (line.gate !== undefined && !found.found);
  const why = flight ? refusesLine(flight) : 'Nie ma lotu o tym numerze';
  const refused = why ?? (line.gate && !gate ? `Nie ma bramki ${line.gate.toUpperCase()}` : undefined);
  const words = lineWords({ ...line, ...(gate && { gate: gate.label }) });
  const ask = () => {
    if (!flight) return;
    const to = changeByLine(flight, line.minutes, gate && Number(gate.id));
    const told = [
      to.estimated && `nowa godzina ${formatTime(to.estimated)}`,
      gate && `nowa bramka ${gate.label}`,
    ].filter(Boolean);
    onClose();
    confirm({
      title: 'Potwierdź zmianę lotu',
      text: [
        `${line.number}, ${formatInstant(expectedHere(flight))}: ${told.join(', ')}.`,
        gate?.detail && `Ta bramka: ${gate.detail.toLowerCase()}.`,
      ]
        .filter(Boolean)
        .join(' '),
      yes: 'Tak, zmień',
      run: () => (to.estimated ? put : assign)(flight, to, told.join(', ')),
    });
  };
  return (
    <Group
      heading="Zmiana lotu"
      waits={waits && !error && !found.error}
      failed={Boolean(error ?? found.error)}
      retry={error ? retry : found.retry}
    >
      {refused || !flight ? (
        <Command.Item disabled className={css.said}>
          {words}. {refused}.
        </Command.Item>
      ) : (
        <Choice
          icon="plane"
          words={words}
          detail={`${formatInstant(expectedHere(flight))}, ${flight.is_departure ? flight.destination : flight.origin}`}
          id={`line ${words}`}
          go={ask}
        />
      )}
    </Group>
  );
}
