import { expect, test, vi } from 'vitest';

test('a new role may do nothing of the staff’s until it is named', async () => {
  vi.resetModules();
  vi.doMock('../../src/domain/kernel/roles.ts', async (original) => {
    const actual = await original<typeof import('../../src/domain/kernel/roles.ts')>();
    return { ...actual, staff: [...actual.staff, 'new'], everyRole: [...actual.everyRole, 'new'] };
  });
  const { entities } = await import('../../src/domain/index.ts');
  const { ofEverybody, sections } = await import('../../src/domain/office/sections.ts');
  const isNamed = (who: readonly string[] | 'everyone' | undefined) => who !== 'everyone' && who?.includes('new');
  expect(
    sections.some(({ who }) => isNamed(who)),
    'the stand-in for the roles counts',
  ).toBe(true);
  const rights = [
    ...entities.flatMap(({ table, read, write, lookUp }) =>
      Object.entries({ read, write, lookUp: lookUp?.who }).map(([right, who]) => ({ of: `${right} of ${table}`, who })),
    ),
    ...sections.filter(({ group }) => group !== ofEverybody).map(({ slug, who }) => ({ of: `who of ${slug}`, who })),
  ];
  expect(
    rights.filter(({ who }) => isNamed(who)).map(({ of }) => of),
    'name the roles that have this right: a list of all roles gives it to the next one unasked',
  ).toEqual([]);
  vi.doUnmock('../../src/domain/kernel/roles.ts');
});
