import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Names each line that is too long, in every text that is ours: biome's formatter leaves comments and strings. */
const most = 120;
// Whatever its name: a new kind of file is held to it too. npm writes the lockfile
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const files = listed.split('\n').filter((file) => file && file !== 'package-lock.json' && existsSync(file));

const messages = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  if (text.includes('\0')) return []; // a picture or a font
  return text
    .split('\n')
    .map((line, index) => ({ length: [...line].length, line: `${file}:${index + 1}` }))
    .filter(({ length }) => length > most)
    .map(({ length, line }) => `${line} has ${length} characters, of at most ${most}`);
});
for (const message of messages) console.error(message);
process.exit(messages.length > 0 ? 1 : 0);
