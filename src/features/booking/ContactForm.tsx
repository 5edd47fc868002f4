import { useAtom } from 'jotai/react';
import { type FormEvent, useState } from 'react';
import { parse } from '../../domain/kernel/schema.ts';
import { type Contact, contact } from '../../domain/order.ts';
import { correct, summaryOf } from '../../fields/errors.ts';
import { Input } from '../../fields/Input.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './Booking.module.css';
import { useProfile } from './useProfile.ts';
import { contactInfoAtom, userIdAtom } from './wizard.ts';

const blank: Contact = { firstName: '', lastName: '', email: '', phone: '' };
const names = Object.keys(contact.fields) as (keyof Contact)[];

interface ContactFormProps {
  back: string;
  next: string;
  /** False until the browser has been asked what was typed before. */
  ready: boolean;
}

/** Whom the booking is for, and the way on. */
export function ContactForm({ back, next, ready }: ContactFormProps) {
  const [stored, store] = useAtom(contactInfoAtom);
  const [whose, setUserId] = useAtom(userIdAtom);
  const { id, known } = useProfile();
  // What a guest typed goes with them into their account; what is of another account is nobody else's
  const mine = ready && (whose === null || whose === id) && stored;
  const values = { ...(mine || blank), ...known };
  const [attempt, setAttempt] = useState(0);
  const result = parse(contact, values);
  const wrong = result.ok ? {} : result.errors;
  const shown = attempt > 0 ? wrong : {};

  const keep = (it: Contact) => {
    store(it);
    setUserId(id);
  };
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (!result.ok) return setAttempt(attempt + 1);
    keep(result.row);
    location.assign(next);
  };
  return (
    // The words of what is wrong are ours, not the browser's
    <form noValidate className={css.form} onSubmit={proceed}>
      <ErrorSummary
        title={correct(Object.keys(shown).length)}
        errors={summaryOf(contact.fields, shown)}
        attempt={attempt}
      />
      <Panel title="Na kogo jest rezerwacja?">
        <div className={css.row}>
          {names.map((name) => (
            <Input
              key={name}
              name={name}
              field={contact.fields[name]}
              value={values[name]}
              onChange={(typed) => keep({ ...values, [name]: String(typed) })}
              error={shown[name]}
              locked={known[name] !== undefined}
            />
          ))}
        </div>
      </Panel>
      <div className={css.actions}>
        <ButtonLink kind="text" href={back}>
          Wstecz
        </ButtonLink>
        <Button kind="go" type="submit">
          Przejdź do podsumowania <Icon name="arrow" />
        </Button>
      </div>
    </form>
  );
}
