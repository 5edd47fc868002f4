import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entities } from '../../src/domain/index.ts';

const folder = new URL('../../src/domain/', import.meta.url);

/** The exported entities of a file of src/domain that the registry does not have, each with what to write for it. */
async function missingOf(file: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(new URL(file, folder).href);
  const registered: unknown[] = [...entities];
  return Object.entries(exported)
    .filter(([, value]) => isEntity(value) && !registered.includes(value))
    .map(([name]) => `write into src/domain/index.ts: import { ${name} } from './${file}', and ${name} into entities`);
}
const isEntity = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'table' in value && 'fields' in value;

test('every entity of src/domain is in its registry', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  expect((await Promise.all(files.map(missingOf))).flat()).toEqual([]);
});
