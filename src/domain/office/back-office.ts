import { isOneOf, type Role } from '../kernel/roles.ts';
import type { Section, SectionList } from '../kernel/section.ts';
import * as pages from '../site/paths.ts';
import { sections } from './sections.ts';

/** What an address of the back-office stands for. */
export interface Route {
  section: Section;
  /** The list whose row of the key `key` is edited. */
  list?: SectionList;
  /** The further screen of the section, by its name. */
  part?: string;
  /** The key of the row that the address names. */
  key?: string;
}

/** What an address shows somebody, or where it sends them instead. */
type Way = { route: Route } | { to: string };

/** Where somebody who opens `path` gets; without a role they are not signed in. */
export function whereTo(path: string, role: Role | undefined, of = sections): Way {
  if (!role) return { to: pages.signIn };
  const route = routeOf(path, of);
  if (!route) return { to: startOf(role, of) };
  if (isOneOf(role, route.section.who)) return { route };
  // The back-office begins there: whoever may not open it begins elsewhere
  return { to: isStart(route) ? startOf(role, of) : pages.forbidden };
}

/** The sections that a role may open, in the order of the menu. */
export const sectionsOf = (role: Role, of = sections): readonly Section[] => of.filter(({ who }) => isOneOf(role, who));

/** The menu: headings, each with its sections. */
export function menuOf(role: Role, of = sections): [group: string, sections: Section[]][] {
  const shown = sectionsOf(role, of).filter(({ hidden }) => !hidden);
  return [...Map.groupBy(shown, ({ group }) => group)];
}

/** What somebody sees in the menu after another role was given to them, and what no longer: titles of sections. */
export function roleChange(from: Role, to: Role, of = sections): { gains: string[]; loses: string[]; keeps: string[] } {
  const [before, after] = [sectionsOf(from, of), sectionsOf(to, of)];
  const titles = (them: readonly Section[]) => them.map(({ title }) => title);
  return {
    gains: titles(after.filter((it) => !before.includes(it))),
    loses: titles(before.filter((it) => !after.includes(it))),
    keeps: titles(after.filter((it) => before.includes(it))),
  };
}

/** Where the back-office begins: with the flights, for clients with their profile, else with what they may open. */
export function startOf(role: Role, of = sections): string {
  const theirs = sectionsOf(role, of);
  const usual = role === 'client' ? 'profil' : start;
  const first = theirs.find(({ slug }) => slug === usual) ?? theirs.find(({ hidden }) => !hidden) ?? theirs[0];
  return first ? pathOf(first) : pages.home;
}

export const pathOf = ({ slug, path }: Section): string => path ?? below(slug);
const below = (path: string): string => `${pages.backOffice}/${path}`;

/** Does the back-office answer this address? */
export const isOffice = (path: string): boolean => `${path}/`.startsWith(`${pages.backOffice}/`) || path === pages.logs;

/** Where a row of a list is edited. */
export const editPath = ({ edit }: SectionList, key: string | number): string | undefined =>
  edit && below(edit.replace(/:\w+/, encodeURIComponent(key)));

/** Where a further screen of a section is. */
export const partPath = ({ parts, slug }: Section, part: string, key: string | number = ''): string =>
  below((parts[part] ?? slug).replace(/:\w+/, encodeURIComponent(key)));

const start = 'harmonogram';
const isStart = ({ section, list, part }: Route): boolean => section.slug === start && !list && !part;

function routeOf(path: string, of: readonly Section[]): Route | undefined {
  const routes = of.flatMap((section) =>
    patternsOf(section).flatMap(([pattern, route]) => {
      const found = keyIn(path, pattern);
      return found ? [{ ...route, ...found }] : [];
    }),
  );
  // 'lotnisko/plan' is no row of that key
  return routes.find(({ key }) => key === undefined) ?? routes[0];
}

/** Every address of a section, and what it stands for. */
const patternsOf = (section: Section): [pattern: string, route: Route][] => [
  [pathOf(section), { section }],
  // One that stands elsewhere is found here too
  ...(section.path ? [[below(section.slug), { section }] satisfies [string, Route]] : []),
  ...section.lists.flatMap((list): [string, Route][] => (list.edit ? [[below(list.edit), { section, list }]] : [])),
  ...Object.entries(section.parts).map(([part, pattern]): [string, Route] => [below(pattern), { section, part }]),
];

/** Is this an address of the pattern? Then with its key, if it has one; the letter case of the rest does not matter. */
function keyIn(path: string, pattern: string): { key?: string } | undefined {
  const steps = path.replace(/\/+$/, '').split('/').slice(1);
  const patternSteps = pattern.split('/').slice(1);
  if (steps.length !== patternSteps.length) return undefined;
  let key: string | undefined;
  for (const [i, step] of steps.entries()) {
    if (patternSteps[i]?.startsWith(':')) key = decoded(step);
    else if (step.toLowerCase() !== patternSteps[i]?.toLowerCase()) return undefined;
  }
  if (!pattern.includes(':')) return {};
  return key ? { key } : undefined;
}

function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}
