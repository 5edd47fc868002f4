import { expect, test } from 'vitest';
import { matchPath } from '../../functions/lib/http/path-pattern.ts';

test('a pattern takes its own path in any letter case, with its parameters decoded', () => {
  expect(matchPath('/api/flights/:term', '/API/Flights/LO%201%2F2')).toEqual({ term: 'LO 1/2' });
  expect(matchPath('/api/flights', '//api/flights/')).toEqual({});
});

test('a pattern takes no other path, neither shorter nor longer', () => {
  for (const path of ['/api/flights', '/api/flights/1/history', '/api/gates/1', '/'])
    expect(matchPath('/api/flights/:term', path), path).toBeUndefined();
  expect(matchPath('/api/bramki.csv', '/api/bramkixcsv')).toBeUndefined();
});

test('a parameter that cannot be decoded is a wrong address, not a broken server', () => {
  expect(() => matchPath('/api/flights/:term', '/api/flights/%E0%A4%A')).toThrow('Nieprawidłowy adres');
});
