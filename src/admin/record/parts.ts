import { type ComponentType, use } from 'react';
import type { Errors } from '../../domain/kernel/entity.ts';
import type { Fields } from '../../domain/kernel/field.ts';
import type { Shared } from '../../fields/shared.ts';
import type { Money } from './usePayOut.ts';

export interface Group {
  title: string;
  text?: string;
  fields: readonly string[];
}
/** What a control that a section draws itself is given. */
export interface ControlProps {
  shared: Shared;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The values of all fields of the form. */
  values: Values;
  /** Fills in another field. */
  change: (name: string, value: unknown) => void;
  /** What is stored; absent: the row is new. */
  row?: Values | undefined;
}
type Values = Readonly<Record<string, unknown>>;
/** What stands below the fields of a form is given. */
export interface PreviewProps {
  values: Values;
  /** What is stored; absent: the row is new. */
  row?: Values | undefined;
  /** Fills in a field. */
  change: (name: string, value: unknown) => void;
}
/** What stands above the form of a stored row is given. */
export interface AboveProps {
  row: Values;
  /** Takes over what a call of its own has changed, the version with it. */
  onStored: (changed: Values) => void;
}
/** What is odd about the forms of a section; the rest follows from its entity. */
export interface RecordParts {
  /** Its fields in groups; absent: all of them in one. */
  groups?: readonly Group[];
  /** Controls of its own, by field. */
  controls?: Readonly<Record<string, ComponentType<ControlProps>>>;
  /** Why fields of a row cannot be changed, by name: those of a place that somebody is paying for. */
  locked?: (row: Values) => Readonly<Record<string, string>>;
  /** What a new row starts with where it is added, besides what its fields say: asked when its form opens. */
  initial?: () => Values;
  /** What is sent along with a new row, besides the entity's own fields. */
  added?: Fields;
  /** Is a new row opened once it is added? There is more to do with it. */
  opens?: (row: Values) => boolean;
  /** What was paid for a row, and what of it a change may give back. */
  money?: Money;
  /** What is wrong with the whole row, besides what its entity says; `stored` where it is not new. */
  check?: (row: Values, stored?: Values) => Errors | undefined;
  /** Asks before what was changed of a stored row is sent, and runs that on yes; absent: it is sent at once. */
  ask?: (stored: Values, changed: Values, run: () => void) => void;
  /** Stands below the fields: what comes of them. */
  Preview?: ComponentType<PreviewProps>;
  /** Stands above the form of a stored row: what is read of it, or changed by itself. */
  Above?: ComponentType<AboveProps>;
}

/**
 * A chunk each: a section's forms are odd by having a file sections/<slug>/record.tsx; of several lists, those of one
 * table by record-<table>.tsx.
 */
const chunks = import.meta.glob<{ parts: RecordParts }>('../sections/*/record*.tsx');
const none = Promise.resolve<RecordParts>({});
const loaded = new Map<string, Promise<RecordParts>>();

/** What is odd about the forms of a section's table; suspends until its chunk is there. */
export function useParts(slug: string, table: string): RecordParts {
  const paths = [`record-${table}`, 'record'].map((file) => `../sections/${slug}/${file}.tsx`);
  const path = paths.find((it) => chunks[it]) ?? '';
  const load = chunks[path];
  if (load && !loaded.has(path)) {
    const parts = load().then((it) => it.parts);
    loaded.set(path, parts);
    // A retry asks again
    parts.catch(() => loaded.delete(path));
  }
  return use(loaded.get(path) ?? none);
}
