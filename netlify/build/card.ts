import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { colours } from '../../src/airport/colours.ts';
import { airportCity, airportKind, airportName } from '../../src/airport/identity.ts';

// Run by hand after the airport's name, colours or mark change: `node netlify/build/card.ts`. It draws the picture that
// goes with a shared link. Words are outlines, since whatever builds the site may have no fonts. What it writes is
// committed.
const card = new URL('../../src/airport/card.svg', import.meta.url);
/** The mark is square, from 0 0. */
const mark = await readFile(new URL('../../src/airport/mark.svg', import.meta.url), 'utf8');
const side = Number(/viewBox="0 0 (\d+) /.exec(mark)?.[1]);
const drawing = mark.replace(/<\/?svg[^>]*>/g, '').trim();

const files = ['latin', 'latin-ext'].map(
  (letters) =>
    `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${letters}-wght-normal.woff2`,
);

/** The outlines of words and how wide they are, in units of the font's size. */
async function outline(words: string, weight: number) {
  const fonts = await Promise.all(
    files.map(async (file) => {
      const whole = await readFile(fileURLToPath(import.meta.resolve(file)));
      const font = await subsetFont(whole, words, { targetFormat: 'truetype', variationAxes: { wght: weight } });
      const read = create(font);
      if (read.isCollection) throw new Error(`${file} holds several fonts`);
      return read;
    }),
  );
  let width = 0;
  const letters = [...words].map((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    const font = fonts.find((it) => it.hasGlyphForCodePoint(point));
    if (!font) throw new Error(`The typeface has no '${letter}'`);
    const { path, advanceWidth } = font.glyphForCodePoint(point);
    const at = width;
    width += advanceWidth / font.unitsPerEm;
    return { path: path.scale(1 / font.unitsPerEm, -1 / font.unitsPerEm), at };
  });
  return {
    width,
    drawn: (x: number, y: number, size: number) =>
      letters
        .map(({ path, at }) =>
          path
            .scale(size, size)
            .translate(x + at * size, y)
            .toSVG()
            .replace(/-?\d+\.\d+/g, (it) => `${Math.round(Number(it) * 10) / 10}`),
        )
        .join(''),
  };
}

/** A path's commands on lines that an editor shows whole. */
const inLines = (path: string) => path.replace(/(.{80,100}?)(?=[MLQCZ ])/g, '$1\n    ');

async function words(text: string, weight: number, colour: string, y: number, most: number) {
  const { width, drawn } = await outline(text, weight);
  return `<path fill="${colour}" d="${inLines(drawn(84, y, Math.min(most, 690 / width)))}"/>`;
}

const [sign, amber] = [colours.sign.light, colours.amber.light];
await writeFile(
  card,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <title>${airportName}</title>
  <!-- drawn by netlify/build/card.ts -->
  <path fill="${sign}" d="M0 0h1200v630H0z"/>
  <path fill="${colours['surface-2'].dark}" d="M1010 0h60l230 480H780z"/>
  <path fill="none" stroke="${colours['sign-2'].light}" stroke-width="5" d="M1010 0L780 480M1070 0l230 480"/>
  <path fill="#fff" d="M1037 24h6l2 30h-10zM1034 78h12l3 40h-18zM1030 146h20l4 54h-28z"/>
  <path fill="${amber}" d="M0 474h1200v12H0z"/>
  <path fill="${colours.sign.dark}" d="M0 486h1200v144H0z"/>
  <g transform="translate(932 226) scale(${216 / side})">
  ${drawing}
  </g>
  ${await words(airportKind, 500, colours['sign-2'].light, 196, 52)}
  ${await words(airportCity, 800, colours['sign-ink'].light, 344, 168)}
  ${await words('Odloty, przyloty, parking i auta', 500, colours['sign-ink'].light, 572, 39)}
</svg>
`,
);
