import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * `node netlify/commands/check-lines.ts [file …]`: names each line that is too long, in every text that is ours:
 * biome's formatter leaves comments and strings. Bytes are counted, for the usual tools count those (`awk`,
 * `grep -E '.{121}'` in the C locale), so that a limit of 120 holds whichever of them asks. A Polish letter is two
 * bytes, a dash three.
 */
const most = 120;
const named = process.argv.slice(2);
// Whatever its name: a new kind of file is held to it too. npm writes the lockfile
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const ours = listed.split('\n').filter((file) => file && file !== 'package-lock.json' && existsSync(file));

const messages = (named.length > 0 ? named : ours).flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  if (text.includes('\0')) return []; // a picture or a font
  return text
    .split('\n')
    .map((line, index) => ({ length: Buffer.byteLength(line), line: `${file}:${index + 1}` }))
    .filter(({ length }) => length > most)
    .map(({ length, line }) => `${line} has ${length} bytes, of at most ${most}`);
});
for (const message of messages) console.error(message);
// Not exit(): on a busy machine it would cut off what a pipe has not taken yet
process.exitCode = messages.length > 0 ? 1 : 0;
