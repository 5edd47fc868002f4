import { expect, test } from 'vitest';
import { comeBack, handOn } from '../../src/client/come-back.ts';

const origin = 'https://lotnisko.example';
const pathAfter = (powrot: string) => comeBack({ search: `?${new URLSearchParams({ powrot })}`, origin });

test('signing in leads back to the page one was sent from', () => {
  expect(pathAfter('/zarzadzanie/parking?page=2#lista')).toBe(`${origin}/zarzadzanie/parking?page=2#lista`);
  expect(comeBack({ search: '', origin })).toBeUndefined();
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:elsewhere.example',
  '/\n//elsewhere.example',
  'elsewhere.example',
  ' /harmonogram',
])('signing in never leads to another site: %j', (address) => {
  expect(pathAfter(address)).toBeUndefined();
});

test.each(['/.//elsewhere.example/', '/harmonogram/..//elsewhere.example'])(
  'a path that looks like a host stays ours: %s',
  (address) => {
    expect(pathAfter(address)?.startsWith(`${origin}/`)).toBe(true);
  },
);

test.each([
  '/api/logout',
  '/API/logout',
  '/./api/logout',
  '//api/logout',
  '/.//api/logout',
  '/logowanie?powrot=/logowanie',
  '/logowanie.html',
  '/rejestracja',
  '/resetowanie/abc',
  '/zabronione',
])('signing in leads to no call of the API and to no page that would ask again: %s', (address) => {
  expect(pathAfter(address)).toBeUndefined();
});

test('the sign-in and registration pages hand on where to lead back to', () => {
  expect(handOn('/rejestracja', '?powrot=%2Fpayment')).toBe('/rejestracja?powrot=%2Fpayment');
  expect(handOn('/rejestracja', '')).toBe('/rejestracja');
});
