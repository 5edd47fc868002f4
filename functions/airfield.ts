import { listAirfield } from '../db/airfield.ts';
import { list } from '../db/list.ts';
import type { Values } from '../db/write.ts';
import { airfield, holdsFlight } from '../src/domain/airfield.ts';
import { airfieldTables } from '../src/domain/airfield-tables.ts';
import type { Entity } from '../src/domain/kernel/entity.ts';
import { readQuery } from '../src/domain/kernel/query.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { invalid } from './lib/http/invalid.ts';
import { ref } from './lib/openapi/answers.ts';
import { allRequired, changeOf } from './lib/openapi/schemas.ts';
import { changesOf } from './lib/resource/changes.ts';
import { keyOf } from './lib/resource/key.ts';
import { change } from './lib/resource/writes.ts';

type Table = (typeof airfieldTables)[keyof typeof airfieldTables];

function tableOf(query: URLSearchParams): Table {
  const table = Object.entries(airfieldTables).find(([name]) => name === query.get('table_name'))?.[1];
  if (!table)
    throw invalid({ table_name: `Jedna z: ${Object.keys(airfieldTables).join(', ')}` }, 'Nieprawidłowa nazwa tabeli');
  return table;
}

/** Each list turns its pages by a parameter of its own, `runways_page`, or by the common `page`. */
function requestOf(it: Entity, query: URLSearchParams) {
  const own = new URLSearchParams(query);
  own.set('page', query.get(`${it.table}_page`) ?? query.get('page') ?? '');
  return readQuery(it, own);
}

const isNothing = (it: unknown): boolean =>
  (it ?? '') === '' || ((typeof it === 'number' || typeof it === 'string') && Number(it) <= 0);

/** A length or a number of stations counts only above 0: otherwise it stays as it is. */
function measured(it: Entity, body: Values): Entity {
  const skipped = ['length', 'num_of_stations'].filter((name) => isNothing(body[name]));
  return { ...it, fields: Object.fromEntries(Object.entries(it.fields).filter(([name]) => !skipped.includes(name))) };
}

const tables = Object.values(airfieldTables);
const rowsIn = (it: Entity) => ({ type: 'array', items: ref(it.table) });
const query = { table_name: 'Terminals, Taxiways or Runways' };

export default endpoint({
  'GET /api/airfield': {
    summary: 'Terminals, taxiways and runways; with table_name one list of them',
    query,
    answer: allRequired({
      data: {
        anyOf: [allRequired(Object.fromEntries(tables.map((it) => [it.table, rowsIn(it)]))), ...tables.map(rowsIn)],
      },
      meta: { type: 'object' },
    }),

    who: airfield.read,
    run: async ({ query }) => {
      if (!query.has('table_name')) return { ...(await listAirfield((it) => requestOf(it, query))) };
      const it = tableOf(query);
      return { ...(await list(it, readQuery(it, query))) };
    },
  },
  'PUT /api/airfield/:id': {
    summary: 'Change a terminal, taxiway or runway',
    query,
    body: { anyOf: tables.map((it) => changeOf(it)) },

    who: airfield.write,
    run: (call) => {
      const it = tableOf(call.query);
      const key = keyOf(it, call.params.id);
      const values = changesOf(measured(it, call.body), call.body, key);
      return change(
        call,
        it,
        key,
        holdsFlight(it.fields.status.choices, String(values.status)) ? values : { ...values, Flight_id: null },
      );
    },
  },
});

export const config = { path: ['/api/airfield', '/api/airfield/:id'] };
