import { globSync, readFileSync } from 'node:fs';
import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { colours } from '../../src/airport/colours.ts';
import { airportCity, airportCode, airportName } from '../../src/airport/identity.ts';
import { GET } from '../../src/pages/manifest.webmanifest.ts';

test('an installed site has the airport’s name and colours', async () => {
  const { name, theme_color, background_color } = await (await GET({} as APIContext)).json();
  expect({ name, theme_color, background_color }).toEqual({
    name: airportName,
    theme_color: colours.sign.light,
    background_color: colours.sign.light,
  });
});

test('what the airport is called is written in src/airport alone', () => {
  const files = globSync('{src,functions,db,netlify,public}/**/*.{ts,tsx,astro,css,svg,sql,json,webmanifest}', {
    exclude: ['src/airport/**', 'db/migrations/**', 'public/api-docs/**'],
  });
  // Codes of SQL errors keep what they began with: functions of an older deploy read them
  const named = new RegExp(`${airportCity}|\\b${airportCode}(?!\\d\\d\\b)`, 'i');
  const again = files.filter((file) => named.test(readFileSync(file, 'utf8')));
  expect(again, 'import airportCity, airportName or airportCode from src/airport/identity.ts').toEqual([]);
});

test('the picture shared with links has its name and colours: node netlify/build/card.ts', () => {
  const card = readFileSync('src/airport/card.svg', 'utf8');
  expect(card).toContain(`<title>${airportName}</title>`);
  for (const colour of [colours.sign.light, colours.amber.light, colours['sign-2'].light, colours.sign.dark])
    expect(card).toContain(`"${colour}"`);
});
