import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Car } from '../../src/domain/booking/car.ts';
import type { Span } from '../../src/domain/booking/span.ts';
import { formatDayPrice } from '../../src/domain/language/amounts.ts';
import { PriceBreakdown } from '../../src/features/booking/PriceBreakdown.tsx';
import { StayPrice } from '../../src/features/booking/StayPrice.tsx';
import { CarPanel } from '../../src/features/rental/CarPanel.tsx';
import { CarRow } from '../../src/features/rental/CarRow.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const car = {
  ...{ id: 1, brand: 'Fiat', model: '500', production_year: 2023, license_plate: 'GD1', price_per_day: 139 },
  ...{ fuel_type: 'PETROL', transmission_type: 'MANUAL', body: 'CITY', seats: 4, active: true, img: null },
} as unknown as Car;
const stay: Span = { since: '2026-06-18', until: '2026-06-20' };
const textOf = (part: ReactElement) => {
  const body = document.createElement('div');
  body.innerHTML = renderToStaticMarkup(part);
  return body.textContent;
};

test('the price of a day is told without grosze', () => {
  expect(formatDayPrice(13_900)).toBe('139\u00a0zł');
  expect(formatDayPrice(1_000_000)).toBe('10\u00a0000\u00a0zł');
});

test.each([
  ['a car before its days are chosen', <CarRow key="1" car={car} stay={undefined} />, '139 zł/dzień'],
  ['a car for some days', <CarRow key="2" car={car} stay={stay} />, '417,00 zł3\u00a0dni × 139\u00a0zł/dzień'],
  ['a taken car', <CarRow key="3" car={car} stay={stay} inWay={{ ...stay, open: false }} />, '139\u00a0zł/dzień'],
  ['the panel of a car', <CarPanel terms={undefined} key="4" car={car} />, 'Cena za dzień139\u00a0zł'],
  [
    'a day of parking',
    <StayPrice key="5" price={5000} stay={{ since: null, until: null }} per="doba" />,
    'Cena 50 zł/doba',
  ],
  ['three days', <StayPrice key="6" price={5000} stay={stay} per="doba" />, '3\u00a0dni × 50\u00a0zł = 150,00 zł'],
])('%s tells a day’s price without grosze, and sums with them', (_, part, words) => {
  expect(textOf(part)).toContain(words);
  expect(textOf(part)).not.toMatch(/,\d\d\s?zł\/(dzień|doba)/);
});

test('why it costs so much is told by days without grosze and a sum with them', async () => {
  const data = ['2026-06-18', '2026-06-19', '2026-06-20'].map((day) => ({ day, amount: 5000 }));
  vi.stubGlobal('fetch', async () => Response.json({ data, amount: 15_000 }));
  render(<PriceBreakdown kind="parking" stay={stay} />);
  const cells = await screen.findAllByRole('cell', { hidden: true });
  expect(cells.map((it) => it.textContent)).toEqual([...data.map(() => '50\u00a0zł'), '150,00\u00a0zł']);
});
