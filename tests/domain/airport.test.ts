import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours, darkColours } from '../../src/airport/colours.ts';
import { airportCity, airportCode, airportName } from '../../src/airport/identity.ts';

test.each(Object.entries(colours))('%s is the colour of pages', (token, colour) => {
  const [, light] =
    new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]{6})\\b`).exec(readFileSync('src/styles/tokens.css', 'utf8')) ??
    [];
  expect(light).toBe(colour);
});

test.each(Object.entries(darkColours))('%s is the colour of pages in the dark', (token, colour) => {
  const [, dark] =
    new RegExp(`--${token}: light-dark\\(#[0-9a-f]{6}, (#[0-9a-f]{6})\\)`).exec(
      readFileSync('src/styles/tokens.css', 'utf8'),
    ) ?? [];
  expect(dark).toBe(colour);
});

test('an installed site has the airport’s name and colours', () => {
  const { name, theme_color, background_color } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect({ name, theme_color, background_color }).toEqual({
    name: airportName,
    theme_color: colours.sign,
    background_color: colours.sign,
  });
});

test('what the airport is called is written in src/airport/identity.ts alone', () => {
  const files = globSync('{src,functions}/**/*.{ts,tsx,astro}', { exclude: ['src/airport/identity.ts'] });
  const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;
  const named = new RegExp(`${airportCity}|\\b${airportCode}\\b`);
  const again = files.filter((file) => named.test(readFileSync(file, 'utf8').replace(comments, '')));
  expect(again, 'import airportCity, airportName or airportCode').toEqual([]);
});

test('the picture shared with links calls the airport so too', () => {
  expect(readFileSync('src/features/page/card.svg', 'utf8')).toContain(`<title>${airportName}</title>`);
});
