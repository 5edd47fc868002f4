import { beforeAll, describe, expect, test, vi } from 'vitest';
import { newsEdge } from '../../src/features/announcements/fill-news.ts';
import { importantEdge } from '../../src/features/home/fill-important.ts';
import { person, signIn } from '../support/accounts.ts';
import { call } from '../support/call.ts';
import { query } from '../support/database.ts';
import { filledPages, island } from '../support/filled-pages.ts';
import { inRow } from '../support/round-trips.ts';
import { seedFlight } from '../support/travel.ts';

const news = [
  '<airport-news data-path="x">',
  '<ul data-read-at="1"><li data-until="old">old news</li></ul>',
  '<p>failed</p></airport-news>',
].join(newsEdge);
filledPages({
  home: [
    '<head></head>',
    '<main>',
    importantEdge.repeat(2),
    '</main>',
    ...['Board', 'Offer', 'Contact'].map(island),
    news,
  ].join(''),
  schedule: island('Schedule'),
  announcement: '<title></title>',
  flight: '<template id="filled">{{number}}</template>',
});

beforeAll(async () => {
  await seedFlight('LO3844');
  await seedFlight('W61743');
  await query(`update flights set is_departure = false where id = 'W61743'`);
  await query(
    `insert into announcements (title, content, valid_until, travel)
     values ('Nowe <b>', 'Zmiana w hali', now() + interval '1 day', true)`,
  );
  await query(
    `insert into announcements (title, content, valid_until, valid_from, draft)
     values ('Jeszcze szkic', 'x', now() + interval '1 day', null, true),
            ('Dopiero jutro', 'x', now() + interval '2 days', now() + interval '1 day', false)`,
  );
});

const propsOf = (html: string, name: string) =>
  new RegExp(`component-export="${name}" props='([^']*)'`).exec(html)?.[1] ?? '';

test('the home page has departures, arrivals, news, offer and contact of now, also in props', async () => {
  const { status, text, headers } = await call('GET', '/');
  expect([status, headers.get('content-security-policy')]).toEqual([200, 'built']);
  const [, departures = '', arrivals = ''] = text.split('<table');
  expect([departures.includes('LO 3844'), arrivals.includes('LO 3844')]).toEqual([true, false]);
  expect([departures.includes('W6 1743'), arrivals.includes('W6 1743')]).toEqual([false, true]);
  expect(text).not.toMatch(/Jeszcze szkic|Dopiero jutro/);
  expect(text).not.toContain('waiting Board');
  expect(propsOf(text, 'Board')).toContain('LO3844');
  expect(text).toMatch(/<ul [^>]*data-read-at="\d+"><li [^>]*data-until="\d{4}-[^"]+">/);
  expect(text).toMatch(/<time data-of="create_time" dateTime="\d{4}-[^"]+">\d{2}\.\d{2}\.\d{4}<\/time>/);
  expect(text).toMatch(/<span data-part="travel">.*<a data-of="title" href="\/ogloszenia\/\d+">Nowe &lt;b&gt;<\/a>/);
  expect(text).toMatch(/data-of="content">Zmiana w\u00a0hali<\/p>/);
  expect(text).toContain('<p>failed</p></airport-news>');
  expect(text).not.toMatch(/old news|data-read-at="1"/);
});

test('of a long announcement the home page carries only as much as it shows', async () => {
  await query(
    `insert into announcements (title, content, valid_until, travel)
     values ('Długie', repeat('Lotnisko działa. ', 235), now() + interval '1 h', true)`,
  );
  const { text } = await call('GET', '/');
  await query(`delete from announcements where title = 'Długie'`);
  const times = [importantOf(text), /<airport-news.*<\/airport-news>/s.exec(text)?.[0]].map(
    (part) => part?.match(/Lotnisko/g)?.length,
  );
  expect(times).toEqual([9, 25]);
});

const importantOf = (html: string) => /<main>(.*?)<\/main>/s.exec(html)?.[1] ?? '';

