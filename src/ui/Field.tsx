import { type ReactNode, useId } from 'react';
import css from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What ties a control to its label, hint and error. */
export interface Control {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  /** The control's id, to which an error summary links. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** A word beside the label: 'zmienione'. */
  mark?: ReactNode;
  /** The hint stands beside the control from 36rem. */
  beside?: boolean;
}

/** A label, its control, a hint below and what is wrong with it. */
export function Field({
  label,
  id,
  hint,
  error,
  mark,
  beside,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const described = [mark && `${control}-mark`, hint && `${control}-hint`, error && `${control}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={control}>{label}</label>
      {mark && <Mark id={`${control}-mark`}>{mark}</Mark>}
      <div className={css.row} data-beside={beside || undefined}>
        {children({
          id: control,
          ...(described && { 'aria-describedby': described }),
          ...(error && { 'aria-invalid': true }),
        })}
        {hint && (
          <p className={css.hint} id={`${control}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {error && <ErrorText id={`${control}-error`}>{error}</ErrorText>}
    </div>
  );
}

/** A sentence that says what is wrong. */
export const ErrorText = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={css.wrong} id={id}>
    <Icon name="late" />
    <span>{children}</span>
  </p>
);

/** A word on a field as it is now. */
export const Mark = ({ id, children }: { id?: string; children: ReactNode }) => (
  <span className={css.mark} id={id}>
    {children}
  </span>
);

export const Hint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={css.hint} id={id}>
    {children}
  </p>
);
