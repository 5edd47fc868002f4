import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderState } from '../../src/domain/booking/order.ts';

test('the picture of a booking’s life has the states of an order and what may follow each', () => {
  const picture = readFileSync('docs/architecture.md', 'utf8');
  const drawn = [...picture.matchAll(/^ {2}([A-Z_]+) --> ([A-Z_]+)/gm)].map(([, from, to]) => `${from} → ${to}`);
  const said = Object.entries(orderState).flatMap(([from, { next }]) => next.map((to) => `${from} → ${to}`));
  expect(drawn.sort()).toEqual(said.sort());
});
