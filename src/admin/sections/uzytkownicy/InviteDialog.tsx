import { invitation, linkHours, passwordLength, user as users } from '../../../domain/account/user.ts';
import { type Role, staff } from '../../../domain/kernel/roles.ts';
import { count, nouns } from '../../../domain/language/polish.ts';
import { sectionsOf } from '../../../domain/office/back-office.ts';
import { useConfirmedSend } from '../../../features/account/useConfirmedSend.ts';
import { Input } from '../../../fields/Input.tsx';
import { useForm } from '../../../fields/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import css from './RoleDialog.module.css';

/** Somebody new who works here: they get a link by mail and set a password that nobody else knows. */
export function InviteDialog({ onClose, onInvited }: { onClose: () => void; onInvited: (email: string) => void }) {
  const { send, busy, errors } = useConfirmedSend();
  const form = useForm(invitation, {
    errors,
    busy,
    send: (json) =>
      void send({
        method: 'POST',
        path: users.path,
        json,
        once: true,
        done: `Zaproszenie zostało wysłane: ${json.email}`,
        changes: [users.path],
        after: () => {
          onClose();
          onInvited(String(json.email));
        },
      }),
  });
  const role = form.values.role;
  const sees = isRole(role) ? sectionsOf(role).map(({ title }) => title) : [];
  return (
    <Modal title="Zaproś pracownika" onClose={onClose}>
      <form {...form.form} className={css.form}>
        <ErrorSummary title="Formularz jest niepoprawny" {...form.summary} />
        <Input {...form.field('email')} />
        <Input {...form.field('first_name')} />
        <Input {...form.field('last_name')} />
        <Input {...form.field('role')} />
        <p aria-live="polite">{sees.length > 0 && `Zobaczy: ${sees.join(', ')}`}</p>
        <p>
          Link działa {count(linkHours, nouns.hour)}, jeden raz. Hasło pracownika ma co najmniej{' '}
          {count(passwordLength('atc'), nouns.character)}.
        </p>
        <Answers>
          <Button onClick={onClose}>Anuluj</Button>
          <Button kind="go" type="submit" disabled={busy}>
            Wyślij zaproszenie
          </Button>
        </Answers>
      </form>
    </Modal>
  );
}

const isRole = (value: unknown): value is Role => (staff as unknown[]).includes(value);
