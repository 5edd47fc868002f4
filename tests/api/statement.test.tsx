import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { formatSigned, type Statement, shownSums } from '../../src/domain/booking/statement.ts';
import { formatAmount } from '../../src/domain/language/amounts.ts';
import { dayOf, formatInstant } from '../../src/domain/language/days.ts';
import { deskOfAccount, deskOfLink } from '../../src/features/manage/booking.ts';
import { ManagedBooking } from '../../src/features/manage/ManagedBooking.tsx';
import { type Signed, signedIn } from '../support/accounts.ts';
import { buy, inDays, parkingBooking, seedCar, seedPrices } from '../support/bookings.ts';
import { call } from '../support/call.ts';
import { cardShop, intentOf } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { change, days, finalise, see, tokenOf } from '../support/managed-bookings.ts';

const shop = cardShop();
const post = mailCatcher();
let me: Signed;
let staff: Signed;
beforeAll(async () => {
  await seedPrices();
  [me, staff] = [await signedIn(), await signedIn('parking_staff')];
});
beforeEach(() => {
  post.mails = [];
});

let space = 0;
/** Three days from the tenth on, bought by a signed-in client: a link and an account hold it. */
async function bought() {
  const { json } = await buy(parkingBooking(++space, days(10, 12)), 15_000, { cookies: me.cookies });
  await shop.pay(intentOf(json));
  const { id } = (await finalise(json.order)).json.data;
  return { id, order: json.order, number: json.order_number, token: await tokenOf(post, json.order_number) };
}
type Bought = Awaited<ReturnType<typeof bought>>;

/** All that is read of it: on the page and on paper a line says the sum last, in a mail before what it was for. */
const told = ({ lines, ...sums }: Statement, inMail: boolean): string[] => [
  ...lines.map(({ at, what, why, amount }) => {
    const sum = formatSigned(amount);
    return [formatInstant(at), what, ...(inMail ? [sum, why] : [why, sum])].join(' ');
  }),
  ...shownSums({ lines, ...sums }).map(({ name, amount }) => `${name} ${formatSigned(amount)}`),
];
const wordsOf = (text: string) => text.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll('&nbsp;', '\u00a0');
/** Its words without what separates them, for a page, a table and a text do that each in its way. */
const solid = (text: string) => text.replace(/[\s:,]+/g, '');

const own = async ({ id }: Bought) =>
  (
    await call('GET', `/api/parking?userEmail=${encodeURIComponent(me.email)}&limit=100`, { cookies: me.cookies })
  ).json.data.find((it: { id: number }) => it.id === id);
const ofOwner = (path: string) => call('GET', `/api/${path}`, { cookies: me.cookies });
const ofStaff = async ({ id }: Bought) => (await call('GET', `/api/parking/${id}`, { cookies: staff.cookies })).json;

/** The statement as its page and print, the order, one's own list and export, the staff's list and the mail show it. */
async function demandOneStatement(it: Bought, mailed = true): Promise<Statement> {
  const booking = (await see(it.token)).json.data[0];
  const { statement } = booking;
  const listed = await own(it);
  expect(listed.statement, 'the list of its owner').toEqual(statement);
  expect(listed.order_paid, 'its figure').toBe(statement.total);
  const opened = (await ofOwner(String(deskOfAccount('parking', it.id).booking))).json.data[0];
  expect(opened.statement, 'what it opens, and prints').toEqual(statement);
  const exported = (await ofOwner('my-data')).json.data[0].parking.find(({ id }: Bought) => id === it.id);
  expect(exported.order_paid, 'the export').toBe(statement.total);
  const readable = wordsOf((await ofOwner('my-data.html')).text).split(it.number)[1];
  const sum = formatAmount(statement.total);
  expect(solid(readable ?? ''), 'the export to read').toContain(solid(`Wpłacono ${sum} Do zapłaty`));
  expect((await ofStaff(it)).data[0].order_paid, 'the list of the staff').toBe(statement.total);
  expect((await call('GET', `/api/orders/${it.order}`)).json.data[0].statement, 'the order').toEqual(statement);
  const page = renderToStaticMarkup(
    <ManagedBooking booking={booking} desk={deskOfLink(it.token)} reread={() => undefined} />,
  );
  const [print, rest] = page.split(/(?<=<\/section>)/, 2);
  const parts: [string, string | undefined][] = [
    ['the print', print],
    ['the page', page.slice(print?.length)],
  ];
  expect(rest).toBeDefined();
  if (mailed) {
    const mail = post.mails.filter(({ text = '' }) => text.includes(it.number)).at(-1);
    parts.push(['the mail', mail?.html], ['the text of the mail', mail?.text]);
  }
  for (const [where, text = ''] of parts)
    for (const words of told(statement, where.includes('mail')))
      expect(solid(wordsOf(text)), where).toContain(solid(words));
  expect(statement.paid - statement.returned - statement.returning).toBe(statement.total);
  return statement;
}
const figures = ({ paid, returned, returning, total }: Statement) =>
  [paid, returned, returning, total].map((it) => it / 100);

