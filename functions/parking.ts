import { openParking, takenSpaces } from '../db/parking.ts';
import { type Day, dayOf, isDay, parseInstant, today } from '../src/domain/days.ts';
import { HttpError } from '../src/domain/http-error.ts';
import { parking } from '../src/domain/parking.ts';
import { readQuery } from '../src/domain/query.ts';
import { finaliseCalled } from './lib/finalise.ts';
import { resource } from './lib/resource.ts';

/** A day in a query, as itself or as any moment of it. */
function readDay(query: URLSearchParams, name: string): Day | null {
  const given = query.get(name)?.trim();
  if (!given) return null;
  const moment = isDay(given) ? given : parseInstant(given);
  if (!moment) throw new HttpError(400, 'Nieprawidłowe dane', { [name]: 'Podaj datę' });
  return dayOf(moment);
}

export default resource(parking, {
  routes: {
    'GET /api/parking': {
      who: 'everyone',
      run: async ({ query }) => {
        const asked = readDay(query, 'since') ?? today();
        // What has passed is nobody's business any more
        const since = asked < today() ? today() : asked;
        const until = readDay(query, 'until');
        if (until && until < since) throw new HttpError(400, 'Nieprawidłowe dane', { until: 'Koniec nie może być przed początkiem' });
        return { ...(await takenSpaces(readQuery(openParking, query, 1000), { since, until })) };
      },
    },
    'POST /api/parking': {
      who: { rule: 'the holder of a paid order; without one parking_staff' },
      run: ({ body, context }) => {
        if (body.order === undefined) throw new HttpError(401, 'Brak dostępu');
        return finaliseCalled('parking', body.order, 'Rezerwacja parkingu została potwierdzona', context);
      },
    },
  },
});

export const config = { path: ['/api/parking', '/api/parking/:id'] };
