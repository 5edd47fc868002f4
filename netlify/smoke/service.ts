import { type Check, demand } from './check.ts';

const oldestNode = 24;

/** The API, what runs it, and where. */
export const serviceChecks: Check[] = [
  {
    name: 'the service reaches its database',
    run: async ({ get }) => {
      const { status, json } = await get('/api/health');
      demand(status === 200 && json?.database === true, `/api/health answers ${status}: look at DATABASE_URL`);
    },
  },
  {
    name: `functions run on Node ${oldestNode} or newer`,
    run: async ({ get }) => {
      const runtime = String((await get('/api/health')).json?.runtime);
      const version = Number(runtime.match(/^node (\d+)$/)?.[1]);
      demand(
        version >= oldestNode,
        `they run on '${runtime}': set AWS_LAMBDA_JS_RUNTIME to nodejs${oldestNode}.x and deploy again`,
      );
    },
  },
  {
    name: 'functions run in the region of their database',
    run: async ({ get }) => {
      const { region, database_region: ofDatabase } = (await get('/api/health')).json ?? {};
      // One's own machine has none, and not every database tells
      if (!region || !ofDatabase) return;
      demand(
        region === ofDatabase,
        `functions run in ${region}, the database in ${ofDatabase}: choose that region for the functions`,
      );
    },
  },
  {
    name: 'no job stands still, and no message or refund waits for a person',
    run: async ({ get }) => {
      const { jobs, dead_letters: given } = (await get('/api/health')).json ?? {};
      const late = (jobs ?? []).filter((it: { late: boolean }) => it.late).map((it: { name: string }) => it.name);
      demand(late.length === 0, `late: ${late.join(', ')}. The host's list of scheduled functions says why`);
      demand(!given, `${given} to settle in the section System`);
    },
  },
  ...['flights', 'announcements', 'cars', 'offer', 'contact-info', 'parking'].map(
    (name): Check => ({
      name: `/api/${name} answers`,
      run: async ({ get }) => {
        const { status, json } = await get(`/api/${name}`);
        demand(status === 200 && json?.data, `it answers ${status}`);
      },
    }),
  ),
  {
    name: 'the API describes itself',
    run: async ({ get }) => {
      const { status, json } = await get('/api/openapi.json');
      demand(status === 200 && json?.openapi?.startsWith('3.'), `it answers ${status}`);
    },
  },
  {
    name: 'a write from another site is refused',
    run: async ({ origin }) => {
      const { status } = await fetch(new URL('/api/fetch_client', origin), {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
        body: '{}',
      });
      demand(status === 403, `it answers ${status}`);
    },
  },
];
