import { addDays, formatTime, today, wireDay } from '../../src/domain/language/days.ts';
import { expect, test } from '../support/journey.ts';
import { startSession } from './account-steps.ts';
import { newCar } from './fleet-steps.ts';

test('a day of cash is sold, partly given back, counted, closed, and stands on one sheet', async ({ page, site }) => {
  const { id: Cars_id, plate } = await newCar(site, 'Zastava');
  // A till of its own: what others sell meanwhile is not in it
  const email = `kasa-${plate.toLowerCase()}@lotnisko.example`;
  await site.query(
    `insert into users (email, first_name, last_name, role, password_hash)
     select $1, 'Renata', 'Sikora', role, password_hash from users where email = 'rental_staff@lotnisko.example'`,
    [email],
  );
  const headers = { 'sec-fetch-site': 'same-origin' };
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`${site.url}/api/${path}`, { method, data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await startSession(page, email, 'demo-rental_staff-2026');
  const stay = { since: wireDay(addDays(today(), 5)), until: wireDay(addDays(today(), 6)) };
  const buyer = { first_name: 'Zofia', last_name: 'Mazur', phone: '601 884 207' };
  const { data } = await send('POST', 'rent', { Cars_id, status: 'PENDING', ...stay, ...buyer });
  await send('POST', `rent/${data.id}/payments`, { method: 'CASH', amount: 20_000 });
  // A day less
  await send('PATCH', `rent/${data.id}`, { until: stay.since, amount: 10_000 });
  const { data: money } = await (await page.request.get(`${site.url}/api/rent/${data.id}/payments`)).json();
  await send('POST', `rent/${data.id}/refunds/${money[0].refunds[0].id}`, { amount: 10_000 });

  await page.goto('/zarzadzanie/kasa');
  const paper = page.getByRole('article');
  const rowIn = (table: string, name: string) => paper.getByRole('table', { name: table }).getByRole('row', { name });
  await expect(rowIn('Sumy dnia', 'Gotówka')).toHaveText(/200,00\szł−100,00\szł100,00\szł/);
  await expect(rowIn('Operacje dnia', 'Sprzedaż')).toContainText(`Zofia Mazur, ${plate}`);
  await page.getByLabel('100 zł ×').fill('1');
  await page.getByRole('button', { name: /^Zamknij dzień, oddaję 100,00\szł/ }).click();
  await expect(page.getByText(/^Zamknięte o/)).toBeVisible();
  await expect(page.getByLabel('100 zł ×')).toHaveCount(0);
  const [closing] = await site.query<{ closed_at: Date }>(
    `select c.* from closings c join users u on u.id = c.employee_id where u.email = $1`,
    [email],
  );
  expect(closing).toMatchObject({ counted: 10_000, cash_in: 20_000, cash_out: 10_000, reason: null });
  await expect(page.getByText(`Zamknięte o ${formatTime(closing?.closed_at ?? 0)}`)).toBeVisible();
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByText('oddaje: Renata Sikora')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Drukuj/ })).toBeHidden();
});
