import { expect, test } from 'vitest';
import { filesOfScripts } from '../../netlify/chunks.ts';

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
  [news]: ['domain/kept.ts', 'features/sharing/share.ts'],
  [flight]: ['features/sharing/share.ts'],
  [board]: [...everyIsland, 'domain/car.ts'],
  [schedule]: [...everyIsland, 'ui/inputs.tsx', 'domain/kept.ts'],
  [signIn]: [...everyIsland, 'ui/inputs.tsx', 'fields/Input.tsx', 'fields/Plate.tsx', 'domain/user.ts'],
  [register]: [...everyIsland, 'domain/user.ts'],
  [choice]: [...everyIsland, 'fields/Input.tsx', 'fields/Plate.tsx', 'domain/order.ts', 'features/parking/Plan.tsx'],
  [pay]: [...everyIsland, 'domain/order.ts', 'features/payment/charge.ts'],
  [manage]: [...everyIsland, 'features/payment/charge.ts'],
  'features/elements/Elements.tsx': [...everyIsland, 'domain/gate.ts', 'features/parking/Plan.tsx'],
  'admin/BackOffice.tsx': [...everyIsland, 'domain/user.ts', 'fields/Input.tsx', 'domain/gate.ts', 'domain/car.ts'],
  'domain/order.ts': ['domain/car.ts'],
};
const entries = Object.keys(site).filter((name) => name !== 'domain/order.ts');

test.each([
  ['react', 'react'],
  ['ui/Button.tsx', 'base'],
  ['domain/car.ts', 'offer'],
  ['ui/inputs.tsx', 'kit'],
  ['fields/Plate.tsx', 'forms'],
  ['fields/Input.tsx', 'records'],
  ['domain/user.ts', 'account'],
  ['domain/order.ts', 'booking'],
  ['features/payment/charge.ts', 'after'],
  ['features/parking/Plan.tsx', 'Choice'],
  [navbar, 'bar'],
  ['client/storage.ts', 'bar'],
  ['domain/gate.ts', 'BackOffice'],
  ['domain/kept.ts', 'bar'],
  ['features/sharing/share.ts', undefined],
])('%s goes to the file %s by who imports it', (module, file) => {
  const { files, idOf } = modules(site, entries);
  expect(filesOfScripts(files).get(idOf(module))).toBe(file);
});

test('a renamed feature that leaves a file empty stops the build', () => {
  const text = JSON.stringify([site, entries]).replaceAll('features/home/', 'features/start/');
  const [renamed, entriesRenamed] = JSON.parse(text);
  expect(() => filesOfScripts(modules(renamed, entriesRenamed).files)).toThrow("nothing into 'react'");
});
