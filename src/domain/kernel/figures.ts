import { formatAmount } from '../language/amounts.ts';
import { grouped } from '../language/polish.ts';
import type { Field } from './field.ts';

/** '12 345,6', '−90', to six places; written here, for a page that makes an `Intl` number is 18 ms later. */
export function formatNumber(n: number): string {
  const [whole, places] = `${Math.abs(Number(n.toFixed(6)))}`.split('.');
  return `${n < 0 ? '−' : ''}${grouped(Number(whole))}${places ? `,${places}` : ''}`;
}

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
