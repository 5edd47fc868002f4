import { soonestFirst } from '../db/booking/own-order.ts';
import { openParking, takenOn, takenSpaces } from '../db/booking/taken-spaces.ts';
import { all, list } from '../db/row/list.ts';
import type { Query } from '../db/sql.ts';
import { type Parking, parking, publicParking } from '../src/domain/booking/parking.ts';
import { checkEnds } from '../src/domain/booking/stay.ts';
import { readQuery, type Sort } from '../src/domain/kernel/query.ts';
import { everyRole, isOneOf } from '../src/domain/kernel/roles.ts';
import { today } from '../src/domain/language/days.ts';
import { withStandings } from './lib/booking/booking-answer.ts';
import { bookingWrites } from './lib/booking/booking-writes.ts';
import { currentParameter, currentParts } from './lib/booking/current-parameter.ts';
import { ownRow } from './lib/booking/manage-schema.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { readDay, readDays } from './lib/http/parameter.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired, ref } from './lib/http/schemas.ts';
import { readUserEmail, rowsOf, userEmail } from './lib/resource/ownership.ts';
import { noteListed } from './lib/resource/people-listed.ts';
import { reads } from './lib/resource/reads.ts';
import { searched, searchParameter } from './lib/resource/search.ts';

const most = 1000;
const sort: Sort = { by: ['since'], order: 'desc' };
const staff = parking.write;

/** The days that a call asks about, from today on: who parked on days that have passed stays private. */
function daysOf({ query }: Call) {
  const first = readDay(query, 'since') ?? today();
  const since = first < today() ? today() : first;
  const until = readDay(query, 'until');
  const errors = until === null ? undefined : checkEnds(since, until);
  if (errors) throw invalid(errors);
  return { since, until };
}

/** Somebody's own rows are whole, for staff all rows; everybody else sees which spaces are taken, not by whom. */
function page(call: Call) {
  const { query, session } = call;
  const asked = readQuery(parking, query, most);
  const whole = (rows: Query, order?: Query) =>
    list<Parking>(parking, {
      sort,
      ...asked,
      where: all([rows, searched(parking, query)]),
      order,
      parts: currentParts(parking, asked, call),
    }).then((found) => noteListed(call, parking, found));
  if (readUserEmail(query)) {
    const order = query.get('sort') ? undefined : soonestFirst(parking.table);
    return whole(rowsOf(call, staff), order).then((found) => withStandings(parking, found));
  }
  if (!session || !isOneOf(session.role, staff)) return takenSpaces(readQuery(openParking, query, most), daysOf(call));
  const days = readDays(query);
  return whole(days ? takenOn(days) : rowsOf(call, staff));
}

/** Of a space that is somebody else's only what draws it as taken. */
const takenOrWhole = { ...ownRow(parking), required: publicParking };

export default endpoint({
  ...reads(parking, { who: everyRole, sort, query: userEmail, where: (call) => rowsOf(call, staff) }),
  'GET /api/parking': {
    summary: 'Which spaces are taken; own rows, and all for staff, whole',
    query: {
      since: 'From this day',
      until: 'To this day',
      ...userEmail,
      ...currentParameter,
      ...searchParameter(parking),
    },
    answer: allRequired({ data: { type: 'array', items: takenOrWhole }, meta: ref('Meta') }),
    who: { rule: 'everyone; plates and people only for parking_staff and their own' },
    run: async (call) => ({ ...(await page(call)) }),
  },
  ...bookingWrites(parking, 'parking', 'Rezerwacja parkingu została potwierdzona'),
});

export const config = {
  path: [
    '/api/parking',
    '/api/parking.csv',
    '/api/parking/:id',
    '/api/parking/:id/booking',
    '/api/parking/:id/dates',
    '/api/parking/:id/cancel',
    '/api/parking/:id/history',
    '/api/parking/:id/payments',
    '/api/parking/:id/refunds/:refund',
  ],
};
