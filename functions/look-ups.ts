import { findPeople, listGates } from '../db/look-ups.ts';
import { searchTerm } from '../src/domain/kernel/query.ts';
import { staff } from '../src/domain/roles.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { readParameter } from './lib/http/parameter.ts';

const number = { kind: 'int', label: 'Numer', min: 1, optional: true } as const;

/** What a form needs and its role cannot list: ids and labels alone. */
export default endpoint({
  'GET /api/look-ups/users': {
    summary: 'Numbers and names, for forms',
    query: { search: 'A part of a name or e-mail', id: 'This one alone' },

    who: ['airport_staff', 'parking_staff', 'rental_staff'],
    run: async ({ query }) => ({
      data: await findPeople({
        term: (readParameter(query, 'search', searchTerm) as string | null) ?? '',
        id: readParameter(query, 'id', number) as number | null,
      }),
    }),
  },
  'GET /api/look-ups/gates': {
    summary: 'Numbers and names of gates, for forms',
    who: staff,
    run: async () => ({ data: await listGates() }),
  },
});

export const config = { path: ['/api/look-ups/users', '/api/look-ups/gates'] };
