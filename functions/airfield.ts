import { listAirfield } from '../db/flight/airfield.ts';
import { list } from '../db/row/list.ts';
import type { Values } from '../db/row/write.ts';
import { airfield, holdsFlight } from '../src/domain/airfield/airfield.ts';
import { airfieldTables } from '../src/domain/airfield/airfield-tables.ts';
import { terminal } from '../src/domain/airfield/terminal.ts';
import type { Entity } from '../src/domain/kernel/entity.ts';
import { readQuery } from '../src/domain/kernel/query.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { allRequired, changeOf, changeSomeOf, ref } from './lib/http/schemas.ts';
import { change, changeSome, changesOf, patchOf } from './lib/resource/change.ts';
import { csv } from './lib/resource/csv.ts';
import { answerHistory, historyRoute } from './lib/resource/history.ts';
import { keyOf } from './lib/resource/key.ts';
import { searched, searchParameter } from './lib/resource/search.ts';

type Table = (typeof airfieldTables)[keyof typeof airfieldTables];

function tableOf(query: URLSearchParams): Table {
  const table = Object.entries(airfieldTables).find(([name]) => name === query.get('table_name'))?.[1];
  if (!table)
    throw invalid({ table_name: `Jedna z: ${Object.keys(airfieldTables).join(', ')}` }, 'Nieprawidłowa nazwa tabeli');
  return table;
}

/** Each list turns its pages by a parameter of its own, `runways_page`, or by the common `page`. */
function requestOf(entity: Entity, query: URLSearchParams) {
  const listQuery = new URLSearchParams(query);
  listQuery.set('page', query.get(`${entity.table}_page`) ?? query.get('page') ?? '');
  return { ...readQuery(entity, listQuery), where: searched(entity, query) };
}

const isNothing = (value: unknown): boolean =>
  (value ?? '') === '' || ((typeof value === 'number' || typeof value === 'string') && Number(value) <= 0);

/** A length or a number of stations counts only above 0: otherwise it stays as it is. */
const unmeasured = (body: Values) => ['length', 'num_of_stations'].filter((name) => isNothing(body[name]));

function measured(entity: Entity, body: Values): Entity {
  const fields = Object.entries(entity.fields).filter(([name]) => !unmeasured(body).includes(name));
  return { ...entity, fields: Object.fromEntries(fields) };
}

/** A status that takes no flight takes the flight of its row away. */
const leaves = (entity: Table) => (row: Values) =>
  holdsFlight(entity.fields.status.choices, String(row.status)) ? {} : { Flight_id: null };

const tables = Object.values(airfieldTables);
const rowsIn = (entity: Entity) => ({ type: 'array', items: ref(entity.table) });
const query = { table_name: 'Terminals, Taxiways or Runways' };

export default endpoint({
  'GET /api/airfield': {
    summary: 'Terminals, taxiways and runways; with table_name one list of them',
    query: { ...query, ...searchParameter(terminal) },
    answer: allRequired({
      data: {
        anyOf: [allRequired(Object.fromEntries(tables.map((it) => [it.table, rowsIn(it)]))), ...tables.map(rowsIn)],
      },
      meta: { type: 'object' },
    }),

    who: airfield.read,
    run: async ({ query }) => {
      if (!query.has('table_name')) return { ...(await listAirfield((it) => requestOf(it, query))) };
      const entity = tableOf(query);
      return { ...(await list(entity, { ...readQuery(entity, query), where: searched(entity, query) })) };
    },
  },
  'GET /api/airfield.csv': csv({
    summary: 'Terminals, taxiways or runways',
    query: { ...query, ...searchParameter(terminal) },
    who: airfield.read,
    listing: (call) => {
      const entity = tableOf(call.query);
      return { entity, ...readQuery(entity, call.query), where: searched(entity, call.query) };
    },
  }),
  'GET /api/airfield/:id/history': {
    ...historyRoute,
    summary: 'A terminal, taxiway or runway: who changed what, newest first',
    query: { ...query, ...historyRoute.query },
    who: airfield.write,
    run: (call) => {
      const entity = tableOf(call.query);
      return answerHistory(call, entity, keyOf(entity, call.params.id));
    },
  },
  'PUT /api/airfield/:id': {
    summary: 'Change a terminal, taxiway or runway',
    query,
    body: { anyOf: tables.map((it) => changeOf(it)) },

    who: airfield.write,
    run: (call) => {
      const entity = tableOf(call.query);
      const key = keyOf(entity, call.params.id);
      return change(call, entity, key, changesOf(measured(entity, call.body), call.body, key), {
        settle: leaves(entity),
      });
    },
  },
  'PATCH /api/airfield/:id': {
    summary: 'Change some fields of a terminal, taxiway or runway',
    query,
    body: { anyOf: tables.map((it) => changeSomeOf(it)) },

    who: airfield.write,
    run: (call) => {
      const entity = tableOf(call.query);
      const key = keyOf(entity, call.params.id);
      const values = patchOf(entity, call.body, key, unmeasured(call.body));
      return changeSome(call, entity, key, values, { settle: leaves(entity) });
    },
  },
});

export const config = {
  path: ['/api/airfield', '/api/airfield.csv', '/api/airfield/:id', '/api/airfield/:id/history'],
};
