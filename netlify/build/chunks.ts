import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { Problem } from '../local/problem.ts';
import { importersOf, type Modules } from './module-graph.ts';

/** The file of each module; those without one are left to the bundler. */
type Files = Map<string, string>;
/** A module's file, by the entries (islands, pages' own scripts, pages) that import it, directly or not. */
type Rule = (id: string, importers: string[]) => string | undefined;

/** What several islands share, by the folders of src/ and features of these, one an island. The first match wins. */
const sharedScripts: [file: string, isFor: (features: Set<string>, ofIslands: string[]) => boolean][] = [
  // What a single island of the home page shares with the booking: its other islands and the schedule start without it
  ['offer', (features, ofIslands) => !features.has('schedule') && ofIslands.filter((it) => it === 'home').length === 1],
  ['base', (features) => features.has('home')],
  ['kit', (features) => features.has('schedule')],
  ['forms', (features) => features.has('account') && features.size > 1],
  ['account', (features) => features.has('account')],
  // What only the steps after choosing share: paying, and managing what was booked
  ['after', (features) => !features.has('parking') && !features.has('rental')],
  ['booking', () => true],
];

/** Of these the back-office needs a small part: it has that part, `records`, without the rest. */
const dividedScripts = ['forms', 'booking'];

/**
 * Scripts: one file for what an island alone needs, and few for what they share, so that the next page finds them
 * cached.
 */
export function filesOfScripts(modules: Modules): Files {
  const entries = [...modules.getModuleIds()].filter((id) => modules.getModuleInfo(id)?.isEntry);
  const withIslands = new Set(entries.filter((id) => !isPageScript(id)).flatMap((id) => folderOf(id) ?? []));
  const rule: Rule = (id, all) => {
    // What the public pages load is cut as if there were no back-office, and all as if there were no page of elements,
    // which only one's own machine has
    const office = all.filter((entry) => folderOf(entry) === 'admin');
    const visitors = all.filter((entry) => !office.includes(entry) && folderOf(entry) !== 'elements');
    const isOffice = office.length > 0;
    const importers = [visitors, office, all].find((entries) => entries.length > 0) ?? all;
    // Astro's own entry is in no folder of ours: every page with islands loads it
    const ofIslands = importers.flatMap((entry) => folderOf(entry) ?? [...withIslands]);
    const features = new Set(ofIslands);
    // Every page loads what the layouts need, so nothing there may lead to React
    if (features.has('layouts')) return 'bar';
    if (importers.length === 1 && features.size === 1) return importers.map(nameOf)[0];
    // What only pages without islands share is left to the bundler: the others need not load it
    if ([...features].every((feature) => !withIslands.has(feature))) return undefined;
    // What islands share with a page that has none
    if ([...features].some((feature) => !withIslands.has(feature))) return 'bar';
    const file = sharedScripts.find(([, isFor]) => isFor(features, ofIslands))?.[0];
    if (isOffice && dividedScripts.some((it) => it === file)) return 'records';
    return file === 'base' && !folderOf(id) ? 'react' : file;
  };
  return filesBy(rule, importersOf(entries, modules), [
    'bar',
    'react',
    'records',
    ...sharedScripts.map(([file]) => file),
  ]);
}

/** Fails if one of the expected files would be empty: the rules go by folders' names, and one may have been renamed. */
function filesBy(rule: Rule, importers: Map<string, string[]>, expected: string[]): Files {
  const files: Files = new Map();
  for (const [id, entries] of importers) {
    const file = rule(id, entries);
    if (file) files.set(id, file);
  }
  const filled = new Set(files.values());
  const empty = expected.find((file) => !filled.has(file));
  if (empty) throw new Problem(`netlify/build/chunks.ts puts nothing into '${empty}': was a folder of src/ renamed?`);
  return files;
}

/** The folder of src/ that a module is in, or its feature: `…/src/features/home/Board.tsx` → `home`. */
const folderOf = (id: string) => /\/src\/(?:features\/)?([^/]+)\//.exec(id)?.[1];
const isPageScript = (id: string) => id.includes('?astro&type=script');
/** `…/Board.tsx` → `Board`. */
const nameOf = (id: string) => basename(id).split('.')[0];

/** How the site's scripts are cut: few requests on a first visit, most of them cached for the next page. */
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
