import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = 'src/admin/sections/pojazd/calendar';
const names = globSync(`${folder}/*.svg`).map((file) => basename(file, '.svg'));
const pixels = (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

test('each bar of the rental calendar that names an icon has it drawn', () => {
  const named = readFileSync(`${folder}/RentalBar.module.css`, 'utf8').matchAll(
    /url\('\.\/([\w-]+)-56\.png\?inline'\)/g,
  );
  expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(names));
});

test.each(names)('the icon %s-56.png of the rental calendar is as its SVG draws it', async (name) => {
  const file = `${folder}/${name}-56.png`;
  const drawn = await sharp(`${folder}/${name}.svg`).resize(56).png({ palette: true }).toBuffer();
  const isSame = (await pixels(file)).equals(await pixels(drawn));
  expect(isSame, `${file} has to be drawn anew: sharp(svg).resize(56).png({ palette: true })`).toBe(true);
});
