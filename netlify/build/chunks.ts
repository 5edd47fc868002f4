import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { Problem } from '../local/problem.ts';
import { importersOf, type Modules } from './module-graph.ts';

/** The file of each module; those without one are left to the bundler. */
type Files = Map<string, string>;

/**
 * Features with islands, in the order in which visitors come to them. What the islands of several share lies in the
 * file of the first of these: the next page finds it cached. Left to itself the bundler makes a file for every set of
 * islands that share something: 33 scripts of the home page, 76 of the first step of a booking.
 */
const order = ['home', 'schedule', 'account', 'parking', 'rental', 'payment', 'manage'];
/** Islands besides: two that no visitor comes to, and the messages of ui/, which have no place among the features. */
const others = ['admin', 'elements', 'ui'];

/** Which file each module of the browser's scripts goes to, by the entries (islands, pages' scripts) that import it. */
export function filesOfScripts(modules: Modules): Files {
  const entries = [...modules.getModuleIds()].filter((id) => modules.getModuleInfo(id)?.isEntry);
  const withIslands = new Set(entries.filter((id) => !isPageScript(id)).flatMap((id) => folderOf(id) ?? []));
  const unknown = [...withIslands].find((folder) => ![...order, ...others].includes(folder));
  if (unknown) throw new Problem(`${here} does not know src/…/${unknown}, which has islands: ${advice}`);
  const gone = order.find((folder) => !withIslands.has(folder));
  if (gone) throw new Problem(`${here} names features/${gone}, which has no islands: was it renamed?`);
  const files: Files = new Map();
  for (const [id, importers] of importersOf(entries, modules)) {
    const file = fileOf(id, importers, withIslands);
    if (file) files.set(id, file);
  }
  for (const id of sharedBySections(entries, files, modules)) files.set(id, 'sections');
  return files;
}
/** So many screens share it, each of which needs so many such modules, and its code has at most so many letters. */
const [fewScreens, fewModules, letters] = [3, 5, 2_000];
/**
 * Small modules that many screens of the back-office share, of which each is loaded later: in one file (5 kB gz),
 * which the first of them fetches. Of files by who shares what the plan of a day fetched eleven, of 0.2 to 2 kB. A
 * module that needs another one which is loaded later is not among them: it would bring that to every screen. Nor is
 * what a screen with few of them needs, as the first list: it would fetch all of them for that (7 of its 150 kB gz).
 */
function sharedBySections(entries: readonly string[], files: Files, modules: Modules): Set<string> {
  const infoOf = (id: string) => modules.getModuleInfo(id);
  const isOffice = (id: string) => folderOf(id) === 'admin';
  const atOnce = importersOf(entries.filter(isOffice), modules);
  const later = [...modules.getModuleIds()].filter((id) => infoOf(id)?.dynamicImporters.length);
  const isShared = (screens: readonly string[]) => screens.length >= fewScreens && screens.every(isOffice);
  const isSmall = (id: string) => (infoOf(id)?.code ?? '').length <= letters;
  const small = new Map(
    [...importersOf(later, modules)].filter(([id, screens]) => !files.has(id) && isShared(screens) && isSmall(id)),
  );
  const needed = [...small.values()].flat();
  const needsMany = (screen: string) => needed.filter((it) => it === screen).length >= fewModules;
  const candidates = [...small].filter(([, screens]) => screens.every(needsMany)).map(([id]) => id);
  const shared = new Set<string>();
  const needsNoMore = (id: string) => infoOf(id)?.importedIds.every((it) => atOnce.has(it) || shared.has(it));
  // Some need others of these, which are found first
  for (let had = -1; had < shared.size; ) {
    had = shared.size;
    for (const id of candidates) if (needsNoMore(id)) shared.add(id);
  }
  return shared;
}
const here = 'netlify/build/chunks.ts';
const advice = 'give it its place in `order`, by when visitors come to it';

function fileOf(id: string, all: readonly string[], withIslands: Set<string>): string | undefined {
  // What the public pages load is cut as if there were no back-office, and all as if there were no page of elements,
  // which only one's own machine has
  const office = all.filter((entry) => folderOf(entry) === 'admin');
  const visitors = all.filter((entry) => !office.includes(entry) && folderOf(entry) !== 'elements');
  const importers = [visitors, office, all].find((entries) => entries.length > 0) ?? all;
  const pages = importers.filter((entry) => isPageScript(entry) && !withIslands.has(folderOf(entry) ?? ''));
  // What every page loads, and what islands share with a page that has none: nothing there may lead to React
  if (pages.some((entry) => folderOf(entry) === 'layouts')) return 'bar';
  if (pages.length > 0 && pages.length < importers.length) return 'bar';
  // Of islands the payment page alone needs it; sections of the back-office, which come later, would load the rest of
  // that page's file with it (48 of the plan of a day)
  if (nameOf(id) === 'useOnline') return 'records';
  const [only, ...more] = importers;
  // What one island alone needs: others start without it (36 kB gz of a booking's first steps, 3 of /)
  if (only && folderOf(only) && more.length === 0) return nameOf(only);
  // What only pages without islands share
  if (pages.length > 0) return undefined;
  // Astro's own entry is in no folder of ours: every page with islands loads it
  const folders = importers.flatMap((entry) => folderOf(entry) ?? order);
  // What islands below the home page's board share, with a booking or each other: the board and the schedule start
  // without it (2 kB gz)
  const isBelow = folders.includes('home') && !importers.some((entry) => nameOf(entry) === 'Board');
  if (isBelow && !folders.includes('schedule')) return 'offer';
  return fileOfShared(id, folders, office.length > 0);
}

/** What islands in these folders share: the folder of each island. The figures are kB gz, of JS. */
function fileOfShared(id: string, folders: readonly string[], isOffice: boolean): string | undefined {
  const first = order.find((folder) => folders.includes(folder));
  // A deploy leaves packages as they are, and the browser its copy of them
  if (first === 'home') return folderOf(id) ? 'home' : 'react';
  if (first === 'schedule') return first;
  // A form of a booking needs a part of what signing in does (1.4 of a booking's first steps)
  const isForm = first === 'account' && folders.some((folder) => folder !== 'account');
  // The back-office needs a part of the forms and bookings (17 of its first list)
  if (isOffice && (isForm || first !== 'account')) return 'records';
  return isForm ? 'forms' : first;
}

/** The folder of src/ that a module is in, or its feature: `…/src/features/home/Board.tsx` → `home`. */
const folderOf = (id: string) => /\/src\/(?:features\/)?([^/]+)\//.exec(id)?.[1];
const isPageScript = (id: string) => id.includes('?astro&type=script');
/** `…/Board.tsx` → `Board`. */
const nameOf = (id: string) => basename(id).split('.')[0];

/** How the site's scripts are cut, by the bundler's own groups: few requests, most of them cached for the next page. */
export function chunks(): Plugin {
  let files: Files = new Map();
  const rolldownOptions = {
    // Lets a file be its page's entry as well, where Rolldown would write a second one that only passes exports on
    preserveEntrySignatures: 'allow-extension' as const,
    output: {
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id: string) => files.get(id) }] },
    },
  };
  return {
    name: 'lotnisko:chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions } } : undefined),
    buildEnd(error) {
      if (!error) files = filesOfScripts(this);
    },
  };
}
