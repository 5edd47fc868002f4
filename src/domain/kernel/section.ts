import type { Entity } from './entity.ts';
import type { OfficeIcon } from './icons.ts';
import type { Role } from './roles.ts';

/** One of the lists of a section. */
export interface SectionList {
  entity: Entity;
  /** The path of a row's edit form, below the back-office; `:id` stands for its key: 'edit-bramka/:id'. */
  edit?: string;
  /** Further parameters of its calls: `{ all: '1' }`. */
  call?: Readonly<Record<string, string>>;
  /** Further parameters of its calls that depend on the page's address and on `now`. */
  callBy?: (params: URLSearchParams, now: number) => Readonly<Record<string, string>>;
  /** How many rows a page has; absent: as many as the entity says. */
  pageSize?: number;
  /** Rows are changed here, but neither added nor deleted. */
  fixed?: true;
  /** A form reads its row by filtering the list by its key: the API has no such answer at the row's path. */
  readByKey?: true;
  /** The parameter of the page's address that says which page of this list is shown: 'page', 'gates_page'. */
  page: string;
}

/** What staff or clients find in the menu of the back-office, or behind their name. */
export interface Section {
  /** Its identifier, and its address below the back-office. */
  slug: string;
  /** Its whole address, where it does not lie there: '/logi'. */
  path?: string;
  title: string;
  /** The heading of the menu under which its link stands. */
  group: string;
  /** A drawing of admin/icons.svg. */
  icon: OfficeIcon;
  /** Roles that may open it, besides the admin, who always may. What they may read is an entity's `read`. */
  who: readonly Role[];
  lists: readonly SectionList[];
  /** The path below /api that its own screen reads first, by the parameters of the page's address. */
  reads?: (params: URLSearchParams) => string;
  /** Entities whose rows its own screens add, for whoever may open it. */
  adds: readonly Entity[];
  /** Further screens by their names, and where they are: `{ details: 'harmonogram/:id' }`. */
  parts: Readonly<Record<string, string>>;
  /** Not in the main menu: its link stands in the menu of the profile. */
  hidden?: true;
}

interface SectionGiven extends Omit<Section, 'slug' | 'title' | 'lists' | 'adds' | 'parts'> {
  /** Absent: the title of its first list. */
  title?: string;
  lists?: readonly Omit<SectionList, 'page'>[];
  adds?: Section['adds'];
  parts?: Section['parts'];
}

export const section = (slug: string, { lists = [], ...given }: SectionGiven): Section => ({
  title: lists[0]?.entity.many ?? slug,
  adds: [],
  parts: {},
  ...given,
  slug,
  lists: lists.map((list) => ({ ...list, page: lists.length > 1 ? `${list.entity.table}_page` : 'page' })),
});

/** A list as its screen draws it: of the same rows, perhaps with other columns. */
export type ListOf<E extends Entity> = Omit<SectionList, 'entity'> & { entity: E };

/** A section's list of the entity's table, drawn as this entity says. */
export function listOf<E extends Entity>({ slug, lists }: Section, entity: E): ListOf<E> {
  const found = lists.find((it) => it.entity.table === entity.table);
  if (!found) throw new Error(`The section '${slug}' has no list of '${entity.table}' in domain/office/sections.ts`);
  return { ...found, entity };
}
