import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Errors, Shape, Values } from '../domain/kernel/entity.ts';
import type { Field, Fields } from '../domain/kernel/field.ts';
import { parse, parseField } from '../domain/kernel/schema.ts';
import { useOnMount } from '../ui/effects.ts';
import { summaryOf } from './errors.ts';

type Typed = Record<string, unknown>;

export interface FormOptions<S extends Shape> {
  /** What the fields hold at first: a stored row; without one, what the fields of a new one start with. */
  row?: Typed | undefined;
  /** What is changed of that from the start: chosen before the form was opened. */
  begun?: Typed | undefined;
  /** Holds the values where they outlive the page; its fields must be disabled until React has taken over. */
  store?: { values: Typed; change: (name: string, value: unknown) => void };
  /** What the server found wrong with what was sent last, by field: the same object until it has answered again. */
  errors?: Errors;
  /** Where a form that cannot be sent takes the focus: to its first wrong field, or to the summary of them all. */
  focus?: 'field' | 'summary';
  busy?: boolean;
  /** `changed` has only what is not as it was at first. */
  send: (row: Values<S['fields']>, changed: Partial<Values<S['fields']>>) => void;
  /** Runs when the form could not be sent. */
  onInvalid?: (() => void) | undefined;
}

const noErrors: Errors = {};

/** A form of a shape: its values, what is wrong with them and when that is said. Its fields are drawn by `Input`. */
export function useForm<S extends Shape>(shape: S, options: FormOptions<S>) {
  const { row, begun, store, errors: serverErrors = noErrors, focus = 'field', busy, send, onInvalid } = options;
  const fields: Fields = shape.fields;
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [initial, setInitial] = useState<Typed>(() => ({ ...blank(fields), ...row }));
  const [ownValues, setOwnValues] = useState({ ...initial, ...begun });
  const values = store?.values ?? ownValues;
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [changedSinceSent, setChangedSinceSent] = useState<ReadonlySet<string>>(new Set());

  // The browser fills forms in, and people begin to type, before the script is there
  // Once, when React has taken over
  useOnMount(() => {
    const early = typedEarly(ref.current, fields);
    if (!store) setOwnValues((now) => ({ ...now, ...early }));
  });

  const parsed = parse(shape, values);
  const errors: Errors = {
    ...without(serverErrors, changedSinceSent),
    ...(attempt > 0 && !parsed.ok && parsed.errors),
  };
  /** What the check across fields says of one that is left, and right by itself. */
  const early = (name: string) =>
    left.has(name) && values[name] && name in parsed.row ? shape.check?.(parsed.row)?.[name] : undefined;

  // Before a dialog opens, which gives the focus back to where it was
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt or a new answer moves the focus
  useLayoutEffect(() => {
    if (focus === 'field') ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt, serverErrors]);
  // What the server found wrong is told elsewhere: the field is where it is mended
  useLayoutEffect(() => {
    if (Object.keys(serverErrors).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [serverErrors]);

  const changed = Object.keys(fields).filter((name) => differs(fields[name], values[name], initial[name]));
  const change = (name: string, value: unknown) => {
    setChangedSinceSent((names) => new Set([...names, name]));
    if (store) store.change(name, value);
    else setOwnValues((now) => ({ ...now, [name]: value }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChangedSinceSent(new Set());
    if (parsed.ok) return send(parsed.row, only(parsed.row, changed));
    setAttempt(attempt + 1);
    onInvalid?.();
  };
  const idOf = (name: string) => `${id}-${name}`;
  return {
    values,
    /** The names of the fields that are not what they were at first. */
    changed,
    dirty: changed.length > 0,
    change,
    /** Begins anew: from what it was at first, or from a row that is stored now. */
    reset: (stored: Typed = initial) => {
      setInitial({ ...blank(fields), ...stored });
      setOwnValues({ ...blank(fields), ...stored });
      setAttempt(0);
      setChangedSinceSent(new Set(Object.keys(fields)));
    },
    /** Takes another stored row as its beginning, and keeps what is filled in. */
    rebase: (stored: Typed) => setInitial({ ...blank(fields), ...stored }),
    /**
     * For the form element. Never GET: sent before its script is there, it must not put a password into the address.
     */
    form: { ref, method: 'post', noValidate: true, onSubmit } as const,
    /** For `ErrorSummary`. */
    summary: { errors: summaryOf(fields, errors, idOf), attempt: focus === 'summary' ? attempt : 0 },
    /** For the `Input` of one field. */
    field: (name: keyof S['fields'] & string) => ({
      id: idOf(name),
      name,
      field: shape.fields[name] as Field,
      value: values[name],
      error: errors[name] ?? early(name),
      onChange: (value: unknown) => change(name, value),
      onLeave: () => setLeft((names) => new Set([...names, name])),
    }),
  };
}

const blank = (fields: Fields): Typed =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial ?? '']));

/** Two values that are stored alike are the same, however they are typed. */
function differs(field: Field | undefined, value: unknown, initial: unknown): boolean {
  const [a, b] = [value, initial].map((it) => field && parseField(field, it));
  return a && b && 'value' in a && 'value' in b ? a.value !== b.value : String(value ?? '') !== String(initial ?? '');
}

const only = <R extends Typed>(row: R, names: readonly string[]): Partial<R> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Partial<R>;

const without = (errors: Errors, names: ReadonlySet<string>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));

/** What the form's inputs hold that the page did not come with. */
function typedEarly(form: HTMLFormElement | null, fields: Fields): Typed {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs
      .filter(({ name, type, value, defaultValue }) => name in fields && type !== 'checkbox' && value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );
}
