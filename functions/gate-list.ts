import { randomBytes } from 'node:crypto';
import { boardedTickets, boardKept, seeDifference, takeBackKept, unseenDifferences } from '../db/flight/gate-lists.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { type GateList, listServes, listSkew } from '../src/domain/travel/gate-list.ts';
import { ticket } from '../src/domain/travel/ticket.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { readParameter } from './lib/http/parameter.ts';
import type { Call } from './lib/http/route.ts';
import { allRequired, ref } from './lib/http/schemas.ts';
import { dataOf } from './lib/openapi/answers.ts';
import { keyOf, notFound } from './lib/resource/key.ts';
import { hashedCode, openProof, signList } from './lib/travel/gate-proof.ts';
import { readTicketCode, ticketCodes } from './lib/travel/ticket-code.ts';

const text = { type: 'string' };
const moment = { type: 'string', format: 'date-time' };
/** The ten seconds for which a gate offers to take somebody back, and one for its clock, in ms. */
const backWithin = 11_000;
const orNull = (type: string) => ({ type: [type, 'null'] });

async function makeList(call: Call) {
  const flight = String(readParameter(call.query, 'flight', ticket.fields.Flight_id));
  const boarded = await boardedTickets(flight);
  if (!boarded.some((it) => it.flight === flight)) throw new HttpError(404, 'Tego lotu nie odprawia się teraz');
  const [made_at, salt] = [new Date().toISOString(), randomBytes(16).toString('hex')];
  const { id: user } = sessionOf(call).user;
  const lists: GateList[] = boarded.map(({ tickets, ...flown }) => ({
    ...{ ...flown, made_at, salt, proof: signList({ flight: flown.flight, user, at: made_at }) },
    tickets: tickets.flatMap(({ id, seat, status }) =>
      ticketCodes(id).map((code) => ({ hash: hashedCode(salt, code), seat, status })),
    ),
  }));
  return { data: lists };
}

/** What a gate without a network did, held against the list by which it did so. */
function readKept({ body, ...call }: Call) {
  const { user } = sessionOf({ body, ...call });
  const made = openProof(body.proof);
  const at = typeof body.at === 'string' ? Date.parse(body.at) : Number.NaN;
  if (!made || made.user !== user.id) throw invalid({ proof: 'Tej listy nie wydano temu stanowisku' });
  if (made.flight !== body.flight) throw invalid({ flight: 'Lista była na inny lot' });
  const since = Date.parse(made.at);
  if (!(at >= since - listSkew && at <= Math.min(since + listServes, Date.now() + listSkew)))
    throw invalid({ at: 'W tej chwili ta lista nie obowiązywała' });
  const code = readTicketCode(typeof body.code === 'string' ? body.code : '');
  if (code === 'forged' || !code.verified) throw invalid({ code: 'Tego kodu nie wydało nasze lotnisko' });
  const moment = new Date(Math.min(at, Date.now())).toISOString();
  return {
    letIn: { ticket: Number(code.id), flight: made.flight, at: moment, employee: user.id },
    back: body.taken_back_at === undefined ? undefined : backAt(body.taken_back_at, at),
  };
}

/** When somebody was taken back who was let in at a moment (ms): by a clock that is ahead no later than now. */
function backAt(said: unknown, letIn: number): string {
  const back = typeof said === 'string' ? Date.parse(said) : Number.NaN;
  if (!(back >= letIn && back <= letIn + backWithin))
    throw invalid({ taken_back_at: 'Cofa się w ciągu dziesięciu sekund' });
  return new Date(Math.min(back, Date.now())).toISOString();
}

/** How a gate goes on without a network: a list of its flight, what it has done by it, and what was wrong with that. */
export default endpoint({
  'GET /api/gate-list': {
    summary:
      'For a gate that may lose its network: the tickets of a flight boarded about now, and of its other flights',
    query: { flight: 'The id of the flight' },
    answer: dataOf(
      allRequired({
        ...{
          flight: text,
          number: text,
          destination: text,
          leaves_at: moment,
          made_at: moment,
          salt: text,
          proof: text,
        },
        tickets: {
          type: 'array',
          items: allRequired({ hash: text, seat: text, status: text }),
        },
      }),
    ),
    refuses: [404],
    who: ticket.write,
    run: makeList,
  },
  'POST /api/gate-list': {
    summary: 'Somebody was let in without a network; judged anew: what differs stays until it is seen. Or taken back',
    body: {
      type: 'object',
      properties: { code: text, flight: text, at: moment, proof: text, taken_back_at: moment },
      required: ['code', 'flight', 'at', 'proof'],
    },
    answer: allRequired({
      data: allRequired({ id: { type: 'integer' }, outcome: text }),
      message: text,
    }),
    takesKey: true,
    refuses: [404],
    who: ticket.write,
    run: async (call) => {
      const { letIn, back } = readKept(call);
      const outcome = await (back ? takeBackKept(call, letIn, back) : boardKept(call, letIn));
      if (outcome === 'MISSING') throw notFound(ticket);
      return { data: { id: letIn.ticket, outcome }, message: ticket.messages.changed };
    },
  },
  'GET /api/gate-list/differences': {
    summary: 'Of whom one let in, or had let in before another did: what one has not seen yet of what was wrong',
    answer: dataOf(
      allRequired({
        ...{ id: { type: 'integer' }, ticket: { type: 'integer' }, outcome: text, seat: text, flight: text },
        ...{ status: text, let_in_at: moment, by: orNull('string'), before_at: orNull('string') },
        before_by: orNull('string'),
      }),
    ),
    who: ticket.write,
    run: async (call) => ({ data: await unseenDifferences(sessionOf(call).user.id) }),
  },
  'POST /api/gate-list/differences/:difference': {
    summary: 'One has seen a difference of theirs',
    answer: ref('Created'),
    who: ticket.write,
    run: async (call) => {
      const id = Number(keyOf(ticket, call.params.difference));
      if (!(await seeDifference(call.author, id, sessionOf(call).user.id)))
        throw new HttpError(404, 'Nie ma takiej różnicy');
      return { data: { id }, message: 'Przyjęto do wiadomości' };
    },
  },
});

export const config = {
  path: ['/api/gate-list', '/api/gate-list/differences', '/api/gate-list/differences/:difference'],
};
