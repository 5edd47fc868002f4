import type { Target } from '../kernel/field.ts';

/** A terminal as gates point at it. The entity itself points at flights, and those at gates. */
export const terminalReference = (): Target => ({
  table: 'terminals',
  path: 'airfield',
  key: 'id',
  one: 'Terminal',
  accusative: 'terminal',
  label: ['id'],
  fields: {},
  few: true,
});
