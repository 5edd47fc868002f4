import { airportName } from '../../../src/domain/airport.ts';
import { entities } from '../../../src/domain/index.ts';
import type { Entity, Shape } from '../../../src/domain/kernel/entity.ts';
import * as pages from '../../../src/domain/paths.ts';
import { type Route, type Routes, shapeOf, type Who } from '../http/route.ts';
import { bodyOf, rowOf, type Schema, version } from './schemas.ts';

const json = (schema: Schema, type = 'application/json') => ({ content: { [type]: { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const pathOf = (pattern: string) => pattern.replace(/:([a-z]+)/gi, '{$1}');

/** The entity that a path below /api lists or holds one row of. */
function entityOf(pattern: string): { entity?: Entity; one: boolean } {
  const [path, key, ...rest] = pattern.replace(pages.api, '').split('/');
  const isRow = key?.startsWith(':') ?? true;
  return {
    entity: rest.length === 0 && isRow ? entities.find((it) => it.path === path) : undefined,
    one: key === ':id',
  };
}

const inQuery = (name: string, description: string, schema: Schema = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  schema,
});
const listParameters = ({ filter, sort, pageSize }: Entity) => [
  inQuery('page', 'From 1; beyond the end, the last', { type: 'integer' }),
  inQuery('limit', `Rows a page: 1 to 100, without it ${pageSize}`, { type: 'integer' }),
  inQuery(
    'filter',
    `A JSON array of {by, value, operator?}; operator BETWEEN takes two values. by: ${filter.join(', ')}`,
  ),
  inQuery('sort', `JSON {by: [...], order: "asc"|"desc"}. by: ${sort.join(', ')}`),
];

const whoMay = (who: Who): string =>
  who === 'everyone' ? 'everyone' : 'rule' in who ? who.rule : [...new Set([...who, 'admin'])].join(', ');

function answerOf(method: string, entity: Entity | undefined, one: boolean, status: number) {
  if (status === 204) return { description: 'Done' };
  if (entity && method === 'GET') {
    const rows = { type: 'array', items: ref(entity.table) };
    return {
      description: 'Found',
      ...json(
        one
          ? { type: 'object', properties: { data: rows } }
          : { type: 'object', properties: { data: rows, meta: ref('Meta') } },
      ),
    };
  }
  return { description: 'Done', ...json({ type: 'object' }) };
}

const statusOf = (method: string, entity: Entity | undefined) =>
  method === 'DELETE' ? 204 : method === 'POST' && entity ? 201 : 200;

const schemaOf = (body: Shape | Schema): Schema => ('fields' in body ? bodyOf(body as Shape) : body);

function rowSent(method: string, entity: Entity): Schema | undefined {
  if (method === 'PUT') return bodyOf(entity, version);
  return method === 'POST' ? bodyOf(entity, {}) : undefined;
}

/** `pattern` is the route's path as the document names it. */
function operation(name: string, pattern: string, { who, summary, query = {}, ...route }: Route) {
  const [method = '', path = ''] = name.split(' ');
  const { entity, one } = entityOf(path);
  const status = route.status ?? statusOf(method, entity);
  const schema = route.body ? schemaOf(route.body) : entity && rowSent(method, entity);
  const parameters = [
    ...[...pattern.matchAll(/:([a-z]+)/gi)].map(([, it]) => ({
      name: it,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(method === 'GET' && entity && !one ? listParameters(entity) : []),
    ...Object.entries(query).map(([it, description]) => inQuery(it, description)),
  ];
  return {
    operationId: name.replace(/[^a-z]+/gi, '_').toLowerCase(),
    tags: [pattern.split('/')[2]],
    summary,
    description: `Who may: ${whoMay(who)}`,
    ...(who !== 'everyone' && { security: [{ session: [] }, {}] }),
    ...(parameters.length > 0 && { parameters }),
    ...(schema && { requestBody: json(schema, route.sends) }),
    responses: {
      [status]: answerOf(method, entity, one, status),
      default: { description: 'Not done', ...json(ref('Problem')) },
    },
  };
}

const problem = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string', description: 'What programs know the error by' },
    errors: {
      type: 'object',
      description: 'By field: what is wrong with it',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['message', 'code'],
};
const integer = { type: 'integer' };
const more = {
  type: 'boolean',
  description: 'There are more rows than total and more pages than pages: a later page counts further, to 10000',
};
const meta = { type: 'object', properties: { page: integer, pages: integer, total: integer, more } };

/** The whole API as OpenAPI 3.1, from what the routes and the entities say of themselves. */
export function documentOf(routes: Routes) {
  const paths: Record<string, Record<string, unknown>> = {};
  // A route for calls that ask more, '?all=1', is a parameter of the one that does not
  const plain = Object.entries(routes).filter(([it]) => !it.includes('?'));
  // A path that is read by a term and written by an id is one path, and may have one name only
  const named = new Map(plain.map(([name]) => name.split(' ')[1] ?? '').map((pattern) => [shapeOf(pattern), pattern]));
  for (const [name, route] of plain) {
    const [method = '', own = ''] = name.split(' ');
    const pattern = named.get(shapeOf(own)) ?? own;
    paths[pathOf(pattern)] = { ...paths[pathOf(pattern)], [method.toLowerCase()]: operation(name, pattern, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: airportName,
      version: '1',
      description:
        'Calls that change something must come from our own pages: ' +
        'Sec-Fetch-Site: same-origin, or our Origin. Texts are Polish.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problem, Meta: meta, ...Object.fromEntries(entities.map((it) => [it.table, rowOf(it)])) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Set by POST /api/fetch_client' },
      },
    },
  };
}
