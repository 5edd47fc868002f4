import { useEffect, useRef } from 'react';
import { useSend } from '../../../../client/useSend.ts';
import type { Car } from '../../../../domain/booking/car.ts';
import { type Rental, rental } from '../../../../domain/booking/rental.ts';
import { formatSpan } from '../../../../domain/language/days.ts';
import { Button } from '../../../../ui/Button.tsx';
import { bookingMoney } from '../../../bookings/money.ts';
import { PriceDifference } from '../../../bookings/PriceDifference.tsx';
import { rowPath } from '../../../record/row-call.ts';
import { usePayOut } from '../../../record/usePayOut.ts';
import { carWords, whoOf } from './fleet.ts';
import css from './MovingRental.module.css';
import type { CarMoving } from './useCarMoving.ts';

/** Below the calendar while a rental is carried: whose it is, what was refused, and the money where that differs. */
export function MovingRental({ moving }: { moving: CarMoving }) {
  const { carried, stay, target, refused, leave } = moving;
  if (!carried || !stay) return null;
  return (
    <div className={css.moving}>
      <p role="status">
        <b>{whoOf(carried)}</b>, {carried.brand} {carried.model} {carried.license_plate}, {formatSpan(stay)}.{' '}
        {refused ? <b className={css.refused}>{refused}</b> : !target && 'Wybierz auto: każde mówi, czy pasuje.'}{' '}
        {carried.order_email && 'Klient dostanie e-mail.'}
      </p>
      {target && <WithMoney key={target.id} {...{ carried, target, moving }} />}
      {!target && (
        <Button size="s" onClick={leave}>
          Zostaw
        </Button>
      )}
    </div>
  );
}

function WithMoney({ carried, target, moving }: { carried: Rental; target: Car; moving: CarMoving }) {
  const { send, busy } = useSend();
  const values = { ...carried, Cars_id: target.id };
  const payOut = usePayOut(bookingMoney, carried, values);
  const question = useRef<HTMLDivElement>(null);
  // The calendar may be taller than the screen: where the car was put down, what is asked below was not seen
  useEffect(() => question.current?.focus(), []);
  const act = `Przenieś na ${carWords(target)}`;
  const move = () =>
    payOut.settle((also, told) =>
      send({
        method: 'PATCH',
        path: rowPath(rental, String(carried.id)),
        json: { Cars_id: target.id, version: carried.version, ...also },
        changes: [rental.path],
        done: [`${whoOf(carried)}: teraz ${carWords(target)}`, told].filter(Boolean).join('. '),
        saved: moving.leave,
        of: rental,
        otherwise: ({ status, body, message }) => {
          if (status !== 409 || body.code) return false;
          moving.refuse(`Ktoś był szybszy. ${message}. Rezerwacja została przy swoim aucie.`);
          return true;
        },
      }),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: what a fieldset adds is a border
    <div ref={question} className={css.question} role="group" tabIndex={-1} aria-label={act}>
      <PriceDifference stored={carried} values={values} payOut={payOut} />
      {payOut.note && <p>{payOut.note}</p>}
      <div className={css.acts}>
        <Button size="s" kind="go" disabled={busy} onClick={move}>
          {payOut.labelOf(act)}
        </Button>
        <Button size="s" onClick={moving.leave}>
          Zostaw
        </Button>
      </div>
    </div>
  );
}
