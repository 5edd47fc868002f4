import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { KnownPerson } from '../../../domain/booking/known-person.ts';
import type { Shape } from '../../../domain/kernel/entity.ts';
import { Input } from '../../../fields/Input.tsx';
import type { useForm } from '../../../fields/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './Sale.module.css';
import { useKnownCustomer } from './useKnownCustomer.ts';

interface PersonProps {
  shape: Shape;
  form: ReturnType<typeof useForm<Shape>>;
  /** It is booked: their own booking is then among those found. */
  sold: boolean;
  /** Enter in the last field. */
  onLast: () => void;
}

/** Who it is for, the phone first: it finds somebody who was here before, and fills in what is still empty. */
export function Person({ shape, form, sold, onLast }: PersonProps) {
  const { phone } = form.values;
  const customers = useKnownCustomer(sold ? {} : form.values);
  const people = customers?.people ?? [];
  const only = customers?.by === 'phone' && people.length === 1 ? people[0] : undefined;
  // What stands there because of somebody who was found: it goes with them when somebody else is
  const filled = useRef<Readonly<Record<string, string>>>({});
  const fillIn = useEffectEvent(() => {
    if (!only || filled.current.phone === phone) return;
    const before = filled.current;
    filled.current = { ...partsOf(only), phone: String(phone) };
    for (const [name, value] of Object.entries(filled.current))
      if (!form.values[name] || form.values[name] === before[name]) form.change(name, value);
  });
  const choose = (person: KnownPerson) => {
    filled.current = partsOf(person);
    for (const [name, value] of Object.entries(filled.current)) form.change(name, value);
  };
  const name = only && nameOf(only);
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
              {customers?.by === 'phone' && people.length === 0 && 'Nowy numer, nie ma go u nas'}
              {only && `${name}, rezerwacje: ${only.bookings}. Dane wstawione, sprawdź je z klientem.`}
            </p>
          )}
          {field === (customers?.by === 'phone' ? 'phone' : 'last_name') && !only && (
            <Choices people={people.filter((it) => !isTyped(it, form.values))} onChoose={choose} />
          )}
        </div>
      ))}
    </form>
  );
}

const nameOf = ({ first_name, last_name }: KnownPerson): string => `${first_name} ${last_name}`;
const partsOf = ({ first_name, last_name, phone, email }: KnownPerson) => ({
  ...{ first_name, last_name },
  ...{ phone: phone ?? '', email: email ?? '' },
});
const isTyped = (person: KnownPerson, values: Readonly<Record<string, unknown>>): boolean =>
  Boolean(values.phone) && person.first_name === values.first_name && person.last_name === values.last_name;

interface ChoicesProps {
  people: readonly KnownPerson[];
  onChoose: (person: KnownPerson) => void;
}
/** Several share a number, or a beginning of a name: one of them is one press away. */
const Choices = ({ people, onChoose }: ChoicesProps) => (
  <div role="status">
    {people.length > 0 && (
      <ul className={css.people} aria-label="Znani klienci">
        {people.map((person) => (
          <li key={`${nameOf(person)} ${person.phone ?? person.email}`}>
            <Button size="s" onClick={() => onChoose(person)}>
              {nameOf(person)}
            </Button>
            <small className={css.known}>
              {[person.phone, `rezerwacje: ${person.bookings}`].filter(Boolean).join(', ')}
            </small>
          </li>
        ))}
      </ul>
    )}
  </div>
);
