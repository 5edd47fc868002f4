import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { addressOf, publicPaths } from '../../src/domain/site/public-pages.ts';
import type { Figure } from '../bench/report.ts';
import { observatory } from './observatory.ts';
import type { Part } from './part.ts';

const dist = '.netlify/trust-dist';
const partsList = '.netlify/sbom.json';

/** Files of the built site that hold a secret of this product's, or what looks like anybody's. */
function secretsIn(folder: string): string[] {
  const { SECRET, STRIPE_WEBHOOK_SECRET, DATABASE_URL, NETLIFY_BLOBS_CONTEXT } = process.env;
  const ours = [SECRET, STRIPE_WEBHOOK_SECRET, NETLIFY_BLOBS_CONTEXT, DATABASE_URL && new URL(DATABASE_URL).password];
  const looks = /\b(?:sk|rk)_(?:live|test)_\w{8}|\bwhsec_\w{8}|postgres(?:ql)?:\/\/\w+:\w+@|BEGIN [A-Z ]*PRIVATE KEY/;
  return globSync(`${folder}/**/*.{html,js,css,json,map,txt,xml,webmanifest}`).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return looks.test(text) || ours.some((it) => it && it.length > 7 && text.includes(it));
  });
}

interface Component {
  name: string;
  licenses?: unknown[];
}

/** What is deployed, as a CycloneDX list of parts; and known vulnerabilities of it, where anybody tells. */
async function listParts(): Promise<{ parts: Component[]; high: number | undefined }> {
  const npm = async (...args: string[]) => (await promisify(execFile)('npm', args, { maxBuffer: 2 ** 28 })).stdout;
  const list = await npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
  writeFileSync(partsList, list);
  let audit: string;
  try {
    audit = await npm('audit', '--omit=dev', '--json');
  } catch (error) {
    // It ends with an error where it finds any, too
    audit = String((error as { stdout?: unknown }).stdout ?? '');
  }
  const { metadata } = JSON.parse(audit || '{}') as {
    metadata?: { vulnerabilities?: { high: number; critical: number } };
  };
  const known = metadata?.vulnerabilities;
  if (!known) console.log('  known vulnerabilities: unchecked, no advisory feed answers');
  return { parts: JSON.parse(list).components, high: known && known.high + known.critical };
}

/** What Observatory says of every page, secrets in what is built, and the list of parts with their licences. */
async function lookAtDeployed(url: string): Promise<Figure[]> {
  const scores = await observatory(
    url,
    publicPaths.map((path) => addressOf(path)),
  );
  for (const { path, score, told } of scores ?? [])
    if (score < 120) console.log(`  ${path}: ${score} (${told.filter((it) => /^-/.test(it)).join(', ')})`);
  const secrets = secretsIn(dist);
  for (const file of secrets) console.log(`  a secret in ${file}`);
  const { parts, high } = await listParts();
  const none = { unit: '', goal: { most: 0 } } as const;
  return [
    {
      what: 'Mozilla Observatory: the lowest score of a page',
      value: scores ? Math.min(...scores.map(({ score }) => score)) : 0,
      ...{ unit: '', goal: { least: 120 } },
    },
    { what: 'secrets in what is built', value: secrets.length, ...none },
    { what: 'deployed parts that are listed', value: parts.length, unit: '', goal: { least: 20 } },
    {
      what: 'of them without a licence',
      value: parts.filter(({ licenses = [] }) => licenses.length === 0).length,
      ...none,
    },
    ...(high === undefined ? [] : [{ what: 'known vulnerabilities that are high', value: high, ...none }]),
  ];
}

export const deployed: Part = { figures: [15], onProduct: ({ url }) => lookAtDeployed(url) };
