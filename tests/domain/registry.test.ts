import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import type { Fields } from '../../src/domain/kernel/field.ts';
import { nameIn } from '../../src/domain/kernel/label.ts';
import { isOneOf } from '../../src/domain/kernel/roles.ts';
import { sections } from '../../src/domain/office/sections.ts';

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
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.ts'));
  expect((await Promise.all(files.map(missingOf))).flat()).toEqual([]);
});

/** References that those who write them do not choose. */
const given = ['luggage.Users_id'];

/** What `lookUp` of the target lacks for those who fill in a reference to it: its forms would offer them nothing. */
function notLookedUp({ table, write, fields }: Entity): string[] {
  const chosen = Object.entries(fields as Fields).filter(
    ([name, { kind, server }]) => kind === 'ref' && !server && !given.includes(`${table}.${name}`),
  );
  return chosen.flatMap(([name, { to }]) => {
    const target = entities.find((it) => it.table === to?.().table);
    const missing = write.filter((role) => !target?.lookUp || !isOneOf(role, target.lookUp.who));
    return missing.map((role) => `${table}.${name}: name '${role}' in lookUp.who of ${target?.one}`);
  });
}

test('whoever fills in a reference may look up what it points at', () => {
  expect(entities.flatMap(notLookedUp)).toEqual([]);
});

test('a reference that refuses rows by how they stand is told how they stand', () => {
  const unsaid = entities.flatMap(({ table, fields }) =>
    Object.entries(fields as Fields).flatMap(([name, { refuses, to }]) => {
      const target = entities.find((it) => it === to?.());
      return refuses && !target?.lookUp?.state
        ? [`${table}.${name}: name a field in lookUp.state of ${target?.one}`]
        : [];
    }),
  );
  expect(unsaid).toEqual([]);
});

test('what the second line of a look-up says is read for it', () => {
  const unread = entities.flatMap(({ one, key, label, lookUp, fields }) => {
    if (!lookUp?.detail) return [];
    const read = new Set<string>();
    const get = (values: Record<string, unknown>, name: string) => {
      read.add(name);
      return values[name];
    };
    const row = new Proxy(exampleOf(fields), { get });
    lookUp.detail(row);
    const known = [key, ...label.map(nameIn), ...(lookUp.reads ?? []), ...(lookUp.state ? [lookUp.state] : [])];
    return [...read].filter((name) => !known.includes(name)).map((name) => `${one}: name '${name}' in lookUp.reads`);
  });
  expect(unread).toEqual([]);
});
/** A row of which every value says something. */
const exampleOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'instant' ? '2026-06-19T10:00:00.000Z' : false]),
  );

test('every list of the back-office can be searched', () => {
  const listed = sections.flatMap(({ lists }) => lists.map(({ entity }): Entity => entity));
  expect(listed.length).toBeGreaterThan(10);
  const missing = listed
    // In a list of one row there is nothing to look for
    .filter(({ search, single }) => !single && !search?.length)
    .map(({ one, list }) => `${one}: write search: ['${list.join("', '")}'], or few: true where there are few rows`);
  expect(missing).toEqual([]);
});
