import { addCall } from '../db/booking/calls.ts';
import { firstParkingAfter, firstRentalAfter, parkingDue, rentalsDue } from '../db/booking/desk-day.ts';
import { handOversOf, lastSeen, notePassage } from '../db/booking/hand-overs.ts';
import { find } from '../db/row/list.ts';
import { call as callNote } from '../src/domain/booking/call.ts';
import { clockSkew } from '../src/domain/booking/hand-over.ts';
import { parking } from '../src/domain/booking/parking.ts';
import { passage } from '../src/domain/booking/passage.ts';
import { type Rental, rental } from '../src/domain/booking/rental.ts';
import { everyRole, isOneOf } from '../src/domain/kernel/roles.ts';
import { today } from '../src/domain/language/days.ts';
import { saveHandOver, sentHandOver } from './lib/booking/desk-hand-over.ts';
import { demandDone } from './lib/booking/desk-refusals.ts';
import {
  callSchema,
  daySchema,
  handOverSchema,
  passageSchema,
  protocolSchema,
} from './lib/booking/hand-over-schema.ts';
import { people } from './lib/booking/known-people.ts';
import { heldProtocols, privatePhoto } from './lib/booking/protocols.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { parseBody } from './lib/http/parse-body.ts';
import type { Call } from './lib/http/route.ts';
import { ref } from './lib/http/schemas.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { noteListed } from './lib/resource/people-listed.ts';

const { kind, at, corrects, withdrawn } = passage.fields;
const sentPassage = { fields: { kind, at, corrects, withdrawn } };
const sentCall = { fields: { text: callNote.fields.text } };

/** A rental for the desk, or for who holds it; somebody else's is not there. */
async function readRental(call: Call): Promise<Rental & { id: number }> {
  const { user, role } = sessionOf(call);
  const found = await find<Rental & { id: number }>(rental, keyOf(rental, call.params.id));
  if (!found || !(isOneOf(role, rental.write) || found.Users_id === user.id)) throw notFound(rental);
  noteListed(call, rental, { data: [found] });
  return found;
}

const asDesk = (call: Call) => isOneOf(sessionOf(call).role, rental.write);

async function savePassage(call: Call) {
  const sent = parseBody(sentPassage, { withdrawn: false, ...call.body });
  if (Date.parse(sent.at) > Date.now() + clockSkew) throw invalid({ at: 'Ta chwila jeszcze nie nadeszła' });
  if (sent.withdrawn && sent.corrects === null) throw invalid({ withdrawn: 'Wycofać można tylko to, co zapisano' });
  const wanted = { ...sent, parking_id: keyOf(parking, call.params.id), employee_id: sessionOf(call).user.id };
  const did = sent.kind === 'IN' ? 'auto już wjechało' : 'auto już wyjechało';
  const id = await demandDone(await notePassage(call, wanted), () => notFound(parking), did);
  return Response.json({ data: { id }, message: passage.messages.added }, { status: 201 });
}

const saveCall = (of: typeof rental | typeof parking) => async (call: Call) => {
  const { text } = parseBody(sentCall, call.body);
  const key = keyOf(of, call.params.id);
  if (!(await find(of, key))) throw notFound(of);
  const id = await addCall(call, of, key, sessionOf(call).user.id, text);
  return Response.json({ data: { id }, message: callNote.messages.added }, { status: 201 });
};

export default endpoint({
  'GET /api/desk/rentals': {
    summary: 'What the car desk has to do today: overdue, to hand over, to take back, not come, and what is done',
    answer: daySchema(rental),
    who: rental.write,
    run: async (call) => {
      const day = today();
      const [rows, coming] = await Promise.all([rentalsDue(day), firstRentalAfter(day)]);
      noteListed(call, rental, { data: rows });
      return { data: [{ day, rows, coming: coming ?? null }] };
    },
  },
  'GET /api/desk/parking': {
    summary: 'What the car park has to do today: staying too long, arriving, leaving, not come, and what is done',
    answer: daySchema(parking),
    who: parking.write,
    run: async (call) => {
      const day = today();
      const [rows, coming] = await Promise.all([parkingDue(day), firstParkingAfter(day)]);
      noteListed(call, parking, { data: rows });
      return { data: [{ day, rows, coming: coming ?? null }] };
    },
  },
  'GET /api/desk/people': people,
  'GET /api/desk/rentals/:id/hand-overs': {
    summary: 'The protocols of a rental; for the desk also what its car was like when it was last seen',
    answer: protocolSchema,
    who: everyRole,
    run: async (call) => {
      const found = await readRental(call);
      if (!asDesk(call)) return { data: [{ facts: await heldProtocols(found.id), last: null }] };
      const [facts, last] = await Promise.all([handOversOf(found.id), lastSeen(found.id)]);
      return { data: [{ facts, last: last ?? null }] };
    },
  },
  'POST /api/desk/rentals/:id/hand-overs': {
    summary: 'A car is handed over or taken back; a correction names the entry that it corrects',
    body: handOverSchema(sentHandOver),
    answer: ref('Created'),
    status: 201,
    takesKey: true,
    who: rental.write,
    run: saveHandOver,
  },
  'GET /api/desk/rentals/:id/photos/:name': {
    summary: 'A photo or a signature of a rental, for the desk and for who holds it',
    gives: 'image/webp',
    answer: { type: 'string', contentEncoding: 'binary' },
    who: everyRole,
    run: async (call) => privatePhoto((await readRental(call)).id, call.params.name),
  },
  'POST /api/desk/rentals/:id/calls': {
    summary: 'What was said in a call about a rental',
    body: callSchema,
    answer: ref('Created'),
    status: 201,
    takesKey: true,
    who: rental.write,
    run: saveCall(rental),
  },
  'POST /api/desk/parking/:id/calls': {
    summary: 'What was said in a call about a parked car',
    body: callSchema,
    answer: ref('Created'),
    status: 201,
    takesKey: true,
    who: parking.write,
    run: saveCall(parking),
  },
  'POST /api/desk/parking/:id/passages': {
    summary: 'A car that parks has come or left; a correction names the entry that it corrects',
    body: passageSchema(sentPassage),
    answer: ref('Created'),
    status: 201,
    takesKey: true,
    who: parking.write,
    run: savePassage,
  },
});

export const config = {
  path: [
    '/api/desk/rentals',
    '/api/desk/parking',
    '/api/desk/people',
    '/api/desk/rentals/:id/hand-overs',
    '/api/desk/rentals/:id/photos/:name',
    '/api/desk/rentals/:id/calls',
    '/api/desk/parking/:id/calls',
    '/api/desk/parking/:id/passages',
  ],
};
