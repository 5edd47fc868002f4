import type { ReactNode } from 'react';
import { arrivalFor } from '../../domain/booking/arrival.ts';
import type { OrderKind } from '../../domain/booking/order.ts';
import { formatWeekday } from '../../domain/language/days.ts';
import { Plate } from '../../ui/Plate.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Tile } from '../../ui/Tile.tsx';
import css from './PlaceSign.module.css';
import type { Over, Receipt } from './receipt.ts';

interface PlaceSignProps {
  kind: OrderKind;
  receipt: Receipt;
  /** Nothing is shown at a barrier any more; of what was cancelled the place is struck through. */
  over?: Over | undefined;
  /** The amber edge below, where nothing else closes the sign. */
  edge?: boolean;
  /** The page's heading, and what stands beside it. */
  children: ReactNode;
}

/** What was booked, as one reads it at the barrier: the place in the largest letters, its days and its number. */
export function PlaceSign({ kind, receipt, over, edge, children }: PlaceSignProps) {
  const cancelled = over === 'cancelled';
  const { order_number, place, plate, hours, since, until, isHandedOver } = receipt;
  const { enters, code } = arrivalFor(kind, isHandedOver);
  const saidHours = !over && hours;
  const saidPlate = !cancelled && plate;
  return (
    <section className={`sign ${css.where}`} data-edge={edge || undefined}>
      <div className="wrap">
        <div className={css.text}>
          <div className={css.head}>{children}</div>
          <p className={css.place} data-cancelled={cancelled || undefined}>
            <Tile icon={kind} size="l" />
            <strong>{cancelled ? <s>{place}</s> : place}</strong>
          </p>
          <p className={css.when}>
            {over && (
              <>
                Numer zamówienia <b className="mono">{order_number}</b>, {cancelled && 'miało być '}
              </>
            )}
            {since !== until && (
              <>
                od <b>{formatWeekday(since)}</b> do{' '}
              </>
            )}
            <b>
              {formatWeekday(until)}
              {/* Within it, or a comma might begin a line */}
              {(saidHours || saidPlate) && ','}
            </b>
            {saidHours && ` ${saidHours}${saidPlate ? ',' : ''}`}
            {saidPlate && (
              <>
                {' auto '}
                <Plate>{saidPlate}</Plate>
              </>
            )}
          </p>
          {!over && (
            <p className={css.when}>
              <b className={css.enters}>{enters}</b>
            </p>
          )}
        </div>
        {!over && (
          <div className={css.pass}>
            {/* The number alone: strangers see this code, and the number opens nothing */}
            <QrCode text={order_number} label={`Kod QR z numerem zamówienia ${order_number}`} />
            <div>
              <dl>
                <dt>Numer zamówienia</dt>
                <dd className="mono">{order_number}</dd>
              </dl>
              <p>{code}</p>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
