import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { equipment } from '../../src/domain/airfield/equipment.ts';
import { car } from '../../src/domain/booking/car.ts';
import { flight } from '../../src/domain/flight/flight.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { eventLog } from '../../src/domain/office/event-log.ts';
import { RowCell } from '../../src/fields/list/RowCell.tsx';
import { type HrefOf, RecordsProvider } from '../../src/fields/records.ts';

afterEach(cleanup);

function draw(entity: Entity, name: string, row: Record<string, unknown>, href: HrefOf = () => undefined) {
  render(
    <RecordsProvider value={href}>
      <RowCell entity={entity} name={name} row={row} />
    </RecordsProvider>,
  );
  return document.body.textContent;
}
const mine: HrefOf = (table, key) => (table === 'airplanes' ? `/samoloty/${key}` : undefined);
const flown = { airplane_serial_no: '45322', airplane_model: 'Boeing 737-800' };

test('a reference shows its row’s label, as a link for whoever may open it', () => {
  draw(flight, 'airplane_serial_no', flown, mine);
  expect(screen.getByRole('link', { name: '45322 Boeing 737-800' }).getAttribute('href')).toBe('/samoloty/45322');
  cleanup();
  expect(draw(flight, 'airplane_serial_no', flown)).toBe('45322 Boeing 737-800');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the address in the name of a person breaks before its @ alone', () => {
  const ewa = { employee_first_name: 'Ewa', employee_last_name: 'Nowak', employee_email: 'ewa.nowak@poczta.example' };
  expect(draw(equipment, 'Employee_id', { Employee_id: 3, ...ewa })).toBe('Ewa Nowak (ewa.nowak@poczta.example)');
  expect(document.querySelector('wbr')?.nextSibling?.textContent).toBe('@poczta.example)');
});

test('a reference to nothing is a dash', () => {
  expect(draw(equipment, 'Employee_id', { Employee_id: null }, mine)).toBe('–brak');
});

test('a change in the log is its fields, before and after', () => {
  const log_details = { id: 7, changes: { status: ['READY', 'BUSY'], phone: 'changed' } };
  expect(draw(eventLog, 'log_details', { log_details })).toBe('id:7changes:status:READY → BUSYphone:changed');
});

test('a picture is fetched by its name, and a car without one has a dash', () => {
  draw(car, 'img', { img: 'auto.webp' });
  const picture = document.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/api/files/auto.webp');
  expect(picture?.getAttribute('sizes')).toBe('4rem');
  expect(picture?.getAttribute('srcset')).toBe(
    '/api/files/auto-320.webp 320w, /api/files/auto-640.webp 640w, /api/files/auto.webp 1600w',
  );
  cleanup();
  expect(draw(car, 'img', { img: null })).toBe('–brak');
});
