import { entities } from '../../../src/domain/index.ts';
import type { Entity, Shape } from '../../../src/domain/kernel/entity.ts';
import * as pages from '../../../src/domain/site/paths.ts';
import type { Route, Who } from '../http/route.ts';
import { bodyOf, changeOf, changeSomeOf, type Schema } from '../http/schemas.ts';
import { answerOf, json, refusalsOf } from './answers.ts';

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
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Made by the caller: the same call with the same key is done once, and gets the same answer again',
  schema: { type: 'string', maxLength: 100 },
};
const listParameters = ({ filter, sort, pageSize }: Entity) => [
  inQuery('page', 'From 1; beyond the end, the last', { type: 'integer' }),
  inQuery('limit', `Rows a page: 1 to 100, without it ${pageSize}`, { type: 'integer' }),
  inQuery(
    'filter',
    `A JSON array of {by, value, operator?}; without an operator =, IN takes up to 50 values, BETWEEN two. ` +
      `by: ${Object.entries(filter)
        .map(([by, operators]) => `${by} (${operators.join(', ')})`)
        .join(', ')}`,
  ),
  inQuery('sort', `JSON {by: [...], order: "asc"|"desc"}. by: ${sort.join(', ')}`),
];

const whoMay = (who: Who): string =>
  who === 'everyone' ? 'everyone' : 'rule' in who ? who.rule : [...new Set([...who, 'admin'])].join(', ');

/** A rule may let guests pass, who have no session. */
function securityOf({ who, anyOrigin }: Route) {
  if (who === 'everyone') return [];
  if (anyOrigin) return [{ signature: [] }];
  return 'rule' in who ? [{ session: [] }, {}] : [{ session: [] }];
}

const schemaOf = (body: Shape | Schema): Schema => ('fields' in body ? bodyOf(body as Shape) : body);

function rowSent(method: string, entity: Entity): Schema | undefined {
  if (method === 'PUT') return changeOf(entity);
  if (method === 'PATCH') return changeSomeOf(entity);
  return method === 'POST' ? bodyOf(entity) : undefined;
}

/**
 * One call; `pattern` is the route's path as the document names it. It is `limited` where not everybody may ask for
 * more by its query.
 */
export function operation(name: string, pattern: string, route: Route, limited: boolean) {
  const { who, summary, query = {}, sends } = route;
  const [method = '', path = ''] = name.split(' ');
  const { entity, one } = entityOf(path);
  const isList = method === 'GET' && entity && !one;
  const schema = route.body ? schemaOf(route.body) : entity && rowSent(method, entity);
  const takesKey = method === 'POST' && Boolean(entity || route.takesKey);
  const inPath = [...pattern.matchAll(/:([a-z]+)/gi)].map(([, parameter]) => parameter);
  const parameters = [
    ...inPath.map((parameter) => ({ name: parameter, in: 'path', required: true, schema: { type: 'string' } })),
    ...(isList ? listParameters(entity) : []),
    ...Object.entries(query).map(([parameter, description]) => inQuery(parameter, description)),
    ...(takesKey ? [idempotencyKey] : []),
  ];
  return {
    operationId: name.replace(/[^a-z]+/gi, '_').toLowerCase(),
    tags: [pattern.split(/[/.]/)[2]],
    summary,
    description: `Who may: ${whoMay(who)}`,
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(schema && { requestBody: { required: true, ...json(schema, sends) } }),
    responses: {
      ...refusalsOf(method, route, {
        names: inPath.length > 0,
        sends: Boolean(schema),
        entity: Boolean(entity),
        takesKey,
        limited,
      }),
      // Last: what a route says of an answer itself
      ...answerOf(method, route, entity, one),
    },
  };
}
