import { useId, useState } from 'react';
import { useSend } from '../../client/useSend.ts';
import { cancelled } from '../../domain/booking/booking.ts';
import { priceChange } from '../../domain/booking/price-change.ts';
import type { AnyRow, Entity } from '../../domain/kernel/entity.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { dayOf, formatShort } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../ui/DialogFrame.tsx';
import { ErrorText, Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import css from './acts.module.css';
import { TakeMoney } from './TakeMoney.tsx';

interface EndBookingProps {
  entity: Entity;
  row: AnyRow & { id: number };
  name: string;
  onClose: () => void;
}

/** Ends the booking of somebody who has not come. What goes back is on the button; nothing is chosen beforehand. */
export function EndBooking({ entity, row, name, onClose }: EndBookingProps) {
  const id = useId();
  const { send, busy, errors } = useSend();
  const change = priceChange(row, { ...row, status: cancelled });
  const back = change?.refund ?? 0;
  const sum = formatAmount(back);
  const [refund, choose] = useState<boolean>();
  const [reason, setReason] = useState(`Nie przyjechano ${formatShort(dayOf(String(row.since)))}`);
  const [isTried, setTried] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const isOpen = back > 0 && refund === undefined;
  // Cash and the terminal's money is given back by hand
  if (isEnded) return <TakeMoney entity={entity} id={row.id} title={`Zwrot: ${name}`} onClose={onClose} />;
  const paid = refund === false ? `Zakończ, nie zwracaj ${sum}` : `Zakończ i zwróć ${sum}`;
  const act = back === 0 ? 'Zakończ rezerwację' : paid;
  const end = () => {
    setTried(true);
    if (isOpen || (refund === false && !reason.trim())) return;
    void send({
      method: 'PATCH',
      path: `${entity.path}/${row.id}`,
      json: {
        ...{ status: cancelled, version: row.version, reason: reason.trim() },
        ...{ refund: refund === true, amount: refund ? back : 0 },
      },
      done: `Zakończono: ${name}${refund ? `, zwracamy ${sum}` : ''}`,
      changes: ['desk/', entity.path],
      of: entity,
      saved: refund ? () => setEnded(true) : onClose,
    });
  };
  return (
    <DialogFrame title={`Zakończ rezerwację: ${name}`} onLeave={onClose} busy={busy}>
      {back > 0 ? (
        <fieldset className={css.choices} aria-describedby={isTried && isOpen ? `${id}-error` : undefined}>
          <legend>
            Rezerwacja kosztowała {formatAmount(change?.before ?? 0)}. Co zrobić z kwotą {sum}?
          </legend>
          <label>
            <input type="radio" name={id} checked={refund === true} onChange={() => choose(true)} />
            Zwróć {sum}, tak jak zapłacono
          </label>
          <label>
            <input type="radio" name={id} checked={refund === false} onChange={() => choose(false)} />
            Nie zwracaj pieniędzy
          </label>
          {isTried && isOpen && <ErrorText id={`${id}-error`}>Wybierz, co zrobić z kwotą {sum}</ErrorText>}
        </fieldset>
      ) : (
        <p>Nie ma czego zwrócić. Miejsce od razu będzie wolne dla innych.</p>
      )}
      <Field
        id={`${id}-reason`}
        label="Powód, przeczyta go klient"
        error={isTried && refund === false && !reason.trim() ? 'Napisz, dlaczego nic nie wraca' : errors.reason}
      >
        {(control) => (
          <TextArea {...control} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      <Answers>
        <Button onClick={onClose} disabled={busy}>
          Wróć
        </Button>
        <Button kind="go" disabled={busy} onClick={end}>
          {isOpen ? 'Zakończ…' : act}
        </Button>
      </Answers>
    </DialogFrame>
  );
}
