/** Drawn as cards on a phone, a table loses its meaning for readers; said by roles, it keeps it. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  line: { role: 'row' },
  cell: { role: 'cell' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;
