import { type Closed, clerkDay, clerksOf, closeDay, closingsOf } from '../db/booking/closings.ts';
import { type ClerkDay, closing } from '../src/domain/booking/closing.ts';
import type { OrderKind } from '../src/domain/booking/order.ts';
import { forbidden, HttpError } from '../src/domain/kernel/http-error.ts';
import type { Role } from '../src/domain/kernel/roles.ts';
import { addDays, type Day, formatTime, isDay, today } from '../src/domain/language/days.ts';
import { clerkDaySchema, closingSchema } from './lib/booking/closing-schema.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { parseBody } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { ref } from './lib/http/schemas.ts';

const { Employee_id, closed_at, ...fields } = closing.fields;
/** What is sent: whose day it is, and when it was closed, the server says. */
const sentClosing = { fields, check: closing.check };

const desks: Partial<Record<Role, OrderKind>> = { rental_staff: 'rental', parking_staff: 'parking' };

/** A day that has come; later ones have nothing to close. */
function dayIn(given: string | null): Day {
  const day = given ?? today();
  if (!isDay(day) || day > today()) throw invalid({ day: 'Wybierz dzień nie późniejszy niż dziś' });
  return day;
}

/** Whose money a role gives back by hand. */
const kindsOf = (role: Role): OrderKind[] => {
  const kind = desks[role];
  return kind ? [kind] : Object.values(desks);
};

async function readDay(call: Call): Promise<ClerkDay> {
  const { user, role } = sessionOf(call);
  const isAdmin = role === 'admin';
  const day = dayIn(call.query.get('day'));
  const clerk = Number(call.query.get('clerk') ?? user.id);
  if (clerk !== user.id && !isAdmin) throw forbidden();
  const [found, closings, clerks] = await Promise.all([
    Number.isSafeInteger(clerk) ? clerkDay(clerk, day, kindsOf(role)) : undefined,
    Number.isSafeInteger(clerk) ? closingsOf(clerk, day) : [],
    isAdmin ? clerksOf(day, addDays(day, 1)) : null,
  ]);
  if (!found) throw new HttpError(404, 'Nie ma takiego konta');
  const { name, role: deskRole, ...money } = found;
  return { day, clerk: { id: clerk, name, desk: desks[deskRole as Role] ?? null }, ...money, closings, clerks };
}

/** Refuses a closing that was not made: what the page showed is not how the day stands now. */
function demandClosed({ outcome, id, closed_at: at }: Closed): number {
  if (outcome === 'DONE' && id !== null) return id;
  if (outcome === 'OTHER')
    throw new HttpError(409, 'Doszła operacja. Przelicz, zanim zamkniesz', undefined, { code: 'sums' });
  const words = at ? `Ten dzień zamknięto już o ${formatTime(at)}` : 'Zamknięcia już nie ma. Wczytaj je';
  throw new HttpError(409, words, undefined, { code: 'before', body: { id, at } });
}

export default endpoint({
  'GET /api/closings/day': {
    summary: 'What a clerk took and gave back on a day, and its closing; of others only for the admin',
    query: { day: 'Today, if absent', clerk: 'Whose day it is: oneself, if absent' },
    answer: clerkDaySchema,
    refuses: [404],
    who: closing.read,
    run: async (call) => ({ data: [await readDay(call)] }),
  },
  'POST /api/closings': {
    summary: 'Close a day of one’s own, or correct its closing, which it names. The sums are those that were shown',
    body: closingSchema(sentClosing),
    answer: ref('Created'),
    status: 201,
    takesKey: true,
    who: closing.write,
    run: async (call) => {
      const sent = parseBody(sentClosing, call.body);
      const wanted = { ...sent, day: dayIn(sent.day), employee_id: sessionOf(call).user.id };
      const id = demandClosed(await closeDay(call, wanted));
      return Response.json({ data: { id }, message: closing.messages.added }, { status: 201 });
    },
  },
});

export const config = { path: ['/api/closings/day', '/api/closings'] };
