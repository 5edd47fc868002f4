import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Section } from '../../src/admin/sections/parking-rezerwacje/Section.tsx';
import { statementOf } from '../../src/domain/booking/statement.ts';
import { addDays, startOf, today } from '../../src/domain/language/days.ts';
import { dropToasts } from '../../src/ui/overlays.ts';
import { paidFor } from '../support/movements.ts';
import { openSection, radixIsThere } from '../support/screen.tsx';

beforeAll(radixIsThere);
afterEach(() => {
  cleanup();
  dropToasts();
  vi.unstubAllGlobals();
});

const at = (days: number) => new Date(startOf(addDays(today(), days))).toISOString();
const booking = {
  ...{ id: 7, parking_level: 'A', space_id: 3, license_plate: 'GSL48RK', status: 'RESERVED', cancelled_by: null },
  ...{ since: at(2), until: at(3), Users_id: 5, order_state: 'CONFIRMED', order_number: 'BZT-7F3K9Q' },
  ...{ order_amount: 10_000, can_cancel: true, refund_until: at(1), statement: statementOf([paidFor()], false) },
};

test('who was told that money comes back is asked anew where it no longer does', async () => {
  const sent: unknown[] = [];
  let refund = 10_000;
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET')
      return Response.json({
        data: [{ ...booking, refund, deadline: refund > 0 ? 'Wraca 100 zł' : 'Anulujesz bez zwrotu.' }],
        meta: { page: 1, pages: 1, total: 1 },
      });
    sent.push(JSON.parse(String(body)));
    refund = 0;
    return Response.json({ message: 'Kwota zwrotu zmieniła się', amount: 0 }, { status: 409 });
  });
  await openSection('parking-rezerwacje', Section);
  await userEvent.click(await screen.findByRole('button', { name: /^Anuluj: / }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tak, anuluj' }));
  expect(await screen.findByText('Anulujesz bez zwrotu.')).toBeDefined();
  expect(screen.getByText('Kwota zwrotu zmieniła się')).toBeDefined();
  expect(sent).toEqual([{ amount: 10_000 }]);
});

test('a booking that another window has cancelled is shown as cancelled here, too', async () => {
  let stored: object = booking;
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: [stored], meta: { page: 1, pages: 1, total: 1 } });
    stored = { ...booking, status: 'CANCELLED', can_cancel: false, refund: 0 };
    return Response.json({ message: 'Tej rezerwacji nie można już anulować' }, { status: 409 });
  });
  await openSection('parking-rezerwacje', Section);
  await userEvent.click(await screen.findByRole('button', { name: /^Anuluj: / }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tak, anuluj' }));
  expect(await screen.findByText('Anulowano')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Anuluj: / })).toBeNull();
});
