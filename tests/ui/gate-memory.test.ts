import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gateMemory, rememberLetIn, rememberLists, rememberLost } from '../../src/admin/desk/gate-memory.ts';
import { goOnAtGate } from '../../src/admin/shell/gate-session.ts';
import { currentAuth, know, nobody } from '../../src/client/auth.ts';
import type { User } from '../../src/domain/account/user.ts';
import type { GateList } from '../../src/domain/travel/gate-list.ts';

const now = Date.parse('2031-05-05T12:00:00.000Z');
const agent = {
  ...{ id: 4, role: 'airport_staff', first_name: 'Joanna', last_name: 'Pawlak', email: 'jp@lotnisko.example' },
} as User;
const list: GateList = {
  ...{ flight: 'LO3844', number: 'LO3844', made_at: new Date(now).toISOString(), salt: 'sól', proof: 'dowód' },
  ...{ destination: 'Oslo (OSL)', leaves_at: new Date(now).toISOString() },
  tickets: [{ hash: 'a1', seat: '1A', status: 'PURCHASED' }],
};
const hint = (on: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server leaves it
  document.cookie = `signed_in=${on ? 1 : 0}`;
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  hint(true);
  know({ auth: true, user: agent });
  rememberLists([list]);
});
afterEach(() => {
  vi.useRealTimers();
  hint(false);
  know(nobody);
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('a gate remembers its list, who works there by name alone, and since when it is alone', () => {
  rememberLost(now);
  const { first_name, last_name } = agent;
  expect(gateMemory()).toEqual({
    ...{ user: { id: 4, role: 'airport_staff', first_name, last_name }, lists: [list], lostAt: now, session: null },
  });
  rememberLetIn('a1');
  expect(gateMemory()?.lists[0]?.tickets).toEqual([{ hash: 'a1', seat: '1A', status: 'USED' }]);
});

test('nothing is left of a list that is half a day old', () => {
  vi.setSystemTime(now + 12 * 3_600_000);
  expect(gateMemory()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['signed out', () => hint(false)],
  ['somebody signed in since', () => localStorage.setItem('session-changed', '7')],
])('nothing is left of a session that is over: %s', (_, ends) => {
  ends();
  expect(gateMemory()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('without an answer the gate alone goes on as whoever worked there', () => {
  for (const [path, who] of [
    ['/zarzadzanie/bramki', undefined],
    ['/zarzadzanie/plan-dnia', undefined],
    ['/zarzadzanie/bilety', 4],
  ] as const) {
    know(nobody);
    history.replaceState(null, '', path);
    goOnAtGate();
    expect([path, currentAuth()?.user?.id]).toEqual([path, who]);
  }
});
