import { useAtom } from 'jotai/react';
import { isHinted } from '../../client/auth.ts';
import { type Contact, contact, contactNames } from '../../domain/booking/booking-contact.ts';
import { correct } from '../../fields/errors.ts';
import { Input } from '../../fields/Input.tsx';
import { useForm } from '../../fields/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { FieldRow } from '../../ui/FieldRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './ContactForm.module.css';
import { StepActions } from './StepActions.tsx';
import { useProfile } from './useProfile.ts';
import { contactInfoAtom, userIdAtom } from './wizard.ts';

const blank: Contact = { firstName: '', lastName: '', email: '', phone: '' };

interface ContactFormProps {
  back: string;
  next: string;
  /** False until the browser has been asked what was typed before. */
  ready: boolean;
}

/** Whom the booking is for, and the way on. */
export function ContactForm({ back, next, ready }: ContactFormProps) {
  const [stored, store] = useAtom(contactInfoAtom);
  const [storedUserId, setUserId] = useAtom(userIdAtom);
  const { settled, id, contact: ofProfile } = useProfile();
  // What a guest typed is kept when they sign in; what was typed with one account is not shown to another
  const mine = ready && (storedUserId === null || storedUserId === id) && stored;
  const values = { ...(mine || blank), ...ofProfile };
  const keep = (typed: Contact) => {
    store(typed);
    setUserId(id);
  };
  const form = useForm(contact, {
    store: { values, change: (name, typed) => keep({ ...values, [name]: String(typed) }) },
    focus: 'summary',
    send: (row) => {
      keep(row);
      location.assign(next);
    },
  });
  return (
    <form {...form.form} className={css.form}>
      <ErrorSummary title={correct(form.summary.errors.length)} {...form.summary} />
      {/* What is typed before the account has come would give way to what it holds */}
      <fieldset className={css.fields} disabled={!settled}>
        <legend className="hidden">Dane kontaktowe</legend>
        <Panel title="Na kogo jest rezerwacja?">
          <FieldRow>
            {contactNames.map((name) => (
              <Input key={name} {...form.field(name)} locked={ofProfile[name] !== undefined} />
            ))}
          </FieldRow>
          {ready && !settled && isHinted() && <p className={css.locked}>Wczytujemy dane z&nbsp;profilu…</p>}
          {id !== null && <p className={css.locked}>Dane z&nbsp;profilu: zmienisz je w&nbsp;swoim koncie.</p>}
        </Panel>
        <StepActions back={back}>
          <Button kind="go" type="submit">
            Przejdź do podsumowania <Icon name="arrow" />
          </Button>
        </StepActions>
      </fieldset>
    </form>
  );
}
