import { smoke } from '../../netlify/smoke/smoke.ts';
import { expect, test } from '../support/journey.ts';

test('the checks of a deployment find nothing wrong here, and leave nothing behind', async ({ baseURL }) => {
  const lines: string[] = [];
  const account = { email: 'airport_staff@lotnisko.example', password: 'demo-airport_staff-2026' };
  const { passed } = await smoke(baseURL ?? '', { account, booking: true }, (line) => lines.push(line));
  // Another journey may have left a mail that nobody could deliver
  const found = lines.filter((it) => it.includes('FAILED') && !it.includes('to settle in the section System'));
  expect(found).toEqual([]);
  expect(passed).toBeGreaterThanOrEqual(lines.length - 1);
  const announcements = await (await fetch(`${baseURL}/api/announcements`)).text();
  expect(announcements).not.toContain('Sprawdzenie po wdrożeniu');
});
