import { freeSpacesNear, type ManagedBooking, takenDays } from '../../../db/manage.ts';
import { refundUntil } from '../../../src/domain/booking/deadline.ts';
import { parseField } from '../../../src/domain/kernel/schema.ts';
import { addDays, type Day, dayCount, dayOf, isDay } from '../../../src/domain/language/days.ts';
import { checkNewDates } from '../../../src/domain/manage.ts';
import { checkSpace, type Level, levels, parking } from '../../../src/domain/parking.ts';
import { invalid } from '../http/invalid.ts';
import type { NewDates } from './change.ts';
import { heldBooking } from './manage-answer.ts';

const readDay = (it: unknown): Day => (typeof it === 'string' && isDay(it.slice(0, 10)) ? it.slice(0, 10) : '');

/** The wanted dates, or a 400 that says at its field what is wrong with them. */
export function datesOf(booking: ManagedBooking, { since, until }: { since?: unknown; until?: unknown }) {
  const dates = { since: readDay(since), until: readDay(until) };
  const missing = (['since', 'until'] as const).filter((name) => !dates[name]);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, 'Wybierz dzień'])));
  const errors = checkNewDates(heldBooking(booking), dates);
  if (Object.keys(errors).length > 0) throw invalid(errors as Record<string, string>);
  return dates;
}

const levelOf = (space: number): Level => (space <= levels.A.last ? 'A' : 'B');

/** What new dates would cost, and where the place is taken then, what is free instead. */
export async function quote(booking: ManagedBooking, dates: { since: Day; until: Day }, space: number | null) {
  const place = { ...booking, space_id: space ?? booking.space_id };
  const days = dayCount(dates.since, dates.until);
  const price = booking.amount / dayCount(dayOf(booking.since), dayOf(booking.until));
  const taken = await takenDays(place, dates.since, dates.until);
  const [first] = taken;
  // What is free instead stays on offer once one of it is chosen
  const ownTaken = space === null ? taken : await takenDays(booking, dates.since, dates.until);
  const others =
    ownTaken.length > 0 && booking.space_id !== null
      ? await freeSpacesNear(booking.space_id, dates.since, dates.until, 2)
      : [];
  return {
    ...dates,
    days,
    amount: price * days,
    difference: price * days - booking.amount,
    free: taken.length === 0,
    taken_from: first?.since ?? null,
    // The same place, as far as it is free from the first day on
    free_until: first && first.since > dates.since ? addDays(first.since, -1) : null,
    others: others.map((space_id) => ({ parking_level: levelOf(space_id), space_id })),
    refund_until: refundUntil(dates.since),
  };
}

export function spaceOf(booking: ManagedBooking, given: unknown): Pick<NewDates, 'parking_level' | 'space_id'> {
  if (given === undefined || given === null || booking.kind !== 'parking') return {};
  const read = parseField(parking.fields.space_id, typeof given === 'string' ? Number(given) : given);
  if (!('value' in read) || typeof read.value !== 'number') throw invalid({ space_id: 'Nie ma takiego miejsca' });
  const parking_level = levelOf(read.value);
  const errors = checkSpace(parking_level, read.value);
  if (errors.space_id) throw invalid({ space_id: errors.space_id });
  return { parking_level, space_id: read.value };
}
