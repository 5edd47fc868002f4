import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './local/problem.ts';

const long = /\.(astro-([a-z\d]{4})[a-z\d]{4})(?![\w-])/g;

/**
 * Shortens the classes by which Astro keeps a component's styles to itself: random letters do not compress, and half as
 * many save 150 bytes of a page. A name is shortened by itself alone, so that a stylesheet that stays what it was keeps
 * its address.
 */
export function shortenScopes(dist: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((it) => /\.(html|css)$/.test(it));
  const texts = new Map(files.map((it) => [join(dist, it), readFileSync(join(dist, it), 'utf8')]));
  const sheets = [...texts].filter(([file]) => file.endsWith('.css'));
  const names = new Map(
    sheets.flatMap(([, css]) =>
      [...css.matchAll(long)].map(([, name = '', start = '']) => [name, `s-${start}`] as const),
    ),
  );
  if (new Set(names.values()).size < names.size)
    throw new Problem('The styles of two components would share a class: rename one of their files');
  for (const [file, text] of texts) {
    const shortened = text.replace(/astro-[a-z\d]{8}(?![\w-])/g, (it) => names.get(it) ?? it);
    if (shortened !== text) writeFileSync(file, shortened);
  }
}
