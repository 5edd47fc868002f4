import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Shape } from '../../../domain/kernel/entity.ts';
import { Input } from '../../../fields/Input.tsx';
import type { useForm } from '../../../fields/useForm.ts';
import css from './Sale.module.css';
import { useKnownCustomer } from './useKnownCustomer.ts';

interface PersonProps {
  path: string;
  shape: Shape;
  form: ReturnType<typeof useForm<Shape>>;
  /** It is booked: their own booking is then among those found. */
  sold: boolean;
  /** Enter in the last field. */
  onLast: () => void;
}

/** Who it is for, the phone first: it finds somebody who was here before, and fills in what is still empty. */
export function Person({ path, shape, form, sold, onLast }: PersonProps) {
  const { phone } = form.values;
  const known = useKnownCustomer(path, sold ? '' : phone);
  const filled = useRef<unknown>(undefined);
  const fillIn = useEffectEvent(() => {
    if (!known || known.isNew || filled.current === phone) return;
    filled.current = phone;
    for (const [name, value] of Object.entries(known.person)) if (value && !form.values[name]) form.change(name, value);
  });
  const name = known && !known.isNew ? known.name : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each customer who is found
  useEffect(() => fillIn(), [name, phone]);
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event;
    if (key !== 'Enter' || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const inputs = [...currentTarget.querySelectorAll('input')];
    const next = inputs[inputs.indexOf(target) + 1];
    if (next) next.focus();
    else onLast();
  };
  return (
    <form {...form.form} className={css.person} aria-label="Klient" onKeyDown={goOn}>
      {Object.keys(shape.fields).map((field) => (
        <div key={field}>
          <Input {...form.field(field)} />
          {field === 'phone' && (
            <p className={css.known} role="status">
              {known?.isNew && 'Nowy numer, nie ma go u nas'}
              {known && !known.isNew && `${known.name}, rezerwacje: ${known.times}. Dane wstawione, sprawdź je z nim.`}
            </p>
          )}
        </div>
      ))}
    </form>
  );
}
