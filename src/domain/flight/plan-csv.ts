import { csvLine, csvStart, textCell } from '../language/csv.ts';
import { formatTime } from '../language/days.ts';
import { flightStatus } from './flight-status.ts';
import { newTime, timeHere } from './flight-times.ts';
import { flightNumber } from './flight-words.ts';
import { type PlanMatter, saidOf } from './plan.ts';
import type { PlanGate, PlanStay } from './plan-day.ts';
import { matterWords } from './plan-words.ts';

const headings = [
  ...['Bramka', 'Na bramce od', 'Na bramce do', 'Lot', 'Kierunek', 'Lotnisko', 'Według rozkładu', 'Nowa godzina'],
  ...['Status', 'Do rozwiązania'],
];

/** The plan of a day as a file for a spreadsheet: a line a flight, with what somebody should solve of its stay. */
export function planCsv(
  stays: readonly PlanStay[],
  gates: readonly PlanGate[],
  matters: readonly PlanMatter[],
): string {
  const names = new Map<number | null, string>(gates.map(({ id, name }) => [id, name]));
  const lines = stays.flatMap((stay) =>
    stay.flights.map((flight) => {
      const late = newTime(flight);
      const met = matters.flatMap((it) => saidOf([flight.id], it) ?? []).map(matterWords);
      return csvLine([
        ...[textCell(names.get(stay.gate) ?? ''), formatTime(stay.since), formatTime(stay.until)],
        ...[textCell(flightNumber(flight.number)), flight.is_departure ? 'odlot' : 'przylot'],
        ...[textCell(flight.is_departure ? flight.destination : flight.origin), formatTime(timeHere(flight))],
        ...[late ? formatTime(late) : '', flightStatus[flight.status].label, met.join(', ')],
      ]);
    }),
  );
  return csvStart({ headings }) + lines.join('');
}
