import type { Entity } from '../../domain/kernel/entity.ts';
import type { Fields } from '../../domain/kernel/field.ts';
import { parseInstant, wallTime } from '../../domain/language/days.ts';

type Values = Readonly<Record<string, unknown>>;
/** What the calls of a row take along. */
export type CallParams = Readonly<Record<string, string>>;

/** A row below /api, and what its calls take along: 'announcements/7?all=1'. */
export const rowPath = ({ path }: Entity, key: string, call: CallParams = {}, part = ''): string => {
  const query = new URLSearchParams(call);
  return `${path}/${encodeURIComponent(key)}${part}${query.size > 0 ? `?${query}` : ''}`;
};

/**
 * What a form or a press makes of a row, as the calls are specified: moments as 'YYYY-MM-DD HH:MM:SS' by clocks here.
 */
export const wireRow = (fields: Fields, row: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, fields[name]?.kind === 'instant' ? wireMoment(value) : value]),
  );

/** Clocks show an hour of autumn twice, and no parts of a second: what they would change goes as it is. */
function wireMoment(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const wall = wallTime(value);
  return parseInstant(wall) === value ? wall : value;
}
