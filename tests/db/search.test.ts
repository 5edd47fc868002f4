import { expect, test } from 'vitest';
import { matches } from '../../db/row/search.ts';
import { readTogether, sql } from '../../db/sql.ts';

const text = 'lo3844 lo 3844 pll lot warszawa (waw) bielsko-biala 4.5 c+ a|b $5 c:\\lo ^x [y {z *q ?w %v _u #t';
/** From where a word begins. */
const words = text.split(/(?<=[ (-])/);
/** What is typed, by what it is looked for as. */
const folded: Record<string, string> = { WA: 'wa', Łó: 'lo', ż: 'z', ß: 'ss', '²': '2' };
/** How each word begins, each sign that means something in a pattern, and what no word begins with. */
const pieces = new Set([
  ...words.flatMap((it) => [it.slice(0, 1), it.slice(0, 2).trim()]),
  ...'.*+?()[]{}|^$\\/-%_#&',
  ...['\\d', '\\m', '.l', 'l.', '()', '[a', 'a-', '-b', '\\1'],
  ...Object.keys(folded),
]);

test('one or two characters are found where a word begins, whatever they mean in a pattern', async () => {
  const asked = [...pieces];
  const found = await readTogether<{ found: boolean }[]>(
    ...asked.map((it) => sql`select ${matches(sql`${text}::text`, it)} as found`),
  );
  const answers = found.flat().map((row) => (row as { found: boolean }).found);
  expect(Object.fromEntries(asked.map((it, nth) => [it, answers[nth]]))).toEqual(
    Object.fromEntries(asked.map((it) => [it, words.some((word) => word.startsWith(folded[it] ?? it))])),
  );
});
