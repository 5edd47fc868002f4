import type { ReactNode } from 'react';
import { bookerOf } from '../../domain/booking/booking-row.ts';
import { joinedOrder, type OrderState, moneyOf as orderMoney } from '../../domain/booking/order.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { Cell } from '../../fields/Cell.tsx';
import { Card } from '../parts/Card.tsx';
import type { AboveProps } from '../record/parts.ts';
import css from './BookedBy.module.css';

/** Who booked it and what came of the money, above its form: what its order and its account say, not what is typed. */
export function BookedBy({ row }: Pick<AboveProps, 'row'>) {
  const booker = bookerOf(row);
  const number = row.order_number ? String(row.order_number) : undefined;
  return (
    <Card title="Kto rezerwował" className={css.booked}>
      <dl>
        <Fact name="Osoba">
          {booker ? (
            <>
              {booker.name} <small>{booker.guest ? 'gość, bez konta' : 'ma konto'}</small>
            </>
          ) : (
            'Nikt nie jest wpisany'
          )}
        </Fact>
        {booker?.email && (
          <Fact name="E-mail">
            <a href={`mailto:${booker.email}`}>{booker.email}</a>
          </Fact>
        )}
        {booker?.phone && (
          <Fact name="Telefon">
            <a href={`tel:${booker.phone.replace(/[^\d+]/g, '')}`}>{booker.phone}</a>
          </Fact>
        )}
        <Fact name={joinedOrder.order_number.field.label}>
          {number ? <b className="mono">{number}</b> : 'Bez zamówienia: dodała obsługa'}
        </Fact>
        {number && (
          <>
            <Fact name={joinedOrder.order_state.field.label}>
              <Cell field={joinedOrder.order_state.field} value={row.order_state} />
            </Fact>
            <Fact name="Kwota zamówienia">{formatAmount(Number(row.order_amount))}</Fact>
            <Fact name={moneyOf(row) === 'returning' ? 'Zostaje po zwrocie' : 'Wpłacono'}>
              {formatAmount(Number(row.order_paid ?? 0))}
            </Fact>
          </>
        )}
      </dl>
    </Card>
  );
}

const moneyOf = ({ order_state }: AboveProps['row']) =>
  order_state ? orderMoney({ state: order_state as OrderState }) : undefined;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
