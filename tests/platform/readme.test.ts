import { globSync, readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { heard } from '../../functions/lib/booking/provider-events.ts';
import { noFaults } from '../../netlify/local/card-provider/faults.ts';

const endings = 'ts,tsx,mjs,astro,sql,css,svg,html';
const files = globSync(`{src,functions,db,netlify,tests,docs,public}/**/*.{${endings}}`);
const readme = readFileSync('README.md', 'utf8');
const named = new RegExp(`(?<=[\`(]|'\\./)[\\w./-]+/[\\w.-]+\\.(?:${endings.replaceAll(',', '|')})(?=[\`)'])`, 'g');

test.each([...new Set(readme.match(named))])('README names %s, which is there', (path) => {
  expect(
    files.some((file) => `/${file}`.endsWith(`/${path}`)),
    `Mend README.md: ${path} was renamed or moved`,
  ).toBe(true);
});

test("README names the webhook's events and version, and the faults of the sandbox", () => {
  const [, deploy = ''] = readme.split('## Deploy');
  expect(deploy.match(/(?<=`)(charge|refund|payment_intent)\.[\w.]+(?=`)/g)?.sort()).toEqual(Object.keys(heard).sort());
  expect(deploy).toContain(`\`${Stripe.API_VERSION}\``);
  for (const fault of Object.keys(noFaults)) expect(readme).toContain(`\`${fault}\``);
});
