import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Errors, Shape, Values } from '../../domain/kernel/entity.ts';
import type { Fields } from '../../domain/kernel/field.ts';
import { parse } from '../../domain/kernel/schema.ts';
import { summaryOf } from '../../fields/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import css from './Account.module.css';
import { AccountInput } from './AccountInput.tsx';

interface AccountFormProps<S extends Shape> {
  shape: S;
  /** What the server found wrong, by field. */
  errors: Errors;
  /** Words on the button. */
  go: string;
  busy: boolean;
  send: (row: Values<S['fields']>) => void;
  /** Tells that a form was not sent, besides the words at its fields. */
  onInvalid?: () => void;
  /** Below the button. */
  children?: ReactNode;
}

/** The fields of a shape in one column and the button that sends them; what is wrong is said above and at each field. */
export function AccountForm<S extends Shape>({
  shape,
  errors,
  go,
  busy,
  send,
  onInvalid,
  children,
}: AccountFormProps<S>) {
  const { form, values, change, changed } = useTyped(shape.fields);
  const hydrated = useHydrated();
  const [attempt, setAttempt] = useState(0);
  const parsed = parse(shape, values);
  const told: Errors = { ...stillTrue(errors, changed), ...(attempt > 0 && !parsed.ok && parsed.errors) };
  const isWrong = Object.keys(told).length > 0;

  // The server's words count as an attempt of their own. Before a dialog opens, which gives the focus back to where it was
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt or a new answer moves the focus
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt, errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    changed.clear();
    if (parsed.ok) return send(parsed.row);
    setAttempt(attempt + 1);
    onInvalid?.();
  };
  return (
    // Never GET: a form sent before its script is there must not put a password into the address
    <form ref={form} className={css.form} method="post" noValidate onSubmit={submit}>
      {isWrong && (
        <ErrorSummary title="Formularz jest niepoprawny" errors={summaryOf(shape.fields, told)} attempt={0} />
      )}
      {Object.keys(shape.fields).map((name) => (
        <AccountInput
          key={name}
          name={name}
          shape={shape}
          values={values}
          error={told[name]}
          onChange={(typed) => change(name, typed)}
        />
      ))}
      <Button kind="go" type="submit" wide disabled={!hydrated || busy}>
        {go}
      </Button>
      {children}
    </form>
  );
}

const stillTrue = (errors: Errors, changed: ReadonlySet<string>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.has(name)));

/** What is typed into the fields, and which of them since the last sending. */
function useTyped(fields: Fields) {
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef(new Set<string>()).current;
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
  );

  // The browser fills forms in, and people begin to type, before the script is there
  useEffect(() => {
    const early = Object.fromEntries(
      [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)]),
    );
    setValues((now) => ({ ...now, ...early }));
  }, []);

  const change = (name: string, typed: string) => {
    changed.add(name);
    setValues((now) => ({ ...now, [name]: typed }));
  };
  return { form, values, change, changed };
}
