import { useId, useState } from 'react';
import { useSend } from '../../client/useSend.ts';
import { daysOf } from '../../domain/booking/booking-row.ts';
import { priceChange } from '../../domain/booking/price-change.ts';
import type { AnyRow, Entity } from '../../domain/kernel/entity.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { addDays, type Day, dayCount, formatDay, wireDay } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { typedDay } from '../../domain/language/typed-day.ts';
import { Button } from '../../ui/Button.tsx';
import { DayInput } from '../../ui/DayInput.tsx';
import { Answers, DialogFrame } from '../../ui/DialogFrame.tsx';
import css from './acts.module.css';
import { TakeMoney } from './TakeMoney.tsx';

interface AddDaysProps {
  entity: Entity;
  row: AnyRow & { id: number };
  name: string;
  /** The last day that is offered first: of what is overdue today. */
  today: Day;
  onClose: () => void;
}

/** Makes a booking that has begun longer, with what that costs, and goes on to taking it. */
export function AddDays({ entity, row, name, today, onClose }: AddDaysProps) {
  const id = useId();
  const { send, busy, errors } = useSend();
  const stay = daysOf(row);
  const last = stay?.until ?? today;
  const [until, setUntil] = useState<Day | null>(last < today ? today : addDays(last, 1));
  const [isAdded, setAdded] = useState(false);
  if (isAdded) return <TakeMoney entity={entity} id={row.id} title={`Do zapłaty: ${name}`} onClose={onClose} />;
  const isLater = until !== null && until > last;
  const change = isLater ? priceChange(row, { ...row, until: wireDay(until) }) : undefined;
  const price = change ? change.after - change.before : 0;
  const days = isLater ? count(dayCount(last, until) - 1, nouns.day) : '';
  const add = () =>
    isLater &&
    send({
      method: 'PATCH',
      path: `${entity.path}/${row.id}`,
      json: { until: wireDay(until), version: row.version, refund: false, amount: 0, charge: price > 0 },
      done: `Doliczono ${days}: ${name}`,
      changes: ['desk/', entity.path],
      of: entity,
      saved: row.order_number ? () => setAdded(true) : onClose,
    });
  const wrong = until !== null && !isLater ? `Musi być po ${formatDay(last)}` : errors.until;
  return (
    <DialogFrame title={`Dolicz dni: ${name}`} onLeave={onClose} busy={busy}>
      <div className={css.field}>
        <DayInput
          id={id}
          label={entity.fields.until?.label ?? ''}
          day={until}
          error={wrong}
          onDay={setUntil}
          language={typedDay}
        />
      </div>
      <p className={css.sum} role="status">
        {!isLater ? (
          `Było do ${formatDay(last)}.`
        ) : change ? (
          <>
            Było do {formatDay(last)}, {days} więcej: <b>{formatAmount(price)}</b>. Zapłatę przyjmiesz w następnym
            kroku.
          </>
        ) : row.order_number ? (
          `Było do ${formatDay(last)}, ${days} więcej. Ile jest do zapłaty, powie następny krok.`
        ) : (
          `Było do ${formatDay(last)}, ${days} więcej. Nie ma zamówienia: zapłaty nie da się tu zapisać.`
        )}
      </p>
      <Answers>
        <Button onClick={onClose} disabled={busy}>
          Wróć
        </Button>
        <Button kind="go" disabled={busy || !isLater} onClick={() => void add()}>
          {price > 0 ? `Dolicz ${days} i pobierz ${formatAmount(price)}` : `Dolicz ${days}`}
        </Button>
      </Answers>
    </DialogFrame>
  );
}
