import type { StoredBooking } from '../../../db/booking/bookings.ts';
import { freeSpacesNear, takenDays } from '../../../db/booking/free-places.ts';
import { refundUntil } from '../../../src/domain/booking/deadline.ts';
import { type Level, levelOf, parking } from '../../../src/domain/booking/parking.ts';
import { agreedPrice } from '../../../src/domain/booking/price.ts';
import { differenceTo } from '../../../src/domain/booking/refund.ts';
import { checkNewDates } from '../../../src/domain/booking/rights.ts';
import type { Span } from '../../../src/domain/booking/span.ts';
import { parseField } from '../../../src/domain/kernel/schema.ts';
import { addDays, type Day, dayCount, isDay } from '../../../src/domain/language/days.ts';
import { invalid } from '../http/invalid.ts';
import type { Call } from '../http/route.ts';
import { daysOf, heldBooking } from './booking-answer.ts';
import { type Caller, open } from './holders.ts';

function readDay(given: unknown): Day | undefined {
  const day = typeof given === 'string' ? given.slice(0, 10) : '';
  return isDay(day) ? day : undefined;
}

/** The wanted dates, or a 400 that says at its field what is wrong with them. */
export function datesOf(booking: StoredBooking, { since, until }: { since?: unknown; until?: unknown }): Span {
  const [first, last] = [readDay(since), readDay(until)];
  const missing = 'Wybierz dzień';
  if (!first || !last) throw invalid({ ...(!first && { since: missing }), ...(!last && { until: missing }) });
  const dates = { since: first, until: last };
  const errors = checkNewDates(heldBooking(booking), dates);
  if (Object.keys(errors).length > 0) throw invalid(errors as Record<string, string>);
  return dates;
}

/** Another space of a parking booking; nothing where none is named. */
export function spaceOf({ kind }: StoredBooking, given: unknown): { parking_level?: Level; space_id?: number } {
  if (given === undefined || given === null || kind !== 'parking') return {};
  const read = parseField(parking.fields.space_id, given);
  if (!('value' in read) || typeof read.value !== 'number') throw invalid({ space_id: 'Nie ma takiego miejsca' });
  const parking_level = levelOf(read.value);
  if (!parking_level) throw invalid({ space_id: 'Nie ma takiego miejsca' });
  return { parking_level, space_id: read.value };
}

/** What new dates would cost whoever holds a booking, and where the place is taken then, what is free instead. */
export async function quoteDates({ query }: Call, caller: Caller) {
  const booking = await open(caller);
  const { space_id: space } = spaceOf(booking, query.get('space_id'));
  const dates = datesOf(booking, { since: query.get('since'), until: query.get('until') });
  const taken = await takenDays({ ...booking, space_id: space ?? booking.space_id }, dates);
  const [first] = taken;
  // What is free instead stays on offer once one of it is chosen
  const ownTaken = space === undefined ? taken : await takenDays(booking, dates);
  const others =
    ownTaken.length > 0 && booking.space_id !== null ? await freeSpacesNear(booking.space_id, dates, 2) : [];
  const amount = agreedPrice({ amount: booking.amount, ...daysOf(booking) }, dates);
  return {
    ...dates,
    days: dayCount(dates.since, dates.until),
    amount,
    difference: differenceTo(booking, amount),
    free: taken.length === 0,
    taken_from: first?.since ?? null,
    // How long the present place is free, from the first day on
    free_until: first && first.since > dates.since ? addDays(first.since, -1) : null,
    others: others.map((space_id) => ({ parking_level: levelOf(space_id), space_id })),
    refund_until: refundUntil(dates.since),
  };
}
