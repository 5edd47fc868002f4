import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * `node netlify/commands/check-lines.ts [file …]`: names each line and each file of code that is too long, and each
 * comment that means nothing once it is moved. Lines are held to it in every text that is ours: biome's formatter
 * leaves comments and strings. Bytes are counted, for the usual tools count those (`awk`, `grep -E '.{121}'` in the C
 * locale), so that a limit of 120 holds whichever of them asks. A Polish letter is two bytes, a dash three.
 */
const most = 120;
/** More lines are more than one subject, or half of a test's. A migration that has run is never edited. */
const mostLines = (file: string): number => {
  if (!/\.(ts|tsx|mts|mjs|astro|css|sql)$/.test(file) || file.startsWith('db/migrations/')) return Infinity;
  return file.startsWith('tests/') ? 400 : 200;
};
/** A comment that opens so leans on what stands before it. */
const leaning = /^\s*(?:\/\*\*|\/\/|--)\s+(That of|Those|The same)\b/;
const named = process.argv.slice(2);

/** Whatever its name: a new kind of file is held to it too. npm writes the lockfile. */
function ours(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((file) => file && file !== 'package-lock.json' && existsSync(file));
}

const messages = (named.length > 0 ? named : ours()).flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  if (text.includes('\0')) return []; // a picture or a font
  const lines = text.replace(/\n$/, '').split('\n');
  const wrong = lines.flatMap((line, index) => {
    const length = Buffer.byteLength(line);
    const [, opener] = leaning.exec(line) ?? [];
    const isBegun = lines[index - 1]?.trim().startsWith('//');
    return [
      ...(length > most ? [`${file}:${index + 1} has ${length} bytes, of at most ${most}`] : []),
      ...(opener && !isBegun ? [`${file}:${index + 1} opens with '${opener}': say of what`] : []),
    ];
  });
  return lines.length > mostLines(file)
    ? [...wrong, `${file} has ${lines.length} lines, of at most ${mostLines(file)}`]
    : wrong;
});
for (const message of messages) console.error(message);
// Not exit(): on a busy machine it would cut off what a pipe has not taken yet
process.exitCode = messages.length > 0 ? 1 : 0;
