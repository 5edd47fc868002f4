import { expect, test } from 'vitest';
import { entities } from '../../src/domain/index.ts';
import { sections } from '../../src/domain/office/sections.ts';
import { ownTablesAt, tablesAt } from '../../src/domain/tables-at.ts';

test('a list tells of its table and of all whose values stand in its rows', () => {
  expect(tablesAt('flights?page=1&limit=20')).toEqual(['flights', 'airplanes', 'gates', 'terminals']);
  expect(tablesAt('rent?since=2026-06-18&limit=1000&page=2')).toEqual(
    expect.arrayContaining(['rentals', 'cars', 'users', 'orders']),
  );
  // A ticket tells the gate of its flight, which it does not point at itself
  expect(tablesAt('tickets/search?term=77')).toEqual(expect.arrayContaining(['tickets', 'flights', 'gates', 'users']));
  expect(tablesAt('airfield?limit=100')).toEqual(
    expect.arrayContaining(['terminals', 'taxiways', 'runways', 'flights']),
  );
});

test('a look-up, a history and what needs a row each tell of the tables they are read from', () => {
  // A gate is in a terminal, and that says which flight is there
  expect(tablesAt('look-ups/gates?search=A')).toEqual(['gates', 'terminals', 'flights', 'airplanes']);
  expect(tablesAt('bramki/7/history?page=1')).toContain('gates');
  expect(tablesAt('flights/LO1/dependents')).toEqual(expect.arrayContaining(['tickets', 'luggage', 'taxiways']));
});

test('every list tells of a table, the event log of all, what is no entity of none', () => {
  for (const { lists } of sections)
    for (const { entity } of lists) expect(tablesAt(`${entity.path}?page=1`)).toContain(entity.table);
  expect(tablesAt('logi?page=1')).toHaveLength(entities.length);
  expect(tablesAt('contact')).toEqual([]);
  expect(tablesAt('system')).toEqual(['outbox', 'differences', 'refunds', 'job_runs']);
  expect(tablesAt('gate-list/differences')).toEqual(['boarding_differences']);
  expect(ownTablesAt('bramki/7')).toEqual(['gates']);
  expect(ownTablesAt('flights/LO1/milestones')).toEqual(['flights', 'milestones']);
  expect(tablesAt('desk/parking')).toEqual(expect.arrayContaining(['parking', 'orders', 'passages', 'refunds']));
  expect(tablesAt('plan?day=2031-05-05')).toEqual(expect.arrayContaining(['flights', 'gates', 'gate_closures']));
});
