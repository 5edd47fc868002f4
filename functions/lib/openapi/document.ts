import { airportName } from '../../../src/airport/identity.ts';
import { entities } from '../../../src/domain/index.ts';
import { type Routes, shapeOf } from '../http/route.ts';
import { allRequired, ref, rowOf } from '../http/schemas.ts';
import { operation } from './operation.ts';
import { problem } from './problem.ts';

const pathOf = (pattern: string) => pattern.replace(/:([a-z]+)/gi, '{$1}');

const text = { type: 'string' };
const key = { type: ['integer', 'string'] };
const integer = { type: 'integer' };
const more = {
  type: 'boolean',
  description: 'There are more rows than total, which is 10000 then, and more pages than pages: narrow the filter',
};
const counts = allRequired({ page: integer, pages: integer, total: integer });
const meta = { ...counts, properties: { ...counts.properties, more } };
const answers = {
  Created: allRequired({ data: allRequired({ id: key }), message: text }),
  Changed: allRequired({ data: allRequired({ id: key, version: integer }), message: text }),
  Done: allRequired({ message: text }),
};

/** The whole API as OpenAPI 3.1, from what the routes and the entities say of themselves. */
export function documentOf(routes: Routes) {
  const paths: Record<string, Record<string, unknown>> = {};
  // A route for calls that ask more, '?all=1', is a parameter of the one that does not
  const ownPaths = Object.entries(routes).filter(([path]) => !path.includes('?'));
  // A path that is read by a term and written by an id is one path, and may have one name only
  const named = new Map(
    ownPaths.map(([name]) => name.split(' ')[1] ?? '').map((pattern) => [shapeOf(pattern), pattern]),
  );
  for (const [name, route] of ownPaths) {
    const [method = '', path = ''] = name.split(' ');
    const pattern = named.get(shapeOf(path)) ?? path;
    const limited = Object.entries(routes).some(([it, { who }]) => it.startsWith(`${name}?`) && who !== 'everyone');
    const described = operation(name, pattern, route, limited);
    paths[pathOf(pattern)] = { ...paths[pathOf(pattern)], [method.toLowerCase()]: described };
  }
  const written = JSON.stringify(paths);
  const answered = entities.filter(({ table }) => written.includes(`"${ref(table).$ref}"`));
  return {
    openapi: '3.1.0',
    info: {
      title: airportName,
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Calls that change something must come from our own pages: ' +
        'Sec-Fetch-Site: same-origin, or our Origin. Texts are Polish.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        Problem: problem,
        Meta: meta,
        ...answers,
        ...Object.fromEntries(answered.map((it) => [it.table, rowOf(it)])),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Set by POST /api/fetch_client' },
        signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature', description: 'Of the card provider' },
      },
    },
  };
}
