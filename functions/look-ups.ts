import { isPointedAt, type LookedUp, lookUp } from '../db/row/look-ups.ts';
import { entities } from '../src/domain/index.ts';
import { asksForLetters, keyField, leastOfPeople } from '../src/domain/kernel/field.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { readQuery, searchTerm } from '../src/domain/kernel/query.ts';
import { isOneOf } from '../src/domain/kernel/roles.ts';
import { lettersIn } from '../src/domain/language/fold.ts';
import * as pages from '../src/domain/site/paths.ts';
import { countPeopleSearch } from './lib/account/people-searches.ts';
import { endpoint, sessionOf } from './lib/http/endpoint.ts';
import { readParameter } from './lib/http/parameter.ts';
import type { Call, Route, Routes } from './lib/http/route.ts';
import { allRequired, ref } from './lib/http/schemas.ts';
import { throttle } from './lib/http/throttle.ts';

const pageSize = 50;

const choice = {
  type: 'object',
  properties: {
    id: { type: ['integer', 'string'] },
    label: { type: 'string' },
    detail: { type: 'string', description: 'What tells it from others of the same label' },
    state: { type: ['string', 'boolean'], description: 'How it stands: a flight by status, a car by being offered' },
  },
  required: ['id', 'label'],
};

/** How many people an hour may be looked up by number who stand in no row that the caller may read. */
const strangers = { most: 60, seconds: 3600 };

/** Counts look-ups of people by numbers that stand in no row that the caller may read: such numbers are guessed. */
async function countStranger(entity: LookedUp, id: number | string, call: Call): Promise<void> {
  const { user: me, role } = sessionOf(call);
  const readable = entities.filter(({ read }) => isOneOf(role, read));
  if (id === me.id || readable.includes(entity) || (await isPointedAt(entity, id, readable))) return;
  await throttle(`look-up ${me.id}`, strangers);
}

async function found(entity: LookedUp, call: Call) {
  const { author, query } = call;
  const id = readParameter(query, 'id', { ...keyField(entity), optional: true }) as number | string | null;
  const term = ((readParameter(query, 'search', searchTerm) as string | null) ?? '').trim();
  if (entity.lookUp.people && id === null && lettersIn(term) < leastOfPeople) throw new HttpError(400, asksForLetters);
  if (entity.lookUp.people) await (id === null ? countPeopleSearch(call) : countStranger(entity, id, call));
  const { page, limit } = readQuery({ ...entity, pageSize, filter: {}, sort: [] }, query);
  return { ...(await lookUp(author, entity, { term, id, page, limit })) };
}

const routeOf = (entity: LookedUp): Route => ({
  summary: `${entity.many}: keys and labels, for forms`,
  query: {
    search: entity.lookUp.people ? 'A part of a name or e-mail, two letters at least' : 'A part of the label',
    id: 'This one alone',
    page: 'From 1; beyond the end, the last',
    limit: `Rows a page: 1 to 100, without it ${pageSize}`,
  },
  answer: allRequired({ data: { type: 'array', items: choice }, meta: ref('Meta') }),
  ...(entity.lookUp.people && { refuses: [429] }),
  who: entity.lookUp.who,
  run: (call) => found(entity, call),
});

const lookedUp = entities.filter((it): it is LookedUp => it.lookUp !== undefined);
const routes: Routes = Object.fromEntries(lookedUp.map((it) => [`GET ${pages.api}look-ups/${it.table}`, routeOf(it)]));

/** What a form needs and its role cannot list: keys and labels alone, of every entity that says who may. */
export default endpoint(routes);

export const config = { path: ['/api/look-ups/:table'] };
