import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../netlify/local/listen.ts';

interface Value {
  id: string;
  context: string;
  context_parameter?: string;
  value: string;
}
/** What the stand-ins for Neon and Netlify hold. */
let branches: { id: string; name: string; default: boolean; parent_id?: string }[];
let variables: Record<string, Value[]>;
let busy = 0;
beforeEach(() => {
  branches = [
    { id: 'br-1', name: 'production', default: true },
    { id: 'br-2', name: 'empty', default: false },
  ];
  const names = ['DATABASE_URL', 'DATABASE_URL_UNPOOLED', 'SECRET'];
  variables = Object.fromEntries(names.map((name) => [name, [{ id: `${name}-1`, context: 'production', value: 'p' }]]));
  busy = 0;
});

// biome-ignore lint/suspicious/noExplicitAny: what a client sends may be anything
function answer(call: string, query: URLSearchParams, body: any): [number, object?] {
  const [, name = ''] = /\/env\/(\w+)/.exec(call) ?? [];
  if (call === 'GET /sites/site') return [200, { build_settings: { repo_branch: 'main' } }];
  if (call === 'GET /projects/p/branches') return [200, { branches }];
  if (call === 'POST /projects/p/branches') {
    if (busy-- > 0) return [423, { message: 'project already has running operations' }];
    const made = { id: `br-${branches.length + 1}`, default: false, ...body.branch };
    if (body.endpoints?.[0]?.type !== 'read_write') return [400, { message: 'nobody could connect' }];
    branches.push(made);
    return [201, { branch: made }];
  }
  if (/^GET .*\/databases$/.test(call)) return [200, { databases: [{ name: 'airport', owner_name: 'owner' }] }];
  if (call === 'GET /projects/p/connection_uri') {
    const host = `${query.get('branch_id')}${query.get('pooled') === 'true' ? '-pooler' : ''}.neon.example`;
    return [200, { uri: `postgres://${query.get('role_name')}:x@${host}/${query.get('database_name')}` }];
  }
  if (call.startsWith('DELETE /projects/p/branches/')) {
    branches = branches.filter(({ id }) => !call.endsWith(id));
    return [200, {}];
  }
  const values = variables[name];
  if (!values || query.get('site_id') !== 'site') return [404, { message: 'not found' }];
  if (call.startsWith('PATCH')) {
    const others = values.filter((it) => it.context_parameter !== body.context_parameter);
    variables[name] = [...others, { id: `${name}-${body.context_parameter}`, ...body }];
    return [201, {}];
  }
  if (call.startsWith('DELETE')) {
    variables[name] = values.filter(({ id }) => !call.endsWith(`/value/${id}`));
    return [204];
  }
  return [200, { key: name, values }];
}

/** `npm run preview` against the stand-ins. */
async function preview(args: string[], more: Record<string, string> = {}) {
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const part of request) sent += part;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const isKnown = request.headers.authorization === 'Bearer key';
    const call = `${request.method} ${pathname}`;
    const [status, body] = isKnown ? answer(call, searchParams, sent && JSON.parse(sent)) : [401, {}];
    response.writeHead(status).end(body && JSON.stringify(body));
  });
  const { port } = await listen(server, 0, ['127.0.0.1']);
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PATH: process.env.PATH, NEON_API_URL: url, NETLIFY_API_URL: url, NEON_API_KEY: 'key' },
    ...{ NEON_PROJECT_ID: 'p', NEON_PREVIEW_PARENT: 'empty', NETLIFY_AUTH_TOKEN: 'key' },
    ...{ NETLIFY_ACCOUNT: 'team', NETLIFY_SITE_ID: 'site', ...more },
  };
  return promisify(execFile)(process.execPath, ['netlify/commands/preview.ts', ...args], { env }).catch((it) => it);
}

const givenTo = (name: string, branch: string) =>
  variables[name]?.find((it) => it.context === 'branch' && it.context_parameter === branch)?.value ?? '';

test('a preview gets a branch of the empty database and a SECRET, which no other has', async () => {
  await preview(['create', 'blue']);
  const { stdout } = await preview(['create', 'red/door']);
  expect(branches.slice(2)).toMatchObject([
    { name: 'preview/blue', parent_id: 'br-2' },
    { name: 'preview/red/door', parent_id: 'br-2' },
  ]);
  expect(givenTo('DATABASE_URL', 'red/door')).toBe('postgres://owner:x@br-4-pooler.neon.example/airport');
  expect(givenTo('DATABASE_URL_UNPOOLED', 'red/door')).toBe('postgres://owner:x@br-4.neon.example/airport');
  expect(givenTo('SECRET', 'red/door')).toMatch(/^[0-9a-f]{64}$/);
  expect(givenTo('SECRET', 'red/door')).not.toBe(givenTo('SECRET', 'blue'));
  expect(variables.SECRET?.[0], 'production keeps its own').toMatchObject({ context: 'production', value: 'p' });
  expect(stdout, 'a log is read by many').not.toContain(givenTo('SECRET', 'red/door'));
});

test('what was cut short is done by running it again, and a busy project is waited for', async () => {
  busy = 1;
  const before = variables.SECRET;
  delete variables.SECRET;
  expect((await preview(['create', 'blue'])).stderr).toContain('/env/SECRET');
  if (before) variables.SECRET = before;
  await preview(['create', 'blue']);
  expect(branches.filter(({ name }) => name === 'preview/blue')).toHaveLength(1);
  expect(givenTo('SECRET', 'blue')).toMatch(/^[0-9a-f]{64}$/);
});

test('a preview that is over takes its database and its settings along, and nothing of others', async () => {
  await preview(['create', 'blue']);
  await preview(['create', 'red']);
  await preview(['delete', 'blue']);
  expect(branches.map(({ name }) => name)).toEqual(['production', 'empty', 'preview/red']);
  expect([givenTo('SECRET', 'blue'), givenTo('DATABASE_URL', 'blue')]).toEqual(['', '']);
  expect(givenTo('SECRET', 'red')).not.toBe('');
  expect((await preview(['delete', 'blue'])).stdout).toContain('had no database');
});

test.each([
  ['a copy of production’s database', ['create', 'blue'], { NEON_PREVIEW_PARENT: 'production' }, 'default branch'],
  ['a parent that is not there', ['create', 'blue'], { NEON_PREVIEW_PARENT: 'none' }, 'no branch none'],
  ['the branch of production', ['create', 'main'], {}, 'it is no preview'],
  ['the end of production', ['delete', 'main'], {}, 'it is no preview'],
  ['a wrong key', ['create', 'blue'], { NEON_API_KEY: 'old' }, 'answers 401'],
  ['a setting that is missing', ['create', 'blue'], { NEON_PROJECT_ID: '' }, 'NEON_PROJECT_ID is not set'],
])('%s is refused, and nothing changes', async (_, args, env, told) => {
  const before = structuredClone({ branches, variables });
  const { stderr } = await preview(args, env);
  expect(stderr).toContain(told);
  expect(stderr).not.toContain(' at ');
  expect({ branches, variables }).toEqual(before);
});