test('above the board stands the newest announcement that concerns travellers and holds now', async () => {
  await query(
    `insert into announcements (title, content, travel, draft, create_time, valid_until)
     select title, 'Bilet zmienisz bez opłat', travel, draft, now() + created, now() + until
     from (values ('Strajk kontrolerów', true, false, interval '1 s', interval '1 h'),
                  ('Szkic o strajku', true, true, '2 s', '1 h'),
                  ('Po strajku', true, false, '-2 h', '-1 h'),
                  ('Nowa kawiarnia 1', false, false, '3 s', '1 h'),
                  ('Nowa kawiarnia 2', false, false, '3 s', '1 h'),
                  ('Nowa kawiarnia 3', false, false, '3 s', '1 h')) as v (title, travel, draft, created, until)`,
  );
  const { text } = await call('GET', '/');
  expect(importantOf(text)).toMatch(
    /aria-label="Ważne ogłoszenie" data-gone-from="\d{13}".*<strong>Strajk kontrolerów</,
  );
  expect(importantOf(text)).toMatch(/Bilet zmienisz bez opłat <a href="\/ogloszenia\/\d+">Co zrobić<\/a>/);
  expect(importantOf(text)).toMatch(/Ważne do \p{L}+\u00a0\d\d\.\d\d, godz\.\u00a0\d\d:\d\d, ogłoszono /u);
  expect(importantOf(text)).not.toMatch(/kawiarnia|Szkic|Po strajku|Nowe/);
  await query(`delete from announcements where title ~ 'kawiarnia|strajku|Strajk'`);
});

test('where no announcement concerns travellers, nothing stands above the board', async () => {
  await query(`update announcements set travel = false where title = 'Nowe <b>'`);
  expect(importantOf((await call('GET', '/')).text)).toBe(importantEdge.repeat(2));
  await query(`update announcements set travel = true where title = 'Nowe <b>'`);
});

test('a change is told by the next answer', async () => {
  await query(`update flights set status = 'CANCELED' where id = 'LO3844'`);
  expect((await call('GET', '/')).text).toContain('Anulowany');
  await query(`update flights set status = 'SCHEDULED' where id = 'LO3844'`);
  expect((await call('GET', '/')).text).not.toContain('Anulowany');
});

test('the schedule tells the flights that its address asks for', async () => {
  expect((await call('GET', '/harmonogram')).text).toMatch(/LO 3844(?![\s\S]*W6 1743)/);
  expect((await call('GET', '/Harmonogram?isarrdep=arrival&utm_source=x')).text).toMatch(/W6 1743(?![\s\S]*LO 3844)/);
  const { text } = await call('GET', '/harmonogram?search=Gdzieindziej');
  expect(text).toContain('Brak danych');
  expect(propsOf(text, 'Schedule')).toContain('"question":[0,"search=Gdzieindziej"]');
});

test('an address that no schedule has asks for what can be read of it', async () => {
  const { status, text } = await call('GET', '/harmonogram?page=-7&sort=nothing&status=GONE&departure=x..y&day=never');
  expect([status, text.includes('LO 3844')]).toEqual([200, true]);
});

test('a page is one call of the database, whatever it tells', async () => {
  const [{ id } = {}] = await query(`select id from announcements where title = 'Nowe <b>'`);
  for (const path of ['/', '/harmonogram', '/lot/LO3844', `/ogloszenia/${id}`]) {
    const { status, inRow: calls } = await inRow('GET', path);
    expect([path, status, calls]).toEqual([path, 200, 1]);
  }
});

describe('at the CDN', () => {
  const ofCdn = (headers: Headers) =>
    ['cache-control', 'netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary'].map((it) => headers.get(it));

  test('a page is kept for half a minute, by its own parameters alone', async () => {
    const [shared, half] = ['public, max-age=0, must-revalidate', 'public, s-maxage=30, stale-while-revalidate=30'];
    expect(ofCdn((await call('GET', '/')).headers)).toEqual([
      shared,
      half,
      'flights,announcements,offer,contact-info',
      'query=none',
    ]);
    expect(ofCdn((await call('GET', '/harmonogram?page=2')).headers)).toEqual([
      shared,
      half,
      'flights,contact-info',
      expect.stringMatching(/^query=isarrdep\|search\|day\|page\|/),
    ]);
  });

  test('a page is the same for who is signed in', async () => {
    const cookies = await signIn(await person('client'));
    const [guest, client] = [
      await call('GET', '/'),
      await call('GET', '/', { cookies: { ...cookies, signed_in: '1' } }),
    ];
    expect(ofCdn(client.headers)).toEqual(ofCdn(guest.headers));
  });

  test('the page of a flight is kept as long', async () => {
    const { text, headers } = await call('GET', '/lot/LO3844');
    expect(text).toBe('LO 3844');
    expect(ofCdn(headers).slice(1)).toEqual([
      'public, s-maxage=30, stale-while-revalidate=30',
      'flights,flight_data',
      'query=none',
    ]);
  });
});

test.each(['/', '/harmonogram'])(
  'without a database %s waits, is not cached and tells no old flights',
  async (path) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('DATABASE_URL', 'postgres://nobody:x@127.0.0.1:9/nothing');
    const { status, text, headers } = await call('GET', path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(text).toContain(`waiting ${path === '/' ? 'Board' : 'Schedule'}`);
    expect(errors).toHaveBeenCalled();
    errors.mockRestore();
    vi.stubEnv('DATABASE_URL', undefined);
  },
);
