import type { Entity } from '../../domain/kernel/entity.ts';
import type { Field } from '../../domain/kernel/field.ts';
import { labelOfRef } from '../../domain/kernel/label.ts';
import { Combobox } from '../../fields/Combobox.tsx';
import { Input } from '../../fields/Input.tsx';
import { limitsInWords } from '../../fields/limits.ts';
import { typedControl } from '../../fields/typed-control.tsx';
import type { useForm } from '../../fields/useForm.ts';
import type { RecordParts } from './parts.ts';
import { following } from './status-rules.ts';

/** The engine of a record's form. */
export type RecordEngine = ReturnType<typeof useForm<Entity>>;

interface RecordFieldProps {
  entity: Entity;
  name: string;
  form: RecordEngine;
  parts: RecordParts;
  /** What is stored; a new row has nothing to differ from. */
  row?: Record<string, unknown> | undefined;
  /** Why it cannot be changed, where it cannot. */
  why?: string | undefined;
}

/** A field of a record: its limits said before it is wrong, its change named, its reason where it is locked. */
export function RecordField({ entity, name, form, parts, row, why }: RecordFieldProps) {
  const { field: any, ...rest } = form.field(name);
  const field = following(any, row?.[name], form.values);
  const { value, onChange } = rest;
  const Own = parts.controls?.[name];
  const table = tableOf(field);
  const typed = typedControl(field, value, onChange);
  // The values that came along with a row say what it points at
  const label = table && row && labelOfRef(entity, name, row);
  const known = label ? { id: row[name] as string | number, label } : undefined;
  return (
    <Input
      {...rest}
      field={{ ...field, hint: field.hint ?? limitsInWords(field, Own !== undefined) ?? '' }}
      locked={why ?? false}
      changed={row !== undefined && form.changed.includes(name)}
      {...(Own && {
        control: (shared) => <Own {...{ shared, value, onChange, row }} values={form.values} change={form.change} />,
      })}
      {...(!Own && typed && { control: typed })}
      {...(!Own &&
        table && {
          control: (shared) => (
            <Combobox {...shared} {...{ table, value, onChange, known }} label={field.label} refuses={field.refuses} />
          ),
        })}
    />
  );
}

const tableOf = ({ kind, to }: Field): string | undefined => (kind === 'ref' ? to?.().table : undefined);
