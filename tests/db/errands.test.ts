import { expect, test } from 'vitest';
import { errands } from '../../src/domain/office/errands.ts';
import { checksOf, inLines, wordsIn } from '../support/catalogue.ts';

test('the outbox takes each errand that the admin reads of, and no other', async () => {
  const check = (await checksOf('outbox')).find(({ name }) => name === 'outbox_kind_check');
  const kinds = Object.keys(errands);
  const taken = wordsIn(check?.conditions.join(' ') ?? '');
  expect(
    taken.sort(),
    `src/domain/office/errands.ts and SQL differ: name the errand there, or write into a new file in db/migrations
  alter table outbox drop constraint outbox_kind_check, add constraint outbox_kind_check check (
    ${inLines(`kind in (${kinds.map((it) => `'${it}'`).join(', ')}));`)}`,
  ).toEqual([...kinds].sort());
});
