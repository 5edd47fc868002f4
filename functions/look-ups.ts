import { findPeople, listGates } from '../db/look-ups.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { searchTerm } from '../src/domain/kernel/query.ts';
import { staff } from '../src/domain/roles.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { readParameter } from './lib/http/parameter.ts';

/** Nobody pages through everyone's names and addresses. */
const leastLetters = 2;
const number = { kind: 'int', label: 'Numer', min: 1, optional: true } as const;

/** What a form needs and its role cannot list: ids and labels alone. */
export default endpoint({
  'GET /api/look-ups/users': {
    summary: 'Numbers and names, for forms',
    query: { search: 'A part of a name or e-mail, two letters at least', id: 'This one alone' },

    who: ['airport_staff', 'parking_staff', 'rental_staff'],
    run: async ({ author, query }) => {
      const id = readParameter(query, 'id', number) as number | null;
      const term = ((readParameter(query, 'search', searchTerm) as string | null) ?? '').trim();
      if (id === null && [...term].length < leastLetters) throw new HttpError(400, 'Wpisz co najmniej dwie litery');
      return { data: await findPeople(author, { term, id }) };
    },
  },
  'GET /api/look-ups/gates': {
    summary: 'Numbers and names of gates, for forms',
    who: staff,
    run: async () => ({ data: await listGates() }),
  },
});

export const config = { path: ['/api/look-ups/users', '/api/look-ups/gates'] };
