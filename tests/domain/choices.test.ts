import { expect, test } from 'vitest';
import { flightStatus, isOff, statusesIn } from '../../src/domain/flight/flight-status.ts';
import { isUnknown, newTime } from '../../src/domain/flight/flight-times.ts';
import { entities } from '../../src/domain/index.ts';
import { canBecome, sourcesOf } from '../../src/domain/kernel/choices.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { ticketRule, ticketStatus } from '../../src/domain/travel/ticket.ts';

test('only a bought ticket becomes something else, and it is bought only once', () => {
  for (const to of ['USED', 'EXPIRED', 'REFUNDED', 'CANCELLED'] as const)
    expect(sourcesOf(ticketStatus, to), to).toEqual(['PURCHASED']);
  expect(sourcesOf(ticketStatus, 'PURCHASED')).toEqual([]);
  expect(canBecome(ticketStatus, 'USED', 'REFUNDED')).toBe(false);
});

test('only its owner may give a ticket back or cancel it', () => {
  for (const status of ['REFUNDED', 'CANCELLED'] as const) expect(ticketRule(status).givenBy, status).toBe('owner');
});

test('every flight is in one phase, and only one that is off has no new time', () => {
  const phases = (['expected', 'late', 'leaving', 'away', 'over', 'off'] as const).flatMap(statusesIn);
  expect(phases.sort()).toEqual(Object.keys(flightStatus).sort());
  const estimated = '2026-06-19T10:00:00.000Z';
  expect(newTime({ status: 'CANCELED', estimated })).toBeNull();
  expect(newTime({ status: 'DELAYED', estimated })).toBe(estimated);
});

test('a status from a newer server than this page means nothing, and breaks nothing', () => {
  const unheard = { status: 'DIVERTED' as 'DELAYED', estimated: null };
  expect(isOff(unheard)).toBe(false);
  expect(isUnknown(unheard)).toBe(false);
});

const statuses = entities.flatMap(({ table, fields }) =>
  Object.entries(fields as Fields).flatMap(([name, { choices = {} }]) =>
    ['status', 'state'].includes(name) ? [[`${table}.${name}`, Object.entries(choices)] as const] : [],
  ),
);
test.each(statuses)('each status of %s has its own badge: no two share colour and pictogram', (_name, choices) => {
  const badges = Map.groupBy(choices, ([, { tone, icon }]) => `${tone} ${icon ?? ''}`);
  expect([...badges.values()].filter((alike) => alike.length > 1).map((alike) => alike.map(([key]) => key))).toEqual(
    [],
  );
});