test('the sums of one booking are equal everywhere after each of seven changes', async () => {
  const it = await bought();
  expect(figures(await demandOneStatement(it))).toEqual([150, 0, 0, 150]);

  // A day more, by the link
  const more = await change(it.token, 10, 13, 5_000);
  await shop.pay(intentOf(more.json));
  await finalise(more.json.order);
  await runJob('outbox');
  expect(figures(await demandOneStatement(it))).toEqual([200, 0, 0, 200]);

  // Three days fewer, by the link
  expect((await change(it.token, 10, 10, -15_000)).status).toBe(200);
  await runJob('outbox');
  expect(figures(await demandOneStatement(it))).toEqual([200, 150, 0, 50]);

  // Another plate, by the link
  expect((await call('PATCH', `/api/rezerwacja/${it.token}`, { body: { license_plate: 'GD 12KB' } })).status).toBe(200);
  await runJob('outbox');
  expect(figures(await demandOneStatement(it))).toEqual([200, 150, 0, 50]);

  // Other dates, dearer, by the link
  const dearer = await change(it.token, 20, 23, 15_000);
  await shop.pay(intentOf(dearer.json));
  await finalise(dearer.json.order);
  await runJob('outbox');
  expect(figures(await demandOneStatement(it))).toEqual([350, 150, 0, 200]);

  // Other dates, cheaper, by the staff
  const { version } = (await ofStaff(it)).data[0];
  const body = { version, since: `${inDays(30)} 00:00:00`, until: `${inDays(31)} 00:00:00`, amount: 10_000 };
  expect((await call('PATCH', `/api/parking/${it.id}`, { body, cookies: staff.cookies })).status).toBe(200);
  await runJob('outbox');
  expect(figures(await demandOneStatement(it))).toEqual([350, 250, 0, 100]);

  // Cancelled, by the account
  const cancelled = await call('POST', `/api/parking/${it.id}/cancel`, {
    body: { amount: 10_000 },
    cookies: me.cookies,
  });
  expect(cancelled.status).toBe(200);
  await runJob('outbox');
  const statement = await demandOneStatement(it);
  expect(figures(statement)).toEqual([350, 250, 100, 0]);
  const day = (n: number) => dayOf(`${inDays(n)}T12:00:00Z`).slice(8);
  expect(statement.lines.map(({ what, why }) => `${what} ${why}`.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Zapłata 3 dni × 50,00 zł, karta •••• 4242$/),
    expect.stringMatching(new RegExp(`^Dopłata dodany dzień .. ${day(13)}\\.\\d\\d, 1 × 50,00 zł, karta ••`)),
    expect.stringMatching(/^Zwrot krócej o 3 dni \(.*\), karta •••• 4242, na koncie najpóźniej /),
    expect.stringMatching(/^Dopłata nowe daty .*, karta •••• 4242$/),
    expect.stringMatching(/^Zwrot nowe daty .*, karta •••• 4242, na koncie najpóźniej /),
    expect.stringMatching(/^Zwrot anulowanie, karta •••• 4242, na koncie najpóźniej /),
  ]);
});

test('a refused refund that is sent again goes back for the reason of its cancelling', async () => {
  const it = await bought();
  const body = { status: 'CANCELLED', refund: true, amount: 15_000, reason: 'Remont poziomu A' };
  expect((await call('PATCH', `/api/parking/${it.id}`, { body, cookies: staff.cookies })).status).toBe(200);
  const [refund] = await query<{ id: number }>(
    'select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
    [it.order],
  );
  await query(`update refunds set state = 'FAILED', create_time = create_time - interval '2 days' where id = $1`, [
    refund?.id,
  ]);
  await query('select retry_refund($1)', [refund?.id]);
  const { statement } = (await see(it.token)).json.data[0];
  expect(figures(statement)).toEqual([150, 0, 150, 0]);
  expect(statement.lines.at(-1)?.why).toMatch(/^Remont poziomu A, karta/);
});

test('a surcharge for a dearer car is not told as one for days that were given for nothing', async () => {
  const clerk = await signedIn('rental_staff');
  const write = (method: string, path: string, body: object) =>
    call(method, `/api/${path}`, { body, cookies: clerk.cookies });
  const pay = (id: number, amount: number) => write('POST', `rent/${id}/payments`, { method: 'CASH', amount });
  const contact = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207' };
  const sold = { status: 'PENDING', Cars_id: await seedCar(100), ...contact, ...days(3, 4) };
  const { id } = (await write('POST', 'rent', sold)).json.data;
  await pay(id, 20_000);
  const linesOf = async () => {
    const { link } = (await call('GET', `/api/rent/${id}/payments`, { cookies: clerk.cookies })).json.data[0];
    const { statement } = (await see(link.split('/').at(-1))).json.data[0];
    return statement.lines.map(({ what, why }: { what: string; why: string }) =>
      `${what} ${why}`.replaceAll('\u00a0', ' '),
    );
  };
  await write('PATCH', `rent/${id}`, { until: days(3, 5).until });
  await write('PATCH', `rent/${id}`, { Cars_id: await seedCar(150), charge: true });
  expect((await pay(id, 15_000)).status).toBe(201);
  expect(await linesOf()).toEqual(['Zapłata 2 dni × 100,00 zł, gotówka', 'Dopłata gotówka']);
  // A day that is asked for, with a dearer car: what it pays for is more than the day
  await write('PATCH', `rent/${id}`, { until: days(3, 6).until, charge: true });
  await write('PATCH', `rent/${id}`, { Cars_id: await seedCar(200), charge: true });
  expect((await pay(id, 35_000)).status).toBe(201);
  expect((await linesOf()).at(-1)).toBe('Dopłata gotówka');
  await write('PATCH', `rent/${id}`, { until: days(3, 7).until });
  await write('PATCH', `rent/${id}`, { until: days(3, 8).until, charge: true });
  expect((await pay(id, 20_000)).status).toBe(201);
  expect((await linesOf()).at(-1)).toMatch(/^Dopłata dodany dzień .*, gotówka$/);
});
