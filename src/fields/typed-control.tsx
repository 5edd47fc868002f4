import type { Field } from '../domain/kernel/field.ts';
import type { Shared } from './shared.ts';
import { TypedDay } from './TypedDay.tsx';
import { TypedMoment } from './TypedMoment.tsx';

/** The control of a day or a moment, for `Input`; undefined of other kinds. */
export function typedControl(
  { kind, label, autocomplete, past }: Field,
  value: unknown,
  onChange: (value: string) => void,
) {
  const props = { label, value: String(value ?? ''), onChange };
  if (kind === 'instant') return (shared: Shared) => <TypedMoment shared={shared} {...props} />;
  if (kind === 'day')
    return (shared: Shared) => <TypedDay {...shared} {...props} past={past} autoComplete={autocomplete} />;
  return undefined;
}
