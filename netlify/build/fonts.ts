import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Run by hand after a font package or the character set changes: `node netlify/build/fonts.ts`. What it writes is
// committed.
const out = new URL('../../public/fonts/', import.meta.url);
const from = (path: string) => readFile(fileURLToPath(import.meta.resolve(path)));

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + i),
  ).join('');
const ascii = range(' ', '~');
const signs = '\u00a0§°±²³·×–—‘’‚“”„•…€→−';

// Polish letters live in two of the package's files, so the text face is two small files, each with its unicode-range
// in fonts.css
const atkinson = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next';
const b612 = '@fontsource/b612-mono/files/b612-mono-latin';
const figures = `-/${range('0', '9')}${range('A', 'Z')}${range('a', 'z')}`;
const polish = 'ąćęłńśźżĄĆĘŁŃŚŹŻŠšŽžřČč';
const fonts = [
  { name: 'text', file: `${atkinson}-latin-wght-normal.woff2`, letters: `${ascii}${signs}óÓéöüäåøÖÜ` },
  { name: 'text-pl', file: `${atkinson}-latin-ext-wght-normal.woff2`, letters: polish },
  { name: 'figures', file: `${b612}-400-normal.woff2`, letters: figures },
  { name: 'figures-bold', file: `${b612}-700-normal.woff2`, letters: figures },
];

await mkdir(out, { recursive: true });
for (const { name, file, letters } of fonts) {
  const variationAxes = name.startsWith('text') ? { wght: { min: 400, max: 800 } } : undefined;
  const woff2 = await subsetFont(await from(file), letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`${name}.woff2`, out), woff2);
  console.log(`${name}.woff2 ${woff2.length} B`);
}
