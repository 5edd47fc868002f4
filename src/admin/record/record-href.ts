import { isOneOf, type Role } from '../../domain/kernel/roles.ts';
import { editPath } from '../../domain/office/back-office.ts';
import { sections } from '../../domain/office/sections.ts';
import type { HrefOf } from '../../fields/records.ts';

/** Where this role opens the row of a table: in the section that lists it. */
export const recordHrefFor =
  (role: Role): HrefOf =>
  (table, key) => {
    const list = sections
      .filter(({ who }) => isOneOf(role, who))
      .flatMap(({ lists }) => lists)
      .find(({ entity }) => entity.table === table);
    return list && editPath(list, key);
  };
