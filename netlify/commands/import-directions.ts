import { dirname, join, matchesGlob } from 'node:path';

const below = (...folders: string[]) => folders.map((folder) => `${folder}/**`);
// pages → layouts → admin → features → fields → client → ui; everything but ui may read domain and airport
const domain = below('src/domain', 'src/airport');
const ofClient = [...below('src/ui'), ...domain];
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
  // What is true of this airport alone, as data
  'src/airport': [],
  'src/domain': below('src/airport'),
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
  db: domain,
  functions: [...below('functions/lib', 'db'), ...domain],
  'functions/lib': [...below('db'), ...domain, wordsOfPages],
  'functions/jobs': below('functions/lib'),
  'functions/pages': ['functions/*', ...below('functions/lib', 'db'), ...domain, wordsOfPages],
  'netlify/settings': [...below('functions/lib'), ...domain],
  'netlify/local': [...below('netlify/settings', 'db'), ...domain],
  'netlify/build': [...below('netlify/local', 'functions/lib'), ...domain],
  netlify: [...below('functions/lib', 'db'), ...domain],
  tests: ['**'],
};
/** Where packages are limited: those that may be imported. */
const packages: Record<string, readonly string[]> = {
  'src/airport': [],
  'src/domain': ['valibot'],
  src: ['!(node:*)', '@*/**', '!(node:*)/**'],
};

/** The file that a relative import leads to. */
export const targetOf = (file: string, specifier: string): string =>
  join(dirname(file), specifier.replace(/\?.*/, '')).replaceAll('\\', '/');

/** Why a file may not import what it names so; undefined: it may. */
export function refusedImport(file: string, specifier: string): string | undefined {
  const rule = longest(mayImport, file);
  if (!rule) return `no rule says what ${dirname(file)} may import: give it a line in mayImport`;
  if (!specifier.startsWith('.')) {
    const [folder, allowed] = longest(packages, file) ?? [];
    return !allowed || fits(specifier, allowed) ? undefined : `${folder} may import only: ${allowed.join(', ')}`;
  }
  const target = targetOf(file, specifier);
  const [folder, allowed] = rule;
  return fits(target, [`${folder}/**`, ...allowed])
    ? undefined
    : `${folder} may import only: itself${allowed.map((it) => `, ${it.replace('/**', '')}`).join('')}`;
}

/** An import, by the file that it stands in and the one that it leads to. */
interface Import {
  file: string;
  target: string;
}
/** From which folder to which an import leads, where their paths part; undefined: one lies in the other. */
function arrowOf({ file, target }: Import): [from: string, to: string] | undefined {
  const [from, to] = [file.split('/'), target.split('/')];
  const at = from.findIndex((part, i) => part !== to[i]);
  const isFolder = at >= 0 && at < from.length - 1 && at < to.length - 1;
  return isFolder ? [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')] : undefined;
}

/** Each two folders that import each other, with the imports of the direction that has fewer of them. */
export function importEachOther(imports: readonly Import[]): { folders: [string, string]; by: Import[] }[] {
  const arrows = new Map<string, Import[]>();
  const keyOf = (from: string, to: string) => `${from} → ${to}`;
  for (const it of imports) {
    const arrow = arrowOf(it);
    if (arrow) arrows.set(keyOf(...arrow), [...(arrows.get(keyOf(...arrow)) ?? []), it]);
  }
  return [...arrows].flatMap(([key, there]) => {
    const [from, to] = key.split(' → ') as [string, string];
    const back = arrows.get(keyOf(to, from));
    const isRarer = back && (there.length < back.length || (there.length === back.length && from < to));
    return isRarer ? [{ folders: [from, to] as [string, string], by: there }] : [];
  });
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
