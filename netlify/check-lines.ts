import { globSync, readFileSync } from 'node:fs';

/** Names each line that is too long, comments and strings included: biome's formatter leaves those. */
const most = 120;
const files = globSync('{.,{db,functions,netlify,src,tests}/**}/*.{ts,tsx,mjs,css,astro}');

const messages = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ length: [...line].length, place: `${file}:${index + 1}` }))
    .filter(({ length }) => length > most)
    .map(({ length, place }) => `${place} has ${length} characters, of at most ${most}`),
);
for (const message of messages) console.error(message);
process.exit(messages.length > 0 ? 1 : 0);
