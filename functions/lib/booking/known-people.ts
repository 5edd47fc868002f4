import { knownPeople } from '../../../db/booking/known-people.ts';
import { type KnownPerson, leastFigures, leastLetters } from '../../../src/domain/booking/known-person.ts';
import { parking } from '../../../src/domain/booking/parking.ts';
import { rental } from '../../../src/domain/booking/rental.ts';
import { searchTerm } from '../../../src/domain/kernel/query.ts';
import { lettersIn } from '../../../src/domain/language/fold.ts';
import { countPeopleSearch } from '../account/people-searches.ts';
import { invalid } from '../http/invalid.ts';
import { readParameter } from '../http/parameter.ts';
import type { Call, Route } from '../http/route.ts';
import { allRequired, type Schema } from '../http/schemas.ts';

async function read(call: Call): Promise<{ data: KnownPerson[] }> {
  const typed = (name: string) => ((readParameter(call.query, name, searchTerm) as string | null) ?? '').trim();
  const figures = typed('phone').replace(/\D/g, '').slice(-leastFigures);
  const last_name = typed('last_name');
  // Dashes and marks find everybody
  if (figures.length < leastFigures && lettersIn(last_name) < leastLetters)
    throw invalid({ last_name: 'Wpisz cały telefon albo co najmniej trzy litery nazwiska' });
  await countPeopleSearch(call);
  const asked = { figures: figures.length < leastFigures ? '' : figures, last_name };
  return { data: await knownPeople(call.author, { ...asked, first_name: typed('first_name') }) };
}

const text: Schema = { type: 'string' };
const textOrNothing: Schema = { type: ['string', 'null'] };

export const people: Route = {
  summary: 'Whoever has booked a car or a space before, or has an account, for a form at the desk',
  query: {
    phone: 'Its last nine figures, however they are typed',
    last_name: 'Or what the surname begins with, three letters at least',
    first_name: 'And what the first name begins with',
  },
  answer: allRequired({
    data: {
      type: 'array',
      items: allRequired({
        ...{ first_name: text, last_name: text, phone: textOrNothing, email: textOrNothing },
        bookings: { type: 'integer', description: 'Of cars and of spaces' },
      }),
    },
  }),
  refuses: [429],
  who: [...new Set([...rental.write, ...parking.write])],
  run: read,
};
