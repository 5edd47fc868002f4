import { expect, test } from 'vitest';
import { type Answered, mattersFor } from '../../src/admin/bell/matters.ts';
import type { DueParking, DueRental } from '../../src/domain/booking/desk-day.ts';
import type { PlanAnswer } from '../../src/domain/flight/accepted-matter.ts';
import type { PlanFlight } from '../../src/domain/flight/plan-day.ts';
import { type Role, roles } from '../../src/domain/kernel/roles.ts';
import { dayOf } from '../../src/domain/language/days.ts';
import type { DeadLetter, JobTold, Overview } from '../../src/domain/office/system.ts';
import type { BoardingDifference } from '../../src/domain/travel/gate-list.ts';
import { departuresFrom, planGate } from '../support/plan-flights.ts';

const minute = 60_000;
const now = Date.parse('2031-05-05T10:00:00.000Z');
const day = dayOf(now);
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
const flies = departuresFrom(now);
const plan = (flights: PlanFlight[], accepted: string[] = []): PlanAnswer => ({
  ...{ day, flights, gates: [planGate(1, 'A1'), planGate(2, 'A2')], closures: [] },
  accepted: accepted.map((key) => ({ key })) as PlanAnswer['accepted'],
});
const meeting = [flies('LO1', 120), flies('LO2', 150)];
/** Its aircraft comes an hour late, at another gate. */
const late = [
  flies('LO5', -60, {
    is_departure: false,
    arrival: at(60),
    estimated: at(120),
    airplane_serial_no: 'SP-A',
    Gates_id: 2,
  }),
  flies('LO6', 110, { airplane_serial_no: 'SP-A', Gates_id: 2 }),
];

const parked = (id: number, more: Partial<DueParking>) =>
  ({
    ...{ id, status: 'RESERVED', license_plate: `GSL${id}`, since: at(-5760), until: at(-2880), order_paid: 0 },
    ...{ entered_at: at(-5760), left_at: null, order_first_name: 'Anna', order_last_name: 'Lis' },
    ...{ to_hand_back: null, hand_back_since: null, order_state: 'PAID' },
    ...more,
  }) as DueParking;
const desk = {
  parking: [{ day, rows: [parked(1, {}), parked(2, { left_at: at(-60), to_hand_back: 12_000 })], coming: null }],
  rentals: [
    {
      ...{ day, coming: null },
      rows: [{ ...parked(3, {}), status: 'RENTED', out_at: at(-5760), back_at: null } as unknown as DueRental],
    },
  ],
};
const job = (name: JobTold['name'], outcome: 'DONE' | 'FAILED', minutes: number): JobTold => ({
  ...{ name, label: name, hint: '', schedule: '* * * * *', next: at(1) },
  runs: [{ began_at: at(minutes), took_ms: 1, outcome, counts: null, note: outcome === 'FAILED' ? 'baza' : null }],
});
const system = (more: Partial<Overview> = {}): Overview => ({
  ...{ at: at(0), outbox: { waiting: 0, oldest: null, next: [] }, dead_letters: { count: 0, rows: [] } },
  ...{ refunds: { pending: 0, amount: 0 }, holds: { count: 0, rows: [] }, jobs: [job('sweeper', 'DONE', -1)] },
  seal: { sealed_at: null, unsealed: 0, checked_at: null, intact: null },
  ...more,
});
const letter = { id: 'refund-3', kind: 'refund', what: 'X', amount: 35_000, order_number: 'R-1', cause: 'Konto' };
const difference: BoardingDifference = {
  ...{ id: 7, outcome: 'OFF', ticket: 4, seat: '4A', flight: 'LO1', status: 'PURCHASED', let_in_at: at(-5), by: 'Jan' },
  ...{ before_at: null, before_by: null },
};

const said = (role: Role, answered: Answered) =>
  mattersFor(role, answered, now).map(({ what, words, path }) => `${path}: ${what} ${words}`.replaceAll('\u00a0', ' '));

