import { dirname, join, matchesGlob } from 'node:path';

const below = (...folders: string[]) => folders.map((folder) => `${folder}/**`);
// pages → layouts → admin → features → fields → client → ui, and everything but ui may read domain
const ofClient = below('src/ui', 'src/domain');
const ofFields = [...below('src/client'), ...ofClient];
const ofFeatures = [...below('src/fields'), ...ofFields];
const ofAdmin = [...below('src/features'), ...ofFeatures];
const ofLayouts = [...below('src/admin', 'src/styles'), ...ofAdmin];
const ofPages = [...below('src/layouts', 'public'), ...ofLayouts];
// What says a page that a function fills: no component of it
const wordsOfPages = 'src/features/{flight,announcements,page}/*.ts';

/**
 * What the files of each folder may import besides those of the folder itself: the only list of it. A file is held to
 * the longest folder that it lies in; a star stands for one folder's name.
 */
const mayImport: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/ui': [],
  'src/styles': [],
  'src/client': ofClient,
  'src/fields': ofFields,
  'src/features': ofFeatures,
  'src/admin': ofAdmin,
  // One section never another one
  'src/admin/sections/*': ['src/admin/!(sections)/**', 'src/admin/*', ...ofAdmin],
  'src/layouts': ofLayouts,
  'src/pages': ofPages,
  db: below('src/domain'),
  functions: below('functions/lib', 'db', 'src/domain'),
  'functions/lib': [...below('db', 'src/domain'), wordsOfPages],
  'functions/jobs': below('functions/lib'),
  'functions/pages': ['functions/*', ...below('functions/lib', 'db', 'src/domain'), wordsOfPages],
  'netlify/settings': below('functions/lib', 'src/domain'),
  'netlify/local': below('netlify/settings', 'db', 'src/domain'),
  'netlify/build': below('netlify/local', 'functions/lib', 'src/domain'),
  netlify: below('functions/lib', 'db', 'src/domain', 'tests/support', 'tests/journeys'),
  tests: ['**'],
};
/** Where packages are limited: those that may be imported. */
const packages: Record<string, readonly string[]> = {
  'src/domain': ['valibot'],
  src: ['!(node:*)', '@*/**', '!(node:*)/**'],
};

/** Why a file may not import what it names so; undefined: it may. */
export function refusedImport(file: string, specifier: string): string | undefined {
  const rule = longest(mayImport, file);
  if (!rule) return `no rule says what ${dirname(file)} may import: give it a line in mayImport`;
  if (!specifier.startsWith('.')) {
    const [folder, allowed] = longest(packages, file) ?? [];
    return !allowed || fits(specifier, allowed) ? undefined : `${folder} may import only: ${allowed.join(', ')}`;
  }
  const target = join(dirname(file), specifier.replace(/\?.*/, '')).replaceAll('\\', '/');
  const [folder, allowed] = rule;
  return fits(target, [`${folder}/**`, ...allowed])
    ? undefined
    : `${folder} may import only: itself${allowed.map((it) => `, ${it.replace('/**', '')}`).join('')}`;
}

const fits = (path: string, patterns: readonly string[]) => patterns.some((pattern) => matchesGlob(path, pattern));

/** The rule of the longest folder that a file lies in, with the folder's own name in the place of a star. */
function longest<T>(rules: Record<string, T>, file: string): [folder: string, rule: T] | undefined {
  const parts = file.split('/');
  for (let length = parts.length - 1; length > 0; length--) {
    const folder = parts.slice(0, length).join('/');
    const found = Object.entries(rules).find(([pattern]) => matchesGlob(folder, pattern));
    if (found) return [folder, found[1]];
  }
  return undefined;
}
