import { setTimeout } from 'node:timers/promises';
import { type Check, demand, type Means } from './check.ts';
import { startVisit, type Visit } from './visit.ts';

/** The CDN keeps a public answer a minute and may show the old one once more while it fetches the next. */
const longestUnseen = 125_000;
const title = 'Sprawdzenie po wdrożeniu';

async function signIn(visit: Visit, account: NonNullable<Means['account']>): Promise<void> {
  const { status, json } = await visit.ask('POST', '/api/fetch_client', account);
  demand(status === 200 && json?.auth === true, `signing in answers ${status}: ${json?.message}`);
}

const isShown = async (origin: string): Promise<boolean> => {
  const { json } = await startVisit(origin).get('/api/announcements');
  return json?.data?.some((it: { title: string }) => it.title === title);
};

async function waitUntil(holds: () => Promise<boolean>, words: string): Promise<void> {
  for (const end = Date.now() + longestUnseen; !(await holds()); await setTimeout(2_000))
    demand(Date.now() < end, words);
}

/** What only somebody with an account may do. They leave nothing: the announcement goes, and the session ends. */
export const staffChecks = (account: NonNullable<Means['account']>): Check[] => [
  {
    name: 'one signs in, is known, and signs out',
    run: async ({ origin }) => {
      const visit = startVisit(origin);
      await signIn(visit, account);
      const cookie = [...visit.cookies].find(([name]) => name.endsWith('session'))?.[1] ?? '';
      demand(
        /HttpOnly/.test(cookie) && /SameSite=Strict/.test(cookie),
        'the cookie of the session can be read or sent',
      );
      demand(!origin.startsWith('https:') || /Secure/.test(cookie), 'the cookie of the session is not Secure');
      const signedIn = await visit.get('/api/authenticate');
      demand(signedIn.status === 200, `whoever is signed in is answered ${signedIn.status}`);
      await visit.get('/api/logout');
      const gone = await visit.get('/api/authenticate');
      demand(gone.status === 401, `whoever signed out is answered ${gone.status}`);
    },
  },
  {
    name: 'what staff write is seen by visitors within two minutes, and so is its end',
    run: async ({ origin }) => {
      const visit = startVisit(origin);
      await signIn(visit, account);
      const valid_until = new Date(Date.now() + 10 * 60_000).toISOString();
      const text = { title, content: `${title}. Zniknie za chwilę.` };
      const added = await visit.ask('POST', '/api/announcements', {
        ...text,
        valid_until,
        travel: false,
        draft: false,
      });
      demand(added.status === 201, `adding answers ${added.status}: ${added.json?.message}`);
      try {
        await waitUntil(() => isShown(origin), 'visitors do not see it');
      } finally {
        const removed = await visit.ask('DELETE', `/api/announcements/${added.json.data.id}`);
        await visit.get('/api/logout');
        demand(removed.status === 204, `the announcement '${title}' stays: removing it answers ${removed.status}`);
      }
      await waitUntil(async () => !(await isShown(origin)), 'visitors see it after it was removed');
    },
  },
];
