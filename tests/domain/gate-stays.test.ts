import { expect, test } from 'vitest';
import { type GateFlight, gateStays, meetingAt, standingAt, stayWords } from '../../src/domain/flight/gate-stays.ts';

const at = (time: string) => `2031-05-05T${time}:00.000Z`;
const now = Date.parse(at('10:00'));
const departs = (number: string, time: string, more: Partial<GateFlight> = {}): GateFlight => ({
  id: number,
  number,
  status: 'SCHEDULED',
  is_departure: true,
  departure: at(time),
  arrival: at('23:00'),
  estimated: null,
  actual_departure: null,
  actual_arrival: null,
  airplane_serial_no: `SP-${number}`,
  Gates_id: 3,
  ...more,
});
const lands = (number: string, time: string, more: Partial<GateFlight> = {}): GateFlight =>
  departs(number, time, { is_departure: false, departure: at('01:00'), arrival: at(time), ...more });

const whom = (flight: GateFlight, others: GateFlight[], gate = 3, when = now) => {
  const { meets, close } = meetingAt(gate, flight, others, when);
  return { meets: meets.map(stayWords), close: close.map(stayWords) };
};
const nobody = { meets: [], close: [] };

test('a departure takes its gate for an hour, an arrival for half an hour', () => {
  const stays = gateStays([departs('LO1', '12:00'), lands('LO2', '14:00')], now);
  const standing = (time: string) => standingAt(stays, 3, Date.parse(at(time))).map(stayWords);
  expect(standing('10:59')).toEqual([]);
  expect(standing('11:00')).toEqual(['LO\u00a01 14:00']);
  expect(standing('12:00')).toEqual([]);
  expect([standing('14:00'), standing('14:29'), standing('14:30')]).toEqual([
    ['LO\u00a02 16:00'],
    ['LO\u00a02 16:00'],
    [],
  ]);
  expect(standingAt(stays, 4, Date.parse(at('11:30')))).toEqual([]);
});

test('an aircraft stands at its gate from its landing to its next departure', () => {
  const turn = [
    lands('LO1', '11:00', { airplane_serial_no: 'A' }),
    departs('LO2', '14:00', { airplane_serial_no: 'A' }),
  ];
  expect(gateStays(turn, now).map(stayWords)).toEqual(['LO\u00a01 13:00 – LO\u00a02 16:00']);
  expect(whom(departs('LO3', '13:00'), turn)).toEqual({ meets: ['LO\u00a01 13:00 – LO\u00a02 16:00'], close: [] });
  const elsewhere = turn.map((it) => (it.is_departure ? { ...it, Gates_id: 4 } : it));
  expect(gateStays(elsewhere, now)).toHaveLength(2);
  expect(whom(departs('LO3', '13:00'), elsewhere)).toEqual(nobody);
  const nextDay = [
    lands('LO1', '00:30', { airplane_serial_no: 'A' }),
    departs('LO2', '14:00', { airplane_serial_no: 'A' }),
  ];
  expect(gateStays(nextDay, now)).toHaveLength(2);
});

test('an aircraft that comes after its next flight was to leave stands once it is there', () => {
  const turn = [
    lands('LO1', '11:00', { airplane_serial_no: 'A', estimated: at('14:30') }),
    departs('LO2', '14:00', { airplane_serial_no: 'A' }),
  ];
  const [stay, none] = gateStays(turn, now);
  expect([stay && stayWords(stay), none]).toEqual(['LO\u00a01 16:30 – LO\u00a02 16:00', undefined]);
  expect([stay?.since, stay?.until]).toEqual([Date.parse(at('14:30')), Date.parse(at('15:00'))]);
});

test('two flights at one gate at one time meet, and less than a quarter apart is close', () => {
  const first = departs('LO1', '12:00');
  expect(whom(departs('LO2', '12:59'), [first])).toEqual({ meets: ['LO\u00a01 14:00'], close: [] });
  expect(whom(departs('LO2', '13:00'), [first])).toEqual({ meets: [], close: ['LO\u00a01 14:00'] });
  expect(whom(departs('LO2', '13:14'), [first])).toEqual({ meets: [], close: ['LO\u00a01 14:00'] });
  expect(whom(departs('LO2', '13:15'), [first])).toEqual(nobody);
  expect(whom(departs('LO2', '12:30', { Gates_id: null }), [first], 4)).toEqual(nobody);
});

test('who met at a gate and has left by now is not told', () =>
  expect(whom(departs('LO2', '10:20', { status: 'WAITING' }), [lands('LO1', '09:10')])).toEqual(nobody));

test('new times count, a cancelled flight stands nowhere, and a flight does not meet itself', () => {
  const late = departs('LO1', '12:00', { status: 'DELAYED', estimated: at('13:30') });
  expect(whom(departs('LO2', '13:00'), [late])).toEqual({ meets: ['LO\u00a01 15:30'], close: [] });
  expect(whom(departs('LO2', '12:00'), [{ ...late, status: 'CANCELED' }])).toEqual(nobody);
  expect(whom(late, [late])).toEqual(nobody);
});

test('who should have left and has not still stands there, unless that was hours ago', () => {
  const waiting = departs('LO1', '09:40', { status: 'WAITING' });
  expect(whom(departs('LO2', '10:50'), [waiting])).toEqual({ meets: ['LO\u00a01 11:40'], close: [] });
  for (const status of ['TAKE OFF', 'AIRBORNE'] as const)
    expect(whom(departs('LO2', '10:20'), [{ ...waiting, status }]), status).toEqual(nobody);
  expect(whom(departs('LO2', '13:50'), [waiting], 3, Date.parse(at('13:00')))).toEqual(nobody);
  expect(whom({ ...waiting, status: 'FINISHED' }, [departs('LO2', '10:20')])).toEqual(nobody);
});

test('an arrival in the air past its time does not stand yet; one forgotten for hours does', () => {
  const stays = (more: Partial<GateFlight>) => gateStays([lands('LO1', '09:00', more)], now);
  const minute = 60_000;
  for (const more of [{ status: 'AIRBORNE' }, { status: 'DELAYED' }] as const)
    expect(stays(more)).toMatchObject([{ since: now + minute, until: now + 31 * minute }]);
  const planned = { since: Date.parse(at('09:00')), until: Date.parse(at('09:30')) };
  expect(stays({ status: 'AIRBORNE', actual_arrival: at('09:00') })).toMatchObject([planned]);
  expect(stays({ status: 'LANDING' })).toMatchObject([planned]);
  const forgotten = gateStays([lands('LO1', '06:30', { status: 'AIRBORNE' })], now);
  expect(forgotten).toMatchObject([{ until: Date.parse(at('07:00')) }]);
});
