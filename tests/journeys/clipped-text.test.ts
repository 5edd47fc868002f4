import { findClippedText } from '../support/clipped-text.ts';
import { expect, test } from '../support/journey.ts';

test('a heading of one letter a line is found, one whose words stay whole is not', async ({ page }) => {
  const heading = (style: string) =>
    page.setContent(`<h1 style="font: 16px monospace; ${style}">Najbliższe odloty</h1>`);
  await heading('inline-size: 1ch; overflow-wrap: anywhere');
  expect(await findClippedText(page)).toEqual(['"Najbliższe odloty" is broken letter by letter']);
  await heading('inline-size: 10ch; overflow-wrap: anywhere');
  expect(await findClippedText(page)).toEqual([]);
});
