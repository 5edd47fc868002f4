import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { heard } from '../../functions/lib/booking/provider-events.ts';
import { noFaults } from '../../netlify/local/card-provider/faults.ts';

const endings = 'ts,tsx,mjs,astro,sql,css,svg,html';
const files = globSync(`{src,functions,db,netlify,tests,docs,public}/**/*.{${endings}}`);
const readme = readFileSync('README.md', 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const named = new RegExp(`(?<=[\`(]|'\\./)[\\w./-]+/[\\w.-]+\\.(?:${endings.replaceAll(',', '|')})(?=[\`)'])`, 'g');

const namedPaths = documents.flatMap((document) =>
  [...new Set(readFileSync(document, 'utf8').match(named))].map((path): [string, string] => [document, path]),
);

test('the documents name files', () => {
  expect(namedPaths.length).toBeGreaterThan(150);
});

test.each(namedPaths)('%s names %s, which is there', (document, path) => {
  expect(
    files.some((file) => `/${file}`.endsWith(`/${path}`)),
    `Mend ${document}: ${path} was renamed or moved`,
  ).toBe(true);
});

test.each(documents)('the links of %s lead to files that are there', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
  const gone = links.filter((to) => !to.includes(':') && !existsSync(join(dirname(document), to)));
  expect(gone).toEqual([]);
});

test("README names the webhook's events and version, and the faults of the sandbox", () => {
  const [, deploy = ''] = readme.split('## Deploy');
  expect(deploy.match(/(?<=`)(charge|refund|payment_intent)\.[\w.]+(?=`)/g)?.sort()).toEqual(Object.keys(heard).sort());
  expect(deploy).toContain(`\`${Stripe.API_VERSION}\``);
  for (const fault of Object.keys(noFaults)) expect(readme).toContain(`\`${fault}\``);
});
