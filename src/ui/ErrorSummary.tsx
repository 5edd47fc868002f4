import { type MouseEvent, useEffect, useRef } from 'react';
import css from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

export interface FieldError {
  /** The id of the control it is about. */
  id: string;
  label: string;
  /** Empty where the field alone says it. */
  error: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  /** Counts submissions: each new one takes the focus to the summary. */
  attempt: number;
}

/** What is wrong with the form, as links to the fields; nothing when nothing is. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  // One sentence about them all is said once, above their names
  const [first, ...others] = errors.map(({ error }) => error);
  const common = others.length > 0 && others.every((error) => error === first) && first;
  return (
    <div className={css.errors} role="alert" tabIndex={-1} ref={box}>
      <Icon name="late" />
      <h2>{title}</h2>
      {common && <p>{common}</p>}
      <ul>
        {errors.map(({ id, label, error }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {[label, common ? '' : error].filter(Boolean).join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

// A fragment alone scrolls to a field but does not focus it
function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
