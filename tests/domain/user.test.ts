import { describe, expect, test } from 'vitest';
import { sessionLimits } from '../../src/domain/account/session-limits.ts';
import {
  checkPassword,
  maskedEmail,
  passwordLength,
  passwordReset,
  registration,
  user,
} from '../../src/domain/account/user.ts';
import { staff } from '../../src/domain/kernel/roles.ts';
import { parse } from '../../src/domain/kernel/schema.ts';
import { addDays, today } from '../../src/domain/language/days.ts';

const jan = { email: ' Jan.Kowalski@Poczta.example ', password: 'abc', first_name: 'Jan', last_name: 'Kowalski' };

test.each([
  ['anna.nowak@poczta.example', 'a…k@poczta.example'],
  ['ab@poczta.example', 'a…@poczta.example'],
  ['a@poczta.example', '…@poczta.example'],
  ['żółw@poczta.example', 'ż…w@poczta.example'],
])('%s is shown as %s where it only tells people of one name apart', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

describe('registration', () => {
  test('stores the e-mail trimmed and in lower case, and the password as it was typed', () => {
    const parsed = parse(registration, { ...jan, password: '  a b  ' });
    expect(parsed).toMatchObject({ ok: true, row: { email: 'jan.kowalski@poczta.example', password: '  a b  ' } });
  });

  test.each([
    ['password', ' ab '],
    ['password', '   '],
    ['password', 'ab'],
    ['password', 123],
    ['email', 'jan'],
    ['first_name', 'J'],
    ['last_name', ' K '],
  ])('refuses a %s of %j', (name, value) => {
    const parsed = parse(registration, { ...jan, [name]: value });
    expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual([name]);
  });

  test('ignores a role that is sent along', () => {
    expect(parse(registration, { ...jan, role: 'admin' })).not.toHaveProperty('row.role');
  });
});

describe('password', () => {
  test('is long enough for a client with 3 characters, for staff with 12', () => {
    expect(passwordLength('client')).toBe(3);
    expect(staff.filter((role) => passwordLength(role) !== 12)).toEqual([]);
    expect(checkPassword('abc', 'client')).toBeUndefined();
    expect(checkPassword('elevenchars', 'atc')).toContain('12');
    expect(checkPassword('twelve chars', 'atc')).toBeUndefined();
  });

  test('is not made longer by blanks around it, and a surrogate pair is one character', () => {
    expect(checkPassword('     a     ', 'client', 8)).toContain('8');
    expect(checkPassword('🛫🛫', 'client')).toContain('3');
  });

  test('must be longer where the configuration says so, but never shorter for staff', () => {
    expect(passwordLength('client', 15)).toBe(15);
    expect(passwordLength('admin', 15)).toBe(15);
    expect(passwordLength('admin', 8)).toBe(12);
  });

  test('may have blanks in the middle', () => {
    expect(parse(passwordReset, { password: 'a\u00a0 c' }).ok).toBe(true);
  });
});

test('a birth date is a day that exists and lies in the past', () => {
  const profile = { email: 'jan@poczta.example', first_name: 'Jan', last_name: 'Kowalski' };
  const errorOf = (birth_date: unknown) => {
    const parsed = parse(user, { ...profile, birth_date });
    return parsed.ok ? undefined : parsed.errors.birth_date;
  };
  for (const right of ['1990-02-28', '2024-02-29', today(), null]) expect(errorOf(right), `${right}`).toBeUndefined();
  for (const birth_date of ['1990-02-30', '28.02.1990', '1899-12-31', addDays(today(), 1), 19900228])
    expect(errorOf(birth_date), `${birth_date}`).toBeTypeOf('string');
});

test('a staff session ends sooner than a client’s, unused and at most', () => {
  expect(sessionLimits('client')).toEqual({ idle: 86_400, absolute: 604_800 });
  expect(sessionLimits('admin')).toEqual({ idle: 3_600, absolute: 43_200 });
});
