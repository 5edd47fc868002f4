import { useSend } from '../../../client/useSend.ts';
import { contact } from '../../../domain/booking/booking-contact.ts';
import { shape } from '../../../domain/kernel/entity.ts';
import type { DeadLetter } from '../../../domain/office/system.ts';
import { Input } from '../../../fields/Input.tsx';
import { useForm } from '../../../fields/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers } from '../../../ui/DialogFrame.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { errandWords } from './overview.ts';
import css from './Section.module.css';

const address = shape({ fields: { email: contact.fields.email } });

/** Another address for a mail about an order, which then goes out again. */
export function MendDialog({ letter, onClose }: { letter: DeadLetter; onClose: () => void }) {
  const { send, busy, errors } = useSend();
  const form = useForm(address, {
    row: { email: letter.recipient ?? '' },
    errors,
    busy,
    send: (json) =>
      void send({
        method: 'PATCH',
        path: `system/dead-letters/${letter.id}`,
        json,
        done: 'Adres poprawiony, wysyłamy ponownie',
        changes: ['system'],
        after: onClose,
      }),
  });
  return (
    <Modal title="Popraw i wyślij ponownie" onClose={onClose}>
      <form {...form.form} className={css.form}>
        <p>
          {errandWords(letter.what)} {letter.order_number}
        </p>
        <Input {...form.field('email')} />
        <p>Było: {letter.recipient}. Zmieni się też kontakt w zamówieniu.</p>
        <Answers>
          <Button onClick={onClose}>Anuluj</Button>
          <Button kind="go" type="submit" disabled={busy}>
            Wyślij
          </Button>
        </Answers>
      </form>
    </Modal>
  );
}
