import { described, type VariableName, variableNames } from './variables.ts';

const comment = (text: string) => wrapped(text, 116).map((line) => `# ${line}`);

/** `.env.example`: what may be set on one's own machine, then what only a host has. */
export function exampleFile(): string {
  const lines = (host: boolean, write: (name: VariableName, example: string) => string) =>
    variableNames
      .filter((name) => (described[name]?.scope === 'host') === host)
      .flatMap((name) => [
        ...comment(described[name]?.meaning ?? ''),
        write(name, described[name]?.example ? `=${described[name].example}` : ''),
        '',
      ]);
  return [
    ...comment('Copy to .env to change a setting on this machine; `npm start` needs none of them.'),
    '',
    ...lines(false, (name, example) => `# ${name}${example}`),
    ...comment('Set these where the site is deployed, never here: a local start refuses them and brings its own.'),
    '',
    ...lines(true, (name, example) => `#   ${name}${example}`),
  ].join('\n');
}

const where = { local: 'on your machine', host: 'on a host', both: 'on either' };

/** `docs/settings.md`: all of them, a paragraph each. */
export function settingsPage(): string {
  const entries = variableNames.flatMap((name) => {
    const { meaning, example, scope, secret } = described[name] ?? { meaning: '', scope: 'both' };
    const facts = [where[scope], ...(secret ? ['secret'] : []), ...(example ? [`such as \`${example}\``] : [])];
    return [...wrapped(`**\`${name}\`** (${facts.join(', ')}): ${meaning}.`, 116), ''];
  });
  return [
    '# Settings',
    '',
    'Variables of the environment. `npm run doctor` says of a set of them what works, what does not, and what to do.',
    'This page is written from `netlify/settings/variables.ts`, by `npx vitest -u run tests/platform/settings-text`.',
    '',
    ...entries,
  ].join('\n');
}

/** The words in lines of at most so many letters. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
