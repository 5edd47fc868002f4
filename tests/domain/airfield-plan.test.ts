import { expect, test } from 'vitest';
import { airfield } from '../../db/demo/airfield.ts';
import { laneStatus } from '../../src/domain/airfield/airfield.ts';
import { airfieldPlan, shortName } from '../../src/domain/airfield/airfield-plan.ts';

const { places, width, height } = airfieldPlan;
const named = places.map(({ table, id }) => shortName(table, id));

test('the plan draws every terminal, taxiway and runway of this airport, once', () => {
  const names = Object.entries(airfield([])).flatMap(([table, rows]) => rows.map((_, at) => shortName(table, at + 1)));
  expect([...named].sort()).toEqual(names.sort());
});

test('nothing is drawn outside the plan', () => {
  const outside = places.filter((it) => it.x < 0 || it.y < 0 || it.x + it.width > width || it.y + it.height > height);
  expect(outside).toEqual([]);
});

test('a runway is said to be occupied in another gender than a taxiway', () => {
  expect(laneStatus('y').OCCUPIED.label).toBe('Zajęty');
  expect(laneStatus('a').OCCUPIED.label).toBe('Zajęta');
});
