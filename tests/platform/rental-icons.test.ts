import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rentalStatus } from '../../src/domain/booking/rental.ts';

const folder = 'src/admin/sections/pojazd/calendar';
const pixels = (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();

for (const status of Object.keys(rentalStatus).map((it) => it.toLowerCase()))
  test(`the icon ${status}-56.png of the rental calendar is as its SVG draws it`, async () => {
    const file = `${folder}/${status}-56.png`;
    const drawn = await sharp(`${folder}/${status}.svg`).resize(56).png({ palette: true }).toBuffer();
    const isSame = (await pixels(file)).equals(await pixels(drawn));
    expect(isSame, `${file} has to be drawn anew: sharp(svg).resize(56).png({ palette: true })`).toBe(true);
  });
