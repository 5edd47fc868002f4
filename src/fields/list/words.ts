import type { Filter } from '../../domain/kernel/query.ts';
import { type Day, formatDay } from '../../domain/language/days.ts';
import { fieldOf, type Listed, labelOf, type Offered, offeredFilters } from './filters.ts';

/** 'tak', 'Gotowa, Zajęta', '12.06.2026–14.06.2026' */
function valueWords({ field, asking }: Pick<Offered, 'field' | 'asking'>, value: unknown): string {
  const values = Array.isArray(value) ? value.map(String) : [String(value)];
  if (asking === 'days') return values.map((it) => formatDay(it as Day)).join('–');
  if (field.kind === 'flag') return value ? 'tak' : 'nie';
  return values.map((it) => field.choices?.[it]?.label ?? it).join(', ');
}

/** 'Nazwa: A1' */
export function filterWords(entity: Listed, { by, value }: Filter): string {
  const offered = offeredFilters(entity).find((it) => it.by === by);
  return `${labelOf(entity, by)}: ${offered ? valueWords(offered, value) : String(value)}`;
}

/** 'Odlot – pominięto: podaj obie daty' */
export const leftOutWords = (entity: Listed, by: string): string => {
  const { kind } = fieldOf(entity, by) ?? {};
  const isRange = kind === 'instant' || kind === 'day';
  return `${labelOf(entity, by)} – pominięto: ${isRange ? 'podaj obie daty' : 'nieprawidłowa wartość'}`;
};
