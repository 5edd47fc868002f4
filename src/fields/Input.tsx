import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Field as DomainField, Kind } from '../domain/kernel/field.ts';
import { parseField } from '../domain/kernel/schema.ts';
import { problemWithMoment } from '../domain/language/typed-moment.ts';
import { afterPress } from '../ui/after-press.ts';
import { type Control, ErrorText, Field, Mark } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Checkbox, Select, TextArea, UnitInput } from '../ui/inputs.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { Shared } from './shared.ts';

export interface InputProps {
  /** The field's name in its entity: the control's name, and its id where no other is given. */
  name: string;
  id?: string;
  field: DomainField;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Runs when the field is left. */
  onLeave?: () => void;
  /** What the server or the whole form says is wrong. */
  error?: string | undefined;
  /** It may be read, not changed; as a text, why. */
  locked?: boolean | string;
  /** It differs from what is stored: the word for that stands at its label. */
  changed?: boolean;
  /** The text control itself, where a screen draws its own: the plate. */
  children?: (props: ComponentProps<'input'>) => ReactNode;
  /** The control, where it is more than a text: a combobox, a number with its slider. */
  control?: (shared: Shared) => ReactNode;
}
type Draw = (shared: Shared, props: InputProps) => ReactNode;

const typed = (onChange: InputProps['onChange']) => (event: { target: { value: string } }) =>
  onChange(event.target.value);
/** What is typed as it was typed, and a stored number with a decimal comma, as it is read elsewhere. */
const shown = (value: unknown) => (typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? ''));
/** Stored grosze as złoty: '40,00'. */
const inZloty = (value: unknown) =>
  typeof value === 'number' ? (value / 100).toFixed(2).replace('.', ',') : shown(value);

const line =
  (more: ComponentProps<'input'>, words = shown): Draw =>
  (shared, { field, value, onChange, children }) => {
    const props = {
      ...more,
      ...shared,
      value: words(value),
      onChange: typed(onChange),
      autoComplete: field.autocomplete,
    };
    if (children) return children(props);
    return field.unit ? <UnitInput unit={field.unit} {...props} /> : <TextInput {...props} />;
  };
const list: Draw = ({ readOnly, ...shared }, { field, value, onChange }) => (
  <Select
    {...shared}
    disabled={readOnly}
    value={shown(value)}
    onChange={typed(onChange)}
    empty={field.optional || !value ? '–' : undefined}
    options={Object.entries(field.choices ?? {}).map(([key, { label, refused }]) => ({
      value: key,
      label: refused ? `${label} – ${refused}` : label,
      disabled: refused !== undefined,
    }))}
  />
);

/** The control of each kind. */
const controls: Record<Kind, Draw> = {
  text: line({ type: 'text' }),
  // The back-office draws it by `control`, PictureInput: no public form has one, so none carries it
  picture: line({ type: 'text' }),
  email: line({ type: 'email', inputMode: 'email' }),
  phone: line({ type: 'tel' }),
  int: line({ inputMode: 'numeric' }),
  decimal: line({ inputMode: 'decimal' }),
  money: line({ inputMode: 'decimal' }, inZloty),
  area: (shared, { value, onChange }) => <TextArea {...shared} value={shown(value)} onChange={typed(onChange)} />,
  // Typed, for the browser's own fields speak its language: by `control`, typed-control.tsx. No public form has one
  instant: line({ type: 'text' }),
  day: line({ type: 'text' }),
  choice: list,
  // A screen with references draws them by its `control`, Combobox: no public form has one, so none carries it
  ref: line({ type: 'text' }),
  flag: ({ readOnly, ...shared }, { field, value, onChange }) => (
    <Checkbox
      {...shared}
      required={false}
      disabled={readOnly}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    >
      {field.label}
    </Checkbox>
  ),
};
/** A field of an entity to fill in: its control with label, hint and unit, checked on leaving it. */
export function Input(props: InputProps) {
  const { name, id = name, field, value, error, locked, onLeave } = props;
  const [leftWrong, setLeftWrong] = useState(false);
  const ownError = errorOf(field, value);
  // Once said, an error goes as soon as the value is right
  const shownError = withDetail(error ?? (leftWrong ? ownError : undefined), value);
  const onBlur = () =>
    afterPress(() => {
      setLeftWrong(ownError !== undefined);
      onLeave?.();
    });
  const draw = (control: Control) => {
    const shared = { ...control, name, required: !field.optional, readOnly: Boolean(locked) || undefined, onBlur };
    return props.control ? props.control(shared) : controls[field.kind](shared, props);
  };

  if (field.kind === 'flag') {
    return (
      <div>
        {draw({ id, ...(shownError && { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` }) })}
        {props.changed && <Mark>zmienione</Mark>}
        {shownError && <ErrorText id={`${id}-error`}>{shownError}</ErrorText>}
      </div>
    );
  }
  const beside = Boolean(props.children && field.hint);
  return (
    <Field
      id={id}
      label={field.label}
      hint={typeof locked === 'string' ? <Locked why={locked} /> : field.hint}
      error={shownError}
      beside={beside}
      mark={props.changed && 'zmienione'}
    >
      {draw}
    </Field>
  );
}

const Locked = ({ why }: { why: string }) => (
  <>
    <Icon name="lock" />
    {why}
  </>
);

const errorOf = (field: DomainField, value: unknown): string | undefined => {
  const result = parseField(field, value);
  return 'error' in result ? result.error : undefined;
};

/** Where a field has words of its own for what is wrong, what was typed wrong is said after them. */
function withDetail(error: string | undefined, value: unknown): string | undefined {
  const detail = typeof value === 'string' ? problemWithMoment(value)?.words : undefined;
  return error && detail && error !== detail ? `${error}. ${detail}` : error;
}
