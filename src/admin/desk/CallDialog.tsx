import { useState } from 'react';
import { useSend } from '../../client/useSend.ts';
import { call } from '../../domain/booking/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../ui/DialogFrame.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import css from './CallDialog.module.css';

/** Whom to call about which booking. */
export interface Calling {
  /** 'rentals/7' */
  booking: string;
  name: string;
  phone: string | null;
}

const usual = ['Nie odbiera', 'Będzie za godzinę', 'Odda dziś wieczorem'];

/** Calls somebody, and keeps what was said for whoever stands at the desk next. */
export function CallDialog({ calling, onClose }: { calling: Calling; onClose: () => void }) {
  const { booking, name, phone } = calling;
  const [text, setText] = useState('');
  const { send, busy, errors } = useSend();
  const save = () =>
    send({
      method: 'POST',
      path: `desk/${booking}/calls`,
      json: { text },
      once: true,
      done: call.messages.added,
      changes: ['desk/'],
      of: call,
      after: onClose,
    });
  return (
    <DialogFrame title={`Zadzwoń: ${name}`} onLeave={onClose} busy={busy}>
      {phone ? (
        <a className={css.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Icon name="phone" />
          {phone}
        </a>
      ) : (
        <p>Ta rezerwacja nie ma numeru telefonu.</p>
      )}
      <Field id="call-text" label={call.fields.text.label} error={errors.text}>
        {(control) => <TextArea {...control} rows={3} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <div className={css.usual}>
        {usual.map((words) => (
          <button key={words} type="button" onClick={() => setText(words)}>
            {words}
          </button>
        ))}
      </div>
      <Answers>
        <Button onClick={onClose} disabled={busy}>
          Anuluj
        </Button>
        <Button kind="go" onClick={() => void save()} disabled={busy}>
          Zapisz rozmowę
        </Button>
      </Answers>
    </DialogFrame>
  );
}
