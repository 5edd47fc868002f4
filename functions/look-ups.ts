import { findPeople, listGates } from '../db/look-ups.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { parseField } from '../src/domain/kernel/schema.ts';
import { staff } from '../src/domain/roles.ts';
import { endpoint } from './lib/http/endpoint.ts';

const search = { kind: 'text', label: 'Szukaj', max: 100, optional: true } as const;
const number = { kind: 'int', label: 'Numer', min: 1, optional: true } as const;

/** One parameter of a query; null where it is not there. */
function asked(query: URLSearchParams, name: string, field: typeof search | typeof number): unknown {
  const parsed = parseField(field, query.get(name));
  if ('error' in parsed) throw new HttpError(400, 'Nieprawidłowe dane', { [name]: parsed.error });
  return parsed.value;
}

/** What a form needs and its role cannot list: ids and labels alone. */
export default endpoint({
  'GET /api/look-ups/users': {
    who: ['airport_staff', 'parking_staff', 'rental_staff'],
    run: async ({ query }) => ({
      data: await findPeople({
        term: (asked(query, 'search', search) as string | null) ?? '',
        id: asked(query, 'id', number) as number | null,
      }),
    }),
  },
  'GET /api/look-ups/gates': { who: staff, run: async () => ({ data: await listGates() }) },
});

export const config = { path: ['/api/look-ups/users', '/api/look-ups/gates'] };
