import { expect, test } from 'vitest';
import { levels, strengthOf } from '../../src/features/account/strength.ts';

const levelOf = (password: string, known?: string[]) => levels[strengthOf(password, known)];

test.each([
  'abc',
  '12345678',
  'haslo123',
  'Hasło2026',
  'qwerty1234',
  'aaaaaaaaaaaaaaaaaaaa',
  'abababababababababab',
  'password1',
])('%s is very weak', (password) => {
  expect(levelOf(password)).toBe('bardzo słabe');
});

test.each(['zielony most nad Wisłą', 'koń bateria zszywka klamra', 'v7#Kq!m2Lz@9xT'])(
  '%s is very strong',
  (password) => {
    expect(levelOf(password)).toBe('bardzo dobre');
  },
);

test('one’s own name and address in a password do not count as making it stronger', () => {
  const known = ['anna.zolkowska@poczta.example', 'Anna', 'Zolkowska'];
  expect(strengthOf('annazolkowska7')).toBeGreaterThan(strengthOf('annazolkowska7', known));
  expect(levelOf('annazolkowska7', known)).toBe('bardzo słabe');
});

test('a longer password of the same kind is never weaker', () => {
  const whole = 'mr4Pu&wq9Lt!zs6K';
  for (let n = 1; n < whole.length; n += 1)
    expect(strengthOf(whole.slice(0, n + 1))).toBeGreaterThanOrEqual(strengthOf(whole.slice(0, n)));
});
