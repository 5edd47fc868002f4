import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../../netlify/commands/test-counts.ts';

const file = (status: string, assertionResults: object[], message = '') => ({
  name: '/x/tests/api/a.test.ts',
  status,
  message,
  assertionResults,
});
const result = (status: string, ...failureMessages: string[]) => ({ status, fullName: 'it works', failureMessages });

test('what was skipped, and a file that did not load, count as failed', () => {
  const report = {
    testResults: [file('passed', [result('passed'), result('skipped')]), file('failed', [], 'SyntaxError: x\nat y')],
  };
  expect(countVitest(report)).toEqual({
    passed: 1,
    failures: ['api/a.test.ts: it works: skipped', 'api/a.test.ts: SyntaxError: x'],
  });
});

test('a failed test is counted once, with the first line of its reason', () => {
  expect(
    countVitest({ testResults: [file('failed', [result('failed', 'expected 1\nto be 2')], 'x')] }).failures,
  ).toEqual(['api/a.test.ts: it works: expected 1']);
});

test('an error outside of any test is named, and the end that a failed test brings is not', () => {
  const passed = { testResults: [file('passed', [result('passed')])] };
  expect(countVitest(passed, ['unhandled TypeError: x (a.ts:1)']).failures).toEqual([
    'vitest: unhandled TypeError: x (a.ts:1)',
  ]);
  expect(countVitest(passed, ['ended as failed']).failures).toEqual(['vitest: ended as failed']);
  const failed = { testResults: [file('failed', [result('failed', 'no')])] };
  expect(countVitest(failed, ['ended as failed']).failures).toEqual(['api/a.test.ts: it works: no']);
});

test('a journey that passed only at the second try failed, and so did a setup', () => {
  const spec = (status: string, message?: string) => ({
    title: 'pay',
    file: 'pay.test.ts',
    tests: [{ status, results: [{}, { error: message && { message } }] }],
  });
  const report = {
    suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('flaky', 'slow')] }] }],
    errors: [{ message: 'no browser\nhere' }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failures: ['journeys/pay.test.ts: pay: slow', 'journeys: no browser'],
  });
});
