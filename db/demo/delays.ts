import { minutesLate, type Reason } from '../../src/domain/flight/delay.ts';
import { lateInbound } from '../../src/domain/flight/delay-codes.ts';
import { timeHere } from '../../src/domain/flight/flight-times.ts';
import type { flights } from './flights.ts';

type SeededFlight = ReturnType<typeof flights>[number];
type Why = Pick<Reason, 'code' | 'note' | 'equipment'> & { words: string };

/** Why the three late flights that are nearest to now are late. */
const whys: readonly (readonly Why[])[] = [
  [
    {
      ...{ code: '33', note: 'awaria taśmociągu', equipment: 'LDR-3350' },
      words: 'Dłuższa obsługa samolotu na płycie.',
    },
    { code: '15', note: 'brakujący pasażer z nadanym bagażem', equipment: null, words: '' },
  ],
  [{ code: '81', note: null, equipment: null, words: 'Duży ruch w powietrzu.' }],
  [{ code: lateInbound, note: null, equipment: null, words: 'Samolot przylatuje później z poprzedniego lotu.' }],
];

/** Reasons that add up to the minute, of three flights, and what passengers read of each. */
export function delays(now: Date, timetable: readonly SeededFlight[], employee_id: number) {
  const apart = (it: SeededFlight) => Math.abs(Date.parse(timeHere(it)) - now.getTime());
  const late = timetable
    .filter(({ status, estimated }) => status === 'DELAYED' && estimated !== null)
    .sort((a, b) => apart(a) - apart(b));
  const told = whys.flatMap((reasons, at) => {
    const flight = late[at];
    return flight
      ? [{ flight, reasons, minutes: minutesLate({ ...flight, airplane_serial_no: '', Gates_id: null }) }]
      : [];
  });
  return {
    rows: told.flatMap(({ flight, reasons, minutes }) => {
      const [first, ...others] = reasons;
      const rest = Math.floor(minutes / 4);
      return reasons.map(({ words: _, ...reason }) => ({
        ...{ ...reason, flight_id: flight.id, scheme: 'AHM730', employee_id },
        minutes: reason.code === first?.code ? minutes - rest * others.length : rest,
      }));
    }),
    words: told.map(({ flight, reasons }) => ({ id: flight.id, public_reason: reasons[0]?.words ?? null })),
  };
}
