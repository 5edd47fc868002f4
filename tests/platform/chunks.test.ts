import { expect, test } from 'vitest';
import { filesOfScripts } from '../../netlify/build/chunks.ts';

/**
 * Modules below src/ and what each imports; of which the entries are named; 'react' stands for packages. What is a
 * `Section` or `Dialog` is loaded later, and what is `Long` has much code.
 */
function modules(imports: Record<string, string[]>, entries: string[] = []) {
  const idOf = (name: string) => (name.startsWith('react') ? `/node_modules/${name}` : `/src/${name}`);
  const graph = new Map(
    Object.entries(imports).map(([name, imported]) => [
      idOf(name),
      {
        isEntry: entries.includes(name),
        importedIds: imported.map(idOf),
        dynamicImporters: /Section|Dialog/.test(name) ? ['somebody'] : [],
        code: name.includes('Long') ? 'x'.repeat(2_001) : 'x',
      },
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
const everyIsland = ['react', 'ui/Button.tsx', 'client/storage.ts'];
const islands = {
  [navbar]: ['client/storage.ts'],
  [news]: ['domain/kept.ts', 'features/page/share.ts'],
  [flight]: ['features/page/share.ts'],
  'features/home/Board.tsx': [...everyIsland, 'ui/Tile.tsx'],
  'features/home/Offer.tsx': [...everyIsland, 'domain/booking/car.ts', 'features/home/OldAnswer.tsx', 'ui/Tile.tsx'],
  'features/home/Contact.tsx': [...everyIsland, 'features/home/OldAnswer.tsx'],
  'features/schedule/Schedule.tsx': [...everyIsland, 'ui/inputs.tsx', 'domain/kept.ts'],
  'features/account/SignIn.tsx': [
    ...everyIsland,
    'ui/inputs.tsx',
    'fields/Input.tsx',
    'domain/account/user.ts',
    'ui/Eye.tsx',
  ],
  'features/account/Register.tsx': [...everyIsland, 'domain/account/user.ts', 'ui/Eye.tsx'],
  'features/parking/Choice.tsx': [
    ...[
      'fields/Input.tsx',
      'fields/Plate.tsx',
      'domain/booking/order.ts',
      'domain/account/user.ts',
      'features/parking/Plan.tsx',
    ],
    ...everyIsland,
  ],
  'features/rental/Cars.tsx': [...everyIsland, 'domain/booking/order.ts', 'fields/Plate.tsx'],
  'features/payment/Pay.tsx': [
    ...[...everyIsland, 'domain/booking/order.ts', 'features/payment/charge.ts', 'ui/useOnline.ts'],
  ],
  'features/manage/Manage.tsx': [...everyIsland, 'features/payment/charge.ts'],
  'features/elements/Elements.tsx': [...everyIsland, 'domain/flight/gate.ts', 'features/parking/Plan.tsx'],
  'ui/Overlays.tsx': [...everyIsland],
  'admin/shell/BackOffice.tsx': [
    ...everyIsland,
    'domain/account/user.ts',
    'domain/flight/gate.ts',
    'domain/booking/car.ts',
    'fields/Plate.tsx',
  ],
  'domain/booking/order.ts': ['domain/booking/car.ts'],
};
const shared = [
  ...['admin/parts/Sheet.tsx', 'admin/parts/LongChart.tsx', 'admin/parts/rows.ts'],
  ...['admin/parts/Period.tsx', 'admin/parts/Pick.tsx', 'admin/parts/Chip.tsx'],
];
const later = {
  'admin/gates/Section.tsx': [...shared, 'ui/Modal.tsx', 'admin/parts/Two.tsx'],
  'admin/cars/Section.tsx': [...shared, 'ui/Modal.tsx', 'admin/parts/Two.tsx'],
  'admin/logs/Section.tsx': [...shared, 'ui/Modal.tsx'],
  // Needs one of them alone
  'admin/list/Section.tsx': ['admin/parts/Chip.tsx'],
  'features/rental/Dialog.tsx': ['ui/Modal.tsx'],
  // Found after what it needs
  'admin/parts/Sheet.tsx': ['react', 'admin/parts/Card.tsx'],
  'admin/parts/Card.tsx': ['domain/flight/gate.ts'],
  'admin/parts/rows.ts': ['admin/parts/LongChart.tsx'],
  'admin/parts/LongChart.tsx': [],
  'admin/parts/Two.tsx': [],
  'admin/parts/Period.tsx': [],
  'admin/parts/Pick.tsx': [],
  'admin/parts/Chip.tsx': [],
  'ui/Modal.tsx': [],
};
const site = { ...islands, ...later };
const entriesOf = (site: Record<string, string[]>) =>
  Object.keys(site).filter((name) => name !== 'domain/booking/order.ts' && !(name in later));
const filesIn = (site: Record<string, string[]>) => filesOfScripts(modules(site, entriesOf(site)).files);

test.each([
  ['react', 'react'],
  ['ui/Button.tsx', 'home'],
  ['domain/booking/car.ts', 'offer'],
  ['features/home/OldAnswer.tsx', 'offer'],
  ['ui/Tile.tsx', 'home'],
  ['ui/inputs.tsx', 'schedule'],
  ['fields/Input.tsx', 'forms'],
  ['ui/Eye.tsx', 'account'],
  ['domain/account/user.ts', 'records'],
  ['fields/Plate.tsx', 'records'],
  ['domain/booking/order.ts', 'parking'],
  ['features/payment/charge.ts', 'payment'],
  ['ui/useOnline.ts', 'records'],
  ['features/parking/Plan.tsx', 'Choice'],
  [navbar, 'bar'],
  ['client/storage.ts', 'bar'],
  ['domain/flight/gate.ts', 'BackOffice'],
  ['domain/kept.ts', 'bar'],
  ['features/page/share.ts', undefined],
  ['admin/parts/Sheet.tsx', 'sections'],
  ['admin/parts/Card.tsx', 'sections'],
  ['admin/parts/Two.tsx', undefined],
  ['admin/parts/Chip.tsx', undefined],
  ['admin/parts/LongChart.tsx', undefined],
  ['admin/parts/rows.ts', undefined],
  ['ui/Modal.tsx', undefined],
])('%s goes to the file %s by who imports it', (module, file) => {
  const { files, idOf } = modules(site, entriesOf(site));
  expect(filesOfScripts(files).get(idOf(module))).toBe(file);
});

test('a new feature with islands stops the build, which names the line that is missing', () => {
  expect(() => filesIn({ ...site, 'features/duty-free/Shop.tsx': everyIsland })).toThrow(
    'netlify/build/chunks.ts does not know src/…/duty-free, which has islands: give it its place in `order`',
  );
});

test('a new feature without islands needs no line', () => {
  expect(() => filesIn({ ...site, 'features/duty-free/Shop.astro?astro&type=script': [] })).not.toThrow();
});

test('a feature that was renamed stops the build', () => {
  const renamed = JSON.parse(JSON.stringify(site).replaceAll('features/manage/', 'features/account/manage/'));
  expect(() => filesIn(renamed)).toThrow('names features/manage, which has no islands');
});
