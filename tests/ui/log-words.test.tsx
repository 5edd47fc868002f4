import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Changes } from '../../src/admin/record/Changes.tsx';
import { airportCode } from '../../src/airport/identity.ts';
import { user } from '../../src/domain/account/user.ts';
import { terminal } from '../../src/domain/airfield/terminal.ts';
import { car } from '../../src/domain/booking/car.ts';
import { order } from '../../src/domain/booking/order.ts';
import { parking } from '../../src/domain/booking/parking.ts';
import { payment, refund } from '../../src/domain/booking/payment.ts';
import { rental } from '../../src/domain/booking/rental.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import { flightData } from '../../src/domain/flight/flight-data.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { labelOfRow } from '../../src/domain/kernel/label.ts';
import { type Change, formerLabel, type LogAction } from '../../src/domain/office/event-log.ts';
import { luggage } from '../../src/domain/travel/luggage.ts';
import { ticket } from '../../src/domain/travel/ticket.ts';

afterEach(cleanup);

/** What a line of the log reads, a field a line: 'Kwota: było 150,00 zł zmieniono na 200,00 zł'. */
function linesOf(entity: Entity, changes: Record<string, Change>, action: LogAction = 'INSERT'): string[] {
  cleanup();
  render(<Changes entity={entity} changes={changes} action={action} />);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen
    .getAllByRole('term')
    .map(({ textContent }, n) => `${textContent}: ${values[n]?.replace(/\u00a0/g, ' ')}`);
}

test.each([
  ['orders', order],
  ['payments', payment],
  ['refunds', refund],
])('an amount of %s is told in zł', (_table, entity) => {
  expect(linesOf(entity, { amount: [null, 15_000] })).toEqual(['Kwota: 150,00 zł']);
  expect(linesOf(entity, { amount: [15_000, 2_000_050] }, 'UPDATE')).toEqual([
    'Kwota: było 150,00 zł zmieniono na 20 000,50 zł',
  ]);
});

test('the price of a ticket is told with its grosze, a weight as it is', () => {
  expect(linesOf(ticket, { price: [null, 229.9] })).toEqual(['Cena: 229,90 zł']);
  expect(linesOf(luggage, { weight: [null, 7.5] })).toEqual(['Waga: 7,5 kg']);
});

test('the key of a row is not told beside what the row is called', () => {
  expect(linesOf(order, { id: 'changed', order_number: [null, `${airportCode}-7F3K9Q`] })).toEqual([
    `Numer zamówienia: ${airportCode}-7F3K9Q`,
  ]);
  expect(linesOf(flight, { id: [null, 'LO3844-20260622'], number: [null, 'LO3844'] })).toEqual(['Numer lotu: LO 3844']);
});

test('of a personal value one reads that it was given, changed or taken away, not which it is', () => {
  expect(linesOf(luggage, { Users_id: 'changed' }, 'INSERT')).toEqual(['Właściciel: podano']);
  expect(linesOf(luggage, { Users_id: 'changed' }, 'UPDATE')).toEqual(['Właściciel: zmieniono']);
  expect(linesOf(luggage, { Users_id: 'changed' }, 'DELETE')).toEqual(['Właściciel: usunięto']);
});

test('a booking is told in days, without the hour at which a day begins', () => {
  for (const entity of [order, parking, rental])
    expect(linesOf(entity, { since: [null, '2026-06-12T22:00:00+00:00'] })).toEqual(['Od: 13.06.2026']);
});

test('a course is told in degrees, with their sign at the number', () => {
  expect(linesOf(flightData, { track: [null, 239] })).toEqual(['Kurs: 239°']);
});

test('a plate that is forgotten is called so, not by what stands in its place', () => {
  expect(labelOfRow(parking, { license_plate: 'USUNIETY', since: '2026-06-12T22:00:00+00:00' })).toBe(
    'usunięty (13.06.2026)',
  );
});

test('a row that is gone is called as it was, by the line that tells its end', () => {
  const ended = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([column, value]): [string, Change] => [column, [value, null]]));
  expect(formerLabel(flight, ended({ id: 'LO3844-20260622', number: 'LO3844' }))).toBe('LO 3844');
  expect(formerLabel(terminal, ended({ id: 2, status: 'EMPTY' }))).toBe('Terminal 2');
  expect(formerLabel(car, ended({ brand: 'Kia', model: 'Ceed', license_plate: 'GSL 1' }))).toBe('Kia Ceed GSL 1');
  expect(formerLabel(user, { first_name: 'changed', email: 'changed', role: ['client', null] })).toBe('');
});