test('who assigns gates is told of what collides today and of what cannot leave in time', () => {
  const told = said('atc', { plan: [plan([...meeting, ...late])] });
  expect(told.filter((it) => it.includes('LO 1'))).toEqual([
    expect.stringMatching(/^\/zarzadzanie\/plan-dnia: A1, LO 1 .*nakłada się o 30 min z LO 2/),
  ]);
  expect(told).toContainEqual(expect.stringMatching(/LO 6.* odleci najwcześniej o 14:40 \(\+50 min\)/));
});

test('what was said to stay, is only close or of tomorrow is no matter of the bell', () => {
  expect(said('airport_staff', { plan: [plan(meeting, ['overlap:1:LO1+LO2'])] })).toEqual([]);
  const close = [flies('LO1', 120), flies('LO2', 185)];
  expect(said('atc', { plan: [plan(close)] })).toEqual([]);
  const tomorrow = [flies('LO1', 1500), flies('LO2', 1510)];
  expect(said('atc', { plan: [plan(tomorrow)] })).toEqual([]);
});

test('late in the evening what is soon after midnight is told, and leads to its day', () => {
  const evening = Date.parse('2031-05-05T21:30:00.000Z');
  const soon = [flies('LO1', 750), flies('LO2', 760)];
  expect(mattersFor('atc', { plan: [plan(soon)] }, evening)).toMatchObject([{ tone: 'bad', day }]);
  const night = [flies('LO1', 850), flies('LO2', 860)];
  expect(mattersFor('atc', { plan: [plan(night)] }, evening)).toMatchObject([{ day: '2031-05-06' }]);
  expect(mattersFor('atc', { plan: [plan(night)] }, now)).toEqual([]);
});

test('who handles aircraft is told of late turns alone, who boards also of whom a gate let in', () => {
  expect(said('ground_crew', { plan: [plan(meeting)] })).toEqual([]);
  expect(said('ground_crew', { plan: [plan(late)] })).toHaveLength(1);
  const told = said('airport_staff', { plan: [plan(meeting)], differences: [difference] });
  expect(told[0]).toMatch(/^\/zarzadzanie\/bilety: LO 1, miejsce 4A Bez sieci wpuszczono .* a lot jest anulowany/);
  expect(told).toHaveLength(2);
});

test('a desk is told of what is overdue today, and of money to be given back', () => {
  expect(said('parking_staff', desk)).toEqual([
    '/zarzadzanie/parking: GSL1, Anna Lis 2 dni po terminie',
    '/zarzadzanie/parking: GSL2, Anna Lis do wypłaty 120,00 zł',
  ]);
  expect(said('rental_staff', desk)).toEqual(['/zarzadzanie/pojazd: GSL3, Anna Lis 2 dni po terminie']);
});

test('the admin is told of mails given up, jobs that fail or stand still, a broken log', () => {
  expect(said('admin', { system: [system()] })).toEqual([]);
  const jobs = [job('sweeper', 'FAILED', -1), job('outbox', 'DONE', -30), job('seal', 'DONE', -1)];
  const dead_letters = { count: 1, rows: [letter as DeadLetter] };
  const seal = { sealed_at: null, unsealed: 0, checked_at: at(-60), intact: false };
  expect(said('admin', { system: [system({ jobs, dead_letters, seal })] })).toEqual([
    '/zarzadzanie/system: Dziennik naruszony',
    '/zarzadzanie/system: sweeper błąd: baza',
    '/zarzadzanie/system: outbox nie działa',
    '/zarzadzanie/system: Zwrot 350,00 zł R-1, Konto',
  ]);
});

test('a matter has one name as long as it lasts, and two have two', () => {
  const everything = { plan: [plan([...meeting, ...late])], differences: [difference], ...desk, system: [system()] };
  for (const role of Object.keys(roles) as Role[]) {
    const keys = mattersFor(role, everything, now).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(mattersFor(role, everything, now + 5 * minute).map(({ key }) => key)).toEqual(keys);
  }
});
