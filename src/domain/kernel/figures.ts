import { lazyValue } from '../language/lazy-value.ts';
import { formatAmount } from '../language/polish.ts';
import type { Field } from './field.ts';

// Made when the first number is written: the browser then reads how Polish writes them, which a page without one spares
const figures = lazyValue(() => new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 6 }));

/** '12 345,6', '−90': a minus sign, where Intl writes a hyphen. */
export const formatNumber = (n: number): string => figures().format(n).replace('-', '−');

/** A number with its unit: '12 345,6 kg', '120 zł'; an amount that may have grosze always tells them: '229,90 zł'. */
export function formatMeasure(value: number, { kind, unit }: Pick<Field, 'kind' | 'unit'>): string {
  if (kind === 'money') return formatAmount(value);
  if (kind === 'decimal' && unit === 'zł') return formatAmount(Math.round(value * 100));
  return withUnit(formatNumber(value), unit);
}

/** '7,5 kg', but '239°' and '7/8' */
export function withUnit(figure: string, unit: string | undefined): string {
  if (!unit) return figure;
  return unit === '°' || unit.startsWith('/') ? figure + unit : `${figure}\u00a0${unit}`;
}

/** A number as people write it here, '−1 234,5' with any blank, as a program reads it: '-1234.5'. */
export const plainNumber = (typed: string): string =>
  typed
    .trim()
    .replace('−', '-')
    .replace(/^[+-]?\d{1,3}(?:\s\d{3})+(?=[.,]|$)/, (grouped) => grouped.replaceAll(/\s/g, ''))
    .replace(',', '.');
