import { type Field, limitsOf } from '../domain/kernel/field.ts';
import { formatNumber, withUnit } from '../domain/kernel/figures.ts';
import { formatFigures } from '../domain/language/amounts.ts';
import { capitalised } from '../domain/language/polish.ts';

/**
 * What a field's value may be, before it is wrong: 'Od 0 do 100 000 kg', 'Najwyżej 20 znaków'. A number that has a
 * control of its own, a list or a slider, shows there what it may be.
 */
export function limitsInWords(field: Field, hasOwnControl = false): string | undefined {
  const isNumber = ['int', 'decimal', 'money'].includes(field.kind);
  const figures = field.kind === 'money' ? formatFigures : formatNumber;
  const isText = field.kind === 'text' || field.kind === 'area';
  const { min, max } = limitsOf(field);
  if (!isNumber) return isText && max ? `Najwyżej ${max} znaków` : undefined;
  if (hasOwnControl) return undefined;
  const words = [min !== undefined && `od ${figures(min)}`, max !== undefined && `do ${figures(max)}`];
  const range = words.filter(Boolean).join(' ');
  return range ? withUnit(capitalised(range), field.unit) : undefined;
}
