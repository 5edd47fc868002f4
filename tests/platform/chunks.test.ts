import { expect, test } from 'vitest';
import { filesOfScripts, filesOfStyles } from '../../netlify/chunks.ts';

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
const board = 'features/home/Board.tsx';
const schedule = 'features/schedule/Schedule.tsx';
const signIn = 'features/account/SignIn.tsx';
const register = 'features/account/Register.tsx';
const choice = 'features/parking/Choice.tsx';
const pay = 'features/payment/Pay.tsx';
const everyIsland = ['react', 'ui/Button.tsx', 'client/storage.ts'];
const site = {
  [navbar]: ['client/storage.ts'],
  [news]: ['domain/kept.ts'],
  [board]: [...everyIsland, 'domain/car.ts'],
  [schedule]: [...everyIsland, 'ui/inputs.tsx', 'domain/kept.ts'],
  [signIn]: [...everyIsland, 'ui/inputs.tsx', 'fields/Input.tsx', 'domain/user.ts'],
  [register]: [...everyIsland, 'domain/user.ts'],
  [choice]: [...everyIsland, 'fields/Input.tsx', 'domain/order.ts', 'features/parking/Plan.tsx'],
  [pay]: [...everyIsland, 'domain/order.ts'],
  'domain/order.ts': ['domain/car.ts'],
};
const entries = Object.keys(site).filter((name) => name !== 'domain/order.ts');

test.each([
  ['react', 'react'],
  ['ui/Button.tsx', 'base'],
  ['domain/car.ts', 'offer'],
  ['ui/inputs.tsx', 'kit'],
  ['fields/Input.tsx', 'forms'],
  ['domain/user.ts', 'account'],
  ['domain/order.ts', 'booking'],
  ['features/parking/Plan.tsx', 'Choice'],
  [navbar, 'bar'],
  ['client/storage.ts', 'bar'],
  ['domain/kept.ts', 'bar'],
])('%s goes to the file %s by who imports it', (module, file) => {
  const { files, idOf } = modules(site, entries);
  expect(filesOfScripts(files).get(idOf(module))).toBe(file);
});

test('a renamed feature that leaves a file empty stops the build', () => {
  const text = JSON.stringify([site, entries]).replaceAll('features/home/', 'features/start/');
  const [renamed, entriesRenamed] = JSON.parse(text);
  expect(() => filesOfScripts(modules(renamed, entriesRenamed).files)).toThrow("nothing into 'react'");
});

test('every page shares the styles that the home page has in common with another', () => {
  const { files, idOf } = modules({
    'pages/index.astro': ['ui/Button.module.css', 'features/home/Board.module.css'],
    'pages/lot.astro': ['ui/Button.module.css', 'features/flight/Map.module.css'],
  });
  expect([...filesOfStyles(files).keys()]).toEqual([idOf('ui/Button.module.css')]);
});

test('a site without its home page stops the build', () => {
  expect(() => filesOfStyles(modules({ 'pages/home.astro': ['a.css'] }).files)).toThrow("nothing into 'look'");
});
