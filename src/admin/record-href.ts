import { editPath } from '../domain/back-office.ts';
import { isOneOf, type Role } from '../domain/roles.ts';
import { sections } from '../domain/sections.ts';
import type { HrefOf } from '../fields/list/records.ts';

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
