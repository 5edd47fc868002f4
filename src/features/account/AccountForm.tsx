import type { ReactNode } from 'react';
import type { Errors, Shape, Values } from '../../domain/kernel/entity.ts';
import { useForm } from '../../fields/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useOnChange } from '../../ui/effects.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import css from './Account.module.css';
import { AccountInput } from './AccountInput.tsx';

export interface AccountFormProps<S extends Shape> {
  shape: S;
  /** What these fields hold; they cannot be changed. */
  fixed?: Record<string, string> | undefined;
  /** What these fields hold at first. */
  filled?: Record<string, string>;
  /** What the browser remembers for these fields, known once the form is there; what was typed in them stays. */
  remembered?: Record<string, string> | undefined;
  /** What the server found wrong, by field. */
  errors: Errors;
  /** Words on the button. */
  go: string;
  /** It ends something for good. */
  kind?: 'bad';
  busy: boolean;
  send: (row: Values<S['fields']>) => void;
  /** Says that a form was not sent, besides the words at its fields. */
  onInvalid?: () => void;
  /** Above the button. */
  children?: ReactNode;
  /** Draws the button among others. */
  buttons?: (submit: ReactNode) => ReactNode;
}

/** A shape's fields in one column and the button that sends them; what is wrong is said above and at each field. */
export function AccountForm<S extends Shape>(props: AccountFormProps<S>) {
  const { shape, fixed, filled, remembered, errors, go, kind = 'go', busy, send, onInvalid, children, buttons } = props;
  const form = useForm(shape, { row: { ...filled, ...fixed }, errors, busy, send, onInvalid });
  // Once, when it is known
  useOnChange([remembered], () => {
    for (const [name, value] of Object.entries(remembered ?? {})) if (!form.values[name]) form.change(name, value);
  });
  const hydrated = useHydrated();
  const submit = (
    <Button kind={kind} type="submit" wide={!buttons} disabled={!hydrated || busy}>
      {go}
    </Button>
  );
  return (
    <form {...form.form} className={css.form}>
      <ErrorSummary title="Formularz jest niepoprawny" {...form.summary} />
      {Object.keys(shape.fields).map((name) => (
        <AccountInput key={name} {...form.field(name)} values={form.values} locked={fixed?.[name] !== undefined} />
      ))}
      {children}
      {buttons ? buttons(submit) : submit}
    </form>
  );
}
