import { expect, test } from 'vitest';
import { filesOfScripts } from '../../netlify/build/chunks.ts';

/** Modules below src/ and what each imports; of which the entries are named; 'react' stands for packages. */
function modules(imports: Record<string, string[]>, entries: string[] = []) {
  const idOf = (name: string) => (name.startsWith('react') ? `/node_modules/${name}` : `/src/${name}`);
  const graph = new Map(
    Object.entries(imports).map(([name, imported]) => [
      idOf(name),
      { isEntry: entries.includes(name), importedIds: imported.map(idOf) },
    ]),
  );
  return {
    files: { getModuleIds: () => graph.keys(), getModuleInfo: (id: string) => graph.get(id) ?? null },
    idOf,
  };
}

const navbar = 'layouts/Navbar.astro?astro&type=script';
const news = 'features/announcements/News.astro?astro&type=script';
const flight = 'features/flight/Flight.astro?astro&type=script';
const board = 'features/home/Board.tsx';
const schedule = 'features/schedule/Schedule.tsx';
const signIn = 'features/account/SignIn.tsx';
const register = 'features/account/Register.tsx';
const choice = 'features/parking/Choice.tsx';
const pay = 'features/payment/Pay.tsx';
const manage = 'features/manage/Manage.tsx';
const everyIsland = ['react', 'ui/Button.tsx', 'client/storage.ts'];
const site = {
  [navbar]: ['client/storage.ts'],
  [news]: ['domain/kept.ts', 'features/page/share.ts'],
  [flight]: ['features/page/share.ts'],
  [board]: [...everyIsland, 'domain/booking/car.ts'],
  [schedule]: [...everyIsland, 'ui/inputs.tsx', 'domain/kept.ts'],
  [signIn]: [...everyIsland, 'ui/inputs.tsx', 'fields/Input.tsx', 'fields/Plate.tsx', 'domain/account/user.ts'],
  [register]: [...everyIsland, 'domain/account/user.ts'],
  [choice]: [
    ...everyIsland,
    'fields/Input.tsx',
    'fields/Plate.tsx',
    'domain/booking/order.ts',
    'features/parking/Plan.tsx',
  ],
  [pay]: [...everyIsland, 'domain/booking/order.ts', 'features/payment/charge.ts'],
  [manage]: [...everyIsland, 'features/payment/charge.ts'],
  'features/elements/Elements.tsx': [...everyIsland, 'domain/flight/gate.ts', 'features/parking/Plan.tsx'],
  'admin/shell/BackOffice.tsx': [
    ...everyIsland,
    'domain/account/user.ts',
    'fields/Input.tsx',
    'domain/flight/gate.ts',
    'domain/booking/car.ts',
  ],
  'domain/booking/order.ts': ['domain/booking/car.ts'],
};
const entries = Object.keys(site).filter((name) => name !== 'domain/booking/order.ts');

test.each([
  ['react', 'react'],
  ['ui/Button.tsx', 'base'],
  ['domain/booking/car.ts', 'offer'],
  ['ui/inputs.tsx', 'kit'],
  ['fields/Plate.tsx', 'forms'],
  ['fields/Input.tsx', 'records'],
  ['domain/account/user.ts', 'account'],
  ['domain/booking/order.ts', 'booking'],
  ['features/payment/charge.ts', 'after'],
  ['features/parking/Plan.tsx', 'Choice'],
  [navbar, 'bar'],
  ['client/storage.ts', 'bar'],
  ['domain/flight/gate.ts', 'BackOffice'],
  ['domain/kept.ts', 'bar'],
  ['features/page/share.ts', undefined],
])('%s goes to the file %s by who imports it', (module, file) => {
  const { files, idOf } = modules(site, entries);
  expect(filesOfScripts(files).get(idOf(module))).toBe(file);
});

test('a renamed feature that leaves a file empty stops the build', () => {
  const text = JSON.stringify([site, entries]).replaceAll('features/home/', 'features/start/');
  const [renamed, entriesRenamed] = JSON.parse(text);
  expect(() => filesOfScripts(modules(renamed, entriesRenamed).files)).toThrow("nothing into 'react'");
});
