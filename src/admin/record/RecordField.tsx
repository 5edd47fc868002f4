import type { Entity } from '../../domain/kernel/entity.ts';
import { type Field, leastOfPeople } from '../../domain/kernel/field.ts';
import { labelOfRef, labelOfRow } from '../../domain/kernel/label.ts';
import { Combobox } from '../../fields/Combobox.tsx';
import { Input } from '../../fields/Input.tsx';
import { limitsInWords } from '../../fields/limits.ts';
import { PictureInput } from '../../fields/PictureInput.tsx';
import type { Shared } from '../../fields/shared.ts';
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
  const control = Own
    ? (shared: Shared) => <Own {...{ shared, value, onChange, row }} values={form.values} change={form.change} />
    : richControl({ entity, name, form, row, field });
  return (
    <Input
      {...rest}
      field={{ ...field, hint: field.hint ?? limitsInWords(field, Own !== undefined) ?? '' }}
      locked={why ?? false}
      changed={row !== undefined && form.changed.includes(name)}
      {...(control && { control })}
    />
  );
}

/** The control of a kind that is more than a text; `Input` has none of these, for public forms would carry them. */
function richControl({ entity, name, form, row, field }: Omit<RecordFieldProps, 'parts'> & { field: Field }) {
  const { value, onChange } = form.field(name);
  const { kind, label, to, refuses } = field;
  if (kind === 'ref' && to) {
    // The values that came along with a row say what it points at
    const words = row && labelOfRef(entity, name, row);
    const pointedAt = words ? { id: row[name] as string | number, label: words } : undefined;
    return (shared: Shared) => (
      <Combobox
        {...shared}
        {...{ value, onChange, pointedAt, label, refuses }}
        table={to().table}
        least={to().lookUp?.people && leastOfPeople}
      />
    );
  }
  if (kind === 'picture') {
    const alt = ['Podgląd:', labelOfRow(entity, form.values)].join(' ').trim();
    const keep = (picture: string | null) => onChange(picture ?? '');
    return (shared: Shared) => (
      <PictureInput {...shared} name={value} alt={alt} busy={shared.readOnly === true} onPicture={keep} />
    );
  }
  return typedControl(field, value, onChange);
}
