import { user } from '../account/user.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { choice, instant, int, joined, ref, text } from '../kernel/field.ts';
import { delayScheme, problemWithCode } from './delay-codes.ts';
import { type Flight, flight } from './flight.ts';
import { timeHere } from './flight-times.ts';
import { hereAt } from './gate-stays.ts';
import { planReaders } from './plan-call.ts';

const server = true;
const week = 7 * 24 * 60;

/** Why a flight is late, and for how many of its minutes; a flight may have several. Passengers never read them. */
export const delay = entity({
  table: 'flight_delays',
  path: 'delays',
  one: 'Przyczyna opóźnienia',
  accusative: 'przyczynę opóźnienia',
  many: 'Przyczyny opóźnień',
  messages: {
    added: 'Zapisano opóźnienie',
    changed: 'Zapisano opóźnienie',
    removed: 'Usunięto przyczynę opóźnienia',
  },
  label: ['flight_number', 'code'],
  read: planReaders,
  write: ['atc', 'airport_staff'],
  // With its flight
  restorable: true,
  fields: {
    Flight_id: ref('Lot', () => flight, { server }),
    scheme: choice('Lista kodów', delayScheme, { initial: 'AHM730' }),
    code: text('Kod', { max: 3, hint: 'AHM 730: dwie cyfry, AHM 732: trzy litery' }),
    minutes: int('Minuty', { min: 1, max: week }),
    note: text('Uwaga', { max: 120, optional: true }),
    equipment: text('Sprzęt', { max: 60, optional: true, hint: 'Czego brakło albo co się zepsuło' }),
    Employee_id: ref('Kto', () => user, { optional: true, server }),
    create_time: instant('Zapisano', { server }),
  },
  joined: {
    flight_number: joined('Flight_id', 'number', flight.fields.number),
    first_name: joined('Employee_id', 'first_name', user.fields.first_name),
    last_name: joined('Employee_id', 'last_name', user.fields.last_name),
  },
  check: ({ scheme, code }) => {
    const wrong = problemWithCode(scheme, code);
    return wrong ? { code: wrong } : undefined;
  },
  list: ['Flight_id', 'scheme', 'code', 'minutes', 'note', 'equipment', 'create_time'],
  filter: ['id', 'Flight_id', 'create_time'],
  sort: ['create_time'],
  order: 'create_time',
  pageSize: 50,
});
export type Delay = Row<typeof delay>;
/** A reason as it is sent. */
export type Reason = Pick<Delay, 'scheme' | 'code' | 'minutes' | 'note' | 'equipment'>;

/** So many reasons a flight may have: more nobody reads. */
export const mostReasons = 8;

type Timed = Parameters<typeof hereAt>[0] & Pick<Flight, 'departure' | 'arrival'>;

/** How many minutes later than planned it leaves or lands here, by what is known; one that is early is none late. */
export const minutesLate = (flight: Timed): number => minutesAfterPlan(flight, hereAt(flight));

export const minutesAfterPlan = (flight: Timed, at: number): number =>
  Math.max(0, Math.floor(at / 60_000) - Math.floor(Date.parse(timeHere(flight)) / 60_000));

export const explained = (reasons: readonly Pick<Reason, 'minutes'>[]): number =>
  reasons.reduce((sum, { minutes }) => sum + minutes, 0);

/** How the minutes of the reasons stand to the delay, in words. */
export function sumWords(late: number, reasons: readonly Pick<Reason, 'minutes'>[]): string {
  const sum = explained(reasons);
  if (sum === late) return late === 0 ? 'Lot nie jest opóźniony' : `${sum} z ${late} min wyjaśnione`;
  return sum < late
    ? `${sum} z ${late} min wyjaśnione, brakuje ${late - sum} min`
    : `${sum} min przyczyn na ${late} min opóźnienia: o ${sum - late} min za dużo`;
}
