import type { Entity } from '../kernel/entity.ts';
import { isOneOf, type Role } from '../kernel/roles.ts';
import type { Section, SectionList } from '../kernel/section.ts';
import { pathOf, sectionsOf } from './back-office.ts';
import { sections } from './sections.ts';

/** Something that the palette offers to do: a form to open. */
interface Command {
  words: string;
  section: Section;
  href: string;
}

/** The parameter of a section's address that opens the form of a new row; its value is the table. */
export const addParameter = 'dodaj';

/** What a role may add, and where: to the lists of its sections, and what their own screens add. */
export const commandsOf = (role: Role, of = sections): Command[] =>
  sectionsOf(role, of).flatMap((section) =>
    [...section.lists.filter((it) => mayAdd(role, it)).map(({ entity }) => entity), ...section.adds].map((entity) =>
      addingOf(section, entity),
    ),
  );

const addingOf = (section: Section, { accusative, table }: Entity): Command => ({
  words: `Dodaj ${accusative}`,
  section,
  href: `${pathOf(section)}?${addParameter}=${table}`,
});

const mayAdd = (role: Role, list: SectionList): boolean => list.edit !== undefined && mayRemove(role, list);

/** May this role add and delete rows there? */
export const mayRemove = (role: Role, { entity, fixed }: SectionList): boolean =>
  !fixed && !entity.single && isOneOf(role, entity.write);

/** Where a role adds a row of a table; undefined where it may not. */
export const addingTo = (role: Role, table: string, of = sections): Command | undefined =>
  commandsOf(role, of).find(({ href }) => href.endsWith(`?${addParameter}=${table}`));

/** The lists whose rows a role may look up and then open. */
export const openedBy = (role: Role, of = sections): { section: Section; list: SectionList }[] =>
  sectionsOf(role, of).flatMap((section) =>
    section.lists
      .filter(({ entity, edit }) => edit && entity.lookUp && isOneOf(role, entity.lookUp.who))
      .map((list) => ({ section, list })),
  );

/** The lists that a role may search for the number of an order. */
export const orderedBy = (role: Role, of = sections): { section: Section; list: SectionList }[] =>
  sectionsOf(role, of).flatMap((section) =>
    section.lists
      .filter(({ entity }) => entity.filter.order_number && entity.read !== 'everyone' && isOneOf(role, entity.read))
      .map((list) => ({ section, list })),
  );
